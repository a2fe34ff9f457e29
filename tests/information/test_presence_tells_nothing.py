"""What one process tells another of a seat, for its driver, reaches nobody who watches there."""

from collections.abc import Callable
from pathlib import Path

import pytest

from support.people import Person
from support.running import dealt, running, services

HANDS = "1WWSSBCCDD 1122334455 6666665555"


def looks_away(ada: Person) -> None:
    ada.send(type="looking", looking=False)


def hurries(ada: Person) -> None:
    ada.send(type="hurry")


def answers_for_good(ada: Person) -> None:
    """R4.5: in advance, after its own pass."""
    ada.act("hand:keep")


@pytest.mark.parametrize("does", [looks_away, hurries, answers_for_good])
def test_what_a_person_does_in_private_sends_nothing_through_another_process(
    tmp_path: Path, does: Callable[[Person], None]
) -> None:
    database = tmp_path / "games.db"
    at = services(new_game=dealt(HANDS))
    with (
        running(database, at, follow_seconds=0.02) as one,
        running(database, services(), follow_seconds=0.02) as two,
    ):
        made = one.table("ada", "bruno", "chiara", options={"first_holder": 0})
        ada, second_screen = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[0])
        others = [two.join(made.id, key) for key in (made.keys[1], made.keys[2], None)]
        ada.play("site:roma")
        ada.act("pass")
        ada.until(lambda me: me.view["turn"] == 1 and me.view["seats"][0]["passed"])
        for person in (second_screen, *others):
            person.until(lambda me: me.version == ada.version)
            person.until(lambda me: all(player["online"] for player in me.table["players"]))
        second_screen.until(lambda me: me.table["own_connections"] == 2)
        known = [len(person.raw) for person in others]

        does(ada)
        one.join(made.id, made.keys[0])
        second_screen.until(lambda me: me.table["own_connections"] == 3)
        ada.send(type="say", text="Good luck", to=None)

        for person, before in zip(others, known, strict=True):
            person.until(lambda me: bool(me.chat))
            assert ['"type":"chat"' in text for text in person.raw[before:]] == [True]
