"""A real server that browsers visit, which is stopped or killed and started again."""

import subprocess
from contextlib import ExitStack
from pathlib import Path

from condottiere.ports import unused_port
from support.people import PATIENCE
from support.server_process import process


class RealServer:
    """`condottiere serve` in a process of its own, always on the same port and database."""

    def __init__(self, home: Path) -> None:
        self.port = unused_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._database = home / "games.db"
        self._running = ExitStack()
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        words = ["--port", str(self.port), "--allow-host", "condottiere.test", "--pace", "normal"]
        self._process, _ = self._running.enter_context(process(self._database, *words))

    def kill(self) -> None:
        """As a power cut does: no goodbye."""
        self._running.close()

    def stop(self) -> None:
        """As an operator does."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
        self.kill()
