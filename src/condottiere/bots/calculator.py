"""How likely a battle line is to hold, as far as one seat can tell.

The worlds that the seat's View allows are sampled, and in each the battle is fought to its end, everybody
acting as in the playouts of `search`; so after a card the seat fights on where that helps it, and whoever
passes leaves its line as it lies. Needs Numba.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from condottiere.rules import Phase, View
from condottiere.rules.actions import PASS

from .parameters import SearchParameters
from .registry import without_numba

if TYPE_CHECKING:
    from .search import Trial

WORLDS: Final = 300
"""In how many worlds each action is tried."""
_FIGHTING: Final = (Phase.BATTLE, Phase.RESCUE, Phase.FAVOR)


@dataclass(frozen=True, slots=True)
class Odds:
    """What comes of one action."""

    code: int
    holds: float
    """The share of worlds, 0 to 1, in which the seat's line alone is the strongest in the end."""
    ties: float
    """The share in which another line is as strong."""


@dataclass(frozen=True, slots=True)
class BattleOdds:
    """What a seat may expect of the battle that is being fought."""

    worlds: int
    """How many deals of the unseen cards were tried."""
    odds: tuple[Odds, ...]
    """On turn: of every legal action. At other times of one PASS: the line as it lies."""


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
    from .lookahead import HELD, TIED

    trial = _trial(view, seed)
    codes = view.legal or (PASS,)
    holds, ties = trial.means(HELD), trial.means(TIED)
    return BattleOdds(
        WORLDS, tuple(Odds(code, float(holds[n]), float(ties[n])) for n, code in enumerate(codes))
    )


def _trial(view: View, seed: int) -> "Trial":
    import numpy as np

    from condottiere.compiled.layout import TABLE

    from .lookahead import NO_ACTION
    from .search import Trial
    from .sights import sight_of

    sight = sight_of(view)
    codes = np.array(view.legal or (NO_ACTION,), np.int64)
    if not view.legal:
        sight.out[0] = 1  # as if it had passed
    trial = Trial(sight, np.zeros(0, TABLE), seed, SearchParameters(), codes)
    trial.go_on(np.arange(len(codes)), WORLDS)
    return trial
