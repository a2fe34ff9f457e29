"""What the evaluation makes of a game as a whole: the chances of its seats, and what cards are worth."""

from collections.abc import Sequence
from typing import Final

from condottiere.rules import View
from condottiere.rules.cards import CARDS, TEN

from .evaluate import win_chance
from .observations import observation_of
from .weight_layout import IN_HAND
from .weights import TableKind, weights_for

WORTH_OF_TEN: Final = 10.0
"""What a Mercenary 10 counts, by which the values of all cards are measured."""


def win_chances(views: Sequence[View]) -> list[float]:
    """Every seat's chance to win the game (with R13 the match), from the View of each.

    Each is by what that seat sees itself; together they are 1. Who does not contend in a final battle has
    none (R9.3).
    """
    weights = weights_for(observation_of(views[0]))
    final = views[0].final_battle
    chances = [
        0.0 if final and not view.seats[seat].contending else win_chance(observation_of(view), 0.0, weights)
        for seat, view in enumerate(views)
    ]
    together = sum(chances)
    return [chance / together for chance in chances]


def card_values(kind: TableKind) -> list[float]:
    """What a card of each kind in the hand is worth, where a Mercenary 10 is worth WORTH_OF_TEN.

    It is what the card adds to the exponent of its seat's odds to win the game, as self-play has found it.
    """
    weights = weights_for(kind)
    return [WORTH_OF_TEN * weights[IN_HAND + card] / weights[IN_HAND + TEN] for card in range(CARDS)]
