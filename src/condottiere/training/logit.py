"""Fitting the odds of the evaluation to the outcomes of games, by conditional logit (McFadden, 1974)."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from condottiere.bots.evaluation import weight_layout
from condottiere.bots.search.policy import Numbers
from condottiere.compiled.layout import Records
from condottiere.compiled.playouts import template
from condottiere.cpus import map_on_threads
from condottiere.rules import Options

from . import conditional_logit
from .conditional_logit import Choices, Prior
from .dataset import Outcomes, record_battles, record_chances, record_games

RecordOutcomes: TypeAlias = Callable[[Records, Numbers, int, int], Outcomes]
"""Plays and records, given a template, the players, a seed and a number of positions."""


def sample_battles(options: list[Options], players: Numbers, size: int, seed: int, workers: int) -> Outcomes:
    """Record `size` decisions of the first player in battles, and the winners."""
    return _record(record_battles, options, players, size, seed, workers)


def sample_games(options: list[Options], players: Numbers, size: int, seed: int, workers: int) -> Outcomes:
    """Record `size` positions between two battles as the first player sees them, and the final winners."""
    return _record(record_games, options, players, size, seed, workers)


def _record(
    recorder: RecordOutcomes, options: list[Options], players: Numbers, size: int, seed: int, workers: int
) -> Outcomes:
    """Record positions of games under all these options, equally many under each."""
    share = -(-size // len(options))
    parts = map_on_threads(
        lambda number: recorder(template(options[number]), players, seed + number, share),
        range(len(options)),
        workers,
    )
    rows, present, winners = (np.concatenate(columns) for columns in zip(*parts, strict=True))
    return Outcomes(rows, present, winners)


def fit(found: Outcomes, before: Numbers, precision: float) -> Numbers:
    """Fit weights to outcomes by maximum a posteriori.

    The prior is normal around the weights before; `precision` is its precision (1 / variance) per outcome.
    """
    number, sides = found.present.shape
    shares = np.zeros((number, sides))
    shares[np.arange(number), found.winners] = 1.0
    choices = Choices(found.rows, shares, found.present)
    return conditional_logit.fit(choices, Prior(before, precision * number))


def refit_odds(
    options: list[Options], players: Numbers, size: int, precision: float, seed: int, workers: int
) -> Numbers:
    """Return the weights of the first player with its odds refitted to games among these players."""
    players = players.copy()
    weights: Numbers = players[0]
    game = slice(
        weight_layout.FIRST_GAME_WEIGHT, weight_layout.FIRST_GAME_WEIGHT + weight_layout.GAME_WEIGHTS
    )
    battle = slice(
        weight_layout.FIRST_BATTLE_WEIGHT, weight_layout.FIRST_BATTLE_WEIGHT + weight_layout.BATTLE_WEIGHTS
    )
    weights[game] = fit(sample_games(options, players, size, seed, workers), weights[game], precision)
    found = sample_battles(options, players, size, seed + len(options), workers)
    weights[battle] = fit(found, weights[battle], precision)
    return weights


def calibrate_chances(
    options: list[Options], weights: Numbers, size: int, seed: int, workers: int
) -> Numbers:
    """Return the weights with refitted calibration of the chances that `expert` states."""
    share = -(-size // len(options))
    parts = map_on_threads(
        lambda number: record_chances(template(options[number]), weights, seed + number, share),
        range(len(options)),
        workers,
    )
    rough, battle, won = (np.concatenate(columns) for columns in zip(*parts, strict=True))
    rough = np.clip(rough, 0.002, 0.998)
    rows = np.zeros((len(won), 2, weight_layout.CALIBRATION_WEIGHTS))
    logits = np.log(rough / (1 - rough))
    for at, which in ((0, battle), (2, ~battle)):
        rows[which, 0, at] = 1.0
        rows[which, 0, at + 1] = logits[which]
    found = Outcomes(rows, np.ones((len(won), 2), np.bool_), (~won).astype(np.int64))
    fitted = weights.copy()
    fitted[weight_layout.FIRST_CALIBRATION_WEIGHT :] = fit(found, np.array([0.0, 1.0, 0.0, 1.0]), 1e-4)
    return fitted
