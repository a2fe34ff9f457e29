"""Which moves may be taken back, and which seats may agree to that.

Players may agree that one of them takes a move back, but never past new information. The latest choice of a
seat can be taken back as long as neither it nor anything since has given that seat information: no card was
dealt or turned up, no game ended, no hand was kept or discarded (R4.5), no other seat did more than pass, and
none has shown it cards (R10.3). The passes of others are taken back along with it, and so is a pass of the
seat itself that was forced by an empty hand (R2.5).

Only the seat itself, and the seat that showed them, know of cards shown in private. So such a show never ends
an open proposal, which all would see. Instead the seat that was shown cards can neither propose to take its
choice back, nor agree to a proposal by which it would choose again. While a proposal is open, no cards can be
shown in private to its proposer, nor to seats that would choose again. If the person of such a seat is away,
it is not asked: its captain chooses again, and the person can return to the battle only after the seat has
passed again or the battle is over.
"""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

from condottiere.record.agreements.state import Agreements
from condottiere.record.illegal_request import IllegalRequest
from condottiere.record.moves import after_move
from condottiere.record.notation import Acted, Entry, RuleMove, Shown
from condottiere.rules import Card, Table
from condottiere.rules.actions import PASS
from condottiere.rules.battle import can_only_pass
from condottiere.rules.cards import NO_CARD
from condottiere.rules.table import BATTLE, DEAL, FAVOR, INTERVAL, OVER, RESCUE, SITE, VIEWERS


class Snapshot(NamedTuple):
    """The relevant properties of a table that is about to change."""

    phase: int
    turn: int
    battles: int
    down: tuple[int, ...]
    forced: bool
    """Whether the seat on turn could only pass, which is public (R2.5)."""


def snapshot(table: Table) -> Snapshot:
    return Snapshot(table.phase, table.turn, table.battles, tuple(table.down), can_only_pass(table))


def turned_up(before: Table | Snapshot, entry: Entry, after: Table) -> list[tuple[int, Card]]:
    """R15.2 to R15.4: return the face-down cards that an entry turned up, with their seats."""
    if before.down.count(NO_CARD) == len(before.down):
        return []
    down = [(seat, Card(card)) for seat, card in enumerate(before.down) if card != NO_CARD]
    if after.battles > before.battles:
        return down
    stays = entry == Acted(PASS) or after.phase in (RESCUE, FAVOR)
    return [(seat, card) for seat, card in down if seat == before.turn and not stays]


class History:
    """The latest moves that were not taken back, and some of the tables between them.

    A table is kept before the first of these moves, and before each move for which `table_before` was called,
    because copying a table takes as long as 25 moves.
    """

    __slots__ = ("_moves", "_tables")

    def __init__(self) -> None:
        self._moves: list[tuple[int, RuleMove]] = []
        self._tables: dict[int, Table] = {}
        """The kept tables by the number of the next move. They are never changed."""

    def __len__(self) -> int:
        """The number of kept moves."""
        return len(self._moves)

    def copy(self) -> "History":
        other = History()
        other._moves = self._moves[:]  # its own class
        other._tables = self._tables.copy()
        return other

    def begin(self, number: int, table: Table) -> None:
        """Keep moves from this number on, unless earlier ones are kept already."""
        if not self._tables:
            self._tables[number] = table.copy()

    def append(self, number: int, move: RuleMove) -> None:
        """Keep a move, if `begin` was called before."""
        if self._tables:
            self._moves.append((number, move))

    def table_before(self, move: int, now: Table) -> Table:
        """Return the table before one of these moves, with what is known of hands at the table `now`."""
        kept = max(number for number in self._tables if number <= move)
        table = self._tables[kept].copy()
        between = [entry for number, entry in self._moves if kept <= number < move]
        for entry in between:
            table = after_move(table, entry)
        if between:
            self._tables[move] = table.copy()
        _keep_knowledge(table, now)
        return table

    def forget_from(self, move: int) -> None:
        """Forget a move and all later ones, because they were taken back."""
        self._moves = [one for one in self._moves if one[0] < move]
        self._tables = {number: table for number, table in self._tables.items() if number <= move}

    def clear(self) -> None:
        """Forget everything."""
        self._moves, self._tables = [], {}


