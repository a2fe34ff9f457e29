"""R2, R5, R6, R15: playing cards and passing."""

from .after_battle import end_battle
from .cards import BISHOP, CONCEALED, MERCENARIES, NO_CARD, SCARECROW, SPRING, SURRENDER, WINTER
from .knowledge import note_card_left, note_card_rescued, note_card_turned_up
from .strength import highest_mercenary
from .table import BATTLE, FAVOR, NO_FINAL, RESCUE, Table


def can_only_pass(table: Table) -> bool:
    """R2.5: whether the seat on turn can only pass. Its hand size shows this, so it is public."""
    return table.phase == BATTLE and table.held[table.turn] == 0 and table.down[table.turn] == NO_CARD


def play_card(table: Table, card: int) -> None:
    """R2.2: play a card from the hand of the seat on turn."""
    seat = table.turn
    table.hands[seat][card] -= 1
    table.held[seat] -= 1
    table.played += 1
    if seat == table.defender:
        table.defender_waits = 0
    if table.hidden_cards and CONCEALED[card]:
        turn_up(table, seat)
        table.down[seat] = card
        next_turn(table)
        return
    note_card_left(table, seat, card)
    if card == SCARECROW:
        play_scarecrow(table)
    elif card == BISHOP:
        play_bishop(table)
    else:
        table.lines[seat][card] += 1
        if card == SURRENDER:
            turn_all_up(table)
            end_battle(table)
            return
        if card == WINTER:
            discard_from_lines(table, SPRING)
        elif card == SPRING:
            discard_from_lines(table, WINTER)
        finish_play(table)


def play_scarecrow(table: Table) -> None:
    """R6: discard the Scarecrow and ask which Mercenary to take back, if there is one in the line."""
    table.discards[SCARECROW] += 1
    if has_mercenary_in_line(table, table.turn):
        table.phase = RESCUE
    else:
        finish_play(table)


def play_bishop(table: Table) -> None:
    """R5.3: discard the highest Mercenaries in play and the Bishop; R5.4, R9.4: then ask for the Favor."""
    table.discards[BISHOP] += 1
    highest = highest_mercenary(table)
    if highest >= 0:
        discard_from_lines(table, highest)
    if table.final == NO_FINAL:
        table.phase = FAVOR
    else:
        finish_play(table)


def rescue(table: Table, card: int) -> None:
    """R6.1: take a Mercenary back into the hand; NO_CARD takes none."""
    seat = table.turn
    if card != NO_CARD:
        table.lines[seat][card] -= 1
        table.hands[seat][card] += 1
        table.held[seat] += 1
        note_card_rescued(table, seat, card)
    finish_play(table)


def place_favor(table: Table, region: int) -> None:
    """R5.4: put the Favor on a region; NO_REGION leaves it off the board."""
    table.favor = region
    finish_play(table)


def finish_play(table: Table) -> None:
    """R15.2: turn up the earlier face-down card, now that the new card has taken effect, and end the turn."""
    turn_up(table, table.turn)
    next_turn(table)


def pass_turn(table: Table) -> None:
    """R2.3, R14.2, R14.3: pass for the seat on turn; end the battle when all have passed."""
    seat = table.turn
    if not defender_stays(table, seat):
        table.out[seat] = 1
    next_turn(table)


def pass_revealing(table: Table) -> None:
    """R15.3: pass and turn the face-down card up."""
    turn_up(table, table.turn)
    pass_turn(table)


def defender_stays(table: Table, seat: int) -> bool:
    """R14.2, R14.3: whether a pass leaves this seat the right to play."""
    if seat != table.defender or table.defender_waits == 0 or table.held[seat] == 0:
        return False
    for other in range(table.seats):
        if other != seat and table.out[other] == 0:
            return True
    return False


def next_turn(table: Table) -> None:
    """R2.1: turn to the next seat clockwise that has not passed; R4: without one, end the battle."""
    for step in range(1, table.seats + 1):
        seat = (table.turn + step) % table.seats
        if table.out[seat] == 0:
            table.turn = seat
            table.phase = BATTLE
            return
    turn_all_up(table)
    end_battle(table)


def turn_up(table: Table, seat: int) -> None:
    """R15.2 to R15.4: turn the seat's face-down card up, if it has one."""
    card = table.down[seat]
    if card == NO_CARD:
        return
    note_card_turned_up(table, seat)
    table.lines[seat][card] += 1
    table.down[seat] = NO_CARD
    table.down_shown[seat] = 0


def turn_all_up(table: Table) -> None:
    """R15.4: turn all cards up, before strengths are compared."""
    for seat in range(table.seats):
        turn_up(table, seat)


def discard_from_lines(table: Table, card: int) -> None:
    """Discard every card of a kind from every line (R5.1 to R5.3)."""
    for seat in range(table.seats):
        table.discards[card] += table.lines[seat][card]
        table.lines[seat][card] = 0


def has_mercenary_in_line(table: Table, seat: int) -> bool:
    """R6.1: whether a face-up Mercenary lies in the seat's line, for a Scarecrow to take back."""
    for card in range(MERCENARIES):
        if table.lines[seat][card] > 0:
            return True
    return False
