"""Bots that were compiled ahead are ready: nothing is left to compile when somebody asks for them."""

import os
import subprocess
import sys
from pathlib import Path

from condottiere.compiled.compiling import cache_folder

ASKED = """
from condottiere.bots import make_bot
from condottiere.bots.calculator import battle_odds
from condottiere.bots.levels import HINT_SPEC, LEVELS
from condottiere.record.game import Game
from condottiere.rules import Options

game = Game.new(Options(seats=4, hidden_cards=True), seed=3)
for spec in [HINT_SPEC.replace("seconds=1", "seconds=0.01"), *(level.spec for level in LEVELS)]:
    make_bot(spec, 1).decide(game.view(game.turn))
game.play(game.legal_actions()[0])
for seat in range(4):
    battle_odds(game.view(seat), 1)
"""


def compiled() -> set[Path]:
    return set(cache_folder().rglob("*"))


def run(*arguments: str) -> None:
    subprocess.run([sys.executable, *arguments], check=True, env=dict(os.environ))


def test_nothing_is_left_to_compile() -> None:
    run("-m", "condottiere.bots.warm_up")
    before = compiled()
    run("-c", ASKED)
    assert before
    assert compiled() == before
