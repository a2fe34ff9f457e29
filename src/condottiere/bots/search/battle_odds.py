"""How likely a battle line is to win, as far as one seat can tell.

The worlds that the seat's View allows are sampled, and in each the battle is played to its end. The seat
goes on as the bot that gives hints would, and the others act by the evaluation of `expert`; whoever passes
leaves its line as it lies. A hint names the same figures, for they come from the same playouts. Needs Numba.
"""

from typing import Final

from condottiere.bots.bot import BattleOdds
from condottiere.bots.errors import without_numba
from condottiere.bots.parameters import HINT
from condottiere.rules import Phase, View

_FIGHTING: Final = (Phase.BATTLE, Phase.RESCUE, Phase.FAVOR)


def has_line(view: View) -> bool:
    """Whether a battle is being fought in which the viewer takes part."""
    return view.viewer is not None and view.phase in _FIGHTING and view.seats[view.viewer].contending


def battle_odds(view: View, seed: int) -> BattleOdds:
    """The odds of the viewer's line. The same View and seed give the same answer.

    Raises ValueError if there is no line to ask about, BotError without Numba.
    """
    if not has_line(view):
        raise ValueError("there is no battle in which this viewer has a line")
    if trouble := without_numba("The battle calculator"):
        raise trouble
    from .search import SearchBot

    return SearchBot(seed, HINT).odds(view)
