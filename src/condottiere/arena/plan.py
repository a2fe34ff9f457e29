"""Plans of tournaments: everything that determines which games are played, and how."""

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from math import lcm
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

import condottiere
from condottiere.bots import BOTS, make_bot
from condottiere.bots.own import own_file
from condottiere.rules import Options
from condottiere.rules.options import SWITCHES

from .deals import keyed_random

Lineup: TypeAlias = tuple[str, ...]
"""The specs of the bots at a table, by seat before any rotation; in a match the challenger comes first."""
JobKey: TypeAlias = tuple[int, int, int]

_CODE_PATHS: Final = ("rules", "compiled", "bots", "arena/deals.py", "arena/play.py", "arena/plan.py")
"""The files whose code can change the course of a game; see `code_digest`."""


class PlanError(ValueError):
    """A tournament that cannot be played. The message says why."""


class DifferentCode(RuntimeError):
    """The installed program is not the one that the plan was made with."""


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """The criteria for a promotion; see `statistics.sequential`."""

    # Stored as `risk` and `miss`: results on disk have these names.
    false_positive_rate: float = msgspec.field(default=0.05, name="risk")
    """The highest chance that a version that is no better is promoted."""
    false_negative_rate: float = msgspec.field(default=0.05, name="miss")
    """The highest chance that a version that is better by the margin is rejected."""
    margin: float = 0.03
    """The smallest improvement worth promoting, as a share of wins above par, 0 to 1."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A lineup that plays a block at a table, in all its rotations."""

    table: int
    """Index into the plan's tables."""
    block: int
    number: int
    """Index among the lineups that play this block at this table."""
    lineup: Lineup

    @property
    def key(self) -> JobKey:
        """A key unique in the plan. Jobs are played in the order of their keys."""
        return (self.block, self.table, self.number)


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament."""

    kind: Literal["match", "promotion", "ladder"]
    bots: tuple[str, ...]
    """For a ladder the bots to compare; else the lineup, the challenger first."""
    tables: tuple[Options, ...]
    """Seats and optional rules; only a ladder has several."""
    blocks: int
    seed: int
    code: str
    """The `code_digest` of the program that plays."""
    trial: Trial | None = None
    """The criteria for a promotion; None for other tournaments."""

    @property
    def games(self) -> int:
        """The number of games in the whole tournament."""
        return sum(
            self.blocks * len(lineup) for options in self.tables for lineup in self.lineups(options.seats, 0)
        )

    def jobs(self) -> Iterator[Job]:
        """Yield all jobs block by block, so that the first part of them is a smaller tournament."""
        for block in range(self.blocks):
            for table, options in enumerate(self.tables):
                for number, lineup in enumerate(self.lineups(options.seats, block)):
                    yield Job(table=table, block=block, number=number, lineup=lineup)

    def lineups(self, seats: int, block: int) -> tuple[Lineup, ...]:
        """The lineups that play a block. All lineups of a block are dealt the same cards."""
        if self.kind != "ladder":
            return (self.bots,)
        return ladder_lineups(self.bots, seats, self.seed, block)

    def check_code(self) -> None:
        """Raise DifferentCode if this program may play other games than the plan was made for."""
        if code_digest(self.bots) != self.code:
            raise DifferentCode(
                "another version of the program, or of a bot of your own, is here than the plan was made with"
            )


def rotated(lineup: Sequence[str], rotation: int) -> Lineup:
    """Return a lineup by seat after every bot moves `rotation` seats clockwise."""
    return tuple(lineup[(seat - rotation) % len(lineup)] for seat in range(len(lineup)))


def table_name(options: Options) -> str:
    """Return the name of a table, such as '4 seats, hidden cards'."""
    rules = [rule.replace("_", " ") for rule in SWITCHES if getattr(options, rule)]
    if options.points is not None:
        rules.append(f"to {options.points} points")
    return ", ".join([f"{options.seats} seats", *rules])


def match_plan(
    challenger: str,
    others: Sequence[str],
    options: Options,
    blocks: int,
    seed: int,
    trial: Trial | None = None,
) -> Plan:
    """Plan a match of a challenger against others, or with a trial a promotion.

    A single other bot takes all other seats. Raises BotError for a bot that does not exist, and PlanError for
    a plan that cannot be played.
    """
    seats = options.seats
    if len(others) == 1:
        others = list(others) * (seats - 1)
    if len(others) != seats - 1:
        raise PlanError(
            f"a table of {seats} has seats for {seats - 1} besides the challenger: name one bot for all of "
            f"them, or {seats - 1}; not {len(others)}"
        )
    return _checked(
        Plan(
            kind="promotion" if trial else "match",
            bots=(challenger, *others),
            tables=(options,),
            blocks=blocks,
            seed=seed,
            code=code_digest((challenger, *others)),
            trial=trial,
        )
    )


def ladder_plan(bots: Sequence[str], tables: Sequence[Options], blocks: int, seed: int) -> Plan:
    """Plan a ladder of all bots against each other at each of the tables. Raises BotError, PlanError."""
    if len(bots) < 2:
        raise PlanError("a ladder takes two bots or more")
    if len(set(bots)) < len(bots):
        raise PlanError("a ladder takes each bot once")
    if len(set(tables)) < len(tables):
        raise PlanError("each number of seats is given once")
    return _checked(
        Plan(
            kind="ladder",
            bots=tuple(bots),
            tables=tuple(tables),
            blocks=blocks,
            seed=seed,
            code=code_digest(tuple(bots)),
        )
    )


def _checked(plan: Plan) -> Plan:
    if plan.blocks < 2:
        raise PlanError("an interval takes 2 blocks or more")
    if plan.trial is not None:
        _check_trial(plan.trial, 1 / plan.tables[0].seats)
    for bot in set(plan.bots):
        make_bot(bot, 0)
    return plan


def _check_trial(trial: Trial, par: float) -> None:
    if not 0 < trial.margin < 1 - par:
        raise PlanError(f"the margin must be above 0 and below {1 - par:.2g}, not {trial.margin}")
    if not (0 < trial.false_positive_rate < 0.5 and 0 < trial.false_negative_rate < 0.5):
        raise PlanError("the risk must be above 0 and below 0.5")


def ladder_lineups(bots: Sequence[str], seats: int, seed: int, block: int) -> tuple[Lineup, ...]:
    """Make the lineups of one block: the fewest in which all bots have equally many seats.

    The bots are shuffled anew for each round of seats and each block, so that in the long run all bots meet
    each other, on either side. A bot sits more than once in a lineup only if there are fewer bots than seats.
    """
    queue: list[str] = []
    for turn in range(lcm(len(bots), seats) // len(bots)):
        rng = keyed_random("ladder", seed, block, seats, turn)
        shuffled = sorted(bots, key=lambda _: rng.random())
        started = queue[len(queue) - len(queue) % seats :]  # a lineup that is not full
        queue += sorted(shuffled, key=started.count)
    return tuple(tuple(queue[at : at + seats]) for at in range(0, len(queue), seats))


@cache
def code_digest(bots: tuple[str, ...] = ()) -> str:
    """Return a digest of the files that determine the course of a game between these bots.

    Of a bot of one's own that is its file, not what the file imports.
    """
    package = Path(condottiere.__file__).parent
    whole = hashlib.sha256()
    for name in _CODE_PATHS:
        for path in sorted(_files(package / name)):
            whole.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    own = {own_file(bot) for bot in bots if bot.partition(":")[0] not in BOTS}
    for path in sorted(path for path in own if path and path.is_file()):
        whole.update(path.read_bytes() + b"\0")
    return whole.hexdigest()[:16]


def _files(path: Path) -> Iterator[Path]:
    """Yield a file, or all files of a folder except Python's caches."""
    if path.is_file():
        yield path
    for inner in path.rglob("*"):
        if inner.is_file() and "__pycache__" not in inner.parts:
            yield inner
