"""Figures against known answers: intervals, the trial and calibration."""

import numpy as np
import pytest
from numpy.typing import NDArray

from condottiere.arena.plan import Trial
from condottiere.arena.statistics.calibration import calibration, stated_chances
from condottiere.arena.statistics.intervals import mean_in_clusters, mean_of_blocks, rate_in_clusters
from condottiere.arena.statistics.sequential import mean_at_any_time, sequential_test

SEED = 20


def blocks(chance: NDArray[np.float64] | float, number: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Scores of blocks of four games that go alike: what the deal is worth differs from block to block."""
    mean = np.asarray(chance)
    worth = rng.beta(4 * mean, 4 * (1 - mean), number)
    return rng.binomial(4, worth) / 4


# --- intervals ------------------------------------------------------------------------------------


def test_the_mean_of_blocks_by_hand() -> None:
    """Mean 0.5, standard error 0.25 / sqrt(3) = 0.1443, and t for 2 degrees of freedom 4.3027."""
    estimate = mean_of_blocks([0.25, 0.5, 0.75])
    assert estimate.value == 0.5
    assert (estimate.low, estimate.high) == (0.0, 1.0)
    assert mean_of_blocks([0.4, 0.5, 0.6]).high == pytest.approx(0.5 + 4.30265 * 0.1 / 3**0.5, abs=1e-5)


def test_blocks_that_all_score_alike_are_no_certainty() -> None:
    assert mean_of_blocks([1.0] * 10).low == pytest.approx(0.025**0.1)
    assert mean_of_blocks([1.0] * 10).high == 1.0
    estimate = mean_of_blocks([0.25] * 100)
    assert 0.23 < estimate.low < 0.25 < estimate.high < 0.29


@pytest.mark.parametrize(("chance", "number"), [(0.25, 10), (0.25, 100), (0.8, 60)])
def test_intervals_of_blocks_cover_as_often_as_they_say(chance: float, number: int) -> None:
    rng = np.random.default_rng(SEED)
    estimates = [mean_of_blocks(list(blocks(chance, number, rng))) for _ in range(1000)]
    covered = sum(one.low <= chance <= one.high for one in estimates) / 1000
    assert 0.92 < covered < 0.98, f"seed {SEED}"


@pytest.mark.parametrize("chance", [0.03, 0.4])
def test_intervals_of_clusters_cover_where_single_cases_would_deceive(chance: float) -> None:
    """Eight statements a block that come true together: as if each were news, 30 % would miss."""
    rng = np.random.default_rng(SEED)
    cluster = np.repeat(np.arange(80), 8)
    hits = {"mean": 0, "rate": 0}
    for _ in range(400):
        outcomes = np.repeat(rng.random(80) < chance, 8).astype(float)
        mean, rate = mean_in_clusters(outcomes, cluster), rate_in_clusters(outcomes, cluster)
        hits["mean"] += mean.low <= chance <= mean.high
        hits["rate"] += rate.low <= chance <= rate.high
    assert 0.93 < hits["rate"] / 400 <= 1, f"seed {SEED}"
    assert 0.93 < hits["mean"] / 400 < 0.98 or chance < 0.1, f"seed {SEED}"


def test_a_rate_of_independent_cases_is_that_of_wilson() -> None:
    """20 of 100: Wilson gives 13.3 to 28.9 % with 1.96, and t for 99 degrees of freedom is 1.984."""
    outcomes = np.array([1.0] * 20 + [0.0] * 80)
    rate = rate_in_clusters(outcomes, np.arange(100))
    assert rate.value == 0.2
    assert rate.low == pytest.approx(0.1325, abs=0.001)
    assert rate.high == pytest.approx(0.2905, abs=0.001)


def test_one_cluster_tells_nothing() -> None:
    rate = rate_in_clusters(np.array([1.0, 0.0]), np.array([7, 7]))
    assert (rate.value, rate.low, rate.high) == (0.5, 0.0, 1.0)


# --- the trial ------------------------------------------------------------------------------------


def verdicts(chance: float, number: int, trials: int, trial: Trial) -> list[str]:
    rng = np.random.default_rng(SEED)
    return [sequential_test(list(blocks(chance, number, rng)), 0.25, trial).verdict for _ in range(trials)]


def test_a_version_that_is_no_better_is_seldom_promoted_however_often_one_looks() -> None:
    promoted = verdicts(0.25, 600, 200, Trial()).count("better")
    assert promoted / 200 <= 0.05 + 0.03, f"seed {SEED}"


def test_a_version_that_is_better_by_the_margin_is_seldom_turned_down() -> None:
    turned_down = verdicts(0.28, 600, 200, Trial(margin=0.03)).count("not better")
    assert turned_down / 200 <= 0.05 + 0.03, f"seed {SEED}"


def test_a_version_that_is_clearly_better_is_soon_promoted() -> None:
    rng = np.random.default_rng(SEED)
    results = [sequential_test(list(blocks(0.35, 600, rng)), 0.25, Trial()) for _ in range(50)]
    assert {one.verdict for one in results} == {"better"}, f"seed {SEED}"
    assert np.mean([one.blocks for one in results]) < 100, f"seed {SEED}"
    assert all(one.for_better >= 20 for one in results)


def test_a_version_that_is_worse_is_turned_down() -> None:
    assert set(verdicts(0.18, 600, 50, Trial())) == {"not better"}, f"seed {SEED}"


def test_what_comes_after_the_decision_changes_nothing() -> None:
    scores = list(blocks(0.5, 100, np.random.default_rng(SEED)))
    whole = sequential_test(scores, 0.25, Trial())
    assert whole.blocks < 100
    assert sequential_test(scores[: whole.blocks], 0.25, Trial()) == whole
    assert sequential_test(scores[: whole.blocks - 1], 0.25, Trial()).verdict == "undecided"


def test_the_interval_of_a_trial_holds_at_every_look() -> None:
    rng = np.random.default_rng(SEED)
    missed = 0
    for _ in range(100):
        scores = blocks(0.3, 200, rng)
        looks = [mean_at_any_time(scores[:n]) for n in range(10, 201, 38)]
        missed += not all(one.low <= 0.3 <= one.high for one in looks)
    assert missed / 100 <= 0.08, f"seed {SEED}"


def test_the_interval_of_a_trial_in_which_all_blocks_went_alike() -> None:
    estimate = mean_at_any_time(np.array([1.0] * 20))
    assert estimate.value == estimate.high == 1.0
    assert 0.6 < estimate.low < 0.95


# --- calibration ----------------------------------------------------------------------------------


def test_calibration_by_hand() -> None:
    """Four statements in three blocks: the squares are 0.04, 0.64, 0.01 and 0.25."""
    figures = calibration(
        stated_chances([(0.8, 1.0, 0), (0.8, 0.0, 1), (0.1, 0.0, 2), (1.0, 0.5, 2)]), seats=4
    )
    assert figures.count == 4
    assert figures.blocks == 3
    assert figures.mean_chance == pytest.approx(0.675)
    assert figures.won.value == pytest.approx(0.375)
    assert figures.brier.value == pytest.approx(0.235)
    assert figures.brier_of_par == pytest.approx((0.5625 + 0.0625 + 0.0625 + 0.0625) / 4)
    assert [(one.count, one.mean_chance, one.won.value) for one in figures.bins] == [
        (1, 0.1, 0.0),
        (2, 0.8, 0.5),
        (1, 1.0, 0.5),
    ]
    assert figures.error == pytest.approx((0.1 + 2 * 0.3 + 0.5) / 4)


def test_chances_that_come_true_lie_on_the_diagonal() -> None:
    rng = np.random.default_rng(SEED)
    chances = rng.random(6000)
    outcomes = (rng.random(6000) < chances).astype(float)
    figures = calibration(stated_chances(list(zip(chances, outcomes, range(6000), strict=True))), seats=2)
    assert sum(one.won.low <= one.mean_chance <= one.won.high for one in figures.bins) >= 8, f"seed {SEED}"
    assert figures.error < 0.03
    assert figures.brier.low < 1 / 6 < figures.brier.high, "the mean of p(1 - p) over all p"
