"""The error for a request that is not possible at a table."""

from typing import Any

from condottiere.languages.fact import Fact
from condottiere.rules import IllegalAction


class IllegalRequest(IllegalAction):
    """A person's request beyond the rules is not possible; `fact` tells that person why."""

    def __init__(self, message: str, **about: Any) -> None:
        """Make the error with the id of its message and the other fields of its fact."""
        super().__init__(message)
        self.fact = Fact(id=message, **about)

    def __str__(self) -> str:
        """Return the fact in English."""
        # Imported here because it loads Babel and Fluent, which a game of moves alone never needs.
        from condottiere.languages.bundle import language

        return language().write(self.fact).removesuffix(".")


def require(possible: bool, otherwise: str, **about: Any) -> None:
    """Raise IllegalRequest with the message `otherwise` unless the request is possible."""
    if not possible:
        raise IllegalRequest(otherwise, **about)
