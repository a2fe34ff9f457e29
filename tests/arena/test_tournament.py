"""Whole tournaments: the figures are the same whatever plays them, and however often it is stopped."""

import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest

from condottiere.arena import plan as plans
from condottiere.arena.executors import ExecutorError, process_executor
from condottiere.arena.plan import DifferentCode, Plan, Trial, match_plan
from condottiere.arena.play import BotFailed, Played, play_job, without_times
from condottiere.arena.report.figures import (
    MatchFigures,
    Report,
    counted_jobs,
    is_decided,
    report,
)
from condottiere.arena.results import NothingToReport, Results, ResultsError, read_results
from condottiere.arena.tournament import run
from condottiere.bots import Decision
from condottiere.bots.registry import UniformBot
from condottiere.rules import Options, View

BLOCKS = 16
PATIENCE = 300.0
COMMAND = ["match", "naive", "random", "--seats", "3", "--seed", "7"]
ENDLESS = 100_000
"""More blocks than are played before anybody can stop them."""

unix = pytest.mark.skipif(os.name == "nt", reason="signals of Unix")


@pytest.fixture(scope="module")
def plan() -> Plan:
    return match_plan("naive", ["random"], Options(seats=3), BLOCKS, seed=7)


@pytest.fixture(scope="module")
def reference(plan: Plan) -> list[Played]:
    """The whole tournament, played in this process and never stopped."""
    results = Results(plan)
    run(results, process_executor(1))
    assert len(results) == BLOCKS
    return results.played()


def same(one: list[Played], other: list[Played]) -> bool:
    return [without_times(played) for played in one] == [without_times(played) for played in other]


def figures(whole: Report) -> tuple[object, object]:
    return whole.figures, whole.calibrations


