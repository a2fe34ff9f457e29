"""A table in play: the one owner, in this process, of a game and of the connections that watch it."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from math import inf
from typing import Any, Final

from condottiere.record.file import dump, record_of
from condottiere.record.game import Game, NotYourTurn
from condottiere.record.notation import NotationError
from condottiere.rules import IllegalAction

from .chat import Chat, check_receivers, check_text
from .completion import run_to_completion
from .errors import RequestError, damaged_game, stale, storage_failed
from .narration import Narration, Viewer
from .protocol import PROTOCOL, ChatLine, Player, TableMessage
from .replay import enter_all, head_of, parse_entries, replay, stored_text
from .settings import Services
from .storage import Conflict, DamagedGame, Store, StoredGame, StoredSeat, StoreError
from .watcher import Watcher, Watchers
from .wire import parse_cards, players, preparing, table_view

_log = logging.getLogger(__name__)

CATCH_UP_SECONDS: Final = 0.2
"""Seconds at least between two checks for what other processes have stored that refused requests cause."""


class LiveTable:
    """A game, its seats, its chat and its watchers.

    Every change of the game goes through `_change`: it is tried on a copy and stored, and only then the copy
    becomes the game and is sent to the watchers. So what anybody has seen is stored, and what could not be
    stored has not happened. Methods raise RequestError.
    """

    def __init__(self, stored: StoredGame, store: Store, services: Services) -> None:
        """Replay the game; call this in a thread, as that may take long. Raises RequestError."""
        self.id = stored.id
        self.seats = stored.seats
        self.pace = stored.pace
        self.hints = stored.hints
        """Whether seats may ask for hints and odds."""
        self.users = 0
        """How many connections and requests need this table in memory."""
        self.changed = asyncio.Event()
        """Set whenever the game has changed; the driver clears it."""
        self.stand_in = asyncio.Event()
        """Set when somebody wants a simpler bot to play for those that are not ready yet."""
        self._waiting_for: int | None = None
        self._problem: str | None = None
        self._store = store
        self._services = services
        self._game, start = replay(stored)
        self._narration = Narration(_names(stored.seats), start)
        self._chat = Chat(stored.chat, stored.chat_left_out)
        self._caught_up_at = -inf
        """When a refused request last caused a check for what other processes have stored."""
        self._watchers = Watchers()
        self._lock = asyncio.Lock()

    # --- what there is to see -------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as it is stored. A change replaces it by another one."""
        return self._game

    @property
    def watched(self) -> bool:
        """Whether anybody watches."""
        return bool(self._watchers)

    @property
    def lengths(self) -> tuple[int, int]:
        """How many entries and chat lines are known here; another process may have stored more."""
        return len(self._game.log), len(self._chat)

    @property
    def has_people(self) -> bool:
        """Whether any seat is a person's."""
        return any(seat.bot is None for seat in self.seats)

    @property
    def has_people_here(self) -> bool:
        """Whether somebody who sits at the table watches it."""
        return not self._watchers.viewers <= {None}

    def players(self) -> list[Player]:
        """Who sits where, and who of them is connected."""
        return players(self.seats, self._services.opponents, self._watchers.viewers)

    def record(self) -> str | None:
        """The record of the whole game, which tells every hand; None while the game goes on."""
        if not self._game.over:
            return None
        return dump(record_of(self._game, _names(self.seats)))

    def table_message(self, viewer: Viewer, log_from: int) -> TableMessage:
        """All that a viewer needs to draw the table, with the lines of the log from a number on."""
        log_from, log = self._narration.lines(viewer, log_from)
        progress = self._services.precompilation.progress
        return TableMessage(
            protocol=PROTOCOL,
            version=self._game.version,
            view=table_view(self._game.view(viewer)),
            players=self.players(),
            log=log,
            log_from=log_from,
            advice=self._game.options.advice,
            hints=self.hints,
            preparing=preparing(progress, self._waiting_for, self.stand_in.is_set()),
            problem=self._problem,
            own_connections=self._watchers.own_connections(viewer),
        )

    def own_seats(self, credential: str | None) -> list[int]:
        """The seats that a credential opens, the digest of a key or the identifier of a person."""
        opened = enumerate(self.seats)
        return [seat for seat, who in opened if credential and credential in (who.person, who.key_digest)]

    def chat_since(self, viewer: Viewer, number: int) -> tuple[int, list[ChatLine]]:
        """The number of the next chat line, and the lines from `number` on that a viewer may read."""
        return len(self._chat), self._chat.since(viewer, number)

    # --- who watches ----------------------------------------------------------------------------

    async def join(self, watcher: Watcher) -> None:
        """Add a watcher, who is sent everything so far."""
        await self.catch_up()
        async with self._lock:
            if not self._narration.has(watcher.viewer):
                # Some tenths of a second, for a long match: other tables must not wait for that.
                await asyncio.to_thread(self._narration.add, watcher.viewer, self._game)
            self._watchers.add(watcher)
        self.publish()
        watcher.chat_changed()

    def leave(self, watcher: Watcher) -> None:
        """Remove a watcher."""
        self._watchers.remove(watcher)
        self.publish()

    def publish(self) -> None:
        """Send the table to everybody who watches it."""
        self._watchers.publish_table()

    def set_waiting_for(self, seat: int | None) -> None:
        """Tell everybody that the bot of this seat is on turn and not ready yet; None if no bot is."""
        self._waiting_for = seat
        self.publish()

    def set_problem(self, problem: str | None) -> None:
        """Tell everybody what keeps the server from acting; None if nothing does."""
        if problem != self._problem:
            self._problem = problem
            self.publish()

    def allow_stand_in(self) -> None:
        """Let a simpler bot play for those that are not ready yet."""
        self.stand_in.set()
        self.publish()

    # --- what changes the game ------------------------------------------------------------------

    async def act(self, seat: int, version: int, action: int | str) -> None:
        """Do something for a seat, given as its code or its token."""
        await self._change(lambda game: game.play(action, seat), version)

    async def show(self, seat: int, cards: Sequence[int], face_down: bool, to: Sequence[int] | None) -> None:
        """R10.3: show cards."""
        await self._change(lambda game: game.show(seat, parse_cards(cards), face_down, to))

    async def next_game(self, version: int) -> None:
        """R13: go on with the match."""
        await self._change(Game.next_game, version)

    async def end_unfinished(self, version: int) -> None:
        """R2.8: end a game in which nobody plays any more."""
        await self._change(Game.end_unfinished, version)

    async def say(self, seat: int, text: str, to: Sequence[int] | None) -> None:
        """R10.1: say something."""
        receivers = check_receivers(seat, to, len(self.seats))
        await run_to_completion(self._store_chat(seat, check_text(text), receivers))

    async def load_seats(self) -> None:
        """Load whose the seats are by now, if that can be read, and send away whom they open to no more."""
        async with self._lock:
            with suppress(StoreError):
                seats = (await self._store.seats.find([self.id])).get(self.id, self.seats)
                self.seats, before = seats, self.seats
                self._watchers.end_revoked(seats)
                if _names(seats) != _names(before):
                    await asyncio.to_thread(self._narration.rename, _names(seats), self._game)
                    self.publish()

    async def settle(self) -> None:
        """Wait until nothing is being stored."""
        async with self._lock:
            pass

    async def _change(self, change: Callable[[Game], None], version: int | None = None) -> None:
        await run_to_completion(self._store_change(change, version))

    async def _store_change(self, change: Callable[[Game], None], version: int | None) -> None:
        async with self._lock:
            try:
                changed = self._try_on_copy(change, version)
            except RequestError:
                if not await self._catch_up_after_refusal():
                    raise
                changed = self._try_on_copy(change, version)
            number = len(self._game.log)
            texts = list(map(stored_text, changed.log[number:]))
            now = self._services.now()
            await self._store_or_fail(self._store.append(self.id, number, texts, now, head_of(changed)))
            self._replace_game(changed)

    async def _store_chat(self, seat: int, text: str, to: list[int] | None) -> None:
        async with self._lock:
            line = ChatLine(seat=seat, to=to, text=text, at=self._services.now())
            try:
                await self._store_or_fail(self._store.append_chat(self.id, len(self._chat), line))
            except RequestError as error:
                if error.code != "stale":
                    raise
                # Another process has stored a line at the same time. By now that line is known here.
                await self._store_or_fail(self._store.append_chat(self.id, len(self._chat), line))
            self._extend_chat([line])

    async def _store_or_fail(self, storing: Coroutine[Any, Any, None]) -> None:
        try:
            await storing
        except StoreError as error:
            if isinstance(error, Conflict) and await self._load_new():
                raise stale() from None
            _log.warning("table %s cannot be saved: %s", self.id, error)
            raise storage_failed() from None

    def _try_on_copy(self, change: Callable[[Game], None], version: int | None) -> Game:
        if version is not None and version != self._game.version:
            raise stale()
        game = self._game.copy()
        game.start_trace()
        try:
            change(game)
        except NotYourTurn as error:
            raise RequestError("not_your_turn", f"{error}. Wait for it.") from None
        except (IllegalAction, NotationError) as error:
            raise RequestError("illegal", f"{error}.") from None
        return game

    def _replace_game(self, game: Game) -> None:
        """Go on with a copy of the game, traced from there, whose new entries are stored by now."""
        steps = game.end_trace()
        self._game = game
        self._narration.extend(game, steps)
        self._watchers.publish_entries([step.entry for step in steps])
        self.changed.set()

    def _extend_chat(self, lines: Sequence[ChatLine]) -> None:
        self._chat.extend(lines)
        self._watchers.publish_chat()

    # --- what other processes store -------------------------------------------------------------

    async def catch_up(self) -> None:
        """Load what other processes have stored. If that cannot be read, the table stays as it is."""
        async with self._lock:
            with suppress(RequestError):
                await self._load_new()

    async def _catch_up_after_refusal(self) -> bool:
        """As `_load_new`, but do nothing if another refusal caused this just now."""
        now = self._services.monotonic()
        if now - self._caught_up_at < CATCH_UP_SECONDS:
            return False
        self._caught_up_at = now
        return await self._load_new()

    async def _load_new(self) -> bool:
        """Load what other processes have stored; whether there was anything. Raises RequestError."""
        try:
            new, lines = await self._store.load_since(self.id, *self.lengths)
            game = self._game.copy()
            game.start_trace()
            enter_all(game, parse_entries(text for text, _ in new))
        except StoreError as error:
            _log.warning("table %s cannot be read: %s", self.id, error)
            raise (damaged_game(error) if isinstance(error, DamagedGame) else storage_failed()) from None
        if new:
            self._replace_game(game)
        if lines:
            self._extend_chat(lines)
        return bool(new or lines)


def _names(seats: Sequence[StoredSeat]) -> tuple[str, ...]:
    return tuple(seat.name for seat in seats)
