"""R4, R7, R9, R12, R13: from the end of a battle to the next one, or to the end of the game."""

from typing import Final

from .actions import MAX_DRAW
from .cards import CARDS, NO_CARD
from .deal import collect_all_cards, discard_lines, drop_hand, gather, pass_deal_on
from .knowledge import forget_hand
from .leaders import conqueror_of, only_seat, seats_with_most_courtesans, strongest_seats
from .match import finish_game, finish_match, match_leaders
from .options import MAX_SEATS
from .regions import NO_REGION, REGIONS
from .table import (
    BATTLE,
    BY_FINAL_BATTLE,
    BY_MOST,
    DEAL,
    DRAW,
    GAME_FINAL,
    HAND,
    KEEP,
    MATCH_FINAL,
    NO_FINAL,
    NOBODY,
    NOT_ENDED,
    SITE,
    Table,
)
from .victory import can_choose_any_site, ending_of, region_count, seats_with_most_regions

HAND_SIZE: Final = 10
"""R1.6, R7.3, R9.1, R12.2: cards in a hand, before one more for each region."""
HAND_SIZE_WITHOUT_ROUNDS: Final = 7
"""R12.1: cards in a hand at the start with Draw After Battle."""

# Why the token goes where it goes after a battle.
BY_COURTESANS: Final = 0
BY_CONQUEST: Final = 1
BY_DEFENCE: Final = 2
BY_TIED_DEFENCE: Final = 3
TO_THE_LEFT: Final = 4


def begin_game(table: Table, holder: int) -> None:
    """R1.4 to R1.6, R12.1: clear the board, put all cards into the pile and begin the first deal."""
    collect_all_cards(table)
    for region in range(REGIONS):
        table.owner[region] = NOBODY
    table.favor = NO_REGION
    table.site = NO_REGION
    table.holder = holder
    table.first_holder = holder
    table.final = NO_FINAL
    table.battles = 0
    table.idle_battles = 0
    table.winners = 0
    table.ending = NOT_ENDED
    table.defender = NOBODY
    table.contenders = (1 << table.seats) - 1
    reset_passes(table)
    for seat in range(table.seats):
        table.due[seat] = HAND_SIZE_WITHOUT_ROUNDS if table.draw_after_battle else HAND_SIZE
    begin_deal(table, SITE)


def begin_deal(table: Table, after_deal: int) -> None:
    """R1.6: deal the cards that are `due` from the holder clockwise, then go on with phase `after_deal`."""
    table.phase = DEAL
    table.after_deal = after_deal
    table.turn = (table.holder + table.seats - 1) % table.seats
    pass_deal_on(table)
    if table.turn == NOBODY:
        finish_deal(table)


def finish_deal(table: Table) -> None:
    """Begin the phase that follows the deal, once all cards are dealt."""
    if table.after_deal == SITE:
        begin_site(table)
    elif table.after_deal == DRAW:
        next_draw(table)
    else:
        begin_battle(table)


def begin_battle(table: Table) -> None:
    """R2.1, R7.4, R9.2, R14.1: begin a battle; the first contender from the holder clockwise goes first."""
    table.phase = BATTLE
    table.played = 0
    table.defender = NOBODY
    if table.capturing_regions and table.final == NO_FINAL:
        table.defender = table.owner[table.site]
    table.defender_waits = 1 if table.defender != NOBODY else 0
    reset_passes(table)
    table.turn = table.holder
    while table.out[table.turn]:
        table.turn = (table.turn + 1) % table.seats


def reset_passes(table: Table) -> None:
    """Let every contender play (R2.3); the other seats take no turns (R9.3)."""
    for seat in range(MAX_SEATS):
        table.out[seat] = 1 - (table.contenders >> seat & 1)


def end_battle(table: Table) -> None:
    """R4.1, R4.2, R8: conquer the site, move the token and check for victory."""
    table.battles += 1
    table.idle_battles = 0 if table.played else table.idle_battles + 1
    if table.final != NO_FINAL:
        end_final_battle(table, strongest_seats(table))
        return
    conqueror = conqueror_of(table)
    table.holder = next_holder(table, conqueror)
    if conqueror != NOBODY:
        table.owner[table.site] = conqueror
    ending = ending_of(table, conqueror) if conqueror != NOBODY else NOT_ENDED
    if ending != NOT_ENDED:
        finish_game(table, 1 << conqueror, ending)
    elif not can_choose_any_site(table):
        end_by_most(table)
    elif table.draw_after_battle:
        begin_draw(table)
    else:
        begin_site(table)


def token_reason(table: Table, conqueror: int) -> int:
    """R4.1, R4.2, R14.5: why the token goes where it does after a battle; `conqueror` is NOBODY at a tie."""
    if only_seat(seats_with_most_courtesans(table)) != NOBODY:
        return BY_COURTESANS
    if conqueror != NOBODY:
        return BY_DEFENCE if conqueror == table.defender else BY_CONQUEST
    return TO_THE_LEFT if table.defender == NOBODY else BY_TIED_DEFENCE


def next_holder(table: Table, conqueror: int) -> int:
    """R4.1, R4.2, R14.5: the seat that has the token after a battle; `conqueror` is NOBODY at a tie."""
    reason = token_reason(table, conqueror)
    if reason == BY_COURTESANS:
        return only_seat(seats_with_most_courtesans(table))
    if reason == BY_TIED_DEFENCE:
        return table.defender
    if reason == TO_THE_LEFT:
        return (table.holder + 1) % table.seats
    return conqueror


