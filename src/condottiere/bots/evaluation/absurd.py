"""Actions that nobody at the table would understand, as far as the viewer can tell.

Bots that judge by more than this evaluation choose among the other actions: however sure a judgement is,
these look like mistakes, and they are.
"""

from collections.abc import Sequence
from typing import Final

from condottiere.features.writing import lead_after
from condottiere.rules.actions import KEEP_CARDS, PASS, PASS_REVEALING, PLAY, SITE_AT
from condottiere.rules.cards import (
    BISHOP,
    CARDS,
    COURTESAN,
    HEROINE,
    NO_CARD,
    SCARECROW,
    SPRING,
    SURRENDER,
    TEN,
    WINTER,
)
from condottiere.rules.leaders import only_seat
from condottiere.rules.observation import Observation
from condottiere.rules.regions import REGIONS
from condottiere.rules.strength import NO_MERCENARY, in_play, line_strength, spring_mercenary
from condottiere.rules.table import BATTLE, KEEP, NO_FINAL, NOBODY, NOT_ENDED, SITE
from condottiere.rules.victory import can_choose_site, ending_with, regions_of

from .battle_end import (
    can_go_on,
    ends_battle,
    gives_away,
    idles,
    is_worth_keeping,
    lead_with_hand,
    strongest_at_end,
    waits,
    wastes_card,
    winners_at_end,
)
from .lines import weather
from .weight_layout import Weights

SMALL: Final = 3
"""Mercenaries 1 to 3, which are the cards below this number, and Courtesans are small cards."""


def sensible(observation: Observation, legal: Sequence[int], weights: Weights) -> list[int]:
    """Return the legal actions that are not absurd; all of them if none is left."""
    return [code for code in legal if not is_absurd(observation, code, weights)] or list(legal)


def is_absurd(observation: Observation, code: int, weights: Weights) -> bool:
    """Whether an action is absurd."""
    if observation.phase == SITE:
        return offers_the_game(observation, code - SITE_AT)
    if observation.phase == KEEP:
        return code == KEEP_CARDS and holds_dear_card(observation)
    if observation.phase != BATTLE:
        return False
    if gives_away(observation, code, weights) or wastes_card(observation, code, weights):
        return True
    if code in (PASS, PASS_REVEALING):
        return spares_a_card(observation, weights) or concedes(observation, weights)
    if idles(observation, code, weights) or surrenders_nothing(observation, code):
        return True
    if code - PLAY == COURTESAN or gives_away(observation, PASS, weights):
        return False
    return is_hopeless(observation, weights)


def offers_the_game(observation: Observation, region: int) -> bool:
    """Whether a rival with cards would win the game at a site, although there is one where no rival would."""
    if wins_at(observation, 0, region) or not rival_wins_at(observation, region):
        return False
    for other in range(REGIONS):
        if can_choose_site(observation, 0, other) and not rival_wins_at(observation, other):
            return True
    return False


def rival_wins_at(observation: Observation, region: int) -> bool:
    """Whether a rival with cards would win the game by conquering a region."""
    for seat in range(1, observation.seats):
        if observation.held[seat] > 0 and wins_at(observation, seat, region):
            return True
    return False


def wins_at(observation: Observation, seat: int, region: int) -> bool:
    """R8.1: whether a seat would win the game by conquering a region."""
    realm = regions_of(observation, seat) | 1 << region
    return ending_with(realm, observation.total_needed, observation.adjacent_needed) != NOT_ENDED


def holds_dear_card(observation: Observation) -> bool:
    """R7.2: whether the viewer holds a card that is surely worth more than the one that would replace it."""
    for card in (TEN, WINTER, SPRING, HEROINE):
        if observation.hand[card] > 0:
            return True
    return False


def is_hopeless(observation: Observation, weights: Weights) -> bool:
    """Whether all others are out, and all cards of the viewer together would still leave its line behind.

    Cards with an effect on other lines leave hope, and so does a hand whose cards are of no further use.
    """
    if not ends_battle(observation, PASS) or not is_worth_keeping(observation):
        return False
    for card in (WINTER, SPRING, BISHOP, SCARECROW, SURRENDER):
        if observation.hand[card] > 0:
            return False
    _, spring = weather(observation)
    return not spring and lead_with_hand(observation, weights) < 0.0


def spares_a_card(observation: Observation, weights: Weights) -> bool:
    """Whether the last pass leaves a battle to others that a single small card would win for certain.

    If the battle wins the game, no card is too dear. It is no mistake to leave alone a region that would end
    the game for a rival (R8.3).
    """
    if not ends_battle(observation, PASS) or strongest_at_end(observation, weights) == 1:
        return False
    for seat in range(1, observation.seats):
        if observation.down[seat] != NO_CARD:
            return False
    winners = winners_at_end(observation, 1)
    if winners != 0 and winners & 1 == 0:
        return False
    winter = in_play(observation, WINTER)
    favored = spring_mercenary(observation)
    for card in range(CARDS):
        cheap = card < SMALL or card == COURTESAN or winners == 1
        if not cheap or card == SURRENDER or observation.hand[card] == 0:
            continue
        if lead_after(observation, card, winter, favored) > 0:
            return True
    return False


def concedes(observation: Observation, weights: Weights) -> bool:
    """Whether a pass leaves nobody in the battle against the seat that leads and that wins the game by it."""
    if waits(observation) or not can_go_on(observation):
        return False
    strongest = strongest_at_end(observation, weights)
    leader = only_seat(strongest)
    if leader == NOBODY or leader == 0 or winners_at_end(observation, strongest) != strongest:
        return False
    for seat in range(1, observation.seats):
        if seat != leader and observation.out[seat] == 0 and observation.held[seat] > 0:
            return False
    return True


def surrenders_nothing(observation: Observation, code: int) -> bool:
    """Whether a Surrender ends a battle in which no line is worth anything.

    It is no mistake in a final battle, which all would share (R9.3), nor against a rival whom the site would
    make win.
    """
    if code != PLAY + SURRENDER or observation.final != NO_FINAL:
        return False
    for seat in range(observation.seats):
        if observation.down[seat] != NO_CARD or line_strength(observation, seat, 0, NO_MERCENARY) > 0:
            return False
    for seat in range(1, observation.seats):
        active = observation.out[seat] == 0 and observation.held[seat] > 0
        if active and wins_at(observation, seat, observation.site):
            return False
    return True
