"""R5: special cards."""

import pytest

from condottiere.rules import Region, Table, view
from support.positions import (
    discards,
    do,
    hand,
    lines,
    may,
    owner,
    pass_all,
    place,
    play_out,
    refused,
    result,
    stage,
    strengths,
)


def favor(table: Table) -> str:
    return place(view(table, None).favor)


def test_r5_1_winter_discards_every_spring_in_play_and_stays() -> None:
    table = play_out("seats=3 site=roma hands=W// lines=SST/S5/5", "play:W")
    assert lines(table) == "TW/5/5"
    assert discards(table) == "SSS"
    assert strengths(table) == [1, 1, 1]


def test_r5_1_winter_leaves_other_winters() -> None:
    table = play_out("seats=2 site=roma hands=W/ lines=W/W", "play:W")
    assert lines(table) == "WW/W"
    assert discards(table) == ""


def test_r5_2_spring_discards_every_winter_in_play_and_stays() -> None:
    table = play_out("seats=3 site=roma hands=S// lines=WWT/W5/5", "play:S")
    assert lines(table) == "TS/5/5"
    assert discards(table) == "WWW"
    assert strengths(table) == [13, 5, 5]


def test_r5_2_spring_leaves_other_springs() -> None:
    table = play_out("seats=2 site=roma hands=S/ lines=S/S", "play:S")
    assert lines(table) == "SS/S"


def test_r5_3_bishop_discards_all_that_share_the_highest() -> None:
    table = play_out("seats=3 site=roma hands=B// lines=TT5H/T6/C", "play:B", "favor:-")
    assert lines(table) == "5H/6/C"
    assert discards(table) == "TTTB"


def test_r5_3_bishop_strikes_lines_of_seats_that_passed() -> None:
    table = play_out("seats=3 site=roma out=12 hands=B// lines=5/T/", "play:B", "favor:-")
    assert lines(table) == "5//"


def test_r5_3_bishop_strikes_its_players_own_line() -> None:
    table = play_out("seats=2 site=roma hands=B/ lines=6/5", "play:B", "favor:-")
    assert lines(table) == "/5"


def test_r5_3_bishop_may_be_played_without_a_mercenary_in_play() -> None:
    table = play_out("seats=2 site=roma hands=B/1 lines=CHDW/C", "play:B", "favor:-")
    assert lines(table) == "WCDH/C"
    assert discards(table) == "B"
    assert stage(table) == "battle 1"


def test_r5_3_bishop_discards_even_ones_when_they_are_the_highest() -> None:
    table = play_out("seats=2 site=roma hands=B/1 lines=11C/1H", "play:B")
    assert lines(table) == "C/H"


def test_r5_3_mercenaries_are_gone_before_the_favor_is_placed() -> None:
    table = play_out("seats=2 site=roma hands=B/1 lines=T/", "play:B")
    assert stage(table) == "favor 0"
    assert lines(table) == "/"


def test_r5_4_the_bishops_player_puts_the_favor_on_a_region_without_marker_or_off_the_board() -> None:
    table = play_out("seats=2 site=roma owners=parma:0,siena:1 hands=B/1", "play:B")
    free = [region.name.lower() for region in Region if region.name not in ("PARMA", "SIENA")]
    assert may(table) == " ".join(f"favor:{region}" for region in [*free, "-"])
    assert refused(table, "favor:parma").startswith("R5.4")
    assert refused(table, "favor:siena").startswith("R5.4")
    do(table, "favor:lucca")
    assert favor(table) == "lucca"
    assert stage(table) == "battle 1"


def test_r5_4_the_favor_may_be_left_off_the_board() -> None:
    assert favor(play_out("seats=2 site=roma favor=lucca hands=B/1", "play:B", "favor:-")) == "-"


def test_r5_4_the_favor_moves_from_where_it_was() -> None:
    table = play_out(
        "seats=2 site=roma favor=lucca hands=B/1 lines=1/", "play:B", "favor:napoli", "pass", "pass"
    )
    assert favor(table) == "napoli"
    assert "site:lucca" in may(table)
    assert "site:napoli" not in may(table)


