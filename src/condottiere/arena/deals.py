"""Reproducible shuffles: the same block deals the same cards, whoever plays.

A *block* is a number. With the seed of a tournament it determines the first holder and every shuffle of every
game played in it, as in duplicate bridge, so that lineups differ only by how they play.
"""

import hashlib
import random
from collections.abc import Iterator
from typing import Final, TypeAlias

from condottiere.rules import Options, Table
from condottiere.rules.cards import CARDS, IN_DECK
from condottiere.rules.play import step_deal
from condottiere.rules.table import DEAL, DRAW

Copy: TypeAlias = tuple[int, int]
"""One of the 110 cards: its kind, and its number within that kind."""
Key: TypeAlias = tuple[int | str, ...]

DECK: Final[tuple[Copy, ...]] = tuple((card, copy) for card in range(CARDS) for copy in range(IN_DECK[card]))


def keyed_random(*key: int | str) -> random.Random:
    """Make a random stream that depends only on its key, on every machine and in every process."""
    return random.Random(_digest(key))


def bot_seed(seed: int, block: int, rotation: int, seat: int) -> int:
    """Return the seed of the bot at a seat, 63 bits."""
    return _digest(("bot", seed, block, rotation, seat)) >> 193


def _digest(key: Key) -> int:
    """Return 256 bits that depend only on a key."""
    return int.from_bytes(hashlib.sha256(repr(key).encode()).digest(), "big")


class Deals:
    """The deals of one game (with R13 one match) of a block."""

    def __init__(self, seed: int, block: int) -> None:
        self._key: Key = (seed, block)
        self._game = -1
        self._round = 0

    def first_holder(self, options: Options) -> int:
        """R1.5: return the seat that the options name, or the one that the block draws."""
        if options.first_holder is not None:
            return options.first_holder
        return int(keyed_random("holder", *self._key, options.seats).random() * options.seats)

    def deal(self, table: Table) -> None:
        """Deal all cards that are due (R1.6). A new pile of discards (R12.5) is shuffled with another key."""
        key = self._deal_key(table)
        pile = 0
        while table.phase == DEAL:
            _deal_pile(table, (*key, pile))
            pile += 1

    def _deal_key(self, table: Table) -> Key:
        """Return the key of this deal, unique within the game.

        Rounds are numbered, so that two games get the same shuffle in their second round even if their first
        rounds differed in length. The key of a draw (R12.2) has the number of its battle, whoever else drew.
        """
        if table.games != self._game:
            self._game = table.games
            self._round = 0
        if table.after_deal == DRAW:
            return (*self._key, table.games, "draw", table.battles)
        self._round += 1
        return (*self._key, table.games, "round", self._round)


def _deal_pile(table: Table, key: Key) -> None:
    """Deal from a pile until nothing more is due or it is used up.

    Each seat has its own shuffled order of the whole deck, and gets the next card of it that is still in the
    pile. As with a single shuffled pile, all cards left are equally likely to come next. But what a seat is
    dealt hardly depends on who holds the token, or on how many cards the others are due.
    """
    left = {(card, copy) for card in range(CARDS) for copy in range(table.pile[card])}
    orders: dict[int, Iterator[Copy]] = {}
    while table.phase == DEAL and left:
        if table.turn not in orders:
            orders[table.turn] = iter(_shuffled(keyed_random("cards", *key, table.turn)))
        copy = next(copy for copy in orders[table.turn] if copy in left)
        left.remove(copy)
        step_deal(table, copy[0])


def _shuffled(rng: random.Random) -> list[Copy]:
    # Of the methods of Random, only random() is guaranteed to stay the same in all versions of Python.
    return sorted(DECK, key=lambda _: rng.random())
