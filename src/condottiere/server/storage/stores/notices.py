"""Storing where people are notified of their turns, and of which turns they have been notified."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Select, bindparam, delete, exists, insert, select, update

from condottiere.record.pacts.notation import WORDS as PACT_WORDS
from condottiere.server.messages.person_api import PushSubscription
from condottiere.server.storage.database import Database
from condottiere.server.storage.errors import Conflict
from condottiere.server.storage.schema import (
    entries,
    heads,
    notices,
    persons,
    push_subscriptions,
    seats,
    server_values,
    webhooks,
)


class StoredWebhook(NamedTuple):
    """The webhook of a chat tool that receives notices for a person."""

    url: str
    origin: str
    """Where the person opens the game, as 'https://play.example.org'."""


class StoredSubscription(NamedTuple):
    """A browser that receives notices for a person."""

    digest: str
    """The digest of its endpoint."""
    origin: str
    """Where the person opens the game."""
    subscription: PushSubscription


class PendingTurn(NamedTuple):
    """A turn of which its person has not been notified."""

    game: str
    seat: int
    person: str
    entries: int
    """The number of entries of the game."""
    version: int
    since: float
    """Unix time of the last entry that everybody knows of."""


Claim: TypeAlias = Literal["claimed", "held", "settled"]
"""Whether a notice is claimed now, another claim to it holds, or it is sent."""

_PRIVATE: Final = ("show:%", "answer:%", *(f"{word}:%" for word in PACT_WORDS.values()))
"""Patterns of private entries (R10). The time of a notice must not reveal them to others."""


class _Subscribed(msgspec.Struct):
    """The stored form of a subscription."""

    origin: str
    subscription: PushSubscription


class NoticeStore:
    """Notifications in a database. Every method raises StoreError if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def webhook(self, person: str) -> StoredWebhook | None:
        query = select(webhooks.c.url, webhooks.c.origin).where(webhooks.c.person == person)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else StoredWebhook(*row)

    async def language(self, person: str) -> str:
        """The code of a person's language."""
        async with self._database.read() as connection:
            query = select(persons.c.language).where(persons.c.id == person)
            return str((await connection.execute(query)).scalar_one())

    async def set_webhook(self, person: str, webhook: StoredWebhook | None, at: float) -> None:
        """Replace the webhook of a person; None removes it. `at` is Unix time in seconds."""
        async with self._database.write() as connection:
            await connection.execute(delete(webhooks).where(webhooks.c.person == person))
            if webhook is not None:
                row = {"person": person, **webhook._asdict(), "created": at}
                await connection.execute(insert(webhooks), row)

    async def subscriptions(self, person: str) -> list[StoredSubscription]:
        """The browsers of a person."""
        columns = (push_subscriptions.c.endpoint_digest, push_subscriptions.c.subscription)
        query = select(*columns).where(push_subscriptions.c.person == person)
        async with self._database.read() as connection:
            found = (await connection.execute(query)).all()
        decoded = [(digest, msgspec.json.decode(text, type=_Subscribed)) for digest, text in found]
        return [StoredSubscription(digest, one.origin, one.subscription) for digest, one in decoded]

    async def subscribe(self, person: str, browser: StoredSubscription, at: float, most: int) -> None:
        """Add a browser to a person's; only the latest `most` of them are kept."""
        mine = push_subscriptions.c.person == person
        stored = msgspec.json.encode(_Subscribed(browser.origin, browser.subscription)).decode()
        known = push_subscriptions.c.endpoint_digest == browser.digest
        async with self._database.write() as connection:
            change = update(push_subscriptions).where(known)
            if (await connection.execute(change.values(person=person, subscription=stored))).rowcount == 0:
                row = {"endpoint_digest": browser.digest, "subscription": stored, "created": at}
                await connection.execute(insert(push_subscriptions), row | {"person": person})
            latest = select(push_subscriptions.c.endpoint_digest).where(mine)
            kept = latest.order_by(push_subscriptions.c.created.desc()).limit(most)
            too_many = push_subscriptions.c.endpoint_digest.not_in(kept.scalar_subquery())
            await connection.execute(delete(push_subscriptions).where(mine, too_many))

    async def unsubscribe(self, digest: str) -> None:
        """Forget a browser."""
        async with self._database.write() as connection:
            known = push_subscriptions.c.endpoint_digest == digest
            await connection.execute(delete(push_subscriptions).where(known))

    async def pending_turns(self, before: float, now: float) -> Sequence[PendingTurn]:
        """The turns that began before a time, and of which people have not been notified.

        Of those whose notice is being sent, only turns whose claim has expired are found.

        Only for people who had set up notifications before the turn began, and for games on their lists.
        Turns at R4.5 are left out, because a notice would reveal who has a choice.
        """
        async with self._database.read() as connection:
            return [
                PendingTurn(*row)
                for row in await connection.execute(_pending(), {"before": before, "now": now})
            ]

    async def claim(
        self, game: str, seat: int, version: int, kind: str, at: float, until: float | None
    ) -> Claim:
        """Claim a notice until a time in order to send it. With None it is settled at once."""
        row = {"game": game, "seat": seat, "version": version, "kind": kind, "at": at, "until": until}
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(notices), row)
        except Conflict:
            which = _which(game, seat, version, kind)
            expired = update(notices).where(*which, notices.c.until <= at)
            async with self._database.write() as connection:
                if (await connection.execute(expired.values(until=until))).rowcount:
                    return "claimed"
                held = (await connection.execute(select(notices.c.until).where(*which))).scalar()
            return "settled" if held is None else "held"
        return "claimed"

    async def settle(self, game: str, seat: int, version: int, kind: str, at: float) -> None:
        """Record that a person has been notified, or needs not be. `at` is Unix time in seconds."""
        async with self._database.write() as connection:
            change = update(notices).where(*_which(game, seat, version, kind)).values(until=None)
            if (await connection.execute(change)).rowcount:
                return
        await self.claim(game, seat, version, kind, at, None)

    async def give_back(self, game: str, seat: int, version: int, kind: str, at: float) -> None:
        """End a claim at this time, so that another process sends the notice; do nothing if it is settled."""
        claimed = update(notices).where(*_which(game, seat, version, kind), notices.c.until.is_not(None))
        async with self._database.write() as connection:
            await connection.execute(claimed.values(until=at))

    async def server_value(self, name: str, make: Callable[[], str]) -> str:
        """The value that all processes share under this name. The first process creates it."""
        query = select(server_values.c.value).where(server_values.c.name == name)
        async with self._database.read() as connection:
            found = (await connection.execute(query)).scalar()
        if found is None:
            found = make()
            try:
                async with self._database.write() as connection:
                    await connection.execute(insert(server_values), {"name": name, "value": found})
            except Conflict:
                async with self._database.read() as connection:
                    found = (await connection.execute(query)).scalar_one()
        return str(found)


