"""R8.1: what each seat still needs, region by region."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from condottiere.rules import Table
from condottiere.rules.regions import REGIONS
from condottiere.rules.table import NOBODY
from condottiere.rules.victory import largest_group, won


@dataclass(frozen=True, slots=True)
class Goals:
    """The regions that bring a seat nearer to victory, of those that it could conquer at all."""

    wins: tuple[int, ...]
    """Each of them alone wins the game."""
    extends: tuple[int, ...]
    """Each of them makes its largest group of adjacent regions larger."""


def goals(table: Table, seat: int) -> Goals:
    """What a seat needs."""
    return goals_of_all(table)[seat]


def goals_of_all(table: Table) -> Sequence[Goals]:
    """What each seat needs; a region that another controls counts only where it can be captured (R14)."""
    needed = table.total_needed, table.adjacent_needed
    return _goals_of_all(tuple(table.owner), table.seats, bool(table.capturing_regions), *needed)


@lru_cache(4096)
def _goals_of_all(
    owners: Sequence[int], seats: int, capturing: bool, total_needed: int, adjacent_needed: int
) -> Sequence[Goals]:
    """It changes with a conquest alone."""
    free = sum(1 << region for region in range(REGIONS) if owners[region] == NOBODY or capturing)
    own = (sum(1 << region for region in range(REGIONS) if owners[region] == seat) for seat in range(seats))
    return [_goals(mask, free, total_needed, adjacent_needed) for mask in own]


def _goals(own: int, free: int, total_needed: int, adjacent_needed: int) -> Goals:
    wins, extends = [], []
    group = largest_group(own)
    for region in range(REGIONS):
        more = own | 1 << region
        if more == own or not free >> region & 1:
            continue
        if won(more, total_needed, adjacent_needed):
            wins.append(region)
        elif own and largest_group(more) > group:
            extends.append(region)
    return Goals(tuple(wins), tuple(extends))
