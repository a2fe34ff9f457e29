"""Whose entropy a deal waits for, so that nobody knows its cards before it is due (docs/fairness.md).

A deal waits for the browsers that are connected and whose chains count for it, for about a second. It does
not wait again for a browser that has let a deal pass, until that gives something or connects anew, so a page
that does not answer costs a second once. Who is connected, who has a chain and who has revealed entropy is
public, so the length of the wait tells nothing else.
"""

from typing import Final

from condottiere.record.fairness.state import Fairness

from .messages.narration import Viewer
from .presence import Presence

WAIT_SECONDS: Final = 1.0
"""The seconds for which a deal waits for browsers that are connected to this process."""
WAIT_SECONDS_ELSEWHERE: Final = 2.0
"""The same for browsers connected to another process, which may look for changes once a second only."""


class DealWait:
    """Whose entropy the deals of one table wait for."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._silent: set[Viewer] = set()
        """The seats for which a deal has waited in vain."""

    def seats(self, fairness: Fairness) -> set[int]:
        """The seats whose entropy the next deal waits for; `fairness` is the state before it."""
        return (self._presence.connected & set(fairness.missing)) - self._silent

    def seconds(self, fairness: Fairness) -> float:
        """The seconds for which the next deal waits for these seats at most."""
        here = self.seats(fairness).issubset(self._presence.here)
        return WAIT_SECONDS if here else WAIT_SECONDS_ELSEWHERE

    def give_up(self, fairness: Fairness) -> None:
        """Stop waiting for the seats that have not given their entropy for the next deal."""
        self._silent |= self.seats(fairness)

    def expect(self, viewer: Viewer) -> None:
        """Wait for a seat again: it has given something, or connected."""
        self._silent.discard(viewer)
