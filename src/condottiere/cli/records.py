"""`condottiere replay` and `verify`: commands that read the record of a game."""

import io
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

MISUSE: Final = 2
"""The exit status of a command that was called wrongly, and of `verify` for a file that cannot be read."""


def complain(file: Path, why: object, status: int = 1) -> int:
    """Print an error about a file, and return the exit status."""
    print(f"condottiere: {file}: {why}", file=sys.stderr)
    return status


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


def replay(file: Path, *, language: str | None = None) -> int:
    """Print a recorded game turn by turn, with all cards open.

    Parameters
    ----------
    file
        A game record, as the table offers it for download when a game is over.
    language
        The language to print in, such as fr; by default that of the environment (LC_ALL, LC_MESSAGES, LANG).
    """
    from condottiere.languages.bundle import reader_language
    from condottiere.record.file import RecordError
    from condottiere.record.transcript import transcript

    words = reader_language(language)
    try:
        story = list(transcript(_load(file), words))
    except RecordError as error:
        return complain(file, words.write(error.fact))
    print_lines(story)
    return 0


def verify(file: Path, *, notes: Path | None = None, language: str | None = None) -> int:
    """Verify that every card of a recorded game was dealt as its shuffle requires.

    Without the notes of a browser that took part, the verdict is "not proven" at best: only they show that a
    secret was not changed and entropy not left out. The exit status is 0 if the shuffles were fair, 1 if they
    were not, 2 if a file cannot be read, and 3 if nothing contradicts the server, but not all is proven.
    docs/fairness.md explains the scheme, and what this does not prove.

    Parameters
    ----------
    file
        A game record, as the table offers it for download when a game is over.
    notes
        What a browser noted of that table. Its page offers this for download under "Was the shuffle fair?".
    language
        The language to print in, such as fr; by default that of the environment (LC_ALL, LC_MESSAGES, LANG).
    """
    from condottiere.languages.bundle import reader_language
    from condottiere.record.fairness.fingerprint import fingerprint
    from condottiere.record.fairness.notes import NotesError, read_notes
    from condottiere.record.fairness.verdict import Verdict, judge
    from condottiere.record.fairness.verification import what_to_compare
    from condottiere.record.file import RecordError

    words = reader_language(language)
    try:
        record = _load(file)
    except RecordError as error:
        return complain(file, words.write(error.fact), MISUSE)
    try:
        note = None if notes is None else read_notes(notes.read_bytes())
    except (NotesError, OSError) as error:
        return complain(notes or file, getattr(error, "strerror", None) or error, MISUSE)
    if notes is not None and note is not None and record.table not in (None, note.table):
        told = words.message("verify-other-notes", noted=note.table, recorded=record.table)
        return complain(notes, told, MISUSE)
    found = judge(record, note, words)
    marks = {True: "ok  ", None: "?   ", False: "NOT "}
    print_lines(
        [
            *what_to_compare(record, words),
            words.message("verify-fingerprint", text=fingerprint(record)),
            "",
            *([] if note is None else [words.message("verify-this-browser"), ""]),
            *(f"{marks[finding.holds]} {finding.text}" for finding in (*found.holding, *found.deals)),
            "",
            found.headline,
            *(f"{marks[finding.holds]} {finding.text}" for finding in found.reasons),
            "",
            words.message("fair-fingerprint-means"),
            words.message("verify-not-proved"),
        ]
    )
    return {Verdict.FAIR: 0, Verdict.UNFAIR: 1, Verdict.UNPROVEN: 3}[found.verdict]


def _load(file: Path) -> "Record":
    """Load the record in a file. Raises RecordError, also if the file cannot be read."""
    from condottiere.record.encoding import decode
    from condottiere.record.file import RecordError, load

    try:
        return load(decode(file.read_bytes()))
    except OSError as error:
        raise RecordError(error.strerror or str(error)) from None
