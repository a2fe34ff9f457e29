"""Condottiere: the rules, records, bots and server of a game of bluff in Renaissance Italy.

Whoever builds on it imports names from these packages, each of which lists its own in `__all__`:

- `condottiere`: a `Game`, and all names of the rules
- `condottiere.rules`: the rules alone, which need no other package than Python's
- `condottiere.record`: a game as a file, and in words
- `condottiere.bots`: bots by name, what they return, and your own
- `condottiere.features`: what bots that learn see, column by column
- `condottiere.compiled`: the same rules over arrays of tables; needs Numba
- `condottiere.envs`: environments for learning and research; needs Numba too

Other modules may change without notice.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from condottiere import rules
from condottiere.rules import *  # noqa: F403  # the rules' own list of names

__version__ = "0.1.0"
"""The version of the package; what is built and installed takes it from here."""
_OF_A_GAME = ("Game", "NotYourTurn", "Outcome")

if TYPE_CHECKING:
    from condottiere.record.game import Game, NotYourTurn, Outcome
else:

    def __getattr__(name: str) -> object:
        """Load a game when it is first asked for: the rules alone need no package but Python's."""
        if name in _OF_A_GAME:
            return getattr(import_module("condottiere.record.game"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["Game", "NotYourTurn", "Outcome", *rules.__all__]
