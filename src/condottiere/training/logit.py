"""Conditional logit (McFadden, 1974): odds fitted by maximum likelihood to what games and battles came to."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from condottiere.arena.statistics import conditional_logit
from condottiere.arena.statistics.conditional_logit import Choices, Prior
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

from .dataset import record_battles, record_chances, record_games
from .odds_features import SIDES

GAMES_KEPT: Final = 0.35
"""The share of positions between two battles that is written down."""
BATTLES_KEPT: Final = 0.2
"""The share of decisions in battles that is written down."""

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


def fit(found: Outcomes, before: Numbers, trust: float) -> Numbers:
    """The weights that make what came most likely.

    They have a normal prior around what they were before, of precision `trust` for each outcome.
    """
    number, sides = found.here.shape
    shares = np.zeros((number, sides))
    shares[np.arange(number), found.winners] = 1.0
    choices = Choices(found.rows, shares, found.here)
    return conditional_logit.fit(choices, Prior(before, trust * number))


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
