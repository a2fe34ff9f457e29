"""The outcome of the game if the battle ends with the present lines, as far as the viewer can tell."""

from typing import Final

from condottiere.rules.actions import PASS, PLAY
from condottiere.rules.cards import BISHOP, CARDS, COURTESAN, MERCENARIES, SCARECROW, SPRING, SURRENDER
from condottiere.rules.leaders import only_seat
from condottiere.rules.match import ADJACENT_BONUS
from condottiere.rules.observation import UNSEEN_CARD, Observation
from condottiere.rules.regions import NO_REGION, REGIONS
from condottiere.rules.strength import NO_MERCENARY
from condottiere.rules.table import NOBODY, NOT_ENDED
from condottiere.rules.victory import ending_with, largest_group, popcount, regions_of

from .battle_context import rivals_courtesans
from .battle_model import own_strength, rival_strength
from .lines import highest_face_up, highest_with_down, pack_line, weather, with_hand
from .weight_layout import Weights

ONE: Final = 0
"""The weakest Mercenary."""


def gives_away(observation: Observation, code: int, weights: Weights) -> bool:
    """Whether an action ends the battle so that only rivals win the game, though the battle could go on.

    With R13 it gives nothing away if the viewer wins the match at the same time.
    """
    if not ends_battle(observation, code) or not can_go_on(observation):
        return False
    strongest = strongest_at_end(observation, weights)
    winners = winners_at_end(observation, strongest)
    return winners != 0 and winners & 1 == 0 and not wins_match(observation, strongest, winners)


def wastes_card(observation: Observation, code: int, weights: Weights) -> bool:
    """Whether a card would be played into a battle that is already won and that nobody else can change.

    A Scarecrow is not wasted, as it takes a card back, nor a Bishop, as it moves the Favor, nor a Courtesan
    if a rival would otherwise take the token (R4.2). A Surrender is wasted if passing also ends the battle.
    """
    card = code - PLAY
    if not 0 <= card < CARDS or card in (SCARECROW, BISHOP):
        return False
    if card == COURTESAN and rivals_courtesans(observation) > observation.lines[0][COURTESAN]:
        return False
    if card == SURRENDER and ends_battle(observation, PASS) and is_worth_keeping(observation):
        return True
    return is_won(observation, weights)


def is_worth_keeping(observation: Observation) -> bool:
    """Whether a card that is not played in this battle may be useful later.

    It may not if it is the last one, since an empty hand may end the round (R7.1), nor with Draw After
    Battle, where a full hand draws less (R12.2).
    """
    return bool(observation.held[0] > 1 and not observation.draw_after_battle)


def is_won(observation: Observation, weights: Weights) -> bool:
    """Whether no one else may play, the viewer's line is surely the strongest, and no rival wins the game.

    While a Scarecrow is being resolved, the line counts with all its cards.
    """
    if not ends_battle(observation, PASS):
        return False
    for seat in range(1, observation.seats):
        if observation.down[seat] == UNSEEN_CARD:
            return False
    return strongest_at_end(observation, weights) == 1 and not gives_away(observation, PASS, weights)


def wins_game_by_force(observation: Observation, weights: Weights) -> bool:
    """Whether no one else may play, and the viewer's hand surely wins a battle by which it wins the game,
    or the match (R13).

    With a Spring in play nothing is sure, as a Mercenary may take its bonus from those that lie.
    """
    if not ends_battle(observation, PASS) or winners_at_end(observation, 1) != 1:
        return False
    if observation.points and not wins_match(observation, 1, 1):
        return False
    for seat in range(1, observation.seats):
        if observation.down[seat] == UNSEEN_CARD:
            return False
    _, spring = weather(observation)
    return not spring and lead_with_hand(observation, weights) > 0.0


def lead_with_hand(observation: Observation, weights: Weights) -> float:
    """The lead of the viewer's line with its whole hand over the strongest other, without a Spring."""
    winter, _ = weather(observation)
    line = with_hand(observation, pack_line(observation, 0, NO_MERCENARY, NO_MERCENARY))
    best = 0.0
    for seat in range(1, observation.seats):
        rival = pack_line(observation, seat, NO_MERCENARY, NO_MERCENARY)
        best = max(best, rival_strength(observation, seat, rival, winter, 0, weights))
    return own_strength(observation, line, winter, 0) - best


def stays_won(observation: Observation, card: int, weights: Weights) -> bool:
    """Whether a battle that `is_won` stays won without a Mercenary of the viewer's line."""
    observation.lines[0][card] -= 1
    won_without = is_won(observation, weights)
    observation.lines[0][card] += 1
    return won_without


def idles(observation: Observation, code: int, weights: Weights) -> bool:
    """Whether a Spring or Scarecrow changes nothing and is of no use for gaining time either.

    A Scarecrow that takes nothing back gains time. A Mercenary 1 or a Courtesan does so more cheaply, and
    time is worth something only if the hand can still do something else. If passing loses the game, nothing
    idles.
    """
    card = code - PLAY
    if card == SPRING:
        winter, _ = weather(observation)
        top = highest_with_down(observation, highest_face_up(observation, NO_MERCENARY))
        if winter or top != NO_MERCENARY:
            return False
    elif card == SCARECROW:
        if takes_back(observation):
            return False
        cheaper = observation.hand[ONE] + observation.hand[COURTESAN] > 0
        if not cheaper and (observation.draw_after_battle or may_do_more(observation)):
            return False
    else:
        return False
    return not gives_away(observation, PASS, weights)


