"""R15: Hidden Cards."""

import pytest

from condottiere.record.events.event import CardPlayed
from condottiere.record.notation import Acted
from condottiere.rules import Card, Play, Table, apply, encode, legal, view
from condottiere.rules.cards import CONCEALED
from support.positions import (
    at,
    discards,
    do,
    down,
    hand,
    known,
    line,
    lines,
    may,
    owner,
    play_out,
    refused,
    result,
    stage,
    strengths,
    sure,
)
from support.told import happened

ON = "options=hidden-cards site=roma"
TWO = f"seats=2 {ON}"
# Seat 0 alone goes on playing.
ALONE = f"seats=2 {ON} out=1"


@pytest.mark.parametrize("card", "123456TDHC")
def test_r15_1_mercenary_drummer_heroine_and_courtesan_are_played_face_down(card: str) -> None:
    table = play_out(f"{TWO} hands={card}/1", f"play:{card}")
    assert down(table) == f"{card}-"
    assert lines(table) == "/"
    assert hand(table, 0) == ""
    assert stage(table) == "battle 1"


@pytest.mark.parametrize(
    ("card", "line_or_discards"), [("W", "W"), ("S", "S"), ("U", "U"), ("K", "K"), ("B", "B")]
)
def test_r15_1_other_kinds_are_face_up(card: str, line_or_discards: str) -> None:
    table = play_out(f"{TWO} hands={card}/1", f"play:{card}")
    assert down(table) == "--"
    assert line(table, 0) + discards(table) == line_or_discards


@pytest.mark.parametrize("card", "123456TDHC")
def test_r15_1_without_the_option_everything_is_face_up(card: str) -> None:
    table = play_out(f"seats=2 site=roma hands={card}/1", f"play:{card}")
    assert down(table) == "--"
    assert line(table, 0) == card


def test_r15_1_nobody_else_sees_which_card_is_played() -> None:
    table = at(f"seats=3 {ON} hands=1TWU5CDHBK//")
    for card in Card:
        code = encode(Play(card))
        if code in legal(table):
            seen = [card_played(table, code, viewer) for viewer in (0, 1, 2, None)]
            hidden = bool(CONCEALED[card])
            assert seen == [card] + [None if hidden else card] * 3
    assert card_played(at("seats=3 site=roma hands=T//"), encode(Play(Card.MERCENARY_10)), 1) is not None


def card_played(table: Table, code: int, viewer: int | None) -> int | None:
    """The card of this action as a viewer sees it."""
    after = table.copy()
    apply(after, code)
    event = happened(table, Acted(code), after, viewer)[0]
    assert isinstance(event, CardPlayed)
    return event.card


def test_r15_2_the_earlier_card_is_turned_up_so_a_line_holds_at_most_one() -> None:
    table = play_out(f"{ALONE} hands=T5C/", "play:T", "play:5")
    assert (line(table, 0), down(table)) == ("T", "5-")
    do(table, "play:C")
    assert (line(table, 0), down(table)) == ("5T", "C-")
    assert strengths(table)[0] == 15


def test_r15_2_a_face_up_card_turns_it_up_too() -> None:
    table = play_out(f"{ALONE} hands=TW/", "play:T", "play:W")
    assert (line(table, 0), down(table)) == ("TW", "--")


def test_r15_2_only_the_players_own_card_is_turned_up() -> None:
    table = play_out(f"{TWO} hands=W/1 down=T/5", "play:W")
    assert (lines(table), down(table)) == ("TW/", "-5")


def test_r15_2_ruling_a_scarecrow_cannot_take_back_the_own_face_down_mercenary() -> None:
    """It works first; only then is the card turned up."""
    table = play_out(f"{TWO} hands=K/1 lines=5/ down=T/", "play:K")
    assert may(table) == "rescue:5 rescue:-"
    assert refused(table, "rescue:T").startswith("R6.1")
    assert down(table) == "T-"
    do(table, "rescue:5")
    assert (line(table, 0), down(table)) == ("T", "--")


