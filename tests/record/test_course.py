"""The moves of a game that stand in the end, and the choices among them."""

from itertools import pairwise

import pytest

from condottiere import Game, Options
from condottiere.record.agreements.notation import TakenBack
from condottiere.record.file import record_of
from condottiere.record.notation import Dealt, parse_cards, parse_entry
from condottiere.record.review.course import choices, course
from condottiere.record.review.playback import Playback
from support.random_games import game_with_take_backs


@pytest.mark.parametrize("seed", range(3))
def test_moves_that_were_taken_back_are_left_out(seed: int) -> None:
    game = game_with_take_backs(Options(seats=4), seed)
    made = course(Playback(record_of(game)))
    assert any(isinstance(entry, TakenBack) for entry in game.log)
    again = Game.resume(game.options, game.holder, [one.step.entry for one in made])
    assert (again.table.hands, again.table.owner) == (game.table.hands, game.table.owner)
    for one, after in pairwise(made):
        assert one.step.after.hands == after.step.before.hands


def test_only_choices_between_several_actions_of_the_seat_itself_are_judged() -> None:
    rows = [parse_cards(hand) for hand in ("TTT666KDDH", "1122334455")]
    game = Game.resume(Options(seats=2), 0, [Dealt(tuple(rows[k % 2][k // 2] for k in range(20)))])
    game.play("site:roma")
    game.enter(parse_entry("captain:0:away"))
    game.play("play:T")
    game.enter(parse_entry("back:0"))
    game.play("play:1")
    game.play("play:6")
    found = choices(course(Playback(record_of(game))))
    assert [(choice.view.viewer, choice.view.turn) for choice in found] == [(0, 0), (1, 1), (0, 0)]
    for choice in found:
        (before,) = Playback(record_of(game)).walk(choice.moment - 1, choice.moment - 1)
        assert choice.view == before.game.view(choice.view.viewer)
        assert choice.code in choice.view.legal
        assert len(choice.view.legal) > 1
