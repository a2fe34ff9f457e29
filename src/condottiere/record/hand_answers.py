"""R4.5: collecting the answers of all seats to keep or discard their hands, and applying them."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from condottiere.rules import DiscardHand, KeepHand, Phase, may_answer, may_discard

from .game import Game


class HandChoice(NamedTuple):
    """A seat's choice about its hand. Only the seat itself may know it."""

    free: bool
    """Whether it may discard; it may always keep."""
    discard: bool | None
    """Its answer: whether it discards; None if it has not answered."""


def asked_seats(game: Game) -> list[int]:
    """The seats that have to answer now; none in any other phase than HAND."""
    seats = range(game.options.seats) if game.table.phase == Phase.HAND else ()
    return [seat for seat in seats if may_answer(game.table, seat)]


def hand_choice(game: Game, seat: int) -> HandChoice | None:
    """A seat's choice about its hand; None if it may not answer now, or a captain plays for it."""
    if seat in game.agreements.captains or not may_answer(game.table, seat):
        return None
    return HandChoice(may_discard(game.table, seat), game.answers.get(seat))


def all_decided(game: Game, seats: Iterable[int]) -> bool:
    """Whether all of these seats that may discard their hands have answered."""
    choices = [hand_choice(game, seat) for seat in seats]
    return not any(choice is not None and choice.free and choice.discard is None for choice in choices)


def settle_hands(game: Game, chosen: Mapping[int, bool]) -> None:
    """Apply the answers of all seats in the rules' order; a seat that has not answered keeps its hand.

    `chosen` overrides the answers of some seats: whether each discards.
    """
    answers = {**game.answers, **chosen}
    while game.table.phase == Phase.HAND:
        game.play(DiscardHand() if answers.get(game.table.turn) else KeepHand())
