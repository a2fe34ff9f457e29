"""What everybody can see of a table, as a text whose digest browsers note at every version that they see.

    condottiere board 1
    holder 1
    favor 4
    regions 0--1-----0-------
    pile 40
    discards 11W
    seat 0 7 11W
    seat 1 6 -

By seat, the text has the number of cards in hand and the face-up cards of the line. Regions are numbered and
ordered as in `Region`; `-` stands for nobody, nowhere and no cards. Every line ends with a line feed.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from condottiere.record.notation import counts_text
from condottiere.rules import Table
from condottiere.rules.regions import NO_REGION
from condottiere.rules.table import NOBODY

from .setup import text_digest

BOARD_DIGITS: Final = 16
"""The number of hexadecimal digits of a digest that are noted."""


class Tokens(NamedTuple):
    """What lies on the map, and who holds the Condottiere."""

    holder: int
    favor: int | None
    owners: tuple[int | None, ...]
    """The seat that controls each region."""

    @classmethod
    def of(cls, table: Table) -> "Tokens":
        """The tokens and markers of a table."""
        favor = None if table.favor == NO_REGION else table.favor
        return cls(table.holder, favor, tuple(None if seat == NOBODY else seat for seat in table.owner))


class Board(NamedTuple):
    """What everybody can see of a table; cards as counts by card."""

    tokens: Tokens
    pile: int
    """The number of its cards."""
    discards: Sequence[int]
    hands: Sequence[int]
    """The number of cards in each."""
    lines: Sequence[Sequence[int]]
    """The face-up cards of each seat."""

    @property
    def digest(self) -> str:
        """The part of the digest of its text that browsers note."""
        return text_digest(self.text)[:BOARD_DIGITS]

    @property
    def text(self) -> str:
        """The text."""
        tokens = self.tokens
        lines = [
            "condottiere board 1",
            f"holder {tokens.holder}",
            f"favor {_or_none(tokens.favor)}",
            f"regions {''.join(map(_or_none, tokens.owners))}",
            f"pile {self.pile}",
            f"discards {_cards(self.discards)}",
            *(
                f"seat {seat} {size} {_cards(line)}"
                for seat, (size, line) in enumerate(zip(self.hands, self.lines, strict=True))
            ),
        ]
        return "".join(f"{line}\n" for line in lines)


def _or_none(number: int | None) -> str:
    return "-" if number is None else str(number)


def _cards(counts: Sequence[int]) -> str:
    return counts_text(list(counts)) or "-"
