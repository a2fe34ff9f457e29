"""A training from its first rollout to its network, which can be stopped and continued at any time."""

import pickle
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import torch

from condottiere.bots.learned.network import described_features
from condottiere.rules.options import MAX_SEATS, MIN_SEATS

from . import course, files
from .learning import Training
from .torch_network import export

REPORTS: Final = 60
"""How many reports there are about in the whole training."""
SAVE_EVERY: Final = 60.0
"""After how many seconds the state is saved."""


class Budget(NamedTuple):
    """When the training ends: after so many seconds or, if given, decisions."""

    seconds: float
    decisions: int | None

    def progress(self, seconds: float, decisions: int) -> float:
        """The share of the training that is over."""
        spent = seconds / self.seconds if self.decisions is None else decisions / self.decisions
        return min(spent, 1.0)


class Files(NamedTuple):
    """The files of a training, all in one folder."""

    folder: Path

    @property
    def state(self) -> Path:
        """What is needed to continue."""
        return self.folder / "state.pt"

    @property
    def network(self) -> Path:
        """The network so far: the average of its weights."""
        return self.folder / "network.npz"

    @property
    def course(self) -> Path:
        """The reports; the picture is beside it."""
        return self.folder / "course.jsonl"


class Course:
    """A training, its reports, and the time that it has taken."""

    def __init__(self, training: Training, budget: Budget, kept: Files) -> None:
        self._training = training
        self._budget = budget
        self._files = kept
        self._reports: list[course.Report] = []
        self._before = 0.0
        self._begun = time.monotonic()

    @property
    def seconds(self) -> float:
        """The seconds of the training so far, those before it was continued included."""
        return self._before + time.monotonic() - self._begun

    @property
    def progress(self) -> float:
        """The share of the training that is over."""
        return self._budget.progress(self.seconds, self._training.decisions)

    def go_on(self) -> Iterator[course.Report]:
        """Train until the budget is spent, and yield each report. Saves the state now and then."""
        saved = time.monotonic()
        reported = self.progress
        counted = self._training.shares.copy()
        while (progress := self.progress) < 1:
            self._training.improve(progress)
            if self.progress < min(reported + 1 / REPORTS, 1):
                continue
            reported = self.progress
            report = self._report(counted, progress < self._training.recipe.cloning)
            counted = self._training.shares.copy()
            self._reports.append(report)
            yield report
            if time.monotonic() - saved > SAVE_EVERY:
                self.save()
                saved = time.monotonic()

    def _report(self, counted: Any, cloning: bool) -> course.Report:
        games = self._training.shares - counted
        losses = self._training.losses()
        return course.Report(
            seconds=round(self.seconds, 1),
            decisions=self._training.decisions,
            cloning=cloning,
            shares={
                str(seats): round(float(games[seats, 0] / games[seats, 1]), 4)
                for seats in range(MIN_SEATS, MAX_SEATS + 1)
                if games[seats, 1] > 0
            },
            chances_loss=round(losses.chances, 5),
            entropy=round(losses.entropy, 5),
            gain=round(losses.gain, 5),
        )

    def save(self) -> None:
        """Write the state, the network so far, the reports and the picture."""
        state = {
            "features": described_features(),
            "seed": self._training.seed,
            "opponents": self._training.company.name,
            "seconds": self.seconds,
            "reports": self._reports,
            "training": self._training.state(),
        }
        with files.replacing(self._files.state) as fresh:
            torch.save(state, fresh)
        export(self._training.averaged, self._files.network)
        course.save(self._reports, self._files.course)

    def resume(self) -> None:
        """Go on from the state file. Raises ValueError if it does not belong to this training."""
        try:
            state = torch.load(self._files.state, map_location=self._training.device, weights_only=False)
        except (RuntimeError, pickle.UnpicklingError, EOFError) as error:
            raise ValueError("this is not the state of a training") from error
        if state["features"] != described_features():
            raise ValueError("this training was begun with other features; name another folder")
        for what, mine in (("seed", self._training.seed), ("opponents", self._training.company.name)):
            if (theirs := state.get(what)) != mine:
                raise ValueError(f"this training was begun with {what} {theirs}; name another folder")
        self._training.resume(state["training"])
        self._before = state["seconds"]
        self._reports = state["reports"]


def open_course(training: Training, budget: Budget, kept: Files) -> Course:
    """Begin a training, or continue the one in this folder."""
    kept.folder.mkdir(parents=True, exist_ok=True)
    opened = Course(training, budget, kept)
    if kept.state.exists():
        opened.resume()
    return opened
