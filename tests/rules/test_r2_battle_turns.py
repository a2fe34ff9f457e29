"""R2: a turn in battle."""

import pytest

from condottiere.record.notation import LETTERS
from condottiere.rules import (
    Card,
    IllegalAction,
    Options,
    OptionsError,
    Play,
    Region,
    apply,
    encode,
    end_unfinished,
    view,
)
from support.positions import (
    LAST_REGION,
    at,
    cards_in_play,
    dealt,
    discards,
    do,
    hand,
    line,
    lines,
    may,
    pass_all,
    play_out,
    refused,
    result,
    stage,
    strengths,
)

EVERY_KIND = "123456TWSBCDHKU"


def test_r2_1_the_holder_takes_the_first_turn_and_turns_pass_clockwise() -> None:
    table = at("seats=4 phase=site turn=2 holder=2 hands=11/22/33/44")
    do(table, "site:roma")
    order = []
    for card in "34123412":
        order.append(table.turn)
        do(table, f"play:{card}")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


def test_r2_1_every_battle_begins_with_the_holder() -> None:
    table = play_out("seats=3 site=roma hands=1/T5/2", "pass", "play:T", "pass", "pass")
    do(table, "site:napoli", "hand:keep", "hand:keep", "hand:keep")
    assert stage(table) == "battle 1"


def test_r2_2_one_card_from_the_hand_face_up_into_the_own_line() -> None:
    table = play_out("seats=3 site=roma hands=T55/W/1", "play:5")
    assert hand(table, 0) == "5T"
    assert lines(table) == "5//"
    assert stage(table) == "battle 1"


def test_r2_2_any_kind_may_be_played_first() -> None:
    table = at(f"seats=2 site=roma hands={EVERY_KIND}/1")
    assert may(table) == "pass " + " ".join(f"play:{card}" for card in EVERY_KIND)


@pytest.mark.parametrize("card", EVERY_KIND)
def test_r2_2_every_kind_leaves_the_hand_when_played_first(card: str) -> None:
    table = play_out(f"seats=2 site=roma hands={card}2/1", f"play:{card}")
    assert hand(table, 0) == "2"
    assert line(table, 0) + discards(table) == card


def test_r2_2_only_cards_of_the_hand_may_be_played() -> None:
    table = at("seats=2 site=roma hands=T/5 lines=W/ discards=6")
    assert may(table) == "pass play:T"
    for card in "5W61":
        assert refused(table, f"play:{card}").startswith("R2.2")


def test_r2_2_nobody_is_obliged_to_play_not_even_the_holder() -> None:
    table = play_out("seats=2 site=roma hands=T/T", "pass", "pass")
    assert stage(table) == "site 1"


def test_r2_2_in_battle_nothing_else_can_be_done() -> None:
    table = at("seats=2 site=roma hands=WT/T")
    rules = {
        "site:napoli": "R4.3",
        "favor:napoli": "R5.4",
        "favor:-": "R5.4",
        "rescue:T": "R6.1",
        "rescue:-": "R6.1",
        "hand:keep": "R4.5",
        "hand:discard": "R4.5",
        "keep:T": "R7.2",
        "keep:-": "R7.2",
        "draw:1": "R12.2",
        "reveal": "R15.3",
        "next": "R13.1",
        "end": "R2.8",
        "deal:T": "R1.6",
    }
    for token, rule in rules.items():
        assert refused(table, token).startswith(rule), token


def test_r2_3_turns_of_a_seat_that_passed_are_skipped() -> None:
    table = play_out("seats=3 site=roma hands=123/456/456", "pass", "play:4", "play:4")
    assert stage(table) == "battle 1"
    do(table, "play:5", "pass")
    assert stage(table) == "battle 1"
    assert [seat.passed for seat in view(table, None).seats] == [True, False, True]


def test_r2_3_the_line_of_a_seat_that_passed_stays_and_can_still_win() -> None:
    table = play_out("seats=2 site=roma hands=T/5", "play:T", "play:5", "pass", "pass")
    assert view(table, None).owners[Region.ROMA] == 0


def test_r2_3_the_line_of_a_seat_that_passed_can_still_be_changed() -> None:
    table = play_out("seats=2 site=roma hands=T/1W", "play:T", "play:1", "pass", "play:W")
    assert strengths(table) == [1, 1]


def test_r2_4_the_last_one_may_go_on_card_by_card_until_it_passes() -> None:
    table = play_out("seats=3 site=roma hands=123//", "play:1", "pass", "pass")
    assert stage(table) == "battle 0"
    do(table, "play:2")
    assert stage(table) == "battle 0"
    do(table, "play:3")
    assert stage(table) == "battle 0"
    do(table, "pass")
    assert stage(table) == "site 0"


