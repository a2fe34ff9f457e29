"""A table in play: the one owner, in this process, of a game and of all who look at it."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from math import inf
from typing import Any, Final

from condottiere.record.file import dump, record_of
from condottiere.record.game import Game, NotYourTurn
from condottiere.record.notation import Entry, NotationError, Shown
from condottiere.rules import Card, IllegalAction

from .chronicle import Chronicle, Viewer
from .errors import RequestError, damaged_game, stale, storage_failed
from .opponents import Opponents
from .protocol import MAX_TEXT, PROTOCOL, ChatLine, Player, Preparing, TableMessage
from .replaying import enter, parsed, replayed, safe_text
from .settings import Services
from .storage import CHAT_WINDOW, Conflict, DamagedGame, Head, Store, StoredGame, StoredSeat, StoreError
from .to_the_end import to_the_end
from .watcher import Watcher
from .wire import phase_name, plain, table_view

_log = logging.getLogger(__name__)


LOOK_SECONDS: Final = 0.2
"""Seconds between two looks at what other processes have stored, for whoever does what is refused."""


class LiveTable:
    """A game, its seats, its chat and its watchers.

    Everything that changes the game goes through `_change`: it is tried on a copy, stored, and only then
    does it become the game and is told. So what anybody has seen is stored, and what could not be stored has
    not happened. Methods raise RequestError.
    """

    def __init__(self, stored: StoredGame, store: Store, services: Services) -> None:
        """Replay the game, in a thread if it is long. Raises RequestError if it cannot be replayed."""
        self.id = stored.id
        self.seats = stored.seats
        self.pace = stored.pace
        self.hints = stored.hints
        """Whether seats may ask for hints and odds."""
        self.users = 0
        """How many connections and requests need this table in memory."""
        self.changed = asyncio.Event()
        """Set whenever the game has changed: for whoever acts for bots."""
        self.stand_in = asyncio.Event()
        """Set when the table wishes that a bot stands in for those that are not ready yet."""
        self._waiting_for: int | None = None
        self._problem: str | None = None
        self._stored = stored
        self._store = store
        self._services = services
        self._game, start = replayed(stored)
        self._chat = list(stored.chat)
        self._chat_left_out = stored.chat_left_out
        """How many chat lines came before these."""
        self._looked = -inf
        """When it was last looked what other processes have stored because something was to be refused, as
        `Services.monotonic`."""
        self._chronicle = Chronicle([seat.name for seat in stored.seats], start)
        self._watchers: list[Watcher] = []
        self._lock = asyncio.Lock()

    # --- what there is to see -------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as it is stored. It is replaced, never changed."""
        return self._game

    @property
    def watched(self) -> bool:
        """Whether anybody looks."""
        return bool(self._watchers)

    @property
    def lengths(self) -> tuple[int, int]:
        """How many entries and chat lines are known here; another process may have stored more."""
        return len(self._game.log), self._chat_left_out + len(self._chat)

    @property
    def has_people(self) -> bool:
        """Whether any seat is a person's."""
        return any(seat.bot is None for seat in self.seats)

    @property
    def has_people_here(self) -> bool:
        """Whether somebody who sits at the table looks at it."""
        return any(watcher.viewer is not None for watcher in self._watchers)

    def players(self) -> list[Player]:
        """Who sits where, and who of them is connected."""
        here = {watcher.viewer for watcher in self._watchers}
        return players(self.seats, self._services.opponents, here)

    def head(self) -> Head:
        """Where the game stands."""
        return head_of(self._game)

    def record(self) -> str | None:
        """The record of the whole game, or None while it goes on: it tells every hand."""
        if not self._game.over:
            return None
        return dump(record_of(self._game, tuple(seat.name for seat in self.seats)))

    def table_message(self, viewer: Viewer, log_from: int) -> TableMessage:
        """All that a viewer needs to draw the table, with the lines of the log from a number on."""
        log_from, log = self._chronicle.lines(viewer, log_from)
        return TableMessage(
            protocol=PROTOCOL,
            version=self._game.version,
            view=table_view(self._game.view(viewer)),
            players=self.players(),
            log=log,
            log_from=log_from,
            advice=self._game.options.advice,
            hints=self.hints,
            preparing=self._preparing(),
            hindrance=self._problem,
        )

    def _preparing(self) -> Preparing | None:
        progress = self._services.precompilation.progress
        if progress is None:
            return None
        return Preparing(
            since=progress.since,
            step=progress.step,
            steps=progress.steps,
            seat=self._waiting_for,
            stand_in=self.stand_in.is_set(),
        )

    def chat_since(self, viewer: Viewer, number: int) -> tuple[int, list[ChatLine]]:
        """What was said from line `number` on that the viewer may hear, and the number of the next line.

        A viewer hears its own lines, those to it, and those to everybody.
        """
        lines = self._chat[max(0, number - self._chat_left_out) :]
        heard = [line for line in lines if line.to is None or viewer == line.seat or viewer in line.to]
        return self.lengths[1], heard

    # --- who looks ------------------------------------------------------------------------------

    async def join(self, watcher: Watcher) -> None:
        """Somebody comes to the table, and is told everything so far."""
        await self.catch_up()
        async with self._lock:
            if not self._chronicle.knows(watcher.viewer):
                # Some tenths of a second, for a long match: other tables must not wait for that.
                await asyncio.to_thread(self._chronicle.begin, watcher.viewer, self._game)
            self._watchers.append(watcher)
        self.publish()
        watcher.chat_changed()

    def leave(self, watcher: Watcher) -> None:
        """Somebody has gone."""
        self._watchers.remove(watcher)
        self.publish()

    # --- what keeps the server from acting --------------------------------------------------------

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
        """Somebody at the table does not want to wait for the bots that look ahead."""
        self.stand_in.set()
        self.publish()

    def publish(self, entries: Sequence[Entry] = ()) -> None:
        """Tell all who may know of these entries; of none: of a change that concerns everybody."""
        concerned = {viewer for entry in entries for viewer in _concerned(entry)}
        for watcher in self._watchers:
            if not entries or "all" in concerned or watcher.viewer in concerned:
                watcher.table_changed()

    # --- what changes the game ------------------------------------------------------------------

    async def act(self, seat: int, version: int, action: int | str) -> None:
        """Do something for a seat, given as its code or its token."""
        await self._change(lambda game: game.play(action, seat), version)

    async def show(self, seat: int, cards: Sequence[int], face_down: bool, to: Sequence[int] | None) -> None:
        """R10.3: show cards."""
        await self._change(lambda game: game.show(seat, _cards(cards), face_down, to))

    async def next_game(self, version: int) -> None:
        """R13: go on with the match."""
        await self._change(Game.next_game, version)

    async def end_unfinished(self, version: int) -> None:
        """R2.8: end a game in which nobody plays any more."""
        await self._change(Game.end_unfinished, version)

    async def say(self, seat: int, text: str, to: Sequence[int] | None) -> None:
        """R10.1: say something."""
        await to_the_end(self._said(seat, _said_text(text), self._receivers(seat, to)))

    async def settle(self) -> None:
        """Wait until nothing is being stored."""
        async with self._lock:
            pass

    async def _change(self, step: Callable[[Game], None], version: int | None = None) -> None:
        await to_the_end(self._changed(step, version))

    async def _changed(self, step: Callable[[Game], None], version: int | None) -> None:
        async with self._lock:
            try:
                trial = self._tried(step, version)
            except RequestError:
                now = self._services.monotonic()
                if now - self._looked < LOOK_SECONDS:
                    raise
                self._looked = now
                if not await self._caught_up():
                    raise
                trial = self._tried(step, version)
            number = len(self._game.log)
            texts = list(map(safe_text, trial.log[number:]))
            now = self._services.now()
            await self._kept(self._store.append(self.id, number, texts, now, head_of(trial)))
            self._go_on(trial)

    async def _said(self, seat: int, text: str, to: list[int] | None) -> None:
        async with self._lock:
            line = ChatLine(seat=seat, to=to, text=text, at=self._services.now())
            try:
                await self._kept(self._store.append_chat(self.id, self.lengths[1], line))
            except RequestError as refused:
                if refused.code != "stale":
                    raise
                # Something was said in another process at the same time. By now it has been heard here.
                await self._kept(self._store.append_chat(self.id, self.lengths[1], line))
            self._hear([line])

    async def _kept(self, storing: Coroutine[Any, Any, None]) -> None:
        try:
            await storing
        except StoreError as error:
            if isinstance(error, Conflict) and await self._caught_up():
                raise stale() from None
            _log.warning("table %s cannot be saved: %s", self.id, error)
            raise storage_failed() from None

    def _tried(self, step: Callable[[Game], None], version: int | None) -> Game:
        if version is not None and version != self._game.version:
            raise stale()
        trial = self._game.copy()
        _try(step, trial)
        return trial

    def _go_on(self, game: Game) -> None:
        """What this game has more than ours is stored: now it has happened."""
        before, self._game = self._game, game
        entries = game.log[len(before.log) :]
        self._chronicle.go_on(before, entries)
        self.publish(entries)
        self.changed.set()

    def _hear(self, lines: Sequence[ChatLine]) -> None:
        self._chat.extend(lines)
        if len(self._chat) > 2 * CHAT_WINDOW:
            self._chat_left_out += len(self._chat) - CHAT_WINDOW
            del self._chat[:-CHAT_WINDOW]
        for watcher in self._watchers:
            watcher.chat_changed()

    # --- what other processes do ----------------------------------------------------------------

    async def catch_up(self) -> None:
        """Take over what other processes have stored. If it cannot be read, the table stays as it is."""
        async with self._lock:
            with suppress(RequestError):
                await self._caught_up()

    async def _caught_up(self) -> bool:
        """Take over what other processes have stored; whether there was anything."""
        try:
            texts, lines = await self._store.load_since(self.id, *self.lengths)
            game = self._game.copy()
            enter(game, parsed(texts))
        except StoreError as error:
            _log.warning("table %s cannot be read: %s", self.id, error)
            raise (damaged_game(error) if isinstance(error, DamagedGame) else storage_failed()) from None
        if texts:
            self._go_on(game)
        if lines:
            self._hear(lines)
        return bool(texts or lines)

    def _receivers(self, seat: int, to: Sequence[int] | None) -> list[int] | None:
        if to is None:
            return None
        others = sorted(set(to))
        if not others or seat in others or not all(0 <= other < len(self.seats) for other in others):
            raise RequestError(
                "bad_message",
                "Something is said to one or more other seats of this table, or with `to` null to everybody.",
            )
        return others


