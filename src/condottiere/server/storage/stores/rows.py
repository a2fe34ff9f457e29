"""The rows of games: writing them, and turning them back into objects."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, replace
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    ScalarSelect,
    Select,
    Table,
    and_,
    func,
    insert,
    literal,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from condottiere.rules import Options
from condottiere.server.messages.protocol import ChatLine, NextTable
from condottiere.server.names import distinct_names
from condottiere.server.storage.errors import DamagedGame
from condottiere.server.storage.schema import chat, deadlines, entries, games, heads, persons, rooms, seats
from condottiere.server.storage.statements import among

from .deadlines import Due, write_dues
from .games import CHAT_WINDOW, Head, StoredGame, StoredSeat, StoredSeries, StoredSummary
from .reputations import begin_with_reputations
from .shuffles import find_shuffles, insert_shuffle

_ROWS_READ_AT_ONCE: Final = 500
"""The batch size for reading a long log, so that it does not keep other tables waiting."""


async def read_summaries(
    connection: AsyncConnection, ids: Sequence[str]
) -> dict[str, StoredSummary | DamagedGame]:
    """The existing ones of these games, without their logs, by name; for a damaged game, its error."""
    query = select(games, deadlines.c.at.label("due")).outerjoin(deadlines, deadlines.c.game == games.c.id)
    found = (await connection.execute(query.where(among(games.c.id)), {"ids": ids})).all()
    at = (await connection.execute(select(heads).where(among(heads.c.game)), {"ids": ids})).all()
    heads_by_game = {head.game: head for head in at}
    who = await seat_rows(connection, ids)
    summaries: dict[str, StoredSummary | DamagedGame] = {}
    for row in found:
        try:
            summaries[row.id] = _summary(row, who.get(row.id, ()), heads_by_game.get(row.id))
        except DamagedGame as error:
            summaries[row.id] = error
    return summaries


def _summary(row: Row[Any], who: Sequence[Row[Any]], head: Row[Any] | None) -> StoredSummary:
    with report_damage():
        whole = {
            **values(row),
            "options": msgspec.json.decode(row.options, type=Options),
            "seats": stored_seats(who),
            "head": head,
        }
        return msgspec.convert(whole, StoredSummary, from_attributes=True)


async def seat_rows(connection: AsyncConnection, ids: Collection[str]) -> dict[str, list[Row[Any]]]:
    """The seat rows of these games, with the present names of people."""
    query = select_seats(seats).where(among(seats.c.game)).order_by(seats.c.seat)
    found: dict[str, list[Row[Any]]] = defaultdict(list)
    for row in await connection.execute(query, {"ids": [*ids]}):
        found[row.game].append(row)
    return found


def select_seats(table: Table) -> Select[Any]:
    """A query of the seats of games or rooms, with the present names of people and stored names of guests."""
    name = func.coalesce(persons.c.name, table.c.name).label("name")
    others = (column for column in table.c if column.name != "name")
    own = and_(persons.c.id == table.c.person, ~table.c.guest)
    return select(name, *others).outerjoin(persons, own)


def stored_seats(who: Sequence[Row[Any]]) -> tuple[StoredSeat, ...]:
    """The seats of a game, with identical names made distinct. Raises DamagedGame."""
    check_numbers([row.seat for row in who], 0, "seats")
    with report_damage():
        found = msgspec.convert(who, tuple[StoredSeat, ...], from_attributes=True)
    names = distinct_names([seat.name for seat in found])
    return tuple(replace(seat, name=name) for seat, name in zip(found, names, strict=True))


def check_numbers(numbers: Sequence[int], first: int, what: str) -> None:
    """Raise DamagedGame unless the numbers are consecutive from `first` on."""
    if list(numbers) != list(range(first, first + len(numbers))):
        raise DamagedGame(f"something is missing in its {what}")


@cache
def length(table: Table) -> ScalarSelect[int]:
    """A subquery of `games` that counts the rows of entries or chat of a game."""
    longest = select(func.coalesce(func.max(table.c.number) + 1, 0))
    return longest.where(table.c.game == games.c.id).scalar_subquery()


def insert_game(connection: Connection, game: StoredGame, at: float, head: Head) -> None:
    """Add a new game with its seats, its entries and its head. `at` is Unix time in seconds."""
    row = {
        "id": game.id,
        "created": game.created,
        "rules_version": game.rules_version,
        "pace": game.pace,
        "options": msgspec.json.encode(game.options).decode(),
        "holder": game.holder,
        "hints": game.hints,
        "bargaining": game.bargaining,
        "previous": game.previous,
        "series": None if game.series is None else msgspec.json.encode(game.series).decode(),
    }
    seat_rows = [{"game": game.id, "seat": seat, **asdict(who)} for seat, who in enumerate(game.seats)]
    connection.execute(insert(games), row)
    connection.execute(insert(seats), seat_rows)
    if game.shuffle is not None and not find_shuffles(connection, [game.id]):
        insert_shuffle(connection, game.shuffle, at)
    connection.execute(insert(entries), entry_rows(game.id, 0, game.entries, at))
    connection.execute(insert(heads), head_row(game.id, head))
    if game.due is not None:
        write_dues(connection, {game.id: Due(game.due)})
    begin_with_reputations(connection, game.id)


async def find_rematches(connection: AsyncConnection, ids: Collection[str]) -> dict[str, NextTable]:
    """The existing rematches of these games, those that are about to begin included."""
    found = {}
    for table, begun in ((rooms, False), (games, True)):
        query = select(table.c.previous, table.c.id, table.c.series).where(among(table.c.previous))
        for row in await connection.execute(query, {"ids": [*ids]}):
            if (series := read_series(row.series)) is not None:
                found[row.previous] = NextTable(id=row.id, by=series.by, rotated=series.rotated, begun=begun)
    return found


async def find_earlier(connection: AsyncConnection, game: str, person: str, limit: int) -> dict[int, str]:
    """The games among the `limit` before this one in its series in which a person has a seat.

    They are keyed by how many games earlier they are, the oldest first.
    """
    chain = select(games.c.previous, literal(1).label("back")).where(games.c.id == game).cte(recursive=True)
    before = select(games.c.previous, chain.c.back + 1).join(chain, games.c.id == chain.c.previous)
    found = chain.union_all(before.where(chain.c.back < limit))
    own = select(seats.c.game).where(seats.c.person == person)
    query = select(found.c.back, found.c.previous).where(found.c.previous.in_(own))
    return {row.back: row.previous for row in await connection.execute(query.order_by(found.c.back.desc()))}


def read_series(text: str | None) -> StoredSeries | None:
    """Parse a stored series. Raises DamagedGame."""
    with report_damage():
        return None if text is None else msgspec.json.decode(text, type=StoredSeries)


def entry_rows(game: str, first: int, texts: Sequence[str], at: float) -> list[dict[str, object]]:
    """Rows for entries, the first of them as number `first`."""
    return [
        {"game": game, "number": number, "entry": text, "at": at} for number, text in enumerate(texts, first)
    ]


def chat_rows(game: str, first: int, lines: Sequence[ChatLine]) -> list[dict[str, object]]:
    """Rows for chat lines, the first of them as number `first`."""
    return [
        {
            "game": game,
            "number": number,
            "seat": line.seat,
            "receivers": None if line.to is None else "".join(map(str, line.to)),
            "text": line.text,
            "at": line.at,
        }
        for number, line in enumerate(lines, first)
    ]


def head_row(game: str, head: Head) -> dict[str, object]:
    return {
        "game": game,
        "entries": head.entries,
        "version": head.version,
        "phase": head.phase,
        "turn": head.turn,
        "battles": head.battles,
        "round": head.round,
        "owners": head.owners,
        "winners": head.winners,
    }


async def rows(
    connection: AsyncConnection, table: Table, number: str, game: str, first: int = 0, most: int | None = None
) -> Sequence[Row[Any]]:
    """The rows of a game in order, from a number on, at most `most`. Raises DamagedGame if one is missing."""
    column = table.c[number]
    query = select(table).where(table.c.game == game, column >= first).order_by(column).limit(most)
    found: list[Row[Any]] = []
    async with connection.stream(query) as result:
        async for part in result.partitions(_ROWS_READ_AT_ONCE):
            found += part
    check_numbers([getattr(row, number) for row in found], first, table.name)
    return found


def values(row: Row[Any]) -> dict[str, Any]:
    """The values of a row by column, as plain str keys; msgspec rejects SQLAlchemy's subclass of str."""
    return {str(name): value for name, value in row._asdict().items()}


