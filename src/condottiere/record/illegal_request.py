"""What a person asks for at a table, and why it is not possible."""

from typing import Any

from condottiere.languages.fact import Fact
from condottiere.rules import IllegalAction


class IllegalRequest(IllegalAction):
    """Something that a person asks for beyond the rules is not possible; the `fact` tells that person why."""

    def __init__(self, message: str, **about: Any) -> None:
        """`message` is the name of the message that says so, `about` the other fields of the fact."""
        super().__init__(message)
        self.fact = Fact(id=message, **about)

    def __str__(self) -> str:
        """The fact in English."""
        # Imported here because it loads Babel and Fluent, which a game of moves alone never needs.
        from condottiere.languages.bundle import language

        return language().write(self.fact).removesuffix(".")


def require(possible: bool, otherwise: str, **about: Any) -> None:
    """Raise IllegalRequest, with this message, unless something is possible."""
    if not possible:
        raise IllegalRequest(otherwise, **about)
