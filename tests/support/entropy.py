"""A browser's entropy, as `fairness.stream` checks it: a chain of hashes that is given out backwards."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from condottiere.record.fairness.notation import (
    ChainAnnounced,
    EntropyRevealed,
    FairnessEntry,
    SeatFilled,
    ShuffleCommitted,
)
from condottiere.record.fairness.setup import setup_entries
from condottiere.record.fairness.state import CHAIN_LENGTH, FairShuffle, next_hash
from condottiere.rules import Options

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena", "Fosca")


def people(seats: int) -> list[SeatFilled]:
    """People of the names above, by seat."""
    return [SeatFilled(seat, NAMES[seat]) for seat in range(seats)]


def before_chains(
    shuffle: FairShuffle, options: Options, seated: Sequence[SeatFilled] | None = None
) -> list[FairnessEntry]:
    """The first entries of a game, among people of the names above unless others are seated."""
    who = people(options.seats) if seated is None else seated
    return [ShuffleCommitted(shuffle.commitment), *setup_entries(shuffle.table, options, who)]


@dataclass
class Browser:
    """The chain of a browser at one table; `last` is its last link, from which the others follow."""

    last: str = field(default="3d" * 32)

    @cached_property
    def links(self) -> list[str]:
        """All links, the one that is announced first."""
        links = [self.last]
        for _ in range(CHAIN_LENGTH):
            links.append(next_hash(links[-1]))
        return links[::-1]

    @property
    def first(self) -> str:
        return self.links[0]

    def announce(self, seat: int) -> ChainAnnounced:
        return ChainAnnounced(seat, self.first)

    def reveal(self, seat: int, deal: int) -> EntropyRevealed:
        return EntropyRevealed(seat, deal, self.links[deal])
