"""R8: victory."""

import pytest

from condottiere.rules import BORDERS, Region, view
from condottiere.rules.victory import largest_group
from support.positions import LAST_REGION, at, do, may, owner, pass_all, play_out, result, stage


def battle(seats: int, site: str, owners: str, options: str = "") -> str:
    """The result once seat 0 has won the battle for a site."""
    slashes = "/" * (seats - 1)
    return result(pass_all(at(f"seats={seats} {options} site={site} owners={owners} lines=T{slashes}")))


def owned(regions: str, seat: int = 0) -> str:
    return ",".join(f"{region}:{seat}" for region in regions.split())


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r8_1_five_in_total_win_with_four_to_six_seats(seats: int) -> None:
    assert battle(seats, "siena", owned("torino parma venezia")) == "none"
    assert battle(seats, "siena", owned("torino parma venezia ancona")) == "total 0"


@pytest.mark.parametrize("seats", [2, 3])
def test_r8_1_six_in_total_win_with_two_or_three_seats(seats: int) -> None:
    assert battle(seats, "siena", owned("torino parma venezia ancona")) == "none"
    assert battle(seats, "siena", owned("torino parma venezia ancona bologna")) == "total 0"


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r8_1_three_adjacent_win_with_four_to_six_seats(seats: int) -> None:
    assert battle(seats, "siena", owned("firenze")) == "none"
    assert battle(seats, "siena", owned("firenze roma")) == "adjacent 0"


@pytest.mark.parametrize("seats", [2, 3])
def test_r8_1_four_adjacent_win_with_two_or_three_seats(seats: int) -> None:
    assert battle(seats, "siena", owned("firenze roma")) == "none"
    assert battle(seats, "siena", owned("firenze roma napoli")) == "adjacent 0"


def test_r8_1_only_the_own_regions_count() -> None:
    assert battle(4, "siena", "firenze:0,roma:1,napoli:0,torino:1,parma:2") == "none"


def test_r8_1_it_is_checked_at_the_end_of_the_courtesans() -> None:
    """The token has gone to seat 2 before seat 0 wins."""
    table = pass_all(at("seats=4 site=siena owners=firenze:0,roma:0 lines=T//C/"))
    assert result(table) == "adjacent 0"
    assert view(table, None).holder == 2


def test_r8_1_a_tied_battle_makes_nobody_win() -> None:
    table = pass_all(at("seats=4 site=siena owners=firenze:0,roma:0 lines=T/T//"))
    assert result(table) == "none"
    assert owner(table, "siena") is None


def test_r8_1_nothing_can_be_done_after_it() -> None:
    table = pass_all(at("seats=4 site=siena owners=firenze:0,roma:0 lines=T/// hands=1///"))
    assert stage(table) == "over -1"
    assert may(table) == ""


def test_r8_1_what_is_missing_is_public() -> None:
    seats = view(
        at("seats=4 site=siena owners=firenze:0,roma:0,torino:1,parma:1,venezia:1,bologna:1"), None
    ).seats
    assert [(seat.total_missing, seat.adjacent_missing) for seat in seats] == [(3, 1), (1, 2), (5, 3), (5, 3)]
    assert [(seat.regions, seat.adjacent) for seat in seats] == [(2, 2), (4, 1), (0, 0), (0, 0)]


def test_r8_1_nothing_is_missing_to_a_winner() -> None:
    """However many it has more than it needs."""
    owners = owned("firenze roma napoli spoleto lucca")
    winner = view(pass_all(at(f"seats=4 site=siena owners={owners} lines=T///")), None).seats[0]
    assert (winner.regions, winner.adjacent) == (6, 6)
    assert (winner.total_missing, winner.adjacent_missing) == (0, 0)


@pytest.mark.parametrize(
    ("regions", "group"),
    [
        ("", 0),
        ("torino", 1),
        ("torino parma", 1),
        ("torino genova parma", 3),
        ("torino genova parma lucca", 4),
        ("torino milano genova", 3),
        ("napoli ancona urbino bologna modena milano torino", 7),
        ("torino milano roma napoli siena", 3),
        ("venezia ferrara siena roma", 2),
        ("torino napoli", 1),
    ],
)
def test_r8_2_ruling_one_connected_group_need_not_all_touch_each_other(regions: str, group: int) -> None:
    table = at(f"seats=2 site=spoleto owners={owned(regions, 1)}")
    assert view(table, None).seats[1].adjacent == group


def test_r8_2_ruling_a_chain_wins() -> None:
    assert battle(4, "genova", owned("torino parma")) == "adjacent 0"


def test_r8_2_ruling_two_groups_do_not_add_up() -> None:
    assert battle(2, "siena", owned("roma torino milano")) == "none"


