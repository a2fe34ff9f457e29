"""What the server does at a table by itself, at a human pace, while somebody watches or it has a clock.

It acts for bots, and for people in whose place a captain plays. It passes for a person whose hand is empty,
with no card face down: everybody can see that this is the one thing that seat can do (R2.5). At tables
without people it goes on with the match (R13) and ends games in which nobody plays any more (R2.8). It does
nothing else, and nothing while the table stands still.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from functools import partial
from math import ceil
from typing import Any, Final, TypeAlias

from condottiere.bots import Bot
from condottiere.rules import KeepHand, Pass, Phase, View, encode

from .bot_pool import BotPool, Scheduling
from .errors import RequestError
from .live import LiveTable
from .opponents import STAND_IN
from .protocol import Pace
from .settings import Services

_log = logging.getLogger(__name__)

_SECONDS: Final[dict[Pace, tuple[float, float]]] = {
    "instant": (0.0, 0.0),
    "fast": (0.3, 0.7),
    "normal": (0.9, 1.8),
    "slow": (2.0, 3.5),
}
_HAND_SHARE: Final = 0.4
"""R4.5 asks every seat after every battle, and nearly all answer alike, so that takes less time."""
_SITE_SHARE: Final = 2.5
"""The lines of a battle lie until the next site is chosen (R4.4): time to read how it ended."""
_LEAST: Final = 0.01
"""Even at an instant pace, an action found at once comes no sooner than one that needs a search."""
_LEAST_FOR_HAND: Final = 0.03
"""R4.5: how soon an answer is found tells something of the hand, so even at an instant pace it waits."""

_OVERTAKEN: Final = ("stale", "captain", "paused", "closed")
"""Why the server may not act any more: meanwhile somebody has, or people have agreed on something."""

_Step: TypeAlias = Callable[[int], Coroutine[Any, Any, None]]
"""Something to do, given the version of the table for which it was decided."""


def delay(pace: Pace, phase: Phase, rng: random.Random) -> float:
    """Seconds from the moment a seat is on turn until the server acts for it.

    They depend on the pace and the phase, both public, and on chance: never on what a hand holds.
    """
    low, high = _SECONDS[pace]
    seconds = low + (high - low) * rng.random()
    if phase == Phase.HAND:
        return max(_LEAST_FOR_HAND, seconds * _HAND_SHARE)
    return max(_LEAST, seconds * _SITE_SHARE if phase == Phase.SITE else seconds)


class Driver:
    """Acts at one table for seats that need no person."""

    def __init__(self, table: LiveTable, retry_seconds: float, services: Services, pool: BotPool) -> None:
        """`retry_seconds` is how long it waits before it tries again what failed."""
        self._table = table
        self._retry_seconds = retry_seconds
        self._services = services
        self._pool = pool
        self._bots: dict[tuple[int, str], Bot | None] = {}
        self._task: asyncio.Task[None] | None = None
        self._resting = asyncio.Event()
        """Set while it waits for people."""

    def start(self) -> None:
        """Start acting, unless it already does."""
        if self._task is None or self._task.done():
            self._resting.clear()
            self._task = asyncio.create_task(self._run(), name=f"table {self._table.id}")

    def stop(self) -> None:
        """Stop acting, and cancel what a bot is thinking about."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def rest(self) -> None:
        """Wait until people have to act; it must have been started."""
        if self._table.changed.is_set():
            self._resting.clear()  # it goes on in a moment
        await self._resting.wait()

    async def _run(self) -> None:
        while True:
            self._table.changed.clear()
            self._resting.clear()
            await self._act_while_due()
            self._resting.set()
            await self._table.changed.wait()

    async def _act_while_due(self) -> None:
        while True:
            version = self._table.game.version
            try:
                step = await self._next_step()
                if step is not None:
                    await step(version)
                self._table.set_problem(None)
                if step is None:
                    return
            except RequestError as error:
                # Anything but that somebody was quicker will pass, as a locked database does.
                if error.code not in _OVERTAKEN:
                    self._table.set_problem(_problem(error))
                    await self._services.sleep(self._retry_seconds)
            except Exception:
                _log.exception("table %s: the server could not act; it will try again", self._table.id)
                await self._services.sleep(self._retry_seconds)

    async def _next_step(self) -> _Step | None:
        """Wait until something is due and return it; return None at once when people have to act."""
        if self._table.stands_still:
            return None
        game = self._table.game
        view = game.view(None)
        pause = delay(self._table.pace, view.phase, self._services.rng)
        step: _Step
        if view.turn is not None and self._table.bot(view.turn) is not None:
            captain = self._table.seats[view.turn].bot is None
            code = await self._choose(view.turn, game.view(view.turn), pause)
            return partial(self._act, view.turn, code, captain)
        if view.turn is not None and can_only_pass(view, view.turn):
            step = partial(self._act, view.turn, encode(Pass()), False)
        elif view.phase == Phase.INTERVAL and not self._table.people:
            step = self._table.next_game
        else:
            return None
        await self._services.sleep(pause)
        return step

    async def _act(self, seat: int, code: int, captain: bool, version: int) -> None:
        if self._table.game.view(None).can_end and not self._table.people:
            await self._table.end_unfinished(version)
        else:
            await self._table.act(seat, version, code, captain)

    # --- what a bot chooses -------------------------------------------------------------------------

    async def _choose(self, seat: int, view: View, pause: float) -> int:
        """The action of a bot, after a time that depends on pace, phase and bot, never on its cards.

        A bot that needs longer than its time step answers after a whole number of further steps.
        """
        name = await self._ready_bot(seat)
        time_step = self._services.opponents.time_step(name)
        start = self._services.monotonic()
        due = max(pause, time_step)
        decision = asyncio.create_task(self._decide_in_pool(seat, name, view))
        try:
            await self._services.sleep(due)
            if view.phase == Phase.HAND and not decision.done():
                # R4.5: a forced answer is found at once, a free one may take thought. So a bot that has found
                # no answer by now keeps the hand.
                return encode(KeepHand())
            if not decision.done():
                await asyncio.wait([decision])
                over = self._services.monotonic() - start - due
                await self._services.sleep(max(0.0, ceil(over / time_step) * time_step - over))
            return await decision
        finally:
            decision.cancel()

    async def _ready_bot(self, seat: int) -> str:
        """The bot of a seat, once it is compiled, or the stand-in if the table does not want to wait."""
        name = self._table.bot(seat) or self._services.opponents.captain  # if its person is back by now
        precompilation = self._services.precompilation
        if not self._services.opponents.is_compiled(name) or precompilation.is_ready():
            return name
        self._table.set_waiting_for(seat)
        try:
            await _wait_for_first(precompilation.wait(), self._table.stand_in.wait())
        finally:
            self._table.set_waiting_for(None)
        return name if precompilation.is_ready() else STAND_IN

    async def _decide_in_pool(self, seat: int, name: str, view: View) -> int:
        scheduling = Scheduling(
            table=self._table.id,
            serial_key=(
                self._table.id,
                seat,
            ),  # a cancelled decision must end before the next one starts
            interactive=lambda: self._table.has_people_here,
            quick=not self._services.opponents.is_compiled(name),
        )
        return await self._pool.run(partial(self._decide, seat, name, view), scheduling)

    def _decide(self, seat: int, name: str, view: View) -> int:
        """The action of a bot, or a random one if the bot fails, so that the game goes on."""
        if (seat, name) not in self._bots:
            self._bots[seat, name] = self._make_bot(name)
        bot = self._bots[seat, name]
        try:
            code = self._random_action(view) if bot is None else bot.decide(view).code
            if code in view.legal:
                return code
            _log.error("table %s: the bot of seat %d chose %r, which is illegal", self._table.id, seat, code)
        except Exception:
            _log.exception("table %s: the bot of seat %d failed", self._table.id, seat)
        return self._random_action(view)

    def _random_action(self, view: View) -> int:
        return self._services.rng.choice(view.legal)

    def _make_bot(self, name: str) -> Bot | None:
        """Make a bot in the thread in which it thinks, since that may take a while, too."""
        try:
            return self._services.opponents.make(name, self._services.rng.getrandbits(32))
        except Exception:
            _log.exception("table %s: there is no bot %r any more; chance plays for it", self._table.id, name)
            return None


async def _wait_for_first(*waits: Coroutine[Any, Any, Any]) -> None:
    """Return when one of these has, and cancel the others."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()


def can_only_pass(view: View, seat: int) -> bool:
    """R2.5: whether everybody can see that this seat can only pass."""
    who = view.seats[seat]
    return view.phase == Phase.BATTLE and who.hand_size == 0 and not who.face_down


def _problem(error: RequestError) -> str:
    """What the table is told about an error that keeps the server from acting."""
    if error.code == "storage":
        return (
            "The game cannot go on: the server cannot save it. Its database is locked, full or out of reach. "
            "It is tried again every second; whoever runs this server should look at it."
        )
    return f"The game cannot go on: {error.message}"
