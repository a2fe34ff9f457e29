"""R4.5: a choice about a hand, an answer, and what it is, tell others nothing: not a byte, and no time."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

import pytest

from condottiere.bots import BotKind, Decision
from condottiere.record.game import Game
from condottiere.rules import Options, Phase, View
from condottiere.server.messages.api import NewSeat, NewTable
from condottiere.server.messages.protocol import HandAnswer, TableOptions
from condottiere.server.settings import Settings
from condottiere.server.storage import Store
from condottiere.server.table.live import LiveTable
from condottiere.server.table.watcher import Watcher
from condottiere.server.tables.tables import Tables
from support.people import PATIENCE, Person, act_in_turn, without_setup
from support.running import Passer, dealt, quick, running, services

CHOICE = "WWSSBCCDDH"
NO_CHOICE = "1122334455"
OTHERS = "6666665555 CCCKKKKBBS"
BOT = NewSeat(name="Thinker", bot="thinker")
BATTLES = 8
"""How many each situation is tried in."""
TURNS_OF_THE_LOOP = 50


class Story(NamedTuple):
    """What seat 0 holds, and says of it before and while all are asked."""

    hand: str
    in_advance: tuple[HandAnswer | None, ...] = ()
    asked: tuple[HandAnswer | None, ...] = ()


STORIES = {
    "holds a Mercenary": Story(NO_CHOICE),
    "does not answer": Story(CHOICE),
    "keeps": Story(CHOICE, asked=("hand:keep",)),
    "changes its mind": Story(CHOICE, ("hand:discard", None), ("hand:discard", "hand:keep")),
    "takes back a standing order": Story(CHOICE, ("hand:discard",), (None,)),
    "is refused": Story(NO_CHOICE, ("hand:discard",), ("hand:discard",)),
}
"""All end with the hand kept, so that the others lawfully see the same."""


class Held:
    """Time that stands still while people are asked, until it is let go."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.over = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.loop = asyncio.get_running_loop()
        if seconds >= 1:
            await self.over.wait()

    def end(self) -> None:
        assert self.loop is not None
        self.loop.call_soon_threadsafe(self.over.set)


def told(database: Path, story: Story) -> list[list[str]]:
    """Every byte that the two others at the table and an onlooker get of such a battle."""
    held = Held()
    at = services(new_game=dealt(f"{story.hand} {OTHERS}"), now=lambda: 1000.0, sleep=held.sleep)
    with running(database, at) as server:
        made, seats = server.sit("ada", "bruno", "chiara")
        people = [*seats, server.join(made.id)]
        act_in_turn(people, "site:roma", "pass")
        say(people[0], story.in_advance)
        act_in_turn(people, "pass", "pass", "site:milano")
        for person in people:
            person.until(lambda me: bool(me.table["answers"] and me.table["answers"]["until"]))
        say(people[0], story.asked)
        held.end()
        for person in people:
            person.until(lambda me: me.view["phase"] == "battle" and me.view["battles"] == 1)
        act_in_turn(people, "pass")
        return [without_setup(person) for person in people[1:]]


def say(person: Person, answers: tuple[HandAnswer | None, ...]) -> None:
    """Answer, and wait until it was taken or refused."""
    for answer in answers:
        person.send(type="answer", answer=answer)
        person.receive()


