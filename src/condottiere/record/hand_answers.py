"""R4.5 asked of all at once: whom, what each may say and has said, and what becomes of it."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from condottiere.rules import DiscardHand, KeepHand, Phase, may_answer, may_discard

from .game import Game


class HandChoice(NamedTuple):
    """What a seat may say of its hand, and has said. Only the seat itself may know."""

    free: bool
    """Whether it may discard; it may always keep."""
    discard: bool | None
    """Whether it has said that it discards; None if it has said nothing."""


def asked_seats(game: Game) -> list[int]:
    """The seats that have to say whether they discard their hands; none in another phase."""
    seats = range(game.options.seats) if game.table.phase == Phase.HAND else ()
    return [seat for seat in seats if may_answer(game.table, seat)]


def hand_choice(game: Game, seat: int) -> HandChoice | None:
    """What a seat may say of its hand by now; None if it is not the time, or not for its person to say."""
    if seat in game.agreements.captains or not may_answer(game.table, seat):
        return None
    return HandChoice(may_discard(game.table, seat), game.answers.get(seat))


def all_decided(game: Game, seats: Iterable[int]) -> bool:
    """Whether each of these seats that may discard its hand has said whether it does."""
    choices = [hand_choice(game, seat) for seat in seats]
    return not any(choice is not None and choice.free and choice.discard is None for choice in choices)


def settle_hands(game: Game, chosen: Mapping[int, bool]) -> None:
    """All who are asked answer, in the rules' order; a seat that has said nothing keeps its hand.

    `chosen` has the seats for which something else decides, and whether they discard.
    """
    answers = {**game.answers, **chosen}
    while game.table.phase == Phase.HAND:
        game.play(DiscardHand() if answers.get(game.table.turn) else KeepHand())
