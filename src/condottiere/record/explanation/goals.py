"""R8.1: the regions that each seat still needs to win."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from condottiere.rules import Table
from condottiere.rules.regions import NEIGHBOURS, REGIONS
from condottiere.rules.table import NOBODY
from condottiere.rules.victory import ending_with, largest_group


@dataclass(frozen=True, slots=True)
class Goals:
    """The regions that bring a seat nearer to victory, of those that it can conquer."""

    wins: tuple[int, ...]
    """Regions that win the game at once."""
    extends: tuple[int, ...]
    """Other regions that extend its largest group of adjacent regions."""
    adjacent_missing: int | None
    """R8.2: the fewest regions it must conquer to have the adjacent regions needed; None if it cannot.

    A region that joins two of its groups may be all that is missing.
    """


def goals(table: Table) -> tuple[Goals, ...]:
    """Return the goals of each seat. Regions of other seats count only if they can be captured (R14)."""
    needed = table.total_needed, table.adjacent_needed
    return _goals(tuple(table.owner), table.seats, bool(table.capturing_regions), *needed)


@lru_cache(1024)
def _goals(
    owners: Sequence[int], seats: int, capturing: bool, total_needed: int, adjacent_needed: int
) -> tuple[Goals, ...]:
    """Compute `goals` from all that they depend on, so that they can be cached between conquests."""
    free = [region for region in range(REGIONS) if owners[region] == NOBODY or capturing]
    found = []
    for seat in range(seats):
        own = sum(1 << region for region in range(REGIONS) if owners[region] == seat)
        open_to_it = own | sum(1 << region for region in free)
        wins, extends = _goals_anywhere(own, total_needed, adjacent_needed)
        found.append(
            Goals(
                tuple(region for region in free if wins >> region & 1),
                tuple(region for region in free if extends >> region & 1),
                _missing(own, open_to_it, adjacent_needed),
            )
        )
    return tuple(found)


@lru_cache(4096)
def _goals_anywhere(own: int, total_needed: int, adjacent_needed: int) -> tuple[int, int]:
    """Return bit masks of the regions that would win, and of those that would extend the largest group."""
    wins = extends = 0
    group = largest_group(own)
    for region in range(REGIONS):
        more = own | 1 << region
        if more == own:
            continue
        if ending_with(more, total_needed, adjacent_needed):
            wins |= 1 << region
        elif own and largest_group(more) > group:
            extends |= 1 << region
    return wins, extends


@lru_cache(4096)
def _missing(own: int, open_to_it: int, needed: int) -> int | None:
    """The fewest regions that complete a group of this size within the regions open to a seat, or None."""
    missing = [(group & ~own).bit_count() for group in _groups(needed) if not group & ~open_to_it]
    return min(missing, default=None)


@lru_cache
def _groups(size: int) -> frozenset[int]:
    """R8.2: the bit masks of all connected groups of `size` regions; a few thousand for size 5."""
    if size == 1:
        return frozenset(1 << region for region in range(REGIONS))
    return frozenset(
        group | 1 << region
        for group in _groups(size - 1)
        for region in range(REGIONS)
        if not group >> region & 1 and NEIGHBOURS[region] & group
    )
