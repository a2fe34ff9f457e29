"""Plans: who plays whom, in which seats, and what is refused."""

from collections import Counter

import msgspec
import pytest

from condottiere.arena.plan import (
    PlanError,
    Trial,
    match_plan,
    rotated,
    table_name,
)
from condottiere.arena.play import play_job
from condottiere.bots import BotError
from condottiere.rules import Options


def test_rotations_take_everybody_through_every_seat_once() -> None:
    lineup = ("a", "b", "b", "c")
    seatings = [rotated(lineup, rotation) for rotation in range(4)]
    assert [seating.index("a") for seating in seatings] == [0, 1, 2, 3]
    assert all(Counter(seating) == Counter(lineup) for seating in seatings)
    assert all(seating[(seating.index("a") + 3) % 4] == "c" for seating in seatings), "neighbours stay"


def test_a_block_of_a_match_is_the_same_deal_with_the_challenger_in_each_seat() -> None:
    plan = match_plan("naive", ["random"], Options(seats=4), blocks=2, seed=1)
    assert plan.bots == ("naive", "random", "random", "random")
    assert plan.games == 8
    played = [play_job(plan, job) for job in plan.jobs()]
    for one in played:
        assert [game.rotation for game in one.games] == [0, 1, 2, 3]
        assert len({game.holder for game in one.games}) == 1


def test_results_on_disk_keep_the_names_that_a_trial_was_stored_with() -> None:
    stored = b'{"risk":0.02,"miss":0.1,"margin":0.05}'
    trial = msgspec.json.decode(stored, type=Trial)
    assert trial == Trial(false_positive_rate=0.02, false_negative_rate=0.1, margin=0.05)
    assert msgspec.json.encode(trial) == stored


def test_others_may_be_named_one_by_one() -> None:
    plan = match_plan("naive", ["random", "naive"], Options(seats=3), blocks=2, seed=1)
    assert plan.bots == ("naive", "random", "naive")


def test_refusals_of_plans() -> None:
    with pytest.raises(BotError, match="there is no bot 'nobody'"):
        match_plan("nobody", ["naive"], Options(), blocks=2, seed=1)
    for others, named in ((["random", "random"], 2), ([], 0)):
        with pytest.raises(
            PlanError, match=f"4 has seats for 3 .* one bot for all of them, or 3; not {named}"
        ):
            match_plan("naive", others, Options(seats=4), blocks=2, seed=1)
    with pytest.raises(PlanError, match="2 blocks"):
        match_plan("naive", ["naive"], Options(), blocks=1, seed=1)
    with pytest.raises(PlanError, match="margin"):
        match_plan("naive", ["random"], Options(), blocks=2, seed=1, trial=Trial(margin=0.8))
    with pytest.raises(PlanError, match="risk"):
        match_plan("naive", ["random"], Options(), blocks=2, seed=1, trial=Trial(false_positive_rate=0.0))


def test_a_table_in_words() -> None:
    assert table_name(Options(seats=3)) == "3 seats"
    assert table_name(Options(hidden_cards=True, draw_after_battle=True, points=20)) == (
        "4 seats, draw after battle, hidden cards, to 20 points"
    )
