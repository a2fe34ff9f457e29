"""The odds of a battle line: of tables that may be, and of nothing a seat cannot see."""

import random

import pytest

from condottiere import Game, Options, Phase, decode, view
from condottiere.bots.search.battle_odds import battle_odds, has_line
from condottiere.record.notation import parse_action
from condottiere.record.position import parse_position
from condottiere.rules import Region, apply
from condottiere.rules.actions import PLAY
from condottiere.rules.cards import MERCENARIES
from support.twins import twin


@pytest.mark.parametrize("hidden_cards", [False, True])
def test_odds_do_not_depend_on_what_the_seat_cannot_see(hidden_cards: bool) -> None:
    game = Game.new(Options(seats=3, hidden_cards=hidden_cards), seed=4)
    rng = random.Random(4)
    compared = 0
    while compared < 4:
        seat = rng.randrange(3)
        if has_line(game.view(seat)) and rng.random() < 0.3:
            odds = [battle_odds(view(table, seat), 7) for table in (game.table, twin(game.table, seat, rng))]
            assert odds[0] == odds[1]
            compared += 1
        game.play(rng.choice(game.legal_actions()))


MUST_FIGHT = "site=parma owners=torino:1,milano:1,genova:1"
"""Seat 1 wins the game if it takes the site."""


def odds_of(position: str, seat: int, seed: int = 1) -> dict[int, tuple[float, float]]:
    table = parse_position(position)
    return {odds.code: (odds.holds, odds.ties) for odds in battle_odds(view(table, seat), seed).odds}


def test_a_line_that_nobody_can_answer_holds() -> None:
    assert odds_of("seats=2 site=roma turn=0 hands=T/ lines=5/3", 0) == {
        parse_action("pass"): (1.0, 0.0),
        parse_action("play:T"): (1.0, 0.0),
    }


def test_a_tie_and_a_weaker_line_do_not_hold() -> None:
    position = "seats=2 site=roma turn=0 hands=2/ lines={}/5 out=1"
    assert odds_of(position.format("3"), 0) == {
        parse_action("pass"): (0.0, 0.0),
        parse_action("play:2"): (0.0, 1.0),
    }


def test_surrender_ends_the_battle_with_the_lines_as_they_lie() -> None:
    odds = odds_of(f"seats=2 {MUST_FIGHT} turn=0 hands=U/TTTTTT lines=6/5 known=1>0*:TTTTTT", 0)
    assert odds[parse_action("play:U")] == (1.0, 0.0)
    assert odds[parse_action("pass")][0] < 0.5


def test_a_card_is_not_the_last_one_but_a_pass_is() -> None:
    """The seat fights on after a card where that helps it; a line that was passed with stays as it is."""
    odds = odds_of("seats=2 site=roma turn=0 hands=66TT/1 lines=/5 known=1>0*:1", 0)
    assert odds[parse_action("pass")] == (0.0, 0.0)
    assert odds[parse_action("play:6")][0] > 0.0


CHASING = (
    "seats=4 site=torino turn=0 battles=3 hands=22445/3/666/54 lines=/65// out=23 known=1>0*:3 "
    "owners=roma:1,genova:2"
)
"""Seat 0 holds 17 in Mercenaries, and its one rival gets no further than 14."""


def test_whoever_means_to_win_and_can_does() -> None:
    odds = odds_of(CHASING, 0)
    assert all(odds[code][0] > 0.95 for code in odds if code != parse_action("pass"))
    assert odds[parse_action("pass")] == (0.0, 0.0)


def test_the_odds_hardly_depend_on_the_seed() -> None:
    position = "seats=4 site=torino turn=0 battles=3 hands=224456TC/3/666/54 lines=/65// out=23"
    found = [odds_of(position, 0, seed) for seed in range(1, 6)]
    for code in found[0]:
        holds = [odds[code][0] for odds in found]
        assert max(holds) - min(holds) < 0.09


def test_a_seat_that_is_not_on_turn_learns_how_its_line_stands() -> None:
    assert odds_of("seats=3 site=roma turn=1 hands=/1/ lines=T/2/ out=0 known=1>0*:1", 0) == {
        parse_action("pass"): (1.0, 0.0)
    }


def test_the_lines_count_even_where_a_final_battle_follows_at_once() -> None:
    """R9.1: then the cards of the battle are gone before anybody could look."""
    free = [region for region in Region if region not in (Region.ROMA, Region.NAPOLI)]
    owners = ",".join(f"{region.name.lower()}:{(region + 1) % 6}" for region in free)
    table = f"seats=6 site=napoli favor=roma owners={owners} hands=1///// lines=5/4//// turn=0 out=12345"
    after = parse_position(table)
    apply(after, parse_action("pass"))
    assert after.final
    odds = odds_of(table, 0)
    assert odds[parse_action("pass")] == (1.0, 0.0)


