"""Storing the owners of seats, which may change while a game goes on."""

from collections.abc import Collection, Sequence

from sqlalchemy import and_, exists, func, or_, select, tuple_, update

from condottiere.server.storage.database import Database
from condottiere.server.storage.schema import entries, games, heads, seats

from .games import TABLE_NAME, StoredGame, StoredSeat
from .reputations import begin_with_reputations
from .rows import seat_rows, stored_seats


class SeatStore:
    """The seats of the games in a database. Every method raises StoreError if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, ids: Collection[str]) -> dict[str, tuple[StoredSeat, ...]]:
        """The seats of each of these games. Raises DamagedGame."""
        async with self._database.read() as connection:
            found = await seat_rows(connection, ids)
        return {game: stored_seats(rows) for game, rows in found.items()}

    async def claim(self, game: str, seat: int, person: str, spent: str, key_digest: str) -> bool:
        """Give a seat to this person, with a new key, and list its game; False if it is somebody else's.

        `spent` is the digest of the key by which it is claimed, which opens it to this person alone from now
        on. A person plays one seat of a game; further seats belong to guests.
        """
        free = or_(seats.c.person.is_(None), seats.c.person == person)
        own = seats.alias()
        has_one = exists().where(own.c.game == game, own.c.person == person, own.c.seat != seat, ~own.c.guest)
        async with self._database.write(game) as connection:
            this = and_(seats.c.game == game, seats.c.seat == seat)
            first = (await connection.execute(select(seats.c.person).where(this))).scalar() is None
            claimed = update(seats).where(this, free)
            claimed = claimed.values(
                person=person, guest=has_one, hidden=False, spent_digest=spent, key_digest=key_digest
            )
            if (await connection.execute(claimed)).rowcount == 0:
                return False
            if first:
                await connection.run_sync(begin_with_reputations, game, seat)
            return True

    async def renew_keys_of_new(self, made: StoredGame) -> bool:
        """Give the seats of a stored game, which is as it was made, these keys; False if it has gone on."""
        async with self._database.write(made.id) as connection:
            query = select(entries.c.entry).where(entries.c.game == made.id).order_by(entries.c.number)
            stored = (await connection.execute(query)).scalars().all()
            owned = exists().where(seats.c.game == made.id, seats.c.person.is_not(None))
            if tuple(stored) != made.entries or (await connection.execute(select(owned))).scalar():
                return False
            for seat, who in enumerate(made.seats):
                change = update(seats).where(seats.c.game == made.id, seats.c.seat == seat)
                await connection.execute(change.values(key_digest=who.key_digest))
        return True

    async def renew_key(self, game: str, seat: int, person: str, key_digest: str) -> bool:
        """Replace the key of a seat; return False, and change nothing, if it is not this person's."""
        async with self._database.write(game) as connection:
            change = update(seats).where(seats.c.game == game, seats.c.seat == seat, seats.c.person == person)
            return (await connection.execute(change.values(key_digest=key_digest))).rowcount == 1

    async def hide(self, game: str, person: str, hidden: bool) -> bool:
        """Remove a game from a person's list or restore it; False if that person does not sit there."""
        if not TABLE_NAME.fullmatch(game):
            return False
        async with self._database.write(game) as connection:
            change = update(seats).where(seats.c.game == game, seats.c.person == person)
            return (await connection.execute(change.values(hidden=hidden))).rowcount > 0

    async def turns_of(self, person: str, limit: int) -> Sequence[str]:
        """The games on a person's list that wait for this person, the latest first."""
        on_turn = (seats.c.game == heads.c.game) & (seats.c.seat == heads.c.turn)
        query = (
            select(games.c.id)
            .join(heads, heads.c.game == games.c.id)
            .join(seats, on_turn)
            .where(seats.c.person == person, seats.c.hidden.is_(False))
            .order_by(games.c.created.desc(), games.c.id.desc())
            .limit(limit)
        )
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalars().all()

    async def games_of(self, person: str, hidden: bool, after: str | None, limit: int) -> Sequence[str]:
        """The games on a person's list, or removed from it, after the given game, latest first."""
        order = (games.c.created, games.c.id)
        query = (
            select(games.c.id)
            .join(seats, seats.c.game == games.c.id)
            .where(seats.c.person == person, seats.c.hidden == hidden)
            .group_by(*order)
            .order_by(*(column.desc() for column in order))
            .limit(limit)
        )
        if after is not None and TABLE_NAME.fullmatch(after):
            last = select(games.c.created).where(games.c.id == after).scalar_subquery()
            query = query.where(tuple_(*order) < tuple_(func.coalesce(last, 0.0), after))
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalars().all()
