"""Bots that were compiled ahead are ready: nothing is left to compile when somebody asks for them."""

import subprocess
import sys

from condottiere.bots import precompile

SCRIPT = """
import sys

from numba.core.dispatcher import Dispatcher

from condottiere.bots import make_bot
from condottiere.bots.search.battle_odds import battle_odds
from condottiere.bots.levels import HINT_SPEC, LEVELS
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
for spec in [HINT_SPEC.replace("600", "10"), "ismcts:playouts=5", *(level.spec for level in LEVELS)]:
    make_bot(spec, 1).decide(game.view(game.turn))
game.play(game.legal_actions()[0])
for seat in range(4):
    battle_odds(game.view(seat), 1)
assert len(before) >= 2, before
assert ready() == before, ready() - before
"""


def test_it_says_how_far_it_is_and_ends_with_its_parent() -> None:
    """A line for each step on stdout, which a server can read, and nothing else."""
    command = [sys.executable, "-m", precompile.__name__, precompile.WITH_PARENT]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        steps = len(precompile.STEPS)
        assert process.stdout.read().splitlines() == [f"{step}/{steps}" for step in range(1, steps + 1)]
        assert process.wait(10) == 0


def test_nothing_is_left_to_compile() -> None:
    """In a process of its own: what other tests have used would hide what is missing."""
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
