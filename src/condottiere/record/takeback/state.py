"""Which moves may be taken back, and who may agree to that.

Players may agree that one of them takes a move back, but never past new information. The latest choice of a
seat can be taken back as long as neither it nor anything since has told that seat something: no card was
dealt or turned up, no game ended, no hand was kept or discarded (R4.5), nobody else did more than pass, and
nobody else has shown it cards (R10.3). The passes of others are taken back along with it, and so is a pass of
the seat itself that was no choice, for want of cards (R2.5).

What a seat was shown in private only that seat knows, and who has shown it. So it never ends a proposal: it
keeps the seat from making one, and from agreeing to one by which it would choose again. While a proposal is
open, nobody shows cards in private to its proposer, nor to those who would choose again. If its person is
away, such a seat is not asked: its captain then chooses again, and the person comes back into no battle that
the seat had passed in before the cards were seen, but once it has passed again or the battle is over.
"""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

from condottiere.record.agreements.state import Agreements
from condottiere.record.illegal_request import IllegalRequest
from condottiere.record.notation import Acted, RuleMove, Shown
from condottiere.rules import Table
from condottiere.rules.actions import PASS
from condottiere.rules.table import BATTLE, DEAL, FAVOR, INTERVAL, OVER, RESCUE, SITE

from .history import History
from .turn_ups import Snapshot, snapshot, turned_up

CHECKPOINT_MOVES: Final = 100
"""After so many moves the history begins anew where it can."""

Information: TypeAlias = Literal["deal", "turn-up", "hand", "end", "other", "show"]
_UNDOABLE: Final = frozenset((SITE, BATTLE, RESCUE, FAVOR))


class Choice(NamedTuple):
    """What a seat did, since when nothing came that ends all taking back."""

    move: int
    """How many moves came before it, which is the version of the game for which it was chosen."""
    seat: int
    forced: bool
    """Whether everybody could see that the seat could do nothing else (R2.5)."""
    closed: bool = False
    """Whether its seat has learned something since, as everybody may know."""
    told: bool = False
    """Whether its seat was shown cards in private since it chose this for the first time: only that seat may
    know."""


