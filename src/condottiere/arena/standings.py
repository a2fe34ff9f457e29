"""Ladders: how bots that all played each other stand, table by table."""

from collections.abc import Iterable, Sequence

import msgspec
import numpy as np

from condottiere.rules import Options

from .intervals import Estimate
from .ladder import Contests, Fit, fit, share_against
from .plan import Plan, rotated, table_name
from .play import Played, unfinished
from .results import NothingToReport


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A bot on the ladder."""

    bot: str
    strength: Estimate
    """Logarithm of its odds against the first bot."""
    share: Estimate
    """What it would win against a table full of the first bot."""
    games: int
    """In which it sat."""
    wins: float
    """Of one seat a game: the mean share of its seats."""


class TableLadder(msgspec.Struct, frozen=True, kw_only=True):
    """The ladder at one table."""

    table: Options
    games: int
    unfinished: int
    par: float
    standings: tuple[Standing, ...]
    """The strongest first."""
    places: tuple[Estimate, ...]
    """What each place, counted from the first holder, would win among equal bots."""


class LadderFigures(msgspec.Struct, frozen=True, kw_only=True, tag="ladder"):
    """Ladders of the same bots, one for each table."""

    bots: tuple[str, ...]
    seed: int
    blocks: int
    ladders: tuple[TableLadder, ...]


def ladders(plan: Plan, played: Sequence[Played]) -> LadderFigures:
    """A ladder for each table of a plan. Raises NothingToReport."""
    ladders = tuple(
        _ladder(plan, options, [one for one in played if one.job.table == table])
        for table, options in enumerate(plan.tables)
    )
    blocks = 1 + max((one.job.block for one in played), default=0)
    return LadderFigures(bots=plan.bots, seed=plan.seed, blocks=blocks, ladders=ladders)


def _ladder(plan: Plan, options: Options, played: Sequence[Played]) -> TableLadder:
    contests = _contests(plan.bots, played)
    if len(np.unique(contests.blocks)) < 2:
        raise NothingToReport(
            f"there is no ladder from fewer than 2 blocks with a winner ({table_name(options)})"
        )
    fitted = fit(contests, len(plan.bots))
    standings = (_standing(plan.bots, bot, fitted, contests) for bot in range(len(plan.bots)))
    games = [game for one in played for game in one.games]
    return TableLadder(
        table=options,
        games=len(games),
        unfinished=unfinished(games),
        par=1 / options.seats,
        standings=tuple(sorted(standings, key=lambda one: (-one.strength.value, one.bot))),
        places=fitted.places,
    )


def _standing(bots: Sequence[str], bot: int, fitted: Fit, contests: Contests) -> Standing:
    strength = fitted.strengths[bot]
    others = contests.bots.shape[1] - 1
    its = contests.bots == bot
    return Standing(
        bot=bots[bot],
        strength=strength,
        share=Estimate(*(share_against(x, others) for x in (strength.value, strength.low, strength.high))),
        games=int(its.any(axis=1).sum()),
        wins=float(contests.shares[its].mean()),
    )


def _contests(bots: Sequence[str], played: Iterable[Played]) -> Contests:
    """The games that somebody won, as arrays."""
    number = {bot: index for index, bot in enumerate(bots)}
    rows = [
        (
            [number[bot] for bot in rotated(one.job.lineup, game.rotation)],
            [(seat - game.holder) % len(one.job.lineup) for seat in range(len(one.job.lineup))],
            [game.share(seat) for seat in range(len(one.job.lineup))],
            one.job.block,
        )
        for one in played
        for game in one.games
        if game.winners
    ]
    seated, places, shares, blocks = zip(*rows, strict=True) if rows else ((), (), (), ())
    return Contests(
        bots=np.array(seated, dtype=np.int64),
        places=np.array(places, dtype=np.int64),
        shares=np.array(shares, dtype=np.float64),
        blocks=np.array(blocks, dtype=np.int64),
    )
