"""Worlds that fit what the others did: a seat that has passed probably held nothing worth playing.

A View tells who has passed in the battle under way. Among a few worlds drawn evenly, one is taken with a
probability in proportion to how likely the evaluation, in the place of those seats and with their hands of
that world, was to pass: sampling importance resampling (Rubin, 1987). What it compares are the lines as they
lie now, for a View does not tell how they lay when the seat passed.
"""

from typing import Final

from condottiere.bots.evaluation.evaluate import score_actions
from condottiere.compiled.compiling import register_function
from condottiere.compiled.layout import Codes, Records
from condottiere.compiled.rng import Rng, uniform
from condottiere.compiled.worlds import fill_world
from condottiere.rules.actions import PLAY
from condottiere.rules.legality import fill_legal
from condottiere.rules.sight import Sight, is_fighting, observe
from condottiere.rules.table import BATTLE, Table

from .policy import Numbers, softmax

KEENNESS: Final = 0.7
"""How much of the evidence is believed: the power to which the likelihood is raised. The others are not quite
like the evaluation, and the lines were not quite like this when they passed."""


@register_function
def pass_chance(
    table: Table, seat: int, sight: Sight, codes: Codes, scores: Numbers, weights: Numbers, temperature: float
) -> float:
    """How likely the evaluation is to pass for a seat that has, were it on turn again as the lines lie."""
    phase = table.phase
    turn = table.turn
    table.phase = BATTLE
    table.turn = seat
    table.out[seat] = 0
    number = fill_legal(table, codes)
    observe(table, seat, sight)
    table.phase = phase
    table.turn = turn
    table.out[seat] = 1
    score_actions(sight, codes, number, scores, weights)
    softmax(scores, number, temperature)
    passing = 0.0
    for index in range(number):
        if codes[index] < PLAY:
            passing += scores[index]
    return passing


@register_function
def likelihood(
    table: Table,
    viewer: int,
    sight: Sight,
    codes: Codes,
    scores: Numbers,
    weights: Numbers,
    temperature: float,
) -> float:
    """How likely the others were to act as was seen, if they hold what they hold in this world."""
    result = 1.0
    if is_fighting(table):
        for seat in range(table.seats):
            if seat != viewer and table.contenders >> seat & 1 and table.out[seat] and table.held[seat] > 0:
                result *= pass_chance(table, seat, sight, codes, scores, weights, temperature)
    return float(result**KEENNESS)


@register_function
def anybody_passed(sight: Sight) -> bool:
    """Whether another seat that still holds cards has passed in the battle under way."""
    if not is_fighting(sight):
        return False
    for seat in range(1, sight.seats):
        if sight.contenders >> seat & 1 and sight.out[seat] and sight.held[seat] > 0:
            return True
    return False


@register_function
def fill_likely_world(
    seen: Sight,
    worlds: Records,
    proposed: Records,
    proposals: int,
    sight: Sight,
    codes: Codes,
    scores: Numbers,
    weights: Numbers,
    temperature: float,
    rng: Rng,
) -> None:
    """Make `worlds[0]` a world that looks like `seen`, of `proposals` one in proportion to its likelihood.

    With one proposal, or where nobody has passed, all worlds are equally likely. `proposed` (one table),
    `sight`, `codes` and `scores` are room to work in.
    """
    fill_world(seen, worlds[0], rng)
    if proposals < 2 or not anybody_passed(seen):
        return
    total = likelihood(worlds[0], seen.viewer, sight, codes, scores, weights, temperature)
    for _ in range(proposals - 1):
        fill_world(seen, proposed[0], rng)
        new = likelihood(proposed[0], seen.viewer, sight, codes, scores, weights, temperature)
        total += new
        if uniform(rng) * total < new:
            worlds[0] = proposed[0]
