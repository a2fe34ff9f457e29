"""Security headers, and the checks for requests from pages of other sites and for the Host header.

Another site can point its own name at this server (DNS rebinding); a browser would then treat this server's
pages as that site's. So names must be known in advance. Addresses need not be: they cannot be repointed.
"""

import re
import socket
from collections.abc import Collection
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

DOCUMENT_HEADERS: Final = {
    # All resources come from this server. Vite embeds small pictures and fonts as data URLs. A waiting room
    # shows other pages of this server within its own.
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "SAMEORIGIN",
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
        site = urlsplit(origin).netloc.lower()
    except ValueError:  # not a valid origin
        return True
    return not site or site != headers.get("host", "").lower()


ANY: Final = "*"
"""The allowed name that means every name."""
_MISDIRECTED: Final = 421


class AllowedHosts:
    """Middleware that answers only if the Host is an address, a name of this machine, or an allowed one."""

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        """`names` are allowed besides addresses and the names of this machine; ANY allows every name."""
        self._app = app
        self._all = ANY in names
        self._names = {*map(host_name, names), *_names_of_this_machine()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = Headers(scope=scope).get("host") if scope["type"] in ("http", "websocket") else None
        if host is None or self._allows(host_name(host)):  # every browser sends a Host
            await self._app(scope, receive, send)
            return
        answer = _misdirected_response(host_name(host))
        if scope["type"] == "http":
            await answer(scope, receive, send)
        else:
            with suppress(WebSocketDisconnect):
                await WebSocket(scope, receive, send).send_denial_response(answer)

    def _allows(self, name: str | None) -> bool:
        if name is None:
            return False
        known = self._all or name in self._names or name.endswith(".localhost")
        return known or _is_address(name, IPv4Address) or _is_address(name, IPv6Address)


def _misdirected_response(name: str | None) -> PlainTextResponse:
    return PlainTextResponse(
        "This server does not know the name by which you asked for it. The server admin can allow it with "
        f"--allow-host {name or 'NAME'}\n",
        status_code=_MISDIRECTED,
    )


_AUTHORITY: Final = re.compile(
    r"(?:\[(?P<v6>[0-9a-f:.]{2,45})(?:%25[\w.~-]{1,40})?\]|(?P<name>[\w-]{1,63}(?:\.[\w-]{1,63}){0,126})\.?)"
    r"(?::[0-9]{1,5})?",
    re.ASCII | re.IGNORECASE,
)
"""The authority of a URL without user information (RFC 3986, 3.2): of names only those that DNS can hold.

An IPv6 address may have a zone (RFC 6874); underscores are found in names of machines.
"""


def host_name(host: str) -> str | None:
    """The name or address in a Host header, without port, brackets and zone; None if it is not valid."""
    found = _AUTHORITY.fullmatch(host.strip(" \t"))
    if found is None:
        return None
    address = found["v6"]
    if address is not None and not _is_address(address, IPv6Address):
        return None
    return (address or found["name"]).lower()


def _is_address(name: str, kind: type[IPv4Address | IPv6Address]) -> bool:
    try:
        kind(name)
    except ValueError:
        return False
    return True


def _names_of_this_machine() -> set[str]:
    """The host name of this machine, and the one by which its local network knows it (mDNS)."""
    own = socket.gethostname().lower()
    first = own.partition(".")[0]
    return {"localhost", own, first, f"{first}.local"} - {"", ".local"}
