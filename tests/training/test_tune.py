"""Where the expert's weights come from: fits that find what is there, and tunings that go on."""

import json
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import NoReturn

import msgspec
import numpy as np
import pytest

from condottiere.bots.evaluation import weights
from condottiere.bots.evaluation.weight_layout import (
    BATTLE_WEIGHTS,
    FIRST_BATTLE_WEIGHT,
    FIRST_CALIBRATION_WEIGHT,
    WEIGHTS,
)
from condottiere.bots.evaluation.weights import weights_for
from condottiere.rules import Options
from condottiere.training import cli, tune, value_network
from condottiere.training.conditional_logit import Choices, probabilities
from condottiere.training.dataset import Outcomes
from condottiere.training.logit import calibrate_chances, fit

FULL = Options(seats=5, hidden_cards=True, draw_after_battle=True)
FIVE = "5 seats, Draw After Battle, Hidden Cards"
THREE = cli.TunedTable(seats=3)
ALONE = cli.SelfPlay(workers=1)
Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


@pytest.fixture
def small(monkeypatch: Patch) -> None:
    """Generations that take no time."""
    for name, number in {
        "PAIRS": 4,
        "PAIRS_PER_TASK": 2,
        "REFIT_EVERY": 2,
        "CHALLENGE_EVERY": 2,
        "POSITIONS": 300,
        "TABLES": 2,
        "ROUNDS_PER_SEAT": 1,
        "MIXTURE": 2,
    }.items():
        monkeypatch.setattr(tune, name, number)


def test_a_fit_finds_the_weights_that_outcomes_were_drawn_with() -> None:
    rng = np.random.default_rng(1)
    truth = np.array([1.0, -2.0, 0.5])
    rows = rng.normal(size=(20_000, 4, 3))
    here = rng.random((20_000, 4)) < 0.8
    here[:, 0] = True
    odds = probabilities(Choices(rows, np.zeros((20_000, 4)), here), truth)
    winners = (rng.random((20_000, 1)) > odds.cumsum(axis=1)).sum(axis=1)
    assert fit(Outcomes(rows, here, winners), np.zeros(3), 0.0) == pytest.approx(truth, abs=0.1)


@pytest.mark.everything  # half a minute to compile
def test_chances_are_stated_as_often_as_they_come_true() -> None:
    """A fit changes nothing but how chances are stated, and repeats itself."""
    weights = np.array(weights_for(Options(seats=3)))
    first, second = (calibrate_chances([Options(seats=3)], weights, 2000, 5, 1) for _ in range(2))
    assert (first == second).all()
    assert (first[:FIRST_CALIBRATION_WEIGHT] == weights[:FIRST_CALIBRATION_WEIGHT]).all()
    assert 0.5 < first[FIRST_CALIBRATION_WEIGHT + 1] < 2.0


@pytest.mark.everything  # half a minute to compile
@pytest.mark.usefixtures("small")
def test_a_tuning_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = tune.new_tuning(Options(seats=3))
    list(islice(tune.improve(whole, 1, 2), 4))
    tuning = tune.new_tuning(Options(seats=3))
    list(islice(tune.improve(tuning, 1, 2), 1))
    tune.save(tuning, tmp_path / "course.json")
    again = tune.load(tmp_path / "course.json", Options(seats=3))
    taken = list(islice(tune.improve(again, 1, 1), 3))
    assert [step.generation for step in taken] == [2, 3, 4]
    assert [step.better is not None for step in taken] == [True, False, True]
    assert again == whole


