"""Every seat's share of the victory, now and in futures that differ from now by one deed.

The shares are those of the network of `learned`, with which captains of that kind also play.
"""

import random
import zlib
from collections.abc import Callable, Hashable, Sequence
from copy import copy
from dataclasses import replace
from typing import Final, TypeAlias

import numpy as np

from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.learned.network import Network, network_in_use, softmax
from condottiere.features import FEATURES, put_features
from condottiere.rules import Card, Region, View
from condottiere.rules.actions import ACTIONS
from condottiere.rules.cards import CARDS, WINTER
from condottiere.rules.observation import Observation
from condottiere.rules.regions import NO_REGION
from condottiere.rules.strength import in_play, line_strength, spring_mercenary
from condottiere.rules.table import BATTLE, NOBODY, NOT_ENDED, Phase
from condottiere.rules.victory import ending_with, regions_of

Shares: TypeAlias = tuple[float, ...]
"""By seat, its share of the victory; they add up to 1."""

WORLDS: Final = 4
"""How many hands are dealt to a captain that judges by what everybody knows."""


def public_worlds(public: View, seat: int, number: int = WORLDS) -> list[Observation]:
    """Return what a seat may see, with hands that are possible for all that a spectator knows.

    The same View of a spectator always leads to the same hands.
    """
    rng = random.Random(zlib.crc32(repr(public).encode()) + seat)
    return [observation_of(_dealt(public, seat, rng)) for _ in range(number)]


def _dealt(public: View, seat: int, rng: random.Random) -> View:
    """Return the View of a seat to which hidden cards were dealt; those that everybody knows of, it has."""
    seen = public.seats[seat]
    known = [sum(other.known[card] for other in public.seats) for card in range(CARDS)]
    free = [card for card in range(CARDS) for _ in range(max(0, public.unseen[card] - known[card]))]
    rng.shuffle(free)
    own = [card for card in range(CARDS) for _ in range(seen.known[card])]
    own += free[: seen.hand_size + seen.face_down - len(own)]
    down = None
    if seen.face_down:
        down = rng.choice([card for card in own if own.count(card) > seen.sure[card]])
        own.remove(down)
    hand = tuple(own.count(card) for card in range(CARDS))
    left = [public.unseen[card] - hand[card] - (card == down) for card in range(CARDS)]
    seats = list(public.seats)
    seats[seat] = replace(seen, face_down_card=None if down is None else Card(down))
    return replace(public, viewer=seat, hand=hand, unseen=tuple(left), seats=tuple(seats))


class Prospects:
    """The shares of all seats in a position that one seat looks at, and in its futures."""

    def __init__(self, worlds: Sequence[Observation], network: Network | None = None) -> None:
        """`worlds` are what the seat may see: one if it knows its hand, else several with possible hands."""
        self._worlds = worlds
        self._network = network or network_in_use()
        self._shares: dict[Hashable, Shares] = {}
        self.table: Final = worlds[0]
        """What is public of it is the same in all worlds. Seats are counted from the viewer."""

    def place(self, seat: int) -> int:
        """Return the place of a seat, counted from the viewer."""
        return (seat - self.table.viewer) % self.table.seats

    def now(self) -> Shares:
        """Return the shares as it is."""
        return self._in_future("now", copy)

    def passed(self, seat: int) -> Shares:
        """Return the shares if a seat, still in the battle, passes now."""
        place = self.place(seat)
        return self._in_future(("passed", seat), lambda world: _passed(world, place))

    def taken(self, region: Region, seat: int) -> Shares:
        """Return the shares if a seat controls a region; it alone has one if it wins the game with it."""
        place, table = self.place(seat), self.table
        regions = regions_of(table, place) | 1 << region
        if not table.points and ending_with(regions, table.total_needed, table.adjacent_needed) != NOT_ENDED:
            return tuple(float(other == seat) for other in range(table.seats))
        return self._in_future(("taken", region, seat), lambda world: _taken(world, region, place))

    def favored(self, region: Region | None) -> Shares:
        """Return the shares if the Favor lies on a region, or is off the board."""
        return self._in_future(("favored", region), lambda world: _favored(world, region))

    def chosen(self, region: Region) -> Shares:
        """Return the shares if a battle for a region begins now."""
        return self._in_future(("chosen", region), lambda world: _chosen(world, region))

    def _in_future(self, name: Hashable, change: Callable[[Observation], Observation]) -> Shares:
        found = self._shares.get(name)
        if found is None:
            found = self._shares[name] = self._mean_shares([change(world) for world in self._worlds])
        return found

    def _mean_shares(self, worlds: Sequence[Observation]) -> Shares:
        seats, viewer = self.table.seats, self.table.viewer
        total = np.zeros(seats, np.float32)
        for world in worlds:
            row = [0] * FEATURES
            put_features(row, world)
            total += softmax(self._network.evaluate(row)[ACTIONS : ACTIONS + seats])
        by_seat = np.roll(total / len(worlds), viewer)
        return tuple(float(share) for share in by_seat)

    def policy_choice(self, codes: Sequence[int]) -> int:
        """Return the action, of these, that the network's policy finds best."""
        row = [0] * FEATURES
        put_features(row, self.table)
        numbers = self._network.evaluate(row)
        return max(codes, key=lambda code: float(numbers[code]))


def _passed(world: Observation, place: int) -> Observation:
    after = copy(world)
    after.out = world.out[:]
    after.out[place] = 1
    left = [
        other % world.seats
        for other in range(place, place + world.seats)
        if not after.out[other % world.seats]
    ]
    if not left:
        return _ended(after)
    if world.turn == place:
        after.phase, after.turn = BATTLE, left[0]
    return after


def _ended(world: Observation) -> Observation:
    """Return the table after its battle, if only lines count that all can see."""
    winter, favored = in_play(world, WINTER), spring_mercenary(world)
    strengths = [line_strength(world, place, winter, favored) for place in range(world.seats)]
    best = [place for place, strength in enumerate(strengths) if strength == max(strengths)]
    after = copy(world)
    if len(best) == 1 and world.site != NO_REGION:
        after = _taken(world, Region(world.site), best[0])
        after.holder = best[0]
    after.phase, after.turn, after.site, after.defender = int(Phase.SITE), after.holder, NO_REGION, NOBODY
    after.discards = [
        lost + sum(line[card] for line in world.lines) for card, lost in enumerate(world.discards)
    ]
    after.lines = [[0] * CARDS for _ in world.lines]
    after.out = [0] * len(world.out)
    return after


def _taken(world: Observation, region: Region, place: int) -> Observation:
    after = copy(world)
    after.owner = world.owner[:]
    after.owner[region] = place
    return after


def _favored(world: Observation, region: Region | None) -> Observation:
    after = copy(world)
    after.favor = NO_REGION if region is None else int(region)
    return after


def _chosen(world: Observation, region: Region) -> Observation:
    after = copy(world)
    after.site, after.phase = int(region), BATTLE
    return after
