"""What becomes of the game if the battle ends as the lines lie, as far as the viewer can tell.

Written like the rules: over a Sight in CPython and over a record when compiled.
"""

from typing import Final

from condottiere.rules.actions import PASS, PLAY
from condottiere.rules.cards import BISHOP, CARDS, COURTESAN, MERCENARIES, SCARECROW, SPRING, SURRENDER
from condottiere.rules.leaders import only_seat
from condottiere.rules.regions import NO_REGION, REGIONS
from condottiere.rules.sight import UNSEEN_CARD, Sight
from condottiere.rules.strength import NO_MERCENARY
from condottiere.rules.table import NOBODY, NOT_ENDED
from condottiere.rules.victory import ADJACENT_BONUS, ending_with, largest_group, popcount, regions_of

from .battle_context import rivals_courtesans
from .battle_model import own_strength, rival_strength
from .lines import highest_face_up, highest_with_down, pack_line, weather
from .weight_layout import Weights

ONE: Final = 0
"""The weakest Mercenary."""


def gives_away(sight: Sight, code: int, weights: Weights) -> bool:
    """Whether an action ends the battle, rivals alone win the game by that, and something else is legal.

    With R13 it gives nothing away if the viewer wins the match in the same moment.
    """
    if not ends_battle(sight, code) or not can_go_on(sight):
        return False
    strongest = strongest_at_end(sight, weights)
    winners = winners_at_end(sight, strongest)
    return winners != 0 and winners & 1 == 0 and not wins_match(sight, strongest, winners)


def wastes_card(sight: Sight, code: int, weights: Weights) -> bool:
    """Whether a card is played into a battle that is won already and that nobody else can turn.

    A Scarecrow still brings a card back, a Bishop the Favor, and a Courtesan the token, where a rival would
    take it from the conqueror (R4.2). A Surrender is wasted wherever passing ends the battle too.
    """
    card = code - PLAY
    if not 0 <= card < CARDS or card in (SCARECROW, BISHOP):
        return False
    if card == COURTESAN and rivals_courtesans(sight) > sight.lines[0][COURTESAN]:
        return False
    if card == SURRENDER and ends_battle(sight, PASS) and is_worth_keeping(sight):
        return True
    return is_won(sight, weights)


def is_worth_keeping(sight: Sight) -> bool:
    """Whether a card that is not played in this battle may still be of use later.

    Playing the last card may end the round (R7.1), and with Draw After Battle a full hand draws less (R12.2).
    """
    return bool(sight.held[0] > 1 and not sight.draw_after_battle)


def is_won(sight: Sight, weights: Weights) -> bool:
    """Whether nobody else may play, the viewer sees that its line is the strongest, and no rival wins by it.

    In the midst of a Scarecrow, the line counts as it lies.
    """
    if not ends_battle(sight, PASS):
        return False
    for seat in range(1, sight.seats):
        if sight.down[seat] == UNSEEN_CARD:
            return False
    return strongest_at_end(sight, weights) == 1 and not gives_away(sight, PASS, weights)


def stays_won(sight: Sight, card: int, weights: Weights) -> bool:
    """Whether a battle `is_won` without a Mercenary of the viewer's line, too."""
    sight.lines[0][card] -= 1
    won_without = is_won(sight, weights)
    sight.lines[0][card] += 1
    return won_without


def idles(sight: Sight, code: int, weights: Weights) -> bool:
    """Whether a card changes nothing, and waiting with it is no use either.

    A Scarecrow that takes nothing back gains time, for which a one or a Courtesan would do as well, and which
    is worth something only to a hand that may still do something else. Passing must not lose the game.
    """
    card = code - PLAY
    if card == SPRING:
        winter, _ = weather(sight)
        top = highest_with_down(sight, highest_face_up(sight, NO_MERCENARY))
        if winter or top != NO_MERCENARY:
            return False
    elif card == SCARECROW:
        if takes_back(sight):
            return False
        cheaper = sight.hand[ONE] + sight.hand[COURTESAN] > 0
        if not cheaper and (sight.draw_after_battle or may_do_more(sight)):
            return False
    else:
        return False
    return not gives_away(sight, PASS, weights)


def takes_back(sight: Sight) -> bool:
    """R6.1: whether a Scarecrow could take a Mercenary of the viewer's line back."""
    for card in range(MERCENARIES):
        if sight.lines[0][card] > 0:
            return True
    return False