async def read_chat(connection: AsyncConnection, game: str, seats: int) -> dict[int, ChatLine]:
    """Chat lines by number: for each viewer, the latest CHAT_WINDOW that it may read.

    So the number of lines that a viewer gets does not reveal how much others have whispered. Raises
    DamagedGame.
    """
    found: dict[int, Row[Any]] = {}
    for viewer in (None, *range(seats)):
        latest = select(chat).where(chat.c.game == game, _readable(viewer)).order_by(chat.c.number.desc())
        found |= {row.number: row for row in await connection.execute(latest.limit(CHAT_WINDOW))}
    numbers = sorted(found)
    with report_damage():
        return dict(zip(numbers, chat_lines([found[number] for number in numbers]), strict=True))


@cache
def _readable(viewer: int | None) -> ColumnElement[bool]:
    """The condition that a viewer may read a chat line."""
    public = chat.c.receivers.is_(None)
    if viewer is None:
        return public
    return public | (chat.c.seat == viewer) | chat.c.receivers.contains(str(viewer))


def chat_lines(rows: Sequence[Row[Any]]) -> list[ChatLine]:
    """Convert rows to chat lines."""
    lines = [
        {
            "seat": row.seat,
            "to": None if row.receivers is None else [int(digit) for digit in row.receivers],
            "text": row.text,
            "at": row.at,
        }
        for row in rows
    ]
    return msgspec.convert(lines, list[ChatLine])


@contextmanager
def report_damage() -> Iterator[None]:
    """Within this block, raise DamagedGame for impossible values."""
    try:
        yield
    except (msgspec.MsgspecError, ValueError, TypeError, LookupError) as error:
        raise DamagedGame(str(error)) from error
