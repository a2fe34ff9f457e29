"""The odds that a battle line wins, as far as one seat can tell.

Worlds that agree with the seat's View are sampled, and in each the battle is played to its end. The seat
plays as the bot that gives hints would, the others by the evaluation of `expert`. A hint shows the same
figures, because both come from the same playouts. Needs Numba.
"""

from typing import Final

from condottiere.bots.bot import BattleOdds, without_numba
from condottiere.bots.parameters import HINT
from condottiere.rules import Phase, View

_FIGHTING: Final = (Phase.BATTLE, Phase.RESCUE, Phase.FAVOR)


def has_line(view: View) -> bool:
    """Whether a battle is being fought in which the viewer takes part."""
    return view.viewer is not None and view.phase in _FIGHTING and view.seats[view.viewer].contending


def battle_odds(view: View, seed: int) -> BattleOdds:
    """Estimate the odds of the viewer's line. The same View and seed give the same result.

    Raises ValueError if the viewer does not take part in a battle, BotError without Numba.
    """
    if not has_line(view):
        raise ValueError("there is no battle in which this viewer has a line")
    if trouble := without_numba("The battle calculator"):
        raise trouble
    from .search import SearchBot

    return SearchBot(seed, HINT).odds(view)
