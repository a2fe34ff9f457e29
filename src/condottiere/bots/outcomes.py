"""What battles came to, compiled: what the odds of the judgement are fitted to.

Experts play with each other. After every decision in a battle, all that the odds of each seat are made of is
written down, and beside it, when the battle is over, who won it.
"""

import numpy as np
from numpy.typing import NDArray

from condottiere.compiled.chance import Chance, seed_stream, uniform
from condottiere.compiled.compiling import kernel, register_function
from condottiere.compiled.layout import SIGHT, Records
from condottiere.compiled.playouts import first_holder, go_on
from condottiere.rules.actions import ACTIONS, PLAY
from condottiere.rules.aftermath import begin_game, only_seat, strongest_seats
from condottiere.rules.cards import BISHOP, NO_CARD, SCARECROW, SURRENDER
from condottiere.rules.legality import fill_legal
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.play import step
from condottiere.rules.sight import Sight, observe
from condottiere.rules.strength import NO_MERCENARY
from condottiere.rules.table import BATTLE, NO_FINAL, NOBODY, OVER, Table

from .acting import Numbers, softly_best
from .battle_judgement import (
    Battle,
    Field,
    leader_exponent,
    nobody_exponent,
    own_exponent,
    own_strength,
    rival_exponent,
    the_battle,
    the_field,
    with_played,
)
from .battle_lines import all_lines, highest_but, highest_with_down, weather
from .judgement import judge
from .weighing import ODDS, ODDS_NUMBER

SIDES = MAX_SEATS + 1
"""Who may win: the seats, from the viewer on, and nobody."""
ABSENT = -1
"""In `winners`: a battle that is still being fought."""


@register_function
def write_odds(
    sight: Sight, battle: Battle, field: Field, line: int, stays: bool, unit: Numbers, row: Numbers
) -> None:
    """Fill `row`, shape (SIDES, ODDS_NUMBER), with what each weight is multiplied by in each side's exponent.

    Exponents are sums, so each is asked for with one weight at 1 and all others at 0; `unit` is room for it.
    """
    mine = own_strength(sight, line, field.winter, field.spring)
    reserve = max(field.full - mine, 0.0) if stays else 0.0
    for place in range(ODDS_NUMBER):
        unit[ODDS + place] = 1.0
        row[0, place] = own_exponent(battle, field, mine, reserve, stays, unit)
        for seat in range(1, sight.seats):
            strength = field.strengths[seat]
            if strength >= 0.0:
                row[seat, place] = rival_exponent(sight, battle, seat, strength, field.winter, unit)
                if seat == field.leader and field.best > mine:
                    row[seat, place] += leader_exponent(battle, field, mine, stays, unit)
        row[MAX_SEATS, place] = nobody_exponent(battle, field, mine, unit)
        unit[ODDS + place] = 0.0


@register_function
def write_decision(sight: Sight, code: int, weights: Numbers, unit: Numbers, row: Numbers) -> bool:
    """Write down the odds after a card or a pass; not for one that ends the battle, or that asks on."""
    card = code - PLAY
    if card == SCARECROW or card == SURRENDER:
        return False
    battle = the_battle(sight, weights)
    if card < 0 and battle.playing == 0:
        return False
    highest = highest_but(sight, NO_MERCENARY)
    top = highest_with_down(sight, highest)
    winter, spring = weather(sight)
    field = the_field(sight, battle, all_lines(sight, top, NO_MERCENARY), winter, spring, weights)
    line = field.lines[0]
    if card >= 0:
        field, line = with_played(sight, battle, field, card, highest, top, weights)
    mine = own_strength(sight, line, field.winter, field.spring)
    if battle.playing == 0 and mine > field.best:
        return False
    write_odds(sight, battle, field, line, card >= 0, unit, row)
    return True


@kernel
def record_battles(
    template: Records,
    weights: Numbers,
    temperature: float,
    seed: int,
    keep: float,
    rows: Numbers,
    here: NDArray[np.bool_],
    winners: NDArray[np.int64],
) -> int:
    """Play games until as many decisions are written down as there is room for; returns how many games.

    `rows`, shape (n, SIDES, ODDS_NUMBER), are all zero before; `here`, shape (n, SIDES), says which sides there
    are; `winners`, shape (n,), which of them won. Each decision is kept with the chance `keep`.
    """
    chance = np.empty(1, np.uint64)
    codes = np.empty(ACTIONS, np.int64)
    scores = np.empty(ACTIONS, np.float64)
    unit = np.zeros(len(weights), np.float64)
    viewers = np.zeros(len(rows), np.int64)
    seen = np.zeros(1, SIGHT)
    tables = template.copy()
    done = 0
    game = 0
    while done < len(rows):
        seed_stream(chance, seed, game)
        game += 1
        tables[0] = template[0]
        table = tables[0]
        begin_game(table, first_holder(table, NOBODY, chance))
        go_on(table, chance)
        fought = done
        while table.phase != OVER:
            number = fill_legal(table, codes)
            battles = table.battles
            final = table.final
            place = 0
            if number > 1:
                observe(table, table.turn, seen[0])
                judge(seen[0], codes, number, scores, weights)
                place = softly_best(scores, number, temperature, chance)
                if table.phase == BATTLE and final == NO_FINAL and done < len(rows) and uniform(chance) < keep:
                    if write_decision(seen[0], codes[place], weights, unit, rows[done]):
                        viewers[done] = table.turn
                        for seat in range(table.seats):
                            here[done, seat] = True
                        here[done, MAX_SEATS] = True
                        done += 1
            step(table, codes[place])
            if table.battles > battles:
                winner = only_seat(strongest_seats(table)) if table.final == final else NOBODY
                for row in range(fought, done):
                    there = (winner - viewers[row] + table.seats) % table.seats
                    winners[row] = MAX_SEATS if winner == NOBODY else there
                fought = done
            go_on(table, chance)
    return game
