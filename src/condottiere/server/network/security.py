"""Security headers, and the checks for requests from pages of other sites and for the Host header.

Another site can point its own name at this server (DNS rebinding); a browser would then treat this server's
pages as that site's. So names must be known in advance. Addresses need not be: they cannot be repointed.
"""

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

DOCUMENT_HEADERS: Final = {
    # All resources come from this server. Vite embeds small pictures and fonts as data URLs.
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
"""Headers that browsers respect only for documents and workers."""

HEADERS: Final = {
    **DOCUMENT_HEADERS,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

_PARTS: Final = ("text/javascript", "application/javascript", "text/css", "font/")
"""The types of page parts. Python before 3.12 uses the second for scripts, unless the system overrides it."""


class SecurityHeaders:
    """Middleware that adds HEADERS to every HTTP answer; parts of pages do not get DOCUMENT_HEADERS."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                part = _is_part_of_page(scope["path"], headers.get("content-type", ""))
                for name, value in HEADERS.items():
                    if not (part and name in DOCUMENT_HEADERS):
                        headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def _is_part_of_page(path: str, content_type: str) -> bool:
    """Check if this is a script, a style sheet or a font of a page, not a document."""
    return path.startswith("/assets/") and content_type.startswith(_PARTS)


def cross_origin(headers: Headers) -> bool:
    """Check if a page of another site sent this request. Programs other than browsers send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
    except ValueError:  # not a valid origin
        return True


ANY: Final = "*"
"""The allowed name that means every name."""
_MISDIRECTED: Final = 421


class AllowedHosts:
    """Middleware that answers only if the Host is an address, a name of this machine, or an allowed one."""

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        """`names` are allowed in addition to those of this machine."""
        self._app = app
        self._names = {_host_name(name) for name in names} | _names_of_this_machine()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = Headers(scope=scope).get("host") if scope["type"] in ("http", "websocket") else None
        if host is None or self._allows(_host_name(host)):  # every browser sends a Host
            await self._app(scope, receive, send)
            return
        answer = _misdirected_response(_host_name(host))
        if scope["type"] == "http":
            await answer(scope, receive, send)
        else:
            with suppress(WebSocketDisconnect):
                await WebSocket(scope, receive, send).send_denial_response(answer)

    def _allows(self, name: str) -> bool:
        return ANY in self._names or name in self._names or name.endswith(".localhost") or _is_address(name)


def _misdirected_response(name: str) -> PlainTextResponse:
    known = name if name.isascii() and name.replace("-", "").replace(".", "").isalnum() else "NAME"
    return PlainTextResponse(
        "This server does not know the name by which you asked for it. The server admin can allow it with "
        f"--allow-host {known[:253]}\n",
        status_code=_MISDIRECTED,
    )


def _host_name(host: str) -> str:
    """The name or address of a Host header, without port and brackets."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    name, colon, port = host.rpartition(":")
    return (name if colon and ":" not in name and not port.strip("0123456789") else host).rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _names_of_this_machine() -> set[str]:
    """The host name of this machine, and the one by which its local network knows it (mDNS)."""
    own = socket.gethostname().lower()
    first = own.partition(".")[0]
    return {"localhost", own, first, f"{first}.local"} - {"", ".local"}
