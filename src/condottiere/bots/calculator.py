"""How likely a battle line is to hold, as far as one seat can tell.

The worlds that the seat's View allows are sampled, and in each the battle is fought to its end. After a card
the seat itself means to win, with all of its hand if need be; the others act by the judgement of `expert`.
Whoever passes leaves its line as it lies. Needs Numba.
"""

from dataclasses import dataclass
from typing import Final

from condottiere.rules import Phase, View
from condottiere.rules.actions import PASS

from .registry import without_numba

WORLDS: Final = 1000
"""In how many worlds each action is tried."""
TEMPERATURE: Final = 1.0
"""How freely the others stray from the best action of their judgement."""
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
    import numpy as np

    from condottiere.compiled.worlds import one_sight

    from .holding import NO_ACTION, hold
    from .lookahead import HELD, TALLIES, TIED
    from .sights import sight_of
    from .weights import weights_for

    sight = sight_of(view)
    codes = np.array(view.legal or (NO_ACTION,), np.int64)
    if not view.legal:
        sight.out[0] = 1  # as if it had passed
    tallies = np.zeros((len(codes), TALLIES))
    hold(one_sight(sight), codes, WORLDS, seed, np.array(weights_for(sight)), TEMPERATURE, tallies)
    holds, ties = tallies[:, HELD] / WORLDS, tallies[:, TIED] / WORLDS
    named = view.legal or (PASS,)
    return BattleOdds(
        WORLDS, tuple(Odds(code, float(holds[n]), float(ties[n])) for n, code in enumerate(named))
    )
