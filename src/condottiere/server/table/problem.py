"""The reason why the server cannot act at a table, which its people are told."""

from collections.abc import Callable

from condottiere.languages.fact import Fact


class Problem:
    """What the people at one table are told that keeps the server from acting."""

    def __init__(self, on_change: Callable[[], None]) -> None:
        self.fact: Fact | None = None
        """None if nothing does."""
        self._on_change = on_change

    def set(self, fact: Fact | None) -> None:
        """Tell everybody what keeps the server from acting; None if nothing does."""
        if fact != self.fact:
            self.fact = fact
            self._on_change()
