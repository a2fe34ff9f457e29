"""How a game stood after every deal and every battle, and what decided each battle."""

import pytest

from condottiere import Game, Options
from condottiere.record.file import record_of
from condottiere.record.notation import Dealt, parse_cards
from condottiere.record.review.playback import Playback
from condottiere.record.review.stages import Story, tell
from condottiere.rules import Region
from condottiere.rules.table import NOBODY
from support.random_games import game_with_take_backs


def story(*tokens: str, **options: bool) -> Story:
    """Of three, the first of whom holds the Condottiere."""
    rows = [parse_cards(hand) for hand in ("TTT666KDDU", "1122334455", "CCCWKKKBBS")]
    deal = Dealt(tuple(rows[k % 3][k // 3] for k in range(30)))
    game = Game.resume(Options(seats=3, **options), 0, [deal])
    for token in tokens:
        game.play(token)
    return tell(Playback(record_of(game)))


def test_a_game_stands_anew_after_the_first_deal_and_after_every_battle() -> None:
    told = story(
        "site:roma", "play:T", "play:5", "pass", "pass", "pass",
        "site:napoli", "hand:keep", "hand:keep", "hand:keep", "pass", "play:4", "pass", "pass",
    )  # fmt: skip
    assert [(stage.kind, stage.moment, stage.battle, stage.game) for stage in told.stages] == [
        ("deal", 0, None, 1),
        ("battle", 6, 0, 1),
        ("battle", 12, 1, 1),
    ]
    before, roma, napoli = (stage.owners for stage in told.stages)
    assert set(before) == {NOBODY}
    assert (roma[Region.ROMA], roma[Region.NAPOLI]) == (0, NOBODY)
    assert (napoli[Region.ROMA], napoli[Region.NAPOLI]) == (0, 1)
    assert [sum(hand) for hand in told.stages[1].table.hands[:3]] == [9, 9, 10]


def test_a_battle_is_decided_when_its_winner_takes_the_lead_for_good() -> None:
    told = story("site:roma", "play:T", "play:5", "play:W", "play:6", "play:5", "pass", "pass", "pass")
    # It is Winter (moment 4); with the six (5) Ada leads by 2 to 1, with the five (6) nobody does.
    assert told.decided == [9], "a tie, which is decided by its end alone"
    told = story("site:roma", "play:T", "play:5", "play:W", "play:6", "pass", "pass", "pass")
    assert told.decided == [5]
    told = story("site:roma", "play:T", "pass", "pass", "pass")
    assert told.decided == [2], "nobody else had ever been stronger"
    told = story(
        "site:roma", "play:T", "play:5", "pass", "play:6", "play:4", "play:D", "play:3", "pass", "pass"
    )  # fmt: skip
    assert told.decided == [5], "the ten (2) alone would have lost, by 10 to 12; the Drummer was not needed"


def test_a_card_that_a_scarecrow_took_back_has_decided_nothing() -> None:
    told = story("site:roma", "play:T", "pass", "play:C", "play:6", "pass", "play:K", "rescue:T", "pass")
    assert told.decided == [5]


def test_a_surrender_decides_if_it_stops_others() -> None:
    assert story("site:roma", "play:T", "play:5", "pass", "play:U").decided == [5]
    assert story("site:roma", "play:T", "pass", "pass", "play:U").decided == [2]


def test_r15_4_a_card_that_lies_face_down_decides_when_it_is_played() -> None:
    told = story("site:roma", "play:6", "play:5", "pass", "pass", "pass", hidden_cards=True)
    assert told.decided == [2]


@pytest.mark.parametrize("seed", range(3))
def test_of_what_was_taken_back_nothing_is_told(seed: int) -> None:
    playback = Playback(record_of(game_with_take_backs(Options(seats=4), seed)))
    told = tell(playback)
    fought = [stage for stage in told.stages if stage.kind == "battle"]
    assert [stage.moment for stage in fought] == [battle.to_moment for battle in playback.battles]
    for stage, battle, decided in zip(fought, playback.battles, told.decided, strict=True):
        assert battle.from_moment <= decided <= battle.to_moment
        if battle.result.site is not None and battle.result.conqueror is not None:
            assert stage.owners[battle.result.site] == battle.result.conqueror
