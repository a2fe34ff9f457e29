"""R4: after the battle, step by step."""

import pytest

from condottiere.rules import IllegalAction, Region, Table, asked_next, check_answer, may_answer, view
from support.positions import (
    at,
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
)


def fought(text: str) -> Table:
    """The table after a battle in which nobody plays any more."""
    return pass_all(at(text))


def holder(table: Table) -> int:
    return view(table, None).holder


def test_r4_1_the_single_strongest_line_conquers_the_site_and_takes_the_token() -> None:
    table = fought("seats=3 site=roma lines=5/T/6")
    assert owner(table, "roma") == 1
    assert holder(table) == 1


def test_r4_1_two_springs_compare_as_they_are_displayed() -> None:
    """R3.4: the bonus is 3 however many Springs lie there, so 8 loses to 10, and two fives lose to 17."""
    table = fought("seats=3 site=roma lines=5SS/4/H")
    assert owner(table, "roma") == 2
    table = fought("seats=3 site=roma lines=55S/HCCCCCCC/S")
    assert owner(table, "roma") == 1


def test_r4_1_two_drummers_and_two_winters_compare_as_they_are_displayed() -> None:
    """R3.2, R3.3: more of them change nothing more, so 10 is tied by a Heroine, and 2 loses to 3."""
    assert owner(fought("seats=3 site=roma lines=5DD/H/"), "roma") is None
    assert owner(fought("seats=3 site=roma lines=TTWW/CCC/"), "roma") == 1


@pytest.mark.parametrize("last_holder", [0, 1, 2])
def test_r4_1_a_tie_places_no_marker_and_the_token_goes_left(last_holder: int) -> None:
    table = fought(f"seats=3 site=roma holder={last_holder} turn={last_holder} lines=T/5/T")
    assert owner(table, "roma") is None
    assert holder(table) == (last_holder + 1) % 3


def test_r4_1_all_zero_is_a_tie() -> None:
    table = fought("seats=4 site=roma holder=3 turn=3 lines=W//D/")
    assert owner(table, "roma") is None
    assert holder(table) == 0


def test_r4_1_a_tie_below_the_greatest_strength_is_none() -> None:
    assert owner(fought("seats=3 site=roma lines=5/5/6"), "roma") == 2


def test_r4_1_the_favor_on_the_site_does_not_keep_the_marker_away() -> None:
    table = fought("seats=3 site=roma favor=roma lines=5//")
    assert owner(table, "roma") == 0
    assert view(table, None).favor == Region.ROMA


def test_r4_2_alone_with_the_most_courtesans_takes_the_token_of_a_won_battle() -> None:
    table = fought("seats=3 site=roma lines=T/CC/C")
    assert owner(table, "roma") == 0
    assert holder(table) == 1


def test_r4_2_and_of_a_tied_one() -> None:
    table = fought("seats=3 site=roma lines=T/C/T")
    assert owner(table, "roma") is None
    assert holder(table) == 1


def test_r4_2_tied_courtesans_decide_nothing() -> None:
    assert holder(fought("seats=3 site=roma lines=T/CC/CC")) == 0
    assert holder(fought("seats=3 site=roma holder=1 turn=1 lines=T/TC/C1")) == 1
    assert holder(fought("seats=3 site=roma holder=1 turn=1 lines=TC/TC/")) == 2


def test_r4_2_no_courtesans_at_all_decide_nothing() -> None:
    assert holder(fought("seats=3 site=roma holder=1 turn=1 lines=T//")) == 0


def test_r4_2_courtesans_alone_may_win_the_battle_as_well() -> None:
    table = fought("seats=3 site=roma holder=1 turn=1 lines=//C")
    assert owner(table, "roma") == 2
    assert holder(table) == 2


def test_r4_victory_is_checked_before_a_new_site_is_chosen() -> None:
    table = fought("seats=4 site=roma owners=siena:0,spoleto:0 lines=T/CC//")
    assert result(table) == "adjacent 0"
    assert may(table) == ""
    assert lines(table) == "T/CC//"


