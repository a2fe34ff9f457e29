"""So many spoiled messages and requests to a real server, while honest people play on there."""

import asyncio
import random
import re
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

from websockets.exceptions import ConnectionClosed

from benchmarks.server_process import Player, ServerProcess, server_process
from condottiere.ports import unused_port
from condottiere.server.storage import Store
from condottiere.server.table.replay import replay

from .attackers import Attacker, HttpAttacker, WebSocketAttacker
from .generation import Known
from .routes import endpoints

LOOK_SECONDS: Final = 0.03
"""How often they look at their table."""
AGAIN_SECONDS: Final = 1.0
"""Until somebody tries again who was refused: an attacker may have been quicker, in the same seat."""
STUCK_SECONDS: Final = 60.0
"""How long a table may stand still while its people want to play."""


class HonestTable:
    """A table of three, where the key of the last seat is known to attackers, too."""

    def __init__(self, server: ServerProcess, rng: random.Random) -> None:
        self.games = 0
        """How many have ended."""
        self.stuck: list[str] = []
        """What could not be played to its end, and why."""
        self.key = ""
        self._server = server
        self._rng = rng
        self._last = threading.Event()
        self.id = ""
        self._seat()
        self._thread = threading.Thread(target=self._play_on, daemon=True)

    def start(self) -> None:
        """Play game after game."""
        self._thread.start()

    def finish(self) -> None:
        """Play the game that goes on to its end, and no other."""
        self._last.set()
        self._thread.join()

    def _seat(self) -> None:
        made = self._server.open_table([{"name": name} for name in ("Ada", "Bea", "Eve")])
        self.id, keys = made["id"], made["keys"]
        self.key = keys[2]
        self._people = [Player(self._server, self.id, key) for key in keys]

    def _play_on(self) -> None:
        try:
            while True:
                self._play_game()
                self.games += 1
                for person in self._people:
                    person.close()
                if self._last.is_set():
                    return
                self._seat()
        except (ConnectionClosed, OSError) as error:
            self.stuck.append(f"table {self.id}: {error!r}")

    def _play_game(self) -> None:
        """Raises TimeoutError if nothing moves any more."""
        moved, version, acted = time.monotonic(), 0, dict[Player, float]()
        while any(person.table["view"]["phase"] != "over" for person in self._people):
            time.sleep(LOOK_SECONDS)
            now = time.monotonic()
            for person in self._people:
                self._listen(person)
                if person.legal and now - acted.get(person, 0.0) > AGAIN_SECONDS:
                    person.act(self._rng.choice(person.legal))
                    acted[person] = now
            latest = max(person.table["version"] for person in self._people)
            if latest != version:
                moved, version = now, latest
                acted.clear()
            elif now - moved > STUCK_SECONDS:
                raise TimeoutError(f"nothing moves at version {version}")

    def _listen(self, person: Player) -> None:
        while True:
            try:
                person.receive(0)
            except TimeoutError:
                return


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


OPEN: Final = (
    "messages",
    "client-messages",
    "all-messages",
    "joins",
    "summaries",
    "tables",
    "persons",
    "person-changes",
)
"""The rates that are lifted, so that what is sent is looked at: refusing it would be easy."""
PARTS: Final = 10
"""So often the server's memory is measured meanwhile."""
QUIET_SECONDS: Final = 3.0
"""How long the server may rest before that."""


@dataclass(frozen=True, slots=True)
class Findings:
    """What came of it."""

    sent: int
    seconds: float
    answers: Counter[str]
    faults: list[str]
    """Answers that should not have come, tracebacks, tables that stand still, logs that are not legal."""
    games: int
    """How many games of honest people have ended."""
    entries: int
    """How many entries all logs have, each of which was replayed."""
    usages: list[Usage]
    """What the server took before, and after each part of the messages."""


