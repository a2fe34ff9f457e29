"""The luck of each seat with the cards that it was dealt.

The cards that a seat gets from one pile are a sample without replacement, so that their counts by kind have a
multivariate hypergeometric distribution. For n of the N cards of a pile, whose values have the mean m and the
variance v, the value of the sample has the mean n m and the variance n v (N - n) / (N - 1) (Cochran, Sampling
Techniques, 3rd edition, theorems 2.1 and 2.2). The pile depends on the game so far, but the deviation of a
sample from its mean is 0 on average whatever came before. So means and variances add up over a game, and the
sum is close enough to a normal distribution to say how many deals of a hundred would have been worse.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from condottiere.record.game import LogStep
from condottiere.record.notation import Dealt
from condottiere.rules import Table, deal


@dataclass(frozen=True, slots=True)
class Draw:
    """The cards that a seat was dealt from one pile."""

    seat: int
    cards: tuple[int, ...]
    """Counts by card."""
    pile: tuple[int, ...]
    """The pile before any card of the deal was taken from it, as counts by card."""


@dataclass(frozen=True, slots=True)
class Luck:
    """The value of the cards that a seat was dealt, and the distribution of such deals."""

    cards: int
    dealt: float
    """The value of the cards."""
    expected: float
    """The mean value of such deals."""
    deviation: float
    """The standard deviation of the value of such deals."""

    @property
    def percentile(self) -> float:
        """The share of such deals, 0 to 1, that would have been worth less; 0.5 if all are worth the same."""
        return NormalDist(self.expected, self.deviation).cdf(self.dealt) if self.deviation > 0 else 0.5


def draws(step: LogStep) -> Iterator[Draw]:
    """Yield the cards that each seat got from each pile of a deal (R12.5 makes a second pile)."""
    if not isinstance(step.entry, Dealt):
        return
    table = step.before.copy()
    pile, hands = tuple(table.pile), _hands(table)
    for card in step.entry.cards:
        left = sum(table.pile)
        deal(table, card)
        if sum(table.pile) >= left:
            yield from _drawn(pile, hands, table)
            pile, hands = tuple(table.pile), _hands(table)
    yield from _drawn(pile, hands, table)


def luck(drawn: Iterable[Draw], seat: int, values: Sequence[float]) -> Luck:
    """Compute the luck of a seat with all its draws; `values` are the values of cards by kind."""
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


def _hands(table: Table) -> list[tuple[int, ...]]:
    return [tuple(hand) for hand in table.hands[: table.seats]]


def _drawn(pile: tuple[int, ...], before: list[tuple[int, ...]], table: Table) -> Iterator[Draw]:
    for seat, (had, has) in enumerate(zip(before, _hands(table), strict=True)):
        if has != had:
            yield Draw(seat, tuple(now - then for now, then in zip(has, had, strict=True)), pile)
