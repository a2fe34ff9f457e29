"""What playing a card or passing is worth in a battle.

Every action is judged by the lines as they would lie after it: how likely the viewer then wins the site and
which rival wins it otherwise, what that is worth to whom, what the card would be worth later, and whether
this is the moment for it. Written like the rules: over a Sight in CPython and over a record when compiled.
"""

from math import exp
from typing import NamedTuple, TypeAlias

from condottiere.rules.actions import PASS_REVEALING, PLAY, RESCUE_CARD, RESCUE_NONE
from condottiere.rules.cards import (
    BISHOP,
    CARDS,
    COURTESAN,
    MERCENARIES,
    SCARECROW,
    SPRING,
    STRENGTH,
    SURRENDER,
    TEN,
    WINTER,
)
from condottiere.rules.sight import UNSEEN_CARD, Sight
from condottiere.rules.strength import NO_MERCENARY
from condottiere.rules.table import NOBODY

from .battle_lines import (
    Lines,
    all_lines,
    courtesans,
    highest_but,
    highest_with_down,
    power,
    weather,
    with_card,
    with_hand,
    with_new_top,
    without_mercenary,
)
from .map_judgement import harm, kingdom, kingdoms, own_worth, prize
from .weighing import (
    BEGIN,
    CIRCUMSTANCES,
    DEFICIT,
    FACE_DOWN,
    LOSE,
    MOMENT,
    NOBODY_PLAYS,
    NOBODY_WINS,
    NOBODY_YET,
    OUT,
    OWN_LEADS,
    OWN_PLAYS,
    OWN_RESERVE,
    OWN_STAKE,
    PLAYS,
    PRICE,
    REACH,
    REVEAL,
    STRENGTH_NOW,
    THRIFT,
    THRIFT_DRAW,
    THRIFT_OWN,
    THRIFT_RIVALS,
    TOKEN,
    TOP,
    TOP_CHASED,
    TOP_LEAD,
    TOP_PLAYS,
    TOTAL_MISSING,
    WAIT,
    WANT,
    WIN,
    Codes,
    Scores,
    Weights,
)

BySeat: TypeAlias = tuple[float, float, float, float, float, float]
"""A number for each seat, the viewer first."""


class Battle(NamedTuple):
    """What is the same whatever the viewer does."""

    own: float
    """What winning is worth to the viewer."""
    costs: BySeat
    """What each rival's victory costs the viewer."""
    wants: BySeat
    """How much each rival gains by it, near 1 where it wins the game."""
    playing: int
    """A bit mask of the rivals that may still play a card."""
    want: float
    """The same for the viewer."""
    share: float
    """How much the prices of cards count."""
    warm: float
    """The strength that an unseen card brings on average."""
    cold: float
    """The same in winter."""


class Field(NamedTuple):
    """The lines as they lie, or as they would."""

    lines: Lines
    winter: int
    spring: int
    strengths: BySeat
    """Of the rivals' lines; less than nothing for seats that do not fight."""
    odds: BySeat
    """Of each rival to win, if it is not the strongest now."""
    best: float
    """The strength of the strongest rival."""
    second: float
    """That of the next."""
    leader: int
    """The one rival that is the strongest of them, or NOBODY."""
    full: float
    """How strong the viewer's line would be with all of its hand."""


class Moment(NamedTuple):
    """In which circumstances a card is played, each as a number around 0 to 1."""

    rivals: float
    """Rivals that may still play: 0, 1/2, 2/3, ..."""
    own_hand: float
    """Cards in the own hand, in tens."""
    their_hands: float
    """Cards in the rivals' hands, in tens, on average."""
    ahead: float
    """1 ahead of all, 0 in a tie, -1 behind."""
    lead: float
    """The lead over the strongest rival, in tens; from -2 to 2."""
    stake: float
    """What the site is worth, near 1 where a game depends on it."""
    reserve: float
    """What the hand could bring, in twenties."""
    winter: float
    spent: float
    """Strength in the own line, in twenties."""
    waiting: float
    """Cards that can be played to gain time, in fives: Courtesans, ones, Scarecrows."""
    tense: float
    """Whether some seat lacks a single region."""
    draw: float
    """With Draw After Battle."""
    hidden: float
    """With Hidden Cards."""