def test_r2_5_an_empty_hand_can_only_pass_and_its_turn_is_not_skipped() -> None:
    table = play_out("seats=3 site=roma hands=1//1", "play:1")
    assert stage(table) == "battle 1"
    assert may(table) == "pass"
    do(table, "pass")
    assert stage(table) == "battle 2"


def test_r2_5_whoever_plays_its_last_card_still_passes_on_its_next_turn() -> None:
    table = play_out("seats=2 site=roma hands=1/1", "play:1", "pass")
    assert stage(table) == "battle 0"
    assert may(table) == "pass"


def test_r2_5_with_hidden_cards_the_choice_to_reveal_remains() -> None:
    table = play_out("seats=2 options=hidden-cards site=roma hands=T/1", "play:T", "pass")
    assert may(table) == "pass reveal"


def test_r2_6_every_strength_is_public_and_computed_as_if_the_battle_ended_now() -> None:
    table = play_out("seats=3 site=roma hands=T/5/W", "play:T")
    assert strengths(table) == [10, 0, 0]
    do(table, "play:5")
    assert strengths(table) == [10, 5, 0]
    do(table, "play:W")
    for viewer in (None, 0, 1, 2):
        assert [seat.strength for seat in view(table, viewer).seats] == [1, 1, 0]


def test_r2_6_only_face_up_cards_count() -> None:
    table = at("seats=2 options=hidden-cards site=roma lines=5/D down=T/H")
    assert strengths(table) == [5, 0]
    assert [seat.strength for seat in view(table, 0).seats] == [5, 0]


def test_r2_6_the_sum_behind_a_strength() -> None:
    table = at("seats=4 site=roma lines=24D/14HS/CC/D")
    assert [seat.working for seat in view(table, None).seats] == ["(2+4)x2+3", "1+4+3+10", "1+1", "0"]
    assert view(at("seats=2 site=roma lines=11S/"), None).seats[0].working == "1+1+3+3"
    wintry = at("seats=3 site=roma lines=TTD/WTD/")
    assert [seat.working for seat in view(wintry, None).seats] == ["(1+1)x2", "1x2", "0"]


def test_r2_7_ruling_hand_sizes_are_public_and_hands_are_secret() -> None:
    table = at("seats=3 site=roma hands=T55/WS/")
    for viewer in (None, 1, 2):
        seen = view(table, viewer)
        assert [seat.hand_size for seat in seen.seats] == [3, 2, 0]
        assert not any(seen.seats[0].known)
    assert not any(view(table, None).hand)
    assert view(table, 0).hand[6] == 1


def test_r2_7_ruling_nobody_sees_what_another_may_do() -> None:
    table = at("seats=2 site=roma hands=T5/W")
    assert view(table, 0).legal != ()
    assert view(table, 1).legal == view(table, None).legal == ()


def test_r2_7_ruling_discards_are_public() -> None:
    table = play_out("seats=2 site=roma hands=K/1 lines=/TW discards=55", "play:K")
    assert discards(table) == "55K"
    assert view(table, None).discards == tuple(table.discards)


def test_r2_7_ruling_discards_of_the_end_of_a_round_go_unseen() -> None:
    """Seat 0 keeps one of three; what it lets go is in no discard pile, but where nobody can look."""
    table = play_out("seats=2 phase=keep site=roma battles=1 hands=T56/ discards=4", "keep:T")
    assert discards(table) == ""
    assert view(table, 1).unseen[4] == 8


def test_r2_7_ruling_discards_before_a_final_battle_go_unseen() -> None:
    table = pass_all(at(f"{LAST_REGION} favor=roma lines=///1 hands=TS///"))
    assert stage(table) == "deal 3"
    assert discards(table) == ""
    assert view(table, None).pile == 110


def test_r2_8_ruling_the_rules_set_no_limit_to_passing() -> None:
    table = at("seats=2 site=roma hands=1/1")
    for _ in range(50):
        pass_all(table)
        do(table, "site:roma", "hand:keep", "hand:keep")
    assert view(table, None).idle_battles == 50
    assert result(table) == "none"


def test_r2_8_ruling_a_driver_may_end_it_after_so_many_battles_without_a_card() -> None:
    table = at("seats=2 options=idle-limit:3 site=roma hands=12/12")
    for _ in range(2):
        pass_all(table)
        assert not view(table, None).can_end
        assert refused(table, "end").startswith("R2.8")
        do(table, "site:roma", "hand:keep", "hand:keep")
    pass_all(table)
    assert view(table, None).can_end
    do(table, "end")
    assert result(table) == "unfinished"
    assert stage(table) == "over -1"