def started(out: Path, blocks: int = BLOCKS) -> subprocess.Popen[str]:
    """The tournament, by the command line, in a process that is still at it."""
    command = [sys.executable, "-m", "condottiere", "arena", *COMMAND, "--workers", "2"]
    process = subprocess.Popen(
        [*command, "--blocks", str(blocks), "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever started the tests in the background may have had Ctrl-C ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    limit = time.monotonic() + PATIENCE
    while not out.exists() or out.read_bytes().count(b"\n") < 4:
        assert time.monotonic() < limit
        try:
            process.wait(0.01)
        except subprocess.TimeoutExpired:
            continue
        raise AssertionError(process.stderr and process.stderr.read())
    return process


# --- stopped, and gone on with --------------------------------------------------------------------


@pytest.mark.everything
@unix
def test_after_kill_9_in_the_middle_the_figures_are_those_of_an_undisturbed_run(
    plan: Plan, reference: list[Played], tmp_path: Path
) -> None:
    out = tmp_path / "killed.jsonl"
    process = started(out)
    process.kill()
    process.communicate(timeout=PATIENCE)  # ends only when the workers, who hold the pipes too, have ended
    assert process.returncode == -signal.SIGKILL
    kept = out.read_bytes()
    out.write_bytes(kept[: kept.rfind(b"\n") + 1] + b'{"job":{"table":0,"blo')

    with Results(plan, out) as results:
        assert 3 <= len(results) < BLOCKS
        run(results, process_executor(1))
        assert same(results.played(), reference)
        assert figures(report(plan, results.played())) == figures(report(plan, reference))
    jobs = [json.loads(line)["job"]["block"] for line in out.read_text().splitlines()[1:]]
    assert sorted(jobs) == list(range(BLOCKS)), "each once"


@pytest.mark.everything
@unix
def test_ctrl_c_stops_at_once_and_says_how_to_go_on(tmp_path: Path) -> None:
    out = tmp_path / "stopped.jsonl"
    process = started(out, ENDLESS)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it
    stdout, stderr = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, stderr
    assert stdout == ""
    games = 3 * len(read_results(out)[1])
    assert stderr == (
        f"condottiere: stopped after {games} of {3 * ENDLESS:,} games; they are kept in {out}, and the same "
        "command goes on from there\n"
    )


@pytest.mark.everything
def test_a_finished_file_is_told_again_without_playing(
    plan: Plan, reference: list[Played], tmp_path: Path
) -> None:
    path = written(tmp_path / "whole.jsonl", plan, reference)
    with Results(plan, path) as results:
        run(results, refuse_to_play)
        assert results.played() == reference
    assert read_results(path) == (plan, reference)


def test_the_same_result_twice_counts_once(plan: Plan, reference: list[Played], tmp_path: Path) -> None:
    path = written(tmp_path / "twice.jsonl", plan, [*reference, *reference[:3]])
    assert read_results(path)[1] == reference


def test_what_comes_after_a_gap_does_not_count_yet(plan: Plan, reference: list[Played]) -> None:
    """Quick games would be there first, and count more than slow ones."""
    some = [one for one in reference if one.job.block != 5]
    assert counted_jobs(plan, some) == reference[:5]
    with pytest.raises(NothingToReport, match="2 blocks"):
        report(plan, reference[1:])


def written(path: Path, plan: Plan, played: list[Played]) -> Path:
    with Results(plan, path) as results:
        for one in played:
            results.add(one)
    return path


def refuse_to_play(_task: object, _plan: object, jobs: Iterator[object], /) -> Generator[NoReturn]:
    assert not list(jobs)
    yield from ()


# --- files that do not fit ------------------------------------------------------------------------


@pytest.mark.parametrize("content", [b"hello\n", b"hello", b'{"arena":1}\n', b"\xff\xfe\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(
    plan: Plan, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(ResultsError, match="this is no file of results"):
        Results(plan, path)
    assert path.read_bytes() == content


def test_a_file_of_another_tournament_is_refused(plan: Plan, reference: list[Played], tmp_path: Path) -> None:
    path = written(tmp_path / "other.jsonl", plan, reference[:2])
    other = match_plan("naive", ["random"], Options(seats=3), BLOCKS, seed=8)
    with pytest.raises(ResultsError, match=r"another tournament \(seed 7, not 8\); give another file"):
        Results(other, path)


def test_a_file_of_another_version_is_refused(
    plan: Plan, reference: list[Played], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path / "older.jsonl", plan, reference[:2])
    monkeypatch.setattr(plans, "code_digest", lambda _: "another")
    newer = match_plan("naive", ["random"], Options(seats=3), BLOCKS, seed=7)
    with pytest.raises(ResultsError, match="begun by another version of the program"):
        Results(newer, path)


def test_a_damaged_line_is_named(plan: Plan, reference: list[Played], tmp_path: Path) -> None:
    path = written(tmp_path / "damaged.jsonl", plan, reference[:3])
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:2], lines[2][:40], *lines[3:]]))
    with pytest.raises(ResultsError, match=r"damaged\.jsonl: line 3: "):
        read_results(path)


def test_a_head_that_was_torn_off_is_begun_anew(plan: Plan, reference: list[Played], tmp_path: Path) -> None:
    path = written(tmp_path / "torn.jsonl", plan, reference[:1])
    head = path.read_bytes().split(b"\n")[0]
    path.write_bytes(head[:30])
    with Results(plan, path) as results:
        assert len(results) == 0
    assert path.read_bytes() == head + b"\n"


# --- whatever plays it ----------------------------------------------------------------------------


def test_two_processes_play_what_one_plays(plan: Plan, reference: list[Played]) -> None:
    results = Results(plan)
    run(results, process_executor(2))
    assert same(results.played(), reference)
    assert figures(report(plan, results.played())) == figures(report(plan, reference))


