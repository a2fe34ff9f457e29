"""`condottiere train` makes files that can be kept, and says in one line why it cannot."""

import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from condottiere.bots.search import value_network as in_use
from condottiere.training import value_network
from condottiere.training.cli import app

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def complaint(capsys: Capture, *arguments: str) -> str:
    """The one line that a command says when it fails."""
    assert app(arguments, result_action="return_value") == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("condottiere: ")
    assert said.err.count("\n") == 1
    return said.err


def interrupt(*_: object) -> NoReturn:
    raise KeyboardInterrupt


def unplayed(*_: object) -> NoReturn:
    pytest.fail("games were played")


@pytest.mark.parametrize("installed", [False, True])
def test_a_network_is_learned_only_where_it_can_be_kept(
    installed: bool, tmp_path: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(value_network, "collect_samples", unplayed)
    wrong = tmp_path / "nowhere" / "network.json"
    out, more = (tmp_path / "network.json", ["--install"]) if installed else (wrong, [])
    monkeypatch.setattr(in_use, "NETWORK", wrong)
    said = complaint(capsys, "value-network", "--out", str(out), *more)
    assert said == f"condottiere: {wrong}: No such file or directory\n"
    assert complaint(capsys, "value-network", "--out", str(tmp_path)).endswith(": Is a directory\n")


def test_ctrl_c_while_games_are_played_for_a_network(
    tmp_path: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(value_network, "collect_samples", interrupt)
    out = tmp_path / "network.json"
    assert app(["value-network", "--out", str(out)], result_action="return_value") == 1
    said = capsys.readouterr().err.splitlines()
    assert said[1:] == ["condottiere: stopped; nothing is kept, and the network in use stays as it is"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [(), ("distil",), ("value-network",)])
def test_without_numba(tmp_path: Path, capsys: Capture, monkeypatch: Patch, command: tuple[str, ...]) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert "training needs Numba" in complaint(capsys, *command, "--out", str(tmp_path / "file"))


def test_without_scipy(tmp_path: Path) -> None:
    script = "import sys; sys.modules['scipy'] = None; from condottiere.cli import main; main()"
    arguments = ["train", "value-network", "--out", str(tmp_path / "file")]
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.endswith("condottiere: scipy is not installed: pip install 'condottiere[arena]'\n")
