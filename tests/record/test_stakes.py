"""What is said of a battle that may decide the game, and to the last who can play a card."""

import pytest

from condottiere.languages.bundle import language
from condottiere.record.explanation.stakes import deciding_seats, prospect
from condottiere.rules import Options, Phase
from support.positions import at, pass_all, result
from support.random_games import steps

NAMES = ("Ada", "Bruno", "Chiara")
NEARLY = "seats=3 site=roma owners=napoli:1,ancona:1,spoleto:1"
"""With Roma, Bruno would have the 4 adjacent regions that win among three."""
DONE = "Nobody else can play."
DRAWS = "seats=3 options=draw-after-battle phase=draw battles=1"


def told(position: str) -> str | None:
    fact = prospect(at(position))
    return None if fact is None else language().write(fact, NAMES)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("seats=3 site=roma hands=1/1/1 lines=5/4/", None),
        (
            "seats=3 site=roma out=12 hands=1/1/1 lines=5/4/",
            f"{DONE} You lead 5 to 4: pass, and Roma is yours.",
        ),
        (
            "seats=3 site=roma out=2 hands=1//1 lines=5/4/",
            f"{DONE} You lead 5 to 4: pass, and Roma is yours.",
        ),
        ("seats=3 site=roma out=12 hands=1/1/1 lines=3/4/", f"{DONE} To take Roma you need more than 4."),
        (
            "seats=3 site=roma out=12 hands=1/1/1 lines=TT/4/W",
            f"{DONE} You lead 2 to 1: pass, and Roma is yours.",
        ),
        ("seats=3 site=roma out=12 hands=1/1/1 lines=3/4/4", f"{DONE} To take Roma you need more than 4."),
        ("seats=3 site=roma out=12 hands=1/1/1 lines=4/4/", f"{DONE} Tied at 4: to take Roma you need more."),
        ("seats=3 site=roma out=12 hands=1/1/1", f"{DONE} Tied at 0: to take Roma you need more."),
        (f"{NEARLY} hands=1/1/1", "Bruno would win the game with Roma: play a card or pass."),
        (
            f"{DRAWS} hands=11112222/1/1",
            "How many cards do you draw? Up to 2: your hand may hold 10.",
        ),
        (
            f"{DRAWS} hands=1111222233/1/1 owners=roma:0",
            "How many cards do you draw? Up to 1: your hand may hold 11.",
        ),
        (f"{DRAWS} hands=1111222/1/1", None),
        (f"{NEARLY} turn=1 hands=1/1/1", "If you take Roma, you win the game: play a card or pass."),
        (
            f"{NEARLY},siena:2,firenze:2,lucca:2 turn=1 hands=1/1/1",
            "With Roma you would win the game, but so would Chiara: play a card or pass.",
        ),
        (
            f"{NEARLY},siena:2,firenze:2,lucca:2 hands=1/1/1",
            "Bruno and Chiara would each win the game with Roma: play a card or pass.",
        ),
        (f"{NEARLY} out=1 hands=1/1/1", None),  # without a card he cannot win it any more
        (f"{NEARLY} out=1 hands=1/1/1 lines=3/W/", None),  # nor with a Winter alone
        (f"{NEARLY} out=1 hands=1/1/1 lines=TT/1/", None),  # nor far behind, where he can add nothing
        (
            f"{NEARLY} out=1 hands=1/1/1 lines=3/4/",
            "Bruno would win the game with Roma: play a card or pass.",
        ),
        (
            f"{NEARLY} turn=1 out=02 hands=1/1/1 lines=4/3/",
            "If you take Roma, you win the game: play a card or pass.",
        ),
        (
            f"{NEARLY} out=12 hands=1/1/1 lines=3/4/",
            "If you pass, Bruno wins the game. To take Roma you need more than 4.",
        ),
        (
            f"{NEARLY} turn=1 out=02 hands=1/1/1 lines=3/4/",
            f"{DONE} You lead 4 to 3: pass, and you win the game.",
        ),
    ],
)
def test_r2_4_whoever_can_play_last_is_told_what_passing_brings(position: str, sentence: str | None) -> None:
    assert told(position) == sentence


