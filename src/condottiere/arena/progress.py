"""Showing the progress of a tournament: a bar on a terminal, else lines of text."""

import time
from collections.abc import Callable
from types import TracebackType
from typing import Final

from rich import progress
from rich.console import Console

BAR_EVERY: Final = 1.0
"""Seconds between two updates of the summary beside the bar."""
LINE_EVERY: Final = 30.0
"""Seconds between two lines without a terminal."""


class GameProgress:
    """Shows the games done, the time left, and a summary of the results. Use it as a context manager."""

    def __init__(self, console: Console, total: int, done: int, summary: Callable[[], str]) -> None:
        """Begin at `done` of `total` games; `summary` is called now and then for a short text to print."""
        self._console = console
        self._total = total
        self._done = done
        self._summary = summary
        self._started = self._updated = time.monotonic()
        self._earlier = done
        self._bar = _bar(console)
        self._task: progress.TaskID | None = None

    def __enter__(self) -> "GameProgress":
        if self._console.is_terminal:
            self._bar.start()
            self._task = self._bar.add_task("", total=self._total, completed=self._earlier, summary="")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._bar.stop()

    def advance(self, games: int) -> None:
        """Count this many more games as done."""
        self._done += games
        now = time.monotonic()
        if self._task is not None:
            self._bar.advance(self._task, games)
        if now - self._updated > (LINE_EVERY if self._task is None else BAR_EVERY):
            self._updated = now
            self._print_update(now)

    def _print_update(self, now: float) -> None:
        summary = self._summary()
        if self._task is not None:
            self._bar.update(self._task, summary=summary)
            return
        left = (now - self._started) / (self._done - self._earlier) * (self._total - self._done)
        self._console.print(
            f"{self._done:,} of {self._total:,} games, about {left / 60:.0f} minutes left. {summary}",
            highlight=False,
        )


def _bar(console: Console) -> progress.Progress:
    return progress.Progress(
        progress.TextColumn("games"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeElapsedColumn(),
        progress.TextColumn("left"),
        progress.TimeRemainingColumn(),
        progress.TextColumn("{task.fields[summary]}"),
        console=console,
    )
