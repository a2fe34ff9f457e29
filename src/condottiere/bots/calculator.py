"""How likely a battle line is to win, as far as one seat can tell.

The worlds that the seat's View allows are sampled, and in each the battle is played to its end. The seat
goes on as the bot that gives hints would, and the others act by the judgement of `expert`; whoever passes
leaves its line as it lies. A hint names the same figures, for they come from the same playouts. Needs Numba.
"""

from dataclasses import dataclass
from typing import Final

from condottiere.rules import Phase, View

from .levels import HINT_SPEC
from .registry import make_bot, without_numba

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
    """On turn: of every legal action. At other times of one PASS: of playing no more cards."""


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

    captain = make_bot(HINT_SPEC, seed)
    assert isinstance(captain, SearchBot)
    return captain.odds(view)