OWNED = "options=capturing-regions site=roma owners=roma:0 defender=0 out=12 hands=1/1/1"
NEARLY_CAPTURED = NEARLY.replace("owners=", "options=capturing-regions defender=0 owners=roma:0,")


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (f"seats=3 {OWNED} lines=3/4/", f"{DONE} To keep Roma you need at least 4."),
        (f"seats=3 {OWNED} lines=4/4/", f"{DONE} Tied at 4: pass, and you keep Roma."),
        (f"seats=3 {OWNED} lines=3/4/4", f"{DONE} Tied at 4: pass, and you keep Roma."),
        (f"seats=3 {OWNED}", f"{DONE} Tied at 0: pass, and you keep Roma."),
        (f"seats=3 {OWNED} lines=5/4/", f"{DONE} You lead 5 to 4: pass, and Roma is yours."),
        (
            f"{NEARLY_CAPTURED} out=12 hands=1/1/1 lines=3/4/",
            "If you pass, Bruno wins the game. To keep Roma you need at least 4.",
        ),
    ],
)
def test_r14_5_whoever_controls_the_region_is_told_that_a_tie_keeps_it(position: str, sentence: str) -> None:
    assert told(position) == sentence


def test_r14_2_a_defender_who_holds_back_is_not_done() -> None:
    defended = "seats=3 options=capturing-regions site=roma owners=roma:1 defender=1 out=2 hands=1/1/1"
    assert told(f"{defended} lines=5/4/") is None
    assert told(f"{defended} lines=5/4/".replace("hands=1/1/1", "hands=1//1")) is not None


def test_r15_4_nobody_says_what_a_face_down_card_will_bring() -> None:
    position = "seats=3 options=hidden-cards site=roma out=12 hands=1/1/1 lines=5/4/ down=/T/"
    assert told(position) == f"{DONE.removesuffix('.')}: play a card or pass."


def test_r8_1_the_seats_whose_win_it_would_be_are_named_while_they_may_have_it() -> None:
    assert deciding_seats(at(f"{NEARLY} hands=1/1/1")) == (1,)
    assert deciding_seats(at(f"{NEARLY} out=1 hands=1/1/1 lines=/4/")) == (1,)
    assert deciding_seats(at(f"{NEARLY} out=1 hands=1/1/1 lines=4/4/")) == (1,)
    assert deciding_seats(at(f"{NEARLY} out=1 hands=1/1/1 lines=5/4/")) == ()
    assert deciding_seats(at(f"{NEARLY} hands=1/1/1 lines=5/4/")) == (1,)  # he has not passed yet
    assert deciding_seats(at(f"{NEARLY} out=1 hands=1/1/1")) == ()
    assert deciding_seats(at(f"{NEARLY} phase=site hands=1/1/1")) == ()


def test_r15_4_a_seat_that_passed_behind_may_still_win_with_its_face_down_card() -> None:
    position = f"{NEARLY} options=hidden-cards out=1 hands=1/1/1 lines=5/4/"
    assert deciding_seats(at(f"{position} down=/T/")) == (1,)
    assert deciding_seats(at(position)) == ()


@pytest.mark.parametrize("options", [Options(seats=3), Options(seats=4, capturing_regions=True)], ids=str)
def test_r4_1_what_is_foretold_comes_true(options: Options) -> None:
    found = set()
    for step in steps(options, 5):
        table = step.table
        fact = prospect(table) if table.phase == Phase.BATTLE else None
        if fact is None or fact.region is None or fact.id.startswith("prospect-decides"):
            continue
        seat, site = table.turn, table.site
        ended = pass_all(table.copy())
        found.add(fact.id)
        takes = ended.owner[site] == seat
        assert takes == (fact.id in ("prospect-leads", "prospect-wins", "prospect-keeps"))
        assert (ended.phase == Phase.OVER and result(ended).endswith(str(seat))) == (
            fact.id == "prospect-wins"
        )
    assert {"prospect-leads", "prospect-trails", "prospect-ties"} <= found
