"""Decisions a second: how they are measured, and what a measurement says."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from typing import TypeAlias

Workload: TypeAlias = Callable[[], int]
"""Plays random games to their end; returns how many decisions they took. Chance is not counted."""


@dataclass(frozen=True, slots=True)
class Speed:
    """Decisions a second of one workload, run by run."""

    name: str
    runs: tuple[float, ...]

    @property
    def median(self) -> float:
        """The median of the runs, in decisions a second."""
        return median(self.runs)


def in_turn(
    workloads: Mapping[str, Workload],
    runs: int,
    seconds: float,
    clock: Callable[[], float] = time.perf_counter,
) -> list[Speed]:
    """Every workload `runs` times for at least `seconds`, a run of each after the other.

    So all of them meet the same machine. Each plays once before, to have loaded and compiled what it needs.
    """
    for play in workloads.values():
        play()
    figures: dict[str, list[float]] = {name: [] for name in workloads}
    for _ in range(runs):
        for name, play in workloads.items():
            figures[name].append(_speed(play, seconds, clock))
    return [Speed(name, tuple(runs_of_it)) for name, runs_of_it in figures.items()]


def _speed(play: Workload, seconds: float, clock: Callable[[], float]) -> float:
    """Decisions a second, over whole games."""
    decisions = 0
    spent = 0.0
    start = clock()
    while spent < seconds:
        decisions += play()
        spent = clock() - start
    return decisions / spent
