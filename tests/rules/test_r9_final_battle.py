"""R9: final battle."""

from condottiere.rules import Table, view
from support.positions import (
    LAST_REGION,
    at,
    cards_in_play,
    dealt,
    discards,
    do,
    down,
    known,
    lines,
    may,
    pass_all,
    place,
    play_out,
    result,
    stage,
    strengths,
)

# Five seats and the battle for the last region, Spoleto; the Favor is on Roma. Seats 0 and 2 have four
# regions each, seat 1 three, seats 3 and 4 two; whichever of those two wins has three.
SPOLETO = (
    "seats=5 site=spoleto favor=roma owners=torino:0,parma:0,ferrara:0,siena:0,genova:2,mantova:2,firenze:2,"
    "ancona:2,milano:1,lucca:1,bologna:1,venezia:3,urbino:3,napoli:4,modena:4"
)
FINAL = "seats=5 final=1 contenders=02 out=134"


def fought(words: str) -> Table:
    """The table after the battle for Spoleto."""
    return pass_all(at(f"{SPOLETO} {words}"))


def test_r9_1_all_hands_are_discarded_and_all_110_cards_shuffled() -> None:
    table = fought("lines=///T/ hands=T5/W/1/5/U discards=66 known=0>1:T")
    assert stage(table) == "deal 0"
    assert lines(table) == "////"
    assert discards(table) == ""
    assert view(table, None).pile == cards_in_play(table) == 110
    assert [seat.hand_size for seat in view(table, None).seats] == [0] * 5
    assert known(table, 0, 1) == ""


def test_r9_1_each_tied_seat_is_dealt_ten_cards_plus_one_per_region() -> None:
    table = fought("lines=///T/")
    assert dealt(table) == "02" * 14
    assert [seat.hand_size for seat in view(table, None).seats] == [14, 0, 14, 0, 0]


def test_r9_1_it_is_dealt_from_the_holder_clockwise() -> None:
    """The Courtesans gave the token to seat 2."""
    assert dealt(fought("lines=//C/T/")) == "20" * 14


def test_r9_1_with_four_seats_all_fight() -> None:
    table = pass_all(at(f"{LAST_REGION} favor=roma lines=///1"))
    assert dealt(table) == "3012" * 14
    assert [seat.contending for seat in view(table, None).seats] == [True] * 4


def test_r9_1_with_draw_after_battle_the_deal_is_the_same() -> None:
    table = fought("options=draw-after-battle lines=///T/")
    assert dealt(table) == "02" * 14


def test_r9_2_the_holder_goes_first_if_it_is_among_the_tied() -> None:
    table = fought("lines=//C/T/")
    dealt(table)
    assert stage(table) == "battle 2"


def test_r9_2_else_the_first_tied_seat_left_of_the_holder() -> None:
    """The winner of Spoleto, or whoever has the Courtesans, holds the token."""
    for last_lines, holder, first in (("///T/", 3, 0), ("////T", 4, 0), ("/C//T/", 1, 2)):
        table = fought(f"lines={last_lines}")
        dealt(table)
        assert view(table, None).holder == holder
        assert stage(table) == f"battle {first}"


def test_r9_2_after_a_tied_last_battle_the_holder_is_left_of_the_last() -> None:
    """The Favor lies on the site, so that nobody can choose it again."""
    table = pass_all(at(f"{SPOLETO},roma:3 holder=1 turn=1".replace("favor=roma", "favor=spoleto")))
    dealt(table)
    assert view(table, None).holder == 2
    assert stage(table) == "battle 2"


def test_r9_3_only_tied_seats_take_turns() -> None:
    table = at(f"{FINAL} hands=12//34//")
    order = []
    for card in "1324":
        order.append(table.turn)
        do(table, f"play:{card}")
    assert order == [0, 2, 0, 2]


def test_r9_3_there_is_no_site() -> None:
    table = fought("lines=///T/")
    dealt(table)
    assert place(view(table, None).site) == "-"


def test_r9_3_the_strongest_line_wins_the_game() -> None:
    table = play_out(f"{FINAL} hands=5//6//", "play:5", "play:6", "pass", "pass")
    assert result(table) == "final_battle 2"
    assert stage(table) == "over -1"


def test_r9_3_ruling_just_the_seats_tied_for_the_greatest_strength_share_the_victory() -> None:
    table = pass_all(at("seats=6 final=1 contenders=0235 out=14 lines=T//T/5//6"))
    assert result(table) == "final_battle 02"


def test_r9_3_ruling_all_share_it_when_nobody_plays() -> None:
    assert result(pass_all(at(f"{FINAL} hands=1//1//"))) == "final_battle 02"


def test_r9_3_courtesans_count_one_and_move_no_token() -> None:
    table = pass_all(at(f"{FINAL} holder=2 turn=2 lines=CC//6//"))
    assert result(table) == "final_battle 2"
    assert view(table, None).holder == 2


def test_r9_3_no_marker_is_placed() -> None:
    table = pass_all(at(f"{FINAL} owners=siena:0,roma:2 lines=T//5//"))
    assert [seat.regions for seat in view(table, None).seats] == [1, 0, 1, 0, 0]


def test_r9_3_surrender_ends_it_at_once() -> None:
    assert result(play_out(f"{FINAL} hands=U//T// lines=5////", "play:U")) == "final_battle 0"


def test_r9_4_ruling_hidden_cards_hold() -> None:
    table = at(f"{FINAL} options=hidden-cards hands=T1//U// lines=//5//")
    do(table, "play:T")
    assert down(table) == "T----"
    assert strengths(table)[0] == 0
    do(table, "play:U")
    assert result(table) == "final_battle 0"


def test_r9_4_ruling_draw_after_battle_does_not() -> None:
    table = pass_all(at(f"{FINAL} options=draw-after-battle hands=1//1// lines=T////"))
    assert stage(table) == "over -1"


def test_r9_4_ruling_nobody_defends_and_everybody_passes_for_good() -> None:
    table = play_out(f"{FINAL} options=capturing-regions hands=1//1//", "pass")
    assert view(table, None).defender is None
    assert [seat.passed for seat in view(table, None).seats] == [True, True, False, True, True]


def test_r9_4_ruling_a_defender_of_the_last_battle_defends_no_more() -> None:
    """R13.3 under R14: the final battle of a match follows a game whose last battle had a defender."""
    match = "seats=2 options=points:6+capturing-regions phase=interval turn=- games=2 scores=8/8 out=1"
    table = play_out(f"{match} site=roma defender=0 defender-waits=1 owners=roma:0,napoli:0", "next")
    dealt(table)
    do(table, "pass")
    assert view(table, None).defender is None
    assert view(table, None).seats[0].passed


def test_r9_4_ruling_a_bishop_strikes_but_moves_no_favor() -> None:
    table = play_out(f"{FINAL} favor=lucca hands=B//1// lines=5//T//", "play:B")
    assert stage(table) == "battle 2"
    assert lines(table) == "5////"
    assert discards(table) == "TB"
    assert place(view(table, None).favor) == "lucca"


def test_r9_4_ruling_with_hidden_cards_the_bishops_player_turns_its_card_up() -> None:
    table = play_out(f"{FINAL} options=hidden-cards hands=B//1// lines=//T// down=6////", "play:B")
    assert lines(table) == "6////"


def test_r9_4_a_scarecrow_works_as_ever() -> None:
    assert may(play_out(f"{FINAL} hands=K//1// lines=5//T//", "play:K")) == "rescue:5 rescue:-"
