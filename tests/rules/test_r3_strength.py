"""R3: strength of a line."""

import pytest

from support.positions import at, play_out, strengths


def worth(*lines: str) -> list[int]:
    """The strengths of some lines in one battle."""
    return strengths(at(f"seats={len(lines)} site=roma lines={'/'.join(lines)}"))


@pytest.mark.parametrize(
    ("card", "strength"),
    [
        *[("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5), ("6", 6), ("T", 10)],
        *[("C", 1), ("H", 10), ("W", 0), ("S", 0), ("D", 0)],
    ],
)
def test_r3_1_every_kind_alone_in_its_line(card: str, strength: int) -> None:
    assert worth(card, "") == [strength, 0]


def test_r3_1_a_surrender_counts_nothing() -> None:
    assert strengths(play_out("seats=2 site=roma hands=U/ lines=/5", "play:U")) == [0, 5]


def test_r3_1_the_sum_over_the_cards() -> None:
    assert worth("1234566TTCCH", "") == [1 + 2 + 3 + 4 + 5 + 12 + 20 + 2 + 10, 0]


def test_r3_example_ten_ten_five_four_and_winter() -> None:
    assert worth("TT54", "") == [29, 0]
    assert worth("TT54W", "") == [4, 0]
    assert worth("TT54", "W") == [4, 0]


def test_r3_2_winter_makes_every_mercenary_in_every_line_one() -> None:
    assert worth("T61", "5W", "22") == [3, 1, 2]


def test_r3_2_two_winters_are_as_one() -> None:
    assert worth("TW", "WW") == [1, 0]


def test_r3_3_a_drummer_doubles_the_mercenaries_of_its_own_line() -> None:
    assert worth("T5D", "T5") == [30, 15]


def test_r3_3_more_drummers_change_nothing_more() -> None:
    assert worth("T5DDD", "") == [30, 0]


def test_r3_3_after_winter() -> None:
    assert worth("T5D", "W") == [4, 0]


def test_r3_3_a_drummer_alone_is_worth_nothing() -> None:
    assert worth("D", "DCH") == [0, 11]


def test_r3_3_example_three_mercenaries_worth_21() -> None:
    assert worth("T65", "") == [21, 0]
    assert worth("T65D", "") == [42, 0]
    assert worth("T65D", "W") == [6, 0]


def test_r3_4_spring_adds_three_to_every_highest_mercenary_in_every_line() -> None:
    assert worth("5532", "54", "S4") == [21, 12, 4]


def test_r3_4_spring_does_nothing_for_a_line_without_the_highest() -> None:
    assert worth("666", "TS") == [18, 13]


def test_r3_4_more_springs_change_nothing_more() -> None:
    assert worth("5SS", "S") == [8, 0]


def test_r3_4_after_any_doubling() -> None:
    assert worth("5DS", "") == [13, 0]


def test_r3_4_ones_can_be_the_highest() -> None:
    assert worth("11", "1S") == [8, 4]


def test_r3_4_without_a_mercenary_spring_adds_nothing() -> None:
    assert worth("SCH", "D") == [11, 0]


def test_r3_4_example_two_lines() -> None:
    assert worth("255", "14HS") == [18, 15]


def test_r3_4_example_with_a_drummer() -> None:
    assert worth("24D", "S3") == [15, 3]


def test_r3_5_courtesan_and_heroine_are_not_mercenaries() -> None:
    assert worth("CH", "W") == [11, 0]
    assert worth("CHD", "") == [11, 0]
    assert worth("CHS", "") == [11, 0]
    assert worth("CH2S", "1") == [16, 1]
    assert worth("CHDT", "W") == [13, 0]


def test_r3_5_bishop_and_scarecrow_do_not_touch_them() -> None:
    table = play_out("seats=2 site=roma hands=BK/ lines=CH/CH", "play:B", "favor:-")
    assert strengths(table) == [11, 11]
    table = play_out("seats=2 site=roma hands=K/1 lines=CH/T", "play:K")
    assert strengths(table) == [11, 10]


def test_r3_6_ruling_highest_compares_print_not_what_a_drummer_makes_of_it() -> None:
    """Doubled fours are eight each, yet the six is the highest."""
    assert worth("44D", "6S") == [16, 9]


def test_r3_6_ruling_a_doubled_four_gets_the_bonus_when_four_is_the_highest() -> None:
    assert worth("4D", "43S") == [11, 10]


def test_r3_6_ruling_a_bishop_under_winter_sees_print_only() -> None:
    table = play_out("seats=2 site=roma hands=B/1 lines=T1W/51", "play:B", "favor:-")
    assert strengths(table) == [1, 2]


def test_r3_6_ruling_a_bishop_does_not_see_doubled_strength() -> None:
    table = play_out("seats=2 site=roma hands=B/1 lines=5D/6", "play:B", "favor:-")
    assert strengths(table) == [10, 0]
