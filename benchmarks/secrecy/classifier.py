"""Telling two kinds of windows of time apart by the durations measured in them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean


@dataclass(frozen=True, slots=True)
class Window:
    """The durations of an observer's requests in a window of time, in seconds."""

    acted: bool
    """Whether somebody did in it what the observer wants to know of."""
    seconds: tuple[float, ...]

    @property
    def features(self) -> tuple[float, ...]:
        """What may tell: the longest, the three longest, the shortest, all together, and how many."""
        ordered = sorted(self.seconds)
        if not ordered:
            return (0.0,) * 5
        return ordered[-1], fmean(ordered[-3:]), ordered[0], fmean(ordered), float(len(ordered))


def accuracy(windows: Sequence[Window]) -> float:
    """The share of windows told apart rightly; 0.5 is chance.

    Every second window is judged by what the others have taught, and the other way round.
    """
    halves = windows[::2], windows[1::2]
    right = sum(_judged_rightly(taught, judged) for taught, judged in (halves, halves[::-1]))
    return right / len(windows)


def _judged_rightly(taught: Sequence[Window], judged: Sequence[Window]) -> int:
    """How many windows are judged rightly by the one threshold that judges best what taught."""
    feature, threshold, above = max(_rules(taught), key=lambda rule: _count(taught, *rule))
    return _count(judged, feature, threshold, above)


def _rules(windows: Sequence[Window]) -> list[tuple[int, float, bool]]:
    rules = []
    for feature in range(len(windows[0].features)):
        values = sorted({window.features[feature] for window in windows})
        between = [(one + other) / 2 for one, other in pairwise(values)]
        rules += [(feature, threshold, above) for threshold in between or values for above in (True, False)]
    return rules


def _count(windows: Sequence[Window], feature: int, threshold: float, above: bool) -> int:
    """How many are judged rightly if those above the threshold, or those below it, count as acted in."""
    return sum(window.acted == ((window.features[feature] > threshold) == above) for window in windows)
