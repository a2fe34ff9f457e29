"""`run.py bench ready`: how long a new server takes until a captain moves, and a strong one."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

from cyclopts import Parameter, validators

from .server_process import Player, server_process

STRONGEST: Final = "urslingen"


@dataclass(frozen=True, slots=True)
class Readiness:
    """Seconds since the server was started."""

    listening: float
    """Until it listens."""
    any_move: float
    """Until the first move of a captain, of whatever strength."""
    strong_move: float
    """Until the first move of the strongest captain at full strength."""


def ready(*, runs: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 3) -> None:
    """Start servers and see how long it takes until a captain moves, and until the strongest one does.

    The first finds nothing compiled, which takes a minute or more; the others find what it has compiled.

    Parameters
    ----------
    runs
        How many find it.
    """
    for number, found in enumerate(measure_readiness(runs)):
        print(
            f"{'from the cache' if number else 'nothing compiled'}: listens after {found.listening:.1f} s, "
            f"first move {found.any_move:.1f} s, at full strength {found.strong_move:.1f} s",
            flush=True,
        )


def measure_readiness(runs: int) -> Iterator[Readiness]:
    """Start a server with an empty cache and then `runs` with the cache that it leaves, one by one."""
    with TemporaryDirectory() as folder:
        for _ in range(1 + runs):
            yield first_moves(Path(folder))


def first_moves(cache: Path) -> Readiness:
    """Play against the strongest captain on a new server that keeps compiled code in `cache`."""
    start = time.perf_counter()
    with server_process(CONDOTTIERE_CACHE=str(cache)) as server:
        listening = time.perf_counter() - start
        seats = [{"name": "Ada"}, {"name": "Urslingen", "bot": STRONGEST}]
        table = server.open_table(seats, options={"first_holder": 1})
        person = Player(server, table["id"], table["keys"][0])
        was_weak = bool(person.table.get("stand_ins"))  # servers of earlier versions do not say
        while not person.legal:
            person.receive()
        any_move = time.perf_counter() - start
        while person.table.get("stand_ins"):
            person.receive()
        if was_weak:
            before = person.table["version"]
            person.act(person.legal[0])
            while person.table["version"] < before + 2:  # the person's move, and the captain's
                person.receive()
        strong_move = time.perf_counter() - start
        person.close()
    return Readiness(listening, any_move, strong_move)
