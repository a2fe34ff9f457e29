"""Small words that make a rule's test readable: positions and tokens in, texts out."""

from collections.abc import Callable

import pytest

from condottiere.record.notation import (
    LETTERS,
    Acted,
    Answered,
    Dealt,
    EndedUnfinished,
    Entry,
    NextGameBegun,
    Shown,
    action_text,
    counts_text,
    parse_entry,
)
from condottiere.record.position import parse_position
from condottiere.rules import (
    PUBLIC,
    Card,
    IllegalAction,
    Phase,
    Play,
    Region,
    Table,
    View,
    apply,
    deal,
    encode,
    end_unfinished,
    legal,
    next_game,
    show,
    view,
)
from condottiere.rules.actions import PASS, PASS_REVEALING
from condottiere.rules.battle import turn_all_up
from condottiere.rules.table import GAME_FINAL, MATCH_FINAL

LAST_REGION = "seats=4 site=spoleto owners=" + ",".join(
    (
        *("torino:0", "parma:0", "ferrara:0", "siena:0"),
        *("milano:1", "lucca:1", "bologna:1", "napoli:1"),
        *("genova:2", "mantova:2", "firenze:2", "ancona:2"),
        *("venezia:3", "modena:3", "urbino:3"),
    )
)
"""Seats 0 to 2 control four regions, seat 3 three, nobody three adjacent ones; Spoleto and Roma are left."""

BATTLE_ENDS = (PASS, PASS_REVEALING, encode(Play(Card.SURRENDER)))
"""What may end a battle (R4)."""


def at(text: str) -> Table:
    """The table of a position, as in 'seats=3 site=roma hands=T5/3W/1'."""
    return parse_position(text)


def enter(table: Table, entry: Entry) -> None:
    """Do what one entry of a game's log says; if a battle ends, see that the right seat wins it."""
    match entry:
        case Acted(code):
            before = table.copy() if code in BATTLE_ENDS else table
            apply(table, code)
            if table.battles > before.battles:
                check_battle_end(before, table)
        case Dealt(cards):
            for card in cards:
                deal(table, card)
        case Shown(seat, cards, face_down, to):
            show(table, seat, {card: cards.count(card) for card in cards}, face_down, to or {PUBLIC})
        case NextGameBegun():
            next_game(table)
        case EndedUnfinished():
            end_unfinished(table)
        case Answered():
            pass  # nothing happens at the table yet


def check_battle_end(before: Table, after: Table) -> None:
    """R2.6, R4.1, R9.3: the displayed strengths say who wins, once all cards are turned up (R15.4)."""
    compared = before.copy()
    turn_all_up(compared)
    displayed = {
        number: seat.strength for number, seat in enumerate(view(compared, None).seats) if seat.contending
    }
    strongest = tuple(seat for seat, worth in displayed.items() if worth == max(displayed.values()))
    ended = view(after, None)
    if before.final == MATCH_FINAL:
        assert ended.match_winners == strongest
    elif before.final == GAME_FINAL:
        assert ended.winners == strongest
    else:
        conqueror = strongest[0] if len(strongest) == 1 else view(before, None).owners[before.site]
        assert ended.owners[before.site] == conqueror


def do(table: Table, *tokens: str) -> Table:
    """Do one thing after the other: 'play:T', 'pass', 'deal:5W', 'show:0>*:T', 'end'."""
    for token in tokens:
        enter(table, parse_entry(token))
    return table


def play_out(text: str, *tokens: str) -> Table:
    """The table that some tokens lead to from a position."""
    return do(at(text), *tokens)


def may(table: Table) -> str:
    """All that the seat on turn may do: 'pass play:5 play:T'."""
    return " ".join(action_text(code) for code in legal(table))


def refused(table: Table, token: str) -> str:
    """Why something is refused, after seeing that it is, and that the table stays as it was."""
    return _refused(table, lambda: do(table, token))


def code_refused(table: Table, code: int) -> str:
    """The same for a number that need not be the code of any action."""
    return _refused(table, lambda: apply(table, code))


def _refused(table: Table, act: Callable[[], object]) -> str:
    before = table.copy()
    with pytest.raises(IllegalAction) as refusal:
        act()
    assert table == before
    return str(refusal.value)


def pass_all(table: Table) -> Table:
    """Everybody passes until the battle is over."""
    while table.phase == Phase.BATTLE:
        do(table, "pass")
    return table


def dealt(table: Table) -> str:
    """Deal whatever comes first in the pile; the seats in the order in which they got their cards."""
    order, cards, trial = "", list[Card](), table.copy()
    while trial.phase == Phase.DEAL:
        order += str(trial.turn)
        cards.append(next(card for card in Card if trial.pile[card]))
        deal(trial, cards[-1])
    if cards:
        enter(table, Dealt(tuple(cards)))
    return order


def stage(table: Table) -> str:
    """The phase and whose decision it is: 'battle 2'."""
    return f"{Phase(table.phase).name.lower()} {table.turn}"


def hand(table: Table, seat: int) -> str:
    """The cards of a hand."""
    return counts_text(table.hands[seat])


def line(table: Table, seat: int) -> str:
    """The face-up cards of a line."""
    return counts_text(table.lines[seat])


def lines(table: Table) -> str:
    """All lines, as in 'TT/W/'."""
    return "/".join(line(table, seat) for seat in range(table.seats))


def down(table: Table) -> str:
    """The face-down cards by seat, '-' for none."""
    return "".join("-" if card < 0 else LETTERS[card] for card in table.down[: table.seats])


def discards(table: Table) -> str:
    """The discarded cards."""
    return counts_text(table.discards)


def owner(table: Table, region: str) -> int | None:
    """Who controls a region."""
    return view(table, None).owners[Region[region.upper()]]


def place(region: Region | None) -> str:
    """A region by its name, '-' for none."""
    return "-" if region is None else region.name.lower()


def strengths(table: Table) -> list[int]:
    """The announced strength of every line."""
    return [seat.strength for seat in view(table, None).seats]


def known(table: Table, seat: int, viewer: int | None = None) -> str:
    """What a viewer (None: everybody) knows to be in a hand or face down before it."""
    return counts_text(list(view(table, viewer).seats[seat].known))


def sure(table: Table, seat: int, viewer: int | None = None) -> str:
    """What a viewer (None: everybody) knows to be in the hand itself."""
    return counts_text(list(view(table, viewer).seats[seat].sure))


def result(table: Table) -> str:
    """How a game ended and who won it: 'adjacent 0', 'final_battle 02', 'none' while it goes on."""
    seen: View = view(table, None)
    winners = "".join(map(str, seen.winners))
    return f"{seen.ending.name.lower()} {winners}".strip()


def cards_in_play(table: Table) -> int:
    """Every card, wherever it is."""
    seats = range(table.seats)
    piles = sum(table.pile) + sum(table.discards)
    rows = sum(sum(table.hands[seat]) + sum(table.lines[seat]) for seat in seats)
    return piles + rows + sum(table.down[seat] >= 0 for seat in seats)