def test_the_final_battle_has_odds_too() -> None:
    odds = odds_of("seats=3 final=1 contenders=01 turn=0 hands=1// lines=5/4/ out=12", 0)
    assert odds[parse_action("pass")] == (1.0, 0.0)


def test_there_are_no_odds_without_a_line() -> None:
    game = Game.new(Options(seats=2), seed=1)
    for viewer in (None, 0):
        assert not has_line(game.view(viewer))
        with pytest.raises(ValueError, match="no battle"):
            battle_odds(game.view(viewer), 1)
    final = parse_position("seats=3 final=1 contenders=01 turn=0 hands=1// out=2")
    assert not has_line(view(final, 2))


def test_more_cards_in_sight_make_a_line_less_sure() -> None:
    """Against a hand of tens a line of 6 holds seldom, against ones always."""
    weak = odds_of(f"seats=2 {MUST_FIGHT} turn=0 hands=/1111 lines=6/ known=1>0*:1111", 0)
    strong = odds_of(f"seats=2 {MUST_FIGHT} turn=0 hands=/TTTT lines=6/ known=1>0*:TTTT", 0)
    assert weak[0][0] > strong[0][0]


def test_every_answer_is_a_share() -> None:
    game = Game.new(Options(seats=4, hidden_cards=True), seed=2)
    rng = random.Random(2)
    asked = 0
    while asked < 3:
        assert game.turn is not None
        seen = game.view(game.turn)
        if seen.phase == Phase.BATTLE and rng.random() < 0.3:
            odds = battle_odds(seen, 5)
            assert tuple(one.code for one in odds.odds) == seen.legal
            assert all(min(one.holds, one.ties) >= 0 and one.holds + one.ties <= 1 for one in odds.odds)
            assert odds.worlds > 0
            asked += 1
        game.play(decode(rng.choice(seen.legal)))


# --- equal effects ----------------------------------------------------------------------------------

WINTERS = [
    "seats=3 site=roma turn=0 holder=0 hands=2345TTC/TT5566/TT1234 lines=W5/36/4",
    "seats=2 site=roma turn=0 hands=23456T/5566TTH lines=W5/36",
]


@pytest.mark.parametrize("position", WINTERS)
def test_r3_2_mercenaries_that_all_count_one_in_winter_have_the_same_odds(position: str) -> None:
    odds = odds_of(position, 0)
    mercenaries = {odds[code] for code in odds if code in range(PLAY, PLAY + MERCENARIES)}
    assert len(mercenaries) == 1
    assert mercenaries != {odds[parse_action("pass")]}


@pytest.mark.parametrize("card", ["S", "B"])
def test_a_card_that_tells_mercenaries_apart_in_winter_gives_them_odds_of_their_own(card: str) -> None:
    """R3.4, R5.3: a ten is worth playing before a Spring, and lost to a Bishop."""
    odds = odds_of(f"seats=2 site=roma turn=0 hands=2T{card}/56TT lines=W55/36", 0)
    assert odds[parse_action("play:2")] != odds[parse_action("play:T")]


# --- certainty --------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["3CKK", "3KB", "36TTK"])
def test_a_card_that_must_win_wins_for_certain(hand: str) -> None:
    """All others have passed and nothing of theirs is hidden: 13, the 1 face down and the 3 beat 16."""
    position = f"seats=3 options=hidden-cards site=bologna turn=0 hands={hand}/12/23 lines=T3/T6/ out=12"
    odds = odds_of(f"{position} down=1//", 0)
    assert odds[parse_action("play:3")] == (1.0, 0.0)
    assert odds[parse_action("pass")] == (0.0, 0.0)


def test_a_battle_that_is_won_is_not_lost_again_for_no_reason() -> None:
    """A Courtesan or a Scarecrow may still be of use, and neither costs the battle."""
    position = "seats=4 site=bologna turn=0 hands=CKKKK/12TTWW/23556/123 lines=TT/T3// out=123"
    odds = odds_of(f"{position} owners=roma:0,torino:1,milano:2", 0)
    assert set(odds.values()) == {(1.0, 0.0)}


def test_the_place_of_the_favor_changes_no_battle() -> None:
    options, owners = "options=hidden-cards", "owners=roma:1,siena:1,firenze:2,torino:3,milano:3"
    hands = "hands=35TDCK/12345TC/2345WB/22TTK lines=56T/64/4T/CT discards=B"
    odds = odds_of(f"seats=4 {options} phase=favor site=bologna turn=0 {hands} {owners}", 0)
    assert len(odds) > 8
    assert len(set(odds.values())) == 1
