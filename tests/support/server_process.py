"""`condottiere serve` in a process of its own, and people who join its tables."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from support.databases import address
from support.people import PATIENCE, Person


@contextmanager
def process(
    database: Path, *words: str, precompile: bool = False, **more: Any
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`condottiere serve` and its address, which it prints when it listens."""
    place = address(database)
    command = [sys.executable, "-m", "condottiere", "serve", "--db", place, *words]
    command += [] if "--port" in words else ["--port", "0"]
    command += [] if "--pace" in words else ["--pace", "instant"]
    command += [] if precompile else ["--no-precompile"]
    started = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more)
    try:
        assert started.stdout is not None
        match = re.fullmatch(r"Condottiere is at (http://127\.0\.0\.1:\d+)/\n", started.stdout.readline())
        assert match
        kept = place if place == str(database) else "the database it was given"
        assert started.stdout.readline() == f"Games are kept in {kept}\n"
        yield started, match[1]
    finally:
        started.kill()
        started.wait(PATIENCE)
        assert started.stdout is not None
        started.stdout.close()


def join(stack: ExitStack, server: str, table: str, key: str | None) -> Person:
    url = server.replace("http", "ws") + f"/api/tables/{table}/play"
    person = Person(stack.enter_context(connect(url, max_queue=None, open_timeout=PATIENCE)))
    person.send(type="join", key=key)
    person.next_table()
    return person
