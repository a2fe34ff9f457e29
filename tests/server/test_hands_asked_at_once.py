"""R4.5: after a battle all who hold cards are asked at once whether they discard them."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from support.clocks import Sleep, for_ever, hurried
from support.people import PATIENCE, Person, act_in_turn
from support.running import Made, Running, dealt, running, services

HANDS = "WWSSBCCDDH 1122334455 CCCKKKKBBS"
"""Seats 0 and 2 hold no Mercenary, so they may discard their hands; seat 1 may not."""


class Window:
    """A time to answer that ends when the test says so."""

    def __init__(self) -> None:
        self._begun = threading.Event()
        self._over: Callable[[], object] = bool

    async def sleep(self, seconds: float) -> None:
        """Of the short sleeps the first is as long as bots need."""
        if seconds < 1:
            await asyncio.sleep(0)
            return
        over = asyncio.Event()
        self._over = partial(asyncio.get_running_loop().call_soon_threadsafe, over.set)
        self._begun.set()
        await over.wait()

    def end(self) -> None:
        assert self._begun.wait(PATIENCE)
        self._begun.clear()
        self._over()


@contextmanager
def asked(
    tmp_path: Path, *seats: str, hands: str = HANDS, sleep: Sleep = hurried, at_one_device: int = 0
) -> Iterator[tuple[Running, Made, list[Person]]]:
    """A table at which all are asked now: the server, the table, and a connection for each seat's person."""
    at = services(new_game=dealt(hands), now=lambda: 1000.0, sleep=sleep)
    with running(tmp_path / "games.db", at) as server:
        made, people = server.sit(*seats)
        server.browser("Ada", made, *range(at_one_device))
        people[:at_one_device] = [server.join(made.id, key) for key in made.keys[:at_one_device]]
        fight(people, "site:roma", *["pass"] * len(seats))
        people[0].until(lambda me: me.view["phase"] == "site")
        fight(people, "site:milano")
        yield server, made, people


def fight(people: list[Person], *tokens: str) -> None:
    """What people do in turn, and bots between them."""
    for token in tokens:
        actor = next((one for one in people if one.view["viewer"] == people[0].view["turn"]), None)
        version = people[0].version
        if actor is not None:
            actor.act(token)
        for person in people:
            person.at_version(version + 1)


def answer(person: Person, what: str | None) -> None:
    """Say what to do with the hand, which may be changed, and wait until that is known."""
    person.send(type="answer", answer=what)
    person.until(lambda me: me.table["answers"]["own"] == what)


def hand_sizes(person: Person) -> list[int]:
    return [seat["hand_size"] for seat in person.view["seats"]]


def test_r4_5_all_are_asked_at_once_and_answer_in_any_order(tmp_path: Path) -> None:
    with asked(tmp_path, "ada", "bruno", "chiara") as (_, _, people):
        ada, bruno, chiara = people
        for person, legal in zip(people, (2, 1, 2), strict=True):
            assert (person.view["phase"], person.view["turn"], len(person.legal)) == ("hand", None, legal)
        chiara.act("hand:discard")
        bruno.act("hand:keep")
        ada.act("hand:keep")
        for person in people:
            person.until(lambda me: me.view["phase"] == "battle")
            assert hand_sizes(person) == [10, 10, 0]
            assert sum("discards the whole hand" in line for line in person.lines) == 1


def test_r4_5_an_answer_may_be_changed_and_who_gives_none_keeps(tmp_path: Path) -> None:
    window = Window()
    with asked(tmp_path, "ada", "bruno", "chiara", sleep=window.sleep) as (_, _, people):
        ada, bruno, chiara = people
        chiara.until(lambda me: me.table["answers"]["until"] is not None)
        assert chiara.table["answers"].items() >= {"own": None, "choice": True}.items()
        assert 3.0 <= chiara.table["answers"]["until"] - chiara.table["now"] <= 4.0
        for what in ("hand:discard", "hand:keep", "hand:discard", None):
            answer(chiara, what)
        answer(bruno, "hand:keep")
        answer(ada, "hand:discard")
        answer(chiara, "hand:keep")
        assert chiara.view["phase"] == "hand", "that all have answered ends nothing: it would tell who may"
        window.end()
        for person in people:
            person.until(lambda me: me.view["phase"] == "battle")
            assert hand_sizes(person) == [0, 10, 10]


def test_r4_5_people_at_one_device_have_time_to_answer_one_after_the_other(tmp_path: Path) -> None:
    sleep = Window().sleep
    with asked(tmp_path, "ada", "bruno", "chiara", sleep=sleep, at_one_device=2) as (_, _, people):
        chiara = people[2]
        chiara.until(lambda me: me.table["answers"]["until"] is not None)
        assert 6.0 <= chiara.table["answers"]["until"] - chiara.table["now"] <= 8.0


