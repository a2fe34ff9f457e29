"""Applying moves: the code of an action, the table after a move, and the answers (R4.5) still valid."""

from collections.abc import Mapping

from condottiere.rules import Action, Table, apply, encode, end_unfinished, may_answer, next_game

from .dealing import dealt
from .notation import Acted, Answered, Dealt, EndedUnfinished, Entry, NextGameBegun, RuleMove, parse_action


def action_code(action: Action | int | str) -> int:
    """Return the code of an action given as a code, a token or an Action. Raises NotationError."""
    if isinstance(action, int):
        return action
    return parse_action(action) if isinstance(action, str) else encode(action)


def after_move(table: Table, move: RuleMove) -> Table:
    """Apply a move and return the table after it, which may be the same object. Raises IllegalAction."""
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


def answers_after(answers: Mapping[int, bool], entry: Entry, table: Table) -> Mapping[int, bool]:
    """R4.5: the seats' answers about their hands that are still valid after an entry led to this table."""
    said = {**answers, entry.seat: entry.discard} if isinstance(entry, Answered) else answers
    return {seat: bool(one) for seat, one in said.items() if one is not None and may_answer(table, seat)}
