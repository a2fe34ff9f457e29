"""Checkpoints, at which a bot that thinks for long lets others go first or is told to stop.

Bots call `checkpoint` every few milliseconds. Whoever runs them in a thread says with `checkpoints` what it
does there: return at once, return later, or raise, which ends the thought. By default it does nothing.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, TypeAlias

Checkpoint: TypeAlias = Callable[[], None]


class Abandoned(BaseException):
    """Nobody waits for this thought any more. Not an Exception, so that no bot takes it for a mistake."""


def _proceed() -> None:
    """Nobody has to wait, and nobody asks."""


_current: Final[ContextVar[Checkpoint]] = ContextVar("checkpoint", default=_proceed)


def checkpoint() -> None:
    """Go on thinking, perhaps after a while. Raises whatever ends this thought."""
    _current.get()()


@contextmanager
def checkpoints(call: Checkpoint) -> Iterator[None]:
    """Within this, in this thread, `checkpoint` calls `call`."""
    token = _current.set(call)
    try:
        yield
    finally:
        _current.reset(token)
