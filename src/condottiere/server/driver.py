"""What the server does at a table by itself, at a human pace.

It acts for bots. It passes for a person whose hand is empty, with no card face down: everybody can see that
this is the one thing that seat can do (R2.5). At tables without people it goes on with the match (R13) and
ends games in which nobody plays any more (R2.8). It does nothing else.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import partial
from typing import Any, TypeAlias

from condottiere.bots import Bot
from condottiere.record.notation import action_text
from condottiere.rules import KeepHand, Pass, Phase, View, encode

from .live import LiveTable
from .pacing import delay
from .refused import Refused
from .settings import World
from .thinking import Thinking

_log = logging.getLogger(__name__)

Doing: TypeAlias = Callable[[int], Coroutine[Any, Any, None]]
"""What is done, given the version at which it was decided."""


class Driver:
    """The one who acts at a table for those who are not people."""

    def __init__(
        self, table: LiveTable, rest: float, world: World, thinking: Thinking, done: Callable[[], None]
    ) -> None:
        """`done` is called whenever there is nothing to do until somebody else acts."""
        self._table = table
        self._rest = rest
        self._world = world
        self._thinking = thinking
        self._done = done
        self._bots: dict[int, Bot | None] = {}
        self._thoughts: dict[int, Future[int]] = {}
        """What each seat has thought about last."""
        self._task: asyncio.Task[None] | None = None
        self.idle = True
        """Whether there is nothing to do until somebody else acts."""

    def start(self) -> None:
        """Begin to act, if that has not happened yet."""
        if self._task is None:
            self.idle = False
            self._task = asyncio.create_task(self._run(), name=f"table {self._table.id}")

    def stop(self) -> None:
        """Act no more."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            self._table.moved.clear()
            await self._act_while_due()
            self.idle = True
            self._done()
            await self._table.moved.wait()
            self.idle = False

    async def _act_while_due(self) -> None:
        while True:
            version = self._table.game.version
            try:
                doing = await self._decide()
                if doing is None:
                    return
                await doing(version)
            except Refused as refused:
                # Stale: somebody was quicker. Anything else will pass, as a locked database does.
                if refused.code != "stale":
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
            code = await self._chosen(view.turn, game.view(view.turn), pause)
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

    async def _chosen(self, seat: int, view: View, pause: float) -> int:
        """What a bot does, after it has taken its time."""
        thinking = asyncio.create_task(self._thinks(seat, view))
        try:
            await self._world.sleep(pause)
            if view.phase == Phase.HAND and not thinking.done():
                # R4.5: a forced answer is found at once, a free one may take thought. So whoever is still
                # thinking when the time has come keeps the hand.
                return encode(KeepHand())
            return await thinking
        finally:
            thinking.cancel()

    async def _thinks(self, seat: int, view: View) -> int:
        """What comes of a bot's thinking. It ends the last thought first, though nobody waits for it."""
        last = self._thoughts.get(seat)
        if last is not None and not last.done():
            await asyncio.wait([asyncio.wrap_future(last)])
        self._thoughts[seat] = self._thinking.begin(partial(self._thought, seat, view))
        return await asyncio.wrap_future(self._thoughts[seat])

    def _thought(self, seat: int, view: View) -> int:
        """What a bot chooses; whatever is wrong with it, the game goes on."""
        if seat not in self._bots:
            self._bots[seat] = self._bot(seat)
        bot = self._bots[seat]
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

    def _bot(self, seat: int) -> Bot | None:
        """The bot of a seat, made when it first thinks: that may take a while, too."""
        name = self._table.seats[seat].bot
        assert name is not None
        try:
            return self._world.opponents.make(name, self._world.rng.getrandbits(32))
        except Exception:
            _log.exception("table %s: there is no bot %r any more; chance plays for it", self._table.id, name)
            return None


def _only_passes(view: View, seat: int) -> bool:
    """R2.5: whether everybody can see that this seat can only pass."""
    who = view.seats[seat]
    return view.phase == Phase.BATTLE and who.hand_size == 0 and not who.face_down
