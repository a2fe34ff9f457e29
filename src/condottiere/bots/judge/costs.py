"""What actions cost by the rules alone: which of two that come to the same spares the dearer card."""

from copy import deepcopy
from typing import Final

import numpy as np

from condottiere.bots.evaluation.battle_end import ends_battle
from condottiere.rules import Card, Play, decode
from condottiere.rules.actions import MAX_DRAW, PASS, PLAY, RESCUE_NONE
from condottiere.rules.after_battle import HAND_SIZE
from condottiere.rules.cards import BISHOP, MERCENARIES, NO_CARD, SPRING, WINTER
from condottiere.rules.observation import Observation
from condottiere.rules.strength import (
    NO_MERCENARY,
    SPRING_BONUS,
    highest_mercenary,
    in_play,
    line_strength,
    strengths,
)
from condottiere.rules.table import BATTLE, RESCUE
from condottiere.rules.victory import region_count

from .certainty import is_open
from .conquests import wins_with
from .evidence import Evidence
from .outcomes import CARD, ENOUGH

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


def spares(observation: Observation, evidence: Evidence, one: int, other: int) -> bool:
    """Whether a candidate in battle does the same as another for less, if both are as good.

    Where nobody else can go on, to pass spares a card, and so does what surely wins with fewer cards, or a
    cheaper card that takes the lead as well, unless the card does more. Under a Winter all Mercenaries are
    worth the same.
    """
    action, dearer = decode(evidence.codes[one]), decode(evidence.codes[other])
    if observation.phase != BATTLE or not isinstance(dearer, Play):
        return False
    alone = ends_battle(observation, PASS)
    if not isinstance(action, Play):
        return alone and _is_only_spent(observation, evidence, other, one)
    if alone and _wins_by(observation, evidence, one) and _wins_by(observation, evidence, other):
        more = np.subtract(*evidence.mean(evidence.cards_left)[[one, other]])
        if abs(more) >= CARD:
            return bool(more > 0.0 and not _does_more(observation, evidence, other, one))
    if not is_cheaper(action.card, dearer.card):
        return False
    if in_play(observation, WINTER) and action.card.is_mercenary and dearer.card.is_mercenary:
        return True
    if not alone or not is_open(observation) or _does_more(observation, evidence, other, one):
        return False
    return all(lead_with(observation, play.card) > 0 for play in (action, dearer))


def is_no_worse(observation: Observation, evidence: Evidence, one: int, other: int) -> bool:
    """R7.2: whether a candidate in battle cannot be worse than another, since it leaves as many cards.

    It plays none, or a cheaper one. Both come to the same, the round ends with the battle, and no rival is
    left with cards. The viewer may discard what it then holds, or keep it.
    """
    if observation.phase != BATTLE or evidence.codes[other] == PLAY + Card.BISHOP:
        return False
    action, dearer = decode(evidence.codes[one]), decode(evidence.codes[other])
    if isinstance(action, Play) and not (isinstance(dearer, Play) and is_cheaper(action.card, dearer.card)):
        return False
    both, left = [one, other], evidence.mean(evidence.cards_left)
    over = evidence.round_over[both].all() and not evidence.rivals_left[both].any()
    same = all(np.array_equal(*results[both]) for results in (evidence.conquers, evidence.holds))
    return bool(over and same and left[one] >= left[other])


def wins_as_it_is(observation: Observation, evidence: Evidence, one: int) -> bool:
    """Whether mostly the viewer wins the game by this battle, in which nobody else can go on.

    Then nothing is gained by taking a card back, or keeping one.
    """
    wins = observation.final or wins_with(observation, 0, observation.site)
    won = evidence.mean(evidence.conquers)[one, observation.viewer]
    return bool(wins and won >= ENOUGH and ends_battle(observation, PASS))


def weakens(observation: Observation, evidence: Evidence, one: int) -> bool:
    """R6.1: whether a Scarecrow would take a Mercenary out of a line that wins the game as it is.

    With a Spring in play the others of the line might be stronger without it.
    """
    if observation.phase != RESCUE or RESCUE_NONE not in evidence.codes or in_play(observation, SPRING):
        return False
    nothing = evidence.codes.index(RESCUE_NONE)
    return one != nothing and wins_as_it_is(observation, evidence, nothing)


