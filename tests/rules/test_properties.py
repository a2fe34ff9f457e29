"""What holds in every game: random games over all options, with cards shown now and then."""

import random
from collections.abc import Iterator, Sequence
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from condottiere.record.game import Game
from condottiere.record.notation import (
    Acted,
    Entry,
    NextGameBegun,
    action_text,
    counts_text,
    entry_text,
    parse_action,
    parse_cards,
    parse_entry,
)
from condottiere.record.position import parse_position, position_text
from condottiere.rules import Options, Phase, Table, apply, decode, encode, legal, new_table, view
from condottiere.rules.actions import ACTIONS
from condottiere.rules.cards import CARDS, IN_DECK
from condottiere.rules.legality import fill_legal, refusal
from condottiere.rules.options import MAX_SEATS, SWITCHES
from condottiere.rules.refusals import LEGAL, SENTENCES
from condottiere.rules.table import PUBLIC, VIEWERS
from support.positions import code_refused, dealt, enter, pass_all
from support.random_games import EVEN, Habits, Step, rotated, rotated_entry, steps

pytestmark = pytest.mark.no_cover  # see CONTRIBUTING.md: it plays many games

LIVELY = Habits(pass_less=0.5, show=0.1, end=0.3)
"""Longer battles than chance makes them, cards shown, and battles without a card tolerated for a while."""

OPTIONS = st.builds(
    Options,
    seats=st.integers(2, MAX_SEATS),
    points=st.sampled_from([None, 1, 9]),
    idle_limit=st.sampled_from([1, 3, 12]),
    **{rule: st.booleans() for rule in SWITCHES},
)
CHANGING = [card for card in parse_cards("56CWSD") for _ in range(IN_DECK[card])]
"""All cards of a few kinds, so that many of those that change strengths come together."""
SEEDS = st.integers(0, 2**32 - 1)


def some_steps(options: Options, seed: int) -> Iterator[Step]:
    """The first thousand things that happen in a random game: more than most games need."""
    return islice(steps(options, seed, LIVELY), 1000)


def sampled_steps(options: Options, seed: int) -> Iterator[Step]:
    """One step in twenty or so."""
    rng = random.Random(seed)
    return (step for step in some_steps(options, seed) if rng.random() < 0.05)


# --- at every step -----------------------------------------------------------------------------


@given(OPTIONS, SEEDS)
@settings(max_examples=40)
def test_all_110_cards_are_somewhere_at_every_step(options: Options, seed: int) -> None:
    for table, _ in some_steps(options, seed):
        for card in range(CARDS):
            rows = [*table.hands, *table.lines, table.pile, table.discards]
            counts = [row[card] for row in rows]
            assert sum(counts) + table.down.count(card) == IN_DECK[card]
            assert min(counts) >= 0
        assert table.held == [sum(hand) for hand in table.hands]


@given(OPTIONS, SEEDS)
@settings(max_examples=40)
def test_the_seat_on_turn_always_has_something_to_do(options: Options, seed: int) -> None:
    for table, _ in some_steps(options, seed):
        nobody_decides = table.phase in (Phase.DEAL, Phase.INTERVAL, Phase.OVER)
        assert bool(legal(table)) != nobody_decides
        assert (0 <= table.turn < table.seats) == (table.phase not in (Phase.INTERVAL, Phase.OVER))
        assert 0 <= table.holder < table.seats


@given(OPTIONS, SEEDS)
@settings(max_examples=40)
def test_what_is_known_is_so(options: Options, seed: int) -> None:
    """R6.4, R10.3, R15.5: knowledge counts no card that is not there, and everybody knows what is public."""
    for table, _ in some_steps(options, seed):
        for seat in range(table.seats):
            for viewer in range(VIEWERS):
                check_knowledge(table, seat, viewer)


