"""What a viewer may know of the table, for people, messages and bots.

A View is built field by field from what its viewer may know (R2.6, R2.7, R6.4, R10.3, R15.4; see
`visibility`), never by copying a Table and removing things. Browsers, bots and environments get Views and
nothing else.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

from .actions import Action, decode
from .battle import can_only_pass
from .cards import CARDS
from .options import Options
from .play import can_end_unfinished, legal
from .regions import NO_REGION, Region
from .seat_view import SeatView, Seen, public_seat_view, seen_by, with_seen
from .strength import strengths
from .table import DEAL, NOBODY, PUBLIC, Ending, Phase, Table, options_of
from .visibility import fill_covered, has_answered, is_fighting, uncover


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or with viewer None a spectator, may know of the table."""

    options: Options
    """Its `first_holder` is always None; the View's own `first_holder` says who it was."""
    viewer: int | None
    phase: Phase
    turn: int | None
    """The seat to act; None while cards are due, too."""
    holder: int
    site: Region | None
    favor: Region | None
    defender: int | None
    """R14.1: in a battle for a controlled region, the seat that controls it."""
    defender_waits: bool
    """R14.2: whether the defender has not played its first card of the battle yet."""
    owners: tuple[int | None, ...]
    """The seat that controls each region."""
    seats: tuple[SeatView, ...]
    hand: tuple[int, ...]
    """The viewer's own cards: counts, indexed by Card; all zero for a spectator."""
    pile: int
    discards: tuple[int, ...]
    unseen: tuple[int, ...]
    """Cards that the viewer has not seen: in other hands, face down or in the pile."""
    legal: tuple[int, ...]
    """The codes of the viewer's legal actions; empty when it is not its turn."""
    battles: int
    played: int
    """Cards played in this battle, or in the last one."""
    idle_battles: int
    can_end: bool
    """R2.8: whether the game may be ended unfinished."""
    can_only_pass: bool
    """R2.5: whether the seat on turn can only pass. This is public."""
    final_battle: bool
    """R9, R13.3."""
    ending: Ending
    winners: tuple[int, ...]
    """Who won the game that ended last."""
    games: int
    """R13: games ended."""
    first_holder: int
    """R13.4: who held the token when this game began."""
    match_winners: tuple[int, ...]
    total_needed: int
    adjacent_needed: int
    answered: bool
    """R4.5: whether the viewer has answered about its hand, and others have yet to."""
    discards_hand: bool
    """R4.5: whether that answer was to discard it."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The viewer's legal actions."""
        return tuple(decode(code) for code in self.legal)


def view(table: Table, viewer: int | None) -> View:
    """Make the View of a seat, or of a spectator for None. Raises ValueError if there is no such seat."""
    return Views(table).of(viewer)


class OwnView(NamedTuple):
    """The fields in which the View of a seat differs from the View of a spectator."""

    viewer: int
    seats: tuple[SeatView, ...]
    """Where the viewer knows no more than everybody, the same objects as in the View of a spectator."""
    hand: tuple[int, ...]
    unseen: tuple[int, ...]
    legal: tuple[int, ...]
    answered: bool
    discards_hand: bool


class Views:
    """The Views of a table, which must not change meanwhile. Each is made on first use and kept."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._covered = [0] * CARDS
        fill_covered(table, self._covered)
        self._views: dict[int | None, View] = {}
        self._own: dict[int, OwnView] = {}
        self._seat_views: dict[Seen, SeatView] = {}

    def of(self, viewer: int | None) -> View:
        """Return the View of a seat, or of a spectator (None). Raises ValueError if there is no such seat."""
        found = self._views.get(viewer)
        if found is None:
            found = self._public() if viewer is None else replace(self.of(None), **self.own(viewer)._asdict())
            self._views[viewer] = found
        return found

    def own(self, viewer: int) -> OwnView:
        """Return the viewer's own fields of its View. Raises ValueError if there is no such seat."""
        found = self._own.get(viewer)
        if found is None:
            found = self._own[viewer] = self._make_own(viewer)
        return found

    def _make_own(self, viewer: int) -> OwnView:
        table = self.table
        if not 0 <= viewer < table.seats:
            raise ValueError(f"R1.1: there is no seat {viewer} at a table of {table.seats}")
        answered = has_answered(table, viewer)
        return OwnView(
            viewer=viewer,
            seats=tuple(self._seat_view(seat, viewer) for seat in range(table.seats)),
            hand=tuple(table.hands[viewer]),
            unseen=self._unseen(viewer),
            legal=tuple(legal(table)) if viewer == table.turn else (),
            answered=answered,
            discards_hand=answered and table.discarding >> viewer & 1 == 1,
        )

    def _unseen(self, viewer: int) -> tuple[int, ...]:
        numbers = self._covered[:]
        uncover(self.table, viewer, numbers)
        return tuple(numbers)

    def _seat_view(self, seat: int, viewer: int) -> SeatView:
        """Return what a viewer may know of a seat: one object for all who know the same of it."""
        seen = seen_by(self.table, seat, viewer)
        found = self._seat_views.get(seen)
        if found is None:
            found = self._seat_views[seen] = with_seen(self.of(None).seats[seat], seen)
        return found

    def _public(self) -> View:
        table = self.table
        defender = _seat(table.defender) if is_fighting(table) else None
        return View(
            options=options_of(table),
            viewer=None,
            phase=Phase(table.phase),
            turn=None if table.phase == DEAL else _seat(table.turn),
            holder=table.holder,
            site=_region(table.site),
            favor=_region(table.favor),
            defender=defender,
            defender_waits=defender is not None and bool(table.defender_waits),
            owners=tuple(_seat(owner) for owner in table.owner),
            seats=tuple(
                public_seat_view(table, seat, strength) for seat, strength in enumerate(strengths(table))
            ),
            hand=(0,) * CARDS,
            pile=sum(table.pile),
            discards=tuple(table.discards),
            unseen=self._unseen(PUBLIC),
            legal=(),
            battles=table.battles,
            played=table.played,
            idle_battles=table.idle_battles,
            can_end=can_end_unfinished(table),
            can_only_pass=can_only_pass(table),
            final_battle=bool(table.final),
            ending=Ending(table.ending),
            winners=_members(table.winners),
            games=table.games,
            first_holder=table.first_holder,
            match_winners=_members(table.match_winners),
            total_needed=table.total_needed,
            adjacent_needed=table.adjacent_needed,
            answered=False,
            discards_hand=False,
        )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _region(region: int) -> Region | None:
    return None if region == NO_REGION else Region(region)


def _members(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
