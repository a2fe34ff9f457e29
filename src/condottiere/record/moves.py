"""What a move is and leads to: its code, the table after it, what has been said of hands (R4.5) by then."""

from collections.abc import Mapping

from condottiere.rules import Action, Table, apply, encode, end_unfinished, may_answer, next_game

from .dealing import dealt
from .notation import Acted, Answered, Dealt, EndedUnfinished, Entry, NextGameBegun, RuleMove, parse_action


def action_code(action: Action | int | str) -> int:
    """The code of an action, given as its code, as its token or as it is. Raises NotationError."""
    if isinstance(action, int):
        return action
    return parse_action(action) if isinstance(action, str) else encode(action)


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


def answers_after(answers: Mapping[int, bool], entry: Entry, table: Table) -> Mapping[int, bool]:
    """R4.5: what seats have said of their hands, and may still change, after an entry led to this table."""
    said = {**answers, entry.seat: entry.discard} if isinstance(entry, Answered) else answers
    return {seat: bool(one) for seat, one in said.items() if one is not None and may_answer(table, seat)}