def test_r8_2_every_set_of_regions_agrees_with_plain_search() -> None:
    for mask in range(0, 1 << len(Region), 61):
        assert largest_group(mask) == plain_largest(mask)


def plain_largest(mask: int) -> int:
    """The largest group, by walking from each region."""
    left = {region for region in Region if mask >> region & 1}
    largest = 0
    while left:
        group = {left.pop()}
        edge = group
        while edge:
            edge = {region for region in left if any({region, other} in BORDER_SETS for other in edge)}
            left -= edge
            group = group | edge
        largest = max(largest, len(group))
    return largest


BORDER_SETS = [set(border) for border in BORDERS]


def test_r8_3_the_last_region_decides_and_the_most_regions_win() -> None:
    """Five seats; the battle for Spoleto gives seat 0 a fourth region, and the Favor is on Roma."""
    owners = (
        "torino:0,parma:0,ferrara:0,milano:1,lucca:1,bologna:1,genova:2,mantova:2,firenze:2,"
        "venezia:3,modena:3,urbino:3,siena:4,ancona:4,napoli:4"
    )
    table = pass_all(at(f"seats=5 site=spoleto favor=roma owners={owners} lines=T////"))
    assert result(table) == "most 0"
    assert stage(table) == "over -1"


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_r8_3_whichever_seat_that_is(seat: int) -> None:
    """Seat 0 takes Spoleto and has three regions; the others have three each, and one of them four."""
    owners = (
        "torino:0,parma:0,milano:1,lucca:1,bologna:1,genova:2,mantova:2,firenze:2,"
        f"venezia:3,ancona:3,urbino:3,siena:4,modena:4,napoli:4,ferrara:{seat}"
    )
    table = pass_all(at(f"seats=5 site=spoleto favor=roma owners={owners} lines=T////"))
    assert result(table) == f"most {seat}"


def test_r8_3_with_one_more_region_to_choose_the_game_goes_on() -> None:
    table = pass_all(at(f"{LAST_REGION} lines=///T"))
    assert stage(table) == "site 3"
    assert may(table) == "site:roma"


def test_r8_3_without_the_favor_it_takes_all_17() -> None:
    """Six seats; seat 5 takes the last region of all, and seats 0 to 4 have three each: R9 decides."""
    owners = (
        "torino:0,parma:0,ferrara:0,milano:1,lucca:1,bologna:1,genova:2,mantova:2,firenze:2,"
        "venezia:3,modena:3,urbino:3,siena:4,ancona:4,napoli:4,roma:5"
    )
    table = pass_all(at(f"seats=6 site=spoleto owners={owners} lines=/////T"))
    assert None not in view(table, None).owners
    assert view(table, None).final_battle


def test_r8_3_a_tied_battle_for_the_last_region_is_fought_again() -> None:
    table = pass_all(at(f"{LAST_REGION} favor=roma lines=T///T"))
    assert may(table) == "site:spoleto"
    assert not view(table, None).final_battle


def test_r8_3_a_bishop_may_take_the_last_region_away() -> None:
    """Spoleto and Roma are left: Spoleto is won, and the Favor goes to Roma."""
    table = play_out(f"{LAST_REGION} hands=B/// lines=///C", "play:B")
    assert may(table) == "favor:spoleto favor:roma favor:-"
    pass_all(do(table, "favor:roma"))
    assert view(table, None).final_battle


def test_r8_3_a_bishop_may_put_the_favor_on_the_last_region_while_it_is_fought_for() -> None:
    """Spoleto alone is left. The battle is tied, and the Favor keeps anybody from choosing it again."""
    table = play_out(f"{LAST_REGION},roma:3 hands=B///", "play:B")
    assert may(table) == "favor:spoleto favor:-"
    pass_all(do(table, "favor:spoleto"))
    assert owner(table, "spoleto") is None
    assert view(table, None).final_battle


def test_r8_3_four_seats_always_come_to_four_each() -> None:
    """17 regions and the Favor on one: anything but 4-4-4-4 gives somebody five."""
    table = pass_all(at(f"{LAST_REGION} favor=roma lines=///1"))
    assert [seat.regions for seat in view(table, None).seats] == [4, 4, 4, 4]
    assert view(table, None).final_battle
    assert result(table) == "none"


def test_r8_3_is_checked_before_anybody_draws() -> None:
    table = pass_all(at(f"{LAST_REGION} options=draw-after-battle favor=roma lines=///1 hands=5///"))
    assert stage(table) == "deal 3"
    assert view(table, None).final_battle


def test_r8_3_victory_comes_first() -> None:
    """The last region of all is also seat 1's third adjacent one."""
    owners = LAST_REGION.replace("bologna:1", "ancona:1").replace("ancona:2", "bologna:2")
    assert result(pass_all(at(f"{owners} favor=roma lines=/T//"))) == "adjacent 1"