OVER_RAY = f"""
import sys
from pathlib import Path
import ray
from condottiere.arena.executors import NEW_CLUSTER, ray_executor
from condottiere.arena.plan import match_plan
from condottiere.arena.results import Results
from condottiere.arena.tournament import run
from condottiere.rules import Options

sizes = set()

def watcher(_):
    sizes.add(ray.cluster_resources()["CPU"])
    return True

plan = match_plan("naive", ["random"], Options(seats=3), {BLOCKS}, seed=7)
with Results(plan, Path(sys.argv[1])) as results:
    run(results, ray_executor(NEW_CLUSTER, workers=2), watcher)
print(sizes, ray.is_initialized())
"""


@pytest.mark.everything
def test_a_real_ray_cluster_of_two_workers_plays_what_one_process_plays(
    plan: Plan, reference: list[Played], tmp_path: Path
) -> None:
    """In a process of its own: Ray leaves its own children to whoever collects the garbage."""
    out = tmp_path / "ray.jsonl"
    environment = {
        **os.environ,
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
        "RAY_AUTH_MODE": "token",  # else Ray writes one into the home folder
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_USAGE_STATS_ENABLED": "0",
    }
    done = subprocess.run(
        [sys.executable, "-c", OVER_RAY, str(out)],
        capture_output=True,
        text=True,
        check=False,
        timeout=2 * PATIENCE,
        env=environment,
    )
    assert done.stdout == "{2.0} False\n", done.stderr
    played = read_results(out)[1]
    assert same(played, reference)
    assert figures(report(plan, played)) == figures(report(plan, reference))


def test_ray_at_an_address_where_nobody_is() -> None:
    from condottiere.arena.executors import ray_executor

    with pytest.raises(ExecutorError, match=r"there is no Ray cluster at 127\.0\.0\.1:1: "):
        next(ray_executor("127.0.0.1:1")(play_job, small(), iter(())))


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from condottiere.arena.executors import ray_executor

    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ExecutorError, match=r"pip install 'condottiere\[ray\]'"):
        ray_executor()


def small() -> Plan:
    return match_plan("naive", ["random"], Options(seats=2), 4, seed=1)


def test_a_bot_that_fails_stops_the_tournament_and_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def decide(_: UniformBot, view: View) -> Decision:
        raise LookupError(f"no idea in {view.phase.name}")

    monkeypatch.setattr(UniformBot, "decide", decide)
    with pytest.raises(
        BotFailed, match=r"random at seat . failed: LookupError: no idea in \w+ \(seed 1, blo"
    ):
        run(Results(small()), process_executor(1))


def test_a_worker_with_another_version_of_the_program_plays_nothing() -> None:
    other = msgspec.structs.replace(small(), code="another")
    results = Results(other)
    with pytest.raises(DifferentCode, match="another version"):
        run(results, process_executor(2))
    assert len(results) == 0


# --- trials ---------------------------------------------------------------------------------------


def test_a_trial_ends_with_its_decision_whatever_was_played_besides(reference: list[Played]) -> None:
    trial = match_plan("naive", ["random"], Options(seats=3), BLOCKS, seed=7, trial=Trial())
    whole = report(trial, reference)
    assert whole.promotes
    assert isinstance(whole.figures, MatchFigures)
    assert whole.figures.test_result is not None
    blocks = whole.figures.test_result.blocks
    assert whole.figures.blocks == blocks < BLOCKS
    assert report(trial, reference[:blocks]) == whole
    assert is_decided(trial, reference[:blocks])
    assert not is_decided(trial, reference[: blocks - 1])


def trial_of(blocks: int, margin: float = 0.03) -> Plan:
    return match_plan("naive", ["random"], Options(seats=2), blocks, seed=1, trial=Trial(margin=margin))


def test_only_a_trial_may_be_prolonged(tmp_path: Path) -> None:
    path = written(tmp_path / "trial.jsonl", trial_of(5), [])
    written(path, trial_of(9), [])
    with pytest.raises(ResultsError, match="trial"):
        Results(trial_of(5, margin=0.1), path)
