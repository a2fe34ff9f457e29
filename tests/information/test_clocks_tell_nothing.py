"""The clock of a table, which everybody sees, is the same whatever a viewer cannot know."""

import random

from hypothesis import given
from hypothesis import strategies as st

from condottiere.record.agreements.notation import Clock, ClockSet
from condottiere.record.game import Game
from condottiere.rules import Card, Options
from condottiere.server.table.clock import TurnClock, clock_state
from support.random_games import random_step
from support.twins import twin


@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32), hidden_cards=st.booleans(), match=st.booleans())
def test_whose_time_counts_and_until_when_does_not_depend_on_hidden_cards(
    seats: int, seed: int, hidden_cards: bool, match: bool
) -> None:
    rng = random.Random(seed)
    options = Options(seats=seats, hidden_cards=hidden_cards, points=6 if match else None)
    people = [seat for seat in range(seats) if rng.random() < 0.8]
    game = Game.new(options, seed=seed)
    game.enter(ClockSet(Clock(60, 300)))
    clock = TurnClock.before_game(seats, people).follow(game, game.log, 0.0)
    for second in range(1, 50):
        if game.over:
            break
        other = game.copy()
        other.table = twin(game.table, rng.choice([None, *range(seats)]), rng)
        assert clock_state(other, people) == clock_state(game, people)
        told, length = (clock.deadline, clock.reserves), len(game.log)
        show_in_private(game, rng)
        clock = clock.follow(game, game.log[length:], second - 0.3)
        assert (clock.deadline, clock.reserves) == told, (
            "whoever was shown nothing must not see the time of it"
        )
        random_step(game, rng)
        clock = clock.follow(game, game.log[-1:], float(second))


def show_in_private(game: Game, rng: random.Random) -> None:
    """A seat shows another a card (R10.3), if it has one."""
    seat = rng.randrange(game.options.seats)
    hand = [card for card in Card if game.table.hands[seat][card]]
    if hand:
        game.show(seat, [rng.choice(hand)], False, [(seat + 1) % game.options.seats])
