"""`condottiere replay` and `verify`: commands that read the record of a game."""

import io
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING


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


if TYPE_CHECKING:
    from condottiere.record.file import Record


def replay(file: Path) -> int:
    """Print a recorded game turn by turn, with all cards open.

    Parameters
    ----------
    file
        A game record, as the table offers it for download when a game is over.
    """
    from condottiere.record.file import RecordError
    from condottiere.record.transcript import transcript

    try:
        story = list(transcript(_load(file)))
    except RecordError as error:
        return complain(file, error)
    print_lines(story)
    return 0


def verify(file: Path) -> int:
    """Verify that every card of a recorded game was dealt as its shuffle requires.

    docs/fairness.md explains the scheme, and what this does not prove. The exit status is 1 if anything
    differs or there is nothing to verify.

    Parameters
    ----------
    file
        A game record, as the table offers it for download when a game is over.
    """
    from condottiere.record.fairness.verification import NOT_PROVED, verdict, verify, what_to_compare
    from condottiere.record.file import RecordError

    try:
        record = _load(file)
        compared, findings = what_to_compare(record), list(verify(record))
    except RecordError as error:
        return complain(file, error)
    print_lines([*compared, "", *map(str, findings), "", *verdict(findings), *NOT_PROVED])
    return 0 if all(finding.verified for finding in findings) else 1


def _load(file: Path) -> "Record":
    """Load the record in a file. Raises RecordError, also if the file cannot be read."""
    from condottiere.record.file import RecordError, load

    try:
        return load(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise RecordError(error.strerror) from None
    except UnicodeDecodeError as error:
        raise RecordError(str(error)) from None
