"""What a person asks for at a table beyond a move of the game, and what it does to the game."""

from collections.abc import Collection
from typing import TypeAlias

from condottiere.record.game import Game

from .messages.agreements import AgreementRequest, decide
from .messages.fairness import FairnessRequest, fairness_entry
from .messages.pacts import PactRequest, decide_pact

TableRequest: TypeAlias = AgreementRequest | PactRequest | FairnessRequest


def apply_request(request: TableRequest, seat: int, game: Game, people: Collection[int]) -> None:
    """Do in a game what the person of a seat asks for; `people` are their seats.

    Raises IllegalAction, PlayRefused and RequestError.
    """
    if isinstance(request, FairnessRequest):
        game.enter(fairness_entry(request, seat, game.fairness))
    elif isinstance(request, PactRequest):
        game.enter(decide_pact(request, seat, game))
    else:
        game.enter_all(decide(request, seat, game, people))