def may_do_more(sight: Sight) -> bool:
    """Whether the hand may do something after a Scarecrow that takes nothing back.

    One more would do something if this one turns a Mercenary up (R15.2).
    """
    if sight.hand[SCARECROW] > 1 and 0 <= sight.down[0] < MERCENARIES:
        return True
    return bool(sight.held[0] > sight.hand[SCARECROW])


def ends_battle(sight: Sight, code: int) -> bool:
    """R4, R5.7, R14.3: whether no card can be played after this action in a battle."""
    if code >= PLAY:
        return code == PLAY + SURRENDER
    waiting = waits(sight)
    for seat in range(1, sight.seats):
        if sight.out[seat] == 0 and (waiting or sight.held[seat] > 0):
            return False
    return True


def waits(sight: Sight) -> bool:
    """R14.2: whether the viewer may still play after passing, if others have not passed for good."""
    return bool(sight.defender == 0 and sight.defender_waits and sight.held[0] > 0)


def can_go_on(sight: Sight) -> bool:
    """Whether the viewer may do something that does not end the battle."""
    return bool(sight.held[0] > sight.hand[SURRENDER]) or not ends_battle(sight, PASS)


def strongest_at_end(sight: Sight, weights: Weights) -> int:
    """R4.1, R14.5, R15.4: a bit mask of the seats that the end would find strongest.

    A face-down card that the viewer does not know counts as much as such a card usually brings.
    """
    top = highest_with_down(sight, highest_face_up(sight, NO_MERCENARY))
    winter, spring = weather(sight)
    greatest = -1.0
    mask = 0
    for seat in range(sight.seats):
        line = pack_line(sight, seat, top, NO_MERCENARY)
        if seat == 0:
            strength = own_strength(sight, line, winter, spring)
        else:
            strength = rival_strength(sight, seat, line, winter, spring, weights)
        if strength > greatest:
            greatest = strength
            mask = 0
        if strength == greatest:
            mask |= 1 << seat
    return mask


def winners_at_end(sight: Sight, strongest: int) -> int:
    """R8, R9.3: a bit mask of the seats that win the game if those are the strongest; 0 if it goes on."""
    if sight.final:
        return strongest
    conqueror = only_seat(strongest)
    if conqueror != NOBODY:
        realm = regions_after(sight, conqueror, conqueror)
        if ending_with(realm, sight.total_needed, sight.adjacent_needed) != NOT_ENDED:
            return strongest
    if has_site_left(sight, conqueror):
        return 0
    most = -1
    leaders = 0
    for seat in range(sight.seats):
        number = popcount(regions_after(sight, seat, conqueror))
        if number > most:
            most = number
            leaders = 0
        if number == most:
            leaders |= 1 << seat
    return leaders if only_seat(leaders) != NOBODY else 0


def regions_after(sight: Sight, seat: int, conqueror: int) -> int:
    """R4.1: a bit mask of a seat's regions once somebody, or NOBODY, has conquered the site."""
    regions = regions_of(sight, seat)
    if conqueror == NOBODY or sight.site == NO_REGION:
        return regions
    site = 1 << sight.site
    return regions | site if seat == conqueror else regions & ~site


def has_site_left(sight: Sight, conqueror: int) -> bool:
    """R8.3, R14.7: whether another battle can be fought then."""
    if sight.capturing_regions:
        return True
    for region in range(REGIONS):
        free = sight.owner[region] == NOBODY and region != sight.favor
        if free and (region != sight.site or conqueror == NOBODY):
            return True
    return False


def wins_match(sight: Sight, strongest: int, winners: int) -> bool:
    """R13.2, R13.3: whether the viewer alone then has the most points, and enough of them."""
    if sight.points == 0 or (sight.final and sight.ending != NOT_ENDED):
        return False
    conqueror = NOBODY if sight.final else only_seat(strongest)
    own = score_after(sight, 0, conqueror, winners)
    for seat in range(1, sight.seats):
        if score_after(sight, seat, conqueror, winners) >= own:
            return False
    return own >= sight.points


def score_after(sight: Sight, seat: int, conqueror: int, winners: int) -> int:
    """R13.2: a seat's points if the game ends like this."""
    regions = regions_after(sight, seat, conqueror)
    won_adjacent = winners >> seat & 1 and largest_group(regions) >= sight.adjacent_needed
    return sight.scores[seat] + popcount(regions) + (ADJACENT_BONUS if won_adjacent else 0)
