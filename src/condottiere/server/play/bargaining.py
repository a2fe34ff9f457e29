"""Captains who bargain at one table: their answers, and the offers that come with what they play.

An answer comes a fixed time after an offer, by pace alone. An offer comes with an action of its captain, in
the same change. Both follow from what everybody knows and from the pacts that the captain knows of
(`bots.bargaining`), so neither they nor their times tell anything of a hand.
"""

import asyncio
import logging
from collections.abc import Collection, Mapping
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

from condottiere.bots.bargaining.characters import Character
from condottiere.bots.bargaining.memory import Reputation
from condottiere.record.game import Game
from condottiere.record.pacts.notation import Accepted, Declined, Offer, Offered
from condottiere.rules import Phase, View
from condottiere.server.errors import RequestError
from condottiere.server.messages.protocol import Pace
from condottiere.server.runtime.logs import TableLog
from condottiere.server.runtime.turns import Payer, start_for_server
from condottiere.server.services import Services
from condottiere.server.table.live import LiveTable

from .bot_pool import BotPool, Scheduling

_log = logging.getLogger(__name__)

ANSWER_SECONDS: Final[dict[Pace, float]] = {"instant": 0.8, "fast": 1.5, "normal": 2.5, "slow": 4.0}
"""How long after an offer a captain answers it."""
OFFER_SECONDS: Final = 0.3
"""How long a captain who may make an offer takes at least before it acts: enough to think of one."""


class Word(NamedTuple):
    """The word that a captain has given."""

    faithful: list[int]
    """Its legal actions that break no promise."""
    honour: float
    """As in Character."""


class Bargaining:
    """What captains answer and offer at one table."""

    def __init__(self, table: LiveTable, services: Services, pool: BotPool, payer: Payer) -> None:
        self._table = table
        self._services = services
        self._pool = pool
        self._payer = payer
        self.acts = False
        """Whether this process acts at the table."""
        self._answers: dict[tuple[int, Offer], asyncio.Task[None]] = {}
        """The captains' answers that are due, by seat and offer."""

    def stop(self) -> None:
        """Answer nothing any more."""
        self.acts = False
        for task in self._answers.values():
            task.cancel()
        self._answers.clear()

    def see_offers(self) -> None:
        """Begin to answer what captains were offered."""
        game, captains = self._table.game, self._table.captains
        self._answers = {key: task for key, task in self._answers.items() if not task.done()}
        if not (captains and self.acts):
            return
        for pact in game.pacts.pacts:
            for seat in pact.awaited(game.pact_time):
                if seat in captains and (seat, pact.offer) not in self._answers:
                    work = self._answer(seat, pact.offer)
                    name = f"answer of seat {seat} at table {self._table.id}"
                    self._answers[seat, pact.offer] = start_for_server(work, name, self._payer)

    async def _answer(self, seat: int, offer: Offer) -> None:
        await self._services.sleep(ANSWER_SECONDS[self._table.pace])
        character = self._table.captains[seat]
        try:
            ask = partial(_answer, self._table.game, seat, character, offer, self._past(seat))
            said = await self._pool.run(ask, self._scheduling(seat, offer))
            with suppress(RequestError):  # it is withdrawn or lapsed by now, or cannot be stored
                await self._table.answer_pact(said)
        except Exception:
            TableLog(_log, self._table.id).exception("seat %d could not answer an offer", seat)

    def word(self, game: Game, seat: int, view: View) -> Word | None:
        """Return the word that a captain has given; None if its bot makes no pacts."""
        character = self._table.captains.get(seat)
        if character is None or not game.pacts.watches:
            return None
        return Word(game.pacts.faithful(game.table, game.version, view.legal), character.honour)

    def may_offer(self, seat: int) -> bool:
        """Whether a captain may offer somebody something as it acts now. This is public."""
        table = self._table
        return seat in table.captains and table.game.table.phase == Phase.BATTLE and bool(table.seats.people)

    async def offers(self, seat: int) -> list[Offered]:
        """Return what a captain offers now."""
        table = self._table
        think = partial(_offers, table.game, seat, table.captains, table.seats.people, self._past(seat))
        return await self._pool.run(think, self._scheduling(seat, None))

    def _past(self, seat: int) -> dict[int, Reputation]:
        """What a captain knows of people from earlier games, by seat."""
        known = {person: self._table.reputations(person) for person in self._table.seats.people}
        return {person: captains[seat] for person, captains in known.items() if seat in captains}

    def _scheduling(self, seat: int, offer: Offer | None) -> Scheduling:
        return Scheduling(
            table=self._table.id,
            serial_key=(self._table.id, "pacts", seat, offer),
            client=lambda: self._table.presence.client,
            quick=True,
        )


# Captains think with NumPy, without which none of them bargains.


def _answer(
    game: Game, seat: int, character: Character, offer: Offer, past: Mapping[int, Reputation]
) -> Accepted | Declined:
    from condottiere.bots.bargaining.captains import Situation, answer

    return answer(Situation.of(game, past), seat, character, offer)


def _offers(
    game: Game,
    seat: int,
    captains: Mapping[int, Character],
    people: Collection[int],
    past: Mapping[int, Reputation],
) -> list[Offered]:
    from condottiere.bots.bargaining.captains import Situation, offers

    return offers(Situation.of(game, past), seat, captains, captains[seat], people)
