"""What happened, in words, as each viewer may hear it."""

import pytest

from condottiere.record.game import Game
from condottiere.record.notation import Acted, Dealt, EndedUnfinished, entry_text, parse_action, parse_entry
from condottiere.record.position import parse_position, position_text
from condottiere.rules import Card, Options, apply, deal, end_unfinished
from support.told import happened, sentences

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena")
DEFENDED = "seats=3 options=capturing-regions site=roma owners=roma:1 defender=1"
SPOLETO = (
    "seats=5 site=spoleto favor=roma owners=torino:0,parma:0,ferrara:0,siena:0,genova:2,mantova:2,firenze:2,"
    "ancona:2,milano:1,lucca:1,bologna:1,venezia:3,urbino:3,napoli:4,modena:4"
)
"""The last region: seats 0 and 2 have four each, and no other can pass them with it."""


def told(position: str, token: str, viewer: int | None) -> list[str]:
    before = parse_position(position)
    after = before.copy()
    entry = parse_entry(token)
    assert isinstance(entry, Acted)
    apply(after, entry.code)
    return sentences(happened(before, entry, after, viewer), NAMES, viewer)


@pytest.mark.parametrize(
    ("position", "token", "expected"),
    [
        ("seats=3 site=roma hands=T//", "play:T", ["Ada plays Mercenary 10."]),
        ("seats=3 site=roma hands=T//", "pass", ["Ada passes."]),
        (
            "seats=3 site=roma hands=W// lines=5/S/S",
            "play:W",
            ["Ada plays Winter.", "Cleared from the lines: 2 × Spring."],
        ),
        (
            "seats=3 site=roma hands=B// lines=5/TC/T",
            "play:B",
            ["Ada plays Bishop.", "The Bishop strikes down Bruno’s Mercenary 10 and Chiara’s Mercenary 10."],
        ),
        ("seats=3 site=roma hands=B//", "play:B", ["Ada plays Bishop.", "The Bishop finds no Mercenary."]),
        ("seats=3 site=roma phase=favor", "favor:-", ["Ada leaves the Favor of the Pope off the board."]),
        (
            "seats=3 site=roma phase=favor favor=napoli",
            "favor:-",
            ["Ada takes the Favor of the Pope off the board."],
        ),
        ("seats=3 site=roma phase=favor", "favor:roma", ["Ada puts the Favor of the Pope on Roma."]),
        (
            "seats=3 site=roma phase=rescue lines=5//",
            "rescue:5",
            ["Ada takes a Mercenary 5 back into hand."],
        ),
        (
            "seats=3 site=roma out=12 lines=5C/4/ hands=1/1/1",
            "pass",
            [
                "Ada passes.",
                "The battle for Roma ends: Ada 6, Bruno 4, Chiara 0.",
                "Ada conquers Roma, 6 to 4.",
                "Ada has the most Courtesans (1) and keeps the Condottiere.",
            ],
        ),
        (
            "seats=3 site=roma lines=5C/4/ hands=U1/1/1",
            "play:U",
            [
                "Ada plays Surrender.",
                "The battle for Roma ends: Ada 6, Bruno 4, Chiara 0.",
                "Ada conquers Roma, 6 to 4, after a Surrender.",
                "Ada has the most Courtesans (1) and keeps the Condottiere.",
            ],
        ),
        (
            "seats=3 site=roma out=12 lines=5/5/",
            "pass",
            [
                "Ada passes.",
                "The battle for Roma ends: Ada 5, Bruno 5, Chiara 0.",
                "A tie at 5: nobody takes it.",
                "The Condottiere passes to the left: Bruno holds it now.",
            ],
        ),
        (
            "seats=3 site=roma phase=hand battles=2 turn=1 asked=3 hands=1/WCC/1",
            "hand:discard",
            ["Bruno has no Mercenary and discards the whole hand: Winter, 2 × Courtesan."],
        ),
        (
            "seats=3 site=roma phase=hand battles=2 turn=1 asked=3 hands=/WCC/",
            "hand:discard",
            [
                "Bruno has no Mercenary and discards the whole hand: Winter, 2 × Courtesan.",
                "The round is over.",
            ],
        ),
        (
            "seats=3 site=roma out=12 lines=5// owners=firenze:0,siena:0,lucca:0",
            "pass",
            [
                "Ada passes.",
                "The battle for Roma ends: Ada 5, Bruno 0, Chiara 0.",
                "Ada conquers Roma, 5 to 0.",
                "Ada keeps the Condottiere.",
                "Ada wins the game: 4 adjacent regions.",
            ],
        ),
        (
            "seats=3 site=roma out=12 lines=TC/C/",
            "pass",
            [
                "Ada passes.",
                "The battle for Roma ends: Ada 11, Bruno 1, Chiara 0.",
                "Ada conquers Roma, 11 to 1.",
                "Ada keeps the Condottiere.",
            ],
        ),
        (
            f"{DEFENDED} out=12 lines=5/5/",
            "pass",
            [
                "Ada passes.",
                "The battle for Roma ends: Ada 5, Bruno 5, Chiara 0.",
                "A tie at 5: Bruno keeps it.",
                "Bruno takes the Condottiere.",
            ],
        ),
        (
            "seats=4 options=capturing-regions site=roma owners=roma:2 defender=2 out=123 lines=5//5/",
            "pass",
            [
                "Ada passes.",
                "The battle for Roma ends: Ada 5, Bruno 0, Chiara 5, Dario 0.",
                "A tie at 5: Chiara keeps it.",
                "Chiara takes the Condottiere.",
            ],
        ),
        (
            f"{DEFENDED} out=12 lines=4/5/",
            "pass",
            [
                "Ada passes.",
                "The battle for Roma ends: Ada 4, Bruno 5, Chiara 0.",
                "Bruno keeps Roma, 5 to 4.",
                "Bruno takes the Condottiere.",
            ],
        ),
        (
            f"{DEFENDED} turn=1 defender-waits=1 hands=1/1/1",
            "pass",
            ["Bruno holds back and may still defend."],
        ),
        (
            "seats=3 options=capturing-regions phase=site site=siena battles=1 owners=roma:1 hands=1/1/1",
            "site:roma",
            ["Ada leads the Condottiere to Roma, which Bruno controls."],
        ),
        (
            f"{SPOLETO} turn=3 out=0124 lines=///T/",
            "pass",
            [
                "Dario passes.",
                "The battle for Spoleto ends: Ada 0, Bruno 0, Chiara 0, Dario 10, Elena 0.",
                "Dario conquers Spoleto, 10 to 0.",
                "Dario takes the Condottiere.",
                "Ada and Chiara are tied: a final battle decides.",
            ],
        ),
        (
            "seats=5 final=1 contenders=02 out=1234 lines=5//3//",
            "pass",
            [
                "Ada passes.",
                "The final battle ends: Ada 5, Chiara 3.",
                "Ada wins the game in the final battle.",
            ],
        ),
        (
            "seats=3 options=points:20 final=2 contenders=02 out=12 scores=21/3/21 lines=5//5",
            "pass",
            ["Ada passes.", "The final battle ends: Ada 5, Chiara 5.", "Ada and Chiara share the match."],
        ),
    ],
)
def test_what_happens_is_told_to_everybody(position: str, token: str, expected: list[str]) -> None:
    for viewer in (None, 0, 1):
        assert told(position, token, viewer) == expected


