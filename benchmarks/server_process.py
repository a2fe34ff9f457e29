"""A server in a process of its own, on loopback, with a database that is gone afterwards."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from websockets.sync.client import ClientConnection, connect

from condottiere.ports import unused_port

START_SECONDS: Final = 60.0
"""How long a server may take to listen."""


@dataclass(frozen=True, slots=True)
class ServerProcess:
    """A running server."""

    port: int
    pid: int
    log: Path
    """What it has written to stdout and stderr."""
    database: Path

    def post(self, path: str, body: Mapping[str, Any]) -> Any:
        """What the server answers to JSON. Raises HTTPError where it refuses."""
        address = f"http://127.0.0.1:{self.port}/api{path}"
        sent = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(sent) as answer:
            return json.load(answer)

    def open_table(self, seats: list[dict[str, str]], **more: Any) -> Any:
        """Make a table; its id, and the key of each person's seat."""
        return self.post("/tables", {"seats": seats, "pace": "instant", **more})


@contextmanager
def server_process(
    *flags: str,
    database: str | None = None,
    program: Sequence[str] = ("condottiere",),
    **environment: str,
) -> Iterator[ServerProcess]:
    """A server for as long as this lasts, on a free port; without `database`, on a new SQLite file.

    `program` is the module that is run, with its first arguments.
    """
    with TemporaryDirectory() as folder:
        log, file, port = Path(folder) / "log", Path(folder) / "games.db", unused_port()
        command = [sys.executable, "-m", *program, "serve", "--no-browser", "--port", str(port)]
        with log.open("wb") as output:
            process = subprocess.Popen(
                [*command, "--db", database or str(file), *flags],
                env={**os.environ, **environment},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        try:
            _wait_until_listening(process, port, log)
            yield ServerProcess(port, process.pid, log, file)
        finally:
            process.terminate()
            process.wait()


class Player:
    """Whoever is connected to a table: what the server said last of it, and what to say."""

    def __init__(self, server: ServerProcess, table: str, key: str | None = None) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/play"
        self._open = ExitStack()
        connection = connect(address, max_size=None, max_queue=None)
        self._connection: ClientConnection = self._open.enter_context(connection)
        self.table: dict[str, Any] = {}
        self.say(type="join", key=key)
        self.receive()

    def say(self, **message: Any) -> None:
        """Send a message."""
        self._connection.send(msgspec.json.encode(message).decode())

    def receive(self, timeout: float | None = None) -> dict[str, Any]:
        """Wait for the next message, and note the table if it tells of it. Raises TimeoutError."""
        message: dict[str, Any] = msgspec.json.decode(self._connection.recv(timeout))
        if message["type"] == "table":
            self.table = message
        return message

    @property
    def legal(self) -> list[str]:
        """The tokens of what this player may do now."""
        return [action["token"] for action in self.table["view"]["legal"]]

    def act(self, action: str) -> None:
        """Do something at the table as it is."""
        self.say(type="act", version=self.table["version"], action=action)

    def close(self) -> None:
        """Leave."""
        self._open.close()


def _wait_until_listening(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.02)  # nothing tells when a process begins to listen
    raise RuntimeError(f"the server did not start: {log.read_text(errors='replace')}")
