"""What a battle is worth to the viewer: as it stands, if it plays on, and whether a card helps it.

Written like the rules: over a Sight in CPython and over a record when compiled.
"""

from math import exp
from typing import Final

from condottiere.rules.cards import BISHOP, CARDS, COURTESAN, DRUMMER, HEROINE, MERCENARIES, SPRING, WINTER
from condottiere.rules.sight import Sight
from condottiere.rules.strength import NO_MERCENARY
from condottiere.rules.table import NOBODY

from .battle_context import BattleContext
from .battle_model import FieldContext, is_bare, leader_exponent, most_courtesans, own_exponent, own_strength
from .lines import with_card
from .weight_layout import DEFICIT, PRICE, TIE_WITHOUT_STRENGTH, TOKEN, Weights

VEIL: Final = 2.0
"""The spread of the logistic curve by which a face-down card may be stronger than it is taken to be."""
VEIL_WINTER: Final = 1.0
"""The spread of that curve in winter."""
NEARLY: Final = 0.6
"""The chance of a battle that the viewer only has to go on with: less than if it led already."""
CERTAIN: Final = 20.0
"""What is added for a victory in the game that nobody can prevent: then cards have no price."""


def battle_chance(
    battle: BattleContext, field: FieldContext, mine: float, stays: bool, weights: Weights
) -> tuple[float, float]:
    """The viewer's chance to win the battle, and what it costs on average that it may not.

    `mine` is the strength of its line, and `stays` whether it plays on.
    """
    if battle.active_rivals == 0 and mine > field.best:
        chance = surely_ahead(field, mine)
        return chance, (1.0 - chance) * leaders_cost(battle, field)
    reserve = max(field.full - mine, 0.0) if stays else 0.0
    sure = battle.active_rivals == 0 and field.veiled == 0 and mine + reserve > field.best
    if sure and battle.stakes.wants[0] >= 1.0:
        return NEARLY, 0.0  # nobody can prevent it, and no card is worth more
    own = 0.0
    if battle.active_rivals > 0 or mine + reserve > field.best:
        own = exp(own_exponent(battle, field, mine, reserve, stays, weights))
    total = own + field.odds
    nobody = field.nobody * exp(weights[TIE_WITHOUT_STRENGTH]) if is_bare(field, mine) else field.nobody
    total += nobody
    loss = field.loss + nobody * tie_cost(battle, field, mine)
    if field.best > mine and field.leader != NOBODY:
        more = field.leader_odds * (exp(leader_exponent(battle, field, mine, stays, weights)) - 1.0)
        total += more
        loss += more * battle.stakes.costs[field.leader]
    return own / total, loss / total


def battle_value(
    battle: BattleContext, field: FieldContext, line: int, mine: float, stays: bool, weights: Weights
) -> float:
    """What the battle is worth to the viewer with such a line, playing on (`stays`) or not."""
    chance, loss = battle_chance(battle, field, mine, stays, weights)
    value = chance * battle.stakes.own - loss + 0.5 * weights[TOKEN] * most_courtesans(battle, line)
    if battle.active_rivals == 0 and field.veiled == 0 and battle.stakes.wants[0] >= 1.0:
        value += CERTAIN * chance
    if stays and field.best > mine:
        value -= weights[DEFICIT] * battle.card_price_factor * (field.best - mine)
    return value


def value_if_ended(
    battle: BattleContext, field: FieldContext, line: int, mine: float, weights: Weights
) -> float:
    """What the battle is worth to the viewer if it ends as the lines lie; `line` is the viewer's."""
    token = weights[TOKEN] * most_courtesans(battle, line)
    chance = surely_ahead(field, mine)
    if mine == field.best and field.veiled == 0:
        return token - tie_cost(battle, field, mine)
    if mine > field.best and field.veiled == 0 and battle.stakes.wants[0] >= 1.0:
        token += CERTAIN
    return token + chance * battle.stakes.own - (1.0 - chance) * leaders_cost(battle, field)


def surely_ahead(field: FieldContext, mine: float) -> float:
    """The chance that the viewer's line is the strongest once all cards are turned up (R15.4)."""
    if field.veiled == 0:
        return 1.0 if mine > field.best else 0.0
    return 1.0 / (1.0 + exp((field.best - mine) / (VEIL_WINTER if field.winter else VEIL)))


def leaders_cost(battle: BattleContext, field: FieldContext) -> float:
    """What the victory of the strongest rival costs the viewer.

    Two that are equally strong cost nothing, except in a final battle (R9.3).
    """
    if field.leader == NOBODY:
        return max(battle.stakes.costs) if battle.final else 0.0
    return battle.stakes.costs[field.leader]


def tie_cost(battle: BattleContext, field: FieldContext, mine: float) -> float:
    """What a tie costs: nothing but in a final battle, where those who are tied share the victory (R9.3)."""
    if not battle.final:
        return 0.0
    if mine < field.best:
        return max(battle.stakes.costs)
    return battle.stakes.own / 3.0 if field.leader == NOBODY else 0.0


def is_alone(battle: BattleContext, field: FieldContext) -> bool:
    """Whether only the viewer may still play, and it sees how all the lines lie."""
    return battle.active_rivals == 0 and field.veiled == 0


def outlook(
    sight: Sight,
    battle: BattleContext,
    field: FieldContext,
    line: int,
    played: int,
    weights: Weights,
) -> float:
    """What the battle is worth to the viewer if it plays on with such a line; `played` has left its hand.

    Where nobody can answer, that is what one more card, or none, would make of it.
    """
    mine = own_strength(sight, line, field.winter, field.spring)
    if not is_alone(battle, field):
        return battle_value(battle, field, line, mine, True, weights)
    best = value_if_ended(battle, field, line, mine, weights)
    if mine > field.best:
        return best
    in_reach = False
    for card in range(CARDS):
        stays = card < MERCENARIES or card in (COURTESAN, DRUMMER, HEROINE)
        if stays and sight.hand[card] > (1 if card == played else 0):
            longer = with_card(line, card, NO_MERCENARY)
            strength = own_strength(sight, longer, field.winter, field.spring)
            if strength > field.best:
                in_reach = True
                value = value_if_ended(battle, field, longer, strength, weights)
                best = max(best, value - battle.card_price_factor * weights[PRICE + card])
    if in_reach or field.full <= field.best:
        return best
    return max(best, battle_value(battle, field, line, mine, True, weights))


def has_use(sight: Sight, field: FieldContext, line: int, card: int, top: int, gain: float) -> bool:
    """Whether a card that works on what lies on the table does anything for the viewer there, now or next.

    It makes `line` of the viewer's, and its lead grows by `gain`; `top` is the highest Mercenary in play.
    """
    if card == WINTER:
        return field.winter == 0 and (sight.lines[0][SPRING] == 0 or gain > 0.0)
    if card == DRUMMER:
        return line != field.lines[0]
    if card == BISHOP:
        return gain >= 0.0
    return card != SPRING or gain > 0.0 or holds_from(sight, max(top, 0))


def holds_from(sight: Sight, lowest: int) -> bool:
    """Whether the viewer holds a Mercenary of this kind or a higher one."""
    for card in range(lowest, MERCENARIES):
        if sight.hand[card] > 0:
            return True
    return False
