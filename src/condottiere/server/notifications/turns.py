"""Deciding whom to notify of a turn: people who have not looked at the table for a while, once per turn.

People who were away for so long that a captain plays for them are notified of that, too. Each process looks
in the database for turns without a notice, so pending turns survive a restart. The first process to claim a
notice sends it, and then records that it is settled. A claim expires, so if that process crashes between the
two, another sends the notice: at least once, and twice only if the crash came right after sending. A process
that is stopped gives its claims back. If the person looks at the table, through any process, that process
records the notice as settled and sends nothing.
"""

import asyncio
import logging
from functools import partial
from typing import Final, NamedTuple

from condottiere.record.agreements.notation import CaptainTookOver
from condottiere.record.game import Game
from condottiere.record.notation import Entry
from condottiere.rules import Phase
from condottiere.rules.battle import can_only_pass
from condottiere.server.errors import RequestError
from condottiere.server.storage import Claim, PendingTurn, StoreError
from condottiere.server.table.live import LiveTable
from condottiere.server.tables.tables import Tables

from .delivery import DELIVERY_SECONDS, Delivery
from .notice import Notice, NoticeKind

_log = logging.getLogger(__name__)

CLAIM_SECONDS: Final = DELIVERY_SECONDS + 60.0
"""Seconds after which another process may send a notice that was claimed and not settled."""
_CHECKS_PER_GRACE: Final = 4
"""The number of times that pending turns are looked for in the time before people are notified."""


class _Key(NamedTuple):
    """What identifies a notice in the database."""

    game: str
    seat: int
    number: int
    """The version of the game, or for a captain the number of its entry."""
    kind: NoticeKind


class TurnNotices:
    """Finds pending turns and notifies their people."""

    def __init__(self, tables: Tables, delivery: Delivery) -> None:
        self._tables = tables
        self._delivery = delivery
        self._seconds = tables.settings.notify_seconds
        self._settled: set[tuple[str, int]] = set()
        """The pending turns that need no notice, by game and number of entries."""
        self._captains: set[tuple[str, int]] = set()
        """The captains of whom people have been or are being notified, by game and number of the entry."""
        self._claimed: set[_Key] = set()
        """The notices that are being sent."""

    async def run(self) -> None:
        """Notify people of their turns; this never returns."""
        while True:
            await asyncio.sleep(self._seconds / _CHECKS_PER_GRACE)
            try:
                await self.look()
            except StoreError as error:
                _log.debug("turns cannot be looked for: %s", error)
            except Exception:
                _log.exception("turns could not be looked for; they will be again")

    async def give_back(self) -> None:
        """Let other processes send at once what is claimed here and not settled. Raises StoreError."""
        claimed, self._claimed = self._claimed, set()
        for key in claimed:
            await self._tables.store.notices.give_back(*key, self._tables.services.now())

    async def look(self) -> None:
        """Look for pending turns once. Raises StoreError."""
        now = self._tables.services.now()
        pending = await self._tables.store.notices.pending_turns(now - self._seconds / 2, now)
        self._settled &= {(turn.game, turn.entries) for turn in pending}
        for turn in pending:
            if (turn.game, turn.entries) not in self._settled:
                await self._consider(turn, overdue=turn.since <= now - self._seconds)
        for table in self._tables.in_memory():
            await self._tell_of_captains(table)

    async def _consider(self, turn: PendingTurn, overdue: bool) -> None:
        """Notify the person of a turn if it is overdue and the person is not looking at the table."""
        try:
            async with self._tables.use(turn.game) as table:
                await self._tables.follow({turn.game: table})
                if not _is_awaited(table, turn):
                    self._settled.add((turn.game, turn.entries))
                elif table.is_looked_at_by(turn.person):
                    await self._settle(_Key(turn.game, turn.seat, turn.version, "turn"))
                elif overdue:
                    await self._tell(table, _Key(turn.game, turn.seat, turn.version, "turn"))
        except RequestError as error:
            if not error.is_transient:
                self._settled.add((turn.game, turn.entries))

    async def _tell_of_captains(self, table: LiveTable) -> None:
        """Notify people that a captain plays for them, unless they look at the table or the game is over."""
        if table.game.over:
            return
        for seat in [seat for seat, reason in table.game.agreements.captains.items() if reason == "away"]:
            number = _latest(table.game, CaptainTookOver(seat, "away"))
            person = table.seats[seat].person
            if person is None or (table.id, number) in self._captains:
                continue
            key = _Key(table.id, seat, number, "captain")
            if table.is_looked_at_by(person):
                await self._settle(key)
            elif await self._tell(table, key) == "held":
                continue  # another process sends it, or is stopped before
            self._captains.add((table.id, number))

    async def _settle(self, key: _Key) -> None:
        """Record that a person knows of something. Raises StoreError."""
        self._claimed.discard(key)
        await self._tables.store.notices.settle(*key, self._tables.services.now())

    async def _tell(self, table: LiveTable, key: _Key) -> Claim:
        """Notify the person of a seat unless another process does, or has. Raises StoreError.

        It is settled without a notice if the rate limit is reached.
        """
        person, now = table.seats[key.seat].person, self._tables.services.now()
        assert person is not None
        claim = await self._tables.store.notices.claim(*key, now, now + CLAIM_SECONDS)
        if claim != "claimed":
            return claim
        self._claimed.add(key)
        try:
            self._tables.limiters.notices.take(person)
        except RequestError:
            await self._settle(key)
            return claim
        others = [who.name for number, who in enumerate(table.seats) if number != key.seat]
        await self._delivery.send(person, Notice(key.kind, table.id, others), partial(self._settle, key))
        return claim


def _is_awaited(table: LiveTable, turn: PendingTurn) -> bool:
    """Check if the game publicly waits for the person of this turn."""
    game = table.game
    return (
        (game.version, game.turn) == (turn.version, turn.seat)
        and table.seats[turn.seat].person == turn.person
        and table.bot(turn.seat) is None
        and not table.stands_still
        and game.table.phase != Phase.HAND
        and not can_only_pass(game.table)
    )


def _latest(game: Game, entry: Entry) -> int:
    """The number of the latest such entry of a game's log."""
    return next(number for number in reversed(range(len(game.log))) if game.log[number] == entry)
