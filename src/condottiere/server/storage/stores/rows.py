"""The rows of games: writing them, and reading them into what they stand for."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, replace
from functools import cache
from typing import Any, Final, get_args

import msgspec
from sqlalchemy import ColumnElement, Row, ScalarSelect, Select, Table, and_, func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from condottiere.rules import Options
from condottiere.server.messages.protocol import ChatLine, NextTable, PhaseName
from condottiere.server.names import distinct_names
from condottiere.server.storage.conditions import among
from condottiere.server.storage.errors import DamagedGame
from condottiere.server.storage.schema import chat, deadlines, entries, games, heads, persons, seats
from condottiere.server.storage.upsert import upsert

from .deadlines import Due, write_dues
from .games import CHAT_WINDOW, Head, StoredGame, StoredSeat, StoredSeries, StoredSummary
from .shuffles import find_shuffles, insert_shuffle

_ROWS_READ_AT_ONCE: Final = 500
"""The rows of a long log are read in parts, so that they do not keep other tables waiting."""


async def read_summaries(
    connection: AsyncConnection, ids: Sequence[str]
) -> dict[str, StoredSummary | DamagedGame]:
    """These games without their logs, by name, as far as they are there; what is wrong with a damaged one."""
    columns = (games, length(entries).label("length"), deadlines.c.at.label("due"))
    query = select(*columns).outerjoin(deadlines, deadlines.c.game == games.c.id).where(among(games.c.id))
    found = (await connection.execute(query, {"ids": ids})).all()
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
    known = head is not None and head.entries == row.length and head.phase in get_args(PhaseName)
    with report_damage():
        whole = {
            **values(row),
            "options": msgspec.json.decode(row.options, type=Options),
            "seats": stored_seats(who),
            "head": head if known else None,
        }
        return msgspec.convert(whole, StoredSummary, from_attributes=True)


async def seat_rows(connection: AsyncConnection, ids: Collection[str]) -> dict[str, list[Row[Any]]]:
    """The rows of the seats of these games, people called as they are called now."""
    query = select_seats(seats).where(among(seats.c.game)).order_by(seats.c.seat)
    found: dict[str, list[Row[Any]]] = defaultdict(list)
    for row in await connection.execute(query, {"ids": [*ids]}):
        found[row.game].append(row)
    return found


def select_seats(table: Table) -> Select[Any]:
    """A query of seats before a game or in one: people are called as they are called now, guests as then."""
    name = func.coalesce(persons.c.name, table.c.name).label("name")
    others = (column for column in table.c if column.name != "name")
    own = and_(persons.c.id == table.c.person, ~table.c.guest)
    return select(name, *others).outerjoin(persons, own)


def stored_seats(who: Sequence[Row[Any]]) -> tuple[StoredSeat, ...]:
    """The seats of a game, those of one name told apart. Raises DamagedGame."""
    check_numbers([row.seat for row in who], 0, "seats")
    with report_damage():
        found = msgspec.convert(who, tuple[StoredSeat, ...], from_attributes=True)
    names = distinct_names([seat.name for seat in found])
    return tuple(replace(seat, name=name) for seat, name in zip(found, names, strict=True))


def check_numbers(numbers: Sequence[int], first: int, what: str) -> None:
    """Raise DamagedGame unless these are the numbers from `first` on."""
    if list(numbers) != list(range(first, first + len(numbers))):
        raise DamagedGame(f"something is missing in its {what}")


@cache
def length(table: Table) -> ScalarSelect[int]:
    """How many rows of entries or chat a game has: within a query of `games`."""
    longest = select(func.coalesce(func.max(table.c.number) + 1, 0))
    return longest.where(table.c.game == games.c.id).scalar_subquery()


async def insert_game(connection: AsyncConnection, game: StoredGame, at: float, head: Head | None) -> None:
    """Add a new game with its seats, its entries and, if given, its head. `at` is Unix time in seconds."""
    row = {
        "id": game.id,
        "created": game.created,
        "rules_version": game.rules_version,
        "pace": game.pace,
        "options": msgspec.json.encode(game.options).decode(),
        "holder": game.holder,
        "hints": game.hints,
        "previous": game.previous,
        "series": None if game.series is None else msgspec.json.encode(game.series).decode(),
    }
    seat_rows = [{"game": game.id, "seat": seat, **asdict(who)} for seat, who in enumerate(game.seats)]
    await connection.execute(insert(games), row)
    await connection.execute(insert(seats), seat_rows)
    if game.shuffle is not None and not await find_shuffles(connection, [game.id]):
        await insert_shuffle(connection, game.shuffle, at)
    await connection.execute(insert(entries), entry_rows(game.id, 0, game.entries, at))
    if head is not None:
        await connection.run_sync(upsert, heads, [head_row(game.id, head)])
    if game.due is not None:
        await connection.run_sync(write_dues, {game.id: Due(game.due)})


async def find_rematches(connection: AsyncConnection, ids: Collection[str]) -> dict[str, NextTable]:
    """The rematches of these games, as far as there are any."""
    query = select(games.c.previous, games.c.id, games.c.series).where(among(games.c.previous))
    found = {}
    for row in await connection.execute(query, {"ids": [*ids]}):
        series = read_series(row.series)
        if series is not None:
            found[row.previous] = NextTable(id=row.id, by=series.by, rotated=series.rotated)
    return found


async def find_earlier(connection: AsyncConnection, game: str, person: str, limit: int) -> dict[int, str]:
    """Of the games before one, each the one whose rematch the next is, those in which a person has a seat.

    By how many games before it they are, the first of them first.
    """
    chain = select(games.c.previous, literal(1).label("back")).where(games.c.id == game).cte(recursive=True)
    before = select(games.c.previous, chain.c.back + 1).join(chain, games.c.id == chain.c.previous)
    found = chain.union_all(before.where(chain.c.back < limit))
    own = select(seats.c.game).where(seats.c.person == person)
    query = select(found.c.back, found.c.previous).where(found.c.previous.in_(own))
    return {row.back: row.previous for row in await connection.execute(query.order_by(found.c.back.desc()))}


def read_series(text: str | None) -> StoredSeries | None:
    """A series as it is stored. Raises DamagedGame."""
    with report_damage():
        return None if text is None else msgspec.json.decode(text, type=StoredSeries)


def entry_rows(game: str, first: int, texts: Sequence[str], at: float) -> list[dict[str, object]]:
    """Rows for entries, the first of them as number `first`."""
    return [
        {"game": game, "number": number, "entry": text, "at": at} for number, text in enumerate(texts, first)
    ]


def head_row(game: str, head: Head) -> dict[str, object]:
    """The row that says where a game stands."""
    return {
        "game": game,
        "entries": head.entries,
        "version": head.version,
        "phase": head.phase,
        "turn": head.turn,
    }


async def rows(
    connection: AsyncConnection, table: Table, number: str, game: str, first: int = 0
) -> Sequence[Row[Any]]:
    """The rows of a game in their order, from a number on. Raises DamagedGame if one is missing."""
    column = table.c[number]
    query = select(table).where(table.c.game == game, column >= first).order_by(column)
    found: list[Row[Any]] = []
    async with connection.stream(query) as result:
        async for part in result.partitions(_ROWS_READ_AT_ONCE):
            found += part
    check_numbers([getattr(row, number) for row in found], first, table.name)
    return found


def values(row: Row[Any]) -> dict[str, Any]:
    """The values of a row by column. SQLAlchemy's own names are of a subclass of str that msgspec refuses."""
    return {str(name): value for name, value in row._asdict().items()}


async def read_chat(connection: AsyncConnection, game: str, seats: int) -> dict[int, ChatLine]:
    """The chat lines by number that are, for some viewer, among the latest CHAT_WINDOW that it may read.

    So what a viewer gets says nothing of how much others have whispered. Raises DamagedGame.
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
    """Whether a viewer may read a chat line."""
    public = chat.c.receivers.is_(None)
    if viewer is None:
        return public
    return public | (chat.c.seat == viewer) | chat.c.receivers.contains(str(viewer))


def chat_lines(rows: Sequence[Row[Any]]) -> list[ChatLine]:
    """Chat lines as they are sent."""
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
    """Within this block, values that cannot be are a DamagedGame."""
    try:
        yield
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        raise DamagedGame(str(error)) from error
