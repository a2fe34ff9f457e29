"""R11: Bigger Kingdoms."""

import pytest

from condottiere.rules import Options, view
from support.positions import at, pass_all, result

GROUP = ("firenze", "roma", "napoli", "ancona")


def battle(seats: int, owners: str) -> str:
    """The result once seat 0 has won Siena."""
    slashes = "/" * (seats - 1)
    start = f"seats={seats} options=bigger-kingdoms site=siena owners={owners} lines=T{slashes}"
    return result(pass_all(at(start)))


@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 5), (4, 4), (5, 4), (6, 4)])
def test_r11_1_one_more_adjacent_region_is_needed(seats: int, needed: int) -> None:
    assert Options(seats=seats, bigger_kingdoms=True).adjacent_needed == needed
    assert Options(seats=seats).adjacent_needed == needed - 1
    enough = [f"{region}:0" for region in GROUP[: needed - 1]]
    assert battle(seats, ",".join(enough[:-1])) == "none"
    assert battle(seats, ",".join(enough)) == "adjacent 0"


@pytest.mark.parametrize(("seats", "needed"), [(2, 6), (3, 6), (4, 5), (5, 5), (6, 5)])
def test_r11_1_totals_stay(seats: int, needed: int) -> None:
    scattered = [f"{region}:0" for region in ("torino", "parma", "venezia", "ancona", "bologna")]
    assert battle(seats, ",".join(scattered[: needed - 2])) == "none"
    assert battle(seats, ",".join(scattered[: needed - 1])) == "total 0"


def test_r11_1_with_every_other_option() -> None:
    options = "bigger-kingdoms+draw-after-battle+points:9+capturing-regions+hidden-cards"
    table = pass_all(at(f"seats=4 options={options} site=siena owners=firenze:0,roma:0 lines=T///"))
    assert result(table) == "none"
    table = pass_all(at(f"seats=4 options={options} site=siena owners=firenze:0,roma:0,napoli:0 lines=T///"))
    assert result(table) == "adjacent 0"


def test_r11_1_what_is_missing_is_announced() -> None:
    table = at("seats=4 options=bigger-kingdoms site=siena owners=firenze:0,roma:0")
    assert view(table, None).seats[0].adjacent_missing == 2
    assert view(table, None).seats[0].total_missing == 3
