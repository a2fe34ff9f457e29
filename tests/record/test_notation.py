"""Tokens of actions and entries, and positions in one line, both ways."""

import pytest

from condottiere import Card, KeepCards, PlaceFavor, Region, Rescue, encode
from condottiere.record.fairness.notation import (
    ChainAnnounced,
    EntropyRevealed,
    SeatFilled,
    SetupFixed,
    ShuffleCommitted,
)
from condottiere.record.notation import (
    Acted,
    Dealt,
    EndedUnfinished,
    Entry,
    NextGameBegun,
    NotationError,
    Shown,
    action_text,
    entry_text,
    parse_action,
    parse_entry,
)
from condottiere.record.position import parse_position, position_text


@pytest.mark.parametrize(
    ("action", "token"),
    [
        (PlaceFavor(None), "favor:-"),
        (PlaceFavor(Region.ROMA), "favor:roma"),
        (Rescue(Card.MERCENARY_10), "rescue:T"),
        (KeepCards((Card.WINTER, Card.MERCENARY_10)), "keep:TW"),
        (KeepCards(()), "keep:-"),
    ],
)
def test_tokens_read_like_what_they_mean(action: PlaceFavor | Rescue | KeepCards, token: str) -> None:
    assert action_text(encode(action)) == token


def test_kept_cards_may_be_named_in_any_order() -> None:
    assert parse_action("keep:WT") == parse_action("keep:TW")


@pytest.mark.parametrize(
    "entry",
    [
        Acted(0),
        Dealt((Card.MERCENARY_1, Card.MERCENARY_10, Card.SCARECROW)),
        Shown(0, (Card.MERCENARY_5, Card.MERCENARY_10), False, (2, 3)),
        Shown(5, (), True, None),
        Shown(1, (Card.WINTER,), True, (0,)),
        NextGameBegun(),
        EndedUnfinished(),
        ShuffleCommitted("0a" * 32),
        SeatFilled(0, "Ada: a (2)"),
        SeatFilled(1, "bot of 0", guest_of=0),
        SeatFilled(5, "Il Rosso", bot="search:worlds=20,candidates=6"),
        SetupFixed(1, "3d" * 32),
        ChainAnnounced(5, "1b" * 32),
        EntropyRevealed(0, 4096, "2c" * 32),
    ],
)
def test_entries_round_trip(entry: Entry) -> None:
    assert parse_entry(entry_text(entry)) == entry


@pytest.mark.parametrize(
    "text",
    ["", "play", "play:", "play:X", "play:TT", "deal:", "deal:X", "show:", "show:0", "show:6>1:T",
     "captain:2", "captain:6:away", "captain:2:ill", "back", "propose:1", "propose:1:captain:x",
     "agree:1:clock:60", "clock:", "clock:1:-1", "clock:99999999:0", "close:bored", "close:resigned:1:2",
     "pause:1",
     "show:0>:T", "show:0>x:T", "keep:TTT", "draw:4", "site:firenzo", "site:-", "PASS", "hand:", "next game"],
)  # fmt: skip
def test_what_is_no_token_is_refused_in_words(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_entry(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) > 10


POSITIONS = [
    "seats=4 site=roma",
    "seats=3 site=roma hands=5T/3W/1 lines=45TT/W/",
    "seats=2 options=hidden-cards+points:20 phase=over turn=- winners=1 ending=adjacent games=1 scores=3/25",
    "seats=6 options=hidden-cards turn=3 site=genova owners=torino:1 lines=1/2/3/4/5/6 down=/T//// out=04",
    "seats=3 options=hidden-cards site=siena down=/T/ down-shown=1>* known=1>*:T,1>0:5T,2>0:W sure=1>0:5",
]


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_round_trips(text: str) -> None:
    table = parse_position(text)
    assert position_text(table) == text
    assert parse_position(position_text(table)) == table


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "seats"),
        ("seats=7", "R1.1"),
        ("seats=four", "seats=four"),
        ("seats=4", "site"),
        ("seats=4 site=rom", "rom"),
        ("seats=4 site=roma site=roma", "once"),
        ("seats=4 site=roma colour=red", "colour"),
        ("seats=4 site=roma hands=T/5", "3 '/'"),
        ("seats=2 site=roma hands=HHHH/", "R1.2"),
        ("seats=2 site=roma hands=Z/", "'Z'"),
        ("seats=2 site=roma turn=2", "'2'"),
        ("seats=2 site=roma turn=-", "turn"),
        ("seats=2 site=roma owners=roma:7", "'7'"),
        ("seats=2 options=flying site=roma", "flying"),
        ("seats=2 options=points:0 site=roma", "R13.1"),
        ("seats=2 site=roma contenders=", "contenders"),
        ("seats=2 site=roma down=TT/", "R15.2"),
        ("seats=2 site=roma phase=lunch", "lunch"),
        ("seats=2 site=roma battles=-1", "battles"),
        ("seats=2 site=roma due=1/x", "due"),
        ("seats=2 site=roma known=0>2:T", "known"),
        ("seats=2 site=roma known=0>1*:T", "known"),
        ("seats=2 site=roma lines=T/5 played=1", "played="),
        ("seats=2 site=roma lines=TB/", "Bishop"),
        ("seats=2 site=roma lines=/K", "Scarecrow"),
        ("seats=2 site=roma lines=TW/S", "R5.1"),
        ("seats=2 site=roma lines=U/", "R5.7"),
        ("seats=2 site=roma down=T/", "R15.1"),
        ("seats=2 options=hidden-cards site=roma down=W/", "R15.1"),
        ("seats=2 options=hidden-cards phase=site down=T/", "R15.4"),
        ("seats=3 final=1 contenders=02", "out="),
        ("seats=2 site=roma out=0", "out="),
    ],
)
def test_a_wrong_position_is_refused_in_one_line_that_names_the_field(text: str, named: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert named in str(caught.value)
    assert "\n" not in str(caught.value)
