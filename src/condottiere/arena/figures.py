"""The figures of a tournament, from what was played: the same whatever played it, and however often.

How fast the bots were is kept apart, for that alone differs from run to run.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec
import numpy as np

from condottiere.rules import Options

from .intervals import Estimate, mean_of_blocks, rate_in_clusters
from .plan import Plan, Trial
from .play import GameRecord, Played, unfinished
from .results import NothingToReport
from .sequential import Judgement, judge
from .standings import LadderFigures, ladders
from .told import Pace, Told, paces, told


class MatchFigures(msgspec.Struct, frozen=True, kw_only=True, tag="match"):
    """How a challenger did against others."""

    challenger: str
    others: tuple[str, ...]
    table: Options
    seed: int
    blocks: int
    games: int
    unfinished: int
    """Games that nobody won (R2.8)."""
    shared: int
    """Games that several won."""
    par: float
    """What each would win if all were equal."""
    share: Estimate
    """Of the wins that the challenger had; in a promotion the interval is one that may be watched."""
    by_place: tuple[Estimate, ...]
    """The same, by how many seats left of the first holder it sat."""
    endings: dict[str, int]
    """Games by how they ended."""
    judgement: Judgement | None = None
    """Of a promotion."""

    @property
    def promotes(self) -> bool:
        """Whether it was a trial, and the challenger is better."""
        return self.judgement is not None and self.judgement.verdict == "better"


Figures: TypeAlias = MatchFigures | LadderFigures


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All there is to tell of a tournament."""

    figures: Figures
    told: tuple[Told, ...]
    """For each bot that states chances."""
    pace: tuple[Pace, ...]
    """Measured, so never the same twice."""

    @property
    def promotes(self) -> bool:
        """Whether it was a trial, and the new version is better."""
        figures = self.figures
        return isinstance(figures, MatchFigures) and figures.promotes


def report(plan: Plan, played: Sequence[Played]) -> Report:
    """Everything about what has been played, in the order of the plan. Raises NothingToReport."""
    counted = counting(plan, played)
    figures = ladders(plan, counted) if plan.kind == "ladder" else _match(plan, counted)
    return Report(figures=figures, told=told([(plan, counted)]), pace=paces(counted))


def counting(plan: Plan, played: Sequence[Played]) -> Sequence[Played]:
    """What counts of all that was played: whatever comes before the first gap, in the order of the plan.

    Of an unfinished tournament the quick games would else count more than the slow ones. And what comes
    after a trial's decision does not count, for how much that is depends on the number of workers.
    """
    whole = sum(1 for job, one in zip(plan.jobs(), played, strict=False) if job.key == one.job.key)
    counted = played[:whole]
    if plan.trial is None or not counted:
        return counted
    return counted[: _judged(plan, plan.trial, counted).blocks]


def decided(plan: Plan, played: Sequence[Played]) -> bool:
    """Whether a trial needs no more games."""
    if plan.trial is None:
        return False
    counted = counting(plan, played)
    return bool(counted) and _judged(plan, plan.trial, counted).verdict != "undecided"


def standing(plan: Plan, played: Sequence[Played]) -> str:
    """How it stands, in a few words."""
    counted = counting(plan, played)
    if plan.kind == "ladder" or len(counted) < 2:
        return ""
    share = mean_of_blocks(block_scores(counted))
    text = f"{100 * share.value:.1f} % ± {100 * share.off:.1f}"
    if plan.trial is not None:
        judgement = _judged(plan, plan.trial, counted)
        text += f", {judgement.for_better:.2g} to 1 for it, {judgement.against_better:.2g} to 1 against"
    return text


# --- a challenger against others ------------------------------------------------------------------


def block_scores(played: Iterable[Played]) -> list[float]:
    """What the challenger won of each block, 0 to 1. It sits where the rotation moved the first seat."""
    return [sum(game.share(game.rotation) for game in one.games) / len(one.games) for one in played]


def _match(plan: Plan, played: Sequence[Played]) -> MatchFigures:
    if len(played) < 2:
        raise NothingToReport("there is no interval from fewer than 2 blocks")
    options = plan.tables[0]
    par = 1 / options.seats
    judgement = None if plan.trial is None else _judged(plan, plan.trial, played)
    games = [game for one in played for game in one.games]
    return MatchFigures(
        challenger=plan.bots[0],
        others=plan.bots[1:],
        table=options,
        seed=plan.seed,
        blocks=len(played),
        games=len(games),
        unfinished=unfinished(games),
        shared=sum(len(game.winners) > 1 for game in games),
        par=par,
        share=judgement.share if judgement else mean_of_blocks(block_scores(played)),
        by_place=tuple(_shares_at(played, place) for place in range(options.seats)),
        endings=_endings(games),
        judgement=judgement,
    )


def _judged(plan: Plan, trial: Trial, played: Iterable[Played]) -> Judgement:
    return judge(block_scores(played), 1 / plan.tables[0].seats, trial)


def _shares_at(played: Iterable[Played], place: int) -> Estimate:
    """The challenger's share when it sits so many seats left of the first holder: one game of each block."""
    shares = [
        game.share(game.rotation)
        for one in played
        for game in one.games
        if (game.rotation - game.holder) % len(one.games) == place
    ]
    return rate_in_clusters(np.array(shares), np.arange(len(shares)))


def _endings(games: Sequence[GameRecord]) -> dict[str, int]:
    names = [game.ending for game in games]
    return {name: names.count(name) for name in sorted(set(names))}
