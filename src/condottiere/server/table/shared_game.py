"""A game and its chat in a database where other processes may add to them too."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from typing import Final

from condottiere.bots.bargaining.memory import unanswered
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
from condottiere.server.storage import (
    NEW_ROWS,
    Append,
    Conflict,
    DealingsOfSeats,
    Due,
    Store,
    StoredGame,
    StoreError,
    Waiting,
)
from condottiere.server.storage.request_errors import storage_failed

from .chat import Chat
from .clock import TurnClock
from .messages.narration import Told, narrate
from .pending import Batch, Change, Line, Pending, report, until_stored
from .replay import Replayed, enter_all, head_of, parse_entries
from .seats import captains, dealings

_log = logging.getLogger(__name__)

CATCH_UP_SECONDS: Final = 0.2
"""The minimum seconds between two loads of what other processes have stored, caused by refused requests."""
_FEW: Final = 20
"""The number of entries of other processes that are entered at once; more are in a thread."""


class SharedGame:
    """The latest stored game and chat of a table, and how to change them.

    A change is tried on a copy of the game to which all accepted changes were applied. Only when its entries
    are stored does the copy replace the game. So everything that anybody has seen is stored, and a change
    that cannot be stored has no effect. Reading never waits for storing. Methods raise RequestError.
    """

    def __init__(self, stored: StoredGame, replayed: Replayed, store: Store, services: Services) -> None:
        self.game = replayed.game
        """The game as it is stored. Changes replace this object."""
        self.clock = replayed.clock
        self.moved_at = replayed.moved_at
        """When the latest move was stored, as Unix time in seconds."""
        self.chat = Chat(stored.chat, stored.chat_length, len(stored.seats))
        self.on_steps: Callable[[Sequence[LogStep], Sequence[Told]], None] = lambda _, __: None
        """Called when there are new entries."""
        self.on_chat: Callable[[], None] = lambda: None
        """Called when there are new chat lines."""
        self._id = stored.id
        self._told_from = dict.fromkeys(replayed.narration.viewers, 0)
        bots = [seat for seat, who in enumerate(stored.seats) if who.bot is not None]
        self._captains = captains(stored, services.opponents)
        self._decliners = [seat for seat in bots if seat not in self._captains]
        """The seats of bots that make no pacts."""
        self._seats = stored.seats
        self._is_remembered = stored.shuffle is not None
        """Whether captains may remember the game: its first cards were not chosen."""
        self._store = store
        self._services = services
        self._latest = self.game
        """The game with all accepted changes, stored or not."""
        self._pending: list[Pending] = []
        """What is accepted and not stored yet, in order."""
        self._waiting: Waiting | None = None
        """The place of `_pending` in the store's queue."""
        self._batch: Batch | None = None
        self._storing: asyncio.Task[None] | None = None
        self._loading = asyncio.Lock()
        self._caught_up_at = -inf
        """When a refused request last caused a load, by the monotonic clock."""

    @property
    def lengths(self) -> tuple[int, int]:
        """The number of entries and of chat lines known here; another process may have stored more."""
        return len(self.game.log), len(self.chat)

    # --- changing the game ----------------------------------------------------------------------

    async def change(self, change: Callable[[Game], None], version: int | None = None) -> None:
        """Change the game; with `version`, refuse if that is no longer the game's version."""
        await run_to_completion(self._change(change, version))

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
        acted = game.version > self.game.version or game.agreements is not self.game.agreements
        if acted or not self.clock.is_late(self._services.now()):
            raise stale()  # the person acted, or another process ended the turn
        self.clock.end_turn(game)

    async def say(self, seat: int, text: str, to: list[int] | None) -> None:
        """Add a chat line."""
        line = Line(ChatLine(seat=seat, to=to, text=text, at=self._services.now()))
        self._put(line)
        try:
            await run_to_completion(until_stored(line))
        finally:
            del line  # its error refers to this function, see `completion`

    async def settle(self) -> None:
        """Store what is accepted, and wait until it is stored or has failed."""
        while self._pending:
            await self._wait_for_pending()

    async def _wait_for_pending(self) -> None:
        if self._waiting is not None:
            self._store.appends.expedite(self._waiting)
        await asyncio.wait([one.stored for one in self._pending])

    async def _change(self, change: Callable[[Game], None], version: int | None) -> None:
        asked = time.perf_counter()
        while (accepted := await self._accept(change, version)) is None:
            await self._wait_for_pending()
        try:
            if accepted.entries:
                self._put(accepted)
                await until_stored(accepted)
        finally:
            del accepted  # as above
        CHANGE_SECONDS.observe(time.perf_counter() - asked)

    async def _accept(self, change: Callable[[Game], None], version: int | None) -> Change | None:
        """Try a change; None if it depends on what is not stored yet, which nobody has seen.

        It is refused from the game as it is stored. So a refusal neither waits for nor tells what is not.
        """
        try:
            return self._try_change(change, version)
        except RequestError:
            if not await self._catch_up_after_refusal():
                raise
            return self._try_change(change, version)

    def _try_change(self, change: Callable[[Game], None], version: int | None) -> Change | None:
        try:
            return Change(change, version, self._try_on_copy(change, version, self._latest), self._latest)
        except RequestError:
            if self._latest is self.game:
                raise
            self._try_on_copy(change, version, self.game)
            return None

    def _try_on_copy(self, change: Callable[[Game], None], version: int | None, before: Game) -> Game:
        if version is not None and not version == before.version == self.game.version:
            raise stale()
        game = before.copy()
        game.start_trace()
        try:
            change(game)
            game.enter_all(captains_answers(game.pacts, game.pact_time, self._decliners))
            game.enter_all(unanswered(game.pacts, game.pact_time, self._captains))
        except NotYourTurn as error:
            raise RequestError("not_your_turn", f"{error}. Wait for it.") from None
        except IllegalAction as error:
            raise illegal(error) from None
        except NotationError as error:
            raise RequestError("illegal", f"{error}.") from None
        return game

    # --- storing --------------------------------------------------------------------------------

    def _put(self, pending: Pending) -> None:
        """Have something stored that is accepted."""
        self._pending.append(pending)
        if isinstance(pending, Change):
            self._latest = pending.changed
        if self._storing is None or self._storing.done():
            self._storing = asyncio.create_task(self._store_pending(), name=f"store {self._id}")
        elif self._waiting is not None and not pending.private:
            self._store.appends.expedite(self._waiting)

    async def _store_pending(self) -> None:
        while self._pending:
            private = all(pending.private for pending in self._pending)
            try:
                self._waiting = self._store.appends.put(self._begin_batch, private)
                await self._waiting.stored
                assert self._batch is not None
                await self._batch.wait_for_round()
                self._end_batch()
            except Conflict as error:
                await self._retry_batch(error)
            except Exception as error:  # the database's, or a mistake of ours
                self._drop_batch(error)
            finally:
                self._waiting = self._batch = None

    def _begin_batch(self) -> Append:
        """The append of all that is pending; called when its transaction begins."""
        self._waiting = None
        now, clock, clocks = self._services.now(), self.clock, []
        changes = [one for one in self._pending if isinstance(one, Change)]
        for change in changes:
            clock = clock.follow(change.changed, change.entries, now)
            clocks.append(clock)
        append = Append(
            self._id,
            len(self.game.log),
            [text for change in changes for text in change.texts],
            now,
            head_of(self._latest),
            Due(clock.due(now)) if clock.may_be_due or self.clock.may_be_due else None,
            len(self.chat),
            self._lines(),
            self._dealings(),
        )
        self._batch = Batch(self._pending[:], append, clocks)
        return append

    def _dealings(self) -> DealingsOfSeats | None:
        """What captains may remember of the game if it has ended by what is pending."""
        ends = self._latest.over and not self.game.over
        return dealings(self._latest, self._seats, self._captains) if ends and self._is_remembered else None

    def _lines(self) -> list[ChatLine]:
        """The pending chat lines, each with the answers of bots."""
        lines: list[ChatLine] = []
        for pending in self._pending:
            if isinstance(pending, Line):
                lines += [pending.line, *self.chat.answers(pending.line, self._decliners, lines)]
        return lines

    def _end_batch(self) -> None:
        """Replace the game by that with the changes of the batch, which is stored now."""
        assert self._batch is not None
        done, append, clocks = self._batch
        self._pending = [one for one in self._pending if one not in done]
        ENTRIES_STORED.inc(len(append.texts))
        changes = [one for one in done if isinstance(one, Change)]
        for change, clock in zip(changes, clocks, strict=True):
            with change.payer.paying():
                steps, times = change.changed.end_trace(), [append.at] * len(change.entries)
                told = narrate(steps, times, self.game.version, self._told_from)
                self._replace_game(change.changed, clock, times, steps, told)
        if append.lines:
            self._extend_chat(append.lines)
        for one in done:
            report(one)

    async def _retry_batch(self, error: Conflict) -> None:
        """Try again what conflicts with what another process has stored.

        It is not refused as stale: those entries may be private, and a refusal would reveal that there are
        some.
        """
        assert self._batch is not None
        batch, self._batch = self._batch, None
        failure: Exception = error
        try:
            await self._load_new()
        except RequestError as unreadable:
            failure = unreadable
        if self.lengths == (batch.append.number, batch.append.line_number):
            self._batch = batch
            self._drop_batch(failure)

    def _drop_batch(self, error: Exception) -> None:
        """Refuse what could not be stored, and try again what was accepted after it."""
        dropped = self._pending if self._batch is None else self._batch.pending
        self._pending = [one for one in self._pending if one not in dropped]
        if isinstance(error, StoreError):
            TableLog(_log, self._id).warning("it cannot be saved: %s", error)
        for one in dropped:
            report(one, storage_failed(error) if isinstance(error, StoreError) else error)
        self._rebase()

    def _rebase(self) -> None:
        """Try all pending changes on the game as it is now."""
        pending, self._pending, self._latest = self._pending, [], self.game
        for one in pending:
            if isinstance(one, Change):
                try:
                    one.rebase(self._try_on_copy(one.apply, one.version, self._latest), self._latest)
                except Exception as error:
                    report(one, error)
                    continue
                self._latest = one.changed
            self._pending.append(one)

    def _replace_game(
        self,
        game: Game,
        clock: TurnClock,
        times: Sequence[float],
        steps: Sequence[LogStep],
        told: Sequence[Told],
    ) -> None:
        """Replace the game by a copy with new entries, which are stored."""
        self.game, self.clock = game, clock
        self.moved_at = moved_at([step.entry for step in steps], times, self.moved_at)
        self.on_steps(steps, told)

    def _extend_chat(self, lines: Sequence[ChatLine]) -> None:
        self.chat.extend(lines)
        self.on_chat()

    # --- what other processes have stored -------------------------------------------------------

    async def catch_up(self) -> None:
        """Load what other processes have stored; change nothing if it cannot be read."""
        with suppress(RequestError):
            await self._load_new()

    async def _catch_up_after_refusal(self) -> bool:
        """As `_load_new`, but at most once in CATCH_UP_SECONDS."""
        now = self._services.monotonic()
        if now - self._caught_up_at < CATCH_UP_SECONDS:
            return False
        self._caught_up_at = now
        return await self._load_new()

    async def _load_new(self) -> bool:
        """Load what other processes have stored; return whether there was anything. Raises RequestError."""
        async with self._loading:
            try:
                loaded = count = await self._load_next()
                while count >= NEW_ROWS:
                    count = await self._load_next()
            except StoreError as error:
                TableLog(_log, self._id).warning("it cannot be read: %s", error)
                raise storage_failed(error) from None
        return loaded > 0

    async def _load_next(self) -> int:
        """Load the next entries and lines of other processes; return how many there were of both."""
        entry_count, line_count = self.lengths
        new, lines = await self._store.load_since(self._id, entry_count, line_count)
        # What has been stored here meanwhile is known.
        new, lines = new[len(self.game.log) - entry_count :], lines[len(self.chat) - line_count :]
        if not (new or lines) or self._is_being_stored([text for text, _ in new], lines):
            return 0
        if new and not await self._enter(new):
            return NEW_ROWS  # to load them again
        if lines:
            self._extend_chat(lines)
        return len(new) + len(lines)

    def _is_being_stored(self, texts: Sequence[str], lines: Sequence[ChatLine]) -> bool:
        """Check if these entries and lines may be those that are being stored here."""
        if self._batch is None:
            return False
        own = self._batch.append
        return list(texts[: len(own.texts)]) == own.texts and list(lines[: len(own.lines)]) == own.lines

    async def _enter(self, new: Sequence[tuple[str, float]]) -> bool:
        """Enter entries of other processes, many in a thread; False if the game has changed meanwhile."""
        game, clock = self.game, self.clock
        copy = game.copy()

        def enter() -> tuple[TurnClock, list[LogStep], Sequence[Told]]:
            copy.start_trace()
            entries, times = parse_entries(text for text, _ in new), [at for _, at in new]
            after = enter_all(copy, clock, zip(entries, times, strict=True))
            steps = copy.end_trace()
            return after, steps, narrate(steps, times, game.version, self._told_from)

        after, steps, told = enter() if len(new) <= _FEW else await asyncio.to_thread(enter)
        if self.game is not game:
            return False
        self._replace_game(copy, after, [at for _, at in new], steps, told)
        self._rebase()
        return True


def moved_at(entries: Sequence[Entry], times: Sequence[float], before: float) -> float:
    """When the latest move was stored; `before` if there is no move among these entries."""
    moves = [at for entry, at in zip(entries, times, strict=True) if isinstance(entry, Move)]
    return moves[-1] if moves else before
