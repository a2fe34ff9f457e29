"""The server's log on stderr, with a line for each request.

Repeated lines are rate-limited, because strangers can cause them.
"""

import logging
import re
import time
from collections.abc import Callable, MutableMapping
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from secrets import token_hex
from typing import Any, Final, Literal, TypeAlias

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_log = logging.getLogger(__name__)
_current: ContextVar[Scope | None] = ContextVar("request", default=None)
_STATUS: Final = ("http.response.start", "websocket.http.response.start")
_SWITCHING_PROTOCOLS: Final = 101
_HEALTH: Final = "/api/health"
"""The path that load balancers request every few seconds; only its failures are logged."""


_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "WEBSOCKET")
TABLE_ID: Final = re.compile(r"[\w-]{12}", re.ASCII)
"""The form of every table's identifier. Keys, codes and the secrets of devices have other lengths."""


def current_request() -> dict[str, str]:
    """The log fields of the current request: its identifier, method, route and table.

    Clients choose the method and the table. Only known methods, and what has the form of a table's
    identifier, are named: a key in its place, or a long text, never reaches the log.
    """
    scope = _current.get()
    if scope is None:
        return {}
    method, table = scope.get("method", "WEBSOCKET"), scope.get("path_params", {}).get("table_id", "")
    found = {
        "request": scope["request_id"],
        "method": method if method in _METHODS else "other",
        "route": getattr(scope.get("route"), "path", None),
        "table": table if TABLE_ID.fullmatch(table) else None,
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


_MAX_REPEATS: Final = 5
_SECONDS: Final = 60.0
"""The time in which at most _MAX_REPEATS records of a kind are written."""


LogFormat: TypeAlias = Literal["text", "json"]
"""`text`: lines about problems, for people; `json`: lines for programs, also about each request."""


def log_to_stderr(style: LogFormat = "text") -> None:
    """Write the log of this process to stderr: warnings and errors and, as JSON, requests."""
    handler = logging.StreamHandler()
    handler.addFilter(RepeatFilter())
    handler.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
    if style == "json":
        handler.setFormatter(JsonFormatter())
        logging.getLogger("condottiere").setLevel(logging.INFO)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON, with the request that it belongs to and, if any, the table.

    No field contains a name, a key, a cookie or a card: of a request, only the route is logged.
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **current_request(),
            **{name: value for name in _FIELDS if (value := getattr(record, name, None)) is not None},
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


_FIELDS: Final = ("table", "status", "seconds")
"""Further fields of records, passed by `extra`."""


@dataclass(slots=True)
class _Kind:
    """The counts for one kind of records."""

    since: float
    written: int = 0
    left_out: int = 0


class RepeatFilter(logging.Filter):
    """Passes a few warnings of each kind per minute; the next one says how many were left out.

    Records are of the same kind if the same statement logged them with the same type of exception.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` is in seconds."""
        super().__init__()
        self._clock = clock
        self._kinds: dict[tuple[str, int, type[BaseException] | None], _Kind] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
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


class TableLog(logging.LoggerAdapter[logging.Logger]):
    """A logger whose records name a table, in their text and as a field."""

    def __init__(self, logger: logging.Logger, table_id: str) -> None:
        super().__init__(logger, {"table": table_id})
        self._prefix = f"table {table_id}: ".replace("%", "%%")

    def process(self, msg: object, kwargs: MutableMapping[str, Any]) -> tuple[Any, MutableMapping[str, Any]]:
        """Add the table to a record that is written."""
        return f"{self._prefix}{msg}", {**kwargs, "extra": self.extra}
