"""The clock of a table: turns, reserves, pauses, deadlines."""

import random
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from condottiere.record.agreements.notation import (
    CaptainTookOver,
    Clock,
    ClockSet,
    Closed,
    Paused,
    Resigned,
    Resumed,
)
from condottiere.record.game import Game
from condottiere.rules import Options, Phase
from condottiere.server.table.clock import Awaited, ClockState, TurnClock, clock_state
from support.running import dealt

MINUTE = Clock(turn=60, reserve=300)
DAYS = Clock(turn=2 * 86400, reserve=0)


def turn_of(seat: int | None, clock: Clock | None = MINUTE, runs: bool = True) -> ClockState:
    return ClockState(clock, Awaited.PEOPLE if runs else Awaited.NOBODY, seat)


def begun(clock: Clock = MINUTE, seat: int | None = 0, at: float = 1000.0) -> TurnClock:
    """A clock agreed on for three seats."""
    return TurnClock.before_game(3, range(3)).after(at, turn_of(seat, clock), moved=True)


def test_a_turn_ends_when_its_seconds_and_the_reserve_are_over() -> None:
    assert begun().deadline == 1000 + 60 + 300
    assert begun(DAYS).deadline == 1000 + 2 * 86400


def test_who_takes_longer_than_a_turn_draws_on_the_own_reserve_alone() -> None:
    clock = begun().after(1100.0, turn_of(1), moved=True)
    assert clock.reserves == (260.0, 300.0, 300.0)
    assert clock.deadline == 1100 + 60 + 300
    clock = clock.after(1110.0, turn_of(0), moved=True)
    assert clock.deadline == 1110 + 60 + 260, "what is not used of a turn is not added to the reserve"


def test_whose_reserve_is_used_up_has_every_turn_still() -> None:
    clock = begun().after(5000.0, turn_of(1), moved=True).after(5001.0, turn_of(0), moved=True)
    assert clock.reserves[0] == 0.0
    assert clock.deadline == 5001 + 60


def test_who_acts_again_has_a_new_turn() -> None:
    assert begun().after(1050.0, turn_of(0), moved=True).deadline == 1050 + 60 + 300


def test_what_others_do_meanwhile_does_not_change_a_turn() -> None:
    clock = begun()
    assert clock.after(1050.3, turn_of(0), moved=False) is clock


def test_a_clock_stands_in_a_pause() -> None:
    paused = begun().after(1040.0, turn_of(0, runs=False), moved=False)
    assert paused.deadline is None
    assert paused.after(9000.0, turn_of(0), moved=False).deadline == 9000 + 20 + 300
    long = begun().after(1100.0, turn_of(0, runs=False), moved=False)
    long = long.after(9000.0, turn_of(0), moved=False)
    assert long.deadline == 9000 - 40 + 300
    assert long.after(9010.0, turn_of(1), moved=True).reserves[0] == 250.0


def test_who_is_back_at_a_table_that_rested_has_a_whole_turn() -> None:
    away = begun().after(1360.0, turn_of(None, runs=False), moved=False)
    assert (away.deadline, away.reserves[0]) == (None, 0.0)
    assert away.after(1365.0, turn_of(0), moved=False).deadline == 1365 + 60


def test_who_steps_away_and_back_has_what_is_left_of_the_turn() -> None:
    captain = ClockState(MINUTE, Awaited.SERVER, None)
    for spent, left in ((40.0, 20 + 300), (100.0, 260), (360.0, 0)):
        away = begun().after(1000 + spent, captain, moved=False)
        assert away.after(2000.0, turn_of(0), moved=False).deadline == 2000 + left
        assert away.after(2000.0, turn_of(1), moved=True).deadline == 2000 + 360


def test_a_clock_that_is_agreed_on_counts_from_then() -> None:
    clock = begun().after(1100.0, turn_of(0, DAYS), moved=False)
    assert clock.deadline == 1100 + 2 * 86400
    assert clock.after(1200.0, turn_of(0, MINUTE), moved=False).deadline == 1200 + 60 + 300
    none = clock.after(1200.0, turn_of(0, None), moved=False)
    assert (none.deadline, none.reserves) == (None, (0.0,) * 3)


def test_time_of_another_machine_that_is_behind_takes_nothing_away() -> None:
    assert begun().after(900.0, turn_of(1), moved=True).reserves == (300.0,) * 3


def test_r4_5_no_time_counts_while_all_are_asked_about_their_hands() -> None:
    game = begin("TTT6666555 CCCCCCCCCC 1111111111")
    for token in ("site:roma", "play:T", "pass", "pass", "pass", "site:torino"):
        game.play(token)
    assert game.table.phase == Phase.HAND
    assert clock_state(game, [0, 1, 2]) == ClockState(MINUTE, Awaited.SERVER, None)


