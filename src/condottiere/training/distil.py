"""Distilling the network of `learned` into a compact one, with NumPy alone (Hinton, Vinyals and Dean, 2015).

The network plays itself and experts in lockstep, at several temperatures. At each of its decisions the
compact network learns its policy and the victory that it expects for every place, by Adam (Kingma and Ba,
2015).
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from condottiere.bots.learned.network import OUTPUTS, Floats, Layer, Network
from condottiere.bots.lockstep import Lockstep
from condottiere.features import FEATURES, SCALES
from condottiere.rules.actions import ACTIONS
from condottiere.rules.options import MAX_SEATS

from .field import training_field

UNITS: Final = (160, 64)
"""The units of each hidden layer."""
TABLES: Final = 2048
STEPS: Final = 24
"""How many decisions of a table are collected between two times of learning."""
PASSES: Final = 3
"""How often each decision is learned from."""
MINIBATCH: Final = 1024
TEMPERATURES: Final = (0.5, 1.0, 1.0, 1.0, 2.0, 4.0)
"""Those at which the network plays; each table has one."""
RATE: Final = 2e-3
FINAL_RATE: Final = 1e-4
CHANCES_WORTH: Final = 0.5
"""The worth of the loss of the chances; that of the policy has 1."""
MOMENTUM: Final = 0.9
SQUARES: Final = 0.999
"""How slowly Adam forgets gradients, and their squares."""
ABSENT: Final = np.float32(-1e9)
"""The logit of what cannot be."""


class Lesson(NamedTuple):
    """Decisions, and what the teacher thought of them."""

    rows: NDArray[np.int8]
    """Shape (n, FEATURES)."""
    targets: NDArray[np.float16]
    """Shape (n, OUTPUTS): the teacher's policy, and the chances of the places."""
    possible: NDArray[np.bool_]
    """Shape (n, OUTPUTS): which actions are legal, and which places are taken."""


class Progress(NamedTuple):
    """How a pupil did on the latest decisions, before it learned from them."""

    decisions: int
    divergence: float
    """From the teacher's policy to the pupil's (Kullback and Leibler), in nats."""
    agreement: float
    """How often both find the same action best."""
    chance_error: float
    """The root of the mean squared difference in a seat's own chance."""

    def __str__(self) -> str:
        return (
            f"{self.decisions:>9} decisions  divergence {self.divergence:.4f}  "
            f"same action {self.agreement:.1%}  chances differ by {self.chance_error:.1%}"
        )


class Pupil:
    """The network in training: layers, and what Adam remembers of each weight."""

    def __init__(self, units: Sequence[int] = UNITS, seed: int = 1) -> None:
        rng = np.random.default_rng(seed)
        sizes = (FEATURES, *units, OUTPUTS)
        self.parts: Final[list[Floats]] = []
        for inputs, outputs in pairwise(sizes):
            self.parts.append(rng.normal(0, (2 / inputs) ** 0.5, (inputs, outputs)).astype(np.float32))
            self.parts.append(np.zeros(outputs, np.float32))
        self.parts[-2] *= np.float32(0.1)
        self._means = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    @property
    def layers(self) -> tuple[Layer, ...]:
        """The layers as they are saved."""
        return tuple(map(Layer, self.parts[::2], self.parts[1::2]))

    def evaluate(self, rows: NDArray[np.int8]) -> list[Floats]:
        """Return the scaled features, what each hidden layer makes of them, and the outputs."""
        found = [rows.astype(np.float32) / _SCALES]
        for weights, bias in self.layers:
            found.append(found[-1] @ weights + bias)
            if len(found) < len(self.layers) + 1:
                np.maximum(found[-1], 0, out=found[-1])
        return found

    def learn(self, lesson: Lesson, rate: float) -> None:
        """Take a step of Adam towards what the teacher thought."""
        values = self.evaluate(lesson.rows)
        error = odds_of(values[-1], lesson.possible) - lesson.targets
        error[:, ACTIONS:] *= np.float32(CHANCES_WORTH)
        error /= np.float32(len(error))
        gradients: list[Floats] = []
        for number in range(len(self.layers) - 1, -1, -1):
            gradients = [values[number].T @ error, error.sum(0), *gradients]
            if number > 0:
                error = (error @ self.layers[number].weights.T) * (values[number] > 0)
        self._steps += 1
        step = rate * (1 - SQUARES**self._steps) ** 0.5 / (1 - MOMENTUM**self._steps)
        for part, gradient, mean, square in zip(
            self.parts, gradients, self._means, self._squares, strict=True
        ):
            mean += (1 - MOMENTUM) * (gradient - mean)
            square += (1 - SQUARES) * (gradient**2 - square)
            part -= np.float32(step) * mean / (np.sqrt(square) + np.float32(1e-8))


