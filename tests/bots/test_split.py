"""What the results of games are made of: luck with the cards, one's own choices and those of the others."""

from statistics import fmean

import numpy as np
import pytest

from benchmarks.skill import play
from condottiere import Game, Options
from condottiere.bots.judge import standing
from condottiere.bots.judge.split import split
from condottiere.bots.judge.standing import standings
from condottiere.record.file import record_of
from condottiere.record.game import LogStep
from condottiere.record.notation import Dealt, entry_text, parse_cards
from condottiere.record.review.course import course
from condottiere.record.review.playback import Playback
from support.judging import standings_by_regions
from support.random_games import game_with_take_backs


def steps_of(game: Game) -> list[LogStep]:
    return [made.step for made in course(Playback(record_of(game)))]


@pytest.mark.parametrize(
    "options", [Options(seats=2), Options(seats=4, points=8), Options(seats=3, draw_after_battle=True)]
)
def test_the_parts_add_up_to_the_result(options: Options) -> None:
    game = game_with_take_backs(options, seed=3)
    assert game.outcome is not None
    winners, steps = game.outcome.winners, steps_of(game)
    judged = standings(steps, playouts=0)
    chosen = [entry_text(step.entry).partition(":")[0] not in ("deal", "draw", "next") for step in steps]
    for seat, one in enumerate(split(steps, judged)):
        changed_by_choices = np.diff(judged.chances[:, seat])[chosen].sum()
        assert one.result == pytest.approx((seat in winners) / max(1, len(winners)))
        assert one.choices == pytest.approx(changed_by_choices, abs=1e-12)
        assert one.base + one.luck + one.choices + one.gave_up == pytest.approx(one.result, abs=1e-12)


def test_what_is_lost_by_giving_up_is_told_apart_and_the_others_have_it_of_somebodys_choice() -> None:
    game = Game.new(Options(seats=2), seed=1)
    game.play(game.legal_actions()[0])
    steps, (loser, winner) = steps_of(game), (0, 1)
    judged = standings_by_regions(steps)
    before, after = split(steps, judged), split(steps, judged, ended=[0.0, 1.0], by=loser)
    assert (after[loser].result, after[winner].result) == (0, 1)
    assert after[loser].gave_up == -before[loser].result
    assert after[loser].choices == before[loser].choices
    assert after[winner].gave_up == 0
    assert after[winner].choices > before[winner].choices


def test_good_cards_are_luck_for_the_one_and_bad_luck_for_the_others() -> None:
    rows = [parse_cards(hand) for hand in ("TTT666KDDH", "1122334455", "1122334455")]
    game = Game.resume(Options(seats=3), 0, [Dealt(tuple(rows[k % 3][k // 3] for k in range(30)))])
    steps = steps_of(game)
    rich, *poor = split(steps, standings(steps))
    assert rich.luck > 4 * rich.luck_error
    assert all(one.luck < -2 * one.luck_error for one in poor)
    assert rich.choices == pytest.approx(0)


def test_luck_is_0_on_average_whatever_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standing, "DEALS", 50)
    lucks = []
    for seed in range(30):
        game = Game.new(Options(seats=2, first_holder=0), seed=seed)
        steps = steps_of(game)
        lucks.append(split(steps, standings(steps, playouts=0))[0].luck)
    assert abs(fmean(lucks)) < 0.1
    assert max(lucks) > 0.1
    assert min(lucks) < -0.1


@pytest.mark.everything
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_parts_add_up_and_tell_players_apart_in_whole_games(seats: int) -> None:
    games = [play(("expert", "random"), seats, "", seed, playouts=0, worlds=30) for seed in range(10)]
    assert fmean(game.difference("own choices") for game in games) > 0.2 / seats
