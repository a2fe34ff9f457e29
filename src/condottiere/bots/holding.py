"""Whether a line holds if its seat means to win the battle, whatever that costs; compiled."""

from typing import Final

import numpy as np

from condottiere.compiled.chance import seed_stream
from condottiere.compiled.compiling import kernel, register_function
from condottiere.compiled.layout import SIGHT, TABLE, Codes, Records
from condottiere.compiled.playouts import go_on
from condottiere.compiled.worlds import fill_world
from condottiere.rules.actions import ACTIONS, PLAY
from condottiere.rules.cards import SURRENDER
from condottiere.rules.legality import fill_legal
from condottiere.rules.play import step
from condottiere.rules.sight import Sight, observe
from condottiere.rules.strength import strength
from condottiere.rules.table import BATTLE, OVER, Table

from .acting import Numbers, act
from .battle_stakes import still_playing
from .judgement import judge
from .lookahead import note_battle

NO_ACTION: Final = -1
"""In place of a candidate: the battle goes on as it is."""


@register_function
def is_ahead(table: Table, seat: int) -> bool:
    """Whether a line alone is the strongest as the lines lie."""
    own = strength(table, seat)
    for other in range(table.seats):
        if other != seat and table.contenders >> other & 1 and strength(table, other) >= own:
            return False
    return True


@register_function
def fight_on(table: Table, sight: Sight, codes: Codes, scores: Numbers, weights: Numbers) -> None:
    """The seat on turn plays the card its judgement likes best; it passes when it has won, or has none."""
    number = fill_legal(table, codes)
    observe(table, table.turn, sight)
    ahead = is_ahead(table, table.turn)
    won = ahead and still_playing(sight) == 0
    judge(sight, codes, number, scores, weights)
    for place in range(number):
        card = codes[place] - PLAY
        if table.phase == BATTLE and ((card < 0) != won or (card == SURRENDER and not ahead)):
            scores[place] -= 1e6
    step(table, codes[int(np.argmax(scores[:number]))])


@kernel
def hold(
    sights: Records,
    candidates: Codes,
    worlds: int,
    seed: int,
    weights: Numbers,
    temperature: float,
    tallies: Numbers,
) -> None:
    """Fight the battle to its end in sampled worlds after each candidate; adds up (candidates, TALLIES).

    Whoever has passed, or passes as the candidate, stays out; the others act by their judgement.
    """
    chance = np.empty(1, np.uint64)
    codes = np.empty(ACTIONS, np.int64)
    scores = np.empty(ACTIONS, np.float64)
    world = np.zeros(1, TABLE)
    tables = np.zeros(1, TABLE)
    seen = np.zeros(1, SIGHT)
    viewer = sights[0].viewer
    for number in range(worlds):
        seed_stream(chance, seed, number)
        fill_world(sights[0], world[0], chance)
        begin = chance[0]
        for index in range(len(candidates)):
            chance[0] = begin
            tables[0] = world[0]
            table = tables[0]
            site = table.site
            fought = table.battles
            if candidates[index] != NO_ACTION:
                step(table, candidates[index])
            while table.battles == fought and table.phase != OVER:
                go_on(table, chance)
                if table.turn == viewer:
                    fight_on(table, seen[0], codes, scores, weights)
                else:
                    act(table, seen[0], codes, scores, weights, temperature, chance)
            note_battle(table, viewer, site, tallies[index])
