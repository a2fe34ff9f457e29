"""R4.5 in a game's log: what seats say of their hands by themselves, and what becomes of it."""

import pytest

from condottiere.record.file import dump, load, record_of
from condottiere.record.game import Game
from condottiere.record.hand_answers import settle_hands
from condottiere.record.notation import Answered, entry_text, parse_entry
from condottiere.rules import IllegalAction
from support.asked import after_a_battle
from support.told import happened


@pytest.mark.parametrize("text", ["answer:0:keep", "answer:5:discard", "answer:2:-"])
def test_an_answer_round_trips(text: str) -> None:
    assert entry_text(parse_entry(text)) == text


def test_r4_5_nothing_is_seen_of_an_answer_before_all_are_given() -> None:
    game = after_a_battle()
    views = {viewer: game.view(viewer) for viewer in (None, 0, 1, 2)}
    version = game.version
    game.answer(2, discard=True)
    game.answer(0, discard=True)
    assert game.version == version
    assert {viewer: game.view(viewer) for viewer in (None, 0, 1, 2)} == views
    for viewer in (None, 0, 1, 2):
        assert happened(game.table, game.log[-1], game.table, viewer) == []


def test_r4_5_answers_come_true_in_the_rules_order_whatever_order_they_came_in() -> None:
    game = after_a_battle()
    assert game.turn == 1, "the holder"
    for seat in (0, 2):
        game.answer(seat, discard=True)
    settle_hands(game, {})
    moves = [entry_text(entry) for entry in game.log if not isinstance(entry, Answered)]
    assert moves[-3:] == ["hand:keep", "hand:discard", "hand:discard"]
    assert [sum(hand) for hand in game.table.hands[:3]] == [0, 10, 0]


def test_r4_5_the_latest_answer_counts_and_who_has_given_none_keeps() -> None:
    game = after_a_battle()
    game.answer(0, discard=True)
    game.answer(0, discard=False)
    game.answer(2, discard=True)
    game.answer(2, discard=None)
    settle_hands(game, {})
    assert [sum(hand) for hand in game.table.hands[:3]] == [10, 10, 10]


def test_r4_5_an_answer_is_for_one_battle() -> None:
    game = after_a_battle()
    settle_hands(game, {})
    game.play("pass")
    game.answer(1, discard=False)
    with pytest.raises(IllegalAction, match=r"R4\.5"):
        game.answer(0, discard=True)
    for token in ("pass", "pass", "site:roma"):
        game.play(token)
    assert game.answers == {1: False}
    settle_hands(game, {})
    assert game.answers == {}


def test_a_game_goes_on_from_its_log_with_the_answers_given_so_far() -> None:
    game = after_a_battle()
    game.answer(2, discard=True)
    resumed = Game.resume(game.options, game.holder, game.log)
    assert (resumed.answers, resumed.version) == ({2: True}, game.version)
    settle_hands(resumed, {})
    assert sum(resumed.table.hands[2]) == 0


def test_r4_5_a_record_tells_what_became_of_a_hand_and_no_change_of_mind() -> None:
    game = after_a_battle()
    game.answer(2, discard=True)
    game.answer(2, discard=False)
    settle_hands(game, {})
    text = dump(record_of(game))
    assert "answer" not in text
    assert load(text).entries[-3:] == tuple(game.log[-3:])
