"""Hints on request: what a seat's actions do to its chance of winning the game, and which is the best.

They depend only on the View of that seat, so they reveal nothing that it could not work out itself. The judge
always gives the same answer to the same View, so asking again reveals nothing more. They are computed in the
pool of the bots, one at a time for each table.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable

from condottiere.languages.fact import Fact
from condottiere.rules import View
from condottiere.server.errors import RequestError, internal_error, stale
from condottiere.server.messages.api import Hint, HintedAction
from condottiere.server.runtime.logs import TableLog
from condottiere.server.services import Services
from condottiere.server.table.live import LiveTable
from condottiere.server.table.messages.wire import legal_action

from .bot_pool import BotPool, Scheduling

_log = logging.getLogger(__name__)


class Adviser:
    """Gives hints to the seats of one table. Methods raise RequestError."""

    def __init__(self, table: LiveTable, services: Services, pool: BotPool) -> None:
        self._table = table
        self._services = services
        self._pool = pool
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._asked: dict[int, Scheduling] = {}
        """The unanswered request of each seat."""
        self._cache: dict[int, tuple[object, Hint]] = {}
        """The last answer to each seat, and what it depends on."""

    async def hint(self, seat: int, version: int, client: str) -> Hint:
        """The actions of the seat on turn, judged for a client."""
        if not self._table.hints:
            raise RequestError("no_hints", Fact(id="error-no-hints"))
        async with self._locks[seat]:
            game = self._table.game
            if version != game.version:
                raise stale()
            view = game.view(seat)
            if view.turn != seat:
                raise RequestError("not_your_turn", Fact(id="error-hint-not-your-turn"))
            has_judge = self._services.opponents.has_judge(self._services.precompilation.is_ready)
            question = view, version, has_judge
            known = self._cache.get(seat)
            if known is None or known[0] != question:
                hint = await self._run_in_pool(seat, client, lambda: _hint(view, version, self._services))
                known = self._cache[seat] = question, hint
            return known[1]

    def place(self, seat: int) -> int:
        """The place in the queue of a seat's request, from 1; 0 if none waits."""
        asked = self._asked.get(seat)
        return 0 if asked is None else self._pool.place(asked)

    async def _run_in_pool(self, seat: int, client: str, work: Callable[[], Hint]) -> Hint:
        key = (self._table.id, "advice")  # one request of a table at a time
        scheduling = Scheduling(table=self._table.id, serial_key=key, client=lambda: client, quick=False)
        self._asked[seat] = scheduling
        try:
            return await self._pool.run(work, scheduling)
        except Exception:
            TableLog(_log, self._table.id).exception("a question could not be answered")
            raise internal_error() from None
        finally:
            del self._asked[seat]


def _hint(view: View, version: int, services: Services) -> Hint:
    judged = services.opponents.judge(view, services.precompilation.is_ready)
    return Hint(
        version=version,
        actions=[
            HintedAction(
                action=legal_action(one.code), chance=one.chance, equal=one.equal, reasons=list(one.reasons)
            )
            for one in judged
            if one.code in view.legal
        ],
    )
