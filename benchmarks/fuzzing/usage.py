"""What a server process takes of the machine, and what it has to show for it."""

import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

from benchmarks.server_process import ServerProcess


@dataclass(frozen=True, slots=True)
class Usage:
    """What a server process takes, None where the system does not tell, and what it keeps."""

    sent: int
    """How many messages and requests it was sent by then."""
    memory: int | None
    """Bytes."""
    files: int | None
    tables: int
    """How many tables are in memory."""
    stored: int
    """How many tables are in the database."""
    persons: int
    """How many people the database knows."""


def usage(server: ServerProcess, metrics_port: int, sent: int) -> Usage:
    """What a process takes now; Linux tells."""
    with urlopen(f"http://127.0.0.1:{metrics_port}/metrics") as answer:
        measured = answer.read().decode()
    tables = re.search(r"^condottiere_tables_loaded ([\d.]+)", measured, re.MULTILINE)
    assert tables is not None
    with closing(sqlite3.connect(server.database)) as rows:
        stored, persons = (
            rows.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("games", "persons")
        )
    memory, files = _taken(server.pid)
    return Usage(sent, memory, files, int(float(tables[1])), stored, persons)


def _taken(pid: int) -> tuple[int | None, int | None]:
    """Bytes of memory, and how many files are open."""
    process = Path("/proc") / str(pid)
    if not process.exists():
        return None, None
    resident = re.search(r"VmRSS:\s+(\d+) kB", (process / "status").read_text())
    return int(resident[1]) * 1024 if resident else None, len(list((process / "fd").iterdir()))
