"""R14: Capturing Regions."""

from condottiere.rules import Region, Table, view
from support.positions import (
    LAST_REGION,
    at,
    do,
    hand,
    known,
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

ON = "options=capturing-regions"
# Seat 1 defends Roma against two others, or three.
DEFENDED = f"seats=3 {ON} site=roma owners=roma:1 defender=1"
THREE = f"{DEFENDED} defender-waits=1"
FOUR = f"seats=4 {ON} site=roma owners=roma:1 defender=1 defender-waits=1"


def passed(table: Table) -> str:
    """Who has passed for good."""
    return "".join(str(seat) for seat, seen in enumerate(view(table, None).seats) if seen.passed)


def fought(text: str) -> Table:
    return pass_all(at(text))


def test_r14_1_the_holder_may_choose_a_region_controlled_by_another() -> None:
    table = at(f"seats=3 {ON} phase=site owners=roma:1,siena:2,napoli:0 favor=siena hands=1/1/1")
    regions = [region.name.lower() for region in Region if region.name not in ("NAPOLI", "SIENA")]
    assert may(table) == " ".join(f"site:{region}" for region in regions)
    do(table, "site:roma")
    assert view(table, None).defender == 1
    assert view(table, None).seats[1].waiting


def test_r14_1_unless_it_has_the_favor() -> None:
    table = at(f"seats=3 {ON} phase=site owners=roma:1 favor=roma hands=1/1/1")
    assert refused(table, "site:roma").startswith("R4.3")


def test_r14_1_never_one_of_its_own() -> None:
    table = at(f"seats=3 {ON} phase=site turn=2 holder=2 owners=roma:2 hands=1/1/1")
    assert refused(table, "site:roma").startswith("R14.1")


def test_r14_1_a_free_region_has_no_defender() -> None:
    table = play_out(f"seats=3 {ON} phase=site owners=roma:1 hands=1/1/1", "site:siena")
    assert view(table, None).defender is None
    do(table, "pass", "pass")
    assert passed(table) == "01"


def test_r14_1_without_the_option_no_controlled_region_can_be_chosen() -> None:
    table = at("seats=3 phase=site owners=roma:1 hands=1/1/1")
    assert refused(table, "site:roma").startswith("R4.3")


def test_r14_1_the_defender_is_told_at_the_next_rounds_first_battle_too() -> None:
    """The site is chosen, a round ends, cards are dealt, and the battle begins (R7.4)."""
    table = play_out(f"seats=2 {ON} phase=keep site=roma holder=0 battles=1 owners=roma:1 hands=T/", "keep:-")
    while stage(table).startswith("deal"):
        do(table, "deal:K" if table.pile[13] else "deal:1")
    assert view(table, None).defender == 1


def test_r14_2_the_defender_may_pass_any_number_of_times() -> None:
    table = play_out(f"{THREE} hands=123/T/45", "play:1", "pass", "play:4", "play:2", "pass", "play:5")
    assert passed(table) == ""
    do(table, "play:3")
    assert stage(table) == "battle 1"
    assert may(table) == "pass play:T"


def test_r14_2_until_it_has_played_its_first_card() -> None:
    table = play_out(f"{THREE} hands=12/T5/4", "play:1", "play:T", "play:4", "play:2")
    assert not view(table, None).seats[1].waiting
    do(table, "pass")
    assert passed(table) == "1"


def test_r14_2_a_card_of_any_kind() -> None:
    for card, after in (("K", ()), ("B", ("favor:-",)), ("W", ()), ("C", ())):
        table = play_out(
            f"{THREE} hands=12/{card}5/45", "play:1", f"play:{card}", *after, "play:4", "play:2", "pass"
        )
        assert passed(table) == "1"


def test_r14_2_it_may_so_play_after_all_others_passed() -> None:
    table = play_out(f"{THREE} hands=1/T5/4", "pass", "pass", "pass")
    assert stage(table) == "battle 1"
    do(table, "play:T")
    assert stage(table) == "battle 1"
    do(table, "play:5", "pass")
    assert stage(table) == "site 1"
    assert lines(table) == "/5T/"


def test_r14_2_others_pass_for_good() -> None:
    table = play_out(f"{THREE} hands=1/T5/4", "pass", "pass", "play:4")
    assert passed(table) == "0"
    assert stage(table) == "battle 1"


def test_r14_2_ruling_with_an_empty_hand_it_passes_for_good() -> None:
    table = play_out(f"{THREE} hands=12//45", "play:1")
    assert may(table) == "pass"
    do(table, "pass")
    assert passed(table) == "1"
    do(table, "play:4", "play:2")
    assert stage(table) == "battle 2"


def test_r14_2_a_hand_emptied_by_the_first_card_passes_for_good() -> None:
    table = play_out(f"{THREE} hands=12/T/45", "play:1", "play:T", "play:4", "play:2", "pass")
    assert passed(table) == "1"


def test_r14_3_ruling_once_every_other_has_passed_the_defenders_next_pass_ends_the_battle() -> None:
    table = play_out(f"{THREE} hands=1/T/4", "pass", "pass", "pass")
    assert stage(table) == "battle 1"
    do(table, "pass")
    assert stage(table) == "site 1"
    assert hand(table, 1) == "T"


def test_r14_3_nobody_is_told_that_a_defender_may_hold_back_whose_pass_ends_the_battle() -> None:
    table = play_out(f"{THREE} hands=1/T/4", "pass")
    assert view(table, None).seats[1].waiting
    do(table, "pass", "pass")
    assert stage(table) == "battle 1"
    assert not view(table, None).seats[1].waiting


def test_r14_2_nobody_is_told_that_a_defender_without_cards_may_hold_back() -> None:
    assert not view(at(f"{THREE} hands=1//4"), None).seats[1].waiting


def test_r14_3_ruling_not_while_one_other_has_not_passed() -> None:
    table = play_out(f"{FOUR} hands=1/T/4/5", "pass", "pass", "pass")
    assert stage(table) == "battle 3"
    do(table, "play:5", "pass")
    assert stage(table) == "battle 3"
    assert passed(table) == "02"


def test_r14_3_ruling_with_two_seats() -> None:
    start = f"seats=2 {ON} site=roma owners=roma:1 defender=1 defender-waits=1 hands=1/T"
    table = play_out(start, "play:1", "pass", "pass")
    assert stage(table) == "battle 1"
    do(table, "pass")
    assert owner(table, "roma") == 0


def test_r14_4_a_surrender_ends_the_battle_before_the_defender_has_played() -> None:
    table = play_out(f"{THREE} hands=1U/TTT/4", "play:1", "pass", "pass", "play:U")
    assert owner(table, "roma") == 0
    assert stage(table) == "site 0"


def test_r14_4_the_defender_itself_may_surrender() -> None:
    assert owner(play_out(f"{THREE} hands=1/U/4", "play:1", "play:U"), "roma") == 0


def test_r14_5_another_seats_marker_replaces_the_defenders() -> None:
    table = fought(f"{THREE} lines=//5")
    assert owner(table, "roma") == 2
    assert [seat.regions for seat in view(table, None).seats] == [0, 0, 1]
    assert stage(table) == "site 2"


def test_r14_5_a_defender_that_wins_keeps_the_region_and_takes_the_token() -> None:
    table = fought(f"{DEFENDED} lines=4/5/")
    assert owner(table, "roma") == 1
    assert stage(table) == "site 1"


def test_r14_5_a_tied_battle_keeps_the_region_and_gives_the_defender_the_token() -> None:
    for tied in ("5//5", "5/5/", "//"):
        for holder in (0, 2):
            start = DEFENDED if tied == "5/5/" else THREE
            table = fought(f"{start} lines={tied} holder={holder} turn={holder}")
            assert owner(table, "roma") == 1
            assert view(table, None).holder == 1


def test_r14_5_ruling_courtesans_still_come_after_that() -> None:
    assert stage(fought(f"{THREE} lines=T//CC")) == "site 2"
    assert stage(fought(f"{DEFENDED} lines=/T/C")) == "site 2"
    tied = fought(f"{DEFENDED} lines=5/5/C")
    assert owner(tied, "roma") == 1
    assert stage(tied) == "site 2"


def test_r14_5_tied_courtesans_leave_the_token_with_the_defender() -> None:
    table = fought(f"{THREE} lines=C//C")
    assert owner(table, "roma") == 1
    assert stage(table) == "site 1"


def test_r14_5_a_captured_region_may_win_the_game() -> None:
    table = fought(
        f"seats=4 {ON} site=roma owners=roma:1,siena:2,firenze:2 defender=1 defender-waits=1 lines=//5/"
    )
    assert result(table) == "adjacent 2"


def test_r14_5_a_tied_battle_on_free_ground_gives_the_token_left() -> None:
    assert stage(fought(f"seats=3 {ON} site=roma lines=5//5")) == "site 1"


def test_r14_5_the_loss_of_a_region_lowers_the_limit_of_the_hand() -> None:
    """R12.2 with R14: seat 1 had eleven cards for its one region and loses it; it draws nothing."""
    options = "options=capturing-regions+draw-after-battle"
    start = f"seats=2 {options} site=roma owners=roma:1 defender=1 defender-waits=1 lines=5/"
    table = fought(f"{start} hands=W/{'K' * 11}")
    assert stage(table) == "draw 0"
    do(table, "draw:0")
    assert stage(table) == "site 0"
    assert view(table, None).seats[1].hand_size == 11


def test_r14_6_a_bishop_may_put_the_favor_on_any_region_or_off_the_board() -> None:
    table = play_out(f"seats=3 {ON} site=roma owners=siena:1,napoli:0 hands=B//", "play:B")
    assert may(table) == " ".join(f"favor:{place(region)}" for region in (*Region, None))
    do(table, "favor:siena")
    assert place(view(table, None).favor) == "siena"


def test_r14_6_the_favor_on_the_site_does_not_stop_the_capture() -> None:
    table = pass_all(play_out(f"{THREE} hands=B// lines=C//", "play:B", "favor:roma"))
    assert owner(table, "roma") == 0
    assert place(view(table, None).favor) == "roma"


def test_r14_7_a_region_of_another_seat_is_available_so_the_game_goes_on() -> None:
    """Four regions each and the Favor on Roma: without R14 a final battle."""
    table = fought(f"{LAST_REGION} {ON} favor=roma lines=///1")
    assert not view(table, None).final_battle
    assert stage(table) == "site 3"
    assert may(table).split() == [
        f"site:{region.name.lower()}"
        for region in Region
        if region != Region.ROMA and table.owner[region] != 3
    ]


def test_r14_7_the_favor_takes_one_of_them_away() -> None:
    table = play_out(f"{LAST_REGION},roma:3 {ON} hands=B///", "play:B", "favor:torino")
    pass_all(table)
    assert stage(table) == "site 1"
    assert refused(table, "site:torino").startswith("R4.3")


def test_r14_with_hidden_cards_a_face_down_card_is_the_defenders_first() -> None:
    options = "options=capturing-regions+hidden-cards"
    start = f"seats=2 {options} site=roma owners=roma:1 defender=1 defender-waits=1 hands=12/T5"
    table = play_out(start, "play:1", "play:T", "play:2")
    assert may(table) == "pass reveal play:5"
    do(table, "pass")
    assert passed(table) == "1"


def test_r14_with_hidden_cards_a_tie_is_counted_over_all_cards() -> None:
    options = "options=capturing-regions+hidden-cards"
    start = f"seats=2 {options} site=roma owners=roma:1 defender=1 down=5/T"
    assert owner(fought(start), "roma") == 1
    assert owner(fought(start.replace("down=5/T", "down=T/5")), "roma") == 0


def test_r14_with_hidden_cards_a_waiting_defender_has_nothing_to_reveal() -> None:
    options = "options=capturing-regions+hidden-cards"
    table = play_out(
        f"seats=2 {options} site=roma owners=roma:1 defender=1 defender-waits=1 hands=12/T5", "play:1"
    )
    assert refused(table, "reveal").startswith("R15.3")


def test_r14_known_cards_of_a_passing_defender_stay_known() -> None:
    table = play_out(f"{THREE} hands=12/T/45 known=1>*:T", "play:1", "pass")
    assert known(table, 1) == "T"


def test_r14_2_when_the_battle_is_over_nobody_defends_or_has_passed() -> None:
    table = at(f"seats=2 {ON} site=roma owners=roma:1 defender=1 defender-waits=1 hands=1/1 lines=T/")
    do(table, "pass")
    assert view(table, None).defender == 1
    do(table, "pass")
    seen = view(table, None)
    assert seen.defender is None
    assert not any(seat.passed or seat.waiting for seat in seen.seats)
