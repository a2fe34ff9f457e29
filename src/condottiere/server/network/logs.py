"""The server's log on stderr, in which no line is repeated without end, since strangers can cause some."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_MAX_REPEATS: Final = 5
_SECONDS: Final = 60.0
"""The time in which _MAX_REPEATS records of a kind are written."""


def log_to_stderr() -> None:
    """Write warnings and errors of this process to stderr."""
    handler = logging.StreamHandler()
    handler.addFilter(RepeatFilter())
    logging.basicConfig(
        level=logging.WARNING, format="%(levelname)s: %(message)s", handlers=[handler], force=True
    )


@dataclass(slots=True)
class _Kind:
    """What was counted of one kind of records."""

    since: float
    written: int = 0
    left_out: int = 0


class RepeatFilter(logging.Filter):
    """Passes a few records of each kind a minute, and says with the next how many were left out.

    Records are of one kind if the same statement wrote them, with the same type of exception.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` is in seconds."""
        super().__init__()
        self._clock = clock
        self._kinds: dict[tuple[str, int, type[BaseException] | None], _Kind] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = self._clock()
        exception = record.exc_info[0] if record.exc_info else None
        kind = self._kinds.setdefault((record.pathname, record.lineno, exception), _Kind(now))
        if now - kind.since >= _SECONDS:
            if kind.left_out:
                record.msg = f"{record.getMessage()} ({kind.left_out} more like this were left out)"
                record.args = None
            kind.since, kind.written, kind.left_out = now, 0, 0
        if kind.written < _MAX_REPEATS:
            kind.written += 1
            return True
        kind.left_out += 1
        return False
