"""The state of a verifiable shuffle (see docs/fairness.md).

`Fairness` is the public state that the entries of a log lead to. `FairShuffle` is the server's own: it has
the secret of the commitment. Shuffles are reproducible: the same secret and entropy give the same order of
cards, by a commit-reveal scheme with HMAC-SHA-256 and the Fisher-Yates shuffle. Secrets, entropy and
commitments are 32 bytes, as text in lower-case hexadecimal digits.
"""

import hmac
from collections.abc import Iterator, Mapping, MutableSequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Final

from condottiere.rules import IllegalAction

from .notation import ChainAnnounced, EntropyRevealed, FairnessEntry, SeatFilled, SetupFixed, ShuffleCommitted

CHAIN_LENGTH: Final = 4096
"""The number of links in a chain, and so the last deal for which it has entropy."""

_WORD: Final = 1 << 32


def next_hash(value: str) -> str:
    """Return the SHA-256 digest of 32 bytes: the commitment to a secret, or the previous link of a chain."""
    return sha256(bytes.fromhex(value)).hexdigest()


def links_back(value: str, count: int) -> str:
    """Return the link of a chain that comes `count` links before this one."""
    for _ in range(count):
        value = next_hash(value)
    return value


def holder_key(secret: str, table: str, setup: str, entropy: Mapping[int, str]) -> bytes:
    """Return the key of the stream that draws the first holder (R1.5); `entropy` is the first deal's.

    `setup` is the digest of what was fixed before.
    """
    return _key(secret, f"condottiere holder 1\ntable {table}\nsetup {setup}\n", entropy)


def deal_key(secret: str, table: str, setup: str, deal: int, entropy: Mapping[int, str]) -> bytes:
    """Return the key of the stream that shuffles a deal (from 1); `entropy` is that revealed for it."""
    return _key(secret, f"condottiere deal 1\ntable {table}\nsetup {setup}\ndeal {deal}\n", entropy)


def _key(secret: str, about: str, entropy: Mapping[int, str]) -> bytes:
    seats = "".join(f"seat {seat} {entropy[seat]}\n" for seat in sorted(entropy))
    return hmac.digest(bytes.fromhex(secret), (about + seats).encode(), "sha256")


class FairStream:
    """A stream of random numbers determined by a key."""

    def __init__(self, key: bytes) -> None:
        self._words = _words(key)

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1, all equally likely; n is at most 2 ** 32."""
        fair = _WORD - _WORD % n
        return next(word for word in self._words if word < fair) % n

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Shuffle in place, all orders equally likely (Fisher-Yates)."""
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]


def _words(key: bytes) -> Iterator[int]:
    """Yield 32-bit numbers without end."""
    number = 0
    while True:
        block = hmac.digest(key, number.to_bytes(8, "big"), "sha256")
        for first in range(0, len(block), 4):
            yield int.from_bytes(block[first : first + 4], "big")
        number += 1


NO_SHUFFLE: Final = "This game was begun from known cards, so nobody can verify its shuffles"


@dataclass(frozen=True, slots=True)
class Chain:
    """The hash chain of a seat, whose links are its entropy."""

    first: str
    counts_from: int
    """The first deal for which it counts, one for which no entropy was known when it was announced."""
    number: int = 0
    """The number of the latest revealed link."""
    latest: str = ""
    """The latest revealed link."""

    def reveal(self, number: int, link: str) -> "Chain":
        """Return the chain with one more revealed link. Raises IllegalAction if it is not a link of it."""
        if not self.counts_from <= number <= CHAIN_LENGTH:
            raise IllegalAction(f"Your chain counts for the deals {self.counts_from} to {CHAIN_LENGTH} only")
        if links_back(link, number - self.number) != (self.latest or self.first):
            raise IllegalAction("This entropy does not belong to the chain that your browser has announced")
        return replace(self, number=number, latest=link)


