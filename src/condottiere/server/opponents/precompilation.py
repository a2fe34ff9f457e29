"""Compiling the bots that look ahead, in a process of low priority, when the server starts.

The first time on a machine this takes about a minute, or longer if it is busy; later it takes seconds.
No table waits for it: weaker captains play until then (`Opponents.playing`), and tables show that.
"""

import asyncio
import logging
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

from condottiere.bots import precompile

_log = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", precompile.__name__, precompile.WITH_PARENT)
_LOW_PRIORITY: Final[int] = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
"""The flag for a process of low priority on Windows; elsewhere the process lowers its own priority."""


class Precompilation:
    """Which compiled bots are ready, and when the others will be. All are ready unless `run` is used."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._ready: set[str] | None = None
        """The ready bots while others are not; None once all are."""
        self.ready_at: float | None = None
        """When the levels are expected to be ready, as Unix time in seconds; None if not known."""
        self.on_change: Callable[[], None] = lambda: None
        """Called whenever any of this has changed."""

    def is_ready(self, bot: str) -> bool:
        """Check if a bot that needs compiled code has it."""
        return self._ready is None or bot in self._ready

    @asynccontextmanager
    async def run(self, now: Callable[[], float]) -> AsyncIterator[None]:
        """Compile the bots within this block; `now` is Unix time in seconds."""
        self._ready = set()
        compiling = asyncio.create_task(self._compile(now), name="compile bots")
        try:
            yield
        finally:
            compiling.cancel()
            await asyncio.wait([compiling])

    async def _compile(self, now: Callable[[], float]) -> None:
        status = await self._compile_in_process(now)
        if status == 0:
            self._end()
        elif status == precompile.NOT_KEPT:
            _log.warning(
                "compiled bots cannot be kept on disk, so the server compiles them itself, each time that it "
                "starts; set CONDOTTIERE_CACHE to a folder that it may write to"
            )
            loop = asyncio.get_running_loop()
            # A daemon: nothing else would end it when the server stops.
            threading.Thread(target=self._compile_here, args=(loop,), daemon=True).start()
        else:
            _log.error("the bots that look ahead are not compiled (%s): weaker ones play for them", status)
            self._tell(None)

    def _compile_here(self, loop: asyncio.AbstractEventLoop) -> None:
        precompile.precompile()
        with suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        self._ready = None
        self._tell(None)

    def _tell(self, ready_at: float | None) -> None:
        self.ready_at = ready_at
        self.on_change()

    async def _compile_in_process(self, now: Callable[[], float]) -> int | OSError:
        """Compile in a separate process; return its exit status, or the error that kept it from starting."""
        # The end of its stdin tells the process that this one has ended, even if it was killed. A session of
        # its own keeps Ctrl-C from interrupting it while it starts.
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
                creationflags=_LOW_PRIORITY,
            )
        except OSError as error:
            return error
        try:
            assert process.stdout is not None
            began = now()
            async for line in process.stdout:
                self._follow(line.decode().strip(), began, now())
            return await process.wait()
        finally:
            if process.returncode is None:
                process.terminate()
                await process.wait()

    def _follow(self, line: str, began: float, now: float) -> None:
        """Process a line of output: '14%' of the time has passed, or the name of a bot that is ready."""
        percent, sign, _ = line.partition("%")
        if sign:
            self._tell(began + (now - began) * 100 / int(percent))
        else:
            self._ready = {*(self._ready or ()), line}
            self._tell(None)
