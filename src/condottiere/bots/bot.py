"""What a bot is, and what it says about a decision."""

from dataclasses import dataclass
from typing import Protocol

from condottiere.languages.fact import Fact
from condottiere.rules import View


@dataclass(frozen=True, slots=True)
class Alternative:
    """One legal action as a bot sees it."""

    code: int
    chance: float | None = None
    """The chance, 0 to 1, that the viewer wins the game (with R13 the match); None from a bot that makes no
    estimate."""
    reasons: tuple[Fact, ...] = ()
    """Why, told to the viewer, the weightiest first."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot does, and what it thought of."""

    code: int
    """The action it takes, one of `view.legal`."""
    alternatives: tuple[Alternative, ...]
    """What it weighed, the best first; the action it takes is among them."""


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


class Bot(Protocol):
    """Decides for a seat. It gets Views, so it can know no more than a person in that seat."""

    def decide(self, view: View) -> Decision:
        """What to do. The view is that of the seat on turn."""
        ...


def single_decision(code: int, *reasons: Fact) -> Decision:
    """The decision of a bot that weighs nothing against it."""
    return Decision(code, (Alternative(code, None, reasons),))
