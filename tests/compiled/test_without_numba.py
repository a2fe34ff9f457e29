"""Who only plays needs neither Numba nor NumPy: the game, its simple bots and the server do without."""

import os
import subprocess
import sys

import pytest

HIDE = """
import sys
for name in ("numba", "numpy", "llvmlite"):
    sys.modules[name] = None
"""
PLAY = """
from condottiere import Game, Options, Phase, decode
from condottiere.bots import make_bot

def play(kind):
    game = Game.new(Options(seats=3, hidden_cards=True, capturing_regions=True), seed=1)
    bots = [make_bot(kind, seat) for seat in range(3)]
    while not game.over:
        game.play(decode(bots[game.turn].decide(game.view(game.turn)).code))
        if game.view(None).can_end:
            game.end_unfinished()
    return game

assert play("random").over
assert play("naive").over
"""
SERVE = """
import condottiere.cli
import condottiere.server.app
"""
OFFER = """
from condottiere.bots import BOTS
assert [kind for kind in BOTS.values() if kind.available]
assert not [kind for kind in BOTS.values() if kind.compiled and kind.available]
"""
COMPILE = """
import condottiere.compiled
"""
NOT_LOADED = """
import sys
assert not {"numba", "numpy", "llvmlite"} & {name for name, module in sys.modules.items() if module}
"""


def run(program: str) -> str:
    """What a program of its own complains of."""
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-c", program], env=settings, capture_output=True, text=True, check=False
    )
    return done.stderr if done.returncode else ""


@pytest.mark.parametrize("program", [PLAY, OFFER, SERVE], ids=["play", "offer", "serve"])
def test_numba_and_numpy_are_not_needed(program: str) -> None:
    assert run(HIDE + program) == ""


@pytest.mark.parametrize("program", [PLAY, SERVE], ids=["play", "serve"])
def test_numba_and_numpy_are_not_even_loaded(program: str) -> None:
    assert run(program + NOT_LOADED) == ""


def test_what_is_hidden_is_missed_where_it_is_needed() -> None:
    assert "ModuleNotFoundError: import of num" in run(HIDE + COMPILE)