def test_a_card_played_face_down_is_named_to_its_owner_alone() -> None:
    position = "seats=3 options=hidden-cards site=roma hands=T// down=5//"
    assert told(position, "play:T", 0) == ["Ada plays Mercenary 10 face down.", "Ada turns up Mercenary 5."]
    assert told(position, "play:T", 1) == ["Ada plays a card face down.", "Ada turns up Mercenary 5."]
    assert told(position, "play:T", None) == told(position, "play:T", 2)


@pytest.mark.parametrize(
    ("plays", "then", "does"),
    [
        ("play:B", "favor:roma", "Ada puts the Favor of the Pope on Roma."),
        ("play:K", "rescue:5", "Ada takes a Mercenary 5 back into hand."),
        ("play:K", "rescue:-", "Ada takes nothing back."),
    ],
)
def test_a_face_down_card_is_named_only_once_the_new_card_has_taken_effect(
    plays: str, then: str, does: str
) -> None:
    """R15.2: while the Favor or the Mercenary to take back is being chosen, it still lies face down."""
    before = parse_position("seats=3 options=hidden-cards site=roma hands=BK/1/1 down=T// lines=5//")
    between = before.copy()
    apply(between, parse_action(plays))
    for viewer in (None, 0, 1):
        first = " ".join(told(position_text(before), plays, viewer))
        assert "turns up" not in first
        assert "Mercenary 10" not in first
        assert told(position_text(between), then, viewer) == [does, "Ada turns up Mercenary 10."]