def check_knowledge(table: Table, seat: int, viewer: int) -> None:
    known, sure, hand = table.known[seat][viewer], table.sure[seat][viewer], table.hands[seat]
    down = table.down[seat]
    if not any(known):
        assert not any(sure)
        assert not any(table.known[seat][PUBLIC])
        return
    shown = down >= 0 and table.down_shown[seat] >> viewer & 1
    for card in range(CARDS):
        assert 0 <= sure[card] <= min(known[card], hand[card])
        assert known[card] <= hand[card] + (card == down)
        assert known[card] >= table.known[seat][PUBLIC][card]
        assert sure[card] >= table.sure[seat][PUBLIC][card]
    assert down >= 0 or not any(sure)
    assert not shown or known[down] > sure[down]


@given(OPTIONS, SEEDS)
@settings(max_examples=15)
def test_views_add_up(options: Options, seed: int) -> None:
    """What a seat cannot see is in the pile, in other hands or face down, and no more than the deck has."""
    for table, _ in sampled_steps(options, seed):
        for viewer in (None, *range(table.seats)):
            seen = view(table, viewer)
            others = [seat for number, seat in enumerate(seen.seats) if number != viewer]
            hidden = sum(seat.face_down and seat.face_down_card is None for seat in others)
            assert sum(seen.unseen) == seen.pile + sum(seat.hand_size for seat in others) + hidden
            assert min(seen.unseen) >= 0
            assert seen.legal == (tuple(legal(table)) if viewer == table.turn else ())


@given(
    st.integers(2, MAX_SEATS), st.permutations(CHANGING), st.integers(1, 6), st.sampled_from(["", "final=1"])
)
@settings(max_examples=100)
def test_whatever_lies_in_the_lines_the_displayed_strengths_say_who_wins(
    seats: int, cards: list[int], each: int, final: str
) -> None:
    """R3, R4.1, R9.3: `enter` sees to it; here with many Winters, Springs and Drummers at once."""
    rows = [counts_text(counts_of(cards[seat * each : (seat + 1) * each])) for seat in range(seats)]
    if any("W" in row for row in rows):
        rows = [row.replace("S", "") for row in rows]
    place = final or "site=roma"
    pass_all(parse_position(f"seats={seats} {place} lines={'/'.join(rows)}"))


@given(OPTIONS, SEEDS)
@settings(max_examples=15)
def test_the_sum_beside_a_line_comes_to_its_strength(options: Options, seed: int) -> None:
    """R2.6: '(2+4)x2+3' is 15."""
    for table, _ in sampled_steps(options, seed):
        for seat in view(table, None).seats:
            assert eval(seat.working.replace("x", "*")) == seat.strength


def counts_of(cards: Sequence[int]) -> list[int]:
    return [cards.count(card) for card in range(CARDS)]


# --- legal, refusal, apply ---------------------------------------------------------------------


@given(OPTIONS, SEEDS)
@settings(max_examples=25)
def test_refusal_and_legal_agree_on_every_code(options: Options, seed: int) -> None:
    for table, _ in sampled_steps(options, seed):
        codes = legal(table)
        buffer = [-1] * ACTIONS
        assert codes == buffer[: fill_legal(table, buffer)]
        assert codes == sorted(set(codes))
        assert codes == [code for code in range(ACTIONS) if refusal(table, code) == LEGAL]