def test_r2_5_nobody_is_waited_for_who_can_only_pass() -> None:
    game = begin("CCCCCCCCCC 1111111111")
    game.play("site:roma")
    for _ in range(9):
        game.play("play:C")
        game.play("play:1")
    assert clock_state(game, [0, 1]) == ClockState(MINUTE, Awaited.PEOPLE, 0)
    game.play("play:C")
    game.play("play:1")
    assert clock_state(game, [0, 1]) == ClockState(MINUTE, Awaited.SERVER, None)


def test_a_clock_counts_while_two_people_have_not_resigned_and_nobody_pauses() -> None:
    game = begin("TTT6666555 CCCCCCCCCC 1111111111")
    assert clock_state(game, [0, 1]).awaited is Awaited.PEOPLE
    assert clock_state(game, [0]).awaited is Awaited.NOBODY
    assert clock_state(game, [1, 2]).awaited is Awaited.SERVER, "seat 0 is a bot's"
    game.enter(Paused())
    assert clock_state(game, [0, 1]).awaited is Awaited.NOBODY
    game.enter(Resumed(1))
    game.enter(Resigned(1))
    assert clock_state(game, [0, 1]).awaited is Awaited.NOBODY
    assert clock_state(game, [0, 1, 2]).awaited is Awaited.PEOPLE
    game.enter(CaptainTookOver(0, "away"))
    assert clock_state(game, [0, 1, 2]).awaited is Awaited.SERVER
    game.enter(Closed("agreed"))
    assert clock_state(game, [0, 1, 2]).awaited is Awaited.NOBODY


def begin(hands: str) -> Game:
    """A game with a clock in which each seat holds the hand named here, and seat 0 begins."""
    game = dealt(hands)(Options(seats=len(hands.split()), first_holder=0))
    game.enter(ClockSet(MINUTE))
    return game


def test_r13_between_two_games_of_a_match_the_next_begins_when_the_time_of_a_turn_is_over() -> None:
    game = Game.new(Options(seats=2, points=1000), seed=4)
    game.enter(ClockSet(MINUTE))
    rng = random.Random(4)
    while game.table.phase != Phase.INTERVAL:
        game.play(rng.choice(game.legal_actions()))
    clock = TurnClock.before_game(2, [0, 1]).follow(game, game.log, 1000.0)
    assert clock.deadline == 1060
    clock.end_turn(game)
    assert game.table.phase == Phase.SITE


changes = st.tuples(
    st.floats(0, 500),
    st.sampled_from([None, 0, 1, 2]),
    st.booleans(),
    st.booleans(),
)


@given(st.lists(changes, max_size=40))
def test_no_seat_has_more_time_than_was_agreed(steps: list[tuple[float, int | None, bool, bool]]) -> None:
    """Whatever happens: the running time of a seat is at most its turns and one reserve, by its deadlines."""
    clocks = [begun(seat=None)]
    now = 1000.0
    overtime = [0.0] * 3
    for seconds, seat, runs, moved in steps:
        before = clocks[-1]
        if before.deadline is not None:
            seconds = min(seconds, before.deadline - now)
        now += seconds
        clocks.append(before.after(now, turn_of(seat, runs=runs), moved))
        whose = before.state.seat
        if whose is not None and (moved or seat != whose):
            running = before.spent + (now - before.since if before.since is not None else 0.0)
            overtime[whose] += max(0.0, running - MINUTE.turn)
    for clock in clocks:
        assert (clock.deadline is not None) == (clock.since is not None)
    for before, after in pairwise(clocks):
        assert all(
            0 <= later <= earlier for earlier, later in zip(before.reserves, after.reserves, strict=True)
        )
    for left, used in zip(clocks[-1].reserves, overtime, strict=True):
        assert abs(left - (MINUTE.reserve - used)) < 1e-6


@given(st.lists(changes, max_size=20))
def test_entries_stored_together_count_as_one_by_one(
    steps: list[tuple[float, int | None, bool, bool]],
) -> None:
    """A replay goes entry by entry; a table that is played goes by what was stored at once."""
    together = one_by_one = begun()
    now = 1000.0
    for seconds, seat, runs, moved in steps:
        now += seconds
        together = together.after(now, turn_of(seat, runs=runs), moved)
        if moved:  # an action that cards are dealt after, which leaves nobody on turn in between
            one_by_one = one_by_one.after(now, turn_of(None, runs=False), moved)
        one_by_one = one_by_one.after(now, turn_of(seat, runs=runs), moved)
        assert one_by_one == together
