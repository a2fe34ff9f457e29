"""Sampled worlds: they show the View they were drawn from, and no arrangement comes up more than another."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from scipy.stats import chisquare

from condottiere.bots.evaluation.observations import observation_of
from condottiere.compiled.layout import read_table
from condottiere.compiled.worlds import sample_worlds
from condottiere.rules import Card, Options, Phase, Table, view
from condottiere.rules.cards import CARDS, CONCEALED, IN_DECK, NO_CARD
from support.positions import at, do
from support.random_games import Habits, steps

HIDDEN = "seats=3 options=hidden-cards phase=battle turn=0 site=roma "
HABITS = Habits(pass_less=0.5, show=0.2)


def drawn(table: Table, viewer: int, count: int, seed: int) -> Iterator[Table]:
    """Tables that look to the viewer like this one."""
    worlds = sample_worlds(observation_of(view(table, viewer)), count, seed)
    return (read_table(worlds, index) for index in range(count))


@pytest.mark.parametrize("seed", range(24))
def test_a_world_shows_the_view_that_it_was_drawn_from(seed: int) -> None:
    rng = random.Random(seed)
    options = Options(
        seats=2 + seed % 5,
        draw_after_battle=rng.random() < 0.5,
        points=rng.choice([None, 10]),
        capturing_regions=rng.random() < 0.3,
        hidden_cards=rng.random() < 0.6,
    )
    for number, step in enumerate(steps(options, seed, HABITS)):
        if number % 11 or step.table.phase in (Phase.DEAL, Phase.INTERVAL):
            continue
        for seat in range(options.seats):
            seen = view(step.table, seat)
            for world in drawn(step.table, seat, 2, number):
                assert view(world, seat) == seen
                assert world.held == [sum(hand) for hand in world.hands]
                for card in range(CARDS):
                    everywhere = [*world.hands, *world.lines, world.discards, world.pile]
                    in_all = sum(place[card] for place in everywhere)
                    assert in_all + world.down[: options.seats].count(card) == IN_DECK[card]


def scarce(text: str, pile: str) -> Table:
    """A position in which the pile holds just these cards; all the others are discarded."""
    table = at(text)
    for card in range(CARDS):
        left = pile.count("123456TWSBCDHKU"[card])
        table.discards[card] += table.pile[card] - left
        table.pile[card] = left
    return table


def arrangements(table: Table, viewer: int) -> Counter[tuple[object, ...]]:
    """How often each outcome comes up when single cards are put into the hidden places in every way.

    Counted by trying all orders of the cards; known ones are told apart from others by their number.
    """
    others = [seat for seat in range(table.seats) if seat != viewer]
    hidden: list[Card] = []
    known: dict[int, set[int]] = {}
    sure: dict[int, set[int]] = {}
    seen = view(table, viewer)
    for seat in others:
        cards = [Card(card) for card in range(CARDS) for _ in range(table.hands[seat][card])]
        down = table.down[seat]
        if down != NO_CARD and not table.down_shown[seat] >> viewer & 1:
            cards.append(Card(down))
        numbers = range(len(hidden), len(hidden) + len(cards))
        hidden += cards
        known[seat] = first_of_each(hidden, numbers, seen.seats[seat].known)
        sure[seat] = first_of_each(hidden, numbers, seen.seats[seat].sure)
    hidden += [Card(card) for card in range(CARDS) for _ in range(table.pile[card])]
    found: Counter[tuple[object, ...]] = Counter()
    for order in permutations(range(len(hidden))):
        outcome = placed(table, hidden, known, sure, order)
        if outcome is not None:
            found[outcome] += 1
    return found


def first_of_each(hidden: list[Card], numbers: range, counts: tuple[int, ...]) -> set[int]:
    """Single cards, by number, to stand for so many of each kind."""
    found: set[int] = set()
    for card in Card:
        found.update([number for number in numbers if hidden[number] == card][: counts[card]])
    return found


def placed(
    table: Table,
    hidden: list[Card],
    known: dict[int, set[int]],
    sure: dict[int, set[int]],
    order: tuple[int, ...],
) -> tuple[object, ...] | None:
    """The hands and face-down cards of one order, or None if the viewer knows it is not so."""
    start = 0
    result: list[object] = []
    for seat in known:
        hand = set(order[start : start + table.held[seat]])
        start += table.held[seat]
        down = None
        if table.down[seat] != NO_CARD:
            down = order[start]
            start += 1
            if not CONCEALED[hidden[down]]:
                return None
        if not (known[seat] <= {*hand, down} and sure[seat] <= hand):
            return None
        cards = tuple(sorted(hidden[number] for number in hand))
        result.append((cards, None if down is None else hidden[down]))
    return tuple(result)


def what_others_have(table: Table, viewer: int) -> tuple[object, ...]:
    """The same outcome of a world."""
    return tuple(
        (
            tuple(Card(card) for card in range(CARDS) for _ in range(table.hands[seat][card])),
            None if table.down[seat] == NO_CARD else Card(table.down[seat]),
        )
        for seat in range(table.seats)
        if seat != viewer
    )


@pytest.mark.parametrize(
    ("text", "pile", "shown"),
    [
        ("seats=3 phase=battle turn=0 site=roma hands=T/55/WC", "15CK", ""),
        ("seats=3 phase=battle turn=0 site=roma hands=T/551/WC", "15K", "show:1>0:5"),
        ("seats=2 phase=battle turn=0 site=roma hands=T/5555", "55CK", "show:1>*:55"),
        (HIDDEN + "hands=T/55/W down=/C/", "1DK", ""),
        (HIDDEN + "hands=T/51/W down=/C/5", "1D", ""),
        (HIDDEN + "hands=T/5W/D down=/C/", "1K", "show:1>0:5"),
    ],
    ids=["nothing known", "a known card", "two of many", "face down", "two face down", "known in the hand"],
)
def test_every_arrangement_is_as_likely_as_another(text: str, pile: str, shown: str) -> None:
    table = scarce(text, pile)
    if shown:
        do(table, shown)
    expected = arrangements(table, 0)
    samples = 6_000
    found = Counter(what_others_have(world, 0) for world in drawn(table, 0, samples, seed=7))
    assert set(found) == set(expected)
    scale = samples / sum(expected.values())
    outcome = chisquare([found[key] for key in expected], [count * scale for count in expected.values()])
    assert outcome.pvalue > 1e-4, f"seed 7: {found} where {expected} was expected"


def test_a_card_known_before_may_be_the_one_lying_face_down() -> None:
    """R15.5: seat 1 took a 5 back, then played a card face down: a 5, or another card."""
    table = scarce(HIDDEN + "hands=T/51/W down=/5/ known=1>*:5", "DK")
    expected = arrangements(table, 0)
    assert {outcome[0][1] for outcome in expected} >= {Card.MERCENARY_5, Card.DRUMMER}  # type: ignore[index]
    found = Counter(what_others_have(world, 0) for world in drawn(table, 0, 6_000, seed=8))
    assert set(found) == set(expected)
    scale = 6_000 / sum(expected.values())
    outcome = chisquare([found[key] for key in expected], [count * scale for count in expected.values()])
    assert outcome.pvalue > 1e-4, f"seed 8: {found} where {expected} was expected"


def test_worlds_follow_from_their_seed() -> None:
    observation = observation_of(view(at("seats=4 phase=battle turn=0 site=roma hands=TTT/555/WWW/CCC"), 0))
    assert (sample_worlds(observation, 20, 1) == sample_worlds(observation, 20, 1)).all()
    assert (sample_worlds(observation, 20, 1)[:5] == sample_worlds(observation, 5, 1)).all()
    assert (sample_worlds(observation, 20, 1) != sample_worlds(observation, 20, 2)).any()


def test_there_is_nothing_to_imagine_when_nobody_decides() -> None:
    table = at("seats=3 phase=over")
    with pytest.raises(ValueError, match="OVER"):
        sample_worlds(observation_of(view(table, 0)), 1, 1)
