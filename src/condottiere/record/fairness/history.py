"""Where the cards of a game lay, and who held the Condottiere, after every change."""

from dataclasses import dataclass, field
from typing import Final, TypeVar

from condottiere.rules import Card, Table
from condottiere.rules.cards import IN_DECK

_NO_CARDS: Final = [0] * len(Card)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TableHistory:
    """What each place had, by the version of the table from which on it did; cards are counts by card."""

    hands: list[dict[int, list[int]]]
    """By seat."""
    lines: dict[int, list[int]] = field(default_factory=lambda: {0: _NO_CARDS})
    """The cards of all battle lines together, those face down (R15.2) among them."""
    discards: dict[int, list[int]] = field(default_factory=lambda: {0: _NO_CARDS})
    holders: dict[int, int] = field(default_factory=dict)

    @classmethod
    def begin(cls, seats: int, holder: int) -> "TableHistory":
        """That of a game before its first entry."""
        return cls([{0: _NO_CARDS} for _ in range(seats)], holders={0: holder})

    def add(self, version: int, table: Table) -> None:
        """Take in what has changed with a version."""
        for changes, hand in zip(self.hands, table.hands, strict=False):
            _add(changes, version, list(hand))
        _add(self.lines, version, _cards_in_lines(table))
        _add(self.discards, version, list(table.discards))
        _add(self.holders, version, table.holder)


def _add(changes: dict[int, T], version: int, now: T) -> None:
    if changes[next(reversed(changes))] != now:
        changes[version] = now


def _cards_in_lines(table: Table) -> list[int]:
    """All cards that lie in no other place."""
    places = [table.pile, table.discards, *table.hands]
    return [count - sum(place[card] for place in places) for card, count in enumerate(IN_DECK)]
