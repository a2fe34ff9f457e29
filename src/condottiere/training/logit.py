"""Conditional logit (McFadden, 1974): odds fitted by maximum likelihood to what games and battles came to."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from condottiere.bots.evaluation.weight_layout import (
    GAME,
    GAME_NUMBER,
    ODDS,
    ODDS_NUMBER,
    STATED,
    STATED_NUMBER,
)
from condottiere.bots.search.policy import Numbers
from condottiere.compiled.layout import Records
from condottiere.compiled.playouts import template
from condottiere.rules import Options
from condottiere.rules.options import MAX_SEATS

from .dataset import SIDES, record_battles, record_chances, record_games

GAMES_KEPT: Final = 0.35
"""The share of positions between two battles that is written down."""
BATTLES_KEPT: Final = 0.2
"""The share of decisions in battles that is written down."""
_STEPS: Final = 12
_HALVINGS: Final = 12

Recorder = Callable[[Records, Numbers, float, int, float, Numbers, NDArray[np.bool_], NDArray[np.int64]], int]


class Outcomes(NamedTuple):
    """Positions and who won."""

    rows: Numbers
    """Shape (n, sides, weights): what each weight is multiplied by in the exponent of each side."""
    here: NDArray[np.bool_]
    """Shape (n, sides): which sides there are."""
    winners: NDArray[np.int64]
    """Shape (n,)."""


def sample_battles(options: list[Options], players: Numbers, size: int, seed: int, workers: int) -> Outcomes:
    """`size` decisions of the first player in battles, and who won these."""
    recorder: Recorder = record_battles
    return _record(recorder, BATTLES_KEPT, SIDES, ODDS_NUMBER, options, players, size, seed, workers)


def sample_games(options: list[Options], players: Numbers, size: int, seed: int, workers: int) -> Outcomes:
    """`size` positions as the first player sees them between two battles, and who won the game or match."""
    recorder: Recorder = record_games
    return _record(recorder, GAMES_KEPT, MAX_SEATS, GAME_NUMBER, options, players, size, seed, workers)


def _record(
    recorder: Recorder,
    keep: float,
    sides: int,
    weights: int,
    options: list[Options],
    players: Numbers,
    size: int,
    seed: int,
    workers: int,
) -> Outcomes:
    share = -(-size // len(options))

    def part(number: int) -> Outcomes:
        room = Outcomes(
            np.zeros((share, sides, weights)), np.zeros((share, sides), np.bool_), np.zeros(share, np.int64)
        )
        recorder(template(options[number]), players, 1.0, seed + number, keep, *room)
        return room

    with ThreadPoolExecutor(workers) as threads:
        parts = list(threads.map(part, range(len(options))))
    rows, here, winners = (np.concatenate(columns) for columns in zip(*parts, strict=True))
    return Outcomes(rows, here, winners)


def probabilities(found: Outcomes, weights: Numbers) -> Numbers:
    """The chance that the weights give each side, shape (n, sides)."""
    exponents = found.rows @ weights
    exponents[~found.here] = -np.inf
    exponents -= exponents.max(axis=1, keepdims=True)
    odds: Numbers = np.exp(exponents)
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


def log_likelihood(found: Outcomes, weights: Numbers) -> float:
    """The mean logarithm of the chance that was given to what came."""
    given = probabilities(found, weights)[np.arange(len(found.winners)), found.winners]
    return float(np.log(np.maximum(given, 1e-12)).mean())


def fit(found: Outcomes, before: Numbers, trust: float) -> Numbers:
    """The weights that make what came most likely, by Newton's method.

    `trust` draws them to what they were before: 0 not at all.
    """
    weights = before.copy()
    reached = log_likelihood(found, weights)
    for _ in range(_STEPS):
        direction = _newton_step(found, weights, before, trust)
        for halving in range(_HALVINGS):
            tried = weights + direction / 2**halving
            battle_chance = log_likelihood(found, tried)
            if battle_chance >= reached:
                break
        else:
            return weights
        gained, reached, weights = battle_chance - reached, battle_chance, tried
        if gained < 1e-6:
            break
    return weights


def _newton_step(found: Outcomes, weights: Numbers, before: Numbers, trust: float) -> Numbers:
    """The step to where the slope would vanish if the curvature stayed as it is."""
    number, sides, size = found.rows.shape
    odds = probabilities(found, weights)
    expected = np.einsum("nc,nck->nk", odds, found.rows)
    came = found.rows[np.arange(number), found.winners]
    slope = (came - expected).mean(axis=0) - trust * (weights - before)
    flat = found.rows.reshape(number * sides, size)
    spread = (flat * odds.reshape(-1, 1)).T @ flat - expected.T @ expected
    step: Numbers = np.linalg.solve(spread / number + (trust + 1e-6) * np.eye(size), slope)
    return step


def refit_odds(
    options: list[Options], players: Numbers, size: int, trust: float, seed: int, workers: int
) -> Numbers:
    """The weights of the first player, with odds that fit the games it plays among these players."""
    players = players.copy()
    found = sample_games(options, players, size, seed, workers)
    players[0, GAME : GAME + GAME_NUMBER] = fit(found, players[0, GAME : GAME + GAME_NUMBER], trust)
    found = sample_battles(options, players, size, seed + len(options), workers)
    players[0, ODDS : ODDS + ODDS_NUMBER] = fit(found, players[0, ODDS : ODDS + ODDS_NUMBER], trust)
    weights: Numbers = players[0]
    return weights


def calibrate_chances(
    options: list[Options], weights: Numbers, size: int, seed: int, workers: int
) -> Numbers:
    """The weights with which the chances that `expert` states come true as often as it states them."""
    share = -(-size // len(options))

    def part(number: int) -> tuple[Numbers, NDArray[np.bool_], NDArray[np.bool_]]:
        room = np.zeros(share), np.zeros(share, np.bool_), np.zeros(share, np.bool_)
        record_chances(template(options[number]), weights, seed + number, BATTLES_KEPT, *room)
        return room

    with ThreadPoolExecutor(workers) as threads:
        parts = list(threads.map(part, range(len(options))))
    rough, battle, won = (np.concatenate(columns) for columns in zip(*parts, strict=True))
    rough = np.clip(rough, 0.002, 0.998)
    rows = np.zeros((len(won), 2, STATED_NUMBER))
    logits = np.log(rough / (1 - rough))
    for at, which in ((0, battle), (2, ~battle)):
        rows[which, 0, at] = 1.0
        rows[which, 0, at + 1] = logits[which]
    found = Outcomes(rows, np.ones((len(won), 2), np.bool_), (~won).astype(np.int64))
    fitted = weights.copy()
    fitted[STATED:] = fit(found, np.array([0.0, 1.0, 0.0, 1.0]), 1e-4)
    return fitted