class TakeBacks:
    """The latest moves of a game as far as they stand, and which of them may be taken back.

    Moves are counted from 0; one that takes another back is counted, too.
    """

    __slots__ = ("_choices", "_history", "_information", "_informed")

    def __init__(self) -> None:
        self._history = History()
        """It begins before all that can be taken back, when there may soon be something."""
        self._choices: tuple[Choice, ...] = ()
        self._information: dict[int, Information] = {}
        """What each seat has learned since its latest choice."""
        self._informed: dict[int, int] = {}
        """Who had learned something since a choice that went along with another's, and in which battle."""

    def copy(self) -> "TakeBacks":
        """An independent copy."""
        other = TakeBacks.__new__(TakeBacks)
        other._history = self._history.copy()  # noqa: SLF001  # its own class
        other._choices = self._choices  # noqa: SLF001
        other._information = self._information.copy()  # noqa: SLF001
        other._informed = self._informed.copy()  # noqa: SLF001
        return other

    # --- what anybody may ask -------------------------------------------------------------------

    def latest(self, seat: int) -> int | None:
        """The move that a seat may propose to take back, as it may know itself; None if there is none."""
        choice = self._latest_choice(seat)
        return None if choice is None or choice.closed or choice.told else choice.move

    def possible(self, move: int, seat: int) -> bool:
        """Whether a seat has chosen nothing since a move of its own that may be taken back.

        This is what everybody may know.
        """
        own = [choice for choice in self._choices if choice.seat == seat and choice.move >= move]
        return (
            bool(own)
            and own[0].move == move
            and not own[0].closed
            and all(choice.forced for choice in own[1:])
        )

    def check(self, seat: int, move: int | None) -> None:
        """Raise IllegalRequest, saying why, unless a seat may propose to take a move back."""
        latest = self._latest_choice(seat)
        told = latest is not None and latest.told and not latest.closed
        if move is not None and not told and self.possible(move, seat):
            return
        learned = "show" if told else self._information.get(seat)
        if learned is None:
            raise IllegalRequest("error-takeback-latest")
        raise IllegalRequest(f"error-takeback-{learned}")

    def check_agreement(self, seat: int, move: int) -> None:
        """Raise IllegalRequest if a seat would choose again, and has learned something since it chose."""
        if any(one.closed or one.told for one in self._chosen_since(move) if one.seat == seat):
            raise IllegalRequest("error-takeback-seen")

    def check_return(self, seat: int, table: Table) -> None:
        """Raise IllegalRequest if a seat had passed in this battle, and its person has seen cards since."""
        out = table.phase != SITE and table.out[seat]
        if self._informed.get(seat) == table.battles and not out:
            raise IllegalRequest("error-return-seen")

    def choosing_again(self, move: int) -> frozenset[int]:
        """The seats whose choices would be taken back along with a move of another one."""
        return frozenset(choice.seat for choice in self._chosen_since(move))

    def table_before(self, move: int, now: Table) -> Table:
        """The table before a move that may be taken back; what is known at the table `now` stays known.

        Raises IllegalRequest.
        """
        if not any(choice.move == move and not choice.closed for choice in self._choices):
            raise IllegalRequest("error-takeback-gone")
        return self._history.table_before(move, now)

    def _latest_choice(self, seat: int) -> Choice | None:
        own = (one for one in reversed(self._choices) if one.seat == seat and not one.forced)
        return next(own, None)

    def _chosen_since(self, move: int) -> list[Choice]:
        """What others than its seat have chosen since a move."""
        seats = [choice.seat for choice in self._choices if choice.move == move]
        return [
            choice
            for choice in self._choices
            if choice.move > move and choice.seat not in seats and not choice.forced
        ]

    # --- what happens ---------------------------------------------------------------------------

    def before_move(self, number: int, table: Table) -> Snapshot:
        """The move with this number is about to be made: what of the table `note_move` has to be told."""
        if table.phase in _UNDOABLE:
            self._history.begin(number, table)
        return snapshot(table)

    def note_undo(self, move: int, table: Table) -> None:
        """A move was taken back, and all since, which led to this table."""
        for choice in self._chosen_since(move):
            if choice.closed or choice.told:
                self._informed[choice.seat] = table.battles
        self._history.forget_from(move)
        self._choices = tuple(choice for choice in self._choices if choice.move < move)
        if not self._choices:
            self._history.clear()

    def note_show(self, shown: Shown) -> None:
        """R10.3: cards were shown, to everybody or to some."""
        if shown.to is None:
            self._close(lambda seat: seat != shown.seat, "show")
        else:
            to = shown.to
            self._choices = tuple(
                choice._replace(told=True) if choice.seat in to else choice for choice in self._choices
            )

    def note_move(self, number: int, move: RuleMove, before: Snapshot, after: Table) -> None:
        """A move was made, the one with this number."""
        self._history.append(number, move)
        information = _information(move, before, after)
        if information not in (None, "other"):
            self._close(lambda _: True, information)
            if information == "end":
                self._informed.clear()
            if len(self._history) >= CHECKPOINT_MOVES:
                self._history.clear()
            return
        if information is not None:
            self._close(lambda seat: seat != before.turn, information)
        told = self._informed.get(before.turn) == before.battles
        self._choices = (*self._choices, Choice(number, before.turn, before.forced, told=told))
        if not before.forced:
            self._information.pop(before.turn, None)

    def _close(self, concerns: Callable[[int], bool], information: Information) -> None:
        """The seats that this concerns have learned something, as everybody may know."""
        kept: list[Choice] = []
        for choice in self._choices:
            closing = concerns(choice.seat) and not choice.closed
            if closing:
                self._information[choice.seat] = information
            if kept or not (closing or choice.closed):  # those before the first open one come back no more
                kept.append(choice._replace(closed=True) if closing else choice)
        self._choices = tuple(kept)


def without_late_proposal(agreements: Agreements, take_backs: TakeBacks) -> Agreements:
    """The same without a proposal to take back what cannot be taken back any more, as everybody may know."""
    proposed = [(one.proposal.move, one.by) for one in agreements.proposals if one.proposal.move is not None]
    possible = all(take_backs.possible(move, seat) for move, seat in proposed)
    return agreements if possible else agreements.without("takeback")


def choosing_again(agreements: Agreements, take_backs: TakeBacks) -> frozenset[int]:
    """The seats that would choose again if what is proposed were taken back."""
    moves = [one.proposal.move for one in agreements.proposals if one.proposal.move is not None]
    return frozenset(seat for move in moves for seat in take_backs.choosing_again(move))


def check_receivers(agreements: Agreements, take_backs: TakeBacks, shown: Shown) -> None:
    """Raise IllegalRequest if cards are shown to those who are to learn nothing while a take-back is open.

    To end the proposal for cards that are shown in private would tell the others of them. If anybody but the
    proposer shows cards to everybody, it ends.
    """
    proposers = {one.by for one in agreements.proposals if one.proposal.kind == "takeback"}
    if shown.to is not None and not proposers.isdisjoint(shown.to):
        raise IllegalRequest("error-shows-proposer")
    again = choosing_again(agreements, take_backs)
    told = again.intersection(shown.to) if shown.to is not None else again if shown.seat in proposers else ()
    if told:
        raise IllegalRequest("error-shows-chooser")


def _information(move: RuleMove, before: Snapshot, after: Table) -> Information | None:
    """What a move tells: 'other' the others only, anything else everybody, None nobody."""
    if not isinstance(move, Acted):
        return "deal"
    if before.phase not in _UNDOABLE:
        return "hand"
    if after.phase in (INTERVAL, OVER):
        return "end"
    if after.phase == DEAL:
        return "deal"
    if turned_up(before, move, after):
        return "turn-up"
    return None if move.code == PASS else "other"
