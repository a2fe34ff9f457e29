"""The value of a battle to the viewer, in hundredths of the game: if it ends now, and if it goes on."""

from math import exp
from typing import Final

from condottiere.rules.cards import BISHOP, CARDS, COURTESAN, DRUMMER, HEROINE, MERCENARIES, SPRING, WINTER
from condottiere.rules.observation import Observation
from condottiere.rules.strength import NO_MERCENARY
from condottiere.rules.table import NOBODY

from .battle_context import BattleContext
from .battle_model import LinesContext, is_bare, leader_exponent, most_courtesans, own_exponent, own_strength
from .lines import with_card
from .weight_layout import DEFICIT, PRICE, TIE_WITHOUT_STRENGTH, TOKEN, Weights

FACE_DOWN_SPREAD: Final = 2.0
"""The scale of the logistic distribution of a face-down card's strength around its average."""
FACE_DOWN_SPREAD_IN_WINTER: Final = 1.0
"""The same under a Winter, when Mercenaries count 1 (R3.2)."""
UNOPPOSED_CHANCE: Final = 0.6
"""The chance to win a battle in which no rival may play and the viewer's hand is enough to take the lead.

It is less than 1, so that taking the lead is worth more than waiting."""
CERTAIN_VICTORY_BONUS: Final = 20.0
"""The bonus for a victory in the game that nobody can prevent, which outweighs all prices of cards."""


def battle_chance(
    battle: BattleContext, lines: LinesContext, mine: float, stays: bool, weights: Weights
) -> tuple[float, float]:
    """The viewer's chance to win the battle, and its expected cost of losing it.

    `mine` is the strength of its line, and `stays` whether it plays on.
    """
    if battle.active_rivals == 0 and mine > lines.best_rival:
        chance = surely_ahead(lines, mine)
        return chance, (1.0 - chance) * leaders_cost(battle, lines)
    reserve = max(lines.full_hand_strength - mine, 0.0) if stays else 0.0
    unopposed = battle.active_rivals == 0 and lines.hidden_lines == 0 and mine + reserve > lines.best_rival
    if unopposed and battle.stakes.wants[0] >= 1.0:
        return UNOPPOSED_CHANCE, 0.0  # nobody can prevent it, and it wins the game
    own = 0.0
    if battle.active_rivals > 0 or mine + reserve > lines.best_rival:
        own = exp(own_exponent(battle, lines, mine, reserve, stays, weights))
    total = own + lines.odds
    tie_odds = lines.tie_odds * exp(weights[TIE_WITHOUT_STRENGTH]) if is_bare(lines, mine) else lines.tie_odds
    total += tie_odds
    loss = lines.loss + tie_odds * tie_cost(battle, lines, mine)
    if lines.best_rival > mine and lines.leader != NOBODY:
        more = lines.leader_odds * (exp(leader_exponent(battle, lines, mine, stays, weights)) - 1.0)
        total += more
        loss += more * battle.stakes.costs[lines.leader]
    return own / total, loss / total


def battle_value(
    battle: BattleContext, lines: LinesContext, line: int, mine: float, stays: bool, weights: Weights
) -> float:
    """The value of the battle with the viewer's packed `line` of strength `mine`; `stays`: it plays on."""
    chance, loss = battle_chance(battle, lines, mine, stays, weights)
    value = chance * battle.stakes.own - loss + 0.5 * weights[TOKEN] * most_courtesans(battle, line)
    if battle.active_rivals == 0 and lines.hidden_lines == 0 and battle.stakes.wants[0] >= 1.0:
        value += CERTAIN_VICTORY_BONUS * chance
    if stays and lines.best_rival > mine:
        value -= weights[DEFICIT] * battle.card_price_factor * (lines.best_rival - mine)
    return value


