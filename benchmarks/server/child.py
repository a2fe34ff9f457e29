"""The process that is measured: a server of games or an echo. It tells its figures when it is asked."""

import gc
import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec.json import decode, encode

from condottiere.server.network.limits import Limits, Rate
from condottiere.server.serve import serve
from condottiere.server.settings import Settings

from .echo import serve_echo
from .sampling import Sampler

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
