"""R10: deals between players."""

import pytest

from condottiere.rules import PUBLIC, Card, IllegalAction, Table, show, view
from support.positions import at, cards_in_play, do, hand, known, play_out, refused, stage, sure

START = "seats=4 site=roma hands=TT5W/1/2/3"


def knowers(table: Table, seat: int, card: str) -> str:
    """Who knows of a card: the seats, and '*' for spectators."""
    viewers = [None, *(viewer for viewer in range(table.seats) if viewer != seat)]
    return "".join(
        "*" if viewer is None else str(viewer) for viewer in viewers if card in known(table, seat, viewer)
    )


def test_r10_1_at_any_time_also_out_of_turn() -> None:
    for words in (
        "phase=battle site=roma turn=1",
        "phase=site turn=1 holder=1",
        "phase=hand site=roma battles=1 turn=0",
        "phase=keep site=roma battles=1 turn=0",
        "phase=deal due=1/0/0/0 site=roma after-deal=battle",
        "phase=rescue turn=1 site=roma lines=/5// discards=K played=2",
        "phase=interval turn=- options=points:20",
    ):
        table = play_out(f"seats=4 hands=T/// {words}", "show:0>2:T")
        assert knowers(table, 0, "T") == "2"


def test_r10_1_it_is_no_turn() -> None:
    table = play_out(START, "show:2>*:2")
    assert stage(table) == "battle 0"


def test_r10_1_not_when_the_game_is_over() -> None:
    assert refused(
        at("seats=2 phase=over turn=- hands=T/ winners=0 ending=total games=1"), "show:0>*:T"
    ).startswith("R10.3")


def test_r10_2_cards_never_change_hands() -> None:
    table = play_out(START, "show:0>1:TT5W", "show:1>*:1")
    assert [hand(table, seat) for seat in range(4)] == ["5TTW", "1", "2", "3"]
    assert cards_in_play(table) == 110


def test_r10_2_no_promise_binds() -> None:
    """Whatever was shown, the seat may do what it might have done before."""
    shown, silent = play_out(START, "show:0>*:W"), at(START)
    assert view(shown, 0).legal == view(silent, 0).legal


def test_r10_3_some_cards_to_some_seats() -> None:
    table = play_out(START, "show:0>13:T5")
    assert known(table, 0, 1) == known(table, 0, 3) == "5T"
    assert knowers(table, 0, "T") == knowers(table, 0, "5") == "13"
    assert knowers(table, 0, "W") == ""


def test_r10_3_shown_openly_spectators_know_too() -> None:
    table = play_out(START, "show:0>*:TT")
    assert knowers(table, 0, "T") == "*123"
    assert known(table, 0) == known(table, 0, 2) == "TT"


def test_r10_3_a_seat_sees_of_itself_what_everybody_knows() -> None:
    table = play_out(START, "show:0>1:5", "show:0>*:W")
    assert known(table, 0, 0) == "W"


def test_r10_3_showing_the_same_card_twice_makes_one_known() -> None:
    table = play_out(START, "show:0>1:T", "show:0>1:T")
    assert known(table, 0, 1) == "T"
    do(table, "show:0>1:TT")
    assert known(table, 0, 1) == "TT"
    do(table, "show:0>1:T5")
    assert known(table, 0, 1) == "5TT"


def test_r10_3_known_until_played() -> None:
    table = play_out(START, "show:0>1:T5", "play:T")
    assert known(table, 0, 1) == "5"
    assert known(table, 0, 2) == ""


def test_r10_3_known_until_discarded() -> None:
    table = play_out("seats=2 phase=hand site=roma battles=1 hands=WC/1", "show:0>1:W", "hand:discard")
    assert known(table, 0, 1) == "W"
    do(table, "hand:keep")
    assert known(table, 0, 1) == ""


def test_r10_3_a_card_played_counts_for_each_as_the_one_it_knows() -> None:
    """Seat 1 knows of two tens, seat 2 of one, spectators of none; then one is played."""
    table = play_out(START, "show:0>1:TT", "show:0>2:T", "play:T")
    assert known(table, 0, 1) == "T"
    assert known(table, 0, 2) == ""


