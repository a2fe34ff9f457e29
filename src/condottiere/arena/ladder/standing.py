"""What is known of each cell so far, and the file that keeps it.

The file has a line of JSON for each batch, in the order in which they were finished; a last line that a crash
left incomplete is dropped, and its batch is played again. Batches of another seed, network or version of the
program stay in the file and do not count.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from condottiere.arena.results import ResultsError
from condottiere.arena.statistics.intervals import Estimate, mean_of_blocks

from .batches import Means, PlayedBatch
from .cells import UPPER, Cell, Ladder

LEAST_GAMES: Final = 200
"""A cell is not known before so many games, as an interval needs some to be true."""
POINTS: Final = 100.0


class State(msgspec.Struct, frozen=True):
    """What is known of a cell."""

    games: int = 0
    share: Estimate | None = None
    """The share of the victories that is `measured`; None before any game."""
    known: bool = False
    """Whether no more games are needed."""
    needed: int = LEAST_GAMES
    """About how many games it will have when it is known."""


class Standing:
    """The batches played so far. Use it as a context manager."""

    def __init__(self, means: Means, path: Path | None = None) -> None:
        """Read the file if it exists, else begin it. Raises ResultsError, OSError."""
        self.means: Final = means
        self._played: dict[Cell, dict[int, PlayedBatch]] = {}
        self._states: dict[tuple[Cell, float, int], tuple[int, State]] = {}
        self._file = None if path is None else path.open("a+b")
        if path is not None:
            self._read(path)

    def __enter__(self) -> "Standing":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def _read(self, path: Path) -> None:
        assert self._file is not None
        self._file.seek(0)
        content = self._file.read()
        whole = content.rfind(b"\n") + 1
        decoder = msgspec.json.Decoder(PlayedBatch)
        for number, line in enumerate(content[:whole].splitlines(), start=1):
            try:
                self._keep(decoder.decode(line))
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                self._file.close()
                raise ResultsError(f"{path}: line {number}: {error}") from error
        self._file.truncate(whole)

    def _keep(self, played: PlayedBatch) -> None:
        if played.means == self.means:
            self._played.setdefault(played.batch.cell, {})[played.batch.first] = played

    def add(self, played: PlayedBatch) -> None:
        """Add a batch. It is on disk when this returns."""
        self._keep(played)
        if self._file is not None:
            self._file.write(msgspec.json.encode(played) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())

    def has(self, cell: Cell, first: int) -> bool:
        """Whether the batch with this first block was played."""
        return first in self._played.get(cell, {})

    def state(self, cell: Cell, ladder: Ladder) -> State:
        """Return what is known of a cell.

        Batches count in their order, up to the one with which the cell was known. So the figures depend
        neither on the number of workers nor on where a run was stopped.
        """
        played = self._played.get(cell, {})
        key = cell, ladder.precision, ladder.games
        cached = self._states.get(key)
        if cached is None or cached[0] != len(played):
            cached = len(played), _state(played, cell, ladder)
            self._states[key] = cached
        return cached[1]


def _state(played: Mapping[int, PlayedBatch], cell: Cell, ladder: Ladder) -> State:
    side = 0 if cell.measured == UPPER else 1
    scores: list[float] = []
    state = State()
    while not state.known and (batch := played.get(len(scores))) is not None:
        scores += [block[side] for block in batch.shares]
        games = len(scores) * cell.rotations
        share = mean_of_blocks(scores)
        exceeds = POINTS * share.half_width / ladder.precision
        known = games >= ladder.games or (games >= LEAST_GAMES and exceeds <= 1)
        needed = games if known else min(ladder.games, max(games + 1, LEAST_GAMES, round(games * exceeds**2)))
        state = State(games, share, known, needed)
    return state
