"""Training of the value network on games that experts play with each other.

Positions between two battles, described by `write_features`, are paired with who won in the end; the network
is fitted by minimizing the cross-entropy with Adam (Kingma and Ba, 2015).
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from condottiere.bots.evaluation.weights import weights_for
from condottiere.bots.search.policy import Numbers, choose_action, new_buffers
from condottiere.bots.search.value_network import INPUTS, Floats32, Network, victory_share, write_features
from condottiere.compiled.compiling import kernel, register_function
from condottiere.compiled.layout import Records
from condottiere.compiled.playouts import first_holder, go_on, template
from condottiere.compiled.rng import Rng, below, seed_stream, uniform
from condottiere.cpus import map_on_threads
from condottiere.rules import Options
from condottiere.rules.aftermath import begin_game
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.play import step
from condottiere.rules.table import NOBODY, OVER, SITE

KEPT: Final = 0.3
"""The share of positions where a site is chosen that becomes samples."""

DIGITS: Final = 5
"""Significant decimal digits that a weight is kept with."""

MAX_WILD_BATTLES: Final = 8
"""For how many battles at most a game begins wildly, at high temperatures."""
MAX_WILD_TEMPERATURE: Final = 40.0
"""The highest temperature of a wild beginning, as a multiple of the usual one."""


class Samples(NamedTuple):
    """Positions and what came of them."""

    inputs: Floats32
    """Shape (n, 6, INPUTS); zero for seats that are not there."""
    shares: Floats32
    """Shape (n, 6): each seat's part of the victory; they add up to 1."""
    seats: NDArray[np.int64]
    """Shape (n,)."""


@register_function
def draw_wild_beginning(temperatures: Numbers, rng: Rng) -> int:
    """Give each seat a high temperature; returns for how many battles it is to play at that."""
    battles = below(rng, MAX_WILD_BATTLES + 1)
    for seat in range(len(temperatures)):
        temperatures[seat] = MAX_WILD_TEMPERATURE ** uniform(rng)
    return battles


@kernel
def _record_positions(template: Records, weights: Numbers, seed: int, samples: Samples) -> int:
    """Play as many games as there is room for samples; write positions until that is full.

    Returns how many were written. Games begin wildly: for up to MAX_WILD_BATTLES each seat acts at a
    temperature of its own. Searches meet positions that two good players would never reach, and must know
    what those are worth to good players.
    """
    rng = np.empty(1, np.uint64)
    buffers = new_buffers()
    tables = template.copy()
    table = tables[0]
    temperatures = np.empty(table.seats, np.float64)
    size = len(samples.inputs)
    written = 0
    for game in range(size):
        seed_stream(rng, seed, game)
        tables[0] = template[0]
        begin_game(table, first_holder(table, NOBODY, rng))
        begun = written
        wild = draw_wild_beginning(temperatures, rng)
        go_on(table, rng)
        while table.phase != OVER:
            calm = wild <= 0
            if calm and table.phase == SITE and uniform(rng) < KEPT and written < size:
                write_features(table, samples.inputs[written])
                written += 1
            battles = table.battles
            temperature = 1.0 if calm else temperatures[table.turn]
            step(table, choose_action(table, buffers, weights, temperature, rng))
            wild -= 1 if table.battles != battles else 0
            go_on(table, rng)
        if (table.match_winners if table.points else table.winners) == 0:
            written = begun  # nobody won
        for seat in range(table.seats):
            samples.shares[begun:written, seat] = victory_share(table, seat)
        if written == size:
            break
    return written


def record_samples(options: Options, count: int, seed: int) -> Samples:
    """About `count` positions of games between experts, a share KEPT of those that come up."""
    samples = Samples(
        np.zeros((count, MAX_SEATS, INPUTS), np.float32),
        np.zeros((count, MAX_SEATS), np.float32),
        np.full(count, options.seats),
    )
    written = int(_record_positions(template(options), np.array(weights_for(options)), seed, samples))
    return Samples(samples.inputs[:written], samples.shares[:written], samples.seats[:written])


def concatenate(parts: list[Samples]) -> Samples:
    """The samples of all parts, in the order given."""
    inputs, shares, seats = (np.concatenate(columns) for columns in zip(*parts, strict=True))
    return Samples(inputs, shares, seats)


