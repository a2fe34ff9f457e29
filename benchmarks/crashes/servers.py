"""The server processes that are killed: `condottiere serve`, each always at its own address."""

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from condottiere.ports import unused_port

_START_SECONDS: Final = 60.0
_NO_LIMITS: Final = ("joins=100000/1", "tables=100000/1", "messages=100000/1", "chat=100000/1")
"""All players come from one address."""


class KillableServer:
    """A server on this machine that may be killed and started again."""

    def __init__(self, database: str, log: Path) -> None:
        self.port = unused_port()
        self._log = log
        self._command = [sys.executable, "-m", "condottiere", "serve", "--db", database, "--no-browser"]
        self._command += ["--port", str(self.port), "--no-precompile", "--pace", "instant"]
        for limit in _NO_LIMITS:
            self._command += ["--limit", limit]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers. Raises RuntimeError, with what it has said."""
        process = self._process = self._spawn()
        with suppress(TimeoutError):
            async with asyncio.timeout(_START_SECONDS):
                while process.poll() is None:
                    if await self._answers():
                        return
                    await asyncio.sleep(0.05)  # nothing tells when it begins to listen
        raise RuntimeError(f"a server did not start. It said:\n{self._log.read_text(errors='replace')}")

    def _spawn(self) -> "subprocess.Popen[bytes]":
        with self._log.open("ab") as output:
            return subprocess.Popen(self._command, stdin=subprocess.DEVNULL, stdout=output, stderr=output)

    def kill(self) -> None:
        """End it as a power cut does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    async def _answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True
