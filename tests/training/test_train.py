"""`condottiere train`: whom a network meets, what decisions were worth, its course, and that it learns."""

import random
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from condottiere import Game, Options, decode
from condottiere.bots.learned.bot import LearnedBot
from condottiere.bots.learned.network import load
from condottiere.bots.lockstep import LEARNER, PAST, Lockstep, parts_of
from condottiere.rules.options import MAX_SEATS, SWITCHES
from condottiere.training import course
from condottiere.training.cli import app
from condottiere.training.field import OF_SEATS, WITHOUT_OPTIONS, training_field
from condottiere.training.returns import Gains, Rollout, fill_gains

# --- the field -----------------------------------------------------------------------------------------


def test_tables_of_all_seats_and_mixes_are_met_as_often_as_planned() -> None:
    field = training_field()
    seats = field.templates["seats"]
    assert sum(OF_SEATS.values()) == pytest.approx(1)
    assert {n: field.frequencies[seats == n].sum() for n in OF_SEATS} == pytest.approx(OF_SEATS)
    on = np.stack([field.templates[switch] for switch in SWITCHES]) > 0
    for n in OF_SEATS:
        assert len({tuple(mix) for mix in on.T[(seats == n) & (field.templates["points"] == 0)]}) == 16
    plain = ~on.any(0) & (field.templates["points"] == 0)
    assert field.frequencies[plain].sum() == pytest.approx(WITHOUT_OPTIONS)


def test_tables_are_divided_without_a_gap() -> None:
    assert [(part.start, part.stop) for part in parts_of(10, 4)] == [(0, 2), (2, 5), (5, 7), (7, 10)]
    assert [(part.start, part.stop) for part in parts_of(1, 4)] == [(0, 1)]


# --- what decisions were worth -------------------------------------------------------------------------


def gains_of(turn: list[int], own: list[float], ended: dict[int, list[float]], smoothing: float) -> Gains:
    """The gains at one table of two seats; `own` is the share that each decider expected for itself."""
    values = np.zeros((len(turn), 1, MAX_SEATS), np.float32)
    values[:, 0, 0], values[:, 0, 1] = own, 1 - np.array(own)
    marks = np.zeros((len(turn) + 1, 1), np.bool_)
    shares = np.full((len(turn) + 1, 1, MAX_SEATS), -1, np.float32)
    for step, outcome in ended.items():
        marks[step] = True
        shares[step, 0, :2] = outcome
    result = Gains(np.zeros_like(values), np.zeros((len(turn), 1), np.bool_))
    rollout = Rollout(np.array(turn)[:, None], values, marks, shares)
    getattr(fill_gains, "py_func")(rollout, smoothing, result)  # noqa: B009
    return result


def test_the_end_of_a_game_rewards_the_decisions_before_it_and_none_after() -> None:
    """Seat 1 wins the game that ends before step 3; the next game is not over."""
    found = gains_of([0, 1, 0, 0, 1], [0.5, 0.5, 0.25, 0.5, 0.5], {3: [0, 1]}, smoothing=1.0)
    assert found.gains[:, 0, 0].tolist() == [-0.5, 0.5, -0.25, 0, 0]
    assert found.gains[:, 0, 1].tolist() == [0.5, -0.5, 0.25, 0, 0]
    assert found.known[:, 0].tolist() == [True, True, True, False, False]


def test_smoothing_looks_to_the_seats_next_decision_or_to_the_end() -> None:
    for smoothing, first in ((0.0, 0.2), (1.0, 0.5), (0.5, 0.2 + 0.5 * 0.3)):
        found = gains_of([0, 1, 0], [0.5, 0.4, 0.7], {3: [1, 0]}, smoothing)
        assert found.gains[:, 0, 0].tolist() == pytest.approx([first, -0.4, 0.3])


# --- reports -------------------------------------------------------------------------------------------


def report(decisions: int, **shares: float) -> course.Report:
    return course.Report(
        seconds=1.0,
        decisions=decisions,
        cloning=False,
        shares={name[1:]: share for name, share in shares.items()},
        chances_loss=1.2,
        entropy=0.7,
        gain=0.01,
    )


