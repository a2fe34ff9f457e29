"""Automatic actions of the server at a table, at a human pace, while it is watched or has a clock.

If several processes share the database, one of them acts at a table. The others show its actions.

The driver acts for bots, and for people replaced by a captain. It makes the deals that wait for entropy. It
asks all seats with cards whether they discard their hands (R4.5). It passes for a person whose hand is empty,
with no card face down: everybody can see that this seat has no other action (R2.5). At tables without people
it continues the match (R13) and ends games in which no cards are played any more (R2.8). It does nothing
else, and nothing while the table stands still.
"""

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from functools import partial
from math import ceil
from typing import Any, Final, TypeAlias

from condottiere.bots import Bot, Decision
from condottiere.bots.bot import single_decision
from condottiere.bots.thinking_time import QUICK_SECONDS
from condottiere.languages.fact import Fact
from condottiere.record.game import Game
from condottiere.record.hand_answers import all_decided, asked_seats
from condottiere.record.pacts.notation import Offered
from condottiere.rules import DiscardHand, Pass, Phase, View, encode
from condottiere.rules.battle import can_only_pass
from condottiere.rules.play import can_end_unfinished
from condottiere.server.errors import RequestError
from condottiere.server.runtime.completion import wait_for_first
from condottiere.server.runtime.logs import TableLog
from condottiere.server.runtime.turns import LoopShares, Payer, start_for_server
from condottiere.server.services import Services
from condottiere.server.storage import StoredSeat
from condottiere.server.table.live import LiveTable, weakly

from .bargaining import OFFER_SECONDS, Bargaining, Word
from .bot_pool import BotPool, Scheduling
from .pace import delay, hand_seconds

_log = logging.getLogger(__name__)

_DISCARD: Final = encode(DiscardHand())

_OVERTAKEN: Final = ("stale", "captain", "paused", "closed")
"""Error codes for an action that is no longer possible: somebody else has acted, or people have agreed."""

_Step: TypeAlias = Callable[[int], Coroutine[Any, Any, None]]
"""An action to perform, given the version of the table for which it was chosen."""


class TableBots:
    """The bots of one table. Each is created on first use, and kept."""

    def __init__(self, table: LiveTable, services: Services, pool: BotPool) -> None:
        self._table = table
        self._services = services
        self._pool = pool
        self._bots: dict[tuple[int, str], Bot | None] = {}

    def playing(self, seat: int) -> str:
        """The bot that plays a seat now: a weaker one if the code of the chosen bot is not compiled yet."""
        opponents = self._services.opponents
        name = self._table.bot(seat) or opponents.captain  # None if the person has come back meanwhile
        return opponents.playing(name, self._services.precompilation.is_ready)

    async def decide(self, seat: int, name: str, view: View, word: Word | None = None) -> int:
        """The action of this bot for a seat that has given its word, computed in the pool."""
        scheduling = Scheduling(
            table=self._table.id,
            # A cancelled decision must end before the next one starts.
            serial_key=(self._table.id, seat),
            client=lambda: self._table.presence.client,
            quick=self._services.opponents.time_step(name) <= QUICK_SECONDS,
        )
        return await self._pool.run(partial(self._decide, seat, name, view, word), scheduling)

    def _decide(self, seat: int, name: str, view: View, word: Word | None) -> int:
        """The action of a bot, or a random one if the bot fails, so that the game continues."""
        if (seat, name) not in self._bots:
            self._bots[seat, name] = self._make_bot(name)
        bot = self._bots[seat, name]
        try:
            decision = single_decision(self._random_action(view)) if bot is None else bot.decide(view)
            code = decision.code if word is None else _with_word(view, decision, word)
            if code in view.legal:
                return code
            TableLog(_log, self._table.id).error("the bot of seat %d chose what is illegal", seat)
        except Exception:
            TableLog(_log, self._table.id).exception("the bot of seat %d failed", seat)
        return self._random_action(view)

    def _random_action(self, view: View) -> int:
        return self._services.rng.choice(view.legal)

    def _make_bot(self, name: str) -> Bot | None:
        """Create a bot, in the thread in which it thinks, because that may take a while too."""
        try:
            return self._services.opponents.make(name, self._services.rng.getrandbits(32))
        except Exception:
            TableLog(_log, self._table.id).exception("there is no bot %r any more; chance plays for it", name)
            return None


