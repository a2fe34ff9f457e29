"""Reading JSON bodies of requests within size limits, answering in JSON, and work that clients wait for."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError, cross_origin_error
from condottiere.server.messages.api import Refusal
from condottiere.server.messages.protocol import RequestMessage
from condottiere.server.network.security import cross_origin
from condottiere.server.runtime.metrics import REFUSED
from condottiere.server.runtime.turns import start_for_client

_Body = TypeVar("_Body", bound=RequestMessage)
_T = TypeVar("_T")


async def decode_body(request: Request, kind: type[_Body], limit: int) -> _Body:
    """Read and decode the JSON body of a request, at most `limit` bytes long. Raises RequestError.

    Requiring the type application/json keeps pages of other sites from sending one.
    """
    if cross_origin(request.headers):
        raise cross_origin_error()
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        message = "The body must be JSON: send it with Content-Type: application/json."
        raise RequestError("not_json", message)
    body = await _read_body(request, limit)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError("bad_message", f"This request cannot be read: {str(error)[:200]}.") from None


def answer_with(message: msgspec.Struct, status: int = 200) -> Response:
    """A JSON answer that caches must not store."""
    return answer_with_json(msgspec.json.encode(message), status)


def answer_with_json(text: bytes, status: int = 200) -> Response:
    """As `answer_with`, for a message that is encoded already."""
    return Response(
        text,
        status_code=status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def no_content() -> Response:
    """An answer without a body to a successful request."""
    return Response(status_code=204, headers={"Cache-Control": "no-store"})


def refuse(error: RequestError) -> Response:
    """The answer to a refused request."""
    return answer_with(Refusal(code=error.code, message=error.message, fact=error.fact), error.status)


async def _read_body(request: Request, limit: int) -> bytearray:
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > limit:
                REFUSED.labels("body").inc()
                raise RequestError("too_large", Fact(id="error-request-too-large", limit=limit))
    except ClientDisconnect:  # nobody is left to read an answer
        raise RequestError("bad_message", "This request broke off.") from None
    return body


_CLIENT_CLOSED_REQUEST: Final = 499
"""The status in the log for a request whose client has disconnected."""


async def cancel_on_disconnect(request: Request, work: Coroutine[Any, Any, _T]) -> _T:
    """Await work for a request whose body has been read, and cancel it if the client disconnects.

    Raises HTTPException if the client has disconnected.
    """
    working = start_for_client(work)
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
