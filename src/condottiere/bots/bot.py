"""What a bot is."""

from typing import Protocol

from condottiere.rules import View


class Bot(Protocol):
    """Chooses for a seat. It gets Views, so it can know no more than a person in that seat."""

    def choose(self, view: View) -> int:
        """One of `view.legal`. The view is that of the seat on turn."""
        ...
