"""What a table offers to promise: what can still come to matter."""

from condottiere.record.pacts.promisable import Promises, promisable, stakes
from condottiere.rules import Region
from support.positions import at

THREE = "seats=3 holder=0 hands=1/1/1"
ABOUT_REGIONS = ("spare", "favor", "nofavor")


def regions(position: str, kind: str) -> set[Region]:
    return {region for one in promisable(stakes(at(position))) if one.kind == kind for region in one.regions}


def fought(position: str) -> set[int]:
    return {seat for one in promisable(stakes(at(position))) if one.kind == "fight" for seat in one.seats}


def test_promises_are_about_regions_that_nobody_controls() -> None:
    for kind in ABOUT_REGIONS:
        assert regions(f"{THREE} site=roma owners=siena:1", kind) == {*Region} - {Region.SIENA}


def test_r14_1_with_capturing_regions_they_are_about_any() -> None:
    captured = f"{THREE} options=capturing-regions site=roma owners=siena:1"
    for kind in ABOUT_REGIONS:
        assert regions(captured, kind) == {*Region}


def test_who_has_passed_is_fought_no_more_in_this_battle() -> None:
    assert fought(f"{THREE} site=roma out=2") == {0, 1}
    assert fought(f"{THREE} phase=site site=roma battles=1") == {0, 1, 2}


def test_r9_a_final_battle_is_about_no_region() -> None:
    final = promisable(stakes(at(f"{THREE} final=1 contenders=01 out=2")))
    assert final == [Promises("pass"), Promises("fight", seats=(0, 1))]
