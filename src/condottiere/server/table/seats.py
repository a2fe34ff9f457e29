"""The seats of a table: people, bots, and the captains who play for people."""

from collections import defaultdict
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from typing import overload

from condottiere.bots.bargaining.characters import Character
from condottiere.bots.bargaining.memory import Dealings, Memory, Reputation
from condottiere.record.agreements.state import CaptainReason
from condottiere.record.game import Game
from condottiere.server.messages.protocol import Player, StandIn
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.services import Services
from condottiere.server.storage import DealingsOfSeats, Store, StoredGame, StoredSeat

from .messages.wire import players


class TableSeats(Sequence[StoredSeat]):
    """The seats of a table as last loaded."""

    def __init__(self, game: StoredGame, store: Store, services: Services) -> None:
        self.stored = game.seats
        """The seats as they are stored."""
        self._game = game.id
        self._store = store
        self._services = services

    @overload
    def __getitem__(self, seat: int) -> StoredSeat: ...
    @overload
    def __getitem__(self, seat: slice) -> Sequence[StoredSeat]: ...
    def __getitem__(self, seat: int | slice) -> StoredSeat | Sequence[StoredSeat]:
        return self.stored[seat]

    def __iter__(self) -> Iterator[StoredSeat]:
        return iter(self.stored)

    def __len__(self) -> int:
        return len(self.stored)

    @property
    def people(self) -> list[int]:
        """The seats of people, by number."""
        return [seat for seat, who in enumerate(self.stored) if who.bot is None]

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat's player."""
        return tuple(seat.name for seat in self.stored)

    def bot(self, seat: int, captains: Container[int]) -> str | None:
        """The bot that acts for a seat: its own bot, or a captain if the seat is among `captains`."""
        captain = self._services.opponents.captain if seat in captains else None
        return self.stored[seat].bot or captain

    def opened_by(self, credential: str | None) -> list[int]:
        """The seats that belong to a credential: the digest of a key, or the identifier of a person."""
        seats = enumerate(self.stored)
        return [seat for seat, who in seats if credential and credential in (who.person, who.key_digest)]

    def is_any_of(self, person: str, seats: Container[int | None]) -> bool:
        """Check if a person sits in one of these seats."""
        return any(who.person == person and seat in seats for seat, who in enumerate(self.stored))

    def players(
        self,
        connected: Collection[int],
        away_since: Callable[[int], float | None],
        captains: Mapping[int, CaptainReason],
    ) -> list[Player]:
        """The player in each seat, with whether it is connected and whether a captain plays for it."""
        named = players(self.stored, self._services.opponents, connected, captains)
        for seat in self.people:
            named[seat].away_since = away_since(seat)
        return named

    @property
    def stand_ins(self) -> list[StandIn]:
        """The captains that play for bots whose code is not compiled yet, and for those that are no more."""
        opponents, precompilation = self._services.opponents, self._services.precompilation
        found: defaultdict[tuple[str, bool], list[int]] = defaultdict(list)
        for seat, who in enumerate(self.stored):
            playing = who.bot and opponents.playing(who.bot, precompilation.is_ready)
            if who.bot and playing and playing != who.bot:
                found[playing, not opponents.has(who.bot)].append(seat)
        return [
            StandIn(
                name=opponents.name_of(playing),
                seats=others,
                gone=gone,
                until=None if gone else precompilation.ready_at,
            )
            for (playing, gone), others in found.items()
        ]

    def reputations(self, seat: int, captains: Mapping[int, Character]) -> dict[int, Reputation]:
        """What each of these captains knows of a seat's person from earlier games, if anything."""
        known = self.stored[seat].reputations or {}
        names = {captain: self.stored[captain].bot or "" for captain in captains}
        return {one: captains[one].recalls(known[name]) for one, name in names.items() if name in known}

    async def load(self) -> None:
        """Load the present owners of the seats. Raises StoreError."""
        found = await self._store.seats.find([self._game])
        self.stored = found.get(self._game, self.stored)


def captains(game: StoredGame, opponents: Opponents) -> dict[int, Character]:
    """By seat, the character of each captain who bargains at a table."""
    if not game.bargaining:
        return {}
    bots = [(seat, who.bot) for seat, who in enumerate(game.seats) if who.bot is not None]
    found = [(seat, opponents.character(bot)) for seat, bot in bots]
    return {seat: character for seat, character in found if character is not None}


def dealings(game: Game, seats: Sequence[StoredSeat], captains: Iterable[int]) -> DealingsOfSeats:
    """What the people in a game that is over did with promises to its captains."""
    found: dict[int, dict[str, Dealings]] = {}
    for seat in (number for number, who in enumerate(seats) if who.bot is None):
        own = found[seat] = defaultdict(Dealings)
        for captain in captains:
            own[seats[captain].bot or ""] += Memory(game.pacts, game.pact_time, captain).dealings(seat)
    return found