def random_network(units: int, rng: np.random.Generator) -> Network:
    """A network with random weights, to begin training with."""
    hidden_weights = rng.normal(0, INPUTS**-0.5, (INPUTS, units)).astype(np.float32)
    return Network(hidden_weights, rng.normal(0, units**-0.5, units).astype(np.float32))


def uniform_network() -> Network:
    """A network that gives all seats the same chance."""
    return Network(np.zeros((INPUTS, 1), np.float32), np.zeros(1, np.float32))


def predict(network: Network, samples: Samples) -> Floats32:
    """The chances that a network gives each seat, shape (n, 6); 0 for seats that are not there."""
    hidden = np.maximum(samples.inputs @ network.hidden_weights, 0)
    scores: Floats32 = hidden @ network.output_weights
    scores[np.arange(6) >= samples.seats[:, None]] = -np.inf
    scores -= scores.max(axis=1, keepdims=True)
    odds: Floats32 = np.exp(scores)
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


def brier(network: Network, samples: Samples) -> float:
    """The mean squared difference between chances and outcomes, over all seats."""
    wrong = (predict(network, samples) - samples.shares) ** 2
    return float(wrong.sum() / samples.seats.sum())


def train(
    samples: Samples, units: int, epochs: int, seed: int, rate: float = 2e-3, batch: int = 2048
) -> Iterator[Network]:
    """Fit a network, handing it out after each pass over the samples."""
    rng = np.random.default_rng(seed)
    network = random_network(units, rng)
    means = [np.zeros_like(part) for part in network]
    squares = [np.zeros_like(part) for part in network]
    steps = 0
    passes = -(-len(samples.seats) // batch) * epochs
    for _ in range(epochs):
        order = rng.permutation(len(samples.seats))
        for start in range(0, len(order), batch):
            chosen = order[start : start + batch]
            part = Samples(samples.inputs[chosen], samples.shares[chosen], samples.seats[chosen])
            steps += 1
            pace = rate * (1 - steps / (passes + 1))
            for weight, slope, mean, square in zip(
                network, gradients(network, part), means, squares, strict=True
            ):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                step = mean / (1 - 0.9**steps) / (np.sqrt(square / (1 - 0.999**steps)) + 1e-8)
                weight -= pace * (step + 0.001 * weight)
        yield network


def gradients(network: Network, part: Samples) -> tuple[Floats32, Floats32]:
    """The slope of the mean cross-entropy by each weight."""
    hidden = np.maximum(part.inputs @ network.hidden_weights, 0)
    error = (predict(network, part) - part.shares) / len(part.seats)
    output_weights = np.einsum("nsh,ns->h", hidden, error)
    inner = error[:, :, None] * network.output_weights * (hidden > 0)
    hidden_weights = part.inputs.reshape(-1, INPUTS).T @ inner.reshape(-1, len(network.output_weights))
    return hidden_weights.astype(np.float32), output_weights.astype(np.float32)


def save(network: Network, path: Path) -> None:
    """Write a network as text."""
    rows = [[float(f"{weight:.{DIGITS}g}") for weight in row] for row in network.hidden_weights]
    lines = ",\n".join(json.dumps(row) for row in rows)
    output = json.dumps([float(f"{weight:.{DIGITS}g}") for weight in network.output_weights])
    path.write_text(f'{{"into": [\n{lines}\n],\n"out": {output}}}\n', encoding="utf-8")


def curriculum() -> list[Options]:
    """What the network learns from: every number of seats, with no option, each one, and all together."""
    each: list[dict[str, Any]] = [
        {},
        {},
        {},
        {"bigger_kingdoms": True},
        {"draw_after_battle": True},
        {"capturing_regions": True},
        {"hidden_cards": True},
        {"points": 20},
        {"bigger_kingdoms": True, "draw_after_battle": True, "capturing_regions": True, "hidden_cards": True},
    ]
    return [Options(seats=seats, **chosen) for seats in (2, 3, 4, 4, 5, 6) for chosen in each]


def collect_samples(positions: int, seed: int, workers: int) -> Samples:
    """Samples from the whole curriculum."""
    tables = curriculum()
    share = -(-positions // len(tables))
    return concatenate(
        map_on_threads(
            lambda number: record_samples(tables[number], share, seed + number), range(len(tables)), workers
        )
    )
