"""How lucky each seat was with the cards that it was dealt.

The cards that a seat gets out of one pile are a sample without replacement, so how many of each kind they
are has a multivariate hypergeometric distribution. With n of the N cards of a pile, whose values have the
mean m and the variance v, the value of the sample has the mean n m and the variance n v (N - n) / (N - 1)
(Cochran, Sampling Techniques, 3rd edition, theorems 2.1 and 2.2). What lies in the pile depends on the game
so far, but what a sample brings beyond its mean does not: it is 0 on average whatever came before. So the
means add up over a game, and the variances too, and the whole is near enough to a normal distribution to say
how many deals of a hundred would have brought less.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from condottiere.record.notation import Dealt
from condottiere.record.trace import LogStep
from condottiere.rules import Table, deal


@dataclass(frozen=True, slots=True)
class Draw:
    """What a seat was dealt out of one pile."""

    seat: int
    cards: tuple[int, ...]
    """As counts by card."""
    pile: tuple[int, ...]
    """What lay in the pile before anybody was dealt of it, as counts by card."""


@dataclass(frozen=True, slots=True)
class Luck:
    """What the cards of a seat were worth, and what they would have been worth on average."""

    cards: int
    dealt: float
    expected: float
    deviation: float
    """The standard deviation of what such deals bring."""

    @property
    def percentile(self) -> float:
        """Which part of all such deals would have brought less, 0 to 1; 0.5 where all bring the same."""
        return NormalDist(self.expected, self.deviation).cdf(self.dealt) if self.deviation > 0 else 0.5


def draws(step: LogStep) -> Iterator[Draw]:
    """What each seat got if this entry is a deal, on whose way the pile may be made anew (R12.5)."""
    if not isinstance(step.entry, Dealt):
        return
    table = step.before.copy()
    pile, hands = _counts(table.pile), _hands(table)
    for card in step.entry.cards:
        left = sum(table.pile)
        deal(table, card)
        if sum(table.pile) >= left:
            yield from _drawn(pile, hands, table)
            pile, hands = _counts(table.pile), _hands(table)
    yield from _drawn(pile, hands, table)


def luck(drawn: Iterable[Draw], seat: int, values: Sequence[float]) -> Luck:
    """The luck of a seat with what was drawn; `values` says what a card of each kind is worth."""
    cards, dealt, expected, variance = 0, 0.0, 0.0, 0.0
    for draw in drawn:
        if draw.seat != seat:
            continue
        sample, size = sum(draw.cards), sum(draw.pile)
        mean = _worth(draw.pile, values) / size
        spread = _worth(draw.pile, [(value - mean) ** 2 for value in values]) / size
        cards += sample
        dealt += _worth(draw.cards, values)
        expected += sample * mean
        variance += sample * spread * (size - sample) / max(size - 1, 1)
    return Luck(cards, dealt, expected, sqrt(variance))


def _worth(counts: Sequence[int], values: Sequence[float]) -> float:
    return sum(count * value for count, value in zip(counts, values, strict=True))


def _counts(cards: Sequence[int]) -> tuple[int, ...]:
    return tuple(cards)


def _hands(table: Table) -> list[tuple[int, ...]]:
    return [_counts(hand) for hand in table.hands[: table.seats]]


def _drawn(pile: tuple[int, ...], before: list[tuple[int, ...]], table: Table) -> Iterator[Draw]:
    for seat, (had, has) in enumerate(zip(before, _hands(table), strict=True)):
        if has != had:
            yield Draw(seat, tuple(now - then for now, then in zip(has, had, strict=True)), pile)
