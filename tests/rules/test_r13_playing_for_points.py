"""R13: Playing for Points."""

import pytest

from condottiere.record.game import Game
from condottiere.rules import Ending, Options, OptionsError, Table, view
from condottiere.rules.options import USUAL_TARGET
from support.positions import (
    LAST_REGION,
    at,
    cards_in_play,
    dealt,
    do,
    hand,
    lines,
    may,
    pass_all,
    place,
    refused,
    result,
    stage,
)


def scores(table: Table) -> list[int]:
    return [seat.score for seat in view(table, None).seats]


def match_winners(table: Table) -> tuple[int, ...]:
    return view(table, None).match_winners


def won(owners: str, words: str = "options=points:20", seats: int = 4) -> Table:
    """The table after seat 0 has won Siena with the last card."""
    slashes = "/" * (seats - 1)
    return pass_all(at(f"seats={seats} {words} site=siena owners={owners} lines=T{slashes}"))


ADJACENT = "firenze:0,roma:0"
TOTAL = "torino:0,parma:0,venezia:0,ancona:0"


def test_r13_1_a_match_goes_on_to_a_target_score() -> None:
    table = won(ADJACENT)
    assert stage(table) == "interval -1"
    assert view(table, None).games == 1
    assert match_winners(table) == ()


def test_r13_1_everybody_sees_the_target() -> None:
    assert view(won(ADJACENT), None).options.points == 20
    assert view(won(ADJACENT, ""), None).options.points is None


def test_r13_1_twenty_is_the_usual_target() -> None:
    assert USUAL_TARGET == 20
    assert Options().points is None
    assert Options(points=30).points == 30
    assert Options(points=1000).points == 1000
    for points in (0, -1, 1001):
        with pytest.raises(OptionsError, match=r"R13\.1"):
            Options(points=points)


def test_r13_1_between_two_games_nobody_acts() -> None:
    table = won(ADJACENT)
    assert may(table) == ""
    assert refused(table, "pass").startswith("R13.1")
    assert refused(table, "site:roma").startswith("R13.1")
    assert refused(table, "end").startswith("R2.8")


def test_r13_1_a_single_game_has_no_next() -> None:
    table = won(ADJACENT, "")
    assert stage(table) == "over -1"
    assert refused(table, "next").startswith("R13.1")
    assert scores(table) == [0, 0, 0, 0]


def test_r13_1_the_next_game_begins_from_nothing() -> None:
    table = at(
        f"seats=2 options=points:20 site=siena favor=lucca owners={ADJACENT},napoli:0 hands=5/6 lines=T/ "
        "known=0>1:5"
    )
    pass_all(table)
    do(table, "next")
    assert dealt(table) == "10" * 10
    seen = view(table, 1)
    assert set(seen.owners) == {None}
    assert (place(seen.favor), place(seen.site)) == ("-", "-")
    assert lines(table) == "/"
    assert not any(seen.seats[0].known)
    assert (seen.battles, seen.idle_battles, seen.ending, seen.winners) == (0, 0, Ending.NONE, ())
    assert cards_in_play(table) == 110
    assert scores(table) == [9, 0]


def test_r13_1_the_game_after_a_final_battle_is_an_ordinary_one() -> None:
    final = at(
        f"{LAST_REGION},roma:3 options=points:20 favor=spoleto final=1 contenders=03 out=12 lines=1///"
    )
    pass_all(final)
    do(final, "next")
    assert dealt(final) == "1230" * 10
    do(final, "site:roma")
    assert not view(final, None).final_battle
    assert [seat.contending for seat in view(final, None).seats] == [True] * 4
    pass_all(final)
    assert stage(final) == "site 2"


def test_r13_2_one_point_per_region() -> None:
    assert scores(won(f"{TOTAL},roma:1,napoli:1,lucca:3")) == [5, 2, 0, 1]


def test_r13_2_five_more_for_adjacent_regions() -> None:
    table = won(f"{ADJACENT},lucca:3")
    assert result(table) == "adjacent 0"
    assert scores(table) == [8, 0, 0, 1]


def test_r13_2_ruling_also_with_the_total_as_well() -> None:
    table = won("firenze:0,roma:0,torino:0,parma:0")
    assert result(table) == "adjacent 0"
    assert scores(table) == [10, 0, 0, 0]