@dataclass(frozen=True, slots=True)
class Fairness:
    """The public state of a shuffle before the next deal. Immutable: `after` returns the next state."""

    seats: int
    commitment: str | None = None
    """The commitment to the server's secret; None if the shuffle cannot be verified."""
    seated: tuple[SeatFilled, ...] = ()
    """Who had each seat as the game began."""
    setup: SetupFixed | None = None
    """What was fixed before the first deal."""
    deal: int = 1
    """The number of the next deal of the table, from 1."""
    chains: Mapping[int, Chain] = field(default_factory=dict)
    """The latest announced chain of each seat."""
    announced: Mapping[str, int] = field(default_factory=dict)
    """The seat of every chain ever announced, by its first link."""
    revealed: Mapping[int, str] = field(default_factory=dict)
    """The revealed entropy of each seat for the next deal."""
    gave: tuple[int, ...] = ()
    """The seats that gave entropy for the latest deal."""

    def after(self, entry: FairnessEntry) -> "Fairness":
        """Return the state after an entry. Raises IllegalAction if it is not possible."""
        if isinstance(entry, ShuffleCommitted):
            if self.commitment is not None or self.deal > 1:
                raise IllegalAction("A shuffle is committed to once, and before the first deal")
            return replace(self, commitment=entry.commitment)
        if self.commitment is None:
            raise IllegalAction(NO_SHUFFLE)
        if isinstance(entry, SeatFilled | SetupFixed):
            return self._with_setup(entry)
        if self.setup is None:
            raise IllegalAction("Who sits where is told before any chain")
        if entry.seat >= self.seats:
            raise IllegalAction(f"R1.1: there is no seat {entry.seat} at this table")
        return self._with_chain(entry) if isinstance(entry, ChainAnnounced) else self._with_entropy(entry)

    def _with_setup(self, entry: SeatFilled | SetupFixed) -> "Fairness":
        missing = self.seats - len(self.seated)
        if self.setup is not None or self.deal > 1 or isinstance(entry, SetupFixed) != (missing == 0):
            raise IllegalAction("Who sits where is told once, of all seats, and before the first deal")
        if isinstance(entry, SetupFixed):
            if not all(self._has_host(one) for one in self.seated):
                raise IllegalAction("A guest plays on the device of a person at the table")
            return replace(self, setup=entry)
        if entry.seat != len(self.seated):
            raise IllegalAction("Who sits where is told in the order of the seats")
        return replace(self, seated=(*self.seated, entry))

    def _has_host(self, who: SeatFilled) -> bool:
        """Whether it is a person at the table on whose device a guest plays, if this is one."""
        if who.guest_of is None:
            return True
        host = self.seated[who.guest_of] if who.guest_of < self.seats else who
        return host.bot is None and host.guest_of is None

    def _with_chain(self, entry: ChainAnnounced) -> "Fairness":
        if self.seated[entry.seat].bot is not None:
            raise IllegalAction("A bot has no browser, and so no chain")
        if entry.seat in self.chains and self.chains[entry.seat].counts_from > self.deal:
            raise IllegalAction("Your seat has announced a chain before this deal already")
        if entry.seat in self.revealed:
            # Entropy that is known before its chain could have been chosen afterwards.
            raise IllegalAction("Your entropy for the next deal is of the chain that you have")
        if self.announced.get(entry.first, entry.seat) != entry.seat:
            # Someone who knows its links could reveal them for more or fewer seats, and so choose the cards.
            raise IllegalAction("Another seat has announced this chain, and each needs one of its own")
        # The others' entropy for the next deal may be known already, and the chain be chosen to suit it.
        counts_from = 1 if self.deal == 1 and not self.revealed else self.deal + 1
        return replace(
            self,
            chains={**self.chains, entry.seat: Chain(entry.first, counts_from)},
            announced={**self.announced, entry.first: entry.seat},
        )

    def _with_entropy(self, entry: EntropyRevealed) -> "Fairness":
        seat = entry.seat
        if entry.deal != self.deal:
            raise IllegalAction(f"Entropy is taken for the next deal only, which is number {self.deal}")
        if seat in self.revealed:
            raise IllegalAction("Your entropy for the next deal is known already")
        if seat not in self.chains:
            raise IllegalAction("Announce a chain before you reveal a link of it")
        chain = self.chains[seat].reveal(entry.deal, entry.entropy)
        return replace(
            self, chains={**self.chains, seat: chain}, revealed={**self.revealed, seat: entry.entropy}
        )

    @property
    def missing(self) -> list[int]:
        """The seats whose chains count for the next deal, and whose entropy for it is not known yet."""
        return [
            seat
            for seat, chain in sorted(self.chains.items())
            if chain.counts_from <= self.deal <= CHAIN_LENGTH and seat not in self.revealed
        ]

    def after_deal(self) -> "Fairness":
        """Return the state after the next deal."""
        return replace(self, deal=self.deal + 1, revealed={}, gave=tuple(sorted(self.revealed)))


@dataclass(frozen=True, slots=True, repr=False)
class FairShuffle:
    """The server's side of a shuffle, which depends on its secret and the revealed entropy."""

    secret: str
    table: str
    """The identifier of the table."""

    @property
    def commitment(self) -> str:
        """The public commitment to the secret."""
        return next_hash(self.secret)

    def holder(self, fairness: Fairness) -> int:
        """R1.5: draw the first holder, if the options name none."""
        key = holder_key(self.secret, self.table, _digest(fairness), fairness.revealed)
        return FairStream(key).below(fairness.seats)

    def deal(self, fairness: Fairness) -> FairStream:
        """Return the random stream that shuffles the next deal."""
        key = deal_key(self.secret, self.table, _digest(fairness), fairness.deal, fairness.revealed)
        return FairStream(key)


def _digest(fairness: Fairness) -> str:
    """The digest of what was fixed, as in a key; 'none' in a log that does not say."""
    return "none" if fairness.setup is None else fairness.setup.digest
