"""Dealing cards: which ones, at random, and the table after a whole deal."""

import random
from collections.abc import MutableSequence, Sequence
from typing import Protocol, TypeAlias

from condottiere.rules import Card, IllegalAction, Phase, Table, deal

from .fairness.state import Fairness, FairShuffle

Chance: TypeAlias = random.Random | FairShuffle
"""What a game is dealt by; only of a FairShuffle it can be verified."""


class Shuffle(Protocol):
    """What brings cards into a random order: `random.Random`, and a FairStream."""

    def shuffle(self, x: MutableSequence[Card], /) -> None:
        """Bring them into a random order, in place."""


def draw_holder(chance: Chance, fairness: Fairness) -> int:
    """R1.5: the first holder, where the options name none."""
    return chance.randrange(fairness.seats) if isinstance(chance, random.Random) else chance.holder(fairness)


def next_shuffle(chance: Chance, fairness: Fairness) -> Shuffle:
    """What shuffles the cards of the next deal."""
    return chance if isinstance(chance, random.Random) else chance.deal(fairness)


def shuffled_deal(table: Table, shuffle: Shuffle) -> tuple[Card, ...]:
    """Deal from a shuffled pile until the deal is done; the pile may be made anew on the way (R12.5)."""
    drawn: list[Card] = []
    pile: list[Card] = []
    while table.phase == Phase.DEAL:
        if not pile:
            pile = [card for card in Card for _ in range(table.pile[card])]
            shuffle.shuffle(pile)
        drawn.append(pile.pop())
        deal(table, drawn[-1])
    return tuple(drawn)


def dealt(table: Table, cards: Sequence[Card]) -> Table:
    """The table after a whole deal, given card by card. Raises IllegalAction."""
    table = table.copy()
    for number, card in enumerate(cards):
        if table.phase != Phase.DEAL:
            raise IllegalAction(f"R1.6: {number} cards are due, but {len(cards)} are dealt")
        deal(table, card)
    if table.phase == Phase.DEAL:
        raise IllegalAction(f"R1.6: more than {len(cards)} cards are due")
    return table
