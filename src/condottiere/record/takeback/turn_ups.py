"""R15: face-down cards that an entry turned up."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from condottiere.record.notation import Acted, Entry
from condottiere.rules import Card, Table
from condottiere.rules.actions import PASS
from condottiere.rules.battle import can_only_pass
from condottiere.rules.cards import NO_CARD
from condottiere.rules.table import FAVOR, RESCUE


class Situation(Protocol):
    """The properties of a table before an entry that decide which cards it turns up."""

    @property
    def turn(self) -> int:
        """The seat that acts."""

    @property
    def battles(self) -> int:
        """Battles fought."""

    @property
    def down(self) -> Sequence[int]:
        """R15.2: the face-down card of each seat."""


class Snapshot(NamedTuple):
    """The relevant properties of a table that is about to change."""

    phase: int
    turn: int
    battles: int
    down: tuple[int, ...]
    forced: bool
    """Whether the seat on turn could only pass, which is public (R2.5)."""


def snapshot(table: Table) -> Snapshot:
    """Return the snapshot of a table."""
    return Snapshot(table.phase, table.turn, table.battles, tuple(table.down), can_only_pass(table))


def turned_up(before: Situation, entry: Entry, after: Table) -> list[tuple[int, Card]]:
    """R15.2 to R15.4: return the face-down cards that an entry turned up, with their seats."""
    if before.down.count(NO_CARD) == len(before.down):
        return []
    down = [(seat, Card(card)) for seat, card in enumerate(before.down) if card != NO_CARD]
    if after.battles > before.battles:
        return down
    stays = entry == Acted(PASS) or after.phase in (RESCUE, FAVOR)
    return [(seat, card) for seat, card in down if seat == before.turn and not stays]
