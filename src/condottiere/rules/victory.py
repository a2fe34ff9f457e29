"""R8: how many regions a seat controls, which form a group, and whether they win the game."""

from .leaders import add_seat
from .regions import AROUND, BIT_CYCLE, REGIONS
from .table import BY_ADJACENT, BY_TOTAL, NOBODY, NOT_ENDED, PublicState, Table


def regions_of(table: PublicState, seat: int) -> int:
    """A bit mask of the regions a seat controls."""
    mask = 0
    for region in range(REGIONS):
        if table.owner[region] == seat:
            mask |= 1 << region
    return mask


def popcount(mask: int) -> int:
    """How many bits are set."""
    bits = 0
    while mask:
        mask &= mask - 1
        bits += 1
    return bits


def region_count(table: PublicState, seat: int) -> int:
    """How many regions a seat controls."""
    number = 0
    for region in range(REGIONS):
        if table.owner[region] == seat:
            number += 1
    return number


def group_around(start: int, regions: int) -> tuple[int, int]:
    """R8.2: the regions that are connected to `start`, one bit, through `regions`, and those around them.

    All are bit masks. The group includes `start`, whether it is one of `regions` or not.
    """
    group = start
    waiting = start
    around = 0
    while waiting:
        region = waiting & -waiting
        neighbours = AROUND[region % BIT_CYCLE]
        around |= neighbours
        found = neighbours & regions & ~group
        group |= found
        waiting = (waiting ^ region) | found
    return group, around & ~group


def largest_group(regions: int) -> int:
    """R8.2: the size of the largest connected group among the regions of a bit mask."""
    largest = 0
    while regions:
        group, _ = group_around(regions & -regions, regions)
        regions &= ~group
        largest = max(largest, popcount(group))
    return largest


def ending_with(regions: int, total_needed: int, adjacent_needed: int) -> int:
    """R8.1: how a bit mask of regions wins, or NOT_ENDED.

    Adjacent regions are checked first, because winning by them earns a bonus (R13.2).
    """
    if largest_group(regions) >= adjacent_needed:
        return BY_ADJACENT
    if popcount(regions) >= total_needed:
        return BY_TOTAL
    return NOT_ENDED


def ending_of(table: PublicState, seat: int) -> int:
    """R8.1: how a seat has won, or NOT_ENDED."""
    return ending_with(regions_of(table, seat), table.total_needed, table.adjacent_needed)


def can_be_site(table: PublicState, region: int) -> bool:
    """R4.3, R14.1: whether a holder that does not control the region may choose it as the next site."""
    return region != table.favor and (table.owner[region] == NOBODY or table.capturing_regions == 1)


def can_choose_site(table: PublicState, seat: int, region: int) -> bool:
    """R4.3, R14.1: whether a seat that holds the token may choose the region as the next site."""
    return can_be_site(table, region) and table.owner[region] != seat


def can_choose_any_site(table: Table) -> bool:
    """R8.3, R14.7: whether the holder can choose a region at all."""
    for region in range(REGIONS):
        if can_choose_site(table, table.holder, region):
            return True
    return False


def seats_with_most_regions(table: Table) -> int:
    """R8.3: the seats with the most regions."""
    leaders, most = 0, -1
    for seat in range(table.seats):
        leaders, most = add_seat(leaders, most, seat, region_count(table, seat))
    return leaders
