"""`run.py bench secrecy`: whether it can tell, and for a few windows that all of it runs."""

import random

from benchmarks.secrecy.classifier import Window, accuracy


def windows(slower: float) -> list[Window]:
    """Windows with requests of a tenth of a second on average, the longest longer if somebody acted."""
    rng = random.Random(1)
    found = []
    for _ in range(150):
        acted = rng.random() < 0.5
        seconds = [rng.expovariate(10) for _ in range(20)]
        found.append(Window(acted, (*seconds, max(seconds) + slower * acted)))
    return found


def test_what_differs_is_told_apart_and_what_does_not_is_not() -> None:
    assert accuracy(windows(10.0)) == 1.0
    assert 0.6 < accuracy(windows(0.15)) < 0.95
    assert 0.4 < accuracy(windows(0.0)) < 0.6


def test_windows_without_requests_tell_by_that() -> None:
    empty = [Window(number % 3 == 0, () if number % 3 == 0 else (0.1,)) for number in range(40)]
    assert accuracy(empty) == 1.0
