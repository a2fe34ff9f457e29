"""Dealing cards: which ones, at random, and the table after a whole deal."""

import random
from collections.abc import Sequence

from condottiere.rules import Card, IllegalAction, Phase, Table, deal


def shuffled_deal(table: Table, rng: random.Random) -> tuple[Card, ...]:
    """Deal from a shuffled pile until the deal is done; the pile may be made anew on the way (R12.5)."""
    drawn: list[Card] = []
    pile: list[Card] = []
    while table.phase == Phase.DEAL:
        if not pile:
            pile = [card for card in Card for _ in range(table.pile[card])]
            rng.shuffle(pile)
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