def test_only_the_card_of_the_seat_that_plays_is_turned_up() -> None:
    position = "seats=3 options=hidden-cards site=roma hands=6/1/1 down=5/T/"
    assert told(position, "play:6", 2) == ["Ada plays a card face down.", "Ada turns up Mercenary 5."]


def test_a_scarecrow_with_nothing_to_take_back_turns_the_face_down_card_up_at_once() -> None:
    position = "seats=3 options=hidden-cards site=roma hands=K/1/1 down=T//"
    assert told(position, "play:K", 1) == ["Ada plays Scarecrow.", "Ada turns up Mercenary 10."]


def test_the_cards_kept_at_the_end_of_a_round_are_only_counted_to_others() -> None:
    position = "seats=3 site=roma phase=keep battles=2 hands=T5W//"
    assert told(position, "keep:TW", 0) == ["Ada keeps Mercenary 10, Winter."]
    assert told(position, "keep:TW", 1) == ["Ada keeps 2 cards."]


@pytest.mark.parametrize(
    ("position", "token", "expected"),
    [
        ("seats=3 site=roma phase=keep battles=2 hands=T5W//", "keep:-", "Ada keeps no cards."),
        ("seats=3 site=roma phase=keep battles=2 hands=T5W//", "keep:T", "Ada keeps 1 card."),
        ("seats=3 site=roma battles=2 phase=draw options=draw-after-battle", "draw:1", "Ada draws 1 card."),
        ("seats=3 site=roma battles=2 phase=draw options=draw-after-battle", "draw:0", "Ada draws no cards."),
        ("seats=3 site=roma battles=1 phase=rescue lines=5//", "rescue:-", "Ada takes nothing back."),
    ],
)
def test_one_card_several_and_none(position: str, token: str, expected: str) -> None:
    assert told(position, token, 1)[0] == expected


def test_a_game_left_after_one_battle_says_battle() -> None:
    before = parse_position("seats=3 site=roma options=idle-limit:1 battles=1 idle-battles=1 hands=1/1/1")
    after = before.copy()
    end_unfinished(after)
    assert sentences(happened(before, EndedUnfinished(), after, None), NAMES) == [
        "The game is left unfinished after 1 battle without a card."
    ]


def test_a_face_down_card_turned_up_at_the_end_is_named_even_when_the_last_card_is_a_surrender() -> None:
    position = "seats=3 options=hidden-cards site=roma hands=U/1/1 down=/T/ lines=5//"
    assert told(position, "play:U", 2)[:3] == [
        "Ada plays Surrender.",
        "Bruno turns up Mercenary 10.",
        "The battle for Roma ends: Ada 5, Bruno 10, Chiara 0.",
    ]


def test_cards_that_a_seat_draws_are_told_once() -> None:
    """R12.2: it said how many; which ones, it alone is told."""
    before = parse_position("seats=3 site=roma battles=2 phase=draw options=draw-after-battle hands=1/1/1")
    apply(before, parse_action("draw:2"))
    after = before.copy()
    for card in (Card.WINTER, Card.HEROINE):
        deal(after, card)
    entry = Dealt((Card.WINTER, Card.HEROINE))
    assert happened(before, entry, after, 1) == []
    assert sentences(happened(before, entry, after, 0), NAMES, 0) == ["You draw Winter, Heroine."]


def test_a_deal_tells_everybody_how_many_and_each_seat_its_own() -> None:
    game = Game.new(Options(seats=3, first_holder=1), seed=2)
    before = Game(game.options, game.holder).table
    entry = game.log[0]
    mine = sentences(happened(before, entry, game.table, 2), NAMES, 2)
    assert mine[:2] == [
        "The game begins: Bruno holds the Condottiere.",
        "Cards dealt: Ada 10, Bruno 10, Chiara 10.",
    ]
    assert mine[2].startswith("You are dealt ")
    assert sentences(happened(before, entry, game.table, None), NAMES) == mine[:2]
    assert entry_text(entry) not in " ".join(mine)
