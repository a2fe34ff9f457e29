"""Estimates for a whole game: each seat's chance to win, and the values of cards."""

from collections.abc import Sequence
from typing import Final

from condottiere.rules import View
from condottiere.rules.cards import CARDS, TEN

from .evaluate import win_chance
from .observations import observation_of
from .weight_layout import IN_HAND
from .weights import TableKind, weights_for

WORTH_OF_TEN: Final = 10.0
"""The value of a Mercenary 10, by which all other cards are measured."""


def win_chances(views: Sequence[View]) -> list[float]:
    """Estimate every seat's chance to win the game (with R13 the match); the chances add up to 1.

    Each seat's chance is estimated from its own View; `views` are by seat. Seats that do not contend in a
    final battle have none (R9.3).
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
    """The value of a card of each kind in the hand; a Mercenary 10 has WORTH_OF_TEN.

    Values are the weights of cards in the odds to win the game (IN_HAND), which self-play has found.
    """
    weights = weights_for(kind)
    return [WORTH_OF_TEN * weights[IN_HAND + card] / weights[IN_HAND + TEN] for card in range(CARDS)]
