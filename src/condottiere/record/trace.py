"""Recording the entries that are added to a log, each with the tables before and after it."""

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
    """The proposals that are no longer open after this entry."""


class Trace:
    """The tables before some entries and after each of them. The tables must not change any more."""

    def __init__(self, table: Table, proposals: tuple[OpenProposal, ...]) -> None:
        """Begin with a table and its open proposals."""
        self._tables = [table]
        self._proposals = [proposals]

    def note(self, table: Table, proposals: tuple[OpenProposal, ...]) -> None:
        """Note the table and the open proposals after an entry."""
        self._tables.append(table)
        self._proposals.append(proposals)

    def steps(self, log: Sequence[Entry]) -> list[LogStep]:
        """Return the noted entries, which are the last ones of `log`, oldest first."""
        entries = log[len(log) + 1 - len(self._tables) :]
        closed = map(ended, self._proposals, self._proposals[1:])
        return list(map(LogStep, self._tables, entries, self._tables[1:], closed))
