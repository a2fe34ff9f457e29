"""Compiling ahead what the bots that look ahead are made of, so that nobody waits for it at a table.

The first time on a machine, and after a change of the rules, this takes one to two minutes, longer on a busy
machine; compiled code is kept on disk. A server does it in a process of its own:
`python -m condottiere.bots.precompile --with-parent`.
It prints how far the first bot is, '14%' and so on, the name of each bot once that is ready, and nothing
else.
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

from .errors import without_numba
from .registry import make_bot

COMPILED: Final[Mapping[str, str]] = {"search": "search:worlds=1", "ismcts": "ismcts:playouts=1"}
"""The bots that between them use all that bots have to compile, and their specs: first what the levels, hints
and odds are made of, then what is only a little more."""
STEPS: Final[Mapping[str, int]] = {
    "fill_world": 14,
    "observe": 31,
    "score_battle": 55,
    "fill_likely_world": 63,
    "step": 79,
    "run_playout": 94,
}
"""How much of the time of the first bot is over, in percent, when Numba has compiled these functions with all
that they call."""
WITH_PARENT: Final = "--with-parent"
"""The flag with which this process exits when its stdin closes, as it does when the parent ends."""
NICENESS: Final = 10
"""How much this process gives way to the server and to whatever else the machine does."""
NOT_KEPT: Final = 3
"""The exit status where compiled code cannot be kept, and nothing was compiled."""
LOCK_SECONDS: Final = 1800.0
"""How long to wait for another process that compiles the same."""


def precompile(
    tell: Callable[[int], None] = lambda _: None, bot_ready: Callable[[str], None] = lambda _: None
) -> None:
    """Let each bot of COMPILED decide once; without Numba, do nothing.

    Calls `tell` after each of the STEPS, with its percent, and `bot_ready` with the name of each bot.
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
    """Wait until no other process compiles into this folder: what it has made need only be loaded then.

    The lock is that of a SQLite file: every system has it, and it ends with its process, however that ends.
    """
    file = folder / "compiling.lock"
    with closing(sqlite3.connect(file, timeout=LOCK_SECONDS, isolation_level=None)) as lock:
        with suppress(sqlite3.OperationalError):  # where files cannot be locked, both compile
            lock.execute("BEGIN EXCLUSIVE")
        yield


@contextmanager
def _steps(tell: Callable[[int], None]) -> Iterator[None]:
    """Within this, tell of each step that ends; what is loaded from the disk is no step."""
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
    """A listener of Numba's that tells of the start and the end of everything."""
    both = {"on_start": lambda _, what: tell(what), "on_end": lambda _, what: tell(what)}
    return type("Listener", (event.Listener,), both)()


def _give_way() -> None:
    """Let whoever plays meanwhile go first; on Windows the server starts this process so."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


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


def _say(what: object) -> None:
    print(what, flush=True)


def main() -> int:
    """Compile into the folder of compiled code, and tell on stdout how far it is; the exit status."""
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
