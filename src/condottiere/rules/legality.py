"""Which actions are legal for the seat on turn: `refusal` checks one, `fill_legal` lists all."""

from typing import Protocol

from .actions import (
    ACTIONS,
    DISCARD_HAND,
    DRAW_COUNT,
    FAVOR_AT,
    FAVOR_OFF,
    KEEP_CARDS,
    KEEP_HAND,
    KEEPS,
    KEPT_FIRST,
    KEPT_SECOND,
    PASS,
    PASS_REVEALING,
    PLAY,
    RESCUE_CARD,
    RESCUE_NONE,
    SITE_AT,
)
from .after_battle import most_to_draw
from .cards import CARDS, MERCENARIES, NO_CARD
from .refusals import (
    AWAITS_DEAL,
    AWAITS_NEXT_GAME,
    DRAWS_TOO_MANY,
    FAVOR_ON_MARKER,
    GAME_OVER,
    HAND_HAS_MERCENARY,
    KEEPS_WHAT_IT_LACKS,
    LEGAL,
    NO_SUCH_ACTION,
    NOT_A_BATTLE_TURN,
    NOT_A_DRAW,
    NOT_A_FAVOR_CHOICE,
    NOT_A_HAND_CHOICE,
    NOT_A_KEEP,
    NOT_A_RESCUE,
    NOT_A_SITE_CHOICE,
    NOT_IN_HAND,
    NOT_IN_LINE,
    NOTHING_FACE_DOWN,
    SITE_HAS_FAVOR,
    SITE_HAS_MARKER,
    SITE_IS_OWN,
)
from .regions import REGIONS
from .table import BATTLE, DEAL, DRAW, FAVOR, HAND, INTERVAL, KEEP, NOBODY, OVER, RESCUE, SITE, Table
from .victory import can_choose_site


class Room(Protocol):
    """A list or array to write legal codes into."""

    def __setitem__(self, index: int, code: int, /) -> None: ...


def has_mercenary(table: Table, seat: int) -> bool:
    """R4.5: whether a hand holds a Mercenary."""
    for card in range(MERCENARIES):
        if table.hands[seat][card] > 0:
            return True
    return False


def can_place_favor(table: Table, region: int) -> bool:
    """R5.4, R5.5, R14.6: whether a Bishop may put the Favor on a region."""
    return table.capturing_regions == 1 or table.owner[region] == NOBODY


def can_keep(table: Table, seat: int, first: int, second: int) -> bool:
    """R7.2: whether a hand holds the cards to be kept, up to two (NO_CARD for none)."""
    hand = table.hands[seat]
    if first == NO_CARD:
        return True
    if first == second:
        return hand[first] >= 2
    return hand[first] > 0 and (second == NO_CARD or hand[second] > 0)


def refusal(table: Table, code: int) -> int:
    """Check if an action is legal for the seat on turn: return LEGAL or another number of `refusals`."""
    if not 0 <= code < ACTIONS:
        return NO_SUCH_ACTION
    if table.phase == OVER or table.phase == DEAL or table.phase == INTERVAL:
        return nobody_acts(table)
    if code < SITE_AT:
        return battle_refusal(table, code)
    if code < FAVOR_AT:
        return site_refusal(table, code - SITE_AT)
    if code < RESCUE_CARD:
        return favor_refusal(table, code)
    if code < KEEP_HAND:
        return rescue_refusal(table, code)
    if code < KEEP_CARDS:
        return hand_refusal(table, code)
    if code < DRAW_COUNT:
        return keep_refusal(table, code - KEEP_CARDS)
    return draw_refusal(table, code - DRAW_COUNT)


def nobody_acts(table: Table) -> int:
    """Return the reason why no seat can act now."""
    if table.phase == OVER:
        return GAME_OVER
    return AWAITS_DEAL if table.phase == DEAL else AWAITS_NEXT_GAME


def battle_refusal(table: Table, code: int) -> int:
    """Check a play or a pass (R2.2, R15.3)."""
    if table.phase != BATTLE:
        return NOT_A_BATTLE_TURN
    if code == PASS:
        return LEGAL
    if code == PASS_REVEALING:
        return LEGAL if table.down[table.turn] != NO_CARD else NOTHING_FACE_DOWN
    return LEGAL if table.hands[table.turn][code - PLAY] > 0 else NOT_IN_HAND


