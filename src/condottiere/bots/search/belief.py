"""Sampling worlds by what the others did: a seat that has passed probably held nothing worth playing.

This is sampling importance resampling (Rubin, 1987). Of a few worlds drawn uniformly, one is taken with a
probability in proportion to its likelihood: the probability that the playouts' policy, with the hands of that
world, would do what was done in this battle: pass, for the seats that have passed, and play each of the cards
that lie in the others' lines rather than what else they held. It uses the present lines, since a View does
not tell what they were when a seat acted. Each part is raised to a power below 1, so that it counts for less,
because the other players differ from the policy, and the lines have changed since.
"""

from math import exp, log
from typing import Final

from condottiere.compiled.compiling import register_function
from condottiere.compiled.rng import Rng, uniform
from condottiere.compiled.worlds import fill_world
from condottiere.rules.actions import PASS, PLAY
from condottiere.rules.cards import CARDS
from condottiere.rules.legality import fill_legal
from condottiere.rules.observation import Observation, observe
from condottiere.rules.table import BATTLE, Table
from condottiere.rules.visibility import is_fighting

from .player import Player, score_by_policy
from .policy import Buffers, softmax
from .search_state import PlayoutSettings, Workspace

SURPRISE: Final = 1e-4
"""No action is taken to be less likely than this."""


@register_function
def log_chance(
    table: Table, seat: int, taken: int, settings: PlayoutSettings, buffers: Buffers, player: Player | None
) -> float:
    """The log probability that a seat would take an action by the policy, were it on turn in the battle now.

    PASS stands for all actions that play no card.
    """
    phase, turn, out = table.phase, table.turn, table.out[seat]
    table.phase = BATTLE
    table.turn = seat
    table.out[seat] = 0
    number = fill_legal(table, buffers.codes)
    observe(table, seat, buffers.seen[0])
    table.phase = phase
    table.turn = turn
    table.out[seat] = out
    score_by_policy(buffers.seen[0], buffers.codes, number, buffers.scores, settings.weights, player)
    softmax(buffers.scores, number, settings.belief_temperature)
    chance = SURPRISE
    for index in range(number):
        if buffers.codes[index] == taken or (taken == PASS and buffers.codes[index] < PLAY):
            chance += buffers.scores[index]
    return log(chance)


@register_function
def log_likelihood(
    table: Table, viewer: int, settings: PlayoutSettings, buffers: Buffers, player: Player | None
) -> float:
    """The log likelihood of what the other seats did in this battle if they hold the hands of this world."""
    passes = 0.0
    plays = 0.0
    for seat in range(table.seats):
        if seat == viewer or not table.contenders >> seat & 1:
            continue
        if table.out[seat] and table.held[seat] > 0:
            passes += log_chance(table, seat, PASS, settings, buffers, player)
        if settings.plays_power > 0.0:
            for card in range(CARDS):
                if table.lines[seat][card] > 0:
                    take_back(table, seat, card, 1)
                    plays += log_chance(table, seat, PLAY + card, settings, buffers, player)
                    take_back(table, seat, card, -1)
    return settings.passes_power * passes + settings.plays_power * plays


@register_function
def take_back(table: Table, seat: int, card: int, number: int) -> None:
    """Take cards from a seat's line into its hand."""
    table.lines[seat][card] -= number
    table.hands[seat][card] += number
    table.held[seat] += number
    table.played -= number


@register_function
def anybody_acted(observation: Observation, plays: bool) -> bool:
    """Whether another seat has passed in this battle with cards in its hand, or played one if `plays`."""
    if not is_fighting(observation):
        return False
    for seat in range(1, observation.seats):
        if not observation.contenders >> seat & 1:
            continue
        if observation.out[seat] and observation.held[seat] > 0:
            return True
        if plays:
            for card in range(CARDS):
                if observation.lines[seat][card] > 0:
                    return True
    return False


@register_function
def fill_likely_world(
    seen: Observation, settings: PlayoutSettings, workspace: Workspace, player: Player | None, rng: Rng
) -> None:
    """Sample a world that agrees with `seen`, by its likelihood, into `workspace.sampled_worlds[0]`.

    With one proposal, or if nobody has acted, all worlds are equally likely.
    """
    world, proposed = workspace.sampled_worlds[0], workspace.sampled_worlds[1]
    fill_world(seen, world, rng)
    if settings.proposals < 2 or not anybody_acted(seen, settings.plays_power > 0.0):
        return
    total = exp(log_likelihood(world, seen.viewer, settings, workspace.buffers, player))
    for _ in range(settings.proposals - 1):
        fill_world(seen, proposed, rng)
        new = exp(log_likelihood(proposed, seen.viewer, settings, workspace.buffers, player))
        total += new
        if uniform(rng) * total < new:
            workspace.sampled_worlds[0] = proposed