def test_r15_2_ruling_with_only_a_face_down_mercenary_a_scarecrow_finds_none() -> None:
    table = play_out(f"{TWO} hands=K/1 down=T/", "play:K")
    assert stage(table) == "battle 1"
    assert line(table, 0) == "T"


def test_r15_2_ruling_a_bishop_ignores_the_own_face_down_mercenary() -> None:
    table = play_out(f"{TWO} hands=B/1 lines=55/6 down=T/", "play:B")
    assert stage(table) == "favor 0"
    assert (lines(table), down(table)) == ("55/", "T-")
    do(table, "favor:-")
    assert (lines(table), down(table)) == ("55T/", "--")
    assert discards(table) == "6B"


def test_r15_2_ruling_the_card_is_turned_up_only_after_the_favor_is_placed() -> None:
    table = play_out(f"{TWO} hands=B/1 down=T/", "play:B")
    assert strengths(table) == [0, 0]
    do(table, "favor:siena")
    assert strengths(table) == [10, 0]


def test_r15_2_ruling_winter_and_spring_work_first_and_the_card_counts_under_them() -> None:
    assert strengths(play_out(f"{TWO} hands=W/1 down=T/", "play:W")) == [1, 0]
    assert strengths(play_out(f"{TWO} hands=S/1 down=T/ lines=/6", "play:S")) == [13, 6]


def test_r15_3_a_seat_that_passes_may_turn_its_card_up() -> None:
    table = at(f"{TWO} hands=5/1 down=T/")
    assert may(table) == "pass reveal play:5"
    do(table, "reveal")
    assert (line(table, 0), down(table)) == ("T", "--")
    assert view(table, None).seats[0].passed
    assert stage(table) == "battle 1"


def test_r15_3_or_leave_it_down() -> None:
    table = play_out(f"{TWO} hands=5/1 down=T/", "pass")
    assert (line(table, 0), down(table)) == ("", "T-")
    assert view(table, None).seats[0].passed


def test_r15_3_not_later() -> None:
    """Whoever passed is asked no more, and whoever has nothing face down has nothing to reveal."""
    table = play_out(f"{TWO} hands=5/12 down=T/", "pass", "play:1")
    assert stage(table) == "battle 1"
    do(table, "reveal")
    assert owner(table, "roma") == 0
    assert refused(at(f"{TWO} hands=5/1 down=/T"), "reveal").startswith("R15.3")


def test_r15_3_the_last_pass_may_reveal() -> None:
    table = play_out(f"{ALONE} down=T/", "reveal")
    assert owner(table, "roma") == 0


def test_r15_3_what_was_turned_up_counts_at_once() -> None:
    """A Bishop can strike it, a Winter wither it."""
    table = play_out(f"{TWO} hands=/B down=T/", "reveal")
    assert strengths(table) == [10, 0]
    do(table, "play:B", "favor:-")
    assert strengths(table) == [0, 0]


def test_r15_4_all_cards_are_turned_up_before_strengths_are_compared() -> None:
    table = play_out(f"seats=3 {ON} out=12 down=C/T/5 lines=/6/", "pass")
    assert lines(table) == "C/6T/5"
    assert down(table) == "---"
    assert owner(table, "roma") == 1
    assert stage(table) == "site 0"


def test_r15_4_until_then_it_counts_nothing_and_is_not_in_play() -> None:
    table = at(f"{TWO} lines=5S/5D down=T/H")
    assert strengths(table) == [8, 13]
    assert [seat.working for seat in view(table, None).seats] == ["5+3", "5x2+3"]


def test_r15_4_a_face_down_drummer_doubles_nothing() -> None:
    assert strengths(at(f"{TWO} lines=5/ down=D/")) == [5, 0]


