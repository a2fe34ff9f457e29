"""What a seat is told when it asks: the best actions, and how likely it is to win the battle with each.

Both come from the View of that seat alone, so they tell nothing that it could not find out by itself. The
same View is always given the same answer, so to ask again tells nothing more. The questions of one seat are
answered one after the other, and think where bots think.
"""

import asyncio
import logging
import zlib
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from condottiere.bots.search.battle_odds import battle_odds, has_line
from condottiere.rules import View

from .bot_pool import BotPool, Request
from .live import LiveTable
from .opponents import Opponents
from .protocol import ActionOdds, Hint, HintedAction, LineOdds
from .refused import Refused, stale
from .settings import World
from .wire import action_in_words, legal_action

_log = logging.getLogger(__name__)

BEST: Final = 3
"""How many actions a hint names."""

_T = TypeVar("_T", bound=Hint | LineOdds)
_Kept: TypeAlias = tuple[View, int, Hint | LineOdds]


class Adviser:
    """Answers the seats of one table. Methods raise Refused."""

    def __init__(self, table: LiveTable, world: World, pool: BotPool) -> None:
        self._table = table
        self._world = world
        self._pool = pool
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._kept: dict[tuple[int, Any], _Kept] = {}

    async def hint(self, seat: int, version: int) -> Hint:
        """The best actions of the seat on turn."""

        def ask(view: View) -> Callable[[], Hint]:
            if view.turn != seat:
                raise Refused("not_your_turn", "A hint is for the seat on turn. Ask again when it is yours.")
            return lambda: _hint(view, version, self._world.opponents)

        return await self._answered(seat, version, Hint, ask)

    async def odds(self, seat: int, version: int) -> LineOdds:
        """How likely the seat is to win the battle with each action, or not on turn with no more cards."""

        def ask(view: View) -> Callable[[], LineOdds]:
            if not has_line(view):
                raise Refused("no_battle", "There are odds only in a battle that this seat takes part in.")
            return lambda: _odds(view, version)

        return await self._answered(seat, version, LineOdds, ask)

    async def _answered(
        self, seat: int, version: int, kind: type[_T], ask: Callable[[View], Callable[[], _T]]
    ) -> _T:
        if not self._table.hints:
            raise Refused(
                "no_hints", "This table was made without hints and odds. A new table may allow them."
            )
        async with self._turns[seat]:
            game = self._table.game
            if version != game.version:
                raise stale()
            view = game.view(seat)
            work = ask(view)
            known = self._kept.get((seat, kind))
            if known is None or known[:2] != (view, version):
                known = self._kept[seat, kind] = view, version, await self._thought(work)
            assert isinstance(known[2], kind)
            return known[2]

    async def _thought(self, work: Callable[[], _T]) -> _T:
        await self._world.precompilation.wait()
        lane = (self._table.id, "advice")  # the questions of a table are answered one after the other
        request = Request(table=self._table.id, lane=lane, person=lambda: True, quick=False)
        try:
            return await self._pool.think(work, request)
        except Exception:
            _log.exception("table %s: a question could not be answered", self._table.id)
            raise Refused(
                "internal", "The server made a mistake, which it has noted. The game is as it was."
            ) from None


def _hint(view: View, version: int, opponents: Opponents) -> Hint:
    alternatives = opponents.adviser(_seed(view)).decide(view).alternatives
    return Hint(
        version=version,
        actions=[
            HintedAction(
                action=legal_action(one.code),
                text=action_in_words(view, one.code),
                chance=one.chance,
                reasons=list(one.reasons),
            )
            for one in alternatives
            if one.code in view.legal
        ][:BEST],
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
    """Chance that follows from the View."""
    return zlib.crc32(repr(view).encode())
