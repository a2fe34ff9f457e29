"""The history of a game's cards and of the token's holder, by version."""

from dataclasses import dataclass, field
from typing import Final, TypeVar

from condottiere.rules import Card, Table
from condottiere.rules.cards import IN_DECK

_NO_CARDS: Final = [0] * len(Card)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TableHistory:
    """The contents of each place as counts by card, by the version of the game since which it had them."""

    hands: list[dict[int, list[int]]]
    """By seat."""
    lines: dict[int, list[int]] = field(default_factory=lambda: {0: _NO_CARDS})
    """The cards of all battle lines together, including those face down (R15.2)."""
    discards: dict[int, list[int]] = field(default_factory=lambda: {0: _NO_CARDS})
    holders: dict[int, int] = field(default_factory=dict)

    @classmethod
    def begin(cls, seats: int, holder: int) -> "TableHistory":
        """Begin the history of a game before its first entry."""
        return cls([{0: _NO_CARDS} for _ in range(seats)], holders={0: holder})

    def add(self, version: int, table: Table) -> None:
        """Add the changes of a version."""
        for changes, hand in zip(self.hands, table.hands, strict=False):
            _add(changes, version, list(hand))
        _add(self.lines, version, _cards_in_lines(table))
        _add(self.discards, version, list(table.discards))
        _add(self.holders, version, table.holder)


def _add(changes: dict[int, T], version: int, now: T) -> None:
    if changes[next(reversed(changes))] != now:
        changes[version] = now


def _cards_in_lines(table: Table) -> list[int]:
    """All cards that are in no other place."""
    places = [table.pile, table.discards, *table.hands]
    return [count - sum(place[card] for place in places) for card, count in enumerate(IN_DECK)]
