"""Compiling the bots that look ahead when the server starts, in a process of its own.

The first time on a machine this takes a minute or so, later a second. Whoever needs these bots waits here
until then, and every table shows how far it is.
"""

import asyncio
import logging
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from condottiere.bots import precompile

_log = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", precompile.__name__, precompile.WITH_PARENT)


@dataclass(frozen=True, slots=True)
class Progress:
    """How many steps of the compiling are done."""

    since: float
    """When it began, as Unix time in seconds."""
    step: int = 0
    """How many steps are done."""
    steps: int = 0
    """How many there are; 0 before that is known."""


class Precompilation:
    """Whether the compiled bots are ready, and how far they are. They count as ready unless `run` is used."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._ready = asyncio.Event()
        self._ready.set()
        self.progress: Progress | None = None
        """None once they are ready."""
        self.on_change: Callable[[], None] = lambda: None
        """Called whenever the progress has changed."""

    def is_ready(self) -> bool:
        """Whether they are ready."""
        return self._ready.is_set()

    async def wait(self) -> None:
        """Return when the bots are ready."""
        await self._ready.wait()

    def set_progress(self, progress: Progress | None) -> None:
        """Set how far the compiling is; None when it has ended."""
        self.progress = progress
        if progress is None:
            self._ready.set()
        else:
            self._ready.clear()
        self.on_change()

    @asynccontextmanager
    async def run(self, now: Callable[[], float]) -> AsyncIterator[None]:
        """Compile the bots within this block. When the block or the compiling ends, they count as ready.

        A bot that is not compiled by then, for whatever reason, is compiled when it plays.
        """
        self.set_progress(Progress(now()))
        # The end of its stdin tells the process that this one has ended, even if it was killed. In a session
        # of its own, Ctrl-C does not meet it while it starts.
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            _log.warning("the bots cannot be compiled ahead, only when they play: %s", error)
            self.set_progress(None)
            yield
            return
        following = asyncio.create_task(self._follow(process))
        try:
            yield
        finally:
            following.cancel()
            await asyncio.wait([following])
            if process.returncode is None:
                process.terminate()
                await process.wait()

    async def _follow(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                step, slash, steps = line.decode().strip().partition("/")
                if slash and step.isdecimal() and steps.isdecimal() and self.progress is not None:
                    self.set_progress(Progress(self.progress.since, int(step), int(steps)))
            await process.wait()
        finally:
            self.set_progress(None)
