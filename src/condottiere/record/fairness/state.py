"""The state of a verifiable shuffle (see docs/fairness.md).

`Fairness` is the public state that the entries of a log lead to. `FairShuffle` is the server's own: it has
the secret of the commitment.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from condottiere.rules import IllegalAction

from .notation import ChainAnnounced, FairnessEntry, ShuffleCommitted
from .stream import CHAIN_LENGTH, FairStream, deal_key, holder_key, links_back, next_hash

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
        seat = entry.seat
        if seat >= self.seats:
            raise IllegalAction(f"R1.1: there is no seat {seat} at this table")
        if isinstance(entry, ChainAnnounced):
            return self._with_chain(entry)
        if entry.deal != self.deal:
            raise IllegalAction(f"Entropy is taken for the next deal only, which is number {self.deal}")
        if seat in self.revealed:
            raise IllegalAction("Your entropy for the next deal is known already")
        if seat not in self.chains:
            raise IllegalAction("Announce a chain before you reveal a link of it")
        chain = self.chains[seat].reveal(entry.deal, entry.entropy)
        return replace(
            self,
            chains={**self.chains, seat: chain},
            revealed={**self.revealed, seat: entry.entropy},
        )

    def _with_chain(self, entry: ChainAnnounced) -> "Fairness":
        if entry.seat in self.chains and self.chains[entry.seat].counts_from > self.deal:
            raise IllegalAction("Your seat has announced a chain before this deal already")
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
        return FairStream(holder_key(self.secret, self.table, fairness.revealed)).below(fairness.seats)

    def deal(self, fairness: Fairness) -> FairStream:
        """Return the random stream that shuffles the next deal."""
        return FairStream(deal_key(self.secret, self.table, fairness.deal, fairness.revealed))
