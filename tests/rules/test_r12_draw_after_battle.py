"""R12: Draw After Battle."""

import pytest

from condottiere.record.notation import LETTERS, counts_text
from condottiere.rules import Options, Table, new_table, view
from support.positions import (
    at,
    cards_in_play,
    dealt,
    discards,
    do,
    hand,
    lines,
    may,
    owner,
    pass_all,
    refused,
    result,
    stage,
)

ON = "options=draw-after-battle"


def drawing(text: str) -> Table:
    """The table after a battle in which nobody plays any more."""
    return pass_all(at(text))


def asked(table: Table, token: str) -> str:
    """Everybody asked answers the same; the seats in their order."""
    order = ""
    while stage(table).startswith("draw"):
        order += str(table.turn)
        do(table, token)
        dealt(table)
    return order


def test_r12_1_hands_start_at_seven() -> None:
    table = new_table(Options(seats=6, draw_after_battle=True), 0)
    dealt(table)
    assert [seat.hand_size for seat in view(table, None).seats] == [7] * 6
    assert view(table, None).pile == 110 - 42


def test_r12_1_there_are_no_rounds_and_no_hands_are_discarded() -> None:
    """One seat holds cards, none of them a Mercenary: with rounds it would be asked for them."""
    table = drawing(f"seats=3 {ON} site=roma hands=WWW// lines=/5/")
    assert asked(table, "draw:0") == "120"
    do(table, "site:siena")
    assert stage(table) == "battle 1"
    assert hand(table, 0) == "WWW"


def test_r12_1_the_undealt_cards_are_a_face_down_pile() -> None:
    table = at(f"seats=2 {ON} site=roma hands=T/5 lines=6/ discards=W")
    assert view(table, 0).pile == 106
    assert view(table, 1).unseen[6] == 8


def test_r12_2_up_to_three_cards_each() -> None:
    table = drawing(f"seats=2 {ON} site=roma hands=T/5")
    assert stage(table) == "draw 1"
    assert may(table) == "draw:0 draw:1 draw:2 draw:3"
    assert refused(table, "site:siena").startswith("R4.3")
    do(table, "draw:2")
    assert stage(table) == "deal 1"
    do(table, "deal:WS")
    assert hand(table, 1) == "5WS"
    assert stage(table) == "draw 0"


def test_r12_2_example_nine_cards_and_one_region() -> None:
    table = drawing(f"seats=2 {ON} site=roma owners=siena:0 hands=111111111/22222 turn=1 out=0 holder=1")
    assert may(table) == "draw:0 draw:1 draw:2"
    assert refused(table, "draw:3").startswith("R12.2")


def test_r12_2_the_region_just_won_counts() -> None:
    table = drawing(f"seats=2 {ON} site=roma hands=1111111111/22 lines=5/")
    assert owner(table, "roma") == 0
    assert stage(table) == "draw 0"
    assert may(table) == "draw:0 draw:1"


@pytest.mark.parametrize(("held", "most"), [(6, 3), (7, 3), (8, 2), (9, 1)])
def test_r12_2_never_past_the_limit(held: int, most: int) -> None:
    table = drawing(f"seats=2 {ON} site=roma hands={'1' * held}/KKKKKKKKKK holder=1 turn=1")
    assert stage(table) == "draw 0"
    assert may(table) == " ".join(f"draw:{count}" for count in range(most + 1))


@pytest.mark.parametrize("cards", ["1111111111", "1111111111222"])
def test_r12_2_a_hand_at_or_above_its_limit_draws_nothing_and_loses_nothing(cards: str) -> None:
    """Above it: under R14 a seat may have lost the regions that raised its limit."""
    table = drawing(f"seats=3 {ON} site=roma hands=3/{cards}/4")
    assert asked(table, "draw:1") == "20"
    assert hand(table, 1) == cards


def test_r12_2_an_empty_hand_draws_when_another_holds_cards() -> None:
    table = drawing(f"seats=2 {ON} site=roma hands=T/")
    assert stage(table) == "draw 1"
    assert may(table) == "draw:0 draw:1 draw:2 draw:3"


def test_r12_3_if_no_seat_holds_a_card_each_draws_ten() -> None:
    """Ten, also for a seat that controls regions; dealt as in R1.6, from the holder."""
    table = drawing(f"seats=3 {ON} site=roma owners=siena:0 lines=/5/")
    assert dealt(table) == "120" * 10
    assert [seat.hand_size for seat in view(table, None).seats] == [10, 10, 10]
    assert stage(table) == "site 1"


def test_r12_4_compare_draw_choose_the_new_site_discard_lines() -> None:
    table = drawing(f"seats=2 {ON} site=roma hands=T/5 lines=/6W")
    assert stage(table) == "draw 1"
    assert owner(table, "roma") == 1
    do(table, "draw:1", "deal:6")
    assert lines(table) == "/6W"
    do(table, "draw:0")
    assert stage(table) == "site 1"
    assert lines(table) == "/6W"
    do(table, "site:siena")
    assert lines(table) == "/"
    assert discards(table) == "6W"
    assert stage(table) == "battle 1"