def _keep_knowledge(table: Table, now: Table) -> None:
    """Add what is known of hands at the later table `now` to an earlier table (R6.4, R10.3, R15.5).

    Between the two, cards have left hands and returned to them openly, or now lie face down. A viewer that
    knows n cards of a kind in a hand now knows n in the earlier hand, plus those that have left it since.
    """
    for seat in range(table.seats):
        lies = table.down[seat] != NO_CARD
        if lies:
            table.down_shown[seat] |= now.down_shown[seat]
        if (table.known[seat], table.sure[seat]) == (now.known[seat], now.sure[seat]) and (
            table.hands[seat] == now.hands[seat]
        ):
            continue
        for card in Card:
            held = table.hands[seat][card] - now.hands[seat][card]
            lay_down = (table.down[seat] == card) - (now.down[seat] == card)
            _note_known(table.known[seat], now.known[seat], card, held + lay_down)
            if lies:
                _note_known(table.sure[seat], now.sure[seat], card, held)


def _note_known(known: list[list[int]], now: list[list[int]], card: int, more: int) -> None:
    """Let each viewer know at least as many cards of a kind as `now`, plus `more`."""
    for viewer in range(VIEWERS):
        known[viewer][card] = max(known[viewer][card], now[viewer][card] + more)


CHECKPOINT_MOVES: Final = 100
"""The number of moves after which the history is cleared when possible."""

Information: TypeAlias = Literal["deal", "turn-up", "hand", "end", "other", "show"]
_UNDOABLE: Final = frozenset((SITE, BATTLE, RESCUE, FAVOR))


class Choice(NamedTuple):
    """A seat's action since the last move that ended all taking back."""

    move: int
    """Its number: the number of moves before it."""
    seat: int
    forced: bool
    """Whether the seat could do nothing else, which is public (R2.5)."""
    closed: bool = False
    """Whether its seat has publicly got information since."""
    told: bool = False
    """Whether its seat was shown cards in private since it first chose this. Only that seat may know."""


