"""Playing ladders until every cell is known, all cells in turn, so that a run may be stopped at any time."""

import time
from collections.abc import Iterator, Sequence
from contextlib import closing

from rich.console import Console

from condottiere.arena.executors import Executor, one_thread_each
from condottiere.arena.tournament import GameProgress

from .batches import Batch, blocks_of, play_batch
from .cells import Ladder, all_cells
from .standing import Standing, State


def climb(
    ladders: Sequence[Ladder], standing: Standing, executor: Executor, minutes: float | None = None
) -> None:
    """Play until all cells are known, or for so many minutes. On KeyboardInterrupt all batches are kept."""
    end = None if minutes is None else time.monotonic() + 60 * minutes
    cells = all_cells(ladders)

    def states() -> list[State]:
        return [standing.state(cell, ladder) for cell, ladder in cells.items()]

    def needed() -> int:
        return sum(state.needed for state in states())

    def summary() -> str:
        return f"{sum(state.known for state in states())} of {len(cells)} cells are known"

    progress = GameProgress(Console(stderr=True), needed(), sum(state.games for state in states()), summary)
    batches = wanted(ladders, standing)
    with one_thread_each(), progress, closing(executor(play_batch, standing.means, batches)) as stream:
        for played in stream:
            standing.add(played)
            progress.total = needed()
            progress.advance(len(played.shares) * played.batch.cell.rotations)
            if end is not None and time.monotonic() > end:
                return


def wanted(ladders: Sequence[Ladder], standing: Standing) -> Iterator[Batch]:
    """Yield the batches to play: one of each cell that is not known, then another of each, and so on."""
    cells = all_cells(ladders)
    turn = 0
    while any(not standing.state(cell, ladder).known for cell, ladder in cells.items()):
        for cell, ladder in cells.items():
            first = turn * blocks_of(cell)
            if not standing.has(cell, first) and not standing.state(cell, ladder).known:
                yield Batch(cell, first)
        turn += 1
