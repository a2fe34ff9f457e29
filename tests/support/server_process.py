"""`condottiere serve` in a process of its own, and people who join its tables."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from support.people import PATIENCE, Person


@contextmanager
def process(database: Path, *words: str, **more: Any) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`condottiere serve` and its address, which it prints when it listens."""
    command = [sys.executable, "-m", "condottiere", "serve", "--port", "0", "--db", str(database), *words]
    started = subprocess.Popen([*command, "--pace", "instant"], stdout=subprocess.PIPE, text=True, **more)
    try:
        assert started.stdout is not None
        match = re.fullmatch(r"Condottiere is at (http://127\.0\.0\.1:\d+)/\n", started.stdout.readline())
        assert match
        assert started.stdout.readline() == f"Games are kept in {database}\n"
        yield started, match[1]
    finally:
        started.kill()
        started.wait(PATIENCE)
        assert started.stdout is not None
        started.stdout.close()


def join(stack: ExitStack, address: str, table: str, key: str | None) -> Person:
    url = address.replace("http", "ws") + f"/api/tables/{table}/play"
    person = Person(stack.enter_context(connect(url, max_queue=None, open_timeout=PATIENCE)))
    person.send(type="join", key=key)
    person.next_table()
    return person
