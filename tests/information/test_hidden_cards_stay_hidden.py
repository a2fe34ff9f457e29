"""Two tables that differ only in what a viewer cannot know are the same to that viewer, byte for byte."""

import random
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from condottiere.record.game import Game
from condottiere.record.notation import Acted, Entry, Shown
from condottiere.rules import (
    Card,
    KeepCards,
    Options,
    Pass,
    Phase,
    PlaceFavor,
    Play,
    Rescue,
    Table,
    apply,
    decode,
    legal,
    show,
    view,
)
from condottiere.rules.actions import DISCARD_HAND, KEEP_HAND
from condottiere.rules.cards import CONCEALED
from condottiere.rules.options import OPTIONAL_RULES, SWITCHES
from condottiere.server.table.messages.explanation import explain
from condottiere.server.table.messages.wire import log_line, table_view
from support.random_games import random_show, random_step
from support.told import happened
from support.twins import twin

HAND_ANSWERS = (KEEP_HAND, DISCARD_HAND)


@st.composite
def options(draw: st.DrawFn, least_seats: int = 2) -> Options:
    return Options(
        seats=draw(st.integers(least_seats, 6)),
        points=draw(st.sampled_from([None, 6])),
        **{rule: draw(st.booleans()) for rule in SWITCHES},
    )


def message(table: Table, viewer: int | None) -> bytes:
    """What the browser of a viewer is sent of a table."""
    return msgspec.json.encode([table_view(view(table, viewer)), explain(table, viewer)])


def sentences(before: Table, entry: Entry, after: Table, viewer: int | None) -> bytes:
    """What the browser of a viewer is told of an entry."""
    return msgspec.json.encode([log_line(event, viewer) for event in happened(before, entry, after, viewer)])


def reveals(table: Table, other: Table, code: int) -> bool:
    """Whether an action lawfully shows a card in which the two tables may differ."""
    if code in HAND_ANSWERS and table.unanswered == 1 << table.turn:
        return True  # R4.5: the discarded hands are shown after the last answer
    return any(table.down[seat] != other.down[seat] for seat in turned_up(table, code))


def turned_up(table: Table, code: int) -> Iterable[int]:
    """R15.2 to R15.4: the seats whose face-down cards an action turns up, by the rules' own words."""
    after = table.copy()
    apply(after, code)
    if after.battles > table.battles:
        return range(table.seats)
    match decode(code):
        case Play() if after.phase not in (Phase.FAVOR, Phase.RESCUE):
            return [table.turn]
        case Pass(revealing=True) | Rescue() | PlaceFavor():
            return [table.turn]
    return []


@given(options=options(), seed=st.integers(0, 2**32))
@settings(max_examples=60)
def test_what_is_seen_done_and_told_is_the_same_whatever_the_hidden_cards(
    options: Options, seed: int
) -> None:
    rng = random.Random(seed)
    game = Game.new(options, seed=seed)
    compared = tried = 0
    for _ in range(120):
        if game.over:
            break
        viewer = rng.choice([None, *range(options.seats)])
        other = twin(game.table, viewer, rng)
        assert message(game.table, viewer) == message(other, viewer)
        if game.table.phase != Phase.INTERVAL:
            tried += 1
            compared += compare_step(game.table, other, viewer, rng)
        if rng.random() < 0.15 and (shown := random_show(game.table, rng)) is not None:
            game.enter(shown)
        random_step(game, rng)
    assert compared > tried / 2


def compare_step(table: Table, other: Table, viewer: int | None, rng: random.Random) -> bool:
    """Take the same step, as far as the viewer sees it, at a table and its twin; compare what it is told."""
    code = rng.choice(legal(table))
    same = [c for c in legal(other) if visible(other, c, viewer) == visible(table, code, viewer)]
    if not same or reveals(table, other, code):
        return False
    other_code = rng.choice(same)
    after, other_after = table.copy(), other.copy()
    apply(after, code)
    apply(other_after, other_code)
    assert sentences(table, Acted(code), after, viewer) == sentences(
        other, Acted(other_code), other_after, viewer
    )
    assert message(after, viewer) == message(other_after, viewer)
    return True


def visible(table: Table, code: int, viewer: int | None) -> object:
    """What a viewer can see of an action by the rules' own words: only R4.5, R7.2 and R15.1 hide anything."""
    action = decode(code)
    if viewer == table.turn:
        return action
    if code in HAND_ANSWERS:
        return "answers"
    if isinstance(action, KeepCards):
        return "keeps", len(action.cards)
    if isinstance(action, Play) and table.hidden_cards and CONCEALED[action.card]:
        return "plays face down"
    return action


@given(options=options(least_seats=3), seed=st.integers(0, 2**32))
def test_a_private_show_is_nothing_to_others(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    game = Game.new(options, seed=seed)
    for _ in range(rng.randrange(60)):
        if not game.over:
            random_step(game, rng)
    assume(not game.over)
    seat, friend, stranger = rng.sample(range(options.seats), 3)
    hand = [card for card in Card if game.table.hands[seat][card]]
    assume(hand)
    before, version = game.table.copy(), game.version
    game.show(seat, hand[:2], False, [friend])
    assert game.version == version
    for viewer in (stranger, None):
        assert message(before, viewer) == message(game.table, viewer)
        assert sentences(before, game.log[-1], game.table, viewer) == b"[]"
    known = game.view(friend).seats[seat].known
    assert all(known[card] >= 1 for card in hand[:2])


def test_every_phase_and_option_is_met() -> None:
    """The random games above meet every phase with every optional rule; else they would prove little."""
    met: set[tuple[Phase, str]] = set()
    for number in range(64):
        chosen: dict[str, Any] = {
            flag: (6 if flag == "points" else True)
            for bit, flag in enumerate(OPTIONAL_RULES)
            if number >> bit & 1
        }
        game = Game.new(Options(seats=2 + number % 5, **chosen), seed=number)
        rng = random.Random(number)
        for _ in range(120):
            if game.over:
                break
            met |= {(Phase(game.table.phase), flag) for flag in chosen}
            random_step(game, rng)
    # A deal is over before anybody looks; draws and hands exclude each other (R12.1).
    for flag in set(OPTIONAL_RULES) - {"draw_after_battle"}:
        for phase in set(Phase) - {Phase.DEAL, Phase.OVER, Phase.INTERVAL}:
            assert (phase, flag) in met, f"{phase.name} was never met with {flag}"


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_view_that_told_too_much_would_be_caught(viewer: int | None) -> None:
    """The twins do differ where they should: a driver's look at them sees it."""
    game = Game.new(Options(seats=4), seed=3)
    other = twin(game.table, viewer, random.Random(3))
    assert other.hands[0] != game.table.hands[0]
    assert other.hands[1] != game.table.hands[1] or viewer == 1
    assert [sum(hand) for hand in other.hands] == game.table.held
    show(other, 0, {next(c for c in range(15) if other.hands[0][c]): 1}, False, [2])
    assert message(other, viewer) == message(game.table, viewer)


def test_shown_entries_reach_only_those_they_were_shown_to() -> None:
    entry = Shown(0, (Card.WINTER,), False, (2,))
    table = Game.new(Options(seats=4), seed=1).table
    assert sentences(table, entry, table, 2) != b"[]"
    assert sentences(table, entry, table, 0) != b"[]"
    assert sentences(table, entry, table, 1) == b"[]"
    assert sentences(table, entry, table, None) == b"[]"
