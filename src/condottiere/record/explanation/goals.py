"""R8.1: what each seat still needs, region by region, and how many regions at least."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from condottiere.rules import Table
from condottiere.rules.regions import NEIGHBOURS, REGIONS
from condottiere.rules.table import NOBODY
from condottiere.rules.victory import ending_with, largest_group


@dataclass(frozen=True, slots=True)
class Goals:
    """The regions that bring a seat nearer to victory, of those that it could conquer at all."""

    wins: tuple[int, ...]
    """Each of them alone wins the game."""
    extends: tuple[int, ...]
    """Each of them makes its largest group of adjacent regions larger."""
    adjacent_missing: int | None
    """R8.2: how many it must conquer at least to have the adjacent regions needed; None if others bar it.

    A region that joins two groups of its own may be all that is missing.
    """


def goals(table: Table) -> tuple[Goals, ...]:
    """What each seat needs; a region that another controls counts only where it can be captured (R14)."""
    needed = table.total_needed, table.adjacent_needed
    return _goals(tuple(table.owner), table.seats, bool(table.capturing_regions), *needed)


@lru_cache(1024)
def _goals(
    owners: Sequence[int], seats: int, capturing: bool, total_needed: int, adjacent_needed: int
) -> tuple[Goals, ...]:
    """What each seat needs, by all that it depends on: it changes with a conquest alone."""
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
    """Masks of the regions that would win, and of those that would extend the largest group."""
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
    """How many regions at least complete a group of this size, of those that are open to a seat."""
    missing = [(group & ~own).bit_count() for group in _groups(needed) if not group & ~open_to_it]
    return min(missing, default=None)


@lru_cache
def _groups(size: int) -> frozenset[int]:
    """R8.2: the masks of all connected groups of so many regions, 2 to 5: some thousands at most."""
    if size == 1:
        return frozenset(1 << region for region in range(REGIONS))
    return frozenset(
        group | 1 << region
        for group in _groups(size - 1)
        for region in range(REGIONS)
        if not group >> region & 1 and NEIGHBOURS[region] & group
    )