class TakeBacks:
    """The latest moves of a game that were not taken back, and which of them may be.

    Moves are numbered from 0, including those that take others back.
    """

    __slots__ = ("_choices", "_history", "_information", "_informed")

    def __init__(self) -> None:
        self._history = History()
        """It begins before the first move that may be taken back."""
        self._choices: tuple[Choice, ...] = ()
        self._information: dict[int, Information] = {}
        """The information that each seat has got since its latest choice."""
        self._informed: dict[int, int] = {}
        """By seat that saw cards after a choice which was then taken back with another's move: the battle."""

    def copy(self) -> "TakeBacks":
        other = TakeBacks.__new__(TakeBacks)
        other._history = self._history.copy()  # noqa: SLF001  # its own class
        other._choices = self._choices  # noqa: SLF001
        other._information = self._information.copy()  # noqa: SLF001
        other._informed = self._informed.copy()  # noqa: SLF001
        return other

    # --- queries --------------------------------------------------------------------------------

    def latest(self, seat: int) -> int | None:
        """The move that a seat may propose to take back, or None. Only the seat itself may know it."""
        choice = self._latest_choice(seat)
        return None if choice is None or choice.closed or choice.told else choice.move

    def possible(self, move: int, seat: int) -> bool:
        """Whether a move is the latest choice of a seat and may be taken back, by public knowledge."""
        own = [choice for choice in self._choices if choice.seat == seat and choice.move >= move]
        return (
            bool(own)
            and own[0].move == move
            and not own[0].closed
            and all(choice.forced for choice in own[1:])
        )

    def check(self, seat: int, move: int | None) -> None:
        """Raise IllegalRequest, with the reason, unless a seat may propose to take a move back."""
        latest = self._latest_choice(seat)
        told = latest is not None and latest.told and not latest.closed
        if move is not None and not told and self.possible(move, seat):
            return
        learned = "show" if told else self._information.get(seat)
        if learned is None:
            raise IllegalRequest("error-takeback-latest")
        raise IllegalRequest(f"error-takeback-{learned}")

    def check_agreement(self, seat: int, move: int) -> None:
        """Raise IllegalRequest if a seat would choose again, and has got information since it chose."""
        if any(one.closed or one.told for one in self._chosen_since(move) if one.seat == seat):
            raise IllegalRequest("error-takeback-seen")

    def check_return(self, seat: int, table: Table) -> None:
        """Raise IllegalRequest if a person may not return yet: it saw cards after its seat had passed."""
        out = table.phase != SITE and table.out[seat]
        if self._informed.get(seat) == table.battles and not out:
            raise IllegalRequest("error-return-seen")

    def choosing_again(self, move: int) -> frozenset[int]:
        """The seats whose choices would be taken back along with another seat's move."""
        return frozenset(choice.seat for choice in self._chosen_since(move))

    def table_before(self, move: int, now: Table) -> Table:
        """Return the table before a move, with what is known of hands at the table `now`.

        Raises IllegalRequest if the move may not be taken back.
        """
        if not any(choice.move == move and not choice.closed for choice in self._choices):
            raise IllegalRequest("error-takeback-gone")
        return self._history.table_before(move, now)

    def _latest_choice(self, seat: int) -> Choice | None:
        own = (one for one in reversed(self._choices) if one.seat == seat and not one.forced)
        return next(own, None)

    def _chosen_since(self, move: int) -> list[Choice]:
        """The choices of other seats since a move."""
        seats = [choice.seat for choice in self._choices if choice.move == move]
        return [
            choice
            for choice in self._choices
            if choice.move > move and choice.seat not in seats and not choice.forced
        ]

    # --- changes --------------------------------------------------------------------------------

    def before_move(self, number: int, table: Table) -> Snapshot:
        """Return the snapshot that `note_move` needs, before move `number` changes the table."""
        if table.phase in _UNDOABLE:
            self._history.begin(number, table)
        return snapshot(table)

    def note_undo(self, move: int, table: Table) -> None:
        """Note that a move and all later ones were taken back, which led to this table."""
        for choice in self._chosen_since(move):
            if choice.closed or choice.told:
                self._informed[choice.seat] = table.battles
        self._history.forget_from(move)
        self._choices = tuple(choice for choice in self._choices if choice.move < move)
        if not self._choices:
            self._history.clear()

    def note_show(self, shown: Shown) -> None:
        """R10.3: note that cards were shown."""
        if shown.to is None:
            self._close(lambda seat: seat != shown.seat, "show")
        else:
            to = shown.to
            self._choices = tuple(
                choice._replace(told=True) if choice.seat in to else choice for choice in self._choices
            )

    def note_move(self, number: int, move: RuleMove, before: Snapshot, after: Table) -> None:
        """Note that move `number` was made."""
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
        """Close the choices of the seats that this concerns, as they have publicly got information."""
        kept: list[Choice] = []
        for choice in self._choices:
            closing = concerns(choice.seat) and not choice.closed
            if closing:
                self._information[choice.seat] = information
            if kept or not (closing or choice.closed):  # closed choices before the first open one are dropped
                kept.append(choice._replace(closed=True) if closing else choice)
        self._choices = tuple(kept)


def without_late_proposal(agreements: Agreements, take_backs: TakeBacks) -> Agreements:
    """Return the agreements without proposals to take back what, by public knowledge, may be no more."""
    proposed = [(one.proposal.move, one.by) for one in agreements.proposals if one.proposal.move is not None]
    possible = all(take_backs.possible(move, seat) for move, seat in proposed)
    return agreements if possible else agreements.without("takeback")


def choosing_again(agreements: Agreements, take_backs: TakeBacks) -> frozenset[int]:
    """The seats that would choose again if the proposed move were taken back."""
    moves = [one.proposal.move for one in agreements.proposals if one.proposal.move is not None]
    return frozenset(seat for move in moves for seat in take_backs.choosing_again(move))


def check_receivers(agreements: Agreements, take_backs: TakeBacks, shown: Shown) -> None:
    """Raise IllegalRequest if cards are shown to seats that may not see any while a take-back is proposed.

    Ending the proposal because of cards shown in private would reveal them to the others. If any seat but the
    proposer shows cards to everybody, the proposal ends.
    """
    proposers = {one.by for one in agreements.proposals if one.proposal.kind == "takeback"}
    if shown.to is not None and not proposers.isdisjoint(shown.to):
        raise IllegalRequest("error-shows-proposer")
    again = choosing_again(agreements, take_backs)
    told = again.intersection(shown.to) if shown.to is not None else again if shown.seat in proposers else ()
    if told:
        raise IllegalRequest("error-shows-chooser")


def _information(move: RuleMove, before: Snapshot, after: Table) -> Information | None:
    """The information that a move gives to all seats; 'other' if only the others get any, None if nobody."""
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