_SCALES: Final = np.array(SCALES, np.float32)


def odds_of(outputs: Floats, possible: NDArray[np.bool_]) -> Floats:
    """Return the softmax of the actions, and that of the places, over what is possible."""
    logits = np.where(possible, outputs, ABSENT)
    for part in (slice(0, ACTIONS), slice(ACTIONS, OUTPUTS)):
        logits[:, part] -= logits[:, part].max(1, keepdims=True)
        np.exp(logits[:, part], out=logits[:, part])
        logits[:, part] /= logits[:, part].sum(1, keepdims=True)
    return logits


class School:
    """The tables at which the teacher plays."""

    def __init__(self, teacher: Network, seed: int, threads: int) -> None:
        field = training_field()._replace(alone=0.3, with_experts=0.7, softened=0.6, single=0.5)
        self._teacher = teacher
        self._tables = Lockstep(TABLES, field, seed, threads)
        self._rng = np.random.default_rng(seed)
        self._warmth = np.resize(np.array(TEMPERATURES, np.float32), TABLES)[:, None]
        self._tables.advance()

    def lesson(self, steps: int) -> Lesson:
        """Play so many decisions at every table."""
        parts = [self._decisions() for _ in range(steps)]
        return Lesson._make(np.concatenate(column) for column in zip(*parts, strict=True))

    def _decisions(self) -> Lesson:
        """Decide once at every table, and return what was thought."""
        lanes = self._tables.lanes
        rows, legal = lanes.rows.copy(), lanes.legal.copy()
        taken = np.arange(MAX_SEATS) < rows[:, : MAX_SEATS + 1].argmax(1)[:, None]
        possible = np.concatenate([legal, taken], 1)
        outputs = self._teacher.evaluate_all(rows)
        targets = odds_of(outputs, possible).astype(np.float16)
        noise = self._rng.gumbel(size=legal.shape).astype(np.float32)
        drawn = np.where(legal, outputs[:, :ACTIONS] / self._warmth + noise, ABSENT)
        self._tables.advance(drawn.argmax(1))
        return Lesson(rows, targets, possible)

    def close(self) -> None:
        """End the threads."""
        self._tables.close()


def distil(pupil: Pupil, teacher: Network, decisions: int, seed: int, threads: int = 1) -> Iterator[Progress]:
    """Train a compact network on so many decisions, and yield how far it is."""
    rng = np.random.default_rng(seed)
    school = School(teacher, seed, threads)
    seen = 0
    while seen < decisions:
        lesson = school.lesson(STEPS)
        yield judge(pupil, lesson, seen)
        rate = RATE * (FINAL_RATE / RATE) ** (seen / decisions)
        for _ in range(PASSES):
            order = rng.permutation(len(lesson.rows))
            for start in range(0, len(order), MINIBATCH):
                picked = order[start : start + MINIBATCH]
                pupil.learn(Lesson._make(part[picked] for part in lesson), rate)
        seen += len(lesson.rows)
    yield judge(pupil, school.lesson(2), seen)
    school.close()


def judge(pupil: Pupil, lesson: Lesson, decisions: int) -> Progress:
    """Compare what a pupil and its teacher think of up to 8 minibatches of decisions."""
    part = Lesson._make(each[-8 * MINIBATCH :] for each in lesson)
    theirs = part.targets.astype(np.float32)
    mine = odds_of(pupil.evaluate(part.rows)[-1], part.possible)
    policy, expected = mine[:, :ACTIONS], theirs[:, :ACTIONS]
    logs = np.log(np.maximum(expected, 1e-9)) - np.log(np.maximum(policy, 1e-9))
    return Progress(
        decisions,
        float((expected * logs).sum(1).mean()),
        float((policy.argmax(1) == expected.argmax(1)).mean()),
        float(((mine - theirs)[:, ACTIONS] ** 2).mean() ** 0.5),
    )