def _which(game: str, seat: int, version: int, kind: str) -> tuple[ColumnElement[bool], ...]:
    """The conditions that a stored notice fulfils."""
    return (
        notices.c.game == game,
        notices.c.seat == seat,
        notices.c.version == version,
        notices.c.kind == kind,
    )


@cache
def _pending() -> Select[Any]:
    """The query of `pending_turns`; cached, see `statements.py`."""
    asked = select(webhooks.c.person, webhooks.c.created).union_all(
        select(push_subscriptions.c.person, push_subscriptions.c.created)
    )
    told = asked.subquery("told")
    public = (entries.c.game == heads.c.game, *(entries.c.entry.not_like(text) for text in _PRIVATE))
    latest = select(entries.c.at).where(*public).order_by(entries.c.number.desc()).limit(1)
    since = latest.scalar_subquery()
    here = (notices.c.game == seats.c.game) & (notices.c.seat == seats.c.seat)
    holds = notices.c.until.is_(None) | (notices.c.until > bindparam("now"))
    noticed = exists().where(here, notices.c.version == heads.c.version, notices.c.kind == "turn", holds)
    columns = (seats.c.game, seats.c.seat, seats.c.person, heads.c.entries, heads.c.version, since)
    return (
        select(*columns)
        .distinct()
        .join(told, told.c.person == seats.c.person)
        .join(heads, (heads.c.game == seats.c.game) & (heads.c.turn == seats.c.seat))
        .where(since >= told.c.created, since <= bindparam("before"))
        .where(heads.c.phase != "hand", seats.c.hidden.is_(False), ~noticed)
    )
