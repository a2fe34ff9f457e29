"""Options that several commands of `condottiere arena` take."""

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
        """The table. Raises OptionsError."""
        return Options(**asdict(self))


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class TrialOptions:
    """When a trial has shown that a new version is better, or that it is not."""

    margin: float = 0.03
    """The least improvement that is worth it, as a share of wins above par (0.03 is 3 %)."""
    risk: float = 0.05
    """The chance, at most, of promoting one that is no better, and of turning one down that is better by the
    margin."""

    @property
    def trial(self) -> Trial:
        """The trial. Raises PlanError."""
        return Trial(false_positive_rate=self.risk, false_negative_rate=self.risk, margin=self.margin)


@Parameter(name="*", group=_RUN)
@dataclass(frozen=True, kw_only=True)
class FigureOptions:
    """Where figures go, besides the terminal."""

    json: Path | None = None
    """File for the figures as JSON."""
    plot: Path | None = None
    """File for the figures as a picture: .png, .svg or .pdf."""

    @property
    def destinations(self) -> Destinations:
        """Where the figures go."""
        return Destinations(json=self.json, plot=self.plot)


@Parameter(name="*", group=_RUN)
@dataclass(frozen=True, kw_only=True)
class RunOptions(FigureOptions):
    """How a tournament is run, and where its results go."""

    seed: int = 1
    """What all deals follow from."""
    out: Path | None = None
    """File that every game is kept in as soon as it is played. With the same arguments, the same command
    goes on where it was stopped."""
    workers: Annotated[int | None, AtLeastOne] = None
    """How many games are played at a time: as many as there are cores, unless told otherwise."""
    ray: Annotated[bool | str, Flag] = False
    """Play over a Ray cluster: with --ray the one this machine is in, or a new one of its cores; with
    --ray=ADDRESS the one there."""

    def executor(self) -> Executor:
        """What plays. Raises ExecutorError."""
        if self.ray is False:
            return process_executor(self.workers or available_cpus())
        return ray_executor(None if self.ray is True else self.ray, self.workers)
