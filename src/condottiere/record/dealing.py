"""Dealing cards: random or verifiable shuffles, and replaying a deal."""

import random
from collections.abc import MutableSequence, Sequence
from typing import Protocol, TypeAlias

from condottiere.rules import Card, IllegalAction, Phase, Table, deal

from .fairness.state import Fairness, FairShuffle

Chance: TypeAlias = random.Random | FairShuffle
"""The source of a game's randomness. Only a FairShuffle can be verified."""


class Shuffle(Protocol):
    """An object that shuffles cards: `random.Random` or a FairStream."""

    def shuffle(self, x: MutableSequence[Card], /) -> None:
        """Shuffle in place."""


def draw_holder(chance: Chance, fairness: Fairness) -> int:
    """R1.5: draw the first holder, if the options name none."""
    return chance.randrange(fairness.seats) if isinstance(chance, random.Random) else chance.holder(fairness)


def next_shuffle(chance: Chance, fairness: Fairness) -> Shuffle:
    """Return the Shuffle for the next deal."""
    return chance if isinstance(chance, random.Random) else chance.deal(fairness)


def shuffled_deal(table: Table, shuffle: Shuffle) -> tuple[Card, ...]:
    """Deal from a shuffled pile until the deal is done; return the cards in the order dealt.

    The discards may become a new pile meanwhile (R12.5), which is then shuffled.
    """
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
    """Return the table after a whole deal of these cards. Raises IllegalAction if they are not that."""
    table = table.copy()
    for number, card in enumerate(cards):
        if table.phase != Phase.DEAL:
            raise IllegalAction(f"R1.6: {number} cards are due, but {len(cards)} are dealt")
        deal(table, card)
    if table.phase == Phase.DEAL:
        raise IllegalAction(f"R1.6: more than {len(cards)} cards are due")
    return table
