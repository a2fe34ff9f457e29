"""Options that several commands of `condottiere arena` share."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Group, Parameter, validators

from condottiere.cpus import available_cpus
from condottiere.rules import Options
from condottiere.rules.options import OptionalRules

from .executors import Executor, process_executor, ray_executor
from .plan import Trial
from .tournament import Destinations

Flag = Parameter(negative="", show_default=False)
AtLeastOne = Parameter(validator=validators.Number(gte=1))
AtLeastTwo = Parameter(validator=validators.Number(gte=2))

_RULES = Group("Optional rules", sort_key=1)
_RUN = Group("How it is run, and where results go", sort_key=2)


_AS_FLAGS = Parameter(name="*", group=_RULES, negative="", show_default=False)

Rules: TypeAlias = Annotated[OptionalRules, _AS_FLAGS]
"""The optional rules of a table."""


@_AS_FLAGS
@dataclass(frozen=True, kw_only=True)
class SeatsAndRules(OptionalRules):
    """A table: its seats and its optional rules."""

    seats: Annotated[int, Parameter(group="Parameters", show_default=True)] = 4
    """Seats at the table, 2 to 6."""

    @property
    def options(self) -> Options:
        """The table. Raises OptionsError if it cannot be played."""
        return Options(**asdict(self))


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class TrialOptions:
    """When a trial is decided."""

    margin: float = 0.03
    """The smallest improvement worth promoting, as a share of wins above par (0.03 is 3 %)."""
    risk: float = 0.05
    """The highest chance of promoting a version that is no better, and of rejecting one that is better by the
    margin."""

    @property
    def trial(self) -> Trial:
        """The trial with these options."""
        return Trial(false_positive_rate=self.risk, false_negative_rate=self.risk, margin=self.margin)


@Parameter(name="*", group=_RUN)
@dataclass(frozen=True, kw_only=True)
class FigureOptions:
    """Files for the figures, besides the terminal."""

    json: Path | None = None
    """File for the figures as JSON."""
    plot: Path | None = None
    """File for the figures as a picture: .png, .svg or .pdf."""

    @property
    def destinations(self) -> Destinations:
        """The files for the figures."""
        return Destinations(json=self.json, plot=self.plot)


@Parameter(name="*", group=_RUN)
@dataclass(frozen=True, kw_only=True)
class RunOptions(FigureOptions):
    """How a tournament is run, and where its results go."""

    seed: int = 1
    """The random seed of all deals."""
    out: Path | None = None
    """File that each game is saved to when it is played. The same command with the same arguments continues
    where it was stopped."""
    workers: Annotated[int | None, AtLeastOne] = None
    """How many games to play at a time; as many as there are cores by default."""
    ray: Annotated[bool | str, Flag] = False
    """Play on a Ray cluster: with --ray on the one this machine belongs to, or a new one of its cores; with
    --ray=ADDRESS on the one at that address."""

    def executor(self) -> Executor:
        """Make the executor. Raises ExecutorError if there is none."""
        if self.ray is False:
            return process_executor(self.workers or available_cpus())
        return ray_executor(None if self.ray is True else self.ray, self.workers)
