"""The calibration of the chances that bots state, and their thinking times."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from condottiere.arena.plan import Plan, rotated, table_name
from condottiere.arena.play import Played
from condottiere.rules import Options

from .intervals import Estimate, mean_in_clusters, rate_in_clusters

BINS: Final = 10


class StatedChances(msgspec.Struct, frozen=True, kw_only=True):
    """Stated chances and their outcomes, as three arrays of the same length."""

    chances: NDArray[np.float64]
    """0 to 1."""
    outcomes: NDArray[np.float64]
    """The seat's share of the victory: 1, 0, or a fraction if shared."""
    blocks: NDArray[np.int64]
    """The block of each chance; chances of one block are not independent."""


class Bin(msgspec.Struct, frozen=True, kw_only=True):
    """A bin of stated chances of about the same size."""

    count: int
    mean_chance: float
    """The mean stated chance."""
    won: Estimate
    """The mean outcome."""


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """How well stated chances agree with outcomes."""

    count: int
    blocks: int
    mean_chance: float
    """The mean stated chance."""
    won: Estimate
    """The mean outcome."""
    brier: Estimate
    """The Brier score (Brier, 1950): the mean of (chance - outcome)**2; 0 is perfect."""
    brier_of_par: float
    """The Brier score of always stating 1/seats."""
    error: float
    """The expected calibration error: the mean of |chance - outcome| over bins, weighted by their counts."""
    bins: tuple[Bin, ...]
    """Ten bins by stated chance, without empty ones."""


def calibration(stated: StatedChances, seats: int) -> Calibration:
    """Compute the calibration of one or more stated chances, with 95 % intervals clustered by block."""
    bins = _bins(stated)
    error = sum(one.count * abs(one.mean_chance - one.won.value) for one in bins)
    return Calibration(
        count=len(stated.chances),
        blocks=len(np.unique(stated.blocks)),
        mean_chance=float(stated.chances.mean()),
        won=rate_in_clusters(stated.outcomes, stated.blocks),
        brier=mean_in_clusters((stated.chances - stated.outcomes) ** 2, stated.blocks),
        brier_of_par=float(((1 / seats - stated.outcomes) ** 2).mean()),
        error=float(error / len(stated.chances)),
        bins=bins,
    )


def _bins(stated: StatedChances) -> tuple[Bin, ...]:
    which = np.minimum((stated.chances * BINS).astype(np.int64), BINS - 1)
    return tuple(
        Bin(
            count=int(inside.sum()),
            mean_chance=float(stated.chances[inside].mean()),
            won=rate_in_clusters(stated.outcomes[inside], stated.blocks[inside]),
        )
        for inside in (which == number for number in np.unique(which))
    )


def stated_chances(rows: Sequence[tuple[float, float, int]]) -> StatedChances:
    """Make StatedChances from rows of (chance, outcome, block)."""
    chances, outcomes, blocks = zip(*rows, strict=True)
    return StatedChances(
        chances=np.array(chances, dtype=np.float64),
        outcomes=np.array(outcomes, dtype=np.float64),
        blocks=np.array(blocks, dtype=np.int64),
    )


class ThinkingTime(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's number of decisions and the time they took."""

    bot: str
    decisions: int
    seconds: float


class BotCalibration(msgspec.Struct, frozen=True, kw_only=True):
    """The calibration of a bot at tables of one kind."""

    bot: str
    table: Options
    calibration: Calibration


def bot_calibrations(tournaments: Iterable[tuple[Plan, Sequence[Played]]]) -> tuple[BotCalibration, ...]:
    """Compute the calibration of each bot at each kind of table, over any number of tournaments.

    Tournaments with the same seed deal the same blocks, so a block of two of them is one cluster.
    """
    rows: dict[tuple[str, Options], list[tuple[float, float, int]]] = {}
    clusters: dict[tuple[int, int], int] = {}
    for plan, played in tournaments:
        for one in played:
            options = plan.table
            cluster = clusters.setdefault((plan.seed, one.job.block), len(clusters))
            for game in one.games:
                names = rotated(one.job.lineup, game.rotation)
                for stated in game.chances:
                    row = (stated.chance, game.share(stated.seat), cluster)
                    rows.setdefault((names[stated.seat], options), []).append(row)
    return tuple(
        BotCalibration(bot=bot, table=options, calibration=calibration(stated_chances(stated), options.seats))
        for (bot, options), stated in sorted(
            rows.items(), key=lambda item: (item[0][0], table_name(item[0][1]))
        )
    )


def thinking_times(played: Iterable[Played]) -> tuple[ThinkingTime, ...]:
    """Sum up the thinking time of each bot over all games."""
    decisions: dict[str, int] = {}
    seconds: dict[str, float] = {}
    for one in played:
        for game in one.games:
            for seat, bot in enumerate(rotated(one.job.lineup, game.rotation)):
                decisions[bot] = decisions.get(bot, 0) + game.decisions[seat]
                seconds[bot] = seconds.get(bot, 0.0) + game.seconds[seat]
    return tuple(
        ThinkingTime(bot=bot, decisions=decisions[bot], seconds=round(seconds[bot], 3))
        for bot in sorted(decisions)
    )