def test_r2_8_ruling_the_number_is_stated_with_the_options() -> None:
    assert Options().idle_limit == 12
    assert Options(idle_limit=1000).idle_limit == 1000
    for number in (0, 1001):
        with pytest.raises(OptionsError, match=r"R2\.8"):
            Options(idle_limit=number)


def test_r2_8_ruling_one_card_breaks_the_row() -> None:
    table = at("seats=2 options=idle-limit:2 site=roma hands=12/12")
    pass_all(table)
    do(table, "site:roma", "hand:keep", "hand:keep", "play:1", "pass", "pass")
    assert view(table, None).idle_battles == 0
    do(table, "site:napoli", "hand:keep", "hand:keep", "pass", "pass")
    assert view(table, None).idle_battles == 1
    assert not view(table, None).can_end


def test_r2_8_ruling_a_face_down_card_is_a_card() -> None:
    table = at("seats=2 options=hidden-cards site=roma hands=12/12")
    do(table, "play:1", "pass", "pass")
    assert view(table, None).idle_battles == 0


def test_r2_8_a_game_that_is_over_cannot_be_ended() -> None:
    table = at("seats=2 options=idle-limit:1 site=roma hands=12/12")
    pass_all(table)
    do(table, "end")
    with pytest.raises(IllegalAction, match=r"R2\.8"):
        end_unfinished(table)


# Seats 0 and 1 have a region each and a target of one point, and nobody has played a card.
LAST_POINT = "seats=3 options=points:1+idle-limit:1 site=roma owners=torino:0,napoli:1"


def test_r2_8_the_final_battle_of_a_match_cannot_be_ended_unfinished() -> None:
    """R13.3 lets it end only in victory, and R13.2 scores a game once."""
    table = play_out(f"{LAST_POINT} hands=T/5/6", "pass", "pass", "pass", "end", "next")
    dealt(table)
    assert view(table, None).final_battle
    assert not view(table, None).can_end
    assert refused(table, "end").startswith("R2.8")
    assert [seat.score for seat in view(table, None).seats] == [1, 1, 0]


def test_r2_8_battles_of_the_last_game_do_not_count_in_the_next() -> None:
    table = play_out(
        "seats=2 options=points:30+idle-limit:1 site=roma hands=T/5", "pass", "pass", "end", "next"
    )
    dealt(table)
    assert view(table, None).idle_battles == 0
    assert not view(table, None).can_end
    assert refused(table, "end").startswith("R2.8")


def test_r2_8_a_game_is_not_ended_while_cards_are_due() -> None:
    """It is ended before or after, so that nothing half dealt is left to the next game of a match."""
    table = play_out(f"{LAST_POINT} hands=W//", "pass", "pass", "pass")
    assert view(table, None).can_end
    do(table, "site:roma", "hand:discard")
    assert stage(table).startswith("deal")
    assert refused(table, "end").startswith("R2.8")
    dealt(table)
    assert view(table, None).can_end
    do(table, "end", "next")
    assert dealt(table) == "10" * 11
    assert [seat.hand_size for seat in view(table, None).seats] == [11, 11, 0]


def test_r2_8_a_game_is_not_ended_once_a_card_lies_in_the_present_battle() -> None:
    """Somebody plays again, so not all pass for ever; and no card is left face down for the next game."""
    table = at("seats=2 options=points:30+hidden-cards+idle-limit:1 site=roma hands=T3/5")
    do(table, "pass", "pass", "site:roma", "hand:keep", "hand:keep")
    assert view(table, None).can_end
    do(table, "play:5")
    assert refused(table, "end").startswith("R2.8")
    assert cards_in_play(table) == 110


def test_r2_8_passes_of_the_present_battle_do_not_matter() -> None:
    table = at("seats=2 options=idle-limit:1 site=roma hands=T3/5")
    do(table, "pass", "pass", "site:roma", "hand:keep", "hand:keep", "pass")
    do(table, "end")
    assert result(table) == "unfinished"


@pytest.mark.parametrize("card", Card)
def test_r2_2_a_card_lies_in_its_line_or_is_discarded_at_once(card: Card) -> None:
    table = at(f"seats=3 site=roma hands={LETTERS[card]}1/1/1")
    apply(table, encode(Play(card)))
    assert table.lines[0][card] == card.stays_in_line
