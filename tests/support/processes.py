"""What a process of a server does at its tables, without a network: several may share one database."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from condottiere.record.agreements.notation import Clock
from condottiere.rules import encode
from condottiere.server.messages.api import NewSeat, NewTable
from condottiere.server.settings import Settings
from condottiere.server.storage import Store
from condottiere.server.tables.tables import Tables
from support.clocks import FakeClock, no_time
from support.running import UNLIMITED, services

_PORTS = count(1)
"""Nobody listens there: the address of a process tells it apart from others."""


LEASE_SECONDS = Settings().lease_seconds


@asynccontextmanager
async def process(
    database: Path, clock: FakeClock, lease_seconds: float = LEASE_SECONDS, **changes: Any
) -> AsyncIterator[Tables]:
    """The tables of a process, for as long as this lasts. Nothing is due before `scheduler` is asked."""
    store = await Store.open(str(database), 5)
    settings = Settings(limits=UNLIMITED, port=next(_PORTS), lease_seconds=lease_seconds)
    tables = Tables(store, settings, services(now=clock, sleep=no_time, **changes))
    try:
        yield tables
    finally:
        await tables.close()
        await store.close()


def new_table(*names: str, clock: Clock | None, **more: Any) -> NewTable:
    """A table: a seat named 'bot:NAME' is that bot's. Instant, and seat 0 begins."""
    seats = [
        NewSeat(name=name.title(), bot=name.removeprefix("bot:") if name.startswith("bot:") else None)
        for name in names
    ]
    return NewTable(seats=seats, pace="instant", clock=clock, **more)


async def visit(tables: Tables, table_id: str, seat: int, rng: random.Random) -> int:
    """A person comes, does anything that is legal as long as it is that person's turn, and goes.

    Returns how often that was.
    """
    async with tables.use(table_id) as table:
        await table.catch_up()
        acted = 0
        while table.game.turn == seat and seat not in table.game.agreements.captains and not table.game.over:
            await table.act(
                seat, table.game.version, rng.choice(list(map(encode, table.game.legal_actions())))
            )
            acted += 1
        return acted
