"""Which moves may be taken back, and the table as it was before one.

Players may agree that one of them takes a move back, but never past new information. The latest action of a
seat can be taken back as long as neither the action nor anything since has told that seat something: no card
was dealt or turned up, no game ended, no hand was kept or discarded (R4.5), nobody else did more than pass,
and nobody else has shown it cards (R10.3). The passes of others are taken back along with it.

What a seat was shown in private only that seat knows, and who has shown it. So it never ends a proposal: it
keeps the seat from making one, and while one is open, nobody shows the proposer cards in private.
"""

from collections.abc import Callable, Collection
from typing import Final, Literal, NamedTuple, TypeAlias

from condottiere.record.conduct.conduct import Conduct
from condottiere.record.moves import after_move
from condottiere.record.notation import Acted, RuleMove, Shown
from condottiere.rules import Card, IllegalAction, Table
from condottiere.rules.actions import PASS
from condottiere.rules.cards import NO_CARD
from condottiere.rules.table import BATTLE, DEAL, FAVOR, INTERVAL, OVER, RESCUE, SITE, VIEWERS

from .turn_ups import Snapshot, snapshot, turned_up

CHECKPOINT_MOVES: Final = 100
"""After so many moves a new checkpoint is made where it can be: to copy a table takes as long as 25 moves."""

Information: TypeAlias = Literal["deal", "turn-up", "hand", "end", "other", "show"]
_SINCE: Final[dict[Information, str]] = {
    "deal": "cards have been dealt",
    "turn-up": "a card that lay face down was turned up",
    "hand": "hands were kept or discarded",
    "end": "a game has ended",
    "other": "somebody else has played",
    "show": "somebody has shown you cards",
}
_UNDOABLE: Final = frozenset((SITE, BATTLE, RESCUE, FAVOR))


class Choice(NamedTuple):
    """An action that its seat may take back, as far as everybody may know."""

    move: int
    """How many moves came before it, which is the version of the game for which it was chosen."""
    seat: int
    told: bool = False
    """Whether its seat was shown cards in private since: only that seat may know."""


