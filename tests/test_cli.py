"""The commands, run as a person runs them."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from condottiere import Game, Options
from condottiere.record.file import dump, record_of


def condottiere(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COLUMNS": "100", "PYTHONUTF8": "1", **variables}
    command = [sys.executable, "-m", "condottiere", *words]
    return subprocess.run(command, capture_output=True, text=True, env=env, check=False, timeout=60)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    game = Game.new(Options(seats=3, hidden_cards=True), seed=4)
    rng = random.Random(4)
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(dump(record_of(game, ("Ada", "Bruno", "Chiara"))), encoding="utf-8")
    return path


def test_replay_prints_the_game_turn_by_turn(record: Path) -> None:
    done = condottiere("replay", str(record))
    assert done.returncode == 0
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Ada, Bruno, Chiara")
    assert any("face down" in line and "a card" not in line for line in lines), (
        "every card lies open in a replay"
    )
    assert lines[-2].strip().startswith(("Ada wins", "Bruno wins", "Chiara wins"))


def test_replay_of_a_damaged_record_says_where_in_one_line(record: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.txt"
    damaged.write_text(record.read_text(encoding="utf-8").replace("site:", "sight:", 1), encoding="utf-8")
    done = condottiere("replay", str(damaged))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "damaged.txt: line 11: " in done.stderr


@pytest.mark.parametrize(("content", "why"), [(None, "No such file"), (b"\xff\xfe\x00", "decode")])
def test_replay_of_what_is_no_record_says_so_in_one_line(
    tmp_path: Path, content: bytes | None, why: str
) -> None:
    path = tmp_path / "nothing.txt"
    if content is not None:
        path.write_bytes(content)
    done = condottiere("replay", str(path))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert why in done.stderr


def test_replay_into_a_pipe_that_closes_says_nothing(record: Path) -> None:
    command = [sys.executable, "-m", "condottiere", "replay", str(record)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


def test_replay_writes_what_the_terminal_can_show(record: Path, tmp_path: Path) -> None:
    other = tmp_path / "names.txt"
    other.write_text("\ufeff" + record.read_text(encoding="utf-8").replace("Ada", "Zoë"), encoding="utf-8")
    done = condottiere("replay", str(other), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Zo?, Bruno")


def test_bench_rules_measures_beside_python_chess() -> None:
    done = condottiere("bench", "rules", "--runs", "1", "--seconds", "0.01")
    assert done.returncode == 0, done.stderr
    assert "python-chess" in done.stdout
    assert "6 seats, every option" in done.stdout
