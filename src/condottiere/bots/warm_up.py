"""Compiling ahead what the bots that look ahead are made of, so that nobody waits for it at a table.

The first time on a machine, and after a change of the rules, this takes a minute; compiled code is kept on
disk. A server does it in a process of its own: `python -m condottiere.bots.warm_up --with-parent`.
"""

import os
import signal
import sys
import threading
from typing import Final

from condottiere.record.game import Game
from condottiere.rules import Options

from .calculator import battle_odds
from .registry import make_bot, without_numba

COMPILED = ("search:worlds=1", "ismcts:playouts=1")
"""Bots that between them use all that bots have to compile; hints are those of `search`."""
WITH_PARENT: Final = "--with-parent"
"""Who gives this word holds the other end of stdin, and the process ends when that is let go."""


def warm_up() -> None:
    """Let each of these bots decide once, and ask for odds.

    Without Numba, or a place to keep compiled code, do nothing.
    """
    if without_numba("warming up"):
        return
    from condottiere.compiled.compiling import is_kept

    if not is_kept():
        return
    game = Game.new(Options(seats=2), seed=1)
    for spec in COMPILED:
        make_bot(spec, 1).decide(game.view(game.turn))
    game.play(game.legal_actions()[0])
    battle_odds(game.view(game.turn), 1)


def _live_with_parent() -> None:
    """End when the parent ends, however it does. Ctrl-C in a terminal that both share is for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def wait_for_end_of_parent() -> None:
    """Return when the other end of stdin is let go, as the system does even for a process that was killed."""
    while os.read(0, 1):  # not sys.stdin: its lock would be held when Python ends
        pass


def _end_with_parent() -> None:
    wait_for_end_of_parent()
    os._exit(1)  # whatever is being compiled


if __name__ == "__main__":
    if WITH_PARENT in sys.argv:
        _live_with_parent()
    warm_up()
