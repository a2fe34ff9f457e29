"""What the server does at a table by itself, at a human pace, while somebody looks.

It acts for bots. It passes for a person whose hand is empty, with no card face down: everybody can see that
this is the one thing that seat can do (R2.5). At tables without people it goes on with the match (R13) and
ends games in which nobody plays any more (R2.8). It does nothing else.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from math import ceil
from typing import Any, TypeAlias

from condottiere.bots import Bot
from condottiere.record.notation import action_text
from condottiere.rules import KeepHand, Pass, Phase, View, encode

from .bot_pool import BotPool, Request
from .live import LiveTable
from .opponents import STAND_IN
from .pacing import delay
from .refused import Refused
from .settings import World

_log = logging.getLogger(__name__)

Doing: TypeAlias = Callable[[int], Coroutine[Any, Any, None]]
"""What is done, given the version at which it was decided."""


class Driver:
    """The one who acts at a table for those who are not people."""

    def __init__(self, table: LiveTable, rest: float, world: World, pool: BotPool) -> None:
        """`rest` is how many seconds it waits after it could not act."""
        self._table = table
        self._rest = rest
        self._world = world
        self._pool = pool
        self._bots: dict[tuple[int, str], Bot | None] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to act, if that has not happened yet."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"table {self._table.id}")

    def stop(self) -> None:
        """Act no more, and end what a bot thinks of."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self) -> None:
        while True:
            self._table.moved.clear()
            await self._act_while_due()
            await self._table.moved.wait()

    async def _act_while_due(self) -> None:
        while True:
            version = self._table.game.version
            try:
                doing = await self._decide()
                if doing is not None:
                    await doing(version)
                self._table.hinder(None)
                if doing is None:
                    return
            except Refused as refused:
                # Stale: somebody was quicker. Anything else will pass, as a locked database does.
                if refused.code != "stale":
                    self._table.hinder(_hindrance(refused))
                    await self._world.sleep(self._rest)
            except Exception:
                _log.exception("table %s: the server could not act; it will try again", self._table.id)
                await self._world.sleep(self._rest)

    async def _decide(self) -> Doing | None:
        """What to do now, after a while; None when it is for people to act."""
        game = self._table.game
        view = game.view(None)
        pause = delay(self._table.pace, view.phase, self._world.rng)
        doing: Doing
        if view.turn is not None and self._table.seats[view.turn].bot is not None:
            code = await self._choose(view.turn, game.view(view.turn), pause)
            return partial(self._do, view.turn, code)
        if view.turn is not None and _only_passes(view, view.turn):
            doing = partial(self._do, view.turn, encode(Pass()))
        elif view.phase == Phase.INTERVAL and not self._table.has_people:
            doing = self._table.next_game
        else:
            return None
        await self._world.sleep(pause)
        return doing

    async def _do(self, seat: int, code: int, version: int) -> None:
        if self._table.game.view(None).can_end and not self._table.has_people:
            await self._table.end_unfinished(version)
        else:
            await self._table.act(seat, version, action_text(code))

    # --- what a bot chooses -------------------------------------------------------------------------

    async def _choose(self, seat: int, view: View, pause: float) -> int:
        """What a bot does, after a time that depends on the pace, the phase and the bot, never on its cards.

        A bot that needs longer than its slot is given another slot of the same length.
        """
        name = await self._ready_bot(seat)
        slot = self._world.opponents.slot(name)
        began = self._world.monotonic()
        due = max(pause, slot)
        thinking = asyncio.create_task(self._think(seat, name, view))
        try:
            await self._world.sleep(due)
            if view.phase == Phase.HAND and not thinking.done():
                # R4.5: a forced answer is found at once, a free one may take thought. So whoever is still
                # thinking when the time has come keeps the hand.
                return encode(KeepHand())
            if not thinking.done():
                await asyncio.wait([thinking])
                over = self._world.monotonic() - began - due
                await self._world.sleep(max(0.0, ceil(over / slot) * slot - over))
            return await thinking
        finally:
            thinking.cancel()

    async def _ready_bot(self, seat: int) -> str:
        """The bot that plays for a seat, once it can: one that stands in for it, if the table wishes."""
        name = self._table.seats[seat].bot
        assert name is not None
        precompilation = self._world.precompilation
        if not self._world.opponents.is_compiled(name) or precompilation.is_ready():
            return name
        self._table.wait_for(seat)
        try:
            await _first(precompilation.wait(), self._table.stand_in.wait())
        finally:
            self._table.wait_for(None)
        return name if precompilation.is_ready() else STAND_IN

    async def _think(self, seat: int, name: str, view: View) -> int:
        request = Request(
            table=self._table.id,
            lane=(self._table.id, seat),  # a bot thinks of one thing at a time, even of what nobody waits for
            person=lambda: self._table.has_people_here,
            quick=not self._world.opponents.is_compiled(name),
        )
        return await self._pool.think(partial(self._thought, seat, name, view), request)

    def _thought(self, seat: int, name: str, view: View) -> int:
        """What a bot chooses; whatever is wrong with it, the game goes on."""
        if (seat, name) not in self._bots:
            self._bots[seat, name] = self._make(name)
        bot = self._bots[seat, name]
        try:
            code = self._any(view) if bot is None else bot.decide(view).code
            if code in view.legal:
                return code
            _log.error("table %s: the bot of seat %d chose %r, which is illegal", self._table.id, seat, code)
        except Exception:
            _log.exception("table %s: the bot of seat %d failed", self._table.id, seat)
        return self._any(view)

    def _any(self, view: View) -> int:
        return self._world.rng.choice(view.legal)

    def _make(self, name: str) -> Bot | None:
        """A bot, made when it first thinks: that may take a while, too."""
        try:
            return self._world.opponents.make(name, self._world.rng.getrandbits(32))
        except Exception:
            _log.exception("table %s: there is no bot %r any more; chance plays for it", self._table.id, name)
            return None


async def _first(*waits: Coroutine[Any, Any, Any]) -> None:
    """Return when one of these has."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()


def _only_passes(view: View, seat: int) -> bool:
    """R2.5: whether everybody can see that this seat can only pass."""
    who = view.seats[seat]
    return view.phase == Phase.BATTLE and who.hand_size == 0 and not who.face_down


def _hindrance(refused: Refused) -> str:
    """What the table is told of a refusal that keeps the server from acting."""
    if refused.code == "storage":
        return (
            "The game cannot go on: the server cannot save it. Its database is locked, full or out of reach. "
            "It is tried again every second; whoever runs this server should look at it."
        )
    return f"The game cannot go on: {refused.message}"
