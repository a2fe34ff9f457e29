"""A PostgreSQL of the tests' own: a cluster in a temporary folder, which they may stop and start."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from condottiere.ports import unused_port

_DEBIAN = Path("/usr/lib/postgresql")
_USER = "condottiere"


class PostgreSQL:
    """A running cluster. Nobody else's programs and settings have to do with it."""

    def __init__(self, binaries: Path, home: Path) -> None:
        self.port = unused_port()
        self.binaries = binaries
        self._home = home
        self._numbers = count()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql+asyncpg://{_USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"games{next(self._numbers)}"
        self.query(f"CREATE DATABASE {name}")
        return self.url(name)

    def query(self, statement: str, database: str = "postgres") -> str:
        """What psql answers, without headings."""
        place = ["-h", "127.0.0.1", "-p", str(self.port), "-U", _USER, "-d", database]
        return self._run("psql", *place, "-XAtqc", statement)

    def initialize(self) -> None:
        self._run("initdb", "-D", "data", "-U", _USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def start(self) -> None:
        # Without fsync a power cut would cost data; a killed server or cluster does not.
        options = f"-p {self.port} -k {self._home} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._run("pg_ctl", "-D", "data", "-l", "log", "-o", options, "-w", "start")

    def stop(self, mode: str = "immediate") -> None:
        """`immediate` is a crash: what was committed is recovered at the next start."""
        self._run("pg_ctl", "-D", "data", "-m", mode, "-w", "stop")

    def _run(self, program: str, *words: str) -> str:
        done = subprocess.run(
            [str(self.binaries / program), *words],
            cwd=self._home,
            user=_unprivileged(),
            group=None,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT if program == "initdb" else None,
            text=True,
            check=True,
        )
        return done.stdout.strip()


def find_binaries() -> Path | None:
    """Where PostgreSQL's programs are, those of the newest version first; None if it is not installed."""
    debian = sorted(_DEBIAN.glob("*/bin"), key=lambda found: int(found.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    return next(iter([*debian, *([Path(on_path).parent] if on_path else [])]), None)


@contextmanager
def running_postgresql(binaries: Path) -> Iterator[PostgreSQL]:
    """A new cluster, removed at the end."""
    home = Path(tempfile.mkdtemp(prefix="pg"))
    if (user := _unprivileged()) is not None:
        os.chown(home, user, -1)
    cluster = PostgreSQL(binaries, home)
    try:
        cluster.initialize()
        cluster.start()
        yield cluster
    finally:
        with suppress(subprocess.CalledProcessError):  # a test has stopped it
            cluster.stop()
        shutil.rmtree(home, ignore_errors=True)


def _unprivileged() -> int | None:
    """PostgreSQL refuses to run as root: the user that Debian makes for it, or nobody."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name: user.pw_uid for user in pwd.getpwall()}
    return known.get("postgres", known["nobody"])