def end_final_battle(table: Table, strongest: int) -> None:
    """R9.3: the strongest line wins; seats tied for it share the victory."""
    if table.final == MATCH_FINAL:
        finish_match(table, strongest)
    else:
        finish_game(table, strongest, BY_FINAL_BATTLE)


def end_by_most(table: Table) -> None:
    """R8.3, R9.1: end the game by the most regions, or begin a final battle between the tied seats."""
    leaders = seats_with_most_regions(table)
    if only_seat(leaders) != NOBODY:
        finish_game(table, leaders, BY_MOST)
    else:
        begin_final_battle(table, leaders, GAME_FINAL)


def begin_final_battle(table: Table, contenders: int, final: int) -> None:
    """R9.1: collect all cards and deal new hands to the tied seats."""
    collect_all_cards(table)
    table.final = final
    table.site = NO_REGION
    table.contenders = contenders
    for seat in range(table.seats):
        if contenders >> seat & 1:
            table.due[seat] = HAND_SIZE + region_count(table, seat)
    begin_deal(table, BATTLE)


def continue_match(table: Table) -> None:
    """R13.3, R13.4: begin the next game after an interval, or the final battle of the match."""
    leaders = match_leaders(table)
    if leaders:
        begin_final_battle(table, leaders, MATCH_FINAL)
    else:
        begin_game(table, (table.first_holder + 1) % table.seats)


def begin_draw(table: Table) -> None:
    """R12.2, R12.3: let each seat draw, or deal ten cards to each when no seat holds a card."""
    for seat in range(table.seats):
        if table.held[seat] > 0:
            table.asked = 0
            next_draw(table)
            return
    for seat in range(table.seats):
        table.due[seat] = HAND_SIZE
    begin_deal(table, SITE)


def most_to_draw(table: Table, seat: int) -> int:
    """R12.2: how many cards a seat may draw at most: up to 3, within its limit."""
    room = HAND_SIZE + region_count(table, seat) - table.held[seat]
    return max(0, min(MAX_DRAW, room))


def next_draw(table: Table) -> None:
    """R12.5: ask the next seat from the holder clockwise that can draw; after the last, choose the site."""
    while table.asked < table.seats:
        seat = (table.holder + table.asked) % table.seats
        table.asked += 1
        if most_to_draw(table, seat) > 0:
            table.phase = DRAW
            table.turn = seat
            return
    begin_site(table)


def draw(table: Table, count: int) -> None:
    """R12.2: draw `count` cards for the seat on turn."""
    if count == 0:
        next_draw(table)
        return
    table.due[table.turn] = count
    begin_deal(table, DRAW)


def begin_site(table: Table) -> None:
    """R1.7, R4.3: let the holder choose the site."""
    table.phase = SITE
    table.turn = table.holder


def choose_site(table: Table, region: int) -> None:
    """R4.3 to R4.5, R12.4: move the token, discard the lines and ask who discards a hand."""
    table.site = region
    discard_lines(table)
    if table.draw_after_battle or table.battles == 0:
        begin_battle(table)
    else:
        ask_hands(table)


def ask_hands(table: Table) -> None:
    """R4.5: ask every seat that holds cards whether it discards its hand."""
    table.unanswered = 0
    for seat in range(table.seats):
        if table.held[seat] > 0:
            table.unanswered |= 1 << seat
    table.discarding = 0
    next_hand(table, table.holder)


def next_hand(table: Table, seat: int) -> None:
    """R4.5: let the next seat, from this one clockwise, answer; after the last, all answers take effect."""
    if table.unanswered == 0:
        discard_hands(table)
        end_round_or_go_on(table)
        return
    while table.unanswered >> seat & 1 == 0:
        seat = seat + 1 if seat + 1 < table.seats else 0
    table.phase = HAND
    table.turn = seat


def answer_hand(table: Table, discards: bool) -> None:
    """R4.5: note whether the seat on turn discards its hand. Nothing is seen of it before the last answer."""
    table.unanswered &= ~(1 << table.turn)
    if discards:
        table.discarding |= 1 << table.turn
    next_hand(table, table.turn)


def discard_hands(table: Table) -> None:
    """R4.5: discard the whole hands of all seats that have answered so."""
    for seat in range(table.seats):
        if table.discarding >> seat & 1:
            drop_hand(table, seat)
    table.discarding = 0


def end_round_or_go_on(table: Table) -> None:
    """R7.1: end the round if at most one seat holds cards, else begin the next battle."""
    seats_with_cards = 0
    for seat in range(table.seats):
        if table.held[seat] > 0:
            seats_with_cards += 1
            table.turn = seat
    if seats_with_cards > 1:
        begin_battle(table)
    elif seats_with_cards == 1:
        table.phase = KEEP
    else:
        begin_round(table)


def keep_cards(table: Table, first: int, second: int) -> None:
    """R7.2: let the seat on turn keep up to two cards (NO_CARD for none); the rest go to the pile unseen."""
    seat = table.turn
    before = table.held[seat]
    for card in range(CARDS):
        kept = (1 if card == first else 0) + (1 if card == second else 0)
        table.pile[card] += table.hands[seat][card] - kept
        table.hands[seat][card] = kept
    table.held[seat] = (1 if first != NO_CARD else 0) + (1 if second != NO_CARD else 0)
    if table.held[seat] != before:
        forget_hand(table, seat)
    begin_round(table)


def begin_round(table: Table) -> None:
    """R7.3, R7.4: gather all cards that no hand holds and deal the hands full."""
    gather(table)
    for seat in range(table.seats):
        table.due[seat] = max(0, HAND_SIZE + region_count(table, seat) - table.held[seat])
    begin_deal(table, BATTLE)
