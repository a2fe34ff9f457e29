"""A game and its chat in a database where other processes may add to them too."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from math import inf
from typing import Any, Final

from condottiere.record.game import Game, LogStep, NotYourTurn
from condottiere.record.notation import Entry, Move, NotationError
from condottiere.record.pacts.state import captains_answers
from condottiere.rules import IllegalAction
from condottiere.server.errors import RequestError, illegal, stale
from condottiere.server.messages.protocol import ChatLine
from condottiere.server.runtime.completion import run_to_completion
from condottiere.server.runtime.logs import TableLog
from condottiere.server.runtime.metrics import CHANGE_SECONDS, ENTRIES_STORED
from condottiere.server.services import Services
from condottiere.server.storage import Conflict, Due, Store, StoredGame, StoreError
from condottiere.server.storage.request_errors import storage_failed

from .chat import Chat
from .clock import TurnClock
from .replay import Replayed, enter_all, head_of, parse_entries, stored_text

_log = logging.getLogger(__name__)

CATCH_UP_SECONDS: Final = 0.2
"""The minimum seconds between two loads of what other processes have stored, caused by refused requests."""


class SharedGame:
    """The latest stored game and chat of a table, and how to change them.

    A change is tried on a copy of the game. Only when its entries are stored does the copy replace the game.
    So everything that anybody has seen is stored, and a change that cannot be stored has no effect. Methods
    raise RequestError.
    """

    def __init__(self, stored: StoredGame, replayed: Replayed, store: Store, services: Services) -> None:
        self.game = replayed.game
        """The game as it is stored. Changes replace this object."""
        self.clock = replayed.clock
        self.moved_at = _moved_at(self.game.log[-len(replayed.times) :], replayed.times, stored.created)
        """When the latest move was stored, as Unix time in seconds."""
        self.chat = Chat(stored.chat, stored.chat_length, len(stored.seats))
        self.lock = asyncio.Lock()
        """Held while something is stored or loaded."""
        self.on_steps: Callable[[Sequence[LogStep], Sequence[float]], None] = lambda _, __: None
        """Called when there are new entries, with the Unix time at which each was stored."""
        self.on_chat: Callable[[], None] = lambda: None
        """Called when there are new chat lines."""
        self._id = stored.id
        self._bots = [seat for seat, who in enumerate(stored.seats) if who.bot is not None]
        self._store = store
        self._services = services
        self._caught_up_at = -inf
        """When a refused request last caused a load, by the monotonic clock."""

    @property
    def lengths(self) -> tuple[int, int]:
        """The number of entries and of chat lines known here; another process may have stored more."""
        return len(self.game.log), len(self.chat)

    async def change(self, change: Callable[[Game], None], version: int | None = None) -> None:
        """Change the game; with `version`, refuse if that is no longer the game's version."""
        await run_to_completion(self._store_change(change, version))

    async def change_by(
        self,
        seat: int | None,
        change: Callable[[Game], None],
        version: int | None = None,
        captain: bool = False,
    ) -> None:
        """As `change`, but refuse unless the seat's person, or with `captain` its captain, plays it now."""

        def checked(game: Game) -> None:
            if seat is not None:
                game.agreements.check_player(seat, captain)
            change(game)

        await self.change(checked, version)

    async def end_late_turn(self) -> None:
        """If the time for the turn has run out, end it (`TurnClock.end_turn`); otherwise do nothing."""
        if self.clock.is_late(self._services.now()):
            try:
                await self.change(self._end_late_turn)
            except RequestError as error:
                if error.code != "stale":
                    raise

    def _end_late_turn(self, game: Game) -> None:
        if not self.clock.is_late(self._services.now()):
            raise stale()  # the person acted, or another process ended the turn
        self.clock.end_turn(game)

    async def say(self, seat: int, text: str, to: list[int] | None) -> None:
        """Add a chat line."""
        await run_to_completion(self._store_chat(seat, text, to))

    async def catch_up(self) -> None:
        """Load what other processes have stored; change nothing if it cannot be read."""
        async with self.lock:
            with suppress(RequestError):
                await self._load_new()

    async def _store_change(self, change: Callable[[Game], None], version: int | None) -> None:
        asked = time.perf_counter()
        async with self.lock:
            try:
                changed = self._try_on_copy(change, version)
            except RequestError:
                if not await self._catch_up_after_refusal():
                    raise
                changed = self._try_on_copy(change, version)
            while not await self._store_entries(changed):
                # Another process was first. Try again instead of refusing this as stale: its entries may be
                # private, and a refusal would reveal that there are some.
                changed = self._try_on_copy(change, version)
        CHANGE_SECONDS.observe(time.perf_counter() - asked)

    async def _store_entries(self, changed: Game) -> bool:
        """Store a copy's new entries and replace the game by it; False if another process was first."""
        number = len(self.game.log)
        texts = list(map(stored_text, changed.log[number:]))
        now = self._services.now()
        clock = self.clock.follow(changed, changed.log[number:], now)
        due = Due(clock.due(now)) if clock.clock or self.clock.clock else None
        try:
            await self._store_or_fail(self._store.append(self._id, number, texts, now, head_of(changed), due))
        except RequestError as error:
            if error.code != "stale":
                raise
            return False
        ENTRIES_STORED.inc(len(texts))
        self._replace_game(changed, clock, [now] * len(texts))
        return True

    async def _store_chat(self, seat: int, text: str, to: list[int] | None) -> None:
        async with self.lock:
            line = ChatLine(seat=seat, to=to, text=text, at=self._services.now())
            for said in (line, *self.chat.answers(line, self._bots)):
                await self._store_line(said)

    async def _store_line(self, line: ChatLine) -> None:
        try:
            await self._store_or_fail(self._store.append_chat(self._id, len(self.chat), line))
        except RequestError as error:
            if error.code != "stale":
                raise
            # Another process stored a line with the same number. It has been loaded by now.
            await self._store_or_fail(self._store.append_chat(self._id, len(self.chat), line))
        self._extend_chat([line])

    async def _store_or_fail(self, storing: Coroutine[Any, Any, None]) -> None:
        try:
            await storing
        except StoreError as error:
            if isinstance(error, Conflict) and await self._load_new():
                raise stale() from None
            TableLog(_log, self._id).warning("it cannot be saved: %s", error)
            raise storage_failed(error) from None

    def _try_on_copy(self, change: Callable[[Game], None], version: int | None) -> Game:
        if version is not None and version != self.game.version:
            raise stale()
        game = self.game.copy()
        game.start_trace()
        try:
            change(game)
            game.enter_all(captains_answers(game.pacts, game.pact_time, self._bots))
        except NotYourTurn as error:
            raise RequestError("not_your_turn", f"{error}. Wait for it.") from None
        except IllegalAction as error:
            raise illegal(error) from None
        except NotationError as error:
            raise RequestError("illegal", f"{error}.") from None
        return game

    def _replace_game(self, game: Game, clock: TurnClock, times: Sequence[float]) -> None:
        """Replace the game by a changed copy whose new entries, traced since the copy, are now stored."""
        steps = game.end_trace()
        self.game, self.clock = game, clock
        self.moved_at = _moved_at([step.entry for step in steps], times, self.moved_at)
        self.on_steps(steps, times)

    def _extend_chat(self, lines: Sequence[ChatLine]) -> None:
        self.chat.extend(lines)
        self.on_chat()

    async def _catch_up_after_refusal(self) -> bool:
        """As `_load_new`, but at most once in CATCH_UP_SECONDS."""
        now = self._services.monotonic()
        if now - self._caught_up_at < CATCH_UP_SECONDS:
            return False
        self._caught_up_at = now
        return await self._load_new()

    async def _load_new(self) -> bool:
        """Load what other processes have stored; return whether there was anything. Raises RequestError."""
        try:
            new, lines = await self._store.load_since(self._id, *self.lengths)
            game = self.game.copy()
            game.start_trace()
            entries, times = parse_entries(text for text, _ in new), [at for _, at in new]
            clock = enter_all(game, self.clock, zip(entries, times, strict=True))
        except StoreError as error:
            TableLog(_log, self._id).warning("it cannot be read: %s", error)
            raise storage_failed(error) from None
        if new:
            self._replace_game(game, clock, times)
        if lines:
            self._extend_chat(lines)
        return bool(new or lines)


def _moved_at(entries: Sequence[Entry], times: Sequence[float], before: float) -> float:
    """When the latest move was stored; `before` if there is no move among these entries."""
    moves = [at for entry, at in zip(entries, times, strict=True) if isinstance(entry, Move)]
    return moves[-1] if moves else before