def test_r13_2_ruling_with_bigger_kingdoms_the_raised_number_counts() -> None:
    """Three adjacent regions and the total: no bonus, for four adjacent ones are needed."""
    table = won("firenze:0,roma:0,torino:0,parma:0", "options=points:20+bigger-kingdoms")
    assert result(table) == "total 0"
    assert scores(table) == [5, 0, 0, 0]
    assert scores(won("firenze:0,roma:0,napoli:0", "options=points:20+bigger-kingdoms")) == [9, 0, 0, 0]


def test_r13_2_adjacent_regions_of_others_earn_nothing() -> None:
    """Seat 1 has the adjacent regions from before, seat 0 wins by total."""
    assert scores(won(f"{TOTAL},roma:1,napoli:1,spoleto:1")) == [5, 3, 0, 0]


def test_r13_2_a_win_by_most_regions_earns_no_bonus() -> None:
    owners = (
        "torino:0,parma:0,ferrara:0,milano:1,lucca:1,bologna:1,genova:2,mantova:2,firenze:2,"
        "venezia:3,modena:3,urbino:3,siena:4,ancona:4,napoli:4"
    )
    table = pass_all(at(f"seats=5 options=points:20 site=spoleto favor=roma owners={owners} lines=T////"))
    assert result(table) == "most 0"
    assert scores(table) == [4, 3, 3, 3, 3]


def test_r13_2_a_win_by_final_battle_earns_no_bonus() -> None:
    table = pass_all(at(f"{LAST_REGION} options=points:20 favor=roma lines=///1"))
    dealt(table)
    do(table, "play:1")
    pass_all(table)
    assert result(table) == "final_battle 3"
    assert scores(table) == [4, 4, 4, 4]
    assert stage(table) == "interval -1"


def test_r13_2_an_unfinished_game_scores_regions_and_no_bonus() -> None:
    start = "seats=4 options=points:20+idle-limit:1 site=siena owners=firenze:0,roma:0,lucca:3"
    table = do(pass_all(at(start)), "end")
    assert result(table) == "unfinished"
    assert scores(table) == [2, 0, 0, 1]
    assert stage(table) == "interval -1"


def test_r13_2_scores_add_up_over_games() -> None:
    assert scores(won(ADJACENT, "options=points:30 scores=11/2/3/4")) == [19, 2, 3, 4]


def test_r13_3_the_target_reached_wins_the_match() -> None:
    table = won(ADJACENT, "options=points:20 scores=12/3/5/7")
    assert stage(table) == "over -1"
    assert match_winners(table) == (0,)


def test_r13_3_one_point_short_does_not() -> None:
    assert stage(won(ADJACENT, "options=points:20 scores=11/3/5/7")) == "interval -1"


def test_r13_3_the_highest_score_wins_not_the_winner_of_the_last_game() -> None:
    table = won(f"{ADJACENT},lucca:3,modena:3", "options=points:20 scores=12/3/5/19")
    assert scores(table) == [20, 3, 5, 21]
    assert match_winners(table) == (3,)


def test_r13_3_a_seat_may_reach_it_without_winning_a_game() -> None:
    table = won(f"{ADJACENT},lucca:3", "options=points:20 scores=0/3/5/19")
    assert result(table) == "adjacent 0"
    assert match_winners(table) == (3,)


def test_r13_3_a_tie_below_the_highest_is_none() -> None:
    assert match_winners(won(ADJACENT, "options=points:20 scores=14/21/21/23")) == (3,)


# After this game seats 0 and 2 have 20 points each; seat 2 has three regions, seat 0 three, seat 3 one.
TIED = f"{ADJACENT},genova:2,parma:2,ferrara:2,lucca:3"
TIED_SCORES = "options=points:20 scores=12/3/17/7"


def test_r13_3_a_tie_for_the_highest_is_fought_out_with_the_last_games_board_and_holder() -> None:
    table = won(TIED, f"{TIED_SCORES} favor=lucca")
    assert scores(table) == [20, 3, 20, 8]
    assert stage(table) == "interval -1"
    do(table, "next")
    assert view(table, None).final_battle
    assert view(table, None).holder == 0
    assert [seat.regions for seat in view(table, None).seats] == [3, 0, 3, 1]
    assert dealt(table) == "02" * 13
    assert stage(table) == "battle 0"