def test_r15_4_only_its_owner_knows_it() -> None:
    table = at(f"seats=3 {ON} down=T//")
    assert view(table, 0).seats[0].face_down_card == Card.MERCENARY_10
    for viewer in (1, 2, None):
        seen = view(table, viewer)
        assert seen.seats[0].face_down
        assert seen.seats[0].face_down_card is None
        assert seen.unseen[Card.MERCENARY_10] == 8
    assert view(table, 0).unseen[Card.MERCENARY_10] == 7


def test_r15_4_whichever_card_it_is_others_see_the_same() -> None:
    start = f"seats=3 {ON} hands=T5CH//"
    tables = [play_out(start, f"play:{card}") for card in "T5CH"]
    for viewer in (1, 2, None):
        assert len({view(table, viewer) for table in tables}) == 1


def test_r15_4_and_those_it_was_shown_to() -> None:
    table = at(f"seats=3 {ON} down=T// down-shown=0>1")
    assert view(table, 1).seats[0].face_down_card == Card.MERCENARY_10
    assert view(table, 2).seats[0].face_down_card is None
    assert view(table, None).seats[0].face_down_card is None


def test_r15_4_a_scarecrow_cannot_take_it_back_and_a_bishop_does_not_see_it() -> None:
    table = play_out(f"{TWO} hands=B/1 lines=/5 down=/T", "play:B", "favor:-")
    assert (lines(table), down(table)) == ("/", "-T")


def test_r15_4_a_face_down_card_may_decide_the_game() -> None:
    table = play_out(f"seats=4 {ON} owners=siena:3,napoli:3 out=123 lines=5/// down=///6", "pass")
    assert result(table) == "adjacent 3"


def test_r15_5_ruling_a_known_card_is_in_the_hand_or_face_down() -> None:
    """Playing a card face down changes nothing in what is known, whichever it is."""
    start = f"{TWO} hands=T5/1 known=0>*:T"
    for card in "T5":
        table = play_out(start, f"play:{card}")
        assert known(table, 0) == known(table, 0, 1) == "T"
        assert sure(table, 0) == sure(table, 0, 1) == ""


def test_r15_5_ruling_only_turning_one_up_does() -> None:
    start = f"{ALONE} hands=T56/ known=0>*:T"
    the_ten = play_out(start, "play:T", "play:5")
    assert known(the_ten, 0) == ""
    another = play_out(start, "play:5", "play:6")
    assert known(another, 0) == "T"
    do(another, "play:T")
    assert known(another, 0) == "T"
    do(another, "pass")
    assert known(another, 0) == ""


@pytest.mark.parametrize("token", ["pass", "reveal"])
def test_r15_5_ruling_turned_up_when_passing_or_at_the_end(token: str) -> None:
    table = play_out(f"{ALONE} hands=TT/ known=0>*:TT", "play:T", token)
    assert known(table, 0) == "T"


def test_r15_5_ruling_turned_up_by_a_surrender() -> None:
    table = play_out(f"{TWO} hands=1/U down=T/ known=0>*:T1", "pass", "play:U")
    assert known(table, 0) == "1"


def test_r15_5_ruling_a_rescued_mercenary_is_known_to_be_in_the_hand_itself() -> None:
    """The ten that is turned up by the same play does not count as the one taken back."""
    table = play_out(f"{ALONE} hands=K/ lines=T/ down=T/", "play:K")
    assert may(table) == "rescue:T rescue:-"
    do(table, "rescue:T")
    assert hand(table, 0) == "T"
    assert line(table, 0) == "T"
    assert known(table, 0) == sure(table, 0) == "T"


def test_r15_5_ruling_a_ten_known_before_the_rescue_may_be_the_one_turned_up() -> None:
    table = play_out(f"{ALONE} hands=K/ lines=T/ down=T/ known=0>*:T", "play:K", "rescue:T")
    assert known(table, 0) == "T"
    assert hand(table, 0) == "T"


def test_r15_5_ruling_after_the_rescue_the_next_face_down_card_may_be_it() -> None:
    table = play_out(f"{ALONE} hands=K5/ lines=T/", "play:K", "rescue:T", "play:T")
    assert known(table, 0) == "T"
    assert sure(table, 0) == ""
    do(table, "play:5")
    assert known(table, 0) == ""


