"""Compiling ahead what the bots that look ahead are made of, so that nobody waits for it at a table.

The first time on a machine, and after a change of the rules, this takes a minute; compiled code is kept on
disk. A server does it in a process of its own: `python -m condottiere.bots.precompile --with-parent`. It
prints a line for each step that is done, '1/5' and so on, and nothing else.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from condottiere.record.game import Game
from condottiere.rules import Options

from .errors import without_numba
from .registry import make_bot

COMPILED = ("search:worlds=1", "ismcts:playouts=1")
"""Bots that between them use all that bots have to compile; hints and odds are those of `search`."""
STEPS: Final = ("score_battle", "fill_likely_world", "step", "run_playout", "iterate")
"""The functions with which the steps end: Numba compiles what they call before them, in this order, and each
step takes about as long as the others."""
WITH_PARENT: Final = "--with-parent"
"""The flag with which this process exits when its stdin closes, as it does when the parent ends."""


def precompile(done: Callable[[int], None] = lambda _: None) -> None:
    """Let each bot of COMPILED decide once. Calls `done` after each of the STEPS, with how many are over.

    Without Numba, or a place to keep compiled code, do nothing.
    """
    if without_numba("precompiling"):
        return
    from condottiere.compiled.compiling import is_kept

    if not is_kept():
        return
    game = Game.new(Options(seats=2), seed=1)
    with _steps(done):
        for spec in COMPILED:
            make_bot(spec, 1).decide(game.view(game.turn))


@contextmanager
def _steps(done: Callable[[int], None]) -> Iterator[None]:
    """Within this, tell `done` of each step that ends; of those that took no time, at the end."""
    event: Any = import_module("numba.core.event")
    over = 0

    def compiled(what: Any) -> None:
        nonlocal over
        name = getattr(what.data["dispatcher"], "__name__", "")
        if what.is_end and name in STEPS[over:]:
            while over <= STEPS.index(name):
                over += 1
                done(over)

    with event.install_listener("numba:compile", _listener(event, compiled)):
        yield
    for step in range(over, len(STEPS)):
        done(step + 1)


def _listener(event: Any, tell: Callable[[Any], None]) -> Any:
    """A listener of Numba's that tells of the start and the end of everything."""
    both = {"on_start": lambda _, what: tell(what), "on_end": lambda _, what: tell(what)}
    return type("Listener", (event.Listener,), both)()


def _print_progress(done: int) -> None:
    print(f"{done}/{len(STEPS)}", flush=True)


def _live_with_parent() -> None:
    """End when the parent ends, however it does. Ctrl-C in a terminal that both share is for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def wait_for_end_of_parent() -> None:
    """Return when stdin closes, which happens when the parent ends, even if it was killed."""
    while os.read(0, 1):  # not sys.stdin: its lock would be held when Python ends
        pass


def _end_with_parent() -> None:
    wait_for_end_of_parent()
    os._exit(1)  # whatever is being compiled


if __name__ == "__main__":
    if WITH_PARENT in sys.argv:
        _live_with_parent()
    precompile(_print_progress)
