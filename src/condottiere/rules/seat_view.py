"""What a viewer may know of one seat. Most of it is public."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from .battle import defender_stays
from .cards import CARDS, NO_CARD, Card
from .table import PUBLIC, Table
from .victory import largest_group, popcount, regions_of
from .visibility import effective_viewer, is_fighting, sees_face_down_card, surely_in_hand
from .working import working


@dataclass(frozen=True, slots=True)
class SeatView:
    """What a viewer may know of one seat. Card tuples are counts, indexed by Card."""

    hand_size: int
    """R2.7: public."""
    known: tuple[int, ...]
    """Cards the viewer knows in this hand or as its face-down card (R6.4, R10.3, R15.5).
    For the viewer's own seat: what everybody knows of it."""
    sure: tuple[int, ...]
    """The part of `known` that is known to be in the hand itself (R15.5)."""
    line: tuple[int, ...]
    """Face-up cards."""
    face_down: bool
    face_down_card: Card | None
    """R15.4: None unless it is the viewer's own, or was shown to the viewer."""
    strength: int
    """R2.6: the strength of its line if the battle ended now."""
    working: str
    """The sum behind the strength, such as '(2+4)x2+3'."""
    contending: bool
    """Whether the seat takes part in this battle (R9.3)."""
    passed: bool
    """R2.3: whether it has passed for good in the battle that is being fought."""
    waiting: bool
    """R14.2, R14.3: whether it is a defender that keeps the right to play if it passes."""
    regions: int
    adjacent: int
    """R8.2: the size of its largest connected group."""
    total_missing: int
    """R8.1: how many more regions win outright."""
    adjacent_missing: int
    """R8.1: how many more adjacent regions win."""
    score: int
    """R13.2."""


class Seen(NamedTuple):
    """The part of a SeatView that differs between viewers."""

    seat: int
    known: tuple[int, ...]
    sure: tuple[int, ...]
    face_down_card: Card | None


def seen_by(table: Table, seat: int, viewer: int) -> Seen:
    """Return what a viewer knows of a seat's hidden cards; PUBLIC is what everybody knows."""
    who = effective_viewer(seat, viewer)
    known = tuple(table.known[seat][who])
    if table.down[seat] == NO_CARD:
        return Seen(seat, known, known, None)
    return Seen(
        seat=seat,
        known=known,
        sure=tuple(surely_in_hand(table, seat, who, card) for card in range(CARDS)),
        face_down_card=Card(table.down[seat]) if sees_face_down_card(table, seat, viewer) else None,
    )


def with_seen(public: SeatView, seen: Seen) -> SeatView:
    """Return a public SeatView with what one viewer knows; the same object if that is no more."""
    _, known, sure, face_down_card = seen
    if (known, sure, face_down_card) == (public.known, public.sure, public.face_down_card):
        return public
    return replace(public, known=known, sure=sure, face_down_card=face_down_card)


def public_seat_view(table: Table, seat: int, strength: int) -> SeatView:
    """Make the public SeatView of a seat whose line has this strength."""
    seen = seen_by(table, seat, PUBLIC)
    fighting = is_fighting(table)
    regions = regions_of(table, seat)
    number, adjacent = popcount(regions), _largest_group(regions)
    return SeatView(
        hand_size=table.held[seat],
        known=seen.known,
        sure=seen.sure,
        line=tuple(table.lines[seat]),
        face_down=table.down[seat] != NO_CARD,
        face_down_card=seen.face_down_card,
        strength=strength,
        working=working(table, seat),
        contending=bool(table.contenders >> seat & 1),
        passed=fighting and bool(table.out[seat]),
        waiting=fighting and defender_stays(table, seat),
        regions=number,
        adjacent=adjacent,
        total_missing=max(0, table.total_needed - number),
        adjacent_missing=max(0, table.adjacent_needed - adjacent),
        score=table.scores[seat],
    )


# Compiled code calls the function itself, which can have no cache.
_largest_group = lru_cache(4096)(largest_group)
