"""The process that is measured: a server of games or an echo. It tells its figures when it is asked."""

import gc
import os
import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any, Final

from msgspec import Struct
from msgspec.json import decode, encode

from condottiere.server.network.limits import Limits, Rate
from condottiere.server.serve import serve
from condottiere.server.settings import Settings

from .echo import serve_echo

INTERVAL: Final = 0.002
"""Seconds of CPU time of the process between two looks."""
_LOOPS: Final = ("select", "run", "run_until_complete", "run_forever", "asyncio_run")
"""The innermost functions of an event loop that waits, or works outside Python."""


class Sampler:
    """Samples of what the main thread was doing when it used the CPU. Windows has none."""

    def __init__(self) -> None:
        """Call this in the main thread."""
        self._own: Counter[str] = Counter()
        self._with_callees: Counter[str] = Counter()
        self._looks = 0
        if hasattr(signal, "SIGPROF"):
            signal.signal(signal.SIGPROF, self._note)

    def start(self) -> None:
        """Look from now on until the process ends."""
        if hasattr(signal, "SIGPROF"):
            signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)

    def take(self) -> list[tuple[str, float, float]]:
        """By function, its own share of the looks since this was called before, and that with its callees."""
        looks = max(1, self._looks)
        found = [
            (name, self._own[name] / looks, count / looks) for name, count in self._with_callees.most_common()
        ]
        self._own, self._with_callees, self._looks = Counter(), Counter(), 0
        return found

    def _note(self, _: int, frame: FrameType | None) -> None:
        if frame is None:
            return
        self._looks += 1
        self._own[_name(frame)] += 1
        seen = set()
        outer: FrameType | None = frame
        while outer is not None:
            seen.add(_name(outer))
            outer = outer.f_back
        self._with_callees.update(seen)


def _name(frame: FrameType) -> str:
    code = frame.f_code
    module = str(frame.f_globals.get("__name__", "?"))
    if code.co_name in _LOOPS and module.startswith(("asyncio", "selectors", "uvicorn")):
        return "the event loop, and other threads"
    return f"{module}.{code.co_qualname}"


NO_LIMIT: Final = 10**9
MARK: Final = "figures "
"""What a line of figures begins with, among all that a server prints."""


class Work(Struct):
    """What a process is to do: serve games from a database, or else echo this message."""

    database: str = ""
    message: str = ""


class Figures(Struct):
    """What a process tells of itself."""

    cpu: float
    """Seconds of all its threads since it began."""
    memory: int
    """Resident bytes now; 0 where the system does not say."""
    pauses: list[float]
    """Seconds of each garbage collection since it was asked before."""
    samples: list[tuple[str, float, float]]
    """As `Sampler.take`, of the time since it was asked before."""


class _Pauses:
    """How long each garbage collection takes."""

    def __init__(self) -> None:
        self._began = 0.0
        self._seconds: list[float] = []
        gc.callbacks.append(self._note)

    def _note(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            self._seconds.append(time.perf_counter() - self._began)

    def take(self) -> list[float]:
        """Those since this was called before."""
        taken, self._seconds = self._seconds, []
        return taken


def resident() -> int:
    """The memory of this process in bytes; 0 where the system does not say."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return 0
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:")) * 1024


def answer_questions(sampler: Sampler) -> None:
    """Print figures for each line of stdin; at its end, end the process. `profile` starts the sampling."""
    pauses = _Pauses()
    # Not by `print`: what the server prints in another thread would come between a line and its end.
    answers = sys.stdout.fileno()
    for line in sys.stdin:
        if line.strip() == "profile":
            sampler.start()
        figures = Figures(time.process_time(), resident(), pauses.take(), sampler.take())
        with open(answers, "wb", closefd=False) as answer:
            answer.write(MARK.encode() + encode(figures) + b"\n")
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """Do the work that the first argument says, until stdin ends."""
    work = decode(sys.argv[1], type=Work)
    threading.Thread(target=answer_questions, args=(Sampler(),), daemon=True).start()
    if work.message:
        serve_echo(work.message)
    else:
        serve(_settings(work.database))


def _settings(database: str) -> Settings:
    """As a server is started, but all players are on one address and in a hurry."""
    rates: Any = {
        name: Rate(NO_LIMIT, NO_LIMIT) for name, kind in Limits.__annotations__.items() if kind is Rate
    }
    limits = Limits(
        connections=NO_LIMIT,
        connections_per_address=NO_LIMIT,
        websockets=NO_LIMIT,
        websockets_per_client=NO_LIMIT,
        pieces=NO_LIMIT,
        pieces_per_second=NO_LIMIT,
        **rates,
    )
    return Settings(port=0, database=database, precompile=False, pace="instant", limits=limits)


if __name__ == "__main__":
    main()
