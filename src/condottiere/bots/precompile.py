"""Compile the search bots ahead of time, so that nobody waits for it at a table.

This takes about a minute the first time on a machine and after a change of the rules, longer on a busy
machine; the compiled code is cached on disk. A server runs it as a process of its own:
`python -m condottiere.bots.precompile --with-parent`.
It prints the progress of the first bot ('14%') and the name of each bot when it is ready, and nothing else.
"""

import os
import signal
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from condottiere.record.game import Game
from condottiere.rules import Options

from .bot import without_numba
from .registry import make_bot

COMPILED: Final[Mapping[str, str]] = {"master": "master:worlds=1", "ismcts": "ismcts:playouts=1"}
"""Bots that together use everything there is to compile, and their specs.

Levels and the judge need the first."""
STEPS: Final[Mapping[str, int]] = {
    "fill_world": 7,
    "observe": 16,
    "fill_likely_world": 35,
    "step": 63,
    "run_playout": 93,
}
"""The progress of the first bot, in percent of its time, when Numba has compiled each of these functions."""
WITH_PARENT: Final = "--with-parent"
"""The flag that makes this process exit when its stdin closes, which happens when the parent ends."""
NICENESS: Final = 10
"""The niceness of this process, so that the server and other programs go first."""
NOT_KEPT: Final = 3
"""The exit status if the cache folder is not writable and so nothing was compiled."""
LOCK_SECONDS: Final = 1800.0
"""How long to wait for another process that compiles, in seconds."""


def precompile(
    tell: Callable[[int], None] = lambda _: None, bot_ready: Callable[[str], None] = lambda _: None
) -> None:
    """Let each bot of COMPILED decide once, which compiles it; do nothing without Numba.

    Calls `tell` with the percentage of each of the STEPS, and `bot_ready` with the name of each bot.
    """
    if without_numba("precompiling"):
        return
    game = Game.new(Options(seats=2), seed=1)
    with _steps(tell):
        for bot, spec in COMPILED.items():
            make_bot(spec, 1).decide(game.view(game.turn))
            bot_ready(bot)


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Hold a lock on this folder, so that one process compiles and the others load its code afterwards.

    The lock is that of a SQLite file, which works on every system and ends with the process.
    """
    file = folder / "compiling.lock"
    with closing(sqlite3.connect(file, timeout=LOCK_SECONDS, isolation_level=None)) as lock:
        with suppress(sqlite3.OperationalError):  # if the file cannot be locked, both compile
            lock.execute("BEGIN EXCLUSIVE")
        yield


@contextmanager
def _steps(tell: Callable[[int], None]) -> Iterator[None]:
    """Call `tell` for each step that ends in this context. Code loaded from the cache is not a step."""
    event: Any = import_module("numba.core.event")
    left = dict(STEPS)

    def compiled(what: Any) -> None:
        percent = left.get(getattr(what.data["dispatcher"], "__name__", ""))
        if what.is_end and percent is not None:
            for name in [name for name, other in left.items() if other <= percent]:
                del left[name]
            tell(percent)

    with event.install_listener("numba:compile", _listener(event, compiled)):
        yield


def _listener(event: Any, tell: Callable[[Any], None]) -> Any:
    """Make a Numba listener that calls `tell` at the start and end of every event."""
    both = {"on_start": lambda _, what: tell(what), "on_end": lambda _, what: tell(what)}
    return type("Listener", (event.Listener,), both)()


def _give_way() -> None:
    """Lower the priority of this process. On Windows the server starts it with a low priority."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _live_with_parent() -> None:
    """Exit when the parent ends. Ignores Ctrl-C in a shared terminal, which is for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def wait_for_end_of_parent() -> None:
    """Return when stdin closes, which happens when the parent ends, even if it was killed."""
    while os.read(0, 1):  # not sys.stdin, whose lock would still be held when Python exits
        pass


def _end_with_parent() -> None:
    wait_for_end_of_parent()
    os._exit(1)  # even while something is being compiled


def _say(what: object) -> None:
    print(what, flush=True)


def main() -> int:
    """Compile into the cache folder and print the progress; return the exit status."""
    if without_numba("precompiling"):
        return 0
    from condottiere.compiled.compiling import cache_folder, is_kept

    if not is_kept():
        return NOT_KEPT
    with one_at_a_time(cache_folder()):
        precompile(lambda percent: _say(f"{percent}%"), _say)
    return 0


if __name__ == "__main__":
    if WITH_PARENT in sys.argv:
        _live_with_parent()
        _give_way()
    sys.exit(main())
