"""Plans of tournaments: everything that determines which games are played, and how."""

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

import condottiere
from condottiere.bots import BOTS, make_bot
from condottiere.bots.own import own_file
from condottiere.rules import Options
from condottiere.rules.options import SWITCHES

Lineup: TypeAlias = tuple[str, ...]
"""The specs of the bots at a table, by seat before any rotation; in a match the challenger comes first."""

_CODE_PATHS: Final = (
    *("rules", "features", "compiled", "bots"),
    *("arena/deals.py", "arena/play.py", "arena/plan.py", "arena/ladder/batches.py"),
)
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
    """A block of a plan, which its lineup plays in all rotations."""

    block: int
    lineup: Lineup


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament."""

    kind: Literal["match", "promotion"]
    bots: Lineup
    """The challenger comes first."""
    table: Options
    """Seats and optional rules."""
    blocks: int
    seed: int
    code: str
    """The `code_digest` of the program that plays."""
    trial: Trial | None = None
    """The criteria for a promotion; None for other tournaments."""

    @property
    def games(self) -> int:
        """The number of games in the whole tournament."""
        return self.blocks * len(self.bots)

    def jobs(self) -> Iterator[Job]:
        """Yield all jobs block by block, so that the first part of them is a smaller tournament."""
        return (Job(block=block, lineup=self.bots) for block in range(self.blocks))

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


def mixes(seats: int, points: int | None = None) -> list[Options]:
    """Return all mixes of the optional rules that are on or off, first the one without any."""
    return [
        Options(seats=seats, points=points, **dict(zip(SWITCHES, chosen, strict=True)))
        for chosen in product((False, True), repeat=len(SWITCHES))
    ]


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
            table=options,
            blocks=blocks,
            seed=seed,
            code=code_digest((challenger, *others)),
            trial=trial,
        )
    )


def _checked(plan: Plan) -> Plan:
    if plan.blocks < 2:
        raise PlanError("an interval takes 2 blocks or more")
    if plan.trial is not None:
        _check_trial(plan.trial, 1 / plan.table.seats)
    for bot in set(plan.bots):
        make_bot(bot, 0)
    return plan


def _check_trial(trial: Trial, par: float) -> None:
    if not 0 < trial.margin < 1 - par:
        raise PlanError(f"the margin must be above 0 and below {1 - par:.2g}, not {trial.margin}")
    if not (0 < trial.false_positive_rate < 0.5 and 0 < trial.false_negative_rate < 0.5):
        raise PlanError("the risk must be above 0 and below 0.5")


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
