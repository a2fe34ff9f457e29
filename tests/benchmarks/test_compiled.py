"""`run.py bench compiled`, with playouts and processes that only pretend."""

import random
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

import pytest

from benchmarks import compiled, startup
from benchmarks.__main__ import bench
from benchmarks.compiled import TWO_THREADS, measure_compiled, play, play_in_two_threads
from benchmarks.peers import Peer
from benchmarks.speeds import Workload
from benchmarks.startup import Startup, first_call, measure_startup
from condottiere import Options
from condottiere.compiled.compiling import cache_root


class Playouts:
    """Stands in for the compiled playouts: a game takes 100 decisions, and no time."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.calls: list[tuple[Options, int]] = []

    def __call__(self, options: Options, games: int, seed: int) -> int:
        with self._lock:
            self.calls.append((options, seed))
        return 100 * games


@pytest.fixture
def playouts(monkeypatch: pytest.MonkeyPatch) -> Playouts:
    pretending = Playouts()
    monkeypatch.setattr(compiled, "random_playouts", pretending)
    return pretending


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The cache folders of the processes that are started. The first takes 8 seconds, then 1, 2, 3 ..."""
    folders: list[Path] = []

    def start(folder: Path) -> float:
        folders.append(folder)
        return 8.0 if len(folders) == 1 else len(folders) - 1.0

    monkeypatch.setattr(startup, "first_call", start)
    monkeypatch.setattr(compiled, "first_call", lambda _folder: 8.0)
    return folders


@pytest.mark.usefixtures("starts")
def test_peers_come_first_and_those_that_are_missing_are_named(playouts: Playouts) -> None:
    def missing(_rng: random.Random) -> dict[str, Workload]:
        raise ModuleNotFoundError(name="some_module")

    peers = (Peer("some-package", missing), Peer("installed", lambda _rng: {"a peer": lambda: 1}))
    speeds, left_out = measure_compiled(1, 1e-6, 1, peers)
    assert left_out == ["some-package"]
    assert [speed.name for speed in speeds] == [
        "a peer",
        "2 seats",
        "2 seats, every option",
        "4 seats",
        "4 seats, every option",
        "6 seats",
        "6 seats, every option",
        TWO_THREADS,
    ]
    assert len({options for options, _ in playouts.calls}) == 6


def test_two_threads_play_twice_as_many_games_as_one(playouts: Playouts) -> None:
    rng = random.Random(1)
    with ThreadPoolExecutor(2) as threads:
        assert play_in_two_threads(Options(seats=4), rng, threads) == 2 * play(Options(seats=4), rng)
    assert len({seed for _, seed in playouts.calls}) == 3, "nobody plays the same games again"


def test_one_process_compiles_and_the_others_load_what_it_compiled(starts: list[Path]) -> None:
    assert measure_startup(3) == Startup(cold=8.0, cached=(1.0, 2.0, 3.0))
    assert len(starts) == 4
    assert len(set(starts)) == 1
    assert not starts[0].exists()


@pytest.mark.everything
def test_a_process_says_how_long_its_first_game_took() -> None:
    assert first_call(cache_root()) > 0


@pytest.mark.usefixtures("starts", "playouts")
def test_the_command_reports_speeds_ratios_starts_and_who_was_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    for module in ("pyspiel", "rlcard", "catanatron"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(SystemExit) as end:
        bench(["compiled", "--runs", "3", "--seconds", "1e-6"])
    assert end.value.code == 0
    said = capsys.readouterr().out
    assert "medians of 3 runs" in said
    assert "python-chess" in said
    assert "x 4 seats" in said
    assert "pip install open_spiel rlcard catanatron\n" in said
    assert "8.00 s with nothing compiled before, 2.00 s from the cache (1.00 to 3.00)" in said