def test_r4_3_the_holder_chooses_a_region_without_marker_and_favor() -> None:
    table = fought("seats=2 site=roma favor=parma owners=torino:0,milano:1 lines=T/")
    assert stage(table) == "site 0"
    assert may(table) == " ".join(
        f"site:{region.name.lower()}"
        for region in Region
        if region.name.lower() not in ("torino", "milano", "roma", "parma")
    )
    for region in ("torino", "milano", "roma", "parma"):
        assert refused(table, f"site:{region}").startswith("R4.3")
    do(table, "site:siena")
    assert place(view(table, None).site) == "siena"


def test_r4_3_the_site_of_a_tied_battle_may_be_chosen_again() -> None:
    table = fought("seats=2 site=roma")
    do(table, "site:roma")
    assert place(view(table, None).site) == "roma"


def test_r4_3_unless_the_favor_is_on_it() -> None:
    assert "site:roma" not in may(fought("seats=2 site=roma favor=roma"))


def test_r4_3_the_holder_chooses_even_with_an_empty_hand() -> None:
    table = fought("seats=3 site=roma lines=/T/ hands=1//1")
    assert hand(table, 1) == ""
    assert stage(table) == "site 1"


def test_r4_3_the_holder_that_the_courtesans_made_chooses() -> None:
    assert stage(fought("seats=3 site=roma lines=T//C")) == "site 2"


def test_r4_4_every_line_is_discarded_after_the_site_is_chosen() -> None:
    table = fought("seats=3 site=roma lines=TW/5D/CH discards=K hands=1/1/1")
    assert lines(table) == "TW/5D/CH"
    do(table, "site:siena")
    assert lines(table) == "//"
    assert discards(table) == "5TWCDHK"


def test_r4_5_hands_are_asked_from_the_holder_clockwise() -> None:
    table = fought("seats=4 site=roma lines=//T/ hands=1W/S/B/C")
    do(table, "site:siena")
    asked = []
    while stage(table).startswith("hand"):
        asked.append(table.turn)
        do(table, "hand:keep")
    assert asked == [2, 3, 0, 1]
    assert stage(table) == "battle 2"


def test_r4_5_seats_without_cards_are_not_asked() -> None:
    table = fought("seats=4 site=roma lines=//T/ hands=1W///C")
    do(table, "site:siena")
    assert stage(table) == "hand 3"
    do(table, "hand:keep")
    assert stage(table) == "hand 0"


def test_r4_5_all_of_the_hand_or_nothing() -> None:
    table = at("seats=3 phase=hand site=roma battles=1 hands=WWSC/1/2")
    assert may(table) == "hand:keep hand:discard"
    do(table, "hand:discard", "hand:keep", "hand:keep")
    assert hand(table, 0) == ""
    assert view(table, None).seats[0].hand_size == 0
    assert stage(table) == "battle 0"


def test_r4_5_ruling_answers_take_effect_together_after_the_last() -> None:
    table = at("seats=3 phase=hand site=roma battles=1 holder=1 turn=1 hands=C/WW/1")
    for token, left in (("hand:discard", "C/WW/1"), ("hand:keep", "C/WW/1"), ("hand:discard", "//1")):
        do(table, token)
        assert "/".join(hand(table, seat) for seat in range(3)) == left
    assert discards(table) == "WWC"
    assert stage(table) == "keep 2"


def test_r4_5_keeping_keeps_everything() -> None:
    table = play_out("seats=2 phase=hand site=roma battles=1 hands=WWSC/1", "hand:keep", "hand:keep")
    assert hand(table, 0) == "WWSC"
    assert discards(table) == ""


@pytest.mark.parametrize("mercenary", "123456T")
def test_r4_5_ruling_a_hand_with_a_mercenary_can_only_keep(mercenary: str) -> None:
    table = at(f"seats=3 phase=hand site=roma battles=1 hands={mercenary}WC/1/2")
    assert may(table) == "hand:keep"
    assert refused(table, "hand:discard").startswith("R4.5")


