"""What is printed of measurements."""

import pytest

from benchmarks.report import print_left_out, print_ratio, print_speeds
from benchmarks.speeds import Speed

SPEEDS = (Speed("peer", (1000.0, 4000.0, 2000.0)), Speed("ours", (3000.0, 5000.0, 9000.0)))


def rows(printed: str) -> list[list[str]]:
    """The cells of each row that stands between the lines of a table."""
    return [
        [cell.strip() for cell in line.strip("│").split("│")] for line in printed.splitlines() if "│" in line
    ]


def test_speeds_come_with_their_range_and_the_ratio_to_a_yardstick(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    print_speeds(SPEEDS, "Somewhere", "peer")
    printed = capsys.readouterr().out
    assert "Somewhere, medians of 3 runs in turn" in printed
    assert rows(printed) == [
        ["peer", "2,000", "1,000", "4,000", "1.00"],
        ["ours", "5,000", "3,000", "9,000", "2.50"],
    ]


def test_a_yardstick_that_was_not_measured_has_no_column(capsys: pytest.CaptureFixture[str]) -> None:
    print_speeds(SPEEDS, "Somewhere", "peer that is not installed")
    assert {len(row) for row in rows(capsys.readouterr().out)} == {4}


def test_two_workloads_are_compared_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    print_ratio(SPEEDS, "ours", "peer")
    assert capsys.readouterr().out == "ours: 2.50 x peer\n"


def test_nothing_is_said_of_left_out_peers_if_there_are_none(capsys: pytest.CaptureFixture[str]) -> None:
    print_left_out([])
    assert capsys.readouterr().out == ""