def value_if_ended(
    battle: BattleContext, lines: LinesContext, line: int, mine: float, weights: Weights
) -> float:
    """The value of the battle if it ends now, with the viewer's packed `line` of strength `mine`."""
    token = weights[TOKEN] * most_courtesans(battle, line)
    chance = surely_ahead(lines, mine)
    if mine == lines.best_rival and lines.hidden_lines == 0:
        return token - tie_cost(battle, lines, mine)
    if mine > lines.best_rival and lines.hidden_lines == 0 and battle.stakes.wants[0] >= 1.0:
        token += CERTAIN_VICTORY_BONUS
    return token + chance * battle.stakes.own - (1.0 - chance) * leaders_cost(battle, lines)


def surely_ahead(lines: LinesContext, mine: float) -> float:
    """The chance that the viewer's line is the strongest once all cards are turned up (R15.4)."""
    if lines.hidden_lines == 0:
        return 1.0 if mine > lines.best_rival else 0.0
    return 1.0 / (
        1.0
        + exp((lines.best_rival - mine) / (FACE_DOWN_SPREAD_IN_WINTER if lines.winter else FACE_DOWN_SPREAD))
    )


def leaders_cost(battle: BattleContext, lines: LinesContext) -> float:
    """The cost to the viewer if the strongest rival wins.

    A tie between rivals costs nothing, except in a final battle (R9.3).
    """
    if lines.leader == NOBODY:
        return max(battle.stakes.costs) if battle.final else 0.0
    return battle.stakes.costs[lines.leader]


def tie_cost(battle: BattleContext, lines: LinesContext, mine: float) -> float:
    """The cost of a tie: 0, except in a final battle, where the tied seats share the victory (R9.3)."""
    if not battle.final:
        return 0.0
    if mine < lines.best_rival:
        return max(battle.stakes.costs)
    return battle.stakes.own / 3.0 if lines.leader == NOBODY else 0.0


def is_alone(battle: BattleContext, lines: LinesContext) -> bool:
    """Whether only the viewer may still play, and it knows all lines."""
    return battle.active_rivals == 0 and lines.hidden_lines == 0


def value_if_played_on(
    observation: Observation,
    battle: BattleContext,
    lines: LinesContext,
    line: int,
    played: int,
    weights: Weights,
) -> float:
    """The value of the battle if the viewer plays on with its packed `line`; `played` has left its hand.

    If nobody can answer, it is the value after the best further card, or none.
    """
    mine = own_strength(observation, line, lines.winter, lines.spring)
    if not is_alone(battle, lines):
        return battle_value(battle, lines, line, mine, True, weights)
    best = value_if_ended(battle, lines, line, mine, weights)
    if mine > lines.best_rival:
        return best
    in_reach = False
    for card in range(CARDS):
        stays = card < MERCENARIES or card in (COURTESAN, DRUMMER, HEROINE)
        if stays and observation.hand[card] > (1 if card == played else 0):
            longer = with_card(line, card, NO_MERCENARY)
            strength = own_strength(observation, longer, lines.winter, lines.spring)
            if strength > lines.best_rival:
                in_reach = True
                value = value_if_ended(battle, lines, longer, strength, weights)
                best = max(best, value - battle.card_price_factor * weights[PRICE + card])
    if in_reach or lines.full_hand_strength <= lines.best_rival:
        return best
    return max(best, battle_value(battle, lines, line, mine, True, weights))


def has_use(
    observation: Observation, lines: LinesContext, line: int, card: int, top: int, gain: float
) -> bool:
    """Whether a Winter, Spring, Drummer or Bishop is of use to the viewer, now or with its next cards.

    The card turns the viewer's packed line into `line`, and its lead grows by `gain`; `top` is the highest
    Mercenary in play.
    """
    if card == WINTER:
        return lines.winter == 0 and (observation.lines[0][SPRING] == 0 or gain > 0.0)
    if card == DRUMMER:
        return line != lines.packed[0]
    if card == BISHOP:
        return gain >= 0.0
    return card != SPRING or gain > 0.0 or holds_from(observation, max(top, 0))


def holds_from(observation: Observation, lowest: int) -> bool:
    """Whether the viewer holds a Mercenary of this kind or a higher one."""
    for card in range(lowest, MERCENARIES):
        if observation.hand[card] > 0:
            return True
    return False