def site_refusal(table: Table, region: int) -> int:
    """Check the choice of a site (R4.3, R14.1)."""
    if table.phase != SITE:
        return NOT_A_SITE_CHOICE
    if can_choose_site(table, table.turn, region):
        return LEGAL
    if table.favor == region:
        return SITE_HAS_FAVOR
    return SITE_IS_OWN if table.capturing_regions else SITE_HAS_MARKER


def favor_refusal(table: Table, code: int) -> int:
    """Check a placement of the Favor (R5.4, R14.6)."""
    if table.phase != FAVOR:
        return NOT_A_FAVOR_CHOICE
    if code == FAVOR_OFF or can_place_favor(table, code - FAVOR_AT):
        return LEGAL
    return FAVOR_ON_MARKER


def rescue_refusal(table: Table, code: int) -> int:
    """Check the card that a Scarecrow takes back (R6.1, R6.2)."""
    if table.phase != RESCUE:
        return NOT_A_RESCUE
    if code == RESCUE_NONE or table.lines[table.turn][code - RESCUE_CARD] > 0:
        return LEGAL
    return NOT_IN_LINE


def hand_refusal(table: Table, code: int) -> int:
    """Check the choice to keep or discard the hand (R4.5)."""
    if table.phase != HAND:
        return NOT_A_HAND_CHOICE
    if code == DISCARD_HAND and has_mercenary(table, table.turn):
        return HAND_HAS_MERCENARY
    return LEGAL


def keep_refusal(table: Table, choice: int) -> int:
    """Check the choice of cards to keep (R7.2); `choice` counts the KEEP_CARDS codes from 0."""
    if table.phase != KEEP:
        return NOT_A_KEEP
    if can_keep(table, table.turn, KEPT_FIRST[choice], KEPT_SECOND[choice]):
        return LEGAL
    return KEEPS_WHAT_IT_LACKS


def draw_refusal(table: Table, count: int) -> int:
    """Check the number of cards to draw (R12.2)."""
    if table.phase != DRAW:
        return NOT_A_DRAW
    return LEGAL if count <= most_to_draw(table, table.turn) else DRAWS_TOO_MANY


def fill_legal(table: Table, codes: Room) -> int:
    """Write the legal codes, ascending, into `codes` (room for ACTIONS); return how many there are.

    There are none only when the game is over, between two games, or while the table waits for a deal.
    """
    phase = table.phase
    if phase == BATTLE:
        return fill_battle(table, codes)
    if phase == SITE:
        return fill_range(table, codes, SITE_AT, SITE_AT + REGIONS)
    if phase == FAVOR:
        return fill_range(table, codes, FAVOR_AT, FAVOR_OFF + 1)
    if phase == RESCUE:
        return fill_range(table, codes, RESCUE_CARD, RESCUE_NONE + 1)
    if phase == HAND:
        return fill_range(table, codes, KEEP_HAND, DISCARD_HAND + 1)
    if phase == KEEP:
        return fill_range(table, codes, KEEP_CARDS, KEEP_CARDS + KEEPS)
    if phase == DRAW:
        return fill_draw(table, codes)
    return 0


def fill_range(table: Table, codes: Room, start: int, stop: int) -> int:
    """Write the legal codes from `start` up to `stop` into `codes`; return how many there are."""
    count = 0
    for code in range(start, stop):
        if refusal(table, code) == LEGAL:
            codes[count] = code
            count += 1
    return count


def fill_draw(table: Table, codes: Room) -> int:
    """R12.2: write the codes for drawing no card up to the most allowed; return how many codes there are."""
    most = most_to_draw(table, table.turn)
    for number in range(most + 1):
        codes[number] = DRAW_COUNT + number
    return most + 1


def fill_battle(table: Table, codes: Room) -> int:
    """R2.2, R15.3: write the codes for passing and playing; return how many there are.

    This is by far the most frequent decision, so it does not go through `refusal`.
    """
    seat = table.turn
    codes[0] = PASS
    count = 1
    if table.down[seat] != NO_CARD:
        codes[1] = PASS_REVEALING
        count = 2
    if table.held[seat] > 0:
        hand = table.hands[seat]
        for card in range(CARDS):
            if hand[card] > 0:
                codes[count] = PLAY + card
                count += 1
    return count
