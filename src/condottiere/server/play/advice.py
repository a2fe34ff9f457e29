"""Hints and odds on request: a seat's best actions, and its chance to win the battle after each action.

Both depend only on the View of that seat, so they reveal nothing that it could not work out itself. The same
View always gets the same answer, so asking again reveals nothing more. They are computed in the pool of the
bots, one at a time for each table.
"""

import asyncio
import logging
import zlib
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from condottiere.bots.search.battle_odds import battle_odds, has_line
from condottiere.languages.fact import Fact
from condottiere.rules import View
from condottiere.server.errors import RequestError, internal_error, stale
from condottiere.server.messages.api import ActionOdds, Hint, HintedAction, LineOdds
from condottiere.server.runtime.logs import TableLog
from condottiere.server.services import Services
from condottiere.server.table.live import LiveTable
from condottiere.server.table.messages.wire import legal_action

from .bot_pool import BotPool, Scheduling

_log = logging.getLogger(__name__)

MAX_ACTIONS: Final = 3
"""The number of actions in a hint."""

ODDS_BOT: Final = "search"
"""The bot whose code the odds need."""

_T = TypeVar("_T", bound=Hint | LineOdds)
_Cached: TypeAlias = tuple[View, int, Hint | LineOdds]


class Adviser:
    """Gives hints and odds to the seats of one table. Methods raise RequestError."""

    def __init__(self, table: LiveTable, services: Services, pool: BotPool) -> None:
        self._table = table
        self._services = services
        self._pool = pool
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._asked: dict[int, Scheduling] = {}
        """The unanswered request of each seat."""
        self._cache: dict[tuple[int, Any], _Cached] = {}

    async def hint(self, seat: int, version: int, client: str) -> Hint:
        """The best actions of the seat on turn, for a client."""

        def ask(view: View) -> Callable[[], Hint]:
            if view.turn != seat:
                raise RequestError("not_your_turn", Fact(id="error-hint-not-your-turn"))
            return lambda: _hint(view, version, self._services)

        return await self._answer(seat, version, client, Hint, ask)

    async def odds(self, seat: int, version: int, client: str) -> LineOdds:
        """The chance to win the battle after each action of a seat, or after a pass if it is not on turn."""

        def ask(view: View) -> Callable[[], LineOdds]:
            if not has_line(view):
                raise RequestError("no_battle", Fact(id="error-odds-no-battle"))
            if not self._services.precompilation.is_ready(ODDS_BOT):
                raise RequestError("not_ready", Fact(id="error-odds-not-ready"))
            return lambda: _odds(view, version)

        return await self._answer(seat, version, client, LineOdds, ask)

    def place(self, seat: int) -> int:
        """The place in the queue of a seat's request, from 1; 0 if none waits."""
        asked = self._asked.get(seat)
        return 0 if asked is None else self._pool.place(asked)

    async def _answer(
        self, seat: int, version: int, client: str, kind: type[_T], ask: Callable[[View], Callable[[], _T]]
    ) -> _T:
        if not self._table.hints:
            raise RequestError("no_hints", Fact(id="error-no-hints"))
        async with self._locks[seat]:
            game = self._table.game
            if version != game.version:
                raise stale()
            view = game.view(seat)
            work = ask(view)
            known = self._cache.get((seat, kind))
            if known is None or known[:2] != (view, version):
                known = self._cache[seat, kind] = view, version, await self._run_in_pool(seat, client, work)
            assert isinstance(known[2], kind)
            return known[2]

    async def _run_in_pool(self, seat: int, client: str, work: Callable[[], _T]) -> _T:
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
    adviser = services.opponents.adviser(_seed(view), services.precompilation.is_ready)
    alternatives = adviser.decide(view).alternatives
    return Hint(
        version=version,
        actions=[
            HintedAction(action=legal_action(one.code), chance=one.chance, reasons=list(one.reasons))
            for one in alternatives
            if one.code in view.legal
        ][:MAX_ACTIONS],
    )


def _odds(view: View, version: int) -> LineOdds:
    answer = battle_odds(view, _seed(view))
    return LineOdds(
        version=version,
        worlds=answer.worlds,
        odds=[
            ActionOdds(action=legal_action(one.code), holds=one.holds, ties=one.ties) for one in answer.odds
        ],
    )


def _seed(view: View) -> int:
    """A random seed that depends only on the View."""
    return zlib.crc32(repr(view).encode())
