"""Checkpoints, at which a long decision of a bot can be paused or cancelled.

Bots call `checkpoint` every few milliseconds while they think. Code that runs a bot in a thread sets a
callback with `checkpoints`, which may block for a while, or raise to cancel the decision. By default nothing
happens.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, TypeAlias

Checkpoint: TypeAlias = Callable[[], None]


class Abandoned(BaseException):
    """The decision is no longer needed. A BaseException, so that no bot handles it as an error."""


def _proceed() -> None:
    """Do nothing."""


_current: Final[ContextVar[Checkpoint]] = ContextVar("checkpoint", default=_proceed)


def checkpoint() -> None:
    """Call this thread's callback, which may block, or raise to cancel the decision."""
    _current.get()()


@contextmanager
def checkpoints(call: Checkpoint) -> Iterator[None]:
    """Let `checkpoint` call `call` within this context, in this thread."""
    token = _current.set(call)
    try:
        yield
    finally:
        _current.reset(token)
