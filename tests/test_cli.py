"""The commands, run as a person runs them."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from condottiere import Game, Options
from condottiere.cli import app
from condottiere.record.fairness.notation import ShuffleCommitted
from condottiere.record.fairness.state import FairShuffle, next_hash
from condottiere.record.file import dump, record_of

Capture = pytest.CaptureFixture[str]


def run_module(name: str, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COLUMNS": "100", "PYTHONUTF8": "1", **variables}
    command = [sys.executable, "-m", name, *words]
    return subprocess.run(command, capture_output=True, text=True, env=env, check=False, timeout=60)


def play_out(game: Game) -> Game:
    """Play at random, to the end."""
    rng = random.Random(4)
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
    return game


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    game = play_out(Game.new(Options(seats=3, hidden_cards=True), seed=4))
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(dump(record_of(game, ("Ada", "Bruno", "Chiara"))), encoding="utf-8")
    return path


def command(capsys: Capture, *words: str) -> tuple[int, str, str]:
    """Run a command in this process: its exit status, and what it prints to whom."""
    with pytest.raises(SystemExit) as done:
        app(words)
    assert isinstance(done.value.code, int)
    return done.value.code, *capsys.readouterr()


def damage(record: Path, damaged: Path) -> Path:
    """A record in which nobody chooses a site."""
    text = record.read_text(encoding="utf-8").replace("site:", "observation:", 1)
    damaged.write_text(text, encoding="utf-8")
    return damaged


def test_replay_prints_the_game_turn_by_turn(record: Path, capsys: Capture) -> None:
    status, out, err = command(capsys, "replay", str(record))
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("Ada, Bruno, Chiara")
    assert any("face down" in line and "a card" not in line for line in lines), (
        "every card lies open in a replay"
    )
    assert lines[-2].strip().startswith(("Ada wins", "Bruno wins", "Chiara wins"))


@pytest.mark.parametrize("name", ["replay", "verify"])
def test_a_damaged_record_is_told_with_its_line(
    name: str, record: Path, tmp_path: Path, capsys: Capture
) -> None:
    status, _, err = command(capsys, name, str(damage(record, tmp_path / "damaged.txt")))
    assert (status, err.count("\n")) == (1, 1)
    assert "damaged.txt: line 11: " in err


@pytest.mark.parametrize(("content", "why"), [(None, "No such file"), (b"\xff\xfe\x00", "decode")])
def test_replay_of_what_is_no_record_says_so_in_one_line(
    tmp_path: Path, capsys: Capture, content: bytes | None, why: str
) -> None:
    path = tmp_path / "nothing.txt"
    if content is not None:
        path.write_bytes(content)
    status, _, err = command(capsys, "replay", str(path))
    assert (status, err.count("\n")) == (1, 1)
    assert why in err


SECRET = "5a" * 32


@pytest.fixture
def fair_record(tmp_path: Path) -> Path:
    """The record of a game whose shuffles can be verified."""
    shuffle = FairShuffle(SECRET, "n2xWq4Zk_0aB")
    game = Game.begin(Options(seats=3), shuffle, [ShuffleCommitted(shuffle.commitment)])
    play_out(game)
    path = tmp_path / "fair.txt"
    path.write_text(dump(record_of(game, ("Ada", "Bruno", "Chiara"), shuffle)), encoding="utf-8")
    return path


def test_verify_says_what_was_verified_deal_by_deal(fair_record: Path, capsys: Capture) -> None:
    status, out, err = command(capsys, "verify", str(fair_record))
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[:3] == ["Table n2xWq4Zk_0aB", f"Commitment {next_hash(SECRET)}", ""]
    assert lines[3].startswith("ok   The secret is the one that was committed to")
    assert lines[5].startswith("?    Deal 1 (30 cards, with nobody's entropy but the server's) is what")
    assert "Verified." not in lines, "the server might have chosen the cards"
    assert "Nothing contradicts the server, but not all is proven" in out
    assert "This does not prove that nobody looked at hidden cards" in out


def test_verify_fails_where_cards_were_swapped_or_the_secret_is_another(
    fair_record: Path, capsys: Capture
) -> None:
    text = fair_record.read_text(encoding="utf-8")
    head, deal, rest = re.split(r"(?<=\n)(deal:\w+\n)", text, maxsplit=1)
    swapped = deal[:5] + deal[5:15][::-1] + deal[15:]
    fair_record.write_text(head + swapped + "secret:" + SECRET, encoding="utf-8")
    status, out, _ = command(capsys, "verify", str(fair_record))
    assert (status, "NOT  Deal 1 " in out) == (1, True)
    fair_record.write_text((head + deal + rest).replace(SECRET, "5b" * 32), encoding="utf-8")
    status, out, _ = command(capsys, "verify", str(fair_record))
    assert status == 1
    assert "NOT  The secret is another one than was committed to" in out
    assert "NOT VERIFIED." in out


def test_verify_says_that_a_game_without_a_shuffle_has_nothing_to_verify(
    record: Path, capsys: Capture
) -> None:
    status, out, _ = command(capsys, "verify", str(record))
    assert (status, "begun from known cards" in out) == (1, True)


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
    done = run_module("condottiere", "replay", str(other), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Zo?, Bruno")


@pytest.mark.parametrize("module", ["condottiere", "benchmarks"])
def test_the_help_says_of_each_command_what_it_does(module: str) -> None:
    listed = [line.strip("│ ") for line in run_module(module, "--help").stdout.splitlines()]
    assert len(listed) > 8
    assert [line for line in listed if line.isalpha()] == []


def test_bench_rules_measures_beside_python_chess() -> None:
    done = run_module("benchmarks", "rules", "--runs", "1", "--seconds", "0.01")
    assert done.returncode == 0, done.stderr
    assert "python-chess" in done.stdout
    assert "6 seats, every option" in done.stdout