class Driver:
    """Acts at one table for seats that need no person."""

    def __init__(
        self,
        table: LiveTable,
        retry_seconds: float,
        services: Services,
        pool: BotPool,
        claim: Callable[[], Awaitable[None]],
        shares: LoopShares,
    ) -> None:
        """`retry_seconds` is the pause before a failed action is retried.

        `claim` calls `set_acts` with whether this process acts at the table; it may raise RequestError. What
        this does counts in `shares` for the client that the bots of the table think for.
        """
        self._table = table
        presence = table.presence
        self._payer = Payer(shares, lambda: presence.client)
        self._claim = claim
        self._retry_seconds = retry_seconds
        self._services = services
        self._bots = TableBots(table, services, pool)
        self._bargaining = Bargaining(table, services, pool, self._payer)
        table.on_change = weakly(self._bargaining.see_offers)
        self._task: asyncio.Task[None] | None = None
        self._acts: bool | None = None
        """Whether this process is the one that acts at the table; None if that is not known yet."""
        self._resting = asyncio.Event()
        """Set while the driver waits for people."""

    def start(self) -> None:
        """Start, unless already started."""
        if self._task is None or self._task.done():
            self._resting.clear()
            self._task = start_for_server(self._run(), f"table {self._table.id}", self._payer)

    def stop(self) -> None:
        """Stop, and cancel what a bot is thinking about. Another process may act from now on."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self._bargaining.stop()
        self._acts = None

    def set_acts(self, acts: bool | None) -> None:
        """Act from now on, let another process, or claim the table if none does; nothing unless started."""
        if self._task is None or acts == self._acts:
            return
        if self._acts:  # perhaps a bot is thinking
            self.stop()
            self.start()
        self._acts = acts
        self._bargaining.acts = bool(acts)
        self._table.changed.set()

    async def rest(self) -> None:
        """Wait until people have to act. The driver must have been started."""
        if self._table.changed.is_set():
            self._resting.clear()  # it will act on this change
        await self._resting.wait()

    async def _run(self) -> None:
        while True:
            self._table.changed.clear()
            self._resting.clear()
            await self._act_while_due()
            self._resting.set()
            await self._table.changed.wait()

    async def _act_while_due(self) -> None:
        while True:
            version = self._table.game.version
            try:
                step = self._welcome if self._table.unwelcomed else await self._next_step()
                if step is not None:
                    await step(version)
                self._table.problem.set(None)
                if step is None:
                    return
            except RequestError as error:
                # Retry after every other error: its cause is temporary, such as a locked database.
                if error.code not in _OVERTAKEN:
                    self._table.problem.set(_problem(error))
                    await self._services.sleep(self._retry_seconds)
            except Exception:
                TableLog(_log, self._table.id).exception("the server could not act; it will try again")
                await self._services.sleep(self._retry_seconds)

    async def _next_step(self) -> _Step | None:
        """Wait for the next action that is due, and return it; return None at once if people have to act."""
        if self._acts is None:
            await self._claim()
        self._bargaining.see_offers()
        if self._table.stands_still:
            return None
        game = self._table.game
        phase, turn = Phase(game.table.phase), game.turn
        if not self._acts:
            self._look_on(game)
            return None
        step: _Step
        if phase == Phase.DEAL:
            return await self._wait_for_entropy(game)
        if phase == Phase.HAND:
            return await self._ask_about_hands(game)
        if turn is not None and (own := self._table.bot(turn)) is not None:
            name = self._bots.playing(turn)
            code, offers = await self._choose(turn, name, game)
            if self._table.seats[turn].bot is None:
                return partial(self._act, turn, code, True)
            return partial(self._act_for_bot, turn, code, name != own, offers)
        if turn is not None and can_only_pass(game.table):
            step = partial(self._act, turn, encode(Pass()), False)
        elif phase == Phase.INTERVAL and not self._table.seats.people:
            step = self._table.next_game
        else:
            self._table.hurry.end(turn)
            return None
        await self._pause(self._delay(phase))
        return step

    def _look_on(self, game: Game) -> None:
        """Show people what the acting process waits for."""
        turn = game.turn
        if game.table.phase == Phase.HAND:
            if not self._table.discard_window.is_open(game.version):
                self._open_discard_window(game)
        elif game.deal_is_due:
            pass
        elif turn is None or (self._table.bot(turn) is None and not can_only_pass(game.table)):
            self._table.hurry.end(turn)

    async def _welcome(self, _version: int) -> None:
        for seat in self._table.unwelcomed:
            await self._table.welcome(seat)
        await self._table.settle()  # perhaps what ends the proposal is being stored already

    async def _act(self, seat: int, code: int, captain: bool, version: int) -> None:
        await self._table.act(seat, version, code, captain)

    async def _act_for_bot(
        self, seat: int, code: int, stand_in: bool, offers: Sequence[Offered], version: int
    ) -> None:
        if not self._table.seats.people and can_end_unfinished(self._table.game.table):
            await self._table.end_unfinished(version)
        else:
            await self._table.act_for_bot(seat, version, code, stand_in, offers)

    # --- delays -------------------------------------------------------------------------------------

    def _delay(self, phase: Phase) -> float:
        pace = "instant" if self._table.hurry.on else self._table.pace
        table = self._table.game.table
        seats = sum(not table.out[seat] and self._table.bot(seat) is not None for seat in range(table.seats))
        return delay(pace, phase, self._services.rng, seats)

    async def _pause(self, seconds: float) -> bool:
        """Wait for these seconds, or until somebody hurries; return whether somebody did."""
        hurry = self._table.hurry
        if hurry.on:
            await self._services.sleep(seconds)
            return False
        await wait_for_first(self._services.sleep(seconds), hurry.wait())
        return hurry.on

    async def _wait_at(self, version: int, happened: Callable[[], bool]) -> None:
        """Wait until a condition holds, or the table has another version."""
        while self._table.game.version == version and not happened():
            self._table.changed.clear()
            await self._table.changed.wait()

    # --- deals --------------------------------------------------------------------------------------

    async def _wait_for_entropy(self, game: Game) -> _Step:
        """Wait for the entropy of connected browsers, but not for long; return the step that deals."""
        table = self._table
        given = self._wait_at(game.version, lambda: not table.deal_wait.seats(table.game.fairness))
        await wait_for_first(self._services.sleep(table.deal_wait.seconds(game.fairness)), given)
        if table.game.version == game.version:
            table.deal_wait.give_up(table.game.fairness)
        return table.deal

    # --- discarding hands (R4.5) --------------------------------------------------------------------

    async def _ask_about_hands(self, game: Game) -> _Step:
        """R4.5: ask all seats with cards; return the step that settles their hands when the time is over."""
        table = self._table
        bots = [seat for seat in asked_seats(game) if table.bot(seat) is not None]
        decisions = {
            seat: asyncio.create_task(self._bots.decide(seat, self._bots.playing(seat), game.view(seat)))
            for seat in bots
        }
        try:
            await self._pass_discard_window(game, bots)
            # A forced answer is found at once, a free one may take time: bots that are still thinking keep.
            done = {seat: one.done() and await one == _DISCARD for seat, one in decisions.items()}
        finally:
            for decision in decisions.values():
                decision.cancel()
        # A person for whom a captain would have answered may be back.
        answers = {seat: discard for seat, discard in done.items() if table.bot(seat) is not None}
        return partial(table.settle_hands, chosen=answers)

    def _open_discard_window(self, game: Game) -> tuple[float, float]:
        """R4.5: open the window for answers; return its minimum and maximum length in seconds.

        The length reveals nothing about a hand. All processes show the same time, because its random seed is
        the time at which the battle ended.
        """
        table = self._table
        people = [seat for seat in asked_seats(game) if table.bot(seat) is None]
        bots = [seat for seat in asked_seats(game) if table.bot(seat) is not None]
        time_steps = [self._services.opponents.time_step(self._bots.playing(seat)) for seat in bots]
        least = max(self._delay(Phase.HAND), sum(time_steps))
        seconds = hand_seconds(table.pace, random.Random(table.moved_at))
        together = bool(people) and len(table.seats.people) > 1
        most = max(least, seconds * _most_at_one_device(table.seats, people)) if together else least
        table.discard_window.open(game.version, self._services.now() + most if together else None)
        table.publish()
        return least, most

    async def _pass_discard_window(self, game: Game, bots: Sequence[int]) -> None:
        """R4.5: wait until the window is over; wait for a person who plays alone against bots."""
        table, window = self._table, self._table.discard_window
        people = [seat for seat in asked_seats(game) if seat not in bots]
        least, most = self._open_discard_window(game)
        await self._services.sleep(least)
        if people and len(table.seats.people) > 1:
            all_final = self._wait_at(game.version, lambda: window.are_final(game.version, people))
            await wait_for_first(self._services.sleep(most - least), all_final)
        else:
            await self._wait_at(game.version, lambda: all_decided(table.game, people))

    # --- bots ---------------------------------------------------------------------------------------

    async def _choose(self, seat: int, name: str, game: Game) -> tuple[int, Sequence[Offered]]:
        """The action of a bot, after a delay that depends on pace, phase and bot, never on its cards.

        If a bot needs longer than its time step, the delay is extended by whole steps. What it offers with
        that is ready by then, or not offered.
        """
        time_step = self._services.opponents.time_step(name)
        start = self._services.monotonic()
        may_offer = self._bargaining.may_offer(seat)
        due = max(self._delay(Phase(game.table.phase)), time_step, OFFER_SECONDS if may_offer else 0.0)
        decision = asyncio.create_task(self._decide_in_time(seat, name, game))
        offers = asyncio.create_task(self._bargaining.offers(seat)) if may_offer else None
        try:
            hurried = await self._pause(due)
            code, decided = await decision
            made = offers.result() if offers is not None and offers.done() else []
        finally:
            decision.cancel()
            if offers is not None:
                offers.cancel()
        due = start + (time_step if hurried else due)
        steps = max(0, ceil((decided - due) / time_step))
        if hurried or steps:
            await self._services.sleep(max(0.0, due + steps * time_step - self._services.monotonic()))
        return code, made

    async def _decide_in_time(self, seat: int, name: str, game: Game) -> tuple[int, float]:
        view = game.view(seat)
        code = await self._bots.decide(seat, name, view, self._bargaining.word(game, seat, view))
        return code, self._services.monotonic()


def _with_word(view: View, decision: Decision, word: Word) -> int:
    from condottiere.bots.bargaining.word import with_word  # NumPy is needed for it

    return with_word(view, decision, *word)


def _most_at_one_device(seats: Sequence[StoredSeat], people: Collection[int]) -> int:
    """The largest number of these people who share a device, where they can only answer in turn."""
    devices = Counter(seats[seat].person or seat for seat in people)
    return max(devices.values(), default=1)


def _problem(error: RequestError) -> Fact:
    """The fact that the table shows for an error that keeps the server from acting."""
    if error.fact.id == "error-not-saved":
        return Fact(id="problem-not-saved", what=error.fact.what)
    return Fact(id="problem", what=error.fact)
