"""Cancelling the work for a request whose client has disconnected."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request

_CLIENT_CLOSED_REQUEST: Final = 499
"""The status in the log for a request whose client has disconnected."""
_T = TypeVar("_T")


async def cancel_on_disconnect(request: Request, work: Coroutine[Any, Any, _T]) -> _T:
    """Await work for a request whose body has been read, and cancel it if the client disconnects.

    Raises HTTPException if the client has disconnected.
    """
    working = asyncio.create_task(work)
    gone = asyncio.create_task(_wait_for_disconnect(request))
    try:
        await asyncio.wait([working, gone], return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise HTTPException(_CLIENT_CLOSED_REQUEST, "The client is gone")
    finally:
        for task in (working, gone):
            task.cancel()
        del working, gone, task  # see `runtime.completion`


async def _wait_for_disconnect(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