@pytest.mark.everything  # half a minute to compile
@pytest.mark.usefixtures("small")
def test_climbing_leaves_the_odds_to_the_fit() -> None:
    tuning = tune.new_tuning(Options(seats=2))
    list(islice(tune.improve(tuning, 1, 1), 1))
    fitted = tuning.candidate[FIRST_BATTLE_WEIGHT : FIRST_BATTLE_WEIGHT + BATTLE_WEIGHTS]
    list(islice(tune.improve(tuning, 1, 1), 1))
    assert tuning.candidate[FIRST_BATTLE_WEIGHT : FIRST_BATTLE_WEIGHT + BATTLE_WEIGHTS] == fitted
    assert tuning.candidate[FIRST_CALIBRATION_WEIGHT:] == tuning.champion[FIRST_CALIBRATION_WEIGHT:]


def test_options_are_those_of_the_tuning() -> None:
    tuning = tune.new_tuning(FULL)
    drawn = [tune.some_options(tuning, random.Random(seed)) for seed in range(50)]
    assert {(options.seats, options.draw_after_battle, options.hidden_cards) for options in drawn} == {
        (5, True, True)
    }
    assert sum(options == FULL for options in drawn) > 25
    assert any(options.points for options in drawn)


def test_a_file_for_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "course.json"
    tune.save(tune.new_tuning(Options(seats=3)), path)
    for other in (Options(), Options(seats=3, hidden_cards=True)):
        with pytest.raises(ValueError, match="for 3 seats"):
            tune.load(path, other)
    for text in ("{}", "", "[1]", "no JSON"):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(ValueError, match=r"^no tuning was kept here; name another file$"):
            tune.load(path, Options())


@pytest.mark.parametrize("field", ["champion", "candidate", "average", "momentum", "earlier"])
def test_a_file_of_other_weights_is_refused(tmp_path: Path, field: str) -> None:
    path = tmp_path / "course.json"
    short = [0.5] * (WEIGHTS - 1)
    fields = {field: [short] if field == "earlier" else short}
    tune.save(msgspec.structs.replace(tune.new_tuning(Options()), **fields), path)
    with pytest.raises(ValueError, match="of other weights"):
        tune.load(path, Options())


@pytest.fixture
def own_weights(tmp_path: Path, monkeypatch: Patch) -> Iterator[Path]:
    """A file of our own for the weights in use."""
    path = tmp_path / "expert.json"
    path.write_bytes(weights.FILE.read_bytes())
    monkeypatch.setattr(weights, "FILE", path)
    weights.forget()
    yield path
    monkeypatch.undo()
    weights.forget()


def champion_for(options: Options) -> tune.Tuning:
    tuning = tune.new_tuning(options)
    tuning.champion = [number % 90 / 4 for number in range(WEIGHTS)]
    return tuning


def test_a_champion_comes_into_use(own_weights: Path) -> None:
    before = dict(weights.in_use())
    tuning = champion_for(FULL)
    tune.install(tuning)
    assert list(weights_for(FULL)) == tuning.champion
    assert weights.in_use() == {**before, FIVE: tuple(tuning.champion)}
    assert list(own_weights.parent.iterdir()) == [own_weights]


def test_a_champion_takes_nothing_from_those_who_came_meanwhile(own_weights: Path) -> None:
    rows = json.loads(own_weights.read_text(encoding="utf-8"))
    assert weights.in_use()
    other = [1.5] * WEIGHTS
    own_weights.write_text(json.dumps({**rows, "6 seats": other}), encoding="utf-8")
    tune.install(champion_for(FULL))
    assert list(weights.in_use()["6 seats"]) == other


def test_weights_that_cannot_be_written_leave_the_old_ones(own_weights: Path, monkeypatch: Patch) -> None:
    def full(path: Path, *_: object, **__: object) -> NoReturn:
        path.write_bytes(b"{")
        raise OSError(28, "No space left on device")

    before = own_weights.read_bytes()
    tuning = champion_for(FULL)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", full)
        with pytest.raises(OSError, match="No space left"):
            tune.install(tuning)
    assert own_weights.read_bytes() == before
    assert list(own_weights.parent.iterdir()) == [own_weights]


