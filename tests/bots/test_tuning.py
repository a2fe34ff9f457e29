"""Where the expert's weights come from: fits that find what is there, and courses that go on."""

import random
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from condottiere.bots import tuning, weights
from condottiere.bots.fitting import Outcomes, chances, fit, stated
from condottiere.bots.weighing import ODDS, ODDS_NUMBER, STATED, WEIGHTS
from condottiere.bots.weights import weights_for
from condottiere.rules import Options

FULL = Options(seats=5, hidden_cards=True, draw_after_battle=True)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Generations that take no time."""
    for name, number in {
        "PAIRS": 4,
        "PART": 2,
        "REFIT": 2,
        "EXAMINATION": 2,
        "POSITIONS": 300,
        "TABLES": 2,
        "ROUNDS": 1,
        "MIXTURE": 2,
    }.items():
        monkeypatch.setattr(tuning, name, number)


def test_a_fit_finds_the_weights_that_outcomes_were_drawn_with() -> None:
    rng = np.random.default_rng(1)
    truth = np.array([1.0, -2.0, 0.5])
    rows = rng.normal(size=(20_000, 4, 3))
    here = rng.random((20_000, 4)) < 0.8
    here[:, 0] = True
    odds = chances(Outcomes(rows, here, np.zeros(20_000, np.int64)), truth)
    winners = (rng.random((20_000, 1)) > odds.cumsum(axis=1)).sum(axis=1)
    assert fit(Outcomes(rows, here, winners), np.zeros(3), 0.0) == pytest.approx(truth, abs=0.1)


def test_chances_are_stated_as_often_as_they_come_true() -> None:
    """A fit changes nothing but how chances are stated, and repeats itself."""
    weights = np.array(weights_for(Options(seats=3)))
    first, second = (stated([Options(seats=3)], weights, 2000, 5, 1) for _ in range(2))
    assert (first == second).all()
    assert (first[:STATED] == weights[:STATED]).all()
    assert 0.5 < first[STATED + 1] < 2.0


@pytest.mark.usefixtures("small")
def test_a_course_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = tuning.begin(Options(seats=3))
    list(islice(tuning.climb(whole, 1, 2), 4))
    course = tuning.begin(Options(seats=3))
    list(islice(tuning.climb(course, 1, 2), 1))
    tuning.save(course, tmp_path / "course.json")
    again = tuning.load(tmp_path / "course.json", Options(seats=3))
    taken = list(islice(tuning.climb(again, 1, 1), 3))
    assert [step.generation for step in taken] == [2, 3, 4]
    assert [step.better is not None for step in taken] == [True, False, True]
    assert again == whole


@pytest.mark.usefixtures("small")
def test_climbing_leaves_the_odds_to_the_fit() -> None:
    course = tuning.begin(Options(seats=2))
    list(islice(tuning.climb(course, 1, 1), 1))
    fitted = course.climber[ODDS : ODDS + ODDS_NUMBER]
    list(islice(tuning.climb(course, 1, 1), 1))
    assert course.climber[ODDS : ODDS + ODDS_NUMBER] == fitted
    assert course.climber[STATED:] == course.champion[STATED:]


def test_options_are_those_of_the_course() -> None:
    course = tuning.begin(FULL)
    drawn = [tuning.some_options(course, random.Random(seed)) for seed in range(50)]
    assert {(options.seats, options.draw_after_battle, options.hidden_cards) for options in drawn} == {
        (5, True, True)
    }
    assert sum(options == FULL for options in drawn) > 25
    assert any(options.points for options in drawn)


def test_a_file_for_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "course.json"
    tuning.save(tuning.begin(Options(seats=3)), path)
    for other in (Options(), Options(seats=3, hidden_cards=True)):
        with pytest.raises(ValueError, match="for 3 seats"):
            tuning.load(path, other)
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(ValueError, match="no tuning was kept here"):
        tuning.load(path, Options())


def test_a_champion_comes_into_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = dict(weights.in_use())
    monkeypatch.setattr(weights, "FILE", tmp_path / "expert.json")
    try:
        weights.save(before)
        assert weights.in_use() == before
        course = tuning.begin(FULL)
        course.champion = [number % 90 / 4 for number in range(WEIGHTS)]
        tuning.install(course)
        assert list(weights_for(FULL)) == course.champion
        name = "5 seats, Draw After Battle, Hidden Cards"
        assert weights.in_use() == {**before, name: tuple(course.champion)}
    finally:
        monkeypatch.undo()
        weights.forget()
    assert weights.in_use() == before


def test_a_step_tells_what_came_of_it() -> None:
    assert str(tuning.Step(7, 0.04)) == "generation 7, slope 0.040"
    promoted = tuning.Step(100, 0.04, 0.02, 0.005, promoted=True)
    assert str(promoted).endswith("wins +2.0% more (+-0.5%) than the champion, the new champion")
