"""R6: Scarecrow."""

from support.positions import at, discards, do, hand, known, line, lines, may, play_out, refused, stage, sure


def test_r6_1_one_mercenary_of_the_own_line_goes_back_into_the_hand() -> None:
    table = play_out("seats=2 site=roma hands=K/1 lines=TT5/", "play:K")
    assert stage(table) == "rescue 0"
    assert may(table) == "rescue:5 rescue:T rescue:-"
    do(table, "rescue:T")
    assert hand(table, 0) == "T"
    assert line(table, 0) == "5T"
    assert stage(table) == "battle 1"


def test_r6_1_or_none() -> None:
    table = play_out("seats=2 site=roma hands=K/1 lines=T/", "play:K", "rescue:-")
    assert hand(table, 0) == ""
    assert line(table, 0) == "T"
    assert stage(table) == "battle 1"


def test_r6_1_what_came_back_may_be_played_again() -> None:
    table = play_out("seats=2 site=roma hands=K/1 lines=T/", "play:K", "rescue:T", "pass", "play:T")
    assert line(table, 0) == "T"


def test_r6_2_never_a_special_card_another_seats_card_or_a_discarded_one() -> None:
    table = play_out("seats=2 site=roma hands=K/1 lines=2CHDW/T discards=6", "play:K")
    assert may(table) == "rescue:2 rescue:-"
    assert refused(table, "rescue:T").startswith("R6.1")
    assert refused(table, "rescue:6").startswith("R6.1")


def test_r6_2_at_that_point_nothing_else_can_be_done() -> None:
    table = play_out("seats=2 site=roma hands=K1/1 lines=2/", "play:K")
    assert refused(table, "pass").startswith("R2.2")
    assert refused(table, "play:1").startswith("R2.2")
    assert refused(table, "favor:-").startswith("R5.4")


def test_r6_3_the_scarecrow_is_discarded() -> None:
    table = play_out("seats=2 site=roma hands=K/1 lines=T/", "play:K", "rescue:T")
    assert discards(table) == "K"
    assert lines(table) == "/"


def test_r6_3_it_may_be_played_with_no_mercenary_in_the_line() -> None:
    table = play_out("seats=2 site=roma hands=K/1 lines=CH/T", "play:K")
    assert discards(table) == "K"
    assert stage(table) == "battle 1"


def test_r6_4_what_was_taken_back_is_publicly_known() -> None:
    table = play_out("seats=3 site=roma hands=K55/1/ lines=T5//", "play:K", "rescue:T")
    for viewer in (None, 0, 1, 2):
        assert known(table, 0, viewer) == "T"
        assert sure(table, 0, viewer) == "T"


def test_r6_4_nothing_is_known_when_nothing_was_taken() -> None:
    assert known(play_out("seats=2 site=roma hands=K/1 lines=T/", "play:K", "rescue:-"), 0) == ""


def test_r6_4_known_until_it_is_played() -> None:
    table = play_out("seats=2 site=roma hands=K/1 lines=T/", "play:K", "rescue:T", "pass")
    assert known(table, 0) == "T"
    do(table, "play:T")
    assert known(table, 0) == ""


def test_r6_4_a_card_seen_to_leave_counts_as_a_known_one_of_its_kind() -> None:
    """Seat 0 had two tens and takes a third back; the first that it plays counts as the known one."""
    table = play_out("seats=2 site=roma out=1 hands=KTT/ lines=T5/", "play:K", "rescue:T", "play:T")
    assert known(table, 0) == ""
    assert hand(table, 0) == "TT"


def test_r6_4_two_taken_back_are_two_known() -> None:
    table = play_out(
        "seats=2 site=roma out=1 hands=KKT/ lines=TT/", "play:K", "rescue:T", "play:K", "rescue:T"
    )
    assert known(table, 0) == "TT"
    do(table, "play:T")
    assert known(table, 0) == "T"


def test_r6_4_a_card_of_another_kind_changes_nothing() -> None:
    table = play_out("seats=2 site=roma out=1 hands=K5/ lines=T/", "play:K", "rescue:T", "play:5")
    assert known(table, 0) == "T"


def test_r6_4_known_over_the_end_of_a_battle() -> None:
    table = at("seats=2 site=roma out=1 hands=K/1 lines=T/")
    do(table, "play:K", "rescue:T", "pass", "site:siena", "hand:keep", "hand:keep")
    assert stage(table) == "battle 1"
    assert known(table, 0) == "T"


def test_r6_4_known_until_it_is_discarded() -> None:
    """A shown Winter (R10.3) goes with the hand that R4.5 discards."""
    table = play_out("seats=2 phase=hand site=roma battles=1 hands=WC/1 known=0>*:W", "hand:discard")
    assert known(table, 0) == "W"
    do(table, "hand:keep")
    assert known(table, 0) == ""
