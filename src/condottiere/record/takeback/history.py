"""Restoring the table before one of the latest moves."""

from condottiere.record.moves import after_move
from condottiere.record.notation import RuleMove
from condottiere.rules import Card, Table
from condottiere.rules.cards import NO_CARD
from condottiere.rules.table import VIEWERS


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
        """Return an independent copy."""
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
