"""A table in play: the one owner, in this process, of a game and of the connections that watch it."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import ParamSpec, TypeAlias
from weakref import WeakMethod, proxy

from condottiere.languages.fact import Fact
from condottiere.record.agreements.notation import BotReady, StandInTookOver
from condottiere.record.agreements.state import PlayRefused
from condottiere.record.file import Record, record_of
from condottiere.record.game import Game
from condottiere.record.hand_answers import settle_hands
from condottiere.record.trace import LogStep
from condottiere.server.errors import RequestError, illegal
from condottiere.server.messages.protocol import ChatLine, HandAnswer, NextTable, Player
from condottiere.server.services import Services
from condottiere.server.storage import SeatPresence, Store, StoredGame, StoreError

from .chat import check_receivers, check_text
from .clock import TurnClock, begins_turn
from .discard_window import DiscardWindow
from .messages.agreements import AgreementRequest, decide
from .messages.fairness import FairnessRequest, fairness_entry
from .messages.narration import Narration, Viewer
from .messages.pacts import PactRequest, decide_pact
from .messages.wire import parse_cards
from .presence import Hurry, Presence
from .replay import replay
from .seats import TableSeats
from .shared_game import SharedGame
from .table_messages import Problem, SentTable, TableMessages
from .watcher import Watcher, Watchers

TableRequest: TypeAlias = AgreementRequest | PactRequest | FairnessRequest
"""What a person asks for at a table beyond a move of the game."""


class LiveTable:
    """A game, its seats, its chat and its watchers.

    Every change of the game is stored by `SharedGame` before it is sent to the watchers. Methods raise
    RequestError.
    """

    def __init__(self, stored: StoredGame, store: Store, services: Services) -> None:
        """Replay the game; call this in a thread, as that may take long. Raises RequestError."""
        self.id = stored.id
        self.seats = TableSeats(stored, store, services)
        self.pace = stored.pace
        self.series = stored.series
        self.rematch = stored.rematch
        self.hints = stored.hints
        """Whether seats may ask for hints and odds."""
        self.users = 0
        """How many connections and requests need this table in memory."""
        self.changed = asyncio.Event()
        """Set whenever the game has changed; the driver clears it."""
        self.problem = Problem(weakly(self.publish))
        self.on_presence: Callable[[], None] = lambda: None
        """Called when somebody comes, goes or looks elsewhere, hurries, or has answered R4.5."""
        self.hurry = Hurry(weakly(self._tell_presence))
        self.discard_window = DiscardWindow()
        self._shuffle = stored.shuffle
        replayed = replay(stored)
        self._shared = SharedGame(stored, replayed, store, services)
        self._shared.on_steps = weakly(self._tell_steps)
        self._narration = Narration(replayed.start, replayed.game, replayed.times)
        self._watchers = Watchers()
        self.presence = Presence(self._watchers, self.hurry, self.discard_window, services.now)
        self.messages = TableMessages(proxy(self), self._narration, services.now)
        self._shared.on_chat = self._watchers.publish_chat

    # --- what there is to see -------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as it is stored. A change replaces it by another one."""
        return self._shared.game

    @property
    def clock(self) -> TurnClock:
        """Until when the person on turn may decide."""
        return self._shared.clock

    @property
    def moved_at(self) -> float:
        """When the latest move was stored, as Unix time in seconds."""
        return self._shared.moved_at

    @property
    def watched(self) -> bool:
        """Whether anybody watches."""
        return bool(self._watchers)

    @property
    def lengths(self) -> tuple[int, int]:
        """How many entries and chat lines are known here; another process may have stored more."""
        return self._shared.lengths

    @property
    def stands_still(self) -> bool:
        """Whether nothing is played now: in a pause, after the end, or with no person left who plays."""
        return self.game.agreements.stands_still(self.seats.people)

    def is_looked_at_by(self, person: str) -> bool:
        """Whether a person who sits here looks at the table."""
        return self.seats.is_any_of(person, self.presence.looking)

    def players(self) -> list[Player]:
        """Who sits where, who of them is connected, and for whom a captain plays."""
        presence = self.presence
        return self.seats.players(presence.connected, presence.away_since, self.game.agreements.captains)

    def connections(self, viewer: Viewer) -> int:
        """How many connections have joined a seat; 1 for spectators, who are not told of one another."""
        return self.presence.connections(viewer)

    def bot(self, seat: int) -> str | None:
        """The bot that acts for a seat now: its own, or the captain who plays for its person."""
        return self.seats.bot(seat, self.game.agreements.captains)

    def record(self) -> Record | None:
        """The record of the whole game, which tells every hand; None while the game goes on."""
        return record_of(self.game, self.seats.names, self._shuffle) if self.game.over else None

    def sent_table(
        self, viewer: Viewer, log_next: int, log_first: int | None, credential: str | None
    ) -> SentTable:
        """The table for a connection; its own seats are those that a key's digest or a person opens."""
        return self.messages.sent(viewer, log_next, log_first, self.seats.opened_by(credential))

    def chat_since(self, viewer: Viewer, number: int) -> tuple[int, list[ChatLine]]:
        """The number of the next chat line, and the lines from `number` on that a viewer may read."""
        return len(self._shared.chat), self._shared.chat.since(viewer, number)

    # --- who watches ----------------------------------------------------------------------------

    async def join(self, watcher: Watcher) -> None:
        """Add a watcher, who is sent everything so far."""
        await self.catch_up()
        async with self._shared.lock:
            if not self._narration.has(watcher.viewer):
                # Some tenths of a second, for a long match: other tables must not wait for that.
                await asyncio.to_thread(self._narration.add, watcher.viewer, self.game)
            came = watcher.viewer not in self.presence.connected
            self._watchers.add(watcher)
        self._tell_arrival(watcher.viewer, came)
        watcher.table_changed()
        watcher.chat_changed()

    def leave(self, watcher: Watcher) -> None:
        """Remove a watcher."""
        self._watchers.remove(watcher)
        self._tell_arrival(watcher.viewer, watcher.viewer not in self.presence.connected)

    def _tell_arrival(self, viewer: Viewer, came_or_left: bool) -> None:
        """Tell those who see it of a watcher who came or went."""
        self._note_presence()
        self.on_presence()
        if viewer is not None:
            self._tell_connections(viewer, came_or_left)

    def _tell_connections(self, seat: int, came_or_left: bool) -> None:
        """Tell those who see it that the connections to a seat changed: all, if that changed who is here."""
        if came_or_left:
            self.publish()
        else:
            self.messages.forget()
            self._watchers.publish_to_seat(seat)

    def set_looking(self, watcher: Watcher, looking: bool) -> None:
        """Note whether a watcher's page is being looked at."""
        watcher.looking = looking
        self.on_presence()

    def set_elsewhere(self, seats: Mapping[int, SeatPresence]) -> None:
        """Note which seats are connected to other processes, and tell those who see it."""
        if seats == self.presence.elsewhere:
            return
        reconnected = self.presence.set_elsewhere(seats)
        self._note_presence()
        for seat, came_or_left in reconnected.items():
            self._tell_connections(seat, came_or_left)
        self.changed.set()

    def publish(self) -> None:
        """Send the table to everybody who watches it."""
        self.messages.forget()
        self._watchers.publish_table()

    def set_rematch(self, rematch: NextTable) -> None:
        """Tell everybody where the same people go on."""
        if rematch != self.rematch:
            self.rematch = rematch
            self.publish()

    # --- what changes the game ------------------------------------------------------------------

    async def act(self, seat: int, version: int, action: int | str, captain: bool = False) -> None:
        """Do something for a seat, given as its code or its token; with `captain` as its captain."""
        await self._shared.change_by(seat, lambda game: game.play(action, seat), version, captain)

    async def act_for_bot(self, seat: int, version: int, code: int, stand_in: bool) -> None:
        """Do something for a bot's seat, and have the log say so once a weaker one stands in for it."""

        def play(game: Game) -> None:
            if stand_in != (seat in game.agreements.stand_ins):
                game.enter(StandInTookOver(seat) if stand_in else BotReady(seat))
            game.play(code, seat)

        await self._shared.change_by(seat, play, version)

    def hurry_bots(self, seat: int) -> None:
        """Have bots act at once until the next turn of a person."""
        try:
            self.game.agreements.check_player(seat)
        except PlayRefused as error:
            raise illegal(error) from None
        self.hurry.begin(seat)

    async def answer(self, seat: int, answer: HandAnswer | None, version: int | None = None) -> None:
        """R4.5: say what becomes of a hand; with a version, of the table, for good."""
        discard = None if answer is None else answer == "hand:discard"
        await self._shared.change(lambda game: game.answer(seat, discard), version)
        if version is not None:
            self.discard_window.note_final(version, seat)
            self.on_presence()
            self.changed.set()

    async def settle_hands(self, version: int, chosen: Mapping[int, bool]) -> None:
        """R4.5: do at once what all have answered; `chosen` has the answers of bots."""
        await self._shared.change(lambda game: settle_hands(game, chosen), version)

    async def show(self, seat: int, cards: Sequence[int], face_down: bool, to: Sequence[int] | None) -> None:
        """R10.3: show cards."""
        await self._shared.change_by(seat, lambda game: game.show(seat, parse_cards(cards), face_down, to))

    async def next_game(self, version: int, seat: int | None = None) -> None:
        """R13: go on with the match, for a person or, without a seat, the server."""
        await self._shared.change_by(seat, Game.next_game, version)

    async def end_unfinished(self, version: int, seat: int | None = None) -> None:
        """R2.8: end a game in which nobody plays any more, for a person or, without a seat, the server."""
        await self._shared.change_by(seat, Game.end_unfinished, version)

    async def ask(self, seat: int, request: TableRequest) -> None:
        """Do what the person of a seat asks for beyond the rules, or offers (R10.1), or gives to deals."""
        await self._shared.change(lambda game: apply_request(request, seat, game, self.seats.people))

    def awaited_for(self, seat: int) -> float:
        """For how many seconds the table has waited for somebody, who is away or on turn; 0 if for nobody."""
        return self.presence.awaited_for(seat, on_turn=self.game.turn == seat)

    async def end_late_turn(self) -> None:
        """If a turn has taken too long, have a captain play, or go on with the match; if not, do nothing."""
        await self._shared.end_late_turn()

    async def say(self, seat: int, text: str, to: Sequence[int] | None) -> None:
        """R10.1: say something, if the host has not closed the chat."""
        if self.game.agreements.chat_closed and not self.game.over:
            raise RequestError("chat_closed", Fact(id="error-chat-closed"))
        receivers = check_receivers(seat, to, len(self.seats))
        await self._shared.say(seat, check_text(text), receivers)

    async def catch_up(self) -> None:
        """Load what other processes have stored. If that cannot be read, the table stays as it is."""
        await self._shared.catch_up()

    async def load_seats(self) -> None:
        """Load whose the seats are by now, if that can be read, and send away whom they open to no more."""
        async with self._shared.lock:
            with suppress(StoreError):
                names = self.seats.names
                await self.seats.load()
                self._watchers.end_revoked(self.seats)
                if self.seats.names != names:
                    self.publish()

    async def settle(self) -> None:
        """Wait until nothing is being stored."""
        async with self._shared.lock:
            pass

    def _tell_steps(self, steps: Sequence[LogStep], times: Sequence[float]) -> None:
        """Tell everybody of new entries, which are stored by now."""
        if any(begins_turn(step.entry, self.game.agreements, self.seats.people) for step in steps):
            self.presence.turn_began()
        self._note_presence()
        for seat in self.game.agreements.captains:
            self.hurry.end(seat)
        self._narration.extend(self.game, steps, times)
        self.messages.forget()
        self._watchers.publish_entries([step.entry for step in steps])
        self.changed.set()

    def _tell_presence(self) -> None:
        self.on_presence()

    def _note_presence(self) -> None:
        self.presence.update(self.game.agreements.captains)


_P = ParamSpec("_P")


def weakly(method: Callable[_P, None]) -> Callable[_P, None]:
    """A function that calls a method as long as its object is there."""
    weak = WeakMethod(method)

    def call(*arguments: _P.args, **named: _P.kwargs) -> None:
        if (alive := weak()) is not None:
            alive(*arguments, **named)

    return call


def apply_request(request: TableRequest, seat: int, game: Game, people: Collection[int]) -> None:
    """Do in a game what the person of a seat asks for; `people` are their seats.

    Raises IllegalAction, PlayRefused and RequestError.
    """
    if isinstance(request, FairnessRequest):
        game.enter(fairness_entry(request, seat, game.fairness))
    elif isinstance(request, PactRequest):
        game.enter(decide_pact(request, seat, game))
    else:
        game.enter_all(decide(request, seat, game, people))