def test_r4_5_at_a_table_of_one_person_a_choice_is_waited_for(tmp_path: Path) -> None:
    with asked(tmp_path, "ada", "bot:passer", "bot:passer") as (_, _, (ada,)):
        assert ada.table["answers"] == {"until": None, "own": None, "choice": True}
        ada.say("let me think")
        assert ada.view["phase"] == "hand"
        ada.send(type="answer", answer="hand:discard")
        ada.until(lambda me: me.view["phase"] == "battle")
        assert hand_sizes(ada) == [0, 10, 10]


def test_r4_5_a_person_alone_who_can_only_keep_is_not_waited_for(tmp_path: Path) -> None:
    with asked(tmp_path, "ada", "bot:passer", hands="1122334455 CCCKKKKBBS") as (_, _, (ada,)):
        ada.until(lambda me: me.view["phase"] == "battle")
        assert hand_sizes(ada) == [10, 10]


def test_r4_5_an_answer_is_taken_in_advance_from_the_own_pass_on(database: Path) -> None:
    with running(database, services(new_game=dealt(HANDS))) as server:
        _, people = server.sit("ada", "bruno", "chiara")
        ada, bruno, chiara = people
        act_in_turn(people, "site:roma")
        ada.send(type="answer", answer="hand:discard")
        assert ada.error()["message"].endswith("(R4.5).")
        told: object = ada.table["answers"]
        assert told is None
        act_in_turn(people, "pass")
        assert ada.table["answers"] == {"until": None, "own": None, "choice": True}
        answer(ada, "hand:discard")
        act_in_turn(people, "pass")
        bruno.send(type="answer", answer="hand:discard")
        assert "Mercenary" in bruno.error()["message"]
        act_in_turn(people, "pass", "site:milano")
        assert ada.table["answers"]["own"] == "hand:discard"
        for person in (bruno, chiara):
            person.act("hand:keep")
        ada.act("hand:discard")
        ada.until(lambda me: me.view["phase"] == "battle")
        assert hand_sizes(ada) == [0, 10, 10]


def test_r4_5_answers_are_known_after_a_restart(tmp_path: Path) -> None:
    with asked(tmp_path, "ada", "bruno", "chiara", sleep=for_ever) as (server, made, (ada, _, _)):
        answer(ada, "hand:discard")
        browser = server.browser("Ada", made, 0)
        (game,) = browser.get("/api/me/games").json()["games"]
        assert (game["phase"], game["turn"], game["my_turn"]) == ("hand", None, False), "nobody in particular"
    with running(tmp_path / "games.db", services(sleep=asyncio.sleep)) as server:
        people = [server.join(made.id, key) for key in made.keys]
        assert people[0].table["answers"]["own"] == "hand:discard"
        for person in people:
            person.act(person.table["answers"]["own"] or "hand:keep")
        people[2].until(lambda me: me.view["phase"] == "battle")
        assert hand_sizes(people[2]) == [0, 10, 10]


def test_r4_5_people_of_two_servers_answer_at_the_same_time(tmp_path: Path) -> None:
    """Neither learns that the other has answered, not even by a refusal."""
    window = Window()
    with asked(tmp_path, "ada", "bruno", "chiara", sleep=window.sleep) as (one, made, (ada, _, chiara)):
        far = services(sleep=Window().sleep, now=lambda: 1000.0)
        with running(tmp_path / "games.db", far, follow_seconds=3600.0) as two:
            distant = two.join(made.id, made.keys[2])
            for person, what in ((ada, "hand:discard"), (distant, "hand:discard"), (ada, "hand:keep")):
                answer(person, what)
            assert ada.errors == distant.errors == []
            window.end()
            ada.until(lambda me: me.view["phase"] == "battle")
            assert hand_sizes(ada) == [10, 10, 0]
        assert chiara.errors == []
        assert one.get(f"/api/tables/{made.id}").json()["phase"] == "battle"


def test_r4_5_captains_answer_for_those_whose_seats_they_play(tmp_path: Path) -> None:
    """Nobody waits for their people, and what these have said before is not theirs to say any more."""
    with asked(tmp_path, "ada", "bruno", "chiara") as (_, _, (ada, bruno, chiara)):
        answer(chiara, "hand:discard")
        chiara.send(type="step_away")
        chiara.until(lambda me: me.table["players"][2]["captain"] is not None)
        chiara.act("hand:keep")
        assert chiara.error()["code"] == "captain"
        for person in (ada, bruno):
            person.until(lambda me: me.table["players"][2]["captain"] is not None)
            person.act("hand:keep")
        ada.until(lambda me: me.view["phase"] == "battle")
