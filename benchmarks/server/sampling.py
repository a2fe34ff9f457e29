"""Where the time of the main thread goes, from looking at its stack now and then: without a dependency."""

import signal
from collections import Counter
from types import FrameType
from typing import Final

INTERVAL: Final = 0.002
"""Seconds of CPU time of the process between two looks."""
_LOOPS: Final = ("select", "run", "run_until_complete", "run_forever", "asyncio_run")
"""The innermost functions of an event loop that waits, or works outside Python."""


class Sampler:
    """Samples of what the main thread was doing when it used the CPU. Windows has none."""

    def __init__(self) -> None:
        """Call this in the main thread."""
        self._own: Counter[str] = Counter()
        self._with_callees: Counter[str] = Counter()
        self._looks = 0
        if hasattr(signal, "SIGPROF"):
            signal.signal(signal.SIGPROF, self._note)

    def start(self) -> None:
        """Look from now on until the process ends."""
        if hasattr(signal, "SIGPROF"):
            signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)

    def take(self) -> list[tuple[str, float, float]]:
        """By function, its own share of the looks since this was called before, and that with its callees."""
        looks = max(1, self._looks)
        found = [
            (name, self._own[name] / looks, count / looks) for name, count in self._with_callees.most_common()
        ]
        self._own, self._with_callees, self._looks = Counter(), Counter(), 0
        return found

    def _note(self, _: int, frame: FrameType | None) -> None:
        if frame is None:
            return
        self._looks += 1
        self._own[_name(frame)] += 1
        seen = set()
        outer: FrameType | None = frame
        while outer is not None:
            seen.add(_name(outer))
            outer = outer.f_back
        self._with_callees.update(seen)


def _name(frame: FrameType) -> str:
    code = frame.f_code
    module = str(frame.f_globals.get("__name__", "?"))
    if code.co_name in _LOOPS and module.startswith(("asyncio", "selectors", "uvicorn")):
        return "the event loop, and other threads"
    return f"{module}.{code.co_qualname}"