@given(OPTIONS, SEEDS)
@settings(max_examples=25)
def test_what_is_refused_names_a_rule_and_changes_nothing(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    for table, _ in sampled_steps(options, seed):
        for code in rng.sample(range(ACTIONS), 8):
            if (reason := refusal(table, code)) != LEGAL:
                assert code_refused(table, code) == SENTENCES[reason]
                assert SENTENCES[reason].startswith("R")


@given(OPTIONS, SEEDS)
@settings(max_examples=25)
def test_what_is_done_to_a_copy_leaves_the_original(options: Options, seed: int) -> None:
    for table, entry in sampled_steps(options, seed):
        original, copy = table.copy(), table.copy()
        enter(copy, entry)
        assert table == original
        assert copy != original or entry_text(entry).startswith("show:")


@given(OPTIONS, SEEDS)
@settings(max_examples=10)
def test_every_legal_action_can_be_done(options: Options, seed: int) -> None:
    """And the table it leads to is whole, its position readable, and it is somebody's turn or nobody's."""
    for table, _ in islice(sampled_steps(options, seed), 12):
        for code in legal(table):
            trial = table.copy()
            apply(trial, code)
            assert trial != table
            assert parse_position(position_text(trial)) == trial


# --- symmetry ----------------------------------------------------------------------------------


@given(OPTIONS, SEEDS, st.integers(1, MAX_SEATS - 1))
@settings(max_examples=40)
def test_no_seat_is_special(options: Options, seed: int, by: int) -> None:
    """To do something and then move everybody on some chairs is to move everybody first."""
    for table, entry in islice(sampled_steps(options, seed), 12):
        turned = rotated(table, by)
        assert legal(turned) == legal(table)
        enter(turned, rotated_entry(entry, by, table.seats))
        done = table.copy()
        enter(done, entry)
        assert turned == rotated(done, by)


@given(OPTIONS, SEEDS)
@settings(max_examples=5)
def test_a_full_turn_of_the_chairs_changes_nothing(options: Options, seed: int) -> None:
    for table, _ in sampled_steps(options, seed):
        assert rotated(table, table.seats) == table
        assert rotated(rotated(table, 1), table.seats - 1) == table


# --- text --------------------------------------------------------------------------------------


@given(OPTIONS, SEEDS)
@settings(max_examples=25)
def test_positions_and_entries_can_be_read_back(options: Options, seed: int) -> None:
    for table, entry in sampled_steps(options, seed):
        assert parse_position(position_text(table)) == table
        assert parse_entry(entry_text(entry)) == entry


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_position_of_a_new_table_can_be_read_back(seats: int) -> None:
    table = new_table(Options(seats=seats), seats - 1)
    assert parse_position(position_text(table)) == table
    dealt(table)
    assert parse_position(position_text(table)) == table


def test_every_action_has_a_code_an_object_and_a_token() -> None:
    for code in range(ACTIONS):
        assert encode(decode(code)) == code
        assert parse_action(action_text(code)) == code
        assert parse_entry(action_text(code)) == Acted(code)


@given(OPTIONS, SEEDS)
@settings(max_examples=15)
def test_a_record_leads_to_the_same_table_again(options: Options, seed: int) -> None:
    log: list[Entry] = []
    played = some_steps(options, seed)
    table, first = next(played)
    holder = table.holder
    log.append(first)
    log += [entry for _, entry in played]
    if table.phase != Phase.OVER:
        log.pop()
    tokens = [entry_text(entry) for entry in log]
    assert Game.resume(options, holder, map(parse_entry, tokens)).table == table


# --- the end -----------------------------------------------------------------------------------

MOST_DECISIONS_PER_SEAT = {False: 400, True: 1000}
"""How many decisions a game may take for each seat, without and with R14, when all choose evenly.

Measured over 20,000 games for each mix of R11, R12 and R15. Regions change hands under R14, so a game may
be long, but each battle gives it a chance to end: its length has a geometric tail. The longest mix is R11,
R12, R14 and R15 with six seats: one game in 10 took more than 864 decisions, one in 100 more than 1223, one
in 1000 more than 1586, and none more than 1884. So a tenth as many last 363 decisions longer, and about one
in 10 to the 15th passes the bound of 6000. With fewer seats or without R14 it is rarer still.
"""


@given(OPTIONS, SEEDS)
@settings(max_examples=60)
def test_every_random_game_ends(options: Options, seed: int) -> None:
    decisions = 0
    for _, entry in steps(options, seed, EVEN):
        decisions = 0 if isinstance(entry, NextGameBegun) else decisions + isinstance(entry, Acted)
        assert decisions <= MOST_DECISIONS_PER_SEAT[options.capturing_regions] * options.seats