def test_a_step_tells_what_came_of_it() -> None:
    assert str(tune.GenerationResult(7, 0.04)) == "generation 7, slope 0.040"
    promoted = tune.GenerationResult(100, 0.04, 0.02, 0.005, promoted=True)
    assert str(promoted).endswith("wins +2.0% more (+-0.5%) than the champion, the new champion")


# --- what Ctrl-C leaves --------------------------------------------------------------------------


def interrupt(*_: object, **__: object) -> NoReturn:
    raise KeyboardInterrupt


@pytest.mark.everything  # half a minute to compile
@pytest.mark.usefixtures("small")
def test_an_interrupted_examination_comes_again(monkeypatch: Patch) -> None:
    whole = tune.new_tuning(Options(seats=3))
    list(islice(tune.improve(whole, 1, 1), 3))
    tuning = tune.new_tuning(Options(seats=3))
    list(islice(tune.improve(tuning, 1, 1), 1))
    before = msgspec.json.encode(tuning)
    with monkeypatch.context() as patch:
        patch.setattr(tune, "challenge", interrupt)
        with pytest.raises(KeyboardInterrupt):
            next(tune.improve(tuning, 1, 1))
    assert msgspec.json.encode(tuning) == before
    assert [step.better is not None for step in islice(tune.improve(tuning, 1, 1), 2)] == [True, False]
    assert tuning == whole


@pytest.mark.everything  # half a minute to compile
@pytest.mark.usefixtures("small")
def test_an_interrupted_promotion_comes_again(monkeypatch: Patch) -> None:
    """A champion that weighs nothing is beaten by any candidate, once there are games enough to tell."""
    monkeypatch.setattr(tune, "TABLES", 8)
    tuning = tune.new_tuning(Options(seats=3))
    list(islice(tune.improve(tuning, 1, 1), 1))
    tuning.champion = [0.0] * WEIGHTS
    before = msgspec.json.encode(tuning)
    with monkeypatch.context() as patch:
        patch.setattr(tune, "calibrate_chances", interrupt)
        with pytest.raises(KeyboardInterrupt):
            next(tune.improve(tuning, 1, 1))
        assert msgspec.json.encode(tuning) == before
        with pytest.raises(KeyboardInterrupt):
            tune.promote(tuning, random.Random(1), 1)
        assert msgspec.json.encode(tuning) == before
    old = tuning.champion
    assert next(tune.improve(tuning, 1, 1)).promoted
    assert tuning.earlier == [old]
    assert tuning.champion != old


# --- the commands --------------------------------------------------------------------------------


