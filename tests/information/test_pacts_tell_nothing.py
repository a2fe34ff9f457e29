"""A pact between two seats is nobody else's: no byte, number, refusal, wait or line of the server's log."""

import asyncio
import logging
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from condottiere.record.game import Game
from condottiere.record.pacts.promisable import stakes
from condottiere.record.pacts.verdicts import deed_of
from condottiere.rules import Options, legal
from condottiere.rules.actions import PLAY, SITE_AT
from condottiere.rules.cards import SURRENDER
from support.clocks import FakeClock
from support.people import Person
from support.random_games import steps
from support.running import UNLIMITED, Running, running, services
from support.twins import twin

SPARE, PASS = {"kind": "spare", "region": 15}, {"kind": "pass"}
FIGHT, FAVOR = {"kind": "fight", "seat": 2}, {"kind": "nofavor", "region": 3}
ACTIONS = ("site:roma", "play", "pass", "pass")
"""What the people do, whoever is on turn, before a bot acts: 'play' is any card."""


class Secrets:
    """What Ada and Bruno do among themselves before each action; whispers and pacts of every kind."""

    def __init__(self, ada: Person, bruno: Person) -> None:
        self._people = ada, bruno
        self._rounds = [self._bargain, self._answer, self._refused, self._break, self._whisper]

    def __call__(self) -> None:
        if self._rounds:
            self._rounds.pop(0)()

    def _bargain(self) -> None:
        for clause in (SPARE, FIGHT, FAVOR):
            self._tell(0, type="offer", to=[1], mine=clause, yours=PASS)
            self._tell(1, type="offer", to=[0], yours=clause)
        self._tell(0, type="withdraw", pact=0)

    def _answer(self) -> None:
        self._tell(1, type="answer_pact", pact=2, accept=True)
        self._tell(0, type="answer_pact", pact=1, accept=True)
        self._tell(0, type="answer_pact", pact=3, accept=False)

    def _refused(self) -> None:
        for message in (
            {"type": "offer", "to": [9], "mine": PASS},
            {"type": "answer_pact", "pact": 0, "accept": True},
            {"type": "withdraw", "pact": 77},
        ):
            self._people[0].send(**message)
            assert self._people[0].error()["code"] == "illegal"

    def _break(self) -> None:
        states = {one["state"] for pact in self._people[0].table["pacts"] for one in pact["verdicts"]}
        assert "broken" in states
        self._tell(1, type="offer", to=[0], mine=FAVOR)
        self._tell(0, type="answer_pact", pact=6, accept=True)

    def _whisper(self) -> None:
        for person, to in zip(self._people, (1, 0), strict=True):
            person.send(type="say", text="our secret", to=[to])
        for person in self._people:
            person.until(lambda me: len(me.chat) == 2)
        self._people[0].send(type="say", text="a deal?", to=[3])
        self._people[0].until(lambda me: len(me.chat) == 4)

    def _tell(self, seat: int, **message: Any) -> None:
        """Say something of a pact, and wait until both of them have been told."""
        before = [person.table["pacts"] for person in self._people]
        self._people[seat].send(**message)
        for person, known in zip(self._people, before, strict=True):
            person.until(lambda me, known=known: me.table["pacts"] != known)  # type: ignore[misc]


