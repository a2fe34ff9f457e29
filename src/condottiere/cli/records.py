"""`condottiere replay` and `verify`: commands that read the record of a game."""

from pathlib import Path
from typing import TYPE_CHECKING

from .output import complain, print_lines

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
