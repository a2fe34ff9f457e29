"""Bots that were compiled ahead are ready: nothing is left to compile when somebody asks for them."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from condottiere.bots import precompile
from support.people import PATIENCE

SCRIPT = """
import sys

from numba.core.dispatcher import Dispatcher

from condottiere.bots import make_bot
from condottiere.bots.judge.judge import judge
from condottiere.bots.levels import LEVELS
from condottiere.bots.precompile import precompile
from condottiere.record.game import Game
from condottiere.rules import Options


def ready():
    "What Python calls and is compiled, or was loaded, and for what types."
    there = set()
    for name, module in list(sys.modules.items()):
        if name.startswith("condottiere"):
            for thing in vars(module).values():
                if isinstance(thing, Dispatcher) and thing.stats.cache_path:
                    there |= {(thing.__name__, str(types)) for types in thing.signatures}
    return there


precompile()
before = ready()
game = Game.new(Options(seats=4, hidden_cards=True), seed=3)
for spec in ["ismcts:playouts=5", *(level.spec for level in LEVELS)]:
    make_bot(spec, 1).decide(game.view(game.turn))
game.play(game.legal_actions()[0])
judge(game.view(game.turn), worlds=10)
assert len(before) >= 2, before
assert ready() == before, ready() - before
"""


COMMAND = [sys.executable, "-m", precompile.__name__, precompile.WITH_PARENT]


def test_it_says_which_bots_are_ready_and_ends() -> None:
    """On stdout, which a server can read, and nothing else: here all is loaded, so there are no steps."""
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = process.stdout.read().splitlines()
        assert [line for line in lines if "%" not in line] == ["master", "ismcts"]
        assert process.wait(PATIENCE) == 0


def test_only_one_process_compiles_at_a_time(tmp_path: Path) -> None:
    """The second finds what the first has made, or goes on when that is killed."""
    script = "import sys; from pathlib import Path; from condottiere.bots.precompile import one_at_a_time\n"
    script += "with one_at_a_time(Path(sys.argv[1])): print('compiles', flush=True); sys.stdin.read()"
    entered = threading.Event()

    def enter() -> None:
        with precompile.one_at_a_time(tmp_path):
            entered.set()

    command = [sys.executable, "-c", script, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "compiles\n"
        second = threading.Thread(target=enter)
        second.start()
        waits = not entered.wait(0.5)
        first.kill()
        second.join()
    assert waits
    assert entered.is_set()


def test_what_cannot_be_kept_is_not_compiled(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    where = os.environ | {"CONDOTTIERE_CACHE": str(tmp_path / "file" / "cache")}
    done = subprocess.run(COMMAND[:-1], capture_output=True, env=where, check=False)
    assert (done.returncode, done.stdout) == (precompile.NOT_KEPT, b"")


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="here the server starts it so")
@pytest.mark.everything
def test_it_gives_way_to_whoever_plays() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(own + precompile.NICENESS, 19)


def test_nothing_is_left_to_compile() -> None:
    """In a process of its own: what other tests have used would hide what is missing."""
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
