"""How far a tournament is, for people who wait."""

import time
from collections.abc import Callable
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

BAR_EVERY: Final = 1.0
"""Seconds after which it is asked again how it stands."""
LINE_EVERY: Final = 30.0
"""Seconds between two lines where there is no terminal to draw a bar on."""


class GameProgress:
    """Games done, the time that is left, and how it stands. Use it in `with`."""

    def __init__(self, console: Console, total: int, done: int, standing: Callable[[], str]) -> None:
        """`standing` is asked now and then how it stands; it may take a moment."""
        self._console = console
        self._total = total
        self._done = done
        self._standing = standing
        self._begun = self._told = time.monotonic()
        self._earlier = done
        self._bar = _bar(console)
        self._task: TaskID | None = None

    def __enter__(self) -> "GameProgress":
        if self._console.is_terminal:
            self._bar.start()
            self._task = self._bar.add_task("", total=self._total, completed=self._earlier, standing="")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._bar.stop()

    def advance(self, games: int) -> None:
        """So many more games are done."""
        self._done += games
        now = time.monotonic()
        if self._task is not None:
            self._bar.advance(self._task, games)
        if now - self._told > (LINE_EVERY if self._task is None else BAR_EVERY):
            self._told = now
            self._tell(now)

    def _tell(self, now: float) -> None:
        standing = self._standing()
        if self._task is not None:
            self._bar.update(self._task, standing=standing)
            return
        left = (now - self._begun) / (self._done - self._earlier) * (self._total - self._done)
        self._console.print(
            f"{self._done:,} of {self._total:,} games, about {left / 60:.0f} minutes left. {standing}",
            highlight=False,
        )


def _bar(console: Console) -> Progress:
    return Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        TextColumn("{task.fields[standing]}"),
        console=console,
    )