def test_r5_4_it_may_go_back_to_where_it_was_without_marker() -> None:
    table = play_out("seats=2 site=roma favor=lucca hands=B/1", "play:B", "favor:lucca")
    assert favor(table) == "lucca"


def test_r5_4_but_not_to_where_there_is_a_marker_now() -> None:
    table = play_out("seats=2 site=roma favor=lucca owners=lucca:1 hands=B/1", "play:B")
    assert refused(table, "favor:lucca").startswith("R5.4")


def test_r5_4_at_once_so_nothing_else_can_be_done_before() -> None:
    table = play_out("seats=2 site=roma hands=BT/1", "play:B")
    assert refused(table, "pass").startswith("R2.2")
    assert refused(table, "play:T").startswith("R2.2")
    assert refused(table, "site:siena").startswith("R4.3")
    assert refused(table, "rescue:-").startswith("R6.1")


def test_r5_5_ruling_the_present_site_may_be_chosen_and_the_battle_goes_on() -> None:
    table = play_out("seats=2 site=roma hands=B/1", "play:B", "favor:roma")
    assert stage(table) == "battle 1"
    assert place(view(table, None).site) == "roma"


def test_r5_5_ruling_a_region_with_both_marker_and_favor_keeps_both() -> None:
    table = pass_all(play_out("seats=2 site=roma hands=B/1", "play:B", "favor:roma", "play:1"))
    assert owner(table, "roma") == 1
    assert favor(table) == "roma"


def test_r5_5_a_tied_site_with_the_favor_cannot_be_chosen_again() -> None:
    table = pass_all(play_out("seats=2 site=roma hands=B/1", "play:B", "favor:roma"))
    assert owner(table, "roma") is None
    assert refused(table, "site:roma").startswith("R4.3")


@pytest.mark.parametrize("card", "CDH")
def test_r5_6_courtesan_drummer_and_heroine_stay_in_the_line(card: str) -> None:
    table = play_out(f"seats=2 site=roma hands={card}/1 lines=5/", f"play:{card}")
    assert lines(table) == f"5{card}/"
    assert discards(table) == ""
    assert strengths(table)[0] == {"C": 6, "D": 10, "H": 15}[card]


def test_r5_7_surrender_ends_the_battle_at_once_with_the_lines_as_they_lie() -> None:
    table = play_out("seats=3 site=roma hands=U/T/T lines=5/6/2", "play:U")
    assert owner(table, "roma") == 1
    assert stage(table) == "site 1"


def test_r5_7_surrender_lies_in_the_line_worth_nothing_until_lines_are_discarded() -> None:
    table = play_out("seats=3 site=roma hands=U1/T/T lines=5/6/2", "play:U")
    assert lines(table) == "5U/6/2"
    assert strengths(table) == [5, 6, 2]
    assert discards(table) == ""
    do(table, "site:siena")
    assert discards(table) == "256U"


def test_r5_7_whoever_surrenders_may_win() -> None:
    assert owner(play_out("seats=2 site=roma hands=U/T lines=5/", "play:U"), "roma") == 0


def test_r5_7_the_courtesans_count_after_a_surrender() -> None:
    assert stage(play_out("seats=3 site=roma hands=U// lines=5//C", "play:U")) == "site 2"


def test_r5_7_a_surrender_may_end_the_game() -> None:
    table = play_out("seats=4 site=roma owners=siena:2,firenze:2 hands=U/// lines=//1/", "play:U")
    assert result(table) == "adjacent 2"


def test_r5_7_with_hidden_cards_all_cards_are_turned_up_first() -> None:
    table = play_out("seats=3 options=hidden-cards site=roma hands=U// lines=5// down=/T/C", "play:U")
    assert lines(table) == "5U/T/C"
    assert owner(table, "roma") == 1
    assert view(table, None).holder == 2


def test_r5_7_surrender_takes_the_card_from_the_hand() -> None:
    assert hand(play_out("seats=2 site=roma hands=UUT/1", "play:U"), 0) == "TU"