@pytest.fixture(scope="module")
def without_a_choice(tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    return told(tmp_path_factory.mktemp("stories") / "games.db", STORIES["holds a Mercenary"])


@pytest.mark.parametrize("name", STORIES)
def test_r4_5_not_a_byte_tells_of_an_answer_or_that_there_is_a_choice(
    tmp_path: Path, name: str, without_a_choice: list[list[str]]
) -> None:
    assert told(tmp_path / "games.db", STORIES[name]) == without_a_choice


def test_r4_5_the_twins_would_be_caught_if_they_differed(
    tmp_path: Path, without_a_choice: list[list[str]]
) -> None:
    """A hand that is discarded is shown: these bytes do differ."""
    discarded = Story(CHOICE, asked=("hand:discard",))
    assert told(tmp_path / "games.db", discarded) != without_a_choice


# --- time ------------------------------------------------------------------------------------------


class Clock:
    """Simulated time, which goes on when the server sleeps, by as much."""

    def __init__(self, now: float) -> None:
        self._now = now
        self._passed = threading.Condition()
        self.half_way: Callable[[], Awaitable[None]] | None = None
        """What somebody does in the middle of a long sleep."""

    def __call__(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        if self.half_way is None or seconds < 1:
            self._pass(seconds)
            return
        self._pass(seconds / 2)
        await self.half_way()
        for _ in range(TURNS_OF_THE_LOOP):
            await asyncio.sleep(0)  # for a server that would not wait any longer
        self._pass(seconds / 2)

    def think(self, seconds: float) -> None:
        """Return when so much time has passed: for a bot, in its thread."""
        end = self._now + seconds
        with self._passed:
            self._passed.wait_for(lambda: self._now >= end, timeout=PATIENCE)

    def _pass(self, seconds: float) -> None:
        with self._passed:
            self._now += seconds
            self._passed.notify_all()


class Thinker(Passer):
    """A bot that keeps at once what it has to keep, and else thinks for about as long as bots are given."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def decide(self, view: View) -> Decision:
        if view.phase == Phase.HAND and len(view.legal) > 1:
            self._clock.think(0.5)
        return super().decide(view)


class Stopwatch(Watcher):
    """Looks on, and notes when the next battle begins."""

    def __init__(self, table: LiveTable, clock: Clock) -> None:
        super().__init__(table, None, self._hear)
        self._table = table
        self._clock = clock
        self._began = clock()
        self.waited: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    async def _hear(self, _: str) -> None:
        pass

    def table_changed(self) -> None:
        if self._table.game.view(None).phase == Phase.BATTLE and not self.waited.done():
            self.waited.set_result(self._clock() - self._began)


def all_asked(hand: str) -> Callable[..., Game]:
    """A game after its first battle, in which seat 0 holds such a hand."""

    def new_game(options: Options, *shuffle: object) -> Game:
        game = dealt(f"{hand} {OTHERS}")(options, *shuffle)
        for token in ("site:roma", "pass", "pass", "pass", "site:milano"):
            game.play(token)
        return game

    return new_game


async def wait(store: Store, sits: str, hand: str, answer: HandAnswer | None, seed: int) -> float:
    """How long the others waited after a battle, in seconds.

    Seat 0 is a bot, or a person who gives this answer half-way through, or with None no answer.
    """
    clock = Clock(1000.0 + seed)
    bots = {"thinker": BotKind("Thinker", lambda _seed, _: Thinker(clock), quick)}
    times: Any = {"now": clock, "monotonic": clock, "sleep": clock.sleep}
    at = services(seed, bots, new_game=all_asked(hand), new_secret=partial(token_hex, 32), **times)
    tables = Tables(store, Settings(pace="normal"), at)
    people = [NewSeat(name="Ada"), NewSeat(name="Bruno")] if sits == "person" else [BOT, BOT]
    new = NewTable(seats=[*people, BOT], options=TableOptions(first_holder=0))
    async with tables.use((await tables.create(new)).id) as table:
        if answer is not None:
            clock.half_way = partial(table.answer, 0, answer)
        stopwatch = Stopwatch(table, clock)
        await table.join(stopwatch)
        waited = await stopwatch.waited
        table.leave(stopwatch)
    await tables.close()
    return round(waited, 9)


SITUATIONS: dict[str, list[tuple[str, HandAnswer | None]]] = {
    "bot": [(NO_CHOICE, None), (CHOICE, None)],
    "person": [(NO_CHOICE, None), (CHOICE, None), (CHOICE, "hand:keep")],
}
"""What seat 0 may hold and say, where it is a bot, or a person."""


@pytest.mark.parametrize(("sits", "least", "most"), [("bot", 0.3, 0.9), ("person", 6.0, 9.0)])
async def test_r4_5_the_wait_after_a_battle_depends_on_chance_and_the_time_alone(
    tmp_path: Path, sits: str, least: float, most: float
) -> None:
    """With the same seed at the same time it is the same, whatever is held and whatever is answered."""
    store = await Store.open(str(tmp_path / "games.db"), 0.2)
    honest = set[float]()
    for seed in range(BATTLES):
        waited = {await wait(store, sits, *situation, seed) for situation in SITUATIONS[sits]}
        assert len(waited) == 1
        honest |= waited
    await store.close()
    assert len(honest) == BATTLES, "another seed gives another wait"
    assert least <= min(honest) < max(honest) <= most
