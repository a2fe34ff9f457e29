"""The commands, run as a person runs them."""

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from condottiere import Game, Options
from condottiere.cli import app
from condottiere.cli.records import replay
from condottiere.record.fairness.fingerprint import fingerprint
from condottiere.record.fairness.state import next_hash
from condottiere.record.file import dump, record_of
from support.conformance import FOLDER
from support.noting import SECRET, TABLE
from support.verdicts import altered, honest, swap

CASES = json.loads((FOLDER / "index.json").read_text(encoding="utf-8"))["cases"]
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


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that names no language."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


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


@pytest.mark.parametrize(("name", "exit_status"), [("replay", 1), ("verify", 2)])
def test_a_damaged_record_is_told_with_its_line(
    name: str, exit_status: int, record: Path, tmp_path: Path, capsys: Capture
) -> None:
    status, _, err = command(capsys, name, str(damage(record, tmp_path / "damaged.txt")))
    assert (status, err.count("\n")) == (exit_status, 1)
    assert "damaged.txt: line 11: " in err


def test_commands_speak_the_language_of_their_reader(
    record: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = record.read_text(encoding="utf-8")
    refused = tmp_path / "refused.txt"
    refused.write_text(re.sub("^site:.*", "favor:roma", text, count=1, flags=re.MULTILINE), "utf-8")
    _, _, english = command(capsys, "replay", str(refused))
    assert "is against the rules: R5.4: it is not the time to place the Favor" in english
    _, _, french = command(capsys, "replay", str(refused), "--language", "fr")
    assert "R5.4\u00a0: ce n’est pas le moment de placer la Protection" in french
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Koniec bitwy o region" in command(capsys, "replay", str(record))[1]
    assert "Niedowiedzione" in command(capsys, "verify", str(FOLDER / CASES[0]["record"]))[1]
    monkeypatch.setenv("LC_ALL", "C")
    assert "The battle for" in command(capsys, "replay", str(record))[1]


@pytest.mark.parametrize(("content", "why"), [(None, "No such file"), (b"\xff\xfe\x00", "not text in UTF-8")])
def test_replay_of_what_is_no_record_says_so_in_one_line(
    tmp_path: Path, capsys: Capture, content: bytes | None, why: str
) -> None:
    path = tmp_path / "nothing.txt"
    if content is not None:
        path.write_bytes(content)
    status, _, err = command(capsys, "replay", str(path))
    assert (status, err.count("\n")) == (1, 1)
    assert why in err


@pytest.fixture
def fair_record(tmp_path: Path) -> Path:
    """The record of a game in which two browsers gave entropy to every deal."""
    path = tmp_path / "fair.txt"
    path.write_text(dump(honest()[0]), encoding="utf-8")
    return path


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """What the browser of one of them noted."""
    path = tmp_path / "notes.json"
    path.write_bytes(msgspec.json.encode(honest()[1]))
    return path


def test_verify_with_the_notes_of_a_browser_says_whether_it_was_fair(
    fair_record: Path, notes: Path, capsys: Capture
) -> None:
    status, out, err = command(capsys, "verify", str(fair_record), "--notes", str(notes))
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[:2] == [f"Table {TABLE}", f"Commitment {next_hash(SECRET)}"]
    assert f"Fingerprint {fingerprint(honest()[0])}" in lines
    assert (
        "ok   Deal 1: 14 cards, as they follow from the secret and the random numbers of Ada and Bruno."
        in lines
    )
    assert (
        "Fair: this browser’s own random numbers are in every deal, and all it can check is right." in lines
    )
    assert "This does not prove that nobody looked at hidden cards" in out


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_verify_tells_honest_games_and_cheats_by_its_exit_status(
    case: dict[str, Any], capsys: Capture
) -> None:
    with_notes = () if case["notes"] is None else ("--notes", str(FOLDER / case["notes"]))
    status, out, _ = command(capsys, "verify", str(FOLDER / case["record"]), *with_notes)
    assert status == case["exit"]
    assert all(reason["text"] in out for reason in case["judgement"]["reasons"])


def test_verify_without_notes_proves_nothing_by_itself(fair_record: Path, capsys: Capture) -> None:
    status, out, _ = command(capsys, "verify", str(fair_record))
    assert status == 3
    assert "Not proven: nothing contradicts the server, but that is no proof." in out
    assert "?    Ada gave random numbers for deals 1 to 3: fair for Ada, if " in out


def test_verify_fails_where_cards_were_swapped_or_the_secret_is_another(
    fair_record: Path, capsys: Capture
) -> None:
    text = fair_record.read_text(encoding="utf-8")
    swapped = (
        dump(altered(honest()[0], swap)),
        "NOT  Deal 3 is not what follows from the secret: 2 cards differ.",
    )
    other = text.replace(SECRET, "5b" * 32), "NOT  The secret the server reveals now is not the one"
    for cheat, found in (swapped, other):
        fair_record.write_text(cheat, encoding="utf-8")
        status, out, _ = command(capsys, "verify", str(fair_record))
        assert status == 1
        assert "Not fair: something is not as the server promised." in out
        assert found in out


def test_verify_never_calls_what_is_left_of_a_record_fair(
    fair_record: Path, notes: Path, capsys: Capture
) -> None:
    lines = fair_record.read_text(encoding="utf-8").splitlines()
    secret = lines[-1]
    statuses = set()
    for length in range(1, len(lines)):
        for rest in (lines[:length], [*lines[:length], secret]):
            fair_record.write_text("\n".join(rest) + "\n", encoding="utf-8")
            whole = length >= len(lines) - 2 and rest[-1] == secret  # the line between is a comment
            status, out, _ = command(capsys, "verify", str(fair_record), "--notes", str(notes))
            assert (status == 0) == whole, out
            statuses.add(status)
    assert statuses == {0, 1, 2, 3}


@pytest.mark.parametrize("content", [None, b"[]", b"{", b'{"table": "t"}'])
def test_verify_refuses_what_are_no_notes(
    fair_record: Path, tmp_path: Path, capsys: Capture, content: bytes | None
) -> None:
    path = tmp_path / "no-notes.json"
    if content is not None:
        path.write_bytes(content)
    status, out, err = command(capsys, "verify", str(fair_record), "--notes", str(path))
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "no-notes.json: " in err


def test_verify_refuses_the_notes_of_another_table(fair_record: Path, notes: Path, capsys: Capture) -> None:
    fair_record.write_text(
        fair_record.read_text(encoding="utf-8").replace(f"table {TABLE}", "table another"), encoding="utf-8"
    )
    status, _, err = command(capsys, "verify", str(fair_record), "--notes", str(notes))
    assert (status, f"the notes are of table {TABLE}, the record of another" in err) == (2, True)


def test_verify_says_that_a_game_without_a_shuffle_has_nothing_to_verify(
    record: Path, capsys: Capture
) -> None:
    status, out, _ = command(capsys, "verify", str(record))
    assert (status, "goes on from known cards" in out) == (3, True)


def test_misuse_has_another_status_than_a_shuffle_that_was_not_fair() -> None:
    assert run_module("condottiere", "verify").returncode == 2
    assert run_module("condottiere", "verify", "x", "--nots", "y").returncode == 2


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


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_record_is_read_in_each_encoding_that_editors_write(
    record: Path, tmp_path: Path, encoding: str, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "names.txt"
    other.write_text(record.read_text(encoding="utf-8").replace("Ada", "Zoë"), encoding=encoding)
    assert replay(other) == 0
    assert capsys.readouterr().out.startswith("Zoë, Bruno")


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\x89PNG\r\n", "not text in UTF-8 or UTF-16"),
        (b"\xff\xfeA", "not text in UTF-8 or UTF-16"),
        (b"\xff\xfeA\0", "line 1: this is no game record"),
        (b"\xff\xfe", "the line 'condottiere ...' is missing"),
        (b"", "the line 'condottiere ...' is missing"),
    ],
)
def test_what_is_no_text_is_no_record(
    data: bytes, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.txt"
    other.write_bytes(data)
    assert replay(other) == 1
    assert why in capsys.readouterr().err


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
