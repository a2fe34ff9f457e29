"""What a command prints, and its complaints."""

import io
import os
import sys
from collections.abc import Iterable
from pathlib import Path


def complain(file: Path, why: object) -> int:
    """Say what is wrong with a file, and return the exit status."""
    print(f"condottiere: {file}: {why}", file=sys.stderr)
    return 1


def print_lines(lines: Iterable[str]) -> None:
    """Print lines, as far as the terminal can show them and whoever reads goes on reading."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal may lack the letters of a name
    try:
        print("\n".join(lines), flush=True)
    except BrokenPipeError:
        # Whoever reads has seen enough. Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
