"""Checking the Host header: which names a server answers to.

Another site can point its own name at this server (DNS rebinding); a browser would then treat this server's
pages as that site's. So names must be known in advance. Addresses need not be: they cannot be repointed.
"""

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

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
