"""What a battle is worth to the viewer if it plays on, and whether a card helps it.

Written like the rules: over a Sight in CPython and over a record when compiled.
"""

from condottiere.rules.cards import BISHOP, CARDS, COURTESAN, DRUMMER, HEROINE, MERCENARIES, SPRING, WINTER
from condottiere.rules.sight import Sight
from condottiere.rules.strength import NO_MERCENARY

from .battle_model import FieldContext, battle_value, own_strength, value_if_ended
from .lines import with_card
from .stakes import BattleContext
from .weight_layout import PRICE, Weights


def is_alone(battle: BattleContext, field: FieldContext) -> bool:
    """Whether only the viewer may still play, and it sees how all the lines lie."""
    return battle.chasing == 0 and field.veiled == 0


def outlook(
    sight: Sight,
    battle: BattleContext,
    field: FieldContext,
    line: int,
    mine: float,
    played: int,
    weights: Weights,
) -> float:
    """What the battle is worth to the viewer if it plays on with such a line; `played` has left its hand.

    Where nobody can answer, that is what one more card, or none, would make of it.
    """
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
                best = max(best, value - battle.share * weights[PRICE + card])
    if in_reach or field.full <= field.best:
        return best
    return max(best, battle_value(battle, field, line, mine, True, weights))


def has_use(sight: Sight, field: FieldContext, line: int, card: int, top: int, gain: float) -> bool:
    """Whether a card that works on what lies on the table does anything for the viewer there, now or next.

    It makes `line` of the viewer's, and its lead grows by `gain`; `top` is the highest Mercenary in play.
    """
    if card == WINTER:
        return field.winter == 0
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