def complaint(capsys: Capture, run: Callable[[], int]) -> str:
    """The one line that a command says when it fails."""
    assert run() == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("condottiere: ")
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.everything  # half a minute to compile
@pytest.mark.usefixtures("small")
def test_the_last_generation_is_examined(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "course.json"
    assert cli.expert(out=out, table=THREE, generations=3, self_play=ALONE) == 0
    second, third = capsys.readouterr().out.splitlines()[1:]
    assert "than the champion" in second
    assert third.startswith("generation 3")
    assert "than the champion" in third
    assert cli.expert(out=out, table=THREE, generations=2, self_play=ALONE) == 0
    assert capsys.readouterr().err == "condottiere: the tuning has already reached generation 3\n"


@pytest.mark.everything  # half a minute to compile
@pytest.mark.usefixtures("small")
def test_a_fit_of_the_odds_alone_throws_no_climb_away(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "course.json"
    assert cli.expert(out=out, table=THREE, generations=0, self_play=ALONE) == 0
    assert cli.expert(out=out, table=THREE, generations=1, self_play=ALONE) == 0
    capsys.readouterr()
    before = out.read_bytes()
    said = complaint(capsys, lambda: cli.expert(out=out, table=THREE, generations=0, self_play=ALONE))
    assert f"{out}: this tuning has reached generation 1, which --generations 0 would throw away" in said
    assert out.read_bytes() == before


@pytest.mark.everything  # half a minute to compile
@pytest.mark.usefixtures("small")
def test_ctrl_c_keeps_what_was_found(tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> None:
    out = tmp_path / "course.json"
    monkeypatch.setattr(tune, "challenge", interrupt)
    assert cli.expert(out=out, table=THREE, self_play=ALONE) == 0
    assert capsys.readouterr().err == "condottiere: stopped; the champion so far is kept\n"
    assert tune.load(out, Options(seats=3)).generation == 1


@pytest.mark.usefixtures("small")
def test_where_nothing_can_be_kept_nothing_is_tuned(
    tmp_path: Path, capsys: Capture, monkeypatch: Patch, own_weights: Path
) -> None:
    monkeypatch.setattr(tune, "prepare", lambda *_: pytest.fail("it was tuned"))
    for out, why in (
        (tmp_path, "Is a directory"),
        (tmp_path / "nowhere" / "course.json", "No such file or directory"),
        (own_weights / "course.json", "Not a directory"),
        (own_weights, "no tuning was kept here; name another file"),
    ):
        said = complaint(capsys, lambda out=out: cli.expert(out=out))  # type: ignore[misc]
        assert said == f"condottiere: {out}: {why}\n"
    nowhere = tmp_path / "nowhere" / "expert.json"
    monkeypatch.setattr(weights, "FILE", nowhere)
    said = complaint(capsys, lambda: cli.expert(out=tmp_path / "course.json", install=True))
    assert said == f"condottiere: {nowhere}: No such file or directory\n"


@pytest.mark.usefixtures("small")
def test_a_folder_that_goes_away_meanwhile_is_told(
    tmp_path: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    """The file was found writable before, so this is known only when it is saved."""
    folder = tmp_path / "drive"
    folder.mkdir()
    monkeypatch.setattr(tune, "prepare", lambda *_: shutil.rmtree(folder))
    out = folder / "course.json"
    said = complaint(capsys, lambda: cli.expert(out=out, generations=0))
    assert said == f"condottiere: {out}: No such file or directory\n"


def test_a_network_is_learned_only_where_it_can_be_kept(
    tmp_path: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(value_network, "collect_samples", lambda *_: pytest.fail("games were played"))
    for out, why in (
        (tmp_path, "Is a directory"),
        (tmp_path / "nowhere" / "network.json", "No such file or directory"),
    ):
        said = complaint(capsys, lambda out=out: cli.value_network(out=out))  # type: ignore[misc]
        assert said == f"condottiere: {out}: {why}\n"


def test_ctrl_c_while_games_are_played_for_a_network(
    tmp_path: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(value_network, "collect_samples", interrupt)
    out = tmp_path / "network.json"
    assert cli.value_network(out=out) == 1
    said = capsys.readouterr().err.splitlines()
    assert said[1:] == ["condottiere: stopped; nothing is kept, and the network in use stays as it is"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["expert", "value-network"])
def test_a_seed_that_is_none(tmp_path: Path, command: str) -> None:
    arguments = ["tune", command, "--out", str(tmp_path / "nowhere" / "file"), "--seed", "-1"]
    done = subprocess.run(
        [sys.executable, "-m", "condottiere", *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "Must be >= 0" in done.stdout + done.stderr


@pytest.mark.parametrize("command", [cli.expert, cli.value_network])
def test_without_numba(
    tmp_path: Path, capsys: Capture, monkeypatch: Patch, command: Callable[..., int]
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert "training needs Numba" in complaint(capsys, lambda: command(out=tmp_path / "file"))


def test_without_scipy(tmp_path: Path) -> None:
    script = "import sys; sys.modules['scipy'] = None; from condottiere.cli import main; main()"
    arguments = ["tune", "expert", "--out", str(tmp_path / "file")]
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "condottiere: scipy is not installed: pip install 'condottiere[arena]'\n"