def test_r4_5_courtesan_and_heroine_are_no_mercenaries() -> None:
    table = at("seats=3 phase=hand site=roma battles=1 hands=CH/1/2")
    assert may(table) == "hand:keep hand:discard"


def test_r4_5_ruling_being_asked_tells_nothing() -> None:
    """Others see the same whether or not the hand holds a Mercenary."""
    with_one = at("seats=3 phase=hand site=roma battles=1 hands=WT/1/2")
    without = at("seats=3 phase=hand site=roma battles=1 hands=WW/1/2")
    for viewer in (None, 1, 2):
        assert view(with_one, viewer) == view(without, viewer)
    do(with_one, "hand:keep")
    do(without, "hand:keep")
    for viewer in (None, 2):
        assert view(with_one, viewer) == view(without, viewer)


def test_r4_5_a_seat_may_answer_in_advance_from_its_pass_on() -> None:
    table = at("seats=3 site=roma battles=1 turn=0 hands=W/S/")
    may_by_now = []
    for token in ("play:W", "pass", "pass", "pass", "site:siena", "hand:keep"):
        do(table, token)
        may_by_now.append([seat for seat in range(3) if may_answer(table, seat)])
    assert may_by_now == [[], [1], [1], [1], [1], []]


@pytest.mark.parametrize(
    "position",
    [
        "seats=2 site=roma turn=1 battles=1 out=0 hands=W/S options=draw-after-battle",
        "seats=2 turn=1 battles=3 out=0 hands=W/S final=1",
        "seats=2 phase=site site=roma battles=0 hands=W/S",
        "seats=2 phase=keep site=roma battles=1 hands=W/S",
    ],
)
def test_r4_5_no_answer_is_taken_where_no_hand_will_be_discarded(position: str) -> None:
    assert not may_answer(at(position), 0)
    with pytest.raises(IllegalAction, match=r"R4\.5"):
        check_answer(at(position), 0, discard=False)


def test_r4_5_ruling_a_hand_with_a_mercenary_can_only_be_kept_in_advance_too() -> None:
    table = at("seats=2 site=roma turn=1 battles=1 out=0 hands=W1/S")
    check_answer(table, 0, discard=False)
    with pytest.raises(IllegalAction, match=r"R4\.5"):
        check_answer(table, 0, discard=True)


def test_r4_5_who_is_asked_with_the_others_has_the_same_choice_as_in_turn() -> None:
    table = at("seats=3 phase=hand site=roma battles=1 hands=1/WS/C")
    assert [may(asked_next(table, seat)) for seat in range(3)] == [
        "hand:keep",
        "hand:keep hand:discard",
        "hand:keep hand:discard",
    ]
    assert stage(table) == "hand 0"


def test_r4_5_the_discarded_cards_are_shown() -> None:
    table = play_out("seats=2 phase=hand site=roma battles=1 hands=WWSC/1", "hand:discard", "hand:keep")
    assert discards(table) == "WWSC"
    assert view(table, 1).discards[7] == 2


def test_r4_5_at_that_point_nothing_else_can_be_done() -> None:
    table = at("seats=3 phase=hand site=roma battles=1 hands=WW/1/2")
    assert refused(table, "pass").startswith("R2.2")
    assert refused(table, "play:W").startswith("R2.2")
    assert refused(table, "keep:W").startswith("R7.2")
    assert refused(table, "site:siena").startswith("R4.3")


def test_r4_6_ruling_the_site_is_chosen_before_hands_are_discarded_and_cards_are_dealt() -> None:
    """One battle to its end and the next round's beginning, in the printed order."""
    table = at("seats=3 site=roma turn=2 out=0 lines=T/2/CC hands=WS/C/")
    stages = []
    for tokens in (("pass", "pass"), ("site:siena",), ("hand:discard",), ("hand:keep",), ("keep:C",)):
        do(table, *tokens)
        stages.append(stage(table))
    assert stages == ["site 2", "hand 0", "hand 1", "keep 1", "deal 2"]
    assert owner(table, "roma") == 0
    assert holder(table) == 2
    assert place(view(table, None).site) == "siena"
