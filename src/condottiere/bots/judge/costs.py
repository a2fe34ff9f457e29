"""What actions cost by the rules alone: which of two that come to the same spares the dearer card."""

from copy import deepcopy
from typing import Final

from condottiere.bots.evaluation.battle_end import ends_battle, takes_back
from condottiere.rules import Card, Play, decode
from condottiere.rules.actions import MAX_DRAW, PASS
from condottiere.rules.after_battle import HAND_SIZE
from condottiere.rules.cards import NO_CARD, SPRING, WINTER
from condottiere.rules.observation import Observation
from condottiere.rules.strength import highest_mercenary, in_play, strengths
from condottiere.rules.table import BATTLE
from condottiere.rules.victory import region_count

from .evidence import Evidence

CHEAPEST_FIRST: Final = (
    Card.MERCENARY_1,
    Card.COURTESAN,
    Card.MERCENARY_2,
    Card.SCARECROW,
    Card.MERCENARY_3,
    Card.MERCENARY_4,
    Card.SPRING,
    Card.MERCENARY_5,
    Card.WINTER,
    Card.MERCENARY_6,
    Card.DRUMMER,
    Card.BISHOP,
    Card.SURRENDER,
    Card.MERCENARY_10,
    Card.HEROINE,
)
"""Roughly by what people would rather keep."""


def is_cheaper(card: Card, other: Card) -> bool:
    """Whether people would rather keep the other card."""
    return CHEAPEST_FIRST.index(card) < CHEAPEST_FIRST.index(other)


def spares(observation: Observation, code: int, other: int) -> bool:
    """Whether an action in battle does the same as another for less, if both are as good.

    Where nobody else can go on, to pass spares a card, and so does a cheaper card that takes the lead as
    well. Under a Winter all Mercenaries are worth the same.
    """
    action, dearer = decode(code), decode(other)
    if observation.phase != BATTLE or not isinstance(dearer, Play):
        return False
    alone = ends_battle(observation, PASS)
    if not isinstance(action, Play):
        return alone
    if not is_cheaper(action.card, dearer.card):
        return False
    if in_play(observation, WINTER) and action.card.is_mercenary and dearer.card.is_mercenary:
        return True
    known = all(down == NO_CARD for down in observation.down[1 : observation.seats])
    return alone and known and all(lead_with(observation, play.card) > 0 for play in (action, dearer))


def is_wasted(observation: Observation, evidence: Evidence, code: int) -> bool:
    """Whether a card is thrown away: nobody else can go on, and passing wins the battle in every world.

    A Bishop moves the Favor, a Scarecrow may take a card back, a Courtesan may win the token, and with Draw
    After Battle a hand with less room draws less (R12.2).
    """
    action = decode(code)
    if observation.phase != BATTLE or not isinstance(action, Play) or PASS not in evidence.codes:
        return False
    passing, one = evidence.codes.index(PASS), evidence.codes.index(code)
    won, holds = evidence.mean(evidence.conquers)[:, observation.viewer], evidence.mean(evidence.holds)
    if not ends_battle(observation, PASS) or won[passing] < 1.0 or action.card == Card.BISHOP:
        return False
    if action.card == Card.SCARECROW and takes_back(observation):
        return False
    if action.card == Card.COURTESAN and holds[one] > holds[passing]:
        return False
    room = HAND_SIZE + region_count(observation, 0) + 1 - observation.held[0]
    return observation.held[0] > 1 and (not observation.draw_after_battle or room >= MAX_DRAW)


def lead_with(observation: Observation, card: Card) -> int:
    """The lead of the viewer's line after it plays a card, by what is face up and its own face-down cards.

    Those are the card itself and the one that it turns up (R15.2), after its effect (R5).
    """
    after = deepcopy(observation)
    highest, own = highest_mercenary(after), after.lines[0]
    for line in after.lines:
        if card == Card.BISHOP and highest >= 0:
            line[highest] = 0
        elif card == Card.WINTER:
            line[SPRING] = 0
        elif card == Card.SPRING:
            line[WINTER] = 0
    if card.stays_in_line:
        own[card] += 1
    if after.down[0] != NO_CARD:
        own[after.down[0]] += 1
    mine, *others = strengths(after)
    return mine - max(others)
