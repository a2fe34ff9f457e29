"""Training the value network on games by the compact network, as which all seats act in the judge's playouts.

The network maps positions between two battles, described by `write_features`, to the final winners. It is
fitted by minimizing the cross-entropy with L-BFGS (Liu and Nocedal, 1989).
"""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from condottiere.bots.search.player import Player, new_player, score_by_network
from condottiere.bots.search.policy import Buffers, Numbers, new_buffers, sample_softmax
from condottiere.bots.search.value_network import INPUTS, Floats32, Network, victory_share, write_features
from condottiere.compiled.compiling import kernel, register_function
from condottiere.compiled.layout import Records
from condottiere.compiled.playouts import first_holder, go_on, template
from condottiere.compiled.rng import Rng, below, seed_stream, uniform
from condottiere.cpus import map_on_threads
from condottiere.rules import Options
from condottiere.rules.after_battle import begin_game
from condottiere.rules.legality import fill_legal
from condottiere.rules.match import final_winners
from condottiere.rules.observation import observe
from condottiere.rules.options import MAX_SEATS, SWITCHES
from condottiere.rules.play import step
from condottiere.rules.table import NOBODY, OVER, SITE, Table

POSITIONS_KEPT: Final = 0.3
"""The share of positions where a site is chosen that becomes samples."""

UNITS: Final = 32
"""The hidden units of the network in use."""
PRECISION: Final = 20.0
"""The precision (1 / variance) of the normal prior on each weight, for regularization."""
BATCH: Final = 8192
"""The number of positions that are evaluated at once, to limit memory."""
DIGITS: Final = 5
"""The number of significant decimal digits of a stored weight."""

MAX_WILD_BATTLES: Final = 8
"""The most battles at the beginning of a game that are played at high temperatures."""
MAX_WILD_TEMPERATURE: Final = 40.0
"""The highest temperature of such a beginning; the usual one is 1."""


class Samples(NamedTuple):
    """Positions and their outcomes."""

    inputs: Floats32
    """Shape (n, 6, INPUTS); zero for seats not at the table."""
    shares: Floats32
    """Shape (n, 6): each seat's share of the victory; they add up to 1."""
    seats: NDArray[np.int64]
    """Shape (n,): the number of seats at the table."""


@register_function
def draw_wild_beginning(temperatures: Numbers, rng: Rng) -> int:
    """Draw a high temperature for each seat; return the number of battles to play at it."""
    battles = below(rng, MAX_WILD_BATTLES + 1)
    for seat in range(len(temperatures)):
        temperatures[seat] = MAX_WILD_TEMPERATURE ** uniform(rng)
    return battles


@register_function
def choose_by_network(table: Table, buffers: Buffers, player: Player, temperature: float, rng: Rng) -> int:
    """Draw an action of the seat on turn from the network's policy at a temperature; return its code."""
    number = fill_legal(table, buffers.codes)
    if number == 1:
        return int(buffers.codes[0])
    observe(table, table.turn, buffers.seen[0])
    score_by_network(buffers.seen[0], buffers.codes, number, buffers.scores, player)
    return int(buffers.codes[sample_softmax(buffers.scores, number, temperature, rng)])


