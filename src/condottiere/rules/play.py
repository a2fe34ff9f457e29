"""Everything that changes a table: actions, deals, cards shown, the next game of a match.

`step` and `step_deal`, like `fill_legal` and `refusal` of `legality`, work on plain integers, raise nothing
and trust their caller, so that they are fast and can be compiled. The other functions check first: they raise
`IllegalAction`, which names the rule, and leave the table as it was.
"""

from collections.abc import Collection, Mapping

from .actions import (
    ACTIONS,
    DISCARD_HAND,
    DRAW_COUNT,
    FAVOR_AT,
    FAVOR_OFF,
    KEEP_CARDS,
    KEEP_HAND,
    KEPT_FIRST,
    KEPT_SECOND,
    PASS_REVEALING,
    PLAY,
    RESCUE_CARD,
    RESCUE_NONE,
    SITE_AT,
)
from .after_battle import (
    answer_hand,
    begin_game,
    choose_site,
    continue_match,
    draw,
    finish_deal,
    keep_cards,
)
from .battle import pass_revealing, pass_turn, place_favor, play_card, rescue
from .cards import CARDS, IN_DECK, NO_CARD, Card
from .deal import take_card
from .knowledge import note_card_shown, note_face_down_card_shown
from .legality import fill_legal, refusal
from .match import finish_game
from .options import MAX_SEATS, Options, OptionsError
from .refusals import (
    LEGAL,
    SHOWS_NOTHING_FACE_DOWN,
    SHOWS_TOO_LATE,
    SHOWS_WHAT_IT_LACKS,
    IllegalAction,
    illegal,
)
from .regions import NO_REGION
from .table import DEAL, INTERVAL, NO_FINAL, NOBODY, OVER, PUBLIC, UNFINISHED, Table, set_options


def new_table(options: Options, holder: int) -> Table:
    """Make a table that waits for its first deal, with `holder` holding the token (R1.4 to R1.6).

    Raises OptionsError for a holder who is not at the table.
    """
    if not 0 <= holder < options.seats:
        raise OptionsError(f"R1.5: the first holder must be seat 0 to {options.seats - 1}, not {holder}")
    table = Table()
    set_options(table, options)
    for card in range(CARDS):
        table.pile[card] = IN_DECK[card]
    for seat in range(MAX_SEATS):
        table.down[seat] = NO_CARD
    begin_game(table, holder)
    return table


def step(table: Table, code: int) -> None:
    """Apply an action of the seat on turn, without checking it: `code` must be legal."""
    if code < PLAY:
        if code == PASS_REVEALING:
            pass_revealing(table)
        else:
            pass_turn(table)
    elif code < SITE_AT:
        play_card(table, code - PLAY)
    elif code < FAVOR_AT:
        choose_site(table, code - SITE_AT)
    elif code < RESCUE_CARD:
        place_favor(table, NO_REGION if code == FAVOR_OFF else code - FAVOR_AT)
    elif code < KEEP_HAND:
        rescue(table, NO_CARD if code == RESCUE_NONE else code - RESCUE_CARD)
    elif code < KEEP_CARDS:
        answer_hand(table, code == DISCARD_HAND)
    elif code < DRAW_COUNT:
        keep_cards(table, KEPT_FIRST[code - KEEP_CARDS], KEPT_SECOND[code - KEEP_CARDS])
    else:
        draw(table, code - DRAW_COUNT)


def step_deal(table: Table, card: int) -> None:
    """Deal a card to the seat on turn, without checking it: the pile must hold one of that kind."""
    take_card(table, card)
    if table.turn == NOBODY:
        finish_deal(table)


def legal(table: Table) -> list[int]:
    """Return the codes of all legal actions, ascending; empty when no seat can act."""
    codes = [0] * ACTIONS
    return codes[: fill_legal(table, codes)]


def apply(table: Table, code: int) -> None:
    """Apply an action of the seat on turn. Raises IllegalAction, which names the rule, if it is not legal."""
    reason = refusal(table, code)
    if reason != LEGAL:
        raise illegal(reason)
    step(table, code)


def deal(table: Table, card: int) -> None:
    """Deal a card to the seat that is due one (R1.6). Raises IllegalAction if the pile holds none."""
    if table.phase != DEAL:
        raise IllegalAction("R1.6: the table does not wait for cards")
    if not 0 <= card < CARDS or table.pile[card] == 0:
        raise IllegalAction("R1.6: the pile holds no such card")
    step_deal(table, card)


def show(
    table: Table, seat: int, cards: Mapping[int, int], face_down: bool, viewers: Collection[int]
) -> None:
    """R10.3: show cards of a seat's hand (counts by kind) or its face-down card to other seats.

    `viewers` are seats, or PUBLIC to show them to everybody. Raises IllegalAction if the seat may not.
    """
    _check_show(table, seat, cards, face_down, viewers)
    if PUBLIC in viewers:
        viewers = [*range(MAX_SEATS), PUBLIC]
    for viewer in viewers:
        if face_down:
            note_face_down_card_shown(table, seat, viewer)
        for card, count in cards.items():
            note_card_shown(table, seat, viewer, card, count)


def _check_show(
    table: Table, seat: int, cards: Mapping[int, int], face_down: bool, viewers: Collection[int]
) -> None:
    if table.phase == OVER:
        raise illegal(SHOWS_TOO_LATE)
    if not 0 <= seat < table.seats:
        raise IllegalAction(f"R1.1: there is no seat {seat} at this table")
    if not viewers or any(viewer != PUBLIC and not 0 <= viewer < table.seats for viewer in viewers):
        raise IllegalAction("R10.3: cards are shown to seats of this table, or to everybody")
    if seat in viewers:
        raise IllegalAction("R10.3: a seat shows cards to others, not to itself")
    if not cards and not face_down:
        raise IllegalAction("R10.3: no card was chosen to be shown")
    if face_down and table.down[seat] == NO_CARD:
        raise illegal(SHOWS_NOTHING_FACE_DOWN)
    for card, count in cards.items():
        if not 0 <= card < CARDS or not 0 < count <= table.hands[seat][card]:
            name = Card(card).label if 0 <= card < CARDS else "such card"
            raise IllegalAction(
                f"R10.3: a player shows only cards in their own hand, and it has no {count} x {name}",
                SHOWS_WHAT_IT_LACKS,
            )


def next_game(table: Table) -> None:
    """R13.3, R13.4: begin the next game after an interval. Raises IllegalAction at any other time."""
    if table.phase != INTERVAL:
        raise IllegalAction("R13.1: there is no next game to begin now")
    continue_match(table)


def can_end_unfinished(table: Table) -> bool:
    """R2.8: whether a driver may end the game, after `idle_limit` battles in a row without a card."""
    return (
        table.phase not in (DEAL, INTERVAL, OVER)
        and table.final == NO_FINAL
        and table.played == 0
        and table.idle_battles >= table.idle_limit
    )


def end_unfinished(table: Table) -> None:
    """R2.8: end a game in which nobody plays any more. Raises IllegalAction before the limit is reached."""
    if not can_end_unfinished(table):
        raise IllegalAction(
            f"R2.8: a game may be ended unfinished when {table.idle_limit} battles in a row saw no card, "
            "and none has been played since"
        )
    finish_game(table, 0, UNFINISHED)
