"""Applying moves: the codes of actions, deals, the table after a move, and the answers (R4.5) still valid."""

import random
from collections.abc import Mapping, MutableSequence, Sequence
from copy import copy
from typing import Protocol, TypeAlias

from condottiere import rules

from .fairness.state import Fairness, FairShuffle
from .notation import Acted, Answered, Dealt, EndedUnfinished, Entry, NextGameBegun, RuleMove, parse_action

Chance: TypeAlias = random.Random | FairShuffle
"""The source of a game's randomness. Only a FairShuffle can be verified."""


def independent(chance: Chance) -> Chance:
    """Return a source that gives the same from now on, whatever is drawn from this one.

    The operating system's randomness has no state to copy, and a FairShuffle never changes.
    """
    if isinstance(chance, FairShuffle | random.SystemRandom):
        return chance
    return copy(chance)


class Shuffle(Protocol):
    """An object that shuffles cards: `random.Random` or a FairStream."""

    def shuffle(self, x: MutableSequence[rules.Card], /) -> None:
        """Shuffle in place."""


def draw_holder(chance: Chance, fairness: Fairness) -> int:
    """R1.5: draw the first holder, if the options name none."""
    return chance.randrange(fairness.seats) if isinstance(chance, random.Random) else chance.holder(fairness)


def next_shuffle(chance: Chance, fairness: Fairness) -> Shuffle:
    return chance if isinstance(chance, random.Random) else chance.deal(fairness)


def shuffled_deal(table: rules.Table, shuffle: Shuffle) -> tuple[rules.Card, ...]:
    """Deal from a shuffled pile until the deal is done; return the cards in the order dealt.

    The discards may become a new pile meanwhile (R12.5), which is then shuffled.
    """
    drawn: list[rules.Card] = []
    pile: list[rules.Card] = []
    while table.phase == rules.Phase.DEAL:
        if not pile:
            pile = [card for card in rules.Card for _ in range(table.pile[card])]
            shuffle.shuffle(pile)
        drawn.append(pile.pop())
        rules.deal(table, drawn[-1])
    return tuple(drawn)


def dealt(table: rules.Table, cards: Sequence[rules.Card]) -> rules.Table:
    """Return the table after a whole deal of these cards. Raises IllegalAction if they are not that."""
    table = table.copy()
    for number, card in enumerate(cards):
        if table.phase != rules.Phase.DEAL:
            raise rules.IllegalAction(f"R1.6: {number} cards are due, but {len(cards)} are dealt")
        rules.deal(table, card)
    if table.phase == rules.Phase.DEAL:
        raise rules.IllegalAction(f"R1.6: more than {len(cards)} cards are due")
    return table


def action_code(action: rules.Action | int | str) -> int:
    """Return the code of an action given as a code, a token or an Action. Raises NotationError."""
    if isinstance(action, int):
        return action
    return parse_action(action) if isinstance(action, str) else rules.encode(action)


def after_move(table: rules.Table, move: RuleMove) -> rules.Table:
    """Apply a move and return the table after it, which may be the same object. Raises IllegalAction."""
    match move:
        case Acted(code):
            rules.apply(table, code)
        case Dealt(cards):
            return dealt(table, cards)
        case NextGameBegun():
            rules.next_game(table)
        case EndedUnfinished():
            rules.end_unfinished(table)
    return table


def answers_after(answers: Mapping[int, bool], entry: Entry, table: rules.Table) -> Mapping[int, bool]:
    """R4.5: the seats' answers about their hands that are still valid after an entry led to this table."""
    said = {**answers, entry.seat: entry.discard} if isinstance(entry, Answered) else answers
    return {
        seat: bool(one) for seat, one in said.items() if one is not None and rules.may_answer(table, seat)
    }
