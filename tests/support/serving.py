"""A real server process on this machine: started, waited for, and killed."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from condottiere.ports import unused_port

START_LIMIT = 300.0  # seconds for a server to answer; it needs about 2


class RealServer:
    """`condottiere serve` in a process of its own, always on the same port and database."""

    def __init__(self, home: Path) -> None:
        self.port = unused_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._home = home
        self._log = home / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "condottiere", "serve", "--port", str(self.port), "--no-browser"]
        command += ["--no-precompile", "--allow-host", "condottiere.test"]  # other tests need the cores
        with self._log.open("ab") as output:
            self._process = subprocess.Popen(
                [*command, "--db", str(self._home / "games.db")],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        self._wait_until_listening(self._process)

    def kill(self) -> None:
        """As a power cut does: no goodbye."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """As an operator does."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def _wait_until_listening(self, server: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + START_LIMIT
        while time.monotonic() < deadline and server.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)  # nothing tells when a process begins to listen
        what = "does not answer" if server.poll() is None else f"ended with status {server.returncode}"
        said = self._log.read_text(encoding="utf-8", errors="replace")
        pytest.fail(f"the server {what}. It said:\n{said}")
