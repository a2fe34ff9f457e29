"""Replaying one move at a table."""

from condottiere.rules import Table, apply, end_unfinished, next_game

from .dealing import dealt
from .notation import Acted, Dealt, EndedUnfinished, NextGameBegun, RuleMove


def after_move(table: Table, move: RuleMove) -> Table:
    """The table after a move; it may be the same one, changed. Raises IllegalAction if the rules refuse."""
    match move:
        case Acted(code):
            apply(table, code)
        case Dealt(cards):
            return dealt(table, cards)
        case NextGameBegun():
            next_game(table)
        case EndedUnfinished():
            end_unfinished(table)
    return table