# --- what is at stake -------------------------------------------------------------------------------


def stakes(sight: Sight, weights: Weights) -> tuple[float, BySeat, BySeat]:
    """What the battle is worth to the viewer if it wins; what it costs if a rival does; who wants it most."""
    if sight.final:
        lose = weights[LOSE]
        return weights[WIN], (0.0, lose, lose, lose, lose, lose), (1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
    first, second, free = kingdoms(sight)
    gained, spoilt = prize(sight, kingdom(first, second, 0), free, sight.site, weights)
    own = own_worth(gained, weights)
    a, b, loss1 = rival_stake(sight, 1, kingdom(first, second, 1), free, spoilt, weights)
    c, d, loss2 = rival_stake(sight, 2, kingdom(first, second, 2), free, spoilt, weights)
    e, f, loss3 = rival_stake(sight, 3, kingdom(first, second, 3), free, spoilt, weights)
    g, h, loss4 = rival_stake(sight, 4, kingdom(first, second, 4), free, spoilt, weights)
    i, j, loss5 = rival_stake(sight, 5, kingdom(first, second, 5), free, spoilt, weights)
    own += loss1 + loss2 + loss3 + loss4 + loss5
    return own, (0.0, a, c, e, g, i), (0.0, b, d, f, h, j)


def rival_stake(
    sight: Sight, seat: int, mask: int, free: int, spoilt: float, weights: Weights
) -> tuple[float, float, float]:
    """What a rival's victory costs the viewer, how much that rival wants it, and what else it would lose."""
    if seat >= sight.seats:
        return 0.0, 0.0, 0.0
    gained, loss = prize(sight, mask, free, sight.site, weights)
    worth = own_worth(gained, weights)
    want = worth / (worth + weights[TOTAL_MISSING])
    return harm(gained, sight.seats, weights) + spoilt, want, harm(loss, sight.seats, weights)


def still_playing(sight: Sight) -> int:
    """A bit mask of the rivals that may still play a card."""
    mask = 0
    for seat in range(1, sight.seats):
        if sight.out[seat] == 0 and sight.held[seat] > 0:
            mask |= 1 << seat
    return mask


def bits(mask: int) -> int:
    """How many bits are set."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def rivals_cards(sight: Sight) -> float:
    """How many cards the rivals hold on average, in tens."""
    others = 0
    for seat in range(1, sight.seats):
        others += sight.held[seat]
    return others / (10.0 * (sight.seats - 1))


def thrift(sight: Sight, weights: Weights) -> float:
    """How much the prices of cards count: little where they can bring nothing more."""
    if sight.final:
        return 0.02
    share = weights[THRIFT] + weights[THRIFT_OWN] * sight.held[0] / 10.0
    share += weights[THRIFT_RIVALS] * rivals_cards(sight)
    if sight.draw_after_battle:
        share += weights[THRIFT_DRAW]
    return max(share, 0.02)


def unseen_strength(sight: Sight) -> tuple[float, float]:
    """The strength that a card the viewer does not see brings on average, and the same in winter."""
    cards = 0
    warm = 0
    cold = 0
    for card in range(CARDS):
        number = sight.unseen[card]
        cards += number
        warm += number * STRENGTH[card]
        cold += number if card < MERCENARIES else number * STRENGTH[card]
    return warm / max(cards, 1), cold / max(cards, 1)


def the_battle(sight: Sight, weights: Weights) -> Battle:
    """What is the same whatever the viewer does."""
    own, costs, wants = stakes(sight, weights)
    warm, cold = unseen_strength(sight)
    want = own / (own + weights[TOTAL_MISSING])
    return Battle(own, costs, wants, still_playing(sight), want, thrift(sight, weights), warm, cold)


# --- the lines --------------------------------------------------------------------------------------


def rival_strength(sight: Sight, seat: int, line: int, winter: int, spring: int, weights: Weights) -> float:
    """The strength of a rival's line, with what is hidden; half a point more for who wins ties (R14.5)."""
    if sight.contenders >> seat & 1 == 0:
        return -1.0
    strength = float(power(line, winter, spring))
    if sight.down[seat] == UNSEEN_CARD:
        strength += weights[FACE_DOWN]
    return strength + 0.5 if sight.defender == seat else strength


def reach(sight: Sight, battle: Battle, seat: int, winter: int) -> float:
    """The strength that a rival's hand is likely to hold."""
    usual = battle.cold if winter else battle.warm
    strength = 0.0
    unknown = float(sight.held[seat])
    for card in range(CARDS):
        number = sight.sure[seat][card]
        if number > 0:
            unknown -= number
            strength += number if winter and card < MERCENARIES else number * STRENGTH[card]
    return strength + unknown * usual


def the_field(
    sight: Sight, battle: Battle, lines: Lines, winter: int, spring: int, weights: Weights
) -> Field:
    """The lines and all that follows from them."""
    strengths = (
        -1.0,
        rival_strength(sight, 1, lines[1], winter, spring, weights),
        rival_strength(sight, 2, lines[2], winter, spring, weights),
        rival_strength(sight, 3, lines[3], winter, spring, weights),
        rival_strength(sight, 4, lines[4], winter, spring, weights),
        rival_strength(sight, 5, lines[5], winter, spring, weights),
    )
    odds = (
        0.0,
        rival_odds(sight, battle, 1, strengths[1], winter, weights),
        rival_odds(sight, battle, 2, strengths[2], winter, weights),
        rival_odds(sight, battle, 3, strengths[3], winter, weights),
        rival_odds(sight, battle, 4, strengths[4], winter, weights),
        rival_odds(sight, battle, 5, strengths[5], winter, weights),
    )
    best = -1.0
    second = -1.0
    leader = NOBODY
    for seat in range(1, sight.seats):
        if strengths[seat] > best:
            second = best
            best = strengths[seat]
            leader = seat
        elif strengths[seat] > second:
            second = strengths[seat]
    if second == best:
        leader = NOBODY
    full = float(power(with_hand(sight, lines[0]), winter, 0))
    return Field(lines, winter, spring, strengths, odds, best, second, leader, full)


def own_strength(sight: Sight, line: int, winter: int, spring: int) -> float:
    """The strength of the viewer's line; half a point more if it wins ties (R14.5)."""
    strength = float(power(line, winter, spring))
    return strength + 0.5 if sight.defender == 0 else strength


def most_courtesans(sight: Sight, lines: Lines) -> float:
    """1 if the viewer alone has the most Courtesans in its line, -1 if a rival has more, 0 otherwise."""
    most = 0
    for seat in range(1, sight.seats):
        most = max(most, courtesans(lines[seat]))
    own = courtesans(lines[0])
    if own > most:
        return 1.0
    return -1.0 if most > own else 0.0


# --- how it will end --------------------------------------------------------------------------------


def units(strength: float, winter: int) -> float:
    """A strength in tens, or in winter in threes."""
    return strength / 3.0 if winter else strength / 10.0


def chased(number: int) -> float:
    """From how many seats may play to how much they matter."""
    return number / (number + 1.0)


def rival_exponent(
    sight: Sight, battle: Battle, seat: int, strength: float, winter: int, weights: Weights
) -> float:
    """The exponent of a rival's odds to win, if it is not the strongest now."""
    exponent = weights[STRENGTH_NOW] * units(strength, winter)
    if battle.playing >> seat & 1 == 0:
        return exponent + weights[OUT]
    hand = units(reach(sight, battle, seat, winter), winter)
    return exponent + weights[PLAYS] + weights[REACH] * hand + weights[WANT] * battle.wants[seat]


def rival_odds(
    sight: Sight, battle: Battle, seat: int, strength: float, winter: int, weights: Weights
) -> float:
    """The odds of a rival to win, if it is not the strongest now."""
    if seat >= sight.seats or strength < 0.0:
        return 0.0
    return exp(rival_exponent(sight, battle, seat, strength, winter, weights))


def top_exponent(margin: float, winter: int, plays: bool, chasing: int, weights: Weights) -> float:
    """What the strongest line, so far ahead of the next, adds to the exponent, with others chasing it."""
    exponent = weights[TOP] + weights[TOP_LEAD] * min(units(margin, winter), 2.0)
    if plays:
        exponent += weights[TOP_PLAYS]
    else:
        exponent -= weights[OUT]
    return exponent + weights[TOP_CHASED] * chased(chasing)


def own_exponent(
    battle: Battle, field: Field, mine: float, reserve: float, stays: bool, weights: Weights
) -> float:
    """The exponent of the viewer's odds to win, if it plays on (`stays`) or not."""
    exponent = weights[STRENGTH_NOW] * units(mine, field.winter)
    hand = units(reserve, field.winter)
    if stays:
        exponent += weights[OWN_PLAYS] + weights[OWN_RESERVE] * hand + weights[OWN_STAKE] * battle.want
    else:
        exponent += weights[OUT]
    if mine > field.best:
        playing = bits(battle.playing)
        exponent += top_exponent(mine - field.best, field.winter, stays, playing, weights)
        if stays:
            exponent += weights[OWN_LEADS] * hand
    return exponent


def leader_exponent(battle: Battle, field: Field, mine: float, stays: bool, weights: Weights) -> float:
    """What the strongest of all adds to the exponent of its odds, where that is a rival."""
    plays = battle.playing >> field.leader & 1 == 1
    chasing = bits(battle.playing) - (1 if plays else 0) + (1 if stays else 0)
    margin = field.best - max(field.second, mine)
    return top_exponent(margin, field.winter, plays, chasing, weights)


def nobody_exponent(battle: Battle, field: Field, mine: float, weights: Weights) -> float:
    """The exponent of the odds that nobody wins."""
    exponent = weights[NOBODY_WINS] + weights[NOBODY_PLAYS] * chased(bits(battle.playing))
    return exponent + weights[NOBODY_YET] if mine <= 0.5 and field.best <= 0.5 else exponent


def prospect(
    sight: Sight, battle: Battle, field: Field, line: int, mine: float, stays: bool, weights: Weights
) -> float:
    """What the battle is worth to the viewer with this line of this strength, playing on (`stays`) or not."""
    lines = field.lines
    token = most_courtesans(sight, (line, lines[1], lines[2], lines[3], lines[4], lines[5]))
    token *= 0.5 * weights[TOKEN]
    reserve = max(field.full - mine, 0.0) if stays else 0.0
    if battle.playing == 0 and mine > field.best:
        return battle.own + token
    own = exp(own_exponent(battle, field, mine, reserve, stays, weights))
    if battle.playing == 0 and mine + reserve <= field.best:
        own = 0.0
    above = 1.0
    if field.best > mine and field.leader != NOBODY:
        above = exp(leader_exponent(battle, field, mine, stays, weights))
    total = own + exp(nobody_exponent(battle, field, mine, weights))
    loss = 0.0
    for seat in range(1, sight.seats):
        odds = field.odds[seat] * above if seat == field.leader else field.odds[seat]
        total += odds
        loss += odds * battle.costs[seat]
    lack = max(field.best - mine, 0.0) if stays else 0.0
    return (own * battle.own - loss) / total + token - weights[DEFICIT] * battle.share * lack


def ended(sight: Sight, battle: Battle, field: Field, mine: float, weights: Weights) -> float:
    """What it is worth that the battle ends as the lines lie."""
    token = weights[TOKEN] * most_courtesans(sight, field.lines)
    if mine > field.best:
        return token + battle.own
    if mine == field.best or field.leader == NOBODY:
        return token
    return token - battle.costs[field.leader]


# --- the moment -------------------------------------------------------------------------------------


def the_moment(sight: Sight, battle: Battle, field: Field, mine: float, weights: Weights) -> Moment:
    """The circumstances of a decision."""
    playing = bits(battle.playing)
    margin = mine - field.best
    ahead = 0.0 if margin == 0.0 else (1.0 if margin > 0.0 else -1.0)
    worth = battle.own + max(
        battle.costs[1], battle.costs[2], battle.costs[3], battle.costs[4], battle.costs[5]
    )
    waiting = sight.hand[0] + sight.hand[COURTESAN] + sight.hand[SCARECROW]
    return Moment(
        playing / (playing + 1.0),
        sight.held[0] / 10.0,
        rivals_cards(sight),
        ahead,
        min(max(margin / 10.0, -2.0), 2.0),
        worth / (abs(worth) + weights[TOTAL_MISSING]),
        max(field.full - mine, 0.0) / 20.0,
        float(field.winter),
        mine / 20.0,
        waiting / 5.0,
        1.0 if worth > 3.0 * weights[TOTAL_MISSING] else 0.0,
        float(sight.draw_after_battle),
        float(sight.hidden_cards),
    )


def sort_of(card: int) -> int:
    """The row of a card among the moments, after that of passing: 1 to 3, 4 to 6, tens, ..."""
    if card < TEN:
        return 1 if card < 3 else 2
    return card - TEN + 3


def appeal(moment: Moment, row: int, weights: Weights) -> float:
    """How much this is the moment for a sort of card, or (row 0) for passing."""
    at = MOMENT + row * CIRCUMSTANCES
    return (
        weights[at]
        + weights[at + 1] * moment.rivals
        + weights[at + 2] * moment.own_hand
        + weights[at + 3] * moment.their_hands
        + weights[at + 4] * moment.ahead
        + weights[at + 5] * moment.lead
        + weights[at + 6] * moment.stake
        + weights[at + 7] * moment.reserve
        + weights[at + 8] * moment.winter
        + weights[at + 9] * moment.spent
        + weights[at + 10] * moment.waiting
        + weights[at + 11] * moment.tense
        + weights[at + 12] * moment.draw
        + weights[at + 13] * moment.hidden
    )


# --- the decisions ----------------------------------------------------------------------------------


def judge_battle(sight: Sight, codes: Codes, count: int, scores: Scores, weights: Weights) -> None:
    """R2.2: a score for playing each card, and for passing."""
    battle = the_battle(sight, weights)
    highest = highest_but(sight, NO_MERCENARY)
    top = highest_with_down(sight, highest)
    winter, spring = weather(sight)
    field = the_field(sight, battle, all_lines(sight, top, NO_MERCENARY), winter, spring, weights)
    mine = own_strength(sight, field.lines[0], winter, spring)
    moment = the_moment(sight, battle, field, mine, weights)
    begin = weights[BEGIN] * sight.idle_battles if sight.played == 0 else 0.0
    for place in range(count):
        card = codes[place] - PLAY
        if card < 0:
            value = passing(sight, battle, field, mine, weights) + appeal(moment, 0, weights)
            scores[place] = value + weights[REVEAL] if codes[place] == PASS_REVEALING else value
        else:
            value = after_card(sight, battle, field, mine, card, highest, top, weights)
            value += appeal(moment, sort_of(card), weights) - battle.share * weights[PRICE + card]
            scores[place] = value + begin


def after_card(
    sight: Sight,
    battle: Battle,
    field: Field,
    mine: float,
    card: int,
    highest: int,
    top: int,
    weights: Weights,
) -> float:
    """What the battle is worth once a card is played; `highest` and `top` are as `with_played` has them."""
    if card == SCARECROW:
        return scarecrow(sight, battle, field, mine, top, weights)
    if card == SURRENDER:
        return ended(sight, battle, field, mine, weights)
    field, line = with_played(sight, battle, field, card, highest, top, weights)
    strength = own_strength(sight, line, field.winter, field.spring)
    return prospect(sight, battle, field, line, strength, True, weights)


def with_played(
    sight: Sight, battle: Battle, field: Field, card: int, highest: int, top: int, weights: Weights
) -> tuple[Field, int]:
    """The lines and the viewer's own once it has played a card that stays, or a Bishop.

    Of all Mercenaries in play, `highest` lies face up; `top` lies face up or is known to lie face down.
    """
    new_top = card < MERCENARIES and field.spring == 1 and card > top
    if new_top or card in (WINTER, SPRING, BISHOP):
        field = changed(sight, battle, field, card, highest, weights)
        return field, field.lines[0]
    return field, with_card(field.lines[0], card, top)


def changed(sight: Sight, battle: Battle, field: Field, card: int, highest: int, weights: Weights) -> Field:
    """The lines after a card that changes what others' Mercenaries are worth."""
    if card == WINTER:
        return the_field(sight, battle, field.lines, 1, 0, weights)
    if card == SPRING:
        return the_field(sight, battle, field.lines, 0, 1, weights)
    if card == BISHOP:
        top = highest_with_down(sight, highest_but(sight, highest))
        return the_field(sight, battle, all_lines(sight, top, highest), field.winter, field.spring, weights)
    lines = all_lines(sight, NO_MERCENARY, NO_MERCENARY)
    own = with_new_top(lines[0], card)
    lines = (own, lines[1], lines[2], lines[3], lines[4], lines[5])
    return the_field(sight, battle, lines, field.winter, field.spring, weights)


def passing(sight: Sight, battle: Battle, field: Field, mine: float, weights: Weights) -> float:
    """What passing is worth: the end of the battle if no rival may play on."""
    if battle.playing == 0:
        return ended(sight, battle, field, mine, weights)
    if sight.defender == 0 and sight.defender_waits and sight.held[0] > 0:
        return prospect(sight, battle, field, field.lines[0], mine, True, weights) + weights[WAIT]
    return prospect(sight, battle, field, field.lines[0], mine, False, weights)


def rescued(sight: Sight, battle: Battle, field: Field, card: int, top: int, weights: Weights) -> float:
    """What the battle is worth after a Mercenary has come back from the viewer's line."""
    line = without_mercenary(field.lines[0], card, top)
    mine = own_strength(sight, line, field.winter, field.spring)
    return prospect(sight, battle, field, line, mine, True, weights) + battle.share * weights[PRICE + card]


def scarecrow(sight: Sight, battle: Battle, field: Field, mine: float, top: int, weights: Weights) -> float:
    """R6.1: what the best use of a Scarecrow is worth."""
    best = prospect(sight, battle, field, field.lines[0], mine, True, weights)
    for card in range(MERCENARIES):
        if sight.lines[0][card] > 0:
            best = max(best, rescued(sight, battle, field, card, top, weights))
    return best


def judge_rescue(sight: Sight, codes: Codes, count: int, scores: Scores, weights: Weights) -> None:
    """R6.1: a score for each Mercenary to be taken back, and for none."""
    battle = the_battle(sight, weights)
    top = highest_with_down(sight, highest_but(sight, NO_MERCENARY))
    winter, spring = weather(sight)
    field = the_field(sight, battle, all_lines(sight, top, NO_MERCENARY), winter, spring, weights)
    mine = own_strength(sight, field.lines[0], winter, spring)
    for place in range(count):
        if codes[place] == RESCUE_NONE:
            scores[place] = prospect(sight, battle, field, field.lines[0], mine, True, weights)
        else:
            scores[place] = rescued(sight, battle, field, codes[place] - RESCUE_CARD, top, weights)
