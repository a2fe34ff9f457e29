"""The request that the running code belongs to, and a log line for each request."""

import logging
import time
from contextvars import ContextVar
from secrets import token_hex
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

_log = logging.getLogger(__name__)
_current: ContextVar[Scope | None] = ContextVar("request", default=None)
_STATUS: Final = ("http.response.start", "websocket.http.response.start")
_SWITCHING_PROTOCOLS: Final = 101
_HEALTH: Final = "/api/health"
"""The path that load balancers request every few seconds; only its failures are logged."""


def current_request() -> dict[str, str]:
    """The log fields of the current request: its identifier, method, route and table."""
    scope = _current.get()
    if scope is None:
        return {}
    found = {
        "request": scope["request_id"],
        "method": scope.get("method", "WEBSOCKET"),
        "route": getattr(scope.get("route"), "path", None),
        "table": scope.get("path_params", {}).get("table_id"),
    }
    return {name: value for name, value in found.items() if value is not None}


class RequestLog:
    """Middleware that gives each request an identifier, and logs its result."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope["request_id"] = token_hex(8)
        _current.set(scope)  # never reset: uvicorn logs failures after this has ended
        began, status = time.perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] in _STATUS:
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = _SWITCHING_PROTOCOLS
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            seconds = round(time.perf_counter() - began, 4)
            usual = status < 400 and scope["path"].startswith(_HEALTH)
            level = logging.DEBUG if usual else logging.INFO
            _log.log(level, "answered", extra={"status": status, "seconds": seconds})
