"""The entries that come into a log, each with the tables before and after it."""

from collections.abc import Sequence
from typing import NamedTuple

from condottiere.rules import Table

from .notation import Entry


class LogStep(NamedTuple):
    """An entry of a log, with the tables before and after it."""

    before: Table
    entry: Entry
    after: Table


class Trace:
    """The tables before the first of some entries and after each of them; none may change any more."""

    def __init__(self, table: Table) -> None:
        self._tables = [table]

    def note(self, table: Table) -> None:
        """An entry has led to this table."""
        self._tables.append(table)

    def steps(self, log: Sequence[Entry]) -> list[LogStep]:
        """The entries that were noted, oldest first; they are the last ones of this log."""
        entries = log[len(log) + 1 - len(self._tables) :]
        return list(map(LogStep, self._tables, entries, self._tables[1:]))
