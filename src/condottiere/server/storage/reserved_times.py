"""Times reserved for storing what not everybody may know of, so that nobody's own waiting tells of it.

A database stores one transaction after the other. Whoever has something stored can therefore tell that
something else is being stored, by how long that takes. So what only some may know of is stored only together
with what everybody may know of, or at times at which nothing else is begun, whether there is anything of that
kind or not. All processes have the same reserved times, which follow from the clock. Each loads what others
have stored in one before it stores anything: otherwise it would have to try twice, which takes longer.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from math import inf
from typing import Final

_LATEST: Final = 20
"""The number of the server's latest transactions whose durations count."""
_LEAST_SECONDS: Final = 0.02
"""Seconds of each reserved time beyond what a transaction takes."""
_LOADED_AFTER: Final = 0.75
"""The part of a reserved time after which what was stored in its first half is loaded."""
_MOST_SECONDS: Final = 4.0
"""The maximum length of a reserved time."""


class ReservedTimes:
    """The reserved times of a database, each as long as two of the server's latest transactions.

    They begin every `period` seconds, or twice, four times, ... as many if they would take more than half of
    the time. With a period of 0 there are none: everything is stored at once.
    """

    def __init__(self, period: float, clock: Callable[[], float] = time.time) -> None:
        """`clock` is in Unix time."""
        self._least_period = period
        self._clock = clock
        self._durations: deque[float] = deque(maxlen=_LATEST)
        self._used = 0.0
        """The end of the latest reserved time in which something was stored."""

    def note(self, seconds: float) -> None:
        """Note how long a transaction of the server took."""
        self._durations.append(seconds)

    def left(self) -> float:
        """Seconds until the end of a reserved time; 0 if this is none."""
        if not self._least_period:
            return 0.0
        _, since, length = self._now()
        return max(0.0, length - since)

    def until_next(self) -> float:
        """Seconds until something may be stored in a reserved time; 0 if it may be now.

        Only one transaction may be in each, begun in its first half.
        """
        if not self._least_period:
            return 0.0
        period, since, length = self._now()
        if since < length / 2 and self._clock() >= self._used:
            return 0.0
        return period - since

    def until_load(self) -> float:
        """Seconds until what others store in a reserved time has to be loaded; infinite if there are none."""
        if not self._least_period:
            return inf
        period, since, length = self._now()
        return (_LOADED_AFTER * length - since) % period

    def use(self) -> None:
        """Begin the one transaction of the present reserved time."""
        self._used = self._clock() + self.left()

    async def wait_until_free(self) -> None:
        """Wait until this is no reserved time."""
        await _wait_until_none(self.left)

    async def wait_until_reserved(self) -> None:
        """Wait until something may be stored in a reserved time, and begin to."""
        await _wait_until_none(self.until_next)
        self.use()

    def _now(self) -> tuple[float, float, float]:
        """The present period in seconds, how much of it has passed, and how much of it is reserved."""
        length = min(_MOST_SECONDS, 2 * max(self._durations, default=0.0) + _LEAST_SECONDS)
        period = self._least_period
        while length > period / 2:
            period *= 2
        return period, self._clock() % period, length


async def _wait_until_none(left: Callable[[], float]) -> None:
    """Wait until no seconds are left."""
    while (seconds := left()) > 0:  # noqa: ASYNC110  # the clock may have been set meanwhile
        await asyncio.sleep(seconds)