def test_the_course_is_kept_and_drawn(tmp_path: Path) -> None:
    reports = [report(10, s2=0.25), report(2_000_000, s2=0.5, s4=0.25)]
    course.save(reports, tmp_path / "course.jsonl")
    assert len((tmp_path / "course.jsonl").read_text().splitlines()) == 2
    drawn = (tmp_path / "course.svg").read_text()
    assert drawn.count("<polyline") == 7
    assert ">4 seats<" in drawn
    assert "nan" not in drawn
    assert "wins alone among others: 50.0% of 2, 25.0% of 4" in str(reports[1])
    assert ">0.8<" in drawn  # round numbers beside the lines, up to 2 seats x 0.5
    assert ">1.5 M<" in drawn
    assert course.picture([]).endswith("</svg>\n")


def test_without_torch_a_training_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("condottiere.training.cli.find_spec", lambda _: None)
    assert app(["--out", str(tmp_path / "new")], result_action="return_value") == 1
    assert (
        capsys.readouterr().err == "condottiere: torch is not installed: pip install 'condottiere[train]'\n"
    )


# --- whole trainings -----------------------------------------------------------------------------------


@pytest.mark.everything
def test_games_do_not_depend_on_the_threads() -> None:
    runs = []
    for threads in (1, 2):
        tables = Lockstep(60, training_field(), 5, threads)
        tables.advance()
        for _ in range(200):
            tables.advance(tables.lanes.legal.argmax(1))
        tables.close()
        runs.append(tables.lanes)
        assert {LEARNER, PAST} <= set(tables.lanes.kinds.ravel().tolist())
    for one, other in zip(*runs, strict=True):
        assert one.tobytes() == other.tobytes()


TRAIN = """
import sys
from condottiere.training import settings
from condottiere.training.cli import app

settings.recipe_for = lambda _: settings.Recipe(
    units=(96,), tables=128, steps=16, minibatch=256, cloning=0.95, rate=2e-3, final_rate=5e-4, smoothing=0.9
)
app(sys.argv[1:])
"""
"""A training with a small network and few tables."""


@pytest.mark.everything
def test_a_training_of_some_seconds_beats_chance_and_can_be_repeated(tmp_path: Path) -> None:
    """It is continued halfway. On one thread it makes the same network twice."""
    pytest.importorskip("torch")
    networks = []
    for name in ("one", "two"):
        out = tmp_path / name
        for decisions in ("60000", "150000"):
            command = ["--decisions", decisions, "--threads", "1", "--device", "cpu", "--out", str(out)]
            subprocess.run([sys.executable, "-c", TRAIN, *command], check=True)
        assert (out / "course.svg").exists()
        with np.load(out / "network.npz") as found:
            networks.append(dict(found))
    for name, part in networks[0].items():
        assert (part == networks[1][name]).all()
    bot = LearnedBot(1, network=load(tmp_path / "one" / "network.npz"))
    assert sum(wins_against_chance(bot, seed) for seed in range(24)) >= 18


def wins_against_chance(bot: LearnedBot, seed: int) -> bool:
    """Whether a bot wins a game of two against random actions."""
    game, rng = Game.new(Options(seats=2), seed=seed), random.Random(seed)
    while not game.over:
        assert game.turn is not None
        seen = game.view(game.turn)
        game.play(decode(bot.decide(seen).code if game.turn == seed % 2 else rng.choice(seen.legal)))
        if game.view(None).can_end:
            game.end_unfinished()
    assert game.outcome is not None
    return seed % 2 in game.outcome.winners


# --- exploiters ----------------------------------------------------------------------------------------


@pytest.mark.everything
def test_an_exploiter_beats_chance_at_four_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without learning it is the compact network already; what it wins is said in one line."""
    pytest.importorskip("torch")
    command = ["exploit", "random", "--seats", "4", "--out", str(tmp_path / "one"), "--threads", "1"]
    short = ["--decisions", "1"]
    assert app([*command, *short], result_action="return_value") == 0
    said = capsys.readouterr().out.splitlines()[-1]
    found = re.fullmatch(r"wins (.*)% ± .* of 8000 games, alone against random at 4 seats; par 25.0%", said)
    assert found
    assert float(found[1]) > 75
    assert app(["exploit", "expert", *command[2:], *short], result_action="return_value") == 1
    assert "begun with opponents random, 4 seats; name another folder" in capsys.readouterr().err


def test_a_bot_that_is_too_slow_is_not_exploited(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    assert app(["exploit", "naive", "--out", str(tmp_path / "new")], result_action="return_value") == 1
    assert capsys.readouterr().err == (
        "condottiere: naive is too slow to learn from: name random, expert or learned\n"
    )
