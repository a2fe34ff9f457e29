"""`condottiere arena`, as a person uses it: what it prints, keeps and refuses."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from condottiere.arena import tournament
from condottiere.arena.plan import Plan, match_plan
from condottiere.arena.play import GameRecord, Played, StatedChance
from condottiere.arena.results import Results
from condottiere.cli import app
from condottiere.rules import Options


def arena(*words: str) -> int:
    """Run a command in this process; its exit status."""
    with pytest.raises(SystemExit) as done:
        app(["arena", *words])
    assert isinstance(done.value.code, int)
    return done.value.code


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that tables fit into."""
    monkeypatch.setenv("COLUMNS", "160")


@pytest.fixture
def stated(tmp_path: Path) -> Path:
    """Results, made by hand, of a bot that states 80 % and is right in two games of four."""
    plan = match_plan("naive", ["random"], Options(seats=2), 2, seed=1)
    path = tmp_path / "stated.jsonl"
    with Results(plan, path) as results:
        for job, winner in zip(plan.jobs(), (0, 1), strict=True):
            games = tuple(game(rotation, winner) for rotation in range(2))
            results.add(Played(job=job, games=games))
    return path


def game(rotation: int, winner: int) -> GameRecord:
    return GameRecord(
        rotation=rotation,
        holder=0,
        winners=(winner,),
        ending="total",
        games=1,
        battles=9,
        regions=(6, 3),
        scores=(0, 0),
        decisions=(50, 40),
        seconds=(0.5, 0.1),
        chances=(StatedChance(rotation, 7, 0.8),),
    )


# --- matches --------------------------------------------------------------------------------------


def test_a_match_as_table_json_and_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("games.jsonl", "figures.json", "shares.png", "shares.svg")]
    words = ["match", "naive", "random", "--seats", "2", "--blocks", "6", "--workers", "1", "--hidden-cards"]
    kept = [*words, "--out", str(files[0]), "--json", str(files[1])]
    assert arena(*kept, "--plot", str(files[2])) == 0
    first = capsys.readouterr()
    assert "1 x random" in first.out
    assert "2 seats, hidden cards" in first.out
    assert first.err == ""
    (told,) = json.loads(files[1].read_text())
    assert (told["figures"]["games"], told["figures"]["par"]) == (12, 0.5)
    assert told["figures"]["share"]["low"] < told["figures"]["share"]["value"]
    assert files[2].read_bytes().startswith(b"\x89PNG")

    games = files[0].read_bytes()
    assert arena(*kept, "--plot", str(files[3])) == 0
    assert capsys.readouterr().out == first.out, "nothing is played again"
    assert files[0].read_bytes() == games
    assert b"<svg" in files[3].read_bytes()


def test_a_promotion_says_so_by_its_status_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("promote", "naive", "random", "--seats", "2", "--blocks", "60", "--workers", "1") == 0
    assert "naive is better: promoted after" in capsys.readouterr().out
    assert arena("promote", "random", "naive", "--seats", "2", "--blocks", "60", "--workers", "1") == 3
    assert "random is not better by the margin: not promoted." in capsys.readouterr().out
    assert arena("promote", "naive", "naive", "--seats", "2", "--blocks", "2", "--workers", "1") == 3
    assert "2 blocks do not decide it: not promoted." in capsys.readouterr().out


# --- what was played before -----------------------------------------------------------------------


def test_calibration_of_what_bots_stated(
    stated: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures, plot = tmp_path / "figures.json", tmp_path / "reliability.svg"
    assert arena("calibration", str(stated), "--json", str(figures), "--plot", str(plot)) == 0
    out = capsys.readouterr().out
    assert "naive" in out
    assert "80.0%" in out
    (told,) = json.loads(figures.read_text())
    calibration = told["calibration"]
    assert calibration["count"] == 4
    assert calibration["won"]["value"] == 0.5
    assert calibration["brier"]["value"] == pytest.approx((2 * 0.04 + 2 * 0.64) / 4)
    assert calibration["brier_of_par"] == 0.25
    assert calibration["error"] == pytest.approx(0.3)
    assert b"<svg" in plot.read_bytes()


def test_a_report_of_several_files_side_by_side(
    stated: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.jsonl"
    plan = msgspec.json.decode(stated.read_bytes().split(b"\n")[0])["plan"]
    assert msgspec.convert(plan, Plan).blocks == 2
    other.write_bytes(stated.read_bytes())
    figures = tmp_path / "all.json"
    assert arena("report", str(stated), str(other), "--json", str(figures)) == 0
    assert capsys.readouterr().out.count("1 x random") == 2
    assert len(json.loads(figures.read_text())) == 2


# --- refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["match", "nobody", "naive"], "there is no bot 'nobody'; there are: "),
        (["match", "naive:depth=3", "naive"], "'naive:depth=3': "),
        (["match", "naive", "random", "--seats", "7"], "R1.1: a table has 2 to 6 seats, not 7"),
        (["match", "naive", "random", "random"], "a table of 4 has seats for 3 besides the challenger"),
        (
            ["match", "naive", "random", "--plot", "figure.bmp"],
            "figure.bmp: a picture is one of .png, .svg, .pdf",
        ),
        (["match", "naive", "random", "--json", "no/where.json"], "there is no folder no for where.json"),
        (
            ["match", "naive", "random", "--out", "no/where.jsonl"],
            "no/where.jsonl: No such file or directory",
        ),
        (["ladder", "naive"], "a ladder takes two bots or more"),
        (
            ["promote", "naive", "random", "--margin", "0.9"],
            "the margin must be above 0 and below 0.75, not 0.9",
        ),
        (["match", "naive", "random", "--ray=127.0.0.1:1"], "there is no Ray cluster at 127.0.0.1:1: "),
        (["match", "naive", "--ray", "random"], "random is no address of a Ray cluster: that is HOST:PORT"),
        (["calibration", "missing.jsonl"], "missing.jsonl: No such file or directory"),
        (["report", __file__], "this is no file of results"),
    ],
)
def test_refusals_are_one_line_that_says_why(
    words: list[str],
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert arena(*words) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("condottiere: ")
    assert why in told.err
    assert told.err.count("\n") == 1


def test_games_in_which_nobody_stated_a_chance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "games.jsonl")
    assert (
        arena("match", "naive", "random", "--seats", "2", "--blocks", "2", "--workers", "1", "--out", out)
        == 0
    )
    capsys.readouterr()
    assert arena("calibration", out) == 1
    assert capsys.readouterr().err == "condottiere: no bot stated a chance in these games\n"


def test_without_scipy_the_extra_is_named_before_anything_is_played() -> None:
    program = "import sys; sys.modules['scipy'] = None; from condottiere.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, "arena", "match", "naive", "random"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert done.returncode == 1
    assert done.stderr == "condottiere: scipy is not installed: pip install 'condottiere[arena]'\n"


# --- progress -------------------------------------------------------------------------------------


def test_progress_on_a_terminal_has_games_and_how_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "BAR_EVERY", -1.0)
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, width=120)
    with tournament.GameProgress(console, total=12, done=4, summary=lambda: "31 % ± 5") as shown:
        shown.advance(4)
    assert "8/12" in screen.getvalue()
    assert "31 % ± 5" in screen.getvalue()


def test_progress_without_a_terminal_is_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "LINE_EVERY", -1.0)
    screen = io.StringIO()
    with tournament.GameProgress(Console(file=screen), total=12, done=4, summary=lambda: "31 % ± 5") as shown:
        shown.advance(4)
    assert screen.getvalue().startswith("8 of 12 games, about 0 minutes left. 31 % ± 5")
