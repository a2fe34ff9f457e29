"""`condottiere train distil`: a compact network learns what the large one thinks."""

from pathlib import Path

import numpy as np
import pytest

from condottiere.bots.learned.network import OUTPUTS, load, network_in_use
from condottiere.features import FEATURES
from condottiere.rules.actions import ACTIONS
from condottiere.training.cli import app
from condottiere.training.distil import CHANCES_WORTH, Lesson, Pupil, distil, judge, odds_of


def lesson(size: int) -> Lesson:
    """Decisions between ten actions at four seats, by a rule that a network can learn."""
    rng = np.random.default_rng(3)
    rows = np.zeros((size, FEATURES), np.int8)
    rows[:, :30] = rng.integers(0, 3, (size, 30))
    possible = np.zeros((size, OUTPUTS), np.bool_)
    possible[:, :10] = possible[:, ACTIONS : ACTIONS + 4] = True
    numbers = np.zeros((size, OUTPUTS), np.float32)
    numbers[:, :10] = rows[:, :10] * np.linspace(1, 4, 10)
    numbers[:, ACTIONS : ACTIONS + 4] = rows[:, 20:24]
    return Lesson(rows, odds_of(numbers, possible).astype(np.float16), possible)


def loss(pupil: Pupil, given: Lesson) -> float:
    """The cross-entropy of the policy and, by its worth, of the chances."""
    logs = given.targets * np.log(np.maximum(odds_of(pupil.evaluate(given.rows)[-1], given.possible), 1e-30))
    return -float((logs[:, :ACTIONS].sum(1) + CHANCES_WORTH * logs[:, ACTIONS:].sum(1)).mean())


def test_a_pupil_comes_to_think_as_its_teacher() -> None:
    pupil, given = Pupil((64, 32)), lesson(96)
    before = judge(pupil, given, 0)
    for _ in range(40):
        pupil.learn(given, 1e-2)
    after = judge(pupil, given, 96)
    assert after.divergence < before.divergence / 4
    assert after.agreement > max(before.agreement, 0.8)
    assert after.chance_error < before.chance_error / 2


def test_each_weight_is_moved_against_the_slope_of_the_loss() -> None:
    """The first step of Adam has the size of the rate, and the sign of the slope."""
    given = lesson(64)
    for part, place in ((0, 7), (1, 3), (2, 11), (3, 6), (4, 5), (5, 2), (5, ACTIONS + 1)):
        ends = []
        for way in (1e-2, -1e-2):
            pupil = Pupil((16, 8))
            pupil.parts[part].ravel()[place] += way
            ends.append(loss(pupil, given))
        pupil = Pupil((16, 8))
        weight = float(pupil.parts[part].ravel()[place])
        pupil.learn(given, 1e-3)
        moved = float(pupil.parts[part].ravel()[place]) - weight
        slope = ends[0] - ends[1]
        assert moved * slope < 0 or abs(slope) < 1e-5, (part, place)


@pytest.mark.everything
def test_a_distillation_can_be_repeated(tmp_path: Path) -> None:
    """After some seconds the network already does what the large one does much more often than chance."""
    networks = []
    for name in ("one.npz", "two.npz"):
        command = ["distil", "--out", str(tmp_path / name), "--decisions", "100000", "--threads", "1"]
        assert app(command, result_action="return_value") == 0
        with np.load(tmp_path / name) as found:
            networks.append(dict(found))
    for name, part in networks[0].items():
        assert (part == networks[1][name]).all()
    assert load(tmp_path / "one.npz").layers[-1].bias.shape == (OUTPUTS,)
    *_, last = distil(Pupil(), network_in_use(), 100_000, 1)
    assert last.agreement > 0.5
