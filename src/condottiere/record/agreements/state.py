"""The state of agreements beyond the rules: captains for absent people, a pause, a clock, an end.

`Agreements` is the state that the entries of a log lead to; `requests` makes entries from people's requests.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from condottiere.record.illegal_request import IllegalRequest, require
from condottiere.rules import IllegalAction

from . import notation

CaptainReason: TypeAlias = Literal[notation.Reason, "resigned"]
DAY: Final = 86_400
"""A day in seconds, which is also the longest reserve."""
SHORTEST_TURN: Final = 15
"""The shortest time for a turn, in seconds: with less, captains would take over too soon."""
LONGEST_TURN: Final = 30 * DAY
"""The longest time for a turn, in seconds."""


class PlayRefused(IllegalRequest):
    """An action is refused because of what people agreed on, not by the rules."""

    def __init__(self, code: Literal["captain", "paused", "closed"], message: str) -> None:
        """Make the error with the id of its message."""
        self.code = code
        super().__init__(message)


@dataclass(frozen=True, slots=True)
class OpenProposal:
    """An open proposal."""

    proposal: notation.Proposal
    by: int
    agreed: tuple[int, ...]
    """The seats that have agreed so far, the proposer first."""


@dataclass(frozen=True, slots=True)
class Agreements:
    """The agreements so far. Immutable: `after` returns the next state."""

    seats: int
    captains: Mapping[int, CaptainReason] = field(default_factory=dict)
    """The seats that a captain plays, and why."""
    stand_ins: frozenset[int] = frozenset()
    """The seats of bots that a weaker bot plays until their own is ready."""
    proposals: tuple[OpenProposal, ...] = ()
    paused: bool = False
    clock: notation.Clock | None = None
    closed: notation.Closing | None = None
    winner: int | None = None
    """The only seat that has not resigned from a closed game."""
    first_host: int | None = None
    """The seat named as host; None if it is the first person's."""
    chat_closed: bool = False
    """Whether the chat is closed while the game goes on."""

    @property
    def resigned(self) -> frozenset[int]:
        """The seats whose people have resigned."""
        return frozenset(seat for seat, reason in self.captains.items() if reason == "resigned")

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners of a closed game: the only seat that has not resigned, or none."""
        return () if self.winner is None else (self.winner,)

    def host(self, people: Collection[int]) -> int | None:
        """The seat of the host, who may close the chat: the named one, or the next that has not resigned."""
        first = min(people, default=0) if self.first_host is None else self.first_host
        order = sorted(people, key=lambda seat: (seat - first) % self.seats)
        return next((seat for seat in order if seat not in self.resigned), None)

    def present(self, people: Collection[int]) -> list[int]:
        """The seats of people who play themselves."""
        return [seat for seat in people if seat not in self.captains]

    def needed(self, proposal: notation.Proposal, people: Collection[int]) -> list[int]:
        """The seats that have to agree to a proposal: all who play, except the seat that it is about.

        Ending the game also needs those who have stepped away, because they mean to come back.
        """
        gone = set(self.captains)
        if proposal.kind == "end":
            gone -= {seat for seat, reason in self.captains.items() if reason == "asked"}
        return [seat for seat in people if seat != proposal.seat and seat not in gone]

    def stands_still(self, people: Collection[int]) -> bool:
        """Whether play has stopped: paused, closed, or without any person who plays."""
        return self.paused or self.closed is not None or (bool(people) and not self.present(people))

    def check_open(self) -> None:
        """Raise PlayRefused if the game is closed."""
        if self.closed is not None:
            raise PlayRefused("closed", "error-closed")

    def check_play(self) -> None:
        """Raise PlayRefused if the game is closed or paused."""
        self.check_open()
        if self.paused:
            raise PlayRefused("paused", "error-paused")

    def check_player(self, seat: int, captain: bool = False) -> None:
        """Raise PlayRefused unless a seat's person plays it; with `captain`, unless a captain does."""
        self.check_open()
        if captain and seat not in self.captains:
            raise PlayRefused("captain", "error-is-back")
        if not captain and seat in self.resigned:
            raise PlayRefused("captain", "error-resigned")
        if not captain and seat in self.captains:
            raise PlayRefused("captain", "error-captain-plays")

    def is_proposed(self, proposal: notation.Proposal) -> bool:
        """Whether this proposal is open."""
        return bool(self._open(proposal))

    def check_proposed(self, proposal: notation.Proposal) -> None:
        """Raise IllegalRequest unless this proposal is open."""
        require(self.is_proposed(proposal), "error-not-proposed")

    def _open(self, proposal: notation.Proposal) -> list[OpenProposal]:
        """The open proposal with this content, at most one."""
        return [one for one in self.proposals if one.proposal == proposal]

    def after(self, entry: notation.AgreementEntry) -> "Agreements":
        """Return the agreements after an entry. Raises IllegalAction if it is not possible."""
        self.check_open()
        seat = getattr(entry, "seat", None)
        if seat is not None and seat >= self.seats:
            raise IllegalAction(f"R1.1: there is no seat {seat} at this table")
        match entry:
            case notation.CaptainTookOver() | notation.CameBack() | notation.Returned() | notation.Resigned():
                return self._after_change_of_player(entry)
            case notation.StandInTookOver(seat) | notation.BotReady(seat):
                others = self.stand_ins - {seat}
                return replace(
                    self, stand_ins=others | {seat} if isinstance(entry, notation.StandInTookOver) else others
                )
            case notation.Proposed() | notation.Agreed() | notation.Refused():
                return self._after_vote(entry)
            case notation.Paused() | notation.Resumed() | notation.ClockSet():
                return self._after_change_of_time(entry)
            case notation.TakenBack():
                self.check_play()
                return self.without("takeback")
            case notation.Closed(why, winner):
                return self._after_closing(why, winner)
            case notation.HostNamed(seat):
                return replace(self, first_host=seat)
            case notation.ChatSet(closed):
                already = "error-chat-closed-already" if closed else "error-chat-open-already"
                require(closed != self.chat_closed, already)
                return replace(self, chat_closed=closed)

    def _after_change_of_time(
        self, entry: notation.Paused | notation.Resumed | notation.ClockSet
    ) -> "Agreements":
        match entry:
            case notation.Paused():
                require(not self.paused, "error-paused-already")
                return replace(self.without("pause"), paused=True)
            case notation.Resumed(seat):
                require(seat not in self.resigned, "error-resigned")
                require(self.paused, "error-not-paused")
                return replace(self, paused=False)
            case notation.ClockSet(clock):
                check_clock(clock)
                return replace(self.without("clock"), clock=clock)

    def _after_change_of_player(
        self, entry: notation.CaptainTookOver | notation.CameBack | notation.Returned | notation.Resigned
    ) -> "Agreements":
        others = {seat: reason for seat, reason in self.captains.items() if seat != entry.seat}
        gone = self.without("captain", entry.seat)
        gone = replace(gone, proposals=tuple(one for one in gone.proposals if one.by != entry.seat))
        require(entry.seat not in self.resigned, "error-resigned")
        match entry:
            case notation.CaptainTookOver(seat, reason):
                require(seat not in self.captains, "error-captain-already")
                if reason == "agreed":
                    self.check_proposed(notation.Proposal("captain", seat))
                return replace(gone, captains=others | {seat: reason})
            case notation.CameBack(seat):
                require(seat in self.captains, "error-no-captain")
                return replace(self, captains=others)
            case notation.Returned(seat):
                self.check_proposed(notation.Proposal("captain", seat))
                return self.without("captain", seat)
            case notation.Resigned(seat):
                return replace(gone, captains=others | {seat: "resigned"})

    def _after_vote(self, entry: notation.Proposed | notation.Agreed | notation.Refused) -> "Agreements":
        self.check_player(entry.seat)
        proposal = entry.proposal
        if isinstance(entry, notation.Proposed):
            self._check_proposal(proposal, entry.seat)
            opened = OpenProposal(proposal, entry.seat, (entry.seat,))
            return replace(self, proposals=(*self.proposals, opened))
        self.check_proposed(proposal)
        (opened,) = self._open(proposal)
        others = self.without(proposal.kind, proposal.seat)
        if isinstance(entry, notation.Refused):
            return others
        require(entry.seat not in opened.agreed, "error-agreed-already")
        agreed = replace(opened, agreed=(*opened.agreed, entry.seat))
        return replace(self, proposals=(*others.proposals, agreed))

    def _check_proposal(self, proposal: notation.Proposal, seat: int) -> None:
        open_ones = [(one.proposal.kind, one.proposal.seat) for one in self.proposals]
        require((proposal.kind, proposal.seat) not in open_ones, "error-proposed-already")
        if proposal.kind == "captain":
            _require(proposal.seat is not None, "Say for whom a captain should play")
            _require(proposal.seat != seat, "For your own seat no proposal is needed: step away")
            _require(
                proposal.seat in range(self.seats), f"R1.1: there is no seat {proposal.seat} at this table"
            )
            require(proposal.seat not in self.captains, "error-captain-already")
        if proposal.kind == "takeback":
            _require(proposal.move is not None, "Say which move should be taken back")
        if proposal.kind == "pause":
            require(not self.paused, "error-paused-already")
        if proposal.kind == "clock":
            check_clock(proposal.clock)
            require(proposal.clock != self.clock, "error-same-clock")

    def _after_closing(self, why: notation.Closing, winner: int | None) -> "Agreements":
        left = set(range(self.seats)) - self.resigned
        _require(winner is None or left == {winner}, "Who wins by resignation is the only one left")
        return replace(self, closed=why, winner=winner, proposals=(), paused=False)

    def after_choice(self, seat: int) -> "Agreements":
        """Return the agreements after a seat's next choice in play: it no longer asks for a pause."""
        asks = any(one.proposal.kind == "pause" and one.by == seat for one in self.proposals)
        return self.without("pause") if asks else self

    def without(self, kind: str, seat: int | None = None) -> "Agreements":
        """Return the agreements without the open proposal of this kind about this seat."""
        kept = [one for one in self.proposals if (one.proposal.kind, one.proposal.seat) != (kind, seat)]
        return replace(self, proposals=tuple(kept))


def ended(before: Iterable[OpenProposal], after: Iterable[OpenProposal]) -> tuple[OpenProposal, ...]:
    """The proposals of `before` that are not in `after`."""
    still = [proposal.proposal for proposal in after]
    return tuple(proposal for proposal in before if proposal.proposal not in still)


def check_clock(clock: notation.Clock | None) -> None:
    """Raise IllegalAction if the times of a clock are out of range."""
    if clock is not None:
        _require(
            SHORTEST_TURN <= clock.turn <= LONGEST_TURN,
            f"A turn has {SHORTEST_TURN} seconds to {LONGEST_TURN // DAY} days, not {clock.turn} seconds",
        )
        _require(
            0 <= clock.reserve <= DAY,
            f"The reserve for a game has 0 seconds to 24 hours, not {clock.reserve} seconds",
        )


def _require(possible: bool, otherwise: str) -> None:
    """Raise IllegalAction unless possible, for requests that only programs make."""
    if not possible:
        raise IllegalAction(otherwise)
