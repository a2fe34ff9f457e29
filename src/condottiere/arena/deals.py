"""Shuffles that are a function of their key: the same block deals the same cards, whoever plays.

A *block* is a number; with the seed of a tournament it fixes who holds the token first and every shuffle of
every game played in it. Duplicate bridge does the same: what is left between two lineups is how they play.
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
"""One of the 110 cards: its kind, and which of that kind."""
Key: TypeAlias = tuple[int | str, ...]

DECK: Final[tuple[Copy, ...]] = tuple((card, copy) for card in range(CARDS) for copy in range(IN_DECK[card]))


def keyed_random(*key: int | str) -> random.Random:
    """A random stream that follows from its key alone, on every machine and in every process."""
    return random.Random(_digest(key))


def bot_seed(seed: int, block: int, rotation: int, seat: int) -> int:
    """The seed of the bot at a seat: 63 bits."""
    return _digest(("bot", seed, block, rotation, seat)) >> 193


def _digest(key: Key) -> int:
    """256 bits that follow from a key."""
    return int.from_bytes(hashlib.sha256(repr(key).encode()).digest(), "big")


class Deals:
    """The deals of one game, or with R13 of one match, of a block."""

    def __init__(self, seed: int, block: int) -> None:
        self._key: Key = (seed, block)
        self._game = -1
        self._round = 0

    def first_holder(self, options: Options) -> int:
        """R1.5: the seat that the options name, or the one that the block drew."""
        if options.first_holder is not None:
            return options.first_holder
        return int(keyed_random("holder", *self._key, options.seats).random() * options.seats)

    def deal(self, table: Table) -> None:
        """Deal whatever is due (R1.6). If the pile is made anew in mid-deal (R12.5), it is shuffled anew."""
        key = self._deal_key(table)
        pile = 0
        while table.phase == DEAL:
            _deal_pile(table, (*key, pile))
            pile += 1

    def _deal_key(self, table: Table) -> Key:
        """The key of this deal: unique in the block, the same in games that went alike.

        Rounds are numbered, so that two games meet the same shuffle in their second round even if the first
        took one of them longer. A draw (R12.2) has the number of its battle, whoever else drew.
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

    Every seat has a shuffled order of the whole deck of its own, and gets the next card of it that the pile
    still has. As from a pile shuffled once, every card left is then equally likely to come next, since what
    an order has shown so far treats all cards that are left alike. But what a seat is dealt hardly depends
    on who holds the token, or on how many cards the others are due.
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
    # Of all the methods of Random, only random() is promised to stay the same in every Python.
    return sorted(DECK, key=lambda _: rng.random())