def test_r10_3_what_was_shown_and_what_a_scarecrow_took_add_up() -> None:
    table = play_out("seats=3 site=roma hands=KT/1/ lines=T//", "show:0>1:T", "play:K", "rescue:T")
    assert known(table, 0, 1) == "TT"
    assert known(table, 0, 2) == known(table, 0) == "T"


def test_r10_3_an_open_show_after_a_private_one_counts_the_same_card() -> None:
    table = play_out(START, "show:0>1:T", "show:0>*:T")
    assert known(table, 0, 1) == known(table, 0, 2) == known(table, 0) == "T"


def test_r10_3_known_cards_last_over_battles_and_the_next_deal() -> None:
    table = at("seats=2 site=roma out=1 hands=T/")
    do(table, "show:0>1:T", "pass", "site:siena", "hand:keep", "keep:T")
    assert stage(table).startswith("deal")
    assert known(table, 0, 1) == "T"


def test_r10_3_the_own_face_down_card_may_be_shown() -> None:
    table = play_out("seats=3 options=hidden-cards site=roma hands=5// down=T//", "show:0>1:_")
    assert view(table, 1).seats[0].face_down_card == Card.MERCENARY_10
    assert view(table, 2).seats[0].face_down_card is None
    assert view(table, None).seats[0].face_down_card is None


def test_r10_3_the_face_down_card_shown_openly() -> None:
    table = play_out("seats=3 options=hidden-cards site=roma hands=5// down=T//", "show:0>*:_")
    for viewer in (None, 0, 1, 2):
        assert view(table, viewer).seats[0].face_down_card == Card.MERCENARY_10
    assert view(table, None).unseen[Card.MERCENARY_10] == 7


def test_r10_3_known_until_it_is_turned_up() -> None:
    """The next face-down card is another one, which nobody has seen."""
    table = play_out("seats=2 options=hidden-cards site=roma hands=5/ out=1 down=T/", "show:0>1:_", "play:5")
    assert view(table, 1).seats[0].face_down_card is None
    assert known(table, 0, 1) == ""


@pytest.mark.parametrize(
    "token",
    [
        "show:0>1:6",
        "show:0>1:TTT",
        "show:0>0:T",
        "show:0>01:T",
        "show:0>1:",
        "show:0>*:_",
        "show:0>4:T",
        "show:0>1:T_",
    ],
)
def test_r10_3_only_cards_of_the_own_hand_and_only_to_others(token: str) -> None:
    assert refused(at(START), token).startswith("R10.3")


def test_r10_3_only_to_seats_of_this_table() -> None:
    assert refused(at("seats=2 site=roma hands=T/"), "show:0>5:T").startswith("R10.3")


def test_r10_3_only_seats_of_this_table_show_cards() -> None:
    assert refused(at(START), "show:4>1:T").startswith("R1.1")
    for seat in (-1, 4, PUBLIC):
        with pytest.raises(IllegalAction, match=r"R1\.1"):
            show(at(START), seat, {Card.WINTER: 1}, False, {1})


@pytest.mark.parametrize("cards", [{15: 1}, {-1: 1}, {Card.WINTER: 0}, {Card.WINTER: -1}, {}])
def test_r10_3_only_cards_that_there_are(cards: dict[int, int]) -> None:
    with pytest.raises(IllegalAction, match=r"R10\.3"):
        show(at(START), 0, cards, False, {1})


@pytest.mark.parametrize(
    ("token", "lacking"), [("show:0>1:1", "1 x Mercenary 1"), ("show:0>1:UU", "2 x Surrender")]
)
def test_r10_3_a_refusal_says_which_card_is_lacking(token: str, lacking: str) -> None:
    assert lacking in refused(at(START), token)


def test_r10_3_to_nobody_is_refused() -> None:
    with pytest.raises(IllegalAction, match=r"R10\.3"):
        show(at(START), 0, {Card.WINTER: 1}, False, set())


def test_r10_3_with_nothing_face_down_what_is_known_is_sure() -> None:
    table = play_out(START, "show:0>1:T5")
    assert sure(table, 0, 1) == "5T"
    assert sure(table, 0, 2) == ""
