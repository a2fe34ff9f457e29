"""How a battle ended, as people are told: what R4.1, R4.2, R5.7, R9.3 and R14.5 come to."""

from condottiere.record.notation import parse_action
from condottiere.rules import Region
from condottiere.rules.battle_result import BattleResult, TokenMove, battle_result
from support.positions import at, do

CAPTURING = "seats=3 options=capturing-regions site=roma owners=roma:1 defender=1 out=12"


def ended(position: str, token: str = "pass") -> BattleResult:
    """The result of the battle that a token ends; the rules have come to the same."""
    table = at(position)
    result = battle_result(table, parse_action(token))
    do(table, token)
    if result.site is not None and result.token is not None:
        owner = result.defender if result.conqueror is None else result.conqueror
        assert table.owner[result.site] == (-1 if owner is None else owner)
        assert table.holder == result.token.holder
    return result


def test_r4_1_the_strongest_line_conquers_and_takes_the_token() -> None:
    assert ended("seats=3 site=roma holder=2 out=12 lines=5/T/ hands=1/1/1") == BattleResult(
        site=Region.ROMA,
        defender=None,
        strengths=(5, 10, 0),
        strongest=10,
        second=5,
        conqueror=1,
        token=TokenMove(1, "conquest", stays=False, courtesans=0),
        ended_by="passes",
    )


def test_r4_1_at_a_tie_the_token_goes_left_of_its_last_holder() -> None:
    result = ended("seats=3 site=roma holder=2 out=12 lines=5/5/ hands=1/1/1")
    assert (result.conqueror, result.strongest, result.second) == (None, 5, 5)
    assert result.token == TokenMove(0, "left_of_holder", stays=False, courtesans=0)


def test_r4_1_a_battle_without_a_card_is_tied_at_zero() -> None:
    result = ended("seats=3 site=roma out=12 hands=1/1/1")
    assert (result.conqueror, result.strengths) == (None, (0, 0, 0))


def test_r4_1_whoever_had_the_token_keeps_it_by_conquering() -> None:
    result = ended("seats=3 site=roma out=12 lines=5// hands=1/1/1")
    assert result.token == TokenMove(0, "conquest", stays=True, courtesans=0)


def test_r4_2_the_most_courtesans_alone_take_the_token_from_the_conqueror() -> None:
    result = ended("seats=3 site=roma out=12 lines=TC/CC/ hands=1/1/1")
    assert (result.conqueror, result.strengths) == (0, (11, 2, 0))
    assert result.token == TokenMove(1, "courtesans", stays=False, courtesans=2)


def test_r4_2_courtesans_decide_after_a_tie_too() -> None:
    result = ended("seats=3 site=roma out=12 lines=5/5/C hands=1/1/1")
    assert result.conqueror is None
    assert result.token == TokenMove(2, "courtesans", stays=False, courtesans=1)


def test_r4_2_as_many_courtesans_decide_nothing() -> None:
    assert ended("seats=3 site=roma out=12 lines=TC/C/ hands=1/1/1").token == TokenMove(
        0, "conquest", True, 1
    )


def test_r5_7_a_surrender_ends_it_with_the_lines_as_they_lie() -> None:
    result = ended("seats=3 site=roma lines=5/4/ hands=U1/T/1", "play:U")
    assert (result.conqueror, result.strengths, result.ended_by) == (0, (5, 4, 0), "surrender")


def test_r15_4_all_cards_are_turned_up_first() -> None:
    result = ended("seats=3 options=hidden-cards site=roma out=12 lines=5// down=/T/ hands=1/1/1")
    assert (result.conqueror, result.strengths) == (1, (5, 10, 0))


def test_r9_3_in_a_final_battle_only_those_who_fight_are_compared() -> None:
    result = ended("seats=4 final=1 turn=3 contenders=03 out=012 lines=5///T hands=1///1")
    assert (result.site, result.token) == (None, None)
    assert (result.strengths, result.strongest, result.second) == ((5, None, None, 10), 10, 5)
    assert result.conqueror == 3


def test_r9_3_who_ties_in_a_final_battle_shares_the_victory() -> None:
    result = ended("seats=4 final=1 turn=3 contenders=03 out=012 lines=5///5 hands=1///1")
    assert (result.conqueror, result.strongest, result.second) == (None, 5, 5)


def test_r14_5_a_defender_who_wins_keeps_the_region_and_takes_the_token() -> None:
    result = ended(f"{CAPTURING} lines=4/5/")
    assert (result.defender, result.conqueror) == (1, 1)
    assert result.token == TokenMove(1, "defence", stays=False, courtesans=0)


def test_r14_5_at_a_tie_the_defender_keeps_the_region_and_takes_the_token() -> None:
    result = ended(f"{CAPTURING} lines=5/5/")
    assert (result.defender, result.conqueror) == (1, None)
    assert result.token == TokenMove(1, "tied_defence", stays=False, courtesans=0)


def test_r14_5_ruling_courtesans_come_after_that() -> None:
    result = ended(f"{CAPTURING} lines=5/5/C")
    assert result.token == TokenMove(2, "courtesans", stays=False, courtesans=1)


def test_r14_5_another_seat_replaces_the_defender() -> None:
    result = ended(f"{CAPTURING} lines=6/5/")
    assert (result.defender, result.conqueror) == (1, 0)
    assert result.token == TokenMove(0, "conquest", stays=True, courtesans=0)
