"""Storing games. A game is its log: rows are added and never changed.

Any process can rebuild a table from its rows. If two processes add an entry with the same number to a game,
the second one gets a Conflict, and has to load the entries of the first.
"""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from condottiere.rules import Options
from condottiere.server.messages.protocol import NextTable

from .database import Database
from .errors import DamagedGame
from .reserved_times import ReservedTimes
from .schema import chat, entries, games
from .statements import among
from .stores import rows
from .stores.appends import AppendQueue
from .stores.deadlines import DeadlineStore
from .stores.games import NEW_ROWS, TABLE_NAME, Head, NewRows, StoredGame, StoredSummary
from .stores.notices import NoticeStore
from .stores.persons import PersonStore
from .stores.processes import ProcessStore
from .stores.removals import RemovalStore
from .stores.rooms import RoomStore
from .stores.seats import SeatStore
from .stores.shuffles import ShuffleStore, find_shuffles
from .upgrade import check_schema

_PROBE: Final = {
    "id": "trial of the database",  # not a valid table name
    "created": 0.0,
    "rules_version": 0,
    "pace": "",
    "options": "-" * 8192,  # enough to need space on the disk
    "holder": 0,
    "hints": False,
    "bargaining": False,
}


class Store:
    """The database of a server, made by `open`. Every method raises StoreError if the database fails."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.appends = AppendQueue(database)
        self.notices = NoticeStore(database)
        self.persons = PersonStore(database)
        self.removals = RemovalStore(database)
        self.rooms = RoomStore(database)
        self.shuffles = ShuffleStore(database)
        self.seats = SeatStore(database)
        self.deadlines = DeadlineStore(database)
        self.processes = ProcessStore(database)

    @classmethod
    async def open(cls, name: str, busy_timeout: float, private_seconds: float = 0.0) -> "Store":
        """Open a SQLite file or a SQLAlchemy URL, and upgrade it to the schema of this version.

        `busy_timeout` is the number of seconds to wait while another process has locked the database, and
        `private_seconds` the period of its `ReservedTimes`. Raises SchemaError, and changes nothing, if the
        tables belong to a newer version or another program.
        """
        database = await Database.open(name, busy_timeout)
        database.reserved = ReservedTimes(private_seconds)
        return cls(database)

    @classmethod
    async def open_existing(cls, name: str, busy_timeout: float) -> "Store":
        """Open an existing database with this version's schema. Raises StoreError and SchemaError."""
        database = await Database.connect(name, busy_timeout, new=False)
        try:
            async with database.read() as connection:
                await check_schema(connection)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        await self.database.close()

    async def create(self, game: StoredGame, at: float, head: Head) -> None:
        """Store a new game with its entries and its head. `at` is Unix time in seconds."""
        insert = partial(rows.insert_game, game=game, at=at, head=head)
        await self.database.change(insert, game.previous)

    async def summary(self, game: str) -> StoredSummary | None:
        """A game without its log, or None if it does not exist. Raises DamagedGame."""
        if not TABLE_NAME.fullmatch(game):
            return None
        async with self.database.snapshot() as connection:
            found = (await rows.read_summaries(connection, [game])).get(game)
        if isinstance(found, DamagedGame):
            raise found
        return found

    async def summaries(self, ids: Sequence[str]) -> list[StoredSummary]:
        """These games without their logs, in this order; damaged or missing ones are left out."""
        async with self.database.snapshot() as connection:
            found = await rows.read_summaries(connection, ids)
        return [one for one in map(found.get, ids) if isinstance(one, StoredSummary)]

    async def load(self, game: str) -> StoredGame | None:
        """A game with its whole log, or None if it does not exist. Raises DamagedGame."""
        if not TABLE_NAME.fullmatch(game):
            return None  # the database may reject such a name
        # In one snapshot, because the game may be removed at the same time.
        async with self.database.snapshot() as connection:
            row = (await connection.execute(select(games).where(games.c.id == game))).first()
            if row is None:
                return None
            who = (await rows.seat_rows(connection, [game])).get(game, ())
            log = await rows.rows(connection, entries, "number", game)
            lines_stored = select(rows.length(chat)).where(games.c.id == game)
            chat_length = (await connection.execute(lines_stored)).scalar_one()
            lines = await rows.read_chat(connection, game, len(who))
            rematch = (await rows.find_rematches(connection, [game])).get(game)
            shuffle = (await connection.run_sync(find_shuffles, [game])).get(game)
        with rows.report_damage():
            whole = {
                **rows.values(row),
                "options": msgspec.json.decode(row.options, type=Options),
                "seats": rows.stored_seats(who),
                "entries": [one.entry for one in log],
                "times": [one.at for one in log],
                "chat": lines,
                "chat_length": chat_length,
                "series": rows.read_series(row.series),
                "rematch": rematch,
                "shuffle": shuffle,
            }
            return msgspec.convert(whole, StoredGame, from_attributes=True)

    async def load_since(self, game: str, entry_count: int, line_count: int) -> NewRows:
        """The next entries and chat lines of a game after the given counts of each. Raises DamagedGame.

        There are at most NEW_ROWS of each.
        """
        async with self.database.snapshot() as connection:
            log = await rows.rows(connection, entries, "number", game, entry_count, NEW_ROWS)
            lines = await rows.rows(connection, chat, "number", game, line_count, NEW_ROWS)
        with rows.report_damage():
            entered = [(row.entry, row.at) for row in log]
            return NewRows(msgspec.convert(entered, list[tuple[str, float]]), rows.chat_lines(lines))

    async def lengths(self, ids: Collection[str]) -> dict[str, tuple[int, int]]:
        """The number of entries and of chat lines of each of these games."""
        counts = [rows.length(table) for table in (entries, chat)]
        async with self.database.read() as connection:
            found = await connection.execute(
                select(games.c.id, *counts).where(among(games.c.id)), {"ids": [*ids]}
            )
            return {game: (entry_count, line_count) for game, entry_count, line_count in found}

    async def rematches(self, ids: Collection[str]) -> dict[str, NextTable]:
        """The existing rematches of these games."""
        async with self.database.read() as connection:
            return await rows.find_rematches(connection, ids)

    async def earlier_games(self, game: str, person: str, limit: int) -> dict[int, str]:
        """The games among the `limit` before this one in its series in which a person has a seat.

        They are keyed by how many games earlier they are, the oldest first.
        """
        async with self.database.read() as connection:
            return await rows.find_earlier(connection, game, person, limit)

    async def check_writable(self) -> None:
        """Raise StoreError if no game can be stored; adds and removes one in a single transaction."""

        def probe(connection: Connection) -> None:
            connection.execute(insert(games), _PROBE)
            connection.execute(delete(games).where(games.c.id == _PROBE["id"]))

        await self.database.transact(probe)
