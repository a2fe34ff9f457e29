"""Storing which server processes share the database, who is connected through each, and where each acts.

A process renews its row as long as it runs. When the row is removed, by the process itself or by another one
that finds it expired, its dependent rows are removed too: who was connected through the process, and the
tables at which it acts. Only one process acts at a table, because a table has at most one such row.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict, dataclass, field
from typing import NamedTuple

from sqlalchemy import Connection, Select, delete, insert, literal, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from condottiere.server.storage.database import Database
from condottiere.server.storage.schema import drivers, games, presences, processes
from condottiere.server.storage.statements import among, insert_missing


@dataclass(frozen=True, slots=True)
class SeatPresence:
    """The presence of a person, as far as the connections to the seat show it."""

    connections: int
    """The number of connections."""
    looking: bool
    """Whether the person looks at one of their pages."""
    hurries: bool
    """Whether the person wants the bots to act at once until that person's next turn."""
    answered: int | None
    """The version of the table at which R4.5 was finally answered; None if it was not."""

    def joined(self, other: "SeatPresence") -> "SeatPresence":
        """The combination of two processes' presences."""
        return SeatPresence(
            self.connections + other.connections,
            self.looking or other.looking,
            self.hurries or other.hurries,
            max((one.answered for one in (self, other) if one.answered is not None), default=None),
        )


@dataclass(frozen=True, slots=True)
class TablePresence:
    """The presence of a process at a table."""

    seats: Mapping[int, SeatPresence] = field(default_factory=dict)
    """The seats with connections through the process."""
    acts: bool = False
    """Whether it acts for the bots of the table, or would if no other process did."""


class Others(NamedTuple):
    """The presence of the other processes at a table."""

    seats: Mapping[int, SeatPresence]
    """The seats with connections through any of them."""
    driver: str | None
    """The process that acts there, which may be the calling one."""


class ProcessStore:
    """The processes in a database. Every method raises StoreError if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.process = database.changes.process
        """The name of this process."""

    async def begin(self, address: str, until: float) -> None:
        """Add this process. It replaces an earlier one at its address, which can no longer be running."""
        async with self._database.write() as connection:
            earlier = processes.c.address == address
            games_left = await _games_of(connection, select(processes.c.id).where(earlier))
            await connection.execute(delete(processes).where(earlier))
            await connection.run_sync(self._add, address, until)
            await connection.run_sync(self._database.changes.tell, *games_left)

    async def renew(
        self, address: str, until: float, present: Mapping[str, TablePresence], changed: Collection[str]
    ) -> None:
        """Extend the lease of this process until a time, and write its changed presences.

        If its row was removed in the meantime, it is added again, and all presences are written.
        """
        await self._database.transact(self._renewal(address, until, present, changed))

    async def wait_until_reserved(self) -> None:
        """Wait until `renew_now` may write changes of which not everybody may know (`ReservedTimes`)."""
        await self._database.reserved.wait_until_reserved()

    async def renew_now(
        self, address: str, until: float, present: Mapping[str, TablePresence], changed: Collection[str]
    ) -> None:
        """As `renew`, but in a reserved time too."""
        await self._database.transact_now(self._renewal(address, until, present, changed))

    def _renewal(
        self, address: str, until: float, present: Mapping[str, TablePresence], changed: Collection[str]
    ) -> Callable[[Connection], None]:
        present = dict(present)  # the original may change during the write

        def renew(connection: Connection) -> None:
            change = update(processes).where(processes.c.id == self.process).values(until=until)
            told = changed
            if connection.execute(change).rowcount == 0:
                self._add(connection, address, until)
                told = present.keys() | set(changed)
            if told:
                self._write(connection, {game: present.get(game, TablePresence()) for game in told})
                self._database.changes.tell(connection, *told)

        return renew

    async def end(self, present: Collection[str]) -> None:
        """Remove this process, which was present at these tables."""
        async with self._database.write() as connection:
            await connection.execute(delete(processes).where(processes.c.id == self.process))
            await connection.run_sync(self._database.changes.tell, *present)

    async def remove_expired(self, now: float) -> Collection[str]:
        """Remove the processes whose leases have expired; return the tables at which they were present."""
        expired = processes.c.until <= now
        ids = select(processes.c.id).where(expired)
        async with self._database.read() as connection:
            if (await connection.execute(ids.limit(1))).first() is None:
                return ()
        async with self._database.write() as connection:
            games_left = await _games_of(connection, ids)
            await connection.execute(delete(processes).where(expired))
            await connection.run_sync(self._database.changes.tell, *games_left)
        return games_left

    async def find(self, ids: Collection[str]) -> dict[str, Others]:
        """The presence of other processes at each of these tables."""
        async with self._database.read() as connection:
            return await connection.run_sync(self._find, ids)

    def _add(self, connection: Connection, address: str, until: float) -> None:
        row = {"id": self.process, "address": address, "until": until}
        connection.execute(insert(processes), row)

    def _write(self, connection: Connection, present: Mapping[str, TablePresence]) -> None:
        mine = presences.c.process == self.process
        connection.execute(delete(presences).where(mine, among(presences.c.game)), {"ids": [*present]})
        rows = [
            {"game": game, "process": self.process, "seat": seat, **asdict(presence)}
            for game, one in present.items()
            for seat, presence in one.seats.items()
        ]
        if rows:
            connection.execute(insert(presences), rows)
        left = [game for game, one in present.items() if not one.acts]
        here = drivers.c.process == self.process
        connection.execute(delete(drivers).where(here, among(drivers.c.game)), {"ids": left})
        wanted = [game for game, one in present.items() if one.acts]
        # In a fixed order, so that two processes that want the same tables cannot deadlock.
        found = select(games.c.id, literal(self.process)).where(among(games.c.id)).order_by(games.c.id)
        insert_missing(connection, drivers, found, {"ids": wanted})

    def _find(self, connection: Connection, ids: Collection[str]) -> dict[str, Others]:
        if not ids:
            return {}
        asked = {"ids": [*ids]}
        others = select(presences).where(among(presences.c.game), presences.c.process != self.process)
        seats: dict[str, dict[int, SeatPresence]] = {game: {} for game in ids}
        for row in connection.execute(others, asked):
            there, known = (
                seats[row.game],
                SeatPresence(row.connections, row.looking, row.hurries, row.answered),
            )
            there[row.seat] = known.joined(there[row.seat]) if row.seat in there else known
        acting = connection.execute(select(drivers).where(among(drivers.c.game)), asked)
        driver = {row.game: row.process for row in acting}
        return {game: Others(seats[game], driver.get(game)) for game in ids}


async def _games_of(connection: AsyncConnection, ids: Select[tuple[str]]) -> Collection[str]:
    """The tables at which these processes are present."""
    ways = [select(one.c.game).where(one.c.process.in_(ids)) for one in (presences, drivers)]
    return (await connection.execute(union(*ways))).scalars().all()