def is_wasted(observation: Observation, evidence: Evidence, one: int) -> bool:
    """Whether a card is thrown away: nobody else can go on, and passing wins the battle in every world."""
    if observation.phase != BATTLE or PASS not in evidence.codes or not ends_battle(observation, PASS):
        return False
    passing = evidence.codes.index(PASS)
    return _wins_by(observation, evidence, passing) and _is_only_spent(observation, evidence, one, passing)


def _is_only_spent(observation: Observation, evidence: Evidence, one: int, passing: int) -> bool:
    """Whether a card is of no use beyond a battle that nobody else can change, but would be if it stayed.

    It would not be if it is the last one, since an empty hand may end the round (R7.1), nor with Draw After
    Battle if the hand then draws less (R12.2).
    """
    if not isinstance(decode(evidence.codes[one]), Play) or _does_more(observation, evidence, one, passing):
        return False
    if observation.final or wins_as_it_is(observation, evidence, passing):
        return True
    defends = observation.owner[observation.site] == 0
    regions = region_count(observation, 0) - defends + _wins_by(observation, evidence, passing)
    room = HAND_SIZE + regions - observation.held[0]
    return observation.held[0] > 1 and (not observation.draw_after_battle or room >= MAX_DRAW)


def _does_more(observation: Observation, evidence: Evidence, one: int, instead: int) -> bool:
    """Whether a card changes more than the battle, if that does not end the game.

    A Bishop moves the Favor, a Scarecrow may bring a better Mercenary back than the 3 that it is worth, and
    a Courtesan may win the token.
    """
    if observation.final or wins_as_it_is(observation, evidence, instead):
        return False
    code, holds = evidence.codes[one], evidence.mean(evidence.holds)
    if code == PLAY + Card.SCARECROW:
        return (evidence.brings_back(one) or 0) >= Card.MERCENARY_4
    return code == PLAY + Card.BISHOP or bool(code == PLAY + Card.COURTESAN and holds[one] > holds[instead])


def _wins_by(observation: Observation, evidence: Evidence, one: int) -> bool:
    """Whether the viewer wins the battle by a candidate in every world."""
    return bool(evidence.mean(evidence.conquers)[one, observation.viewer] >= 1.0)


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


def most_lead(observation: Observation) -> int:
    """No less than the lead that the viewer's line can still get if nobody else can go on.

    All its cards count, in any weather that it can make, and each of its Bishops strikes the highest
    Mercenaries of the rivals (R5.3), or is not played.
    """
    weathers = [None, *(card for card in (WINTER, SPRING) if observation.hand[card] > 0)]
    strikes = range(observation.hand[BISHOP] + 1)
    return max(_most_lead_in(observation, weather, struck) for weather in weathers for struck in strikes)


def _most_lead_in(observation: Observation, weather: int | None, strikes: int) -> int:
    """That lead in the present weather, or in another, without so many highest Mercenaries of the rivals.

    Of a Spring's bonus the rivals get nothing, and the viewer the most that it can.
    """
    after = deepcopy(observation)
    own, *rivals = after.lines[: after.seats]
    if weather is not None:
        for line in after.lines:
            line[WINTER] = line[SPRING] = 0
        own[weather] = 1
    for _ in range(strikes):
        highest = max(card for card in range(MERCENARIES) if card == 0 or any(line[card] for line in rivals))
        for line in rivals:
            line[highest] = 0
    for card in Card:
        if card.stays_in_line and card not in (WINTER, SPRING):
            own[card] += observation.hand[card]
    if after.down[0] != NO_CARD:
        own[after.down[0]] += 1
    winter = in_play(after, WINTER)
    mine, *others = (line_strength(after, place, winter, NO_MERCENARY) for place in range(after.seats))
    highest = max(card for card in range(MERCENARIES) if card == 0 or any(line[card] for line in rivals))
    bonus = SPRING_BONUS * max(own[highest:MERCENARIES]) if in_play(after, SPRING) else 0
    return mine + bonus - max(others)
