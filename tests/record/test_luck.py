"""How lucky each seat was with the cards that it was dealt."""

from math import sqrt
from statistics import fmean, stdev

import pytest

from condottiere import Card, Game, Options
from condottiere.record.file import record_of
from condottiere.record.game import LogStep
from condottiere.record.notation import Dealt, parse_cards
from condottiere.record.review.luck import Draw, draws, luck
from condottiere.record.review.playback import Playback
from condottiere.record.review.stages import tell
from condottiere.rules.cards import IN_DECK
from support.random_games import Habits, steps, whole_game

ONES = [1.0 if card == Card.MERCENARY_1 else 0.0 for card in Card]
"""Values by which only a Mercenary 1 counts: of these the deck of 110 has ten."""


def test_the_luck_of_a_first_deal_worked_by_hand() -> None:
    rows = [parse_cards(hand) for hand in ("1112223334", "TTTTTTT456", "2222333344")]
    game = Game.resume(Options(seats=3), 0, [Dealt(tuple(rows[k % 3][k // 3] for k in range(30)))])
    drawn = tell(Playback(record_of(game))).draws
    assert [draw.pile for draw in drawn] == [IN_DECK] * 3
    ada, bruno = luck(drawn, 0, ONES), luck(drawn, 1, ONES)
    assert (ada.cards, ada.dealt, bruno.dealt) == (10, 3, 0)
    # Ten of 110 cards, of which ten count: mean 10/11, variance 10 x 1/11 x 10/11 x 100/109.
    assert ada.expected == pytest.approx(10 / 11)
    assert ada.deviation == pytest.approx(sqrt(10 * (1 / 11) * (10 / 11) * (100 / 109)))
    # (3 - 0.909) / 0.871 = 2.40 deviations above the mean, and 1.04 below it.
    assert ada.percentile == pytest.approx(0.9918, abs=1e-4)
    assert bruno.percentile == pytest.approx(0.1483, abs=1e-4)


def test_a_seat_that_gets_the_whole_pile_is_neither_lucky_nor_unlucky() -> None:
    pile = tuple(2 if card < 2 else 0 for card in Card)
    found = luck([Draw(0, pile, pile)], 0, ONES)
    assert (found.dealt, found.expected, found.deviation, found.percentile) == (2, 2, 0, 0.5)


OPTIONS = [Options(seats=4), Options(seats=6, draw_after_battle=True), Options(seats=3, points=8)]


@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_drawn_is_what_came_into_the_hands_and_out_of_the_pile(options: Options) -> None:
    game = whole_game(options, 5)
    dealt = [card for entry in game.log if isinstance(entry, Dealt) for card in entry.cards]
    drawn = tell(Playback(record_of(game))).draws
    assert [sum(draw.cards[card] for draw in drawn) for card in Card] == [dealt.count(card) for card in Card]
    for draw in drawn:
        assert all(0 <= got <= there for got, there in zip(draw.cards, draw.pile, strict=True))


def test_r12_5_of_a_pile_that_was_made_anew_count_the_cards_that_had_been_discarded() -> None:
    for seed in range(20):
        for table, entry in steps(Options(seats=6, draw_after_battle=True), seed, Habits(pass_less=1)):
            if isinstance(entry, Dealt) and 0 < sum(table.pile) < len(entry.cards):
                drawn = list(draws(LogStep(table, entry, table)))
                assert {draw.pile for draw in drawn} == {tuple(table.pile), tuple(table.discards)}
                assert sum(sum(draw.cards) for draw in drawn) == len(entry.cards)
                return
    raise AssertionError("no pile was made anew during a deal")


@pytest.mark.no_cover
def test_over_many_games_luck_has_no_mean_and_the_spread_that_it_says() -> None:
    values = [float(card) for card in Card]
    games = [whole_game(Options(seats=3), seed) for seed in range(80)]
    found = [luck(tell(Playback(record_of(game))).draws, 0, values) for game in games]
    scores = [(one.dealt - one.expected) / one.deviation for one in found]
    assert abs(fmean(scores)) < 4 / sqrt(len(scores))
    assert 0.75 < stdev(scores) < 1.25
