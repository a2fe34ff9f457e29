"""R4.5: a choice about a hand, an answer, and what it is, tell others nothing: not a byte, and no time."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from scipy.stats import ks_2samp

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
from support.people import PATIENCE, Person, act_in_turn
from support.running import Passer, dealt, in_a_loop, quick, running, services

CHOICE = "WWSSBCCDDH"
NO_CHOICE = "1122334455"
OTHERS = "6666665555 CCCKKKKBBS"
BOT = NewSeat(name="Thinker", bot="thinker")
BATTLES = 120
"""How many each sample has."""
TURNS_OF_THE_LOOP = 50
LEAST_P = 0.01
"""A Kolmogorov-Smirnov test with a fixed seed: below this the two samples differ."""


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
        return [person.raw for person in people[1:]]


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

    def __init__(self) -> None:
        self._now = 1000.0
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


async def waits(database: Path, sits: str, hand: str, answer: HandAnswer | None, seed: int) -> list[float]:
    """How long the others waited after each of many battles, in seconds.

    Seat 0 is a bot, or a person who gives this answer half-way through, or with None no answer.
    """
    clock = Clock()
    bots = {"thinker": BotKind("Thinker", lambda _seed, _: Thinker(clock), quick)}
    at = services(seed, bots, new_game=all_asked(hand), now=clock, monotonic=clock, sleep=clock.sleep)
    store = await Store.open(str(database), 0.2)
    tables = Tables(store, Settings(pace="normal"), at)
    people = [NewSeat(name="Ada"), NewSeat(name="Bruno")] if sits == "person" else [BOT, BOT]
    new = NewTable(seats=[*people, BOT], options=TableOptions(first_holder=0))
    measured = []
    for number in range(BATTLES):
        at.rng.seed(seed * BATTLES + number)
        async with tables.use((await tables.create(new)).id) as table:
            if answer is not None:
                clock.half_way = partial(table.answer, 0, answer)
            stopwatch = Stopwatch(table, clock)
            await table.join(stopwatch)
            measured.append(await stopwatch.waited)
            table.leave(stopwatch)
    await tables.close()
    await store.close()
    return measured


SITUATIONS = {
    "a bot that has to keep": ("bot", NO_CHOICE, None),
    "a bot that may choose": ("bot", CHOICE, None),
    "a person who has to keep": ("person", NO_CHOICE, None),
    "a person who does not answer": ("person", CHOICE, None),
    "a person who answers": ("person", CHOICE, "hand:keep"),
}


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[float]]:
    """The waits in each situation, from other random numbers each."""
    path = tmp_path_factory.mktemp("waits")
    return {
        name: in_a_loop(waits(path / f"{seed}.db", *situation, seed))  # type: ignore[arg-type]
        for seed, (name, situation) in enumerate(SITUATIONS.items(), start=45)
    }


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a bot that has to keep", "a bot that may choose"),
        ("a person who has to keep", "a person who does not answer"),
        ("a person who has to keep", "a person who answers"),
    ],
)
def test_r4_5_the_wait_after_a_battle_tells_nothing(
    samples: dict[str, list[float]], one: str, other: str
) -> None:
    result = ks_2samp(samples[one], samples[other])
    print(f"{one}, {other}: n = 2 x {BATTLES}, D = {result.statistic:.3f}, p = {result.pvalue:.3f}")
    assert result.pvalue > LEAST_P


def test_r4_5_a_wait_that_told_something_would_be_seen(samples: dict[str, list[float]]) -> None:
    """As if who has a choice were waited for a tenth less."""
    honest = samples["a person who has to keep"]
    assert min(honest) >= 6.0
    assert max(honest) <= 9.0
    assert ks_2samp(honest, [0.9 * wait for wait in samples["a person who answers"]]).pvalue < LEAST_P
