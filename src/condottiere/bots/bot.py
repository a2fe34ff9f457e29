"""The interface of a bot, the decisions that it returns, and errors about bots."""

from dataclasses import dataclass
from importlib.util import find_spec
from typing import Protocol

from condottiere.rules import View


@dataclass(frozen=True, slots=True)
class Alternative:
    """A legal action with a bot's estimate of it."""

    code: int
    chance: float | None = None
    """The chance, 0 to 1, that the viewer wins the game (with R13 the match); None if not estimated."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The action that a bot takes, and those that it considered."""

    code: int
    """The action it takes, one of `view.legal`."""
    alternatives: tuple[Alternative, ...]
    """The actions considered, the best first, including the one it takes."""


class Bot(Protocol):
    """Decides for a seat. It gets Views, so it can know no more than a person in that seat."""

    def decide(self, view: View) -> Decision:
        """Choose an action. `view` is that of the seat on turn."""
        ...


def single_decision(code: int) -> Decision:
    """Make a decision with no other alternatives."""
    return Decision(code, (Alternative(code),))


class BotError(ValueError):
    """There is no such bot or parameter. The message lists those that exist."""


def without_numba(what: str) -> BotError | None:
    """Return the error that `what` needs Numba if Numba is not installed, else None."""
    return _without("numba", "Numba", what)


def without_numpy(what: str) -> BotError | None:
    """Return the error that `what` needs NumPy if NumPy is not installed, else None."""
    return _without("numpy", "NumPy", what)


def _without(module: str, name: str, what: str) -> BotError | None:
    if find_spec(module) is not None:
        return None
    return BotError(f"{what} needs {name}, which is not installed: pip install 'condottiere[bots]'")