def takes_back(observation: Observation) -> bool:
    """R6.1: whether a Scarecrow could take back a Mercenary of the viewer's line."""
    for card in range(MERCENARIES):
        if observation.lines[0][card] > 0:
            return True
    return False


def may_do_more(observation: Observation) -> bool:
    """Whether the hand can still do something after a Scarecrow that takes nothing back.

    A second Scarecrow can, if the first one turns a Mercenary up (R15.2).
    """
    if observation.hand[SCARECROW] > 1 and 0 <= observation.down[0] < MERCENARIES:
        return True
    return bool(observation.held[0] > observation.hand[SCARECROW])


def ends_battle(observation: Observation, code: int) -> bool:
    """R4, R5.7, R14.3: whether no card can be played after this action in a battle."""
    if code >= PLAY:
        return code == PLAY + SURRENDER
    waiting = waits(observation)
    for seat in range(1, observation.seats):
        if observation.out[seat] == 0 and (waiting or observation.held[seat] > 0):
            return False
    return True


def waits(observation: Observation) -> bool:
    """R14.2: whether the viewer may still play after passing, if others have not passed for good."""
    return bool(observation.defender == 0 and observation.defender_waits and observation.held[0] > 0)


def can_go_on(observation: Observation) -> bool:
    """Whether the viewer has an action that does not end the battle."""
    return bool(observation.held[0] > observation.hand[SURRENDER]) or not ends_battle(observation, PASS)


def strongest_at_end(observation: Observation, weights: Weights) -> int:
    """R4.1, R14.5, R15.4: a bit mask of the strongest seats if the battle ended now.

    A face-down card that the viewer does not know counts with an average strength.
    """
    top = highest_with_down(observation, highest_face_up(observation, NO_MERCENARY))
    winter, spring = weather(observation)
    greatest = -1.0
    mask = 0
    for seat in range(observation.seats):
        line = pack_line(observation, seat, top, NO_MERCENARY)
        if seat == 0:
            strength = own_strength(observation, line, winter, spring)
        else:
            strength = rival_strength(observation, seat, line, winter, spring, weights)
        if strength > greatest:
            greatest = strength
            mask = 0
        if strength == greatest:
            mask |= 1 << seat
    return mask


def winners_at_end(observation: Observation, strongest: int) -> int:
    """R8, R9.3: a bit mask of the seats that win the game if `strongest` win the battle; 0 if it goes on."""
    if observation.final:
        return strongest
    conqueror = only_seat(strongest)
    if conqueror != NOBODY:
        realm = regions_after(observation, conqueror, conqueror)
        if ending_with(realm, observation.total_needed, observation.adjacent_needed) != NOT_ENDED:
            return strongest
    if has_site_left(observation, conqueror):
        return 0
    most = -1
    leaders = 0
    for seat in range(observation.seats):
        number = popcount(regions_after(observation, seat, conqueror))
        if number > most:
            most = number
            leaders = 0
        if number == most:
            leaders |= 1 << seat
    return leaders if only_seat(leaders) != NOBODY else 0


def regions_after(observation: Observation, seat: int, conqueror: int) -> int:
    """R4.1: a bit mask of a seat's regions after `conqueror`, or NOBODY, conquers the site."""
    regions = regions_of(observation, seat)
    if conqueror == NOBODY or observation.site == NO_REGION:
        return regions
    site = 1 << observation.site
    return regions | site if seat == conqueror else regions & ~site


def has_site_left(observation: Observation, conqueror: int) -> bool:
    """R8.3, R14.7: whether a site is left for another battle after `conqueror` takes this one."""
    if observation.capturing_regions:
        return True
    for region in range(REGIONS):
        free = observation.owner[region] == NOBODY and region != observation.favor
        if free and (region != observation.site or conqueror == NOBODY):
            return True
    return False


def wins_match(observation: Observation, strongest: int, winners: int) -> bool:
    """R13.2, R13.3: whether the viewer alone then has the most points, and reaches the target."""
    if observation.points == 0 or (observation.final and observation.ending != NOT_ENDED):
        return False
    conqueror = NOBODY if observation.final else only_seat(strongest)
    own = score_after(observation, 0, conqueror, winners)
    for seat in range(1, observation.seats):
        if score_after(observation, seat, conqueror, winners) >= own:
            return False
    return own >= observation.points


def score_after(observation: Observation, seat: int, conqueror: int, winners: int) -> int:
    """R13.2: a seat's points if the game ends with this conqueror and these winners."""
    regions = regions_after(observation, seat, conqueror)
    won_adjacent = winners >> seat & 1 and largest_group(regions) >= observation.adjacent_needed
    return observation.scores[seat] + popcount(regions) + (ADJACENT_BONUS if won_adjacent else 0)