def test_r12_4_victory_is_checked_before_anybody_draws() -> None:
    table = drawing(f"seats=4 {ON} site=roma owners=siena:0,napoli:0 hands=T/5/1/2 lines=6///")
    assert result(table) == "adjacent 0"


def test_r12_4_a_new_hand_is_seen_before_the_site_is_chosen() -> None:
    table = drawing(f"seats=2 {ON} site=roma hands=T/5 lines=/6")
    do(table, "draw:3", "deal:123", "draw:0")
    assert stage(table) == "site 1"
    assert view(table, 1).hand[:3] == (1, 1, 1)


def test_r12_5_ruling_seats_draw_in_turn_from_the_holder_clockwise() -> None:
    table = drawing(f"seats=4 {ON} site=roma hands=1/2/3/4 lines=//5/")
    assert asked(table, "draw:1") == "2301"
    assert stage(table) == "site 2"


def test_r12_5_ruling_after_every_battle_anew() -> None:
    table = drawing(f"seats=3 {ON} site=roma hands=1/2/3 lines=//5")
    assert asked(table, "draw:1") == "201"
    do(table, "site:siena")
    pass_all(table)
    assert asked(table, "draw:1") == "012"
    assert view(table, None).battles == 2


def test_r12_5_ruling_the_holder_is_the_one_after_the_battle() -> None:
    table = drawing(f"seats=4 {ON} site=roma hands=1/2/3/4 lines=//5/C")
    assert asked(table, "draw:0") == "3012"


def test_r12_5_ruling_each_says_how_many() -> None:
    table = drawing(f"seats=2 {ON} site=roma hands=1/2 lines=5/")
    do(table, "draw:2")
    assert refused(table, "draw:1").startswith("R1.6")
    do(table, "deal:33")
    assert stage(table) == "draw 1"
    assert view(table, None).seats[0].hand_size == 3


def test_r12_5_ruling_when_the_pile_is_empty_the_discards_make_a_new_one() -> None:
    """One card is left in the pile, 106 in the discards; the lines still lie and stay where they are."""
    table = short_pile()
    before = lines(table)
    do(table, "draw:3")
    assert view(table, None).pile == 1
    assert refused(table, "deal:1").startswith("R1.6")
    do(table, "deal:T")
    assert view(table, None).pile == 106
    assert discards(table) == ""
    do(table, "deal:11")
    assert lines(table) == before
    assert view(table, None).pile == 104


def test_r12_5_ruling_no_new_pile_before_a_card_is_due() -> None:
    table = short_pile()
    discarded = discards(table)
    do(table, "draw:1", "deal:T")
    assert view(table, None).pile == 0
    assert discards(table) == discarded


def short_pile() -> Table:
    """Two seats that draw, seat 0 first; a ten is left in the pile, and nearly all cards are discarded."""
    discarded = counts_text(at(f"seats=2 {ON} site=roma hands=5T/5 lines=H/").pile)
    return pass_all(at(f"seats=2 {ON} site=roma hands=5/5 lines=H/ discards={discarded}"))


def scarce(pile: str, discarded: str) -> Table:
    """Three empty hands after a battle that seat 2 has won; all other cards lie in its line."""
    table = only_left(at(f"seats=3 {ON} site=roma holder=2 turn=2 out=01 lines=//C"), pile, discarded)
    return pass_all(table)


def only_left(table: Table, pile: str, discarded: str) -> Table:
    """Put all of the pile into the holder's line but for some cards, and some that go to the discards."""
    for kind, letter in enumerate(LETTERS):
        table.discards[kind] = discarded.count(letter)
        table.lines[table.holder][kind] += table.pile[kind] - pile.count(letter) - table.discards[kind]
        table.pile[kind] = pile.count(letter)
    assert cards_in_play(table) == 110
    return table


def test_r12_5_ruling_ten_or_as_many_as_there_are() -> None:
    """Seven cards for three seats: they go round from the holder until no card is left."""
    table = scarce("1234", "56T")
    assert dealt(table) == "2012012"
    assert [seat.hand_size for seat in view(table, None).seats] == [2, 2, 3]
    assert stage(table) == "site 2"
    assert table.due == [0] * 6


def test_r12_5_ruling_the_lines_are_not_dealt() -> None:
    table = scarce("1234", "56T")
    before = lines(table)
    dealt(table)
    assert lines(table) == before
    assert cards_in_play(table) == 110


def test_r12_5_ruling_with_no_card_at_all_the_holder_chooses_the_site() -> None:
    table = scarce("", "")
    assert stage(table) == "site 2"
    do(table, "site:siena")
    assert stage(table) == "battle 2"
    assert may(table) == "pass"