class TakeBacks:
    """The latest moves of a game as far as they stand, and which of them may be taken back.

    Moves are counted from 0; one that takes another back is counted, too.
    """

    __slots__ = ("_checkpoint", "_choices", "_information", "_moves")

    def __init__(self) -> None:
        self._checkpoint: Table | None = None
        """The table at some time before all that can be taken back; made when there may soon be something."""
        self._moves: list[tuple[int, RuleMove]] = []
        """Those since the checkpoint that were not taken back."""
        self._choices: tuple[Choice, ...] = ()
        self._information: dict[int, Information] = {}
        """What each seat has learned since its latest action."""

    def copy(self) -> "TakeBacks":
        """An independent copy."""
        other = TakeBacks.__new__(TakeBacks)
        other._checkpoint = self._checkpoint  # noqa: SLF001  # its own class; no checkpoint ever changes
        other._moves = self._moves[:]  # noqa: SLF001
        other._choices = self._choices  # noqa: SLF001
        other._information = self._information.copy()  # noqa: SLF001
        return other

    # --- what anybody may ask -------------------------------------------------------------------

    def latest(self, seat: int) -> int | None:
        """The move that a seat may propose to take back, as it may know itself; None if there is none."""
        choice = next((one for one in reversed(self._choices) if one.seat == seat), None)
        return None if choice is None or choice.told else choice.move

    def possible(self, move: int) -> bool:
        """Whether a move may still be taken back, as far as everybody may know."""
        return any(choice.move == move for choice in self._choices)

    def check(self, seat: int, move: int | None) -> None:
        """Raise IllegalAction, saying why, unless a seat may propose to take a move back."""
        if move is not None and move == self.latest(seat):
            return
        told = any(one.told for one in self._choices if one.seat == seat)
        learned = "show" if told else self._information.get(seat)
        if learned is None:
            raise IllegalAction("Only the latest of your own moves can be taken back")
        raise IllegalAction(f"This cannot be taken back any more: since then {_SINCE[learned]}")

    def table_before(self, move: int, now: Table) -> Table:
        """The table before a move that may be taken back.

        What has become known of hands since, and is known at the table `now`, stays known. Raises
        IllegalAction.
        """
        choice = next((one for one in self._choices if one.move == move), None)
        if choice is None:
            raise IllegalAction("This move cannot be taken back any more")
        assert self._checkpoint is not None
        table = self._checkpoint.copy()
        for number, entry in self._moves:
            if number < move:
                table = after_move(table, entry)
        _keep_knowledge(table, now)
        return table

    # --- what happens ---------------------------------------------------------------------------

    def before_move(self, table: Table) -> Snapshot:
        """A move is about to be made: what of the table `note_move` has to be told."""
        if self._checkpoint is None and table.phase in _UNDOABLE:
            self._checkpoint = table.copy()
        return snapshot(table)

    def note_undo(self, move: int) -> None:
        """A move was taken back, and all since."""
        self._choices = tuple(choice for choice in self._choices if choice.move < move)
        self._moves = [one for one in self._moves if one[0] < move]
        if not self._choices:
            self._checkpoint, self._moves = None, []

    def note_show(self, shown: Shown) -> None:
        """R10.3: cards were shown, to everybody or to some."""
        if shown.to is None:
            self._keep(lambda choice: choice.seat == shown.seat, "show")
        elif self._choices:
            to = shown.to
            told = [one._replace(told=True) if one.seat in to else one for one in self._choices]
            self._choices = tuple(told)

    def note_move(self, number: int, move: RuleMove, before: Snapshot, after: Table) -> None:
        """A move was made, the one with this number."""
        if self._checkpoint is not None:
            self._moves.append((number, move))
        information = _information(move, before, after)
        if information not in (None, "other"):
            self._keep(lambda _: False, information)
            if len(self._moves) >= CHECKPOINT_MOVES:
                self._checkpoint, self._moves = None, []
            return
        if information is not None:
            self._keep(lambda choice: choice.seat == before.turn, information)
        self._choices = (*self._choices, Choice(number, before.turn))
        self._information.pop(before.turn, None)

    def _keep(self, kept: Callable[[Choice], bool], otherwise: Information) -> None:
        """Keep some choices; the seats of the others have learned something."""
        if self._choices:
            for choice in self._choices:
                if not kept(choice):
                    self._information[choice.seat] = otherwise
            self._choices = tuple(filter(kept, self._choices))


def without_late_proposal(conduct: Conduct, take_backs: TakeBacks) -> Conduct:
    """The same without a proposal to take back what cannot be taken back any more, as everybody may know."""
    moves = [one.motion.move for one in conduct.proposals if one.motion.move is not None]
    return conduct if all(map(take_backs.possible, moves)) else conduct.without("takeback")


def check_receivers(conduct: Conduct, to: Collection[int]) -> None:
    """Raise IllegalAction if one of those who are shown cards in private has proposed to take a move back.

    To end the proposal for that would tell the others of it.
    """
    if any(one.by in to for one in conduct.proposals if one.motion.kind == "takeback"):
        raise IllegalAction(
            "Who wants to take a move back is shown no cards; first agree to that or refuse it, "
            "or show them to everybody"
        )


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


def _keep_knowledge(table: Table, now: Table) -> None:
    """What is known of the hands at the table `now` is known at this earlier one (R6.4, R10.3, R15.5).

    Between the two, cards have left hands and come back into them for all to see, or lie face down now. Who
    knows so many cards of a kind in a hand now knows as many in the earlier one, and those that left since.
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
    """Each viewer knows at least as many cards of a kind as now, and so many more."""
    for viewer in range(VIEWERS):
        known[viewer][card] = max(known[viewer][card], now[viewer][card] + more)
