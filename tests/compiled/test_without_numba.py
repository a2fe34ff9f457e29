"""A server needs neither Numba nor NumPy to serve, and does not load them before a bot does."""

import os
import subprocess
import sys

HIDE = """
import sys
for name in ("numba", "numpy", "llvmlite"):
    sys.modules[name] = None
"""
SERVE = """
import sys
import condottiere.cli
import condottiere.server.app
assert not {"numba", "numpy", "llvmlite"} & {name for name, module in sys.modules.items() if module}
"""
COMPILE = """
import condottiere.compiled
"""


def run(program: str) -> str:
    """What a program of its own complains of."""
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-c", program], env=settings, capture_output=True, text=True, check=False
    )
    return done.stderr if done.returncode else ""


def test_numba_and_numpy_are_neither_needed_nor_loaded_to_serve() -> None:
    assert run(SERVE) == ""


def test_what_is_hidden_is_missed_where_it_is_needed() -> None:
    assert "ModuleNotFoundError: import of num" in run(HIDE + COMPILE)
