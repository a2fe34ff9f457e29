"""The entries that come into a log, each with the tables before and after it."""

from collections.abc import Sequence
from typing import NamedTuple

from condottiere.rules import Table

from .agreements.state import OpenProposal, ended
from .notation import Entry


class LogStep(NamedTuple):
    """An entry of a log, with the tables before and after it."""

    before: Table
    entry: Entry
    after: Table
    ended: tuple[OpenProposal, ...] = ()
    """What was proposed, and is no longer since this entry."""


class Trace:
    """The tables before the first of some entries and after each of them; none may change any more."""

    def __init__(self, table: Table, proposals: tuple[OpenProposal, ...]) -> None:
        """`proposals` are those that are open at the table."""
        self._tables = [table]
        self._proposals = [proposals]

    def note(self, table: Table, proposals: tuple[OpenProposal, ...]) -> None:
        """An entry has led to this table, and these open proposals."""
        self._tables.append(table)
        self._proposals.append(proposals)

    def steps(self, log: Sequence[Entry]) -> list[LogStep]:
        """The entries that were noted, oldest first; they are the last ones of this log."""
        entries = log[len(log) + 1 - len(self._tables) :]
        closed = map(ended, self._proposals, self._proposals[1:])
        return list(map(LogStep, self._tables, entries, self._tables[1:], closed))