def test_r15_5_ruling_a_hand_card_shown_together_with_the_face_down_card_is_a_different_one() -> None:
    table = play_out(f"{TWO} hands=T/1 down=T/", "show:0>1:T_")
    assert known(table, 0, 1) == "TT"
    assert sure(table, 0, 1) == "T"


def test_r15_5_ruling_a_hand_card_shown_after_the_face_down_card_is_a_different_one() -> None:
    table = play_out(f"{TWO} hands=T/1 down=T/", "show:0>1:_")
    assert known(table, 0, 1) == "T"
    assert sure(table, 0, 1) == ""
    do(table, "show:0>1:T")
    assert known(table, 0, 1) == "TT"
    assert sure(table, 0, 1) == "T"


def test_r15_5_ruling_one_known_before_may_be_the_same() -> None:
    """Known in the hand, then a card is played face down, and it is shown: a ten."""
    table = play_out(f"{TWO} hands=TT/1 known=0>*:T", "play:T", "show:0>1:_")
    assert known(table, 0, 1) == "T"
    do(table, "pass", "reveal")
    assert known(table, 0, 1) == ""


def test_r15_5_whoever_was_shown_the_face_down_card_knows_the_others_to_be_in_the_hand() -> None:
    table = play_out(f"{TWO} hands=TT5/1 known=0>*:TT5", "play:T")
    assert sure(table, 0, 1) == "T"
    do(table, "show:0>1:_")
    assert known(table, 0, 1) == "5TT"
    assert sure(table, 0, 1) == "5T"
    assert sure(table, 0) == "T"


def test_r15_5_of_known_cards_only_one_of_a_kind_that_is_played_face_down_may_lie_there() -> None:
    table = play_out(f"{TWO} hands=5TTWKCD/1 known=0>*:5TTWK", "play:C")
    assert known(table, 0, 1) == "5TTWK"
    assert sure(table, 0, 1) == "TWK"


def test_r15_5_ruling_shown_to_one_seat_is_known_to_that_seat_only() -> None:
    table = play_out(f"seats=3 {ON} hands=T/1/2 down=T//", "show:0>2:T_")
    assert known(table, 0, 2) == "TT"
    assert known(table, 0, 1) == known(table, 0) == ""


def test_r15_5_a_hand_card_shown_while_another_lies_face_down_is_in_the_hand_itself() -> None:
    """So when a ten is turned up, the ten that was shown is still known."""
    table = play_out(f"{ALONE} hands=T5/ down=T/", "show:0>1:T", "play:5")
    assert known(table, 0, 1) == "T"
    assert line(table, 0) == "T"


def test_r15_5_nor_does_a_face_down_card_shown_later_count_as_it() -> None:
    table = play_out(f"{ALONE} hands=T5/ down=T/", "show:0>1:T", "show:0>1:_")
    assert known(table, 0, 1) == "TT"
    assert sure(table, 0, 1) == "T"
    do(table, "play:5")
    assert known(table, 0, 1) == "T"


def test_r15_5_a_face_up_card_seen_to_leave_counts_as_known() -> None:
    table = play_out(f"{ALONE} hands=WW/ down=T/", "show:0>1:WW", "play:W")
    assert known(table, 0, 1) == "W"


def test_r15_5_shown_twice_is_the_same_card() -> None:
    table = play_out(f"{TWO} hands=TT/1 down=T/", "show:0>1:_", "show:0>1:T", "show:0>1:T", "show:0>1:_")
    assert known(table, 0, 1) == "TT"
    do(table, "show:0>1:TT")
    assert known(table, 0, 1) == "TTT"
    assert sure(table, 0, 1) == "TT"


def test_r15_5_shown_cards_of_another_kind_do_not_mix() -> None:
    table = play_out(f"{TWO} hands=55/1 down=T/", "show:0>1:_", "show:0>1:55")
    assert known(table, 0, 1) == "55T"