def attack(
    messages: int, seed: int, attackers: int = 8, tables: int = 3, hints: bool = True, parts: int = PARTS
) -> Findings:
    """Send so many messages and requests, from so many clients, while people play at so many tables.

    With `hints`, these may be asked for, too; then their code is loaded, or compiled, before. After each of
    so many parts, the server's memory is measured.
    """
    lifted = [flag for rate in OPEN for flag in ("--limit", f"{rate}=1000000/1")]
    lifted += ["--limit", "pieces=1000000", "--limit", "pieces-per-second=1000000"]
    metrics_port = unused_port()
    measured = ("--metrics-port", str(metrics_port))
    with server_process("--no-precompile", *measured, *lifted) as server:
        honest = [HonestTable(server, random.Random(f"{seed} honest {number}")) for number in range(tables)]
        for table in honest:
            table.start()
        own = [_open_table(server, hints) for _ in range(3)]
        if hints:
            question = {"key": own[0]["keys"][0], "version": 1}
            server.post(f"/tables/{own[0]['id']}/hint", question)
        crowd = _crowd(server, seed, attackers, honest, own)
        start = time.monotonic()
        usages = [usage(server, metrics_port, 0)]
        for _ in range(parts):
            _send_all(crowd, messages // parts // attackers)
            time.sleep(QUIET_SECONDS)
            usages.append(usage(server, metrics_port, sum(one.notes.sent for one in crowd)))
        seconds = time.monotonic() - start
        for table in honest:
            table.finish()
        entries, damaged = asyncio.run(_replay_all(server.database))
        faults = [*(fault for one in crowd for fault in one.notes.faults), *damaged]
        faults += [stuck for table in honest for stuck in table.stuck]
        faults += _tracebacks(server.log)
        return Findings(
            sum(one.notes.sent for one in crowd),
            seconds,
            sum((one.notes.answers for one in crowd), Counter()),
            faults,
            sum(table.games for table in honest),
            entries,
            usages,
        )


def _open_table(server: ServerProcess, hints: bool) -> Any:
    """A table of two attackers and a bot."""
    seats = [{"name": "Mallory"}, {"name": "Trudy"}, {"name": "Bot", "bot": "gattamelata"}]
    return server.open_table(seats, hints=hints, options={"first_holder": 0})


def _crowd(
    server: ServerProcess, seed: int, number: int, honest: Sequence[HonestTable], own: Sequence[Any]
) -> list[Attacker]:
    """Half of them over WebSockets and half over HTTP, at their own tables and those of honest people."""
    keys = {table["id"]: [key for key in table["keys"] if key] for table in own}
    known: Known = {"id": list(keys), "key": [key for some in keys.values() for key in some], "name": ["Ada"]}
    paths = endpoints()
    crowd: list[Attacker] = []
    for one in range(number):
        rng = random.Random(f"{seed} attacker {one}")
        if one % 2:
            crowd.append(HttpAttacker(server.port, rng, known, paths))
        else:
            shared = {table.id: [table.key] for table in honest}
            crowd.append(WebSocketAttacker(server.port, rng, known, keys | shared))
    return crowd


def _send_all(crowd: Sequence[Attacker], messages: int) -> None:
    """Have each send so many, all at once."""

    def send(one: Attacker) -> None:
        for _ in range(messages):
            one.send_one()
        one.close()

    with ThreadPoolExecutor(len(crowd)) as pool:
        list(pool.map(send, crowd))


def _tracebacks(log: Path) -> Iterator[str]:
    """The end of each traceback in a server's log, and how often it stands there."""
    said = log.read_text(errors="replace")
    ends = re.findall(r"^(.*\nTraceback.*\n)(?: .*\n)*?((?: .*\n){0,6}\S.*)", said, re.MULTILINE)
    for (start, end), number in Counter(ends).items():
        yield f"{number} x in the log: {start}...\n{end}"
    for line, number in Counter(re.findall(r"^(?:ERROR|CRITICAL).*", said, re.MULTILINE)).items():
        yield f"{number} x in the log: {line}"


async def _replay_all(database: Path) -> tuple[int, list[str]]:
    """Replay every game, and count the entries; what cannot be replayed was not legal."""
    with closing(sqlite3.connect(database)) as rows:
        tables = [table for (table,) in rows.execute("SELECT id FROM games")]
    store = await Store.open_existing(str(database), 10.0)  # the server still writes to it
    entries, damaged = 0, []
    try:
        for table in tables:
            try:
                stored = await store.load(table)
                assert stored is not None
                entries += len(replay(stored).game.log)
            except Exception as error:  # whatever it is, the log is not as it should be
                damaged.append(f"table {table}: {error!r}")
    finally:
        await store.close()
    return entries, damaged