def test_r13_3_who_reached_the_target_with_fewer_points_does_not_fight_it_out() -> None:
    table = won(TIED, "options=points:18 scores=12/3/17/17")
    assert scores(table) == [20, 3, 20, 18]
    do(table, "next")
    assert dealt(table) == "02" * 13


def test_r13_3_the_last_games_holder_may_be_another() -> None:
    """The Courtesans gave the token to seat 1: seat 2 begins."""
    table = pass_all(at(f"seats=4 {TIED_SCORES} site=siena owners={TIED} lines=T/C//"))
    do(table, "next")
    assert dealt(table) == "20" * 13
    assert stage(table) == "battle 2"


def test_r13_3_the_strongest_line_wins_the_match_and_scores_nothing() -> None:
    table = won(TIED, TIED_SCORES)
    do(table, "next")
    dealt(table)
    winner = table.turn
    do(table, f"play:{hand(table, winner)[-1]}")
    pass_all(table)
    assert scores(table) == [20, 3, 20, 8]
    assert stage(table) == "over -1"


def test_r13_3_who_wins_the_final_battle_wins_the_match() -> None:
    final = "seats=4 options=points:20 final=2 contenders=02 out=13 scores=20/3/20/8 games=3"
    assert match_winners(pass_all(at(f"{final} lines=5//T/"))) == (2,)
    assert match_winners(pass_all(at(f"{final} lines=T//5/"))) == (0,)


def test_r13_3_if_that_is_tied_those_seats_share_the_match() -> None:
    final = "seats=4 options=points:20 final=2 contenders=012 out=3 scores=20/20/20/8 games=3"
    table = pass_all(at(f"{final} lines=5/T/T/"))
    assert match_winners(table) == (1, 2)
    assert stage(table) == "over -1"


def test_r13_3_the_last_game_keeps_its_winner() -> None:
    table = won(TIED, TIED_SCORES)
    do(table, "next")
    dealt(table)
    pass_all(table)
    assert match_winners(table) == (0, 2)
    assert result(table) == "adjacent 0"
    assert view(table, None).games == 1


def test_r13_3_a_final_battle_of_the_last_game_comes_before_that_of_the_match() -> None:
    table = pass_all(at(f"{LAST_REGION} options=points:4 favor=roma lines=///1"))
    dealt(table)
    pass_all(table)
    assert result(table) == "final_battle 0123"
    assert stage(table) == "interval -1"
    do(table, "next")
    assert dealt(table) == "3012" * 14
    pass_all(table)
    assert match_winners(table) == (0, 1, 2, 3)


@pytest.mark.parametrize("first", [0, 1, 3])
def test_r13_4_ruling_the_next_first_holder_is_left_of_the_previous_first_holder(first: int) -> None:
    table = won(ADJACENT, f"options=points:20 first-holder={first}")
    do(table, "next")
    dealt(table)
    assert stage(table) == f"site {(first + 1) % 4}"
    assert view(table, None).holder == (first + 1) % 4


def test_r13_4_ruling_after_an_unfinished_game_too() -> None:
    start = "seats=3 options=points:20+idle-limit:1 first-holder=1 holder=0 site=siena"
    table = do(pass_all(at(start)), "end", "next")
    assert table.holder == 2


def test_r13_4_ruling_the_first_holder_is_who_held_it_when_the_game_began() -> None:
    game = Game.new(Options(seats=3, first_holder=2, points=20), seed=1)
    game.play("site:roma")
    for _ in range(3):
        game.play("pass")
    assert game.table.first_holder == 2


def test_r13_4_ruling_seats_that_share_a_games_victory_get_no_bonus() -> None:
    table = pass_all(at(f"{LAST_REGION},roma:3 options=points:20 final=1 contenders=0123"))
    assert result(table) == "final_battle 0123"
    assert scores(table) == [4, 4, 4, 4]


def test_r13_5_with_capturing_regions_it_is_advised_against() -> None:
    advice = Options(points=20, capturing_regions=True).advice
    assert advice == (
        "Playing for Points together with Capturing Regions makes long matches; "
        "the rulebook advises against combining them (R13.5)."
    )
    assert Options(points=20).advice is None
    assert Options(capturing_regions=True).advice is None


def test_r13_5_but_allowed() -> None:
    table = won("firenze:0,roma:0,lucca:1", "options=points:20+capturing-regions")
    assert scores(table) == [8, 1, 0, 0]
