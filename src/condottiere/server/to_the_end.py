"""Work that goes on when the connection that asked for it has ended."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from .errors import RequestError

_log = logging.getLogger(__name__)
_T = TypeVar("_T")


async def to_the_end(work: Coroutine[Any, Any, _T]) -> _T:
    """Work that a lost connection must not leave half done: stored, but not told."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_note_failure)
        raise


def _note_failure(task: asyncio.Future[Any]) -> None:
    """Nobody waits for this work any more, so nobody else learns how it ended."""
    if not task.cancelled() and not isinstance(error := task.exception(), RequestError | None):
        _log.error("work that went on after its connection failed", exc_info=error)
