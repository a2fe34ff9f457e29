"""Sampling worlds by what the others did: a seat that has passed probably held nothing worth playing.

This is sampling importance resampling (Rubin, 1987). Of a few worlds drawn uniformly, one is taken with a
probability in proportion to its likelihood: the probability that the evaluation, with the hands of that
world, would pass for the seats that have passed in this battle. It uses the present lines, since a View does
not tell what they were when a seat passed.
"""

from typing import Final

from condottiere.bots.evaluation.evaluate import score_actions
from condottiere.compiled.compiling import register_function
from condottiere.compiled.rng import Rng, uniform
from condottiere.compiled.worlds import fill_world
from condottiere.rules.actions import PLAY
from condottiere.rules.legality import fill_legal
from condottiere.rules.observation import Observation, observe
from condottiere.rules.table import BATTLE, Table
from condottiere.rules.visibility import is_fighting

from .policy import Buffers, softmax
from .search_state import PlayoutSettings, Workspace

LIKELIHOOD_EXPONENT: Final = 0.7
"""The power to which the likelihood of a world is raised. Below 1 it counts for less.

It is less than 1 because the other players differ from the evaluation, and the lines have changed since."""


@register_function
def pass_chance(table: Table, seat: int, settings: PlayoutSettings, buffers: Buffers) -> float:
    """The probability that the evaluation would pass for a seat that has passed, were it on turn now."""
    phase = table.phase
    turn = table.turn
    table.phase = BATTLE
    table.turn = seat
    table.out[seat] = 0
    number = fill_legal(table, buffers.codes)
    observe(table, seat, buffers.seen[0])
    table.phase = phase
    table.turn = turn
    table.out[seat] = 1
    score_actions(buffers.seen[0], buffers.codes, number, buffers.scores, settings.weights)
    softmax(buffers.scores, number, settings.temperature)
    passing = 0.0
    for index in range(number):
        if buffers.codes[index] < PLAY:
            passing += buffers.scores[index]
    return passing


@register_function
def likelihood(table: Table, viewer: int, settings: PlayoutSettings, buffers: Buffers) -> float:
    """The likelihood of the other seats' passes if they hold the hands of this world."""
    result = 1.0
    if is_fighting(table):
        for seat in range(table.seats):
            if seat != viewer and table.contenders >> seat & 1 and table.out[seat] and table.held[seat] > 0:
                result *= pass_chance(table, seat, settings, buffers)
    return float(result**LIKELIHOOD_EXPONENT)


@register_function
def anybody_passed(observation: Observation) -> bool:
    """Whether another seat that still holds cards has passed in this battle."""
    if not is_fighting(observation):
        return False
    for seat in range(1, observation.seats):
        if observation.contenders >> seat & 1 and observation.out[seat] and observation.held[seat] > 0:
            return True
    return False


@register_function
def fill_likely_world(seen: Observation, settings: PlayoutSettings, workspace: Workspace, rng: Rng) -> None:
    """Sample a world that agrees with `seen`, by its likelihood, into `workspace.sampled_worlds[0]`.

    With one proposal, or if nobody has passed, all worlds are equally likely.
    """
    world, proposed = workspace.sampled_worlds[0], workspace.sampled_worlds[1]
    fill_world(seen, world, rng)
    if settings.proposals < 2 or not anybody_passed(seen):
        return
    total = likelihood(world, seen.viewer, settings, workspace.buffers)
    for _ in range(settings.proposals - 1):
        fill_world(seen, proposed, rng)
        new = likelihood(proposed, seen.viewer, settings, workspace.buffers)
        total += new
        if uniform(rng) * total < new:
            workspace.sampled_worlds[0] = proposed
