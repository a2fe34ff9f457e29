"""R7: end of a round."""

import pytest

from condottiere.record.events.event import CardsKept
from condottiere.record.notation import parse_entry
from condottiere.rules import Region, view
from support.positions import (
    at,
    cards_in_play,
    dealt,
    discards,
    do,
    hand,
    known,
    may,
    place,
    play_out,
    refused,
    stage,
)
from support.told import happened

LAST_HAND = "phase=hand site=roma battles=1"


def test_r7_1_the_round_goes_on_while_two_seats_hold_cards() -> None:
    table = play_out(f"seats=3 {LAST_HAND} unanswered=1 hands=1/2/ turn=1", "hand:keep")
    assert stage(table) == "battle 0"


def test_r7_1_the_round_is_over_when_one_seat_holds_cards() -> None:
    table = play_out(f"seats=3 {LAST_HAND} unanswered=1 hands=/2/ turn=1", "hand:keep")
    assert stage(table) == "keep 1"


def test_r7_1_whoever_still_holds_cards_chooses_not_the_last_asked() -> None:
    table = play_out(f"seats=3 {LAST_HAND} hands=1/W/S", "hand:keep", "hand:discard", "hand:discard")
    assert stage(table) == "keep 0"


def test_r7_1_the_round_is_over_when_nobody_does() -> None:
    table = play_out(f"seats=3 {LAST_HAND} unanswered=1 hands=/W/ turn=1", "hand:discard")
    assert stage(table) == "deal 0"


def test_r7_1_only_after_hands_have_been_discarded() -> None:
    """Two seats hold cards when the battle ends; one of them lets its hand go."""
    table = play_out("seats=3 site=roma hands=W/2/ out=12 lines=T//", "pass", "site:siena", "hand:discard")
    assert stage(table) == "hand 1"
    do(table, "hand:keep")
    assert stage(table) == "keep 1"


def test_r7_1_an_empty_table_after_the_site_is_chosen_goes_straight_to_the_deal() -> None:
    table = play_out("seats=3 site=roma out=12 lines=T//", "pass", "site:siena")
    assert stage(table) == "deal 0"


def test_r7_2_up_to_two_cards_of_its_choice_are_kept() -> None:
    table = at("seats=2 phase=keep site=roma battles=1 hands=TT5W/")
    assert may(table) == "keep:- keep:5 keep:T keep:W keep:5T keep:5W keep:TT keep:TW"
    for token in ("keep:55", "keep:1", "keep:WW", "keep:15"):
        assert refused(table, token).startswith("R7.2")


@pytest.mark.parametrize(
    ("token", "kept"), [("keep:-", ""), ("keep:5", "5"), ("keep:WT", "TW"), ("keep:TT", "TT")]
)
def test_r7_2_the_rest_is_discarded(token: str, kept: str) -> None:
    table = play_out("seats=2 phase=keep site=roma battles=1 hands=TT5W/", token)
    assert hand(table, 0) == kept
    assert view(table, None).seats[0].hand_size == len(kept)
    assert cards_in_play(table) == 110


def test_r7_2_one_card_may_be_kept_or_let_go() -> None:
    assert may(at("seats=2 phase=keep site=roma battles=1 hands=/S turn=1")) == "keep:- keep:S"


def test_r7_2_ruling_neither_kept_nor_discarded_cards_are_shown() -> None:
    """Others see the same, whichever two cards stay."""
    start = "seats=3 phase=keep site=roma battles=1 hands=T5W//"
    one, other = play_out(start, "keep:T5"), play_out(start, "keep:5W")
    for viewer in (None, 1, 2):
        assert view(one, viewer) == view(other, viewer)
    assert discards(one) == ""


@pytest.mark.parametrize("token", ["keep:-", "keep:5", "keep:TW", "keep:5T"])
def test_r7_2_ruling_nobody_else_sees_which_cards_are_kept(token: str) -> None:
    table = at("seats=3 phase=keep site=roma battles=1 hands=T5W//")
    after = table.copy()
    do(after, token)
    for viewer in (None, 0, 1, 2):
        (event,) = happened(table, parse_entry(token), after, viewer)
        assert isinstance(event, CardsKept)
        assert event.count == sum(after.hands[0])
        assert event.cards == (tuple(after.hands[0]) if viewer == 0 else None)


def test_r7_2_ruling_nothing_more_is_known_of_a_hand_that_let_a_card_go() -> None:
    table = at("seats=2 phase=keep site=roma battles=1 hands=T5W/ known=0>*:T")
    assert known(table, 0) == "T"
    do(table, "keep:TW")
    assert known(table, 0) == known(table, 0, 1) == ""


def test_r7_2_ruling_unless_the_whole_hand_was_kept() -> None:
    table = play_out("seats=2 phase=keep site=roma battles=1 hands=T5/ known=0>*:T", "keep:T5")
    assert known(table, 0) == known(table, 0, 1) == "T"


def test_r7_2_ruling_a_single_card_kept_stays_known() -> None:
    table = play_out("seats=2 phase=keep site=roma battles=1 hands=T/ known=0>1:T", "keep:T")
    assert known(table, 0, 1) == "T"
    assert (
        known(play_out("seats=2 phase=keep site=roma battles=1 hands=T/ known=0>1:T", "keep:-"), 0, 1) == ""
    )


def test_r7_3_all_cards_that_no_hand_holds_are_shuffled_together() -> None:
    table = play_out("seats=2 phase=keep site=roma battles=1 hands=T5W/ discards=123456", "keep:T5")
    assert discards(table) == ""
    assert view(table, None).pile == 108
    assert table.pile[7] == 3


def test_r7_3_hands_are_brought_to_ten_plus_one_for_each_region() -> None:
    """Seat 0 kept two cards and controls two regions; the deal goes round from seat 1, the holder."""
    start = (
        "seats=3 phase=keep turn=0 holder=1 site=roma battles=1 owners=siena:0,parma:0,lucca:2 hands=T5W//"
    )
    table = play_out(start, "keep:T5")
    assert dealt(table) == "120" * 10 + "2"
    assert [seat.hand_size for seat in view(table, None).seats] == [12, 10, 11]
    assert cards_in_play(table) == 110


@pytest.mark.parametrize("seats", [2, 3])
def test_r7_3_all_five_regions_of_a_seat_count(seats: int) -> None:
    """With 2 or 3 seats a fifth region does not win yet (R8.1)."""
    owners = "torino:1,venezia:1,parma:1,siena:1,napoli:1"
    start = f"seats={seats} phase=keep site=roma battles=5 owners={owners} hands=T5{'/' * (seats - 1)}"
    table = play_out(start, "keep:T5")
    dealt(table)
    assert [seat.hand_size for seat in view(table, None).seats] == [10, 15, 10][:seats]


def test_r7_3_it_never_runs_short() -> None:
    """The most that can ever be due: six seats, and a marker on every region but the next site."""
    owners = ",".join(
        f"{region.name.lower()}:{number % 6}" for number, region in enumerate(Region) if region != Region.ROMA
    )
    table = play_out(f"seats=6 {LAST_HAND} owners={owners} hands=W/////", "hand:discard")
    dealt(table)
    assert sum(seat.hand_size for seat in view(table, None).seats) == 60 + 16
    assert view(table, None).pile == 110 - 76
    assert stage(table) == "battle 0"


def test_r7_4_the_next_battle_begins_at_the_site_already_chosen() -> None:
    table = play_out("seats=3 site=roma holder=0 out=12 lines=/T/", "pass", "site:siena")
    dealt(table)
    assert stage(table) == "battle 1"
    assert place(view(table, None).site) == "siena"
