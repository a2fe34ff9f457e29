"""Actions that nobody would understand: which they are, and that no bot with judgement takes one."""

import re

import pytest

from condottiere import Options, Phase, view
from condottiere.bots import make_bot
from condottiere.bots.evaluation.absurd import is_absurd, sensible
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.evaluation.weights import weights_for
from condottiere.bots.levels import LEVELS
from condottiere.record.notation import parse_action
from condottiere.record.position import position_text
from condottiere.rules.table import NOBODY
from support.positions import at
from support.random_games import Habits, steps

SIENA = (
    "seats=2 site=siena "
    "owners=torino:1,milano:0,parma:1,bologna:0,urbino:1,ancona:0,spoleto:1,roma:0,napoli:1"
)
"""Seat 1 wins the game with one more region, its sixth."""


def absurd(position: str, action: str) -> bool:
    table = at(position)
    observation = observation_of(view(table, table.turn))
    return is_absurd(observation, parse_action(action), weights_for(observation))


def test_a_battle_that_one_small_card_wins_is_not_passed() -> None:
    behind = "seats=3 site=roma hands=2T/5/6 lines=4/5/ out=12"
    assert absurd(behind, "pass")
    assert not absurd(behind, "play:2")
    assert not absurd(behind.replace("hands=2T", "hands=4T"), "pass"), "a 4 may be too dear"
    assert not absurd(behind.replace("lines=4", "lines=2"), "pass"), "a 2 would not win"
    assert not absurd(behind.replace("out=12", "out=2"), "pass"), "a rival may still play"
    hidden = behind.replace("site=roma", "options=hidden-cards site=roma down=/5/")
    assert not absurd(hidden, "pass"), "the card that lies face down may be more"


def test_no_card_is_too_dear_for_the_game() -> None:
    winning = SIENA.replace("siena owners", "siena turn=1 owners")
    assert absurd(f"{winning} hands=/T4 lines=5/4 out=0", "pass")
    assert not absurd(f"{winning.replace(',napoli:1', '')} hands=/T4 lines=5/ out=0", "pass")


def test_a_pass_that_leaves_the_game_to_the_leader_is_absurd() -> None:
    behind = f"{SIENA} hands=456/22 lines=/T"
    assert absurd(behind, "pass"), "10 to 0, and the leader wins the game"
    assert not absurd(behind.replace(",napoli:1", ""), "pass"), "it is a battle and not the game"
    assert not absurd(behind.replace("lines=/T", "lines=T/"), "pass"), "the rival has yet to lead"


def test_nobody_surrenders_at_0_to_0_but_to_keep_a_rival_from_winning() -> None:
    nothing = "seats=3 site=roma hands=U5/5/6 lines=//"
    assert absurd(nothing, "play:U")
    assert not absurd(nothing.replace("lines=//", "lines=/3/"), "play:U"), "it ends a battle that was fought"
    assert not absurd(f"{SIENA} hands=U5/22 lines=/", "play:U")


def test_no_card_is_spent_where_all_cards_together_would_not_win() -> None:
    behind = "seats=3 site=roma hands=124/3/4 lines=/TT6/ out=12"
    assert absurd(behind, "play:1")
    assert not absurd(behind, "pass")
    assert not absurd(behind.replace("lines=/TT6/", "lines=/7/".replace("7", "6")), "play:1"), "7 against 6"
    assert not absurd(behind.replace("hands=124", "hands=124W"), "play:1"), "a Winter may follow"
    assert not absurd(behind.replace("hands=124", "hands=124C"), "play:C"), "R4.2: it may bring the token"
    assert not absurd(behind.replace("out=12", "out=1"), "play:1"), "it may cost the others cards"
    assert not absurd(behind.replace("hands=124", "hands=1"), "play:1"), (
        "R7.1: an empty hand may end the round"
    )


def test_no_rival_is_offered_the_game() -> None:
    table = "seats=4 phase=site owners=napoli:2,spoleto:2,torino:1 hands=1/5/TTT6/4"
    assert absurd(table, "site:roma"), "it would be a third adjacent region"
    assert not absurd(table, "site:venezia")
    assert not absurd(table.replace("/TTT6/", "//"), "site:roma"), "the rival has no cards"
    assert not absurd(table.replace("spoleto:2", "spoleto:1"), "site:roma")


def test_who_holds_a_10_keeps_something() -> None:
    assert absurd("seats=3 phase=keep hands=T4/5/ battles=4", "keep:-")
    assert not absurd("seats=3 phase=keep hands=34/5/ battles=4", "keep:-")
    assert not absurd("seats=3 phase=keep hands=T4/5/ battles=4", "keep:T")


@pytest.mark.parametrize("spec", [re.sub(r"playouts=\d+", "playouts=12", level.spec) for level in LEVELS])
def test_captains_do_nothing_absurd(spec: str) -> None:
    tried = 0
    for seed in range(40):
        for step in steps(
            Options(seats=2 + seed % 5, hidden_cards=seed % 3 == 0), seed, Habits(pass_less=0.3)
        ):
            table = step.table
            if table.turn == NOBODY or table.phase != Phase.BATTLE:
                continue
            seen = view(table, table.turn)
            observation = observation_of(seen)
            left = sensible(observation, seen.legal, weights_for(observation))
            if len(left) < len(seen.legal):
                tried += 1
                assert make_bot(spec, seed).decide(seen).code in left, position_text(table)
                if tried == 12:
                    return
    raise AssertionError(f"only {tried} positions had an absurd action")