@kernel
def _record_positions(template: Records, player: Player, seed: int, samples: Samples) -> int:
    """Play at most as many games as there is room for samples, and record positions; return how many.

    For the first battles, up to MAX_WILD_BATTLES, each seat acts at a high temperature of its own, because
    searches also meet positions that good players would not reach, and need their worth.
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
        first = written
        wild = draw_wild_beginning(temperatures, rng)
        go_on(table, rng)
        while table.phase != OVER:
            calm = wild <= 0
            if calm and table.phase == SITE and uniform(rng) < POSITIONS_KEPT and written < size:
                write_features(table, samples.inputs[written])
                written += 1
            battles = table.battles
            temperature = 1.0 if calm else temperatures[table.turn]
            step(table, choose_by_network(table, buffers, player, temperature, rng))
            wild -= 1 if table.battles != battles else 0
            go_on(table, rng)
        if final_winners(table) == 0:
            written = first
        for seat in range(table.seats):
            samples.shares[first:written, seat] = victory_share(table, seat)
        if written == size:
            break
    return written


def record_samples(options: Options, size: int, seed: int) -> Samples:
    """Record about `size` positions of games between players by the compact network."""
    samples = Samples(
        np.zeros((size, MAX_SEATS, INPUTS), np.float32),
        np.zeros((size, MAX_SEATS), np.float32),
        np.full(size, options.seats),
    )
    written = int(_record_positions(template(options), new_player(), seed, samples))
    return Samples(samples.inputs[:written], samples.shares[:written], samples.seats[:written])


def concatenate(parts: list[Samples]) -> Samples:
    inputs, shares, seats = (np.concatenate(columns) for columns in zip(*parts, strict=True))
    return Samples(inputs, shares, seats)


def random_network(units: int, rng: np.random.Generator) -> Network:
    """Make a network with random weights, to begin training with."""
    hidden_weights = rng.normal(0, INPUTS**-0.5, (INPUTS, units)).astype(np.float32)
    return Network(hidden_weights, rng.normal(0, units**-0.5, units).astype(np.float32))


def uniform_network() -> Network:
    """Make a network that gives all seats the same chance."""
    return Network(np.zeros((INPUTS, 1), np.float32), np.zeros(1, np.float32))


def predict(network: Network, samples: Samples) -> Floats32:
    """Return the chances that a network gives each seat, shape (n, 6); 0 for seats not at the table."""
    hidden = np.maximum(samples.inputs @ network.hidden_weights, 0)
    scores: Floats32 = hidden @ network.output_weights
    scores[np.arange(6) >= samples.seats[:, None]] = -np.inf
    scores -= scores.max(axis=1, keepdims=True)
    odds: Floats32 = np.exp(scores)
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


def brier(network: Network, samples: Samples) -> float:
    """Return the Brier score: the mean squared difference of chances and outcomes, over all seats."""
    wrong = (predict(network, samples) - samples.shares) ** 2
    return float(wrong.sum() / samples.seats.sum())


def train(
    samples: Samples,
    units: int,
    iterations: int,
    seed: int,
    report: Callable[[int, Network], None] = lambda _, __: None,
) -> Network:
    """Fit a network by L-BFGS in at most `iterations` iterations. `report` is called after each."""
    steps = count(1)
    decay = PRECISION / len(samples.seats)

    def loss_by_weights(weights: Numbers) -> tuple[float, Numbers]:
        value, slope = loss(_network(weights), samples)
        return value + decay / 2 * float(weights @ weights), slope + decay * weights

    found = minimize(
        loss_by_weights,
        _weights(random_network(units, np.random.default_rng(seed))),
        jac=True,
        method="L-BFGS-B",
        callback=lambda weights: report(next(steps), _network(weights)),
        options={"maxiter": iterations, "maxfun": 2 * iterations + 20},
    )
    return _network(found.x)


def _weights(network: Network) -> Numbers:
    return np.concatenate([part.ravel() for part in network]).astype(np.float64)


def _network(weights: Numbers) -> Network:
    units = len(weights) // (INPUTS + 1)
    row = weights.astype(np.float32)
    return Network(row[:-units].reshape(INPUTS, units), row[-units:])


def loss(network: Network, samples: Samples) -> tuple[float, Numbers]:
    """Return the mean cross-entropy and its gradient."""
    value = 0.0
    slope = np.zeros(network.hidden_weights.size + network.output_weights.size)
    for start in range(0, len(samples.seats), BATCH):
        part = Samples(*(column[start : start + BATCH] for column in samples))  # type: ignore[arg-type]
        chances = predict(network, part)
        value -= float((part.shares * np.log(np.maximum(chances, 1e-30))).sum())
        hidden = np.maximum(part.inputs @ network.hidden_weights, 0)
        error = chances - part.shares
        inner = error[:, :, None] * network.output_weights * (hidden > 0)
        into = part.inputs.reshape(-1, INPUTS).T @ inner.reshape(-1, inner.shape[2])
        slope += np.concatenate([into.ravel(), np.einsum("nsh,ns->h", hidden, error)])
    return value / len(samples.seats), slope / len(samples.seats)


def save(network: Network, path: Path) -> None:
    """Write a network as JSON."""
    rows = [[float(f"{weight:.{DIGITS}g}") for weight in row] for row in network.hidden_weights]
    lines = ",\n".join(json.dumps(row) for row in rows)
    output = json.dumps([float(f"{weight:.{DIGITS}g}") for weight in network.output_weights])
    path.write_text(f'{{"into": [\n{lines}\n],\n"out": {output}}}\n', encoding="utf-8")


def curriculum() -> list[Options]:
    """The options to train on: all numbers of seats, each with no, each single and all optional rules."""
    each: list[dict[str, Any]] = [
        {},
        {},
        {},
        *({rule: True} for rule in SWITCHES),
        {"points": 20},
        dict.fromkeys(SWITCHES, True),
    ]
    return [Options(seats=seats, **chosen) for seats in (2, 3, 4, 4, 5, 6) for chosen in each]


def collect_samples(positions: int, seed: int, workers: int) -> Samples:
    """Record samples from all options of the curriculum, equally many from each."""
    tables = curriculum()
    share = -(-positions // len(tables))
    return concatenate(
        map_on_threads(
            lambda number: record_samples(tables[number], share, seed + number), range(len(tables)), workers
        )
    )
