"""Compiling ahead what the bots that look ahead are made of, so that nobody waits for it at a table.

The first time on a machine, and after a change of the rules, this takes a minute; compiled code is kept on
disk. A server does it in a process of its own: `python -m condottiere.bots.warm_up`.
"""

import os

from condottiere.record.game import Game
from condottiere.rules import Options

from .registry import make_bot, without_numba

COMPILED = ("search:worlds=1", "ismcts:playouts=1")
"""Bots that between them use all there is to compile; hints and odds are those of `search`."""


def warm_up() -> None:
    """Let each of these bots decide once. Without Numba, or a place to keep compiled code, do nothing."""
    if without_numba("warming up"):
        return
    from condottiere.compiled.compiling import is_kept

    if not is_kept():
        return
    game = Game.new(Options(seats=2), seed=1)
    for spec in COMPILED:
        make_bot(spec, 1).decide(game.view(game.turn))


def _yield_to_others() -> None:
    """People at tables come first, where the system lets us say so."""
    if hasattr(os, "nice"):
        os.nice(10)


if __name__ == "__main__":
    _yield_to_others()
    warm_up()
