"""How long a new process takes until its first compiled game is over, compiling or loading from the cache."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

FIRST_CALL: Final = """\
import time
start = time.perf_counter()
from condottiere import Options
from condottiere.compiled.playouts import random_playouts
random_playouts(Options(seats=4), games=1, seed=1)
print(time.perf_counter() - start)
"""
"""Imports and one game for four, in seconds; the start of Python itself is no matter of ours."""


@dataclass(frozen=True, slots=True)
class Startup:
    """Seconds until the first game is over."""

    cold: float
    """In a process that finds an empty cache and compiles everything."""
    cached: tuple[float, ...]
    """In later processes, one by one, that find what the first has compiled."""


def measure_startup(runs: int) -> Startup:
    """Start one process with an empty cache and then `runs` with the cache that it leaves."""
    with TemporaryDirectory() as folder:
        cold = first_call(Path(folder))
        return Startup(cold, tuple(first_call(Path(folder)) for _ in range(runs)))


def first_call(folder: Path) -> float:
    """Seconds until the first game is over in a new process that keeps compiled code in `folder`."""
    done = subprocess.run(
        [sys.executable, "-c", FIRST_CALL],
        env={**os.environ, "CONDOTTIERE_CACHE": str(folder)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return float(done.stdout)
