"""A table in play: it owns a game, and the connections that watch it, in this process."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import ParamSpec, TypeAlias
from weakref import WeakMethod, proxy

from condottiere.bots.bargaining.memory import Reputation, is_empty
from condottiere.languages.fact import Fact
from condottiere.record.agreements.notation import BotReady, StandInTookOver
from condottiere.record.agreements.requests import be_here
from condottiere.record.agreements.state import PlayRefused
from condottiere.record.events.visibility import may_know_of
from condottiere.record.fairness.notation import ChainAnnounced, EntropyRevealed
from condottiere.record.file import Record, record_of
from condottiere.record.game import Game, LogStep
from condottiere.record.hand_answers import settle_hands
from condottiere.record.pacts.notation import Accepted, Declined, Offered
from condottiere.rules import IllegalAction
from condottiere.server.errors import RequestError, illegal
from condottiere.server.messages.protocol import ChatLine, HandAnswer, NextTable, Player
from condottiere.server.services import Services
from condottiere.server.storage import SeatPresence, Store, StoredGame, StoreError

from .chat import check_receivers, check_text
from .clock import TurnClock
from .deal_wait import DealWait
from .discard_window import DiscardWindow
from .messages.agreements import AgreementRequest, decide
from .messages.fairness import FairnessRequest, fairness_entry
from .messages.narration import Told, Viewer
from .messages.pacts import PactRequest, decide_pact
from .messages.wire import parse_cards
from .presence import Hurry, Presence
from .replay import replay
from .seats import TableSeats, captains
from .shared_game import SharedGame
from .table_messages import Problem, SentTable, TableMessages
from .watcher import Watcher, Watchers

TableRequest: TypeAlias = AgreementRequest | PactRequest | FairnessRequest
"""A request of a person at a table other than a move."""


class LiveTable:
    """A game with its seats, its chat and its watchers.

    `SharedGame` stores every change of the game before the watchers are sent it. Methods raise RequestError.
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
        self.bargaining = stored.bargaining
        """Whether captains are to bargain here."""
        self.captains = captains(stored, services.opponents)
        """By seat, the captains who bargain here."""
        self.on_change: Callable[[], None] = lambda: None
        """Called when the game has changed."""
        self.users = 0
        """The number of connections and requests that need this table in memory."""
        self.changed = asyncio.Event()
        """Set whenever the game has changed; the driver clears it."""
        self.problem = Problem(weakly(self.publish))
        self.on_presence: Callable[[], None] = lambda: None
        """Called when somebody comes, leaves, looks away or back, hurries bots, or finally answers R4.5."""
        self.hurry = Hurry(weakly(self._tell_presence))
        self.discard_window = DiscardWindow()
        self._shuffle = stored.shuffle
        self._rules_version = stored.rules_version
        replayed = replay(stored)
        self._narration = replayed.narration
        self._shared = SharedGame(stored, replayed, store, services)
        self._shared.on_steps = weakly(self._tell_steps)
        self._loading_seats = asyncio.Lock()
        self._watchers = Watchers()
        self.presence = Presence(self._watchers, self.hurry, self.discard_window, services.now)
        self.deal_wait = DealWait(self.presence)
        self.messages = TableMessages(proxy(self), self._narration, services.now)
        self._shared.on_chat = self._watchers.publish_chat

    # --- state ----------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as it is stored. Changes replace this object."""
        return self._shared.game

    @property
    def clock(self) -> TurnClock:
        """The clock, with the deadline of the person on turn."""
        return self._shared.clock

    @property
    def moved_at(self) -> float:
        """When the latest move was stored, as Unix time in seconds."""
        return self._shared.moved_at

    @property
    def watched(self) -> bool:
        """Whether there are any watchers."""
        return bool(self._watchers)

    @property
    def lengths(self) -> tuple[int, int]:
        """The number of entries and of chat lines known here; another process may have stored more."""
        return self._shared.lengths

    @property
    def stands_still(self) -> bool:
        """Whether the game is paused or over, or no person is left who plays."""
        return self.game.agreements.stands_still(self.seats.people)

    @property
    def captain_names(self) -> Mapping[int, str]:
        """By seat, the names of the same captains, as levels."""
        return {seat: self.seats[seat].bot or "" for seat in self.captains}

    def reputations(self, seat: int) -> Mapping[int, Reputation]:
        """By seat, what each captain who bargains here knows of a person from earlier games."""
        return self.seats.reputations(seat, self.captains)

    def is_looked_at_by(self, person: str) -> bool:
        """Check if a person sits here and is looking at the table."""
        return self.seats.is_any_of(person, self.presence.looking)

    def players(self) -> list[Player]:
        """The player in each seat, with whether it is connected and whether a captain plays for it."""
        presence = self.presence
        return self.seats.players(presence.connected, presence.away_since, self.game.agreements.captains)

    def connections(self, viewer: Viewer) -> int:
        """The number of connections to a seat; 1 for spectators, who are not told of one another."""
        return self.presence.connections(viewer)

    def bot(self, seat: int) -> str | None:
        """The bot that acts for a seat now: its own bot, or the captain who plays for its person."""
        return self.seats.bot(seat, self.game.agreements.captains)

    def record(self) -> Record | None:
        """The record of the whole game, which reveals every hand; None while the game goes on."""
        if not self.game.over:
            return None
        return record_of(self.game, self.seats.names, self._shuffle, self._rules_version)

    def sent_table(
        self, viewer: Viewer, log_next: int, log_first: int | None, credential: str | None
    ) -> SentTable:
        """As `TableMessages.sent`; the credential's own seats are those of `TableSeats.opened_by`."""
        return self.messages.sent(viewer, log_next, log_first, self.seats.opened_by(credential))

    def chat_since(self, viewer: Viewer, number: int) -> tuple[int, list[ChatLine]]:
        """The number of the next chat line, and the lines from `number` on that a viewer may read."""
        return len(self._shared.chat), self._shared.chat.since(viewer, number)

    # --- watchers -------------------------------------------------------------------------------

    async def join(self, watcher: Watcher) -> None:
        """Add a watcher, and send it the table and the chat, or end it if it has lost its seat meanwhile."""
        await self.catch_up()
        if watcher.viewer is not None:
            with suppress(RequestError):
                await self.welcome(watcher.viewer)
        came = watcher.viewer not in self.presence.connected
        self._watchers.add(watcher)
        self._watchers.end_revoked(self.seats)
        self.deal_wait.expect(watcher.viewer)
        self._tell_arrival(watcher.viewer, came)
        watcher.table_changed()
        watcher.chat_changed()

    def leave(self, watcher: Watcher) -> None:
        self._watchers.remove(watcher)
        self._tell_arrival(watcher.viewer, watcher.viewer not in self.presence.connected)

    def _tell_arrival(self, viewer: Viewer, came_or_left: bool) -> None:
        """Announce that a watcher came or left; `came_or_left` says whether its viewer did."""
        self._note_presence()
        if self.game.deal_is_due:
            self.changed.set()  # it may have waited for this viewer
        self.on_presence()
        if viewer is not None:
            self._tell_connections(viewer, came_or_left)

    def _tell_connections(self, seat: int, came_or_left: bool) -> None:
        """Send the table after the number of connections to a seat changed.

        Everybody gets it if the person came or left by that, otherwise only those at the seat.
        """
        if came_or_left:
            self.publish()
        else:
            self.messages.forget()
            self._watchers.publish_to_seat(seat)

    def set_looking(self, watcher: Watcher, looking: bool) -> None:
        """Set whether a watcher's page is being looked at."""
        watcher.looking = looking
        self.on_presence()

    def set_elsewhere(self, seats: Mapping[int, SeatPresence]) -> None:
        """Set which seats are connected to other processes, and send what that changes."""
        if seats == self.presence.elsewhere:
            return
        reconnected = self.presence.set_elsewhere(seats)
        self._note_presence()
        for seat, came_or_left in reconnected.items():
            self.deal_wait.expect(seat)
            self._tell_connections(seat, came_or_left)
        self.changed.set()

    def publish(self) -> None:
        """Send the table to all watchers."""
        self.messages.forget()
        self._watchers.publish_table()

    def set_rematch(self, rematch: NextTable) -> None:
        """Set the rematch, and tell all watchers of it."""
        if rematch != self.rematch:
            self.rematch = rematch
            self.publish()

    # --- changes of the game --------------------------------------------------------------------

    async def act(self, seat: int, version: int, action: int | str, captain: bool = False) -> None:
        """Perform an action for a seat, given by code or token; with `captain`, as the seat's captain."""
        change = self._then_deal(lambda game: game.play(action, seat))
        await self._shared.change_by(seat, change, version, captain)

    async def act_for_bot(
        self, seat: int, version: int, code: int, stand_in: bool, offers: Sequence[Offered] = ()
    ) -> None:
        """Perform an action for a bot's seat, and log when a stand-in begins or stops playing for it.

        With it a captain makes these offers, if the battle goes on: in one change, so that nothing tells the
        others that there are any.
        """

        def play(game: Game) -> None:
            if stand_in != (seat in game.agreements.stand_ins):
                game.enter(StandInTookOver(seat) if stand_in else BotReady(seat))
            battle = game.table.battles
            game.play(code, seat)
            if game.table.battles == battle:
                for made in offers:
                    with suppress(IllegalAction):  # what it is about is decided by now
                        if not is_empty(made.offer, game.table):
                            game.enter(made)

        await self._shared.change_by(seat, self._then_deal(play), version)

    async def answer_pact(self, answer: Accepted | Declined) -> None:
        """Enter a captain's answer to an offer."""
        await self._shared.change(lambda game: game.enter(answer))

    def hurry_bots(self, seat: int) -> None:
        """Have the bots act at once until this seat's next turn."""
        try:
            self.game.agreements.check_player(seat)
        except PlayRefused as error:
            raise illegal(error) from None
        self.hurry.begin(seat)

    async def answer(self, seat: int, answer: HandAnswer | None, version: int | None = None) -> None:
        """R4.5: answer whether a seat discards its hand; None withdraws the answer.

        With a version, which must be the table's, the answer is final.
        """
        discard = None if answer is None else answer == "hand:discard"
        await self._shared.change(lambda game: game.answer(seat, discard), version)
        if version is not None:
            self.discard_window.note_final(version, seat)
            self.on_presence()
            self.changed.set()

    @property
    def unwelcomed(self) -> list[int]:
        """The seats connected to this process without whose people something is proposed (`be_here`).

        Another process may not have heard yet of who has come here.
        """
        return [seat for seat in self._watchers.seats & self.presence.there if self._is_unwelcomed(seat)]

    def _is_unwelcomed(self, seat: int) -> bool:
        return not self.game.over and bool(be_here(self.game.agreements, seat))

    async def welcome(self, seat: int) -> None:
        """End what is proposed without a person who is here (`be_here`)."""
        if self._is_unwelcomed(seat):
            await self._shared.change(lambda game: game.enter_all(be_here(game.agreements, seat)))

    def _welcome_all(self, game: Game) -> None:
        """As `welcome`, for all who are here; so nobody agrees to it."""
        for seat in self.presence.there:
            game.enter_all(be_here(game.agreements, seat))

    async def settle_hands(self, version: int, chosen: Mapping[int, bool]) -> None:
        """R4.5: keep or discard all hands as answered; `chosen` has the answers of bots, True to discard."""
        await self._shared.change(self._then_deal(lambda game: settle_hands(game, chosen)), version)

    async def show(self, seat: int, cards: Sequence[int], face_down: bool, to: Sequence[int] | None) -> None:
        """R10.3: show cards to some seats, or to everybody if `to` is None."""
        await self._shared.change_by(seat, lambda game: game.show(seat, parse_cards(cards), face_down, to))

    async def next_game(self, version: int, seat: int | None = None) -> None:
        """R13: begin the next game of the match, for a person or, if `seat` is None, for the server."""
        await self._shared.change_by(seat, self._then_deal(Game.next_game), version)

    async def end_unfinished(self, version: int, seat: int | None = None) -> None:
        """R2.8: end a game in which nobody plays any more, for a person or, if `seat` is None, the server."""
        await self._shared.change_by(seat, self._then_deal(Game.end_unfinished), version)

    async def deal(self, version: int) -> None:
        """Deal the cards that are due, with the entropy given so far."""
        await self._shared.change(Game.deal, version)

    async def ask(self, seat: int, request: TableRequest) -> None:
        """Apply a person's request about agreements, pacts (R10.1) or the fairness of deals."""

        def apply(game: Game) -> None:
            self._welcome_all(game)
            apply_request(request, seat, game, self.seats.people, self.presence.there)

        await self._shared.change(self._then_deal(apply) if isinstance(request, FairnessRequest) else apply)

    def _then_deal(self, change: Callable[[Game], None]) -> Callable[[Game], None]:
        """A change, and the deal that is due after it, unless that waits for somebody's entropy.

        Private changes are not to be followed by a deal, which would tell of them.
        """

        def changed(game: Game) -> None:
            change(game)
            if game.deal_is_due and not game.agreements.paused and not self.deal_wait.seats(game.fairness):
                game.deal()

        return changed

    async def end_late_turn(self) -> None:
        """If the time for the turn has run out, end it (`TurnClock.end_turn`); otherwise do nothing."""
        await self._shared.end_late_turn()

    async def say(self, seat: int, text: str, to: Sequence[int] | None) -> None:
        """R10.1: add a chat line to some seats, or to everybody if `to` is None.

        Refused while the host has closed the chat, until the game is over.
        """
        if self.game.agreements.chat_closed and not self.game.over:
            raise RequestError("chat_closed", Fact(id="error-chat-closed"))
        receivers = check_receivers(seat, to, len(self.seats))
        await self._shared.say(seat, check_text(text), receivers)

    async def catch_up(self) -> None:
        """Load what other processes have stored; change nothing if it cannot be read."""
        await self._shared.catch_up()

    async def load_seats(self) -> None:
        """Reload the owners of seats, if they can be read, and end connections that have lost their seat."""
        async with self._loading_seats:
            with suppress(StoreError):
                names = self.seats.names
                await self.seats.load()
                self._watchers.end_revoked(self.seats)
                if self.seats.names != names:
                    self.publish()

    async def settle(self) -> None:
        """Wait until nothing is being stored."""
        await self._shared.settle()

    def _tell_steps(self, steps: Sequence[LogStep], told: Sequence[Told]) -> None:
        """Send new entries, which are stored by now, to the watchers."""
        for step in steps:
            if isinstance(step.entry, ChainAnnounced | EntropyRevealed):
                self.deal_wait.expect(step.entry.seat)
        self._note_presence()
        for seat in self.game.agreements.captains:
            self.hurry.end(seat)
        self._narration.extend(self.game.table, told)
        entries = [step.entry for step in steps]
        if any(may_know_of(entry, None) for entry in entries):
            self.messages.forget()
        else:
            # Making the others' messages anew would take time, which tells.
            self.messages.forget_own(
                seat for seat in range(len(self.seats)) if any(may_know_of(one, seat) for one in entries)
            )
        self._watchers.publish_entries(entries)
        self.changed.set()
        self.on_change()

    def _tell_presence(self) -> None:
        self.on_presence()

    def _note_presence(self) -> None:
        self.presence.update(self.game.agreements.captains)


_P = ParamSpec("_P")


def weakly(method: Callable[_P, None]) -> Callable[_P, None]:
    """A function that calls a method while its object exists, without keeping that object alive."""
    weak = WeakMethod(method)

    def call(*arguments: _P.args, **named: _P.kwargs) -> None:
        if (alive := weak()) is not None:
            alive(*arguments, **named)

    return call


def apply_request(
    request: TableRequest, seat: int, game: Game, people: Collection[int], there: Collection[int]
) -> None:
    """Enter in a game what the person of a seat requests.

    `people` are the seats of people, `there` those who are at the table.

    Raises IllegalAction, PlayRefused and RequestError.
    """
    if isinstance(request, FairnessRequest):
        game.enter(fairness_entry(request, seat))
    elif isinstance(request, PactRequest):
        game.enter(decide_pact(request, seat, game))
    else:
        game.enter_all(decide(request, seat, game, people, there))