def players(seats: Sequence[StoredSeat], opponents: Opponents, here: Collection[Viewer]) -> list[Player]:
    """Who sits where, given which seats' people are connected."""
    return [
        Player(
            name=who.name,
            bot=who.bot,
            label=None if who.bot is None else opponents.label(who.bot),
            online=who.bot is not None or seat in here,
        )
        for seat, who in enumerate(seats)
    ]


def head_of(game: Game) -> Head:
    """Where a game stands."""
    view = game.view(None)
    return Head(len(game.log), game.version, phase_name(view), view.turn)


def _try(step: Callable[[Game], None], game: Game) -> None:
    try:
        step(game)
    except NotYourTurn as error:
        raise RequestError("not_your_turn", f"{error}. Wait for it.") from None
    except (IllegalAction, NotationError) as error:
        raise RequestError("illegal", f"{error}.") from None


def _cards(cards: Sequence[int]) -> list[Card]:
    try:
        return [Card(card) for card in cards]
    except ValueError:
        raise RequestError("bad_message", f"A card is a number from 0 to {len(Card) - 1}.") from None


def _concerned(entry: Entry) -> Sequence[Viewer | str]:
    """Whose table an entry changes."""
    if isinstance(entry, Shown) and entry.to is not None:
        return [entry.seat, *entry.to]
    return ["all"]


def _said_text(text: str) -> str:
    said = plain(text)
    if not said:
        raise RequestError("bad_message", "There is nothing to read in this line.")
    if len(said) > MAX_TEXT:
        raise RequestError(
            "too_large", f"A chat line may have {MAX_TEXT} characters; this one has {len(said)}."
        )
    return said
