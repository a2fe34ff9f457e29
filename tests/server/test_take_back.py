"""A move that is taken back: alone among captains, on other servers, after a restart, by a clock."""

from pathlib import Path
from typing import Any

import pytest

from support.clocks import FakeClock
from support.people import Person, act_in_turn
from support.running import dealt, running, services
from support.told import sentence

HANDS = "T5WK112233 T6BB112233"


def took_back(person: Person) -> dict[str, Any]:
    """Wait until somebody took a move back."""
    return person.until(lambda me: any("takes back" in line for line in me.lines)).view


def propose(person: Person) -> int:
    move: int = person.table["takeback"]
    person.send(type="propose", kind="takeback", move=move)
    return move


def test_whoever_is_alone_with_captains_takes_a_move_back_at_once_and_their_passes_with_it(
    database: Path,
) -> None:
    with running(database, services(new_game=dealt(HANDS))) as server:
        _, (ada,) = server.sit("ada", "bot:passer")
        ada.act("site:roma")
        ada.until(lambda me: me.view["phase"] == "battle" and me.view["turn"] == 0).act("play:W")
        ada.until(lambda me: me.view["seats"][1]["passed"] and me.view["turn"] == 0)
        propose(ada)
        view = took_back(ada)
        assert (view["turn"], view["seats"][1]["passed"], len(ada.legal) > 1) == (0, False, True)
        assert ada.table["agreements"]["proposals"] == []
        assert "Ada takes back the Winter." in ada.lines
        assert [line for line in ada.lines if "proposes" in line] == [], "nobody else had to agree"
        ada.act("play:T")
        ada.until(lambda me: me.view["seats"][1]["passed"])


def test_other_servers_and_restarts_know_of_it(database: Path) -> None:
    at = services(new_game=dealt(HANDS))
    with running(database, at, follow_seconds=0.02) as one, running(database, at, follow_seconds=0.02) as two:
        made = one.table("ada", "bruno", options={"first_holder": 0})
        ada, bruno = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[1])
        act_in_turn([ada, bruno], "site:roma", "play:T")
        move = propose(ada)
        bruno.until(lambda me: bool(me.table["agreements"]["proposals"]))
        (asked,) = bruno.table["agreements"]["proposals"]
        assert (sentence(asked["what"]), asked["move"], asked["needed"]) == (
            "the Mercenary 10",
            move,
            [1],
        )
        bruno.send(type="respond", kind="takeback", move=move, agree=True)
        seen = took_back(ada), took_back(bruno)
        assert [view["turn"] for view in seen] == [0, 0]
        assert seen[1]["seats"][0]["known"][6] == 1, "everybody saw the card that went back"
    with running(database) as later:
        again = later.join(made.id, made.keys[1])
        assert (again.until(lambda me: bool(me.table)).view, again.log) == (seen[1], bruno.log)


def test_the_turn_has_its_whole_time_again(database: Path) -> None:
    now = FakeClock()
    with running(database, services(now=now, new_game=dealt(HANDS))) as server:
        _, (ada, bruno) = server.sit("ada", "bruno", clock={"turn": 60, "reserve": 0})
        act_in_turn([ada, bruno], "site:roma", "play:T")
        now.forward(40)
        move = propose(ada)
        bruno.until(lambda me: bool(me.table["agreements"]["proposals"]))
        bruno.send(type="respond", kind="takeback", move=move, agree=True)
        took_back(ada)
        assert ada.table["agreements"]["deadline"] == pytest.approx(now() + 60)