class Gate:
    """Time that stands still while a bot pauses, until it is let go."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._pauses = asyncio.Semaphore(0)

    async def sleep(self, seconds: float) -> None:
        self._loop = asyncio.get_running_loop()
        self.waits.append(seconds)
        await self._pauses.acquire()

    def let_go(self) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._pauses.release)


def told(database: Path, with_secrets: bool, caplog: pytest.LogCaptureFixture) -> list[str]:
    """All that others get of a battle, how long the server waited in it, and what it wrote in its log."""
    gate = Gate()
    caplog.clear()
    at = services(now=FakeClock(), sleep=gate.sleep, new_game=lambda options, *_: Game.new(options, 1))
    with running(database, at, limits=UNLIMITED) as server:
        made = server.table("ada", "bruno", "chiara", "bot:random", options={"first_holder": 0}, pace="slow")
        browsers = [server.browser(name, made, seat) for seat, name in enumerate(("Ada", "Bruno", "Chiara"))]
        ada, bruno, chiara = (server.join(made.id, key) for key in made.keys[:3])
        onlooker = server.join(made.id)
        secrets = Secrets(ada, bruno)
        answers = []
        for action in (*ACTIONS, None):
            if with_secrets:
                secrets()
            answers += answered(server, made.id, browsers[2], chiara)
            version = ada.version
            if action is None:
                gate.let_go()
            else:
                act((ada, bruno, chiara)[ada.view["turn"]], action)
            for person in (ada, bruno, chiara, onlooker):
                person.at_version(version + 1)
        chiara.send(type="say", text="done", to=None)
        for person in (chiara, onlooker):
            person.until(lambda me: bool(me.chat))
        got = [*chiara.raw, *onlooker.raw]  # before Chiara is told, some time, of her second connection
        late = server.join(made.id, made.keys[2])
        late.until(lambda me: bool(me.chat))
        wrote = [record.getMessage() for record in caplog.records if record.name.startswith("condottiere")]
        got += [*late.raw, *answers, *map(str, gate.waits), *wrote]
        return [text.replace(made.id, "TABLE") for text in got]


def act(person: Person, action: str) -> None:
    person.act(next(token for token in person.legal if token.startswith(action)))


def answered(server: Running, table: str, browser: Any, chiara: Person) -> list[str]:
    """What a stranger and Chiara are answered to everything that can be asked."""
    paths = ["lobby", *(f"tables/{table}{path}" for path in ("", "/record", "/review", "/fairness"))]
    answers = [client.get(f"/api/{path}") for client in (server.browser(), browser) for path in paths]
    answers.append(browser.get("/api/me/games"))
    chiara.send(type="answer_pact", pact=0, accept=True)
    chiara.send(type="withdraw", pact=1)
    chiara.send(type="show", cards=[], face_down=False, to=[0])
    return [f"{answer.status_code} {answer.text}" for answer in answers] + [
        str(chiara.error()) for _ in range(3)
    ]


def test_what_two_seats_promise_each_other_is_nobody_elses(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "condottiere")
    without = told(tmp_path / "without.db", False, caplog)
    assert told(tmp_path / "with.db", True, caplog) == without


@pytest.mark.parametrize("leave", ["step_away", "resign"])
def test_nobody_else_hears_of_what_is_declined_for_who_leaves(tmp_path: Path, leave: str) -> None:
    told = []
    for offers in (0, 2):
        with running(tmp_path / f"{offers}.db", services(now=FakeClock()), limits=UNLIMITED) as server:
            made, (ada, bruno, chiara) = server.sit("ada", "bruno", "chiara")
            onlooker = server.join(made.id)
            for number, clause in enumerate((SPARE, FAVOR)[:offers], 1):
                ada.send(type="offer", to=[1], mine=clause)
                bruno.until(lambda me, number=number: len(me.table["pacts"]) == number)  # type: ignore[misc]
            bruno.send(type=leave)
            ada.until(lambda me, offers=offers: me.table["pacts"] != [] or not offers)  # type: ignore[misc]
            chiara.send(type="say", text="who is left?", to=None)
            for person in (chiara, onlooker):
                person.until(lambda me: me.table["players"][1]["captain"] is not None and bool(me.chat))
            setup = chiara.table["fairness"]["setup"]  # follows from the name of the table
            heard = [person.told.replace(setup, "SETUP") for person in (chiara, onlooker)]
            told.append([text.replace(made.id, "TABLE") for text in heard])
    assert told[0] == told[1]


@settings(max_examples=40)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6), hidden=st.booleans(), capturing=st.booleans())
def test_what_counts_for_a_promise_is_the_same_whatever_the_hidden_cards(
    seed: int, seats: int, hidden: bool, capturing: bool
) -> None:
    rng = random.Random(seed)
    options = Options(seats=seats, hidden_cards=hidden, capturing_regions=capturing)
    for number, (table, _) in enumerate(steps(options, seed)):
        if number > 60:
            break
        codes = legal(table)
        if not codes:
            continue
        viewer = rng.choice([None, *range(seats)])
        assert stakes(twin(table, viewer, rng)) == stakes(table)
        code = rng.choice(codes)
        others = [other for other in codes if _is_played_like(code, other)]
        for other in (code, *others):
            assert deed_of(twin(table, viewer, rng), other, 0) == deed_of(table, code, 0)


def _is_played_like(code: int, other: int) -> bool:
    """Whether both play a card, and neither or both a Surrender, which everybody sees."""
    both = PLAY <= code < SITE_AT and PLAY <= other < SITE_AT
    return both and (code == PLAY + SURRENDER) == (other == PLAY + SURRENDER)
