"""The server's log: lines on stderr, and no flood of them, since strangers can cause some."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_ALIKE: Final = 5
_SECONDS: Final = 60.0


def log_to_stderr() -> None:
    """Write warnings and errors of this process to stderr."""
    handler = logging.StreamHandler()
    handler.addFilter(FewAlike())
    logging.basicConfig(
        level=logging.WARNING, format="%(levelname)s: %(message)s", handlers=[handler], force=True
    )


@dataclass(slots=True)
class _Kind:
    """Records that say the same."""

    since: float
    told: int = 0
    left_out: int = 0


class FewAlike(logging.Filter):
    """Lets a few records a minute through that say the same, and then says how many were left out.

    Records are alike if the same statement wrote them, about the same kind of exception.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` tells seconds."""
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
            kind.since, kind.told, kind.left_out = now, 0, 0
        if kind.told < _ALIKE:
            kind.told += 1
            return True
        kind.left_out += 1
        return False
