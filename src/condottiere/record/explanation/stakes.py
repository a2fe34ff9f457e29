"""Each seat's goals, what a battle may decide, and what is left to the seat on turn in it or after it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from condottiere.languages.fact import Fact
from condottiere.rules import Phase, Table
from condottiere.rules.actions import MAX_DRAW
from condottiere.rules.after_battle import most_to_draw
from condottiere.rules.cards import NO_CARD
from condottiere.rules.regions import NEIGHBOURS, NO_REGION, REGIONS
from condottiere.rules.strength import strengths
from condottiere.rules.table import NOBODY
from condottiere.rules.victory import ending_with, largest_group
from condottiere.rules.visibility import is_fighting


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


def deciding_seats(table: Table) -> tuple[int, ...]:
    """R8.1: the seats that win the game if they win this battle, and can still win it.

    A seat counts while it may play a card, has a face-down card (R15.4), or has the strongest line. A seat
    that has passed behind another line can win only if others weaken that line (R2.3): nobody needs to spend
    a card against it, so it is left out.
    """
    if not is_fighting(table) or table.site == NO_REGION:
        return ()
    worth = strengths(table)
    best = max(worth)
    return tuple(
        seat
        for seat, goal in enumerate(goals(table))
        if table.site in goal.wins
        and (0 < worth[seat] == best or _has_down(table, seat) or not _is_done(table, seat))
    )


def prospect(table: Table) -> Fact | None:
    """The prospect of the seat on turn, which may play a card or draw some; None if there is nothing to say.

    It is the result of passing if nobody else can play a card, else the seats that win the game here. For a
    seat that may draw fewer cards than others, it is why (R12.2).
    """
    seat = table.turn
    if table.phase == Phase.DRAW:
        count = most_to_draw(table, seat)
        limit = table.held[seat] + count
        return Fact(id="prospect-draw", count=count, limit=limit) if count < MAX_DRAW else None
    if table.phase != Phase.BATTLE or table.site == NO_REGION or not table.held[seat]:
        return None
    others = [other for other in range(table.seats) if other != seat and table.contenders >> other & 1]
    deciding = deciding_seats(table)
    if all(_is_done(table, other) for other in others):
        return _last_word(table, seat, others, deciding)
    if not deciding:
        return None
    if deciding == (seat,):
        return Fact(id="prospect-decides-for-you", region=table.site)
    if seat in deciding:
        rivals = tuple(one for one in deciding if one != seat)
        return Fact(id="prospect-decides-for-you-too", seats=rivals, region=table.site)
    return Fact(id="prospect-decides", seats=deciding, count=len(deciding), region=table.site)


def _last_word(table: Table, seat: int, others: list[int], deciding: tuple[int, ...]) -> Fact:
    """R2.4: the result if the last seat that can play passes, and the strength it takes to win."""
    if any(_has_down(table, one) for one in (seat, *others)):
        return Fact(id="prospect-face-down")  # R15.4: nobody knows how the lines compare
    worth = strengths(table)
    own, best = worth[seat], max(worth[other] for other in others)
    if own > best:
        won = "prospect-wins" if seat in deciding else "prospect-leads"
        return Fact(id=won, count=own, against=best, region=table.site)
    ahead = [other for other in others if worth[other] == best]
    tied = own == best or len(ahead) > 1
    if table.owner[table.site] == seat:
        return _last_word_of_owner(table, best, None if tied else ahead[0], deciding)
    if not tied and ahead[0] in deciding:
        return Fact(id="prospect-loses", seat=ahead[0], count=best, region=table.site)
    if seat in deciding:
        return Fact(id="prospect-decides-for-you", region=table.site)
    return Fact(id="prospect-ties" if own == best else "prospect-trails", count=best, region=table.site)


def _last_word_of_owner(table: Table, best: int, ahead: int | None, deciding: tuple[int, ...]) -> Fact:
    """R14.5: a tie keeps the region with its owner; `ahead` is the seat that would capture it."""
    if ahead is None:
        return Fact(id="prospect-keeps", count=best, region=table.site)
    if ahead in deciding:
        return Fact(id="prospect-loses-own", seat=ahead, count=best, region=table.site)
    return Fact(id="prospect-trails-own", count=best, region=table.site)


def _is_done(table: Table, seat: int) -> bool:
    """Whether a seat can play no more cards in this battle (R2.3, R2.5)."""
    return bool(table.out[seat]) or table.held[seat] == 0 or not table.contenders >> seat & 1


def _has_down(table: Table, seat: int) -> bool:
    return bool(table.down[seat] != NO_CARD)
