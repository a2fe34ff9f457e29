"""Printing the output and the errors of commands."""

import io
import os
import sys
from collections.abc import Iterable
from pathlib import Path


def complain(file: Path, why: object) -> int:
    """Print an error about a file, and return the exit status."""
    print(f"condottiere: {file}: {why}", file=sys.stderr)
    return 1


def print_lines(lines: Iterable[str]) -> None:
    """Print lines, without an error for letters that the terminal lacks or a pipe that its reader closes."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal may lack the letters of a name
    try:
        print("\n".join(lines), flush=True)
    except BrokenPipeError:
        # The reader has closed the pipe. Otherwise Python would print another error on exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
