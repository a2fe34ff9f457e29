"""Requests to addresses that strangers choose, but not into the operator's own network unless allowed.

The addresses of a name are checked when connecting, and the connection goes to a checked address. So the name
cannot point to another machine by then (DNS rebinding).
"""

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import httpcore

from condottiere.languages.bundle import language
from condottiere.languages.fact import Fact
from condottiere.server.network.public_addresses import is_public

MAX_URL: Final = 2000
"""The maximum length of a URL."""
_SECONDS: Final = 10.0
"""The time limit for a whole request, including name resolution."""
_CONNECT_SECONDS: Final = 4.0
"""The time limit for connecting to each address of a name."""
_AT_ONCE: Final = 16
_FIRST_OPEN_PORT: Final = 1024

Resolve: TypeAlias = Callable[[str, int], Awaitable[Sequence[str]]]
"""Resolves a name and a port to addresses. Raises OSError."""


class Refused(Exception):
    """An address is refused, and nothing is sent to it. `fact` is the reason for the person who chose it."""

    def __init__(self, fact: Fact) -> None:
        super().__init__(language().write(fact))
        self.fact = fact


class Unreachable(Exception):
    """A request got no answer."""


class Outgoing(NamedTuple):
    """A POST request."""

    url: str
    headers: Mapping[str, str]
    body: bytes


class Outbound:
    """Sends requests without following redirects or keeping cookies; reads only the status of an answer."""

    def __init__(self, allow_internal: bool = False, resolve: Resolve | None = None) -> None:
        """`allow_internal` permits requests to every machine and port that this machine can reach."""
        self._allow_internal = allow_internal
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=_AT_ONCE,
            max_keepalive_connections=0,
            network_backend=_Network(allow_internal, resolve or _resolve),
        )

    async def post(self, request: Outgoing) -> int:
        """Send a request and return the status of the answer. Raises Refused and Unreachable."""
        url = check_url(request.url, self._allow_internal)
        headers = {**request.headers, "Host": urlsplit(request.url).netloc, "User-Agent": "Condottiere"}
        try:
            async with (
                self._slots,
                asyncio.timeout(_SECONDS),
                self._pool.stream("POST", url, headers=list(headers.items()), content=request.body) as answer,
            ):
                return answer.status
        except (TimeoutError, OSError, httpcore.TimeoutException) as error:
            raise Unreachable(
                "no answer in time" if isinstance(error, TimeoutError) else str(error)
            ) from error
        except (httpcore.NetworkError, httpcore.ProtocolError) as error:
            raise Unreachable(str(error)) from error

    async def close(self) -> None:
        await self._pool.aclose()


def check_url(url: str, allow_internal: bool = False) -> httpcore.URL:
    """Check a URL before its name is resolved, and return it. Raises Refused."""
    if len(url) > MAX_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise Refused(Fact(id="error-address-form", limit=MAX_URL))
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused(Fact(id="error-address-no-page")) from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refused(Fact(id="error-address-scheme"))
    if "@" in parts.netloc:
        raise Refused(Fact(id="error-address-password"))
    if not (port in (None, 80, 443) or port >= _FIRST_OPEN_PORT or allow_internal):
        raise Refused(Fact(id="error-address-port", text=str(port), limit=_FIRST_OPEN_PORT))
    target = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
    return httpcore.URL(scheme=parts.scheme, host=parts.hostname, port=port, target=target)


class _Network(httpcore.AsyncNetworkBackend):
    """Connects only to public addresses, or to all if allowed."""

    def __init__(self, allow_internal: bool, resolve: Resolve) -> None:
        self._allow_internal = allow_internal
        self._resolve = resolve
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  # as httpcore declares it
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await self._resolve(host, port)
        if not self._allow_internal and not all(map(is_public, addresses)):
            raise Refused(Fact(id="error-address-private"))
        failure: Exception = httpcore.ConnectError("it has no address")
        for address in addresses:
            try:
                return await self._network.connect_tcp(
                    address, port, timeout or _CONNECT_SECONDS, local_address, socket_options
                )
            except (httpcore.NetworkError, httpcore.TimeoutException) as error:
                failure = error
        raise failure


async def _resolve(host: str, port: int) -> list[str]:
    """The addresses of a name, in the order to try them. Raises OSError."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()

    def settle(addresses: list[str], error: Exception | None) -> None:
        if found.done():
            return
        if error is None:
            found.set_result(addresses)
        else:
            found.set_exception(error)

    def look_up() -> None:
        addresses: list[str] = []
        failure: Exception | None = None
        try:
            results = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = list(dict.fromkeys(str(address[0]) for *_, address in results))
        except (OSError, UnicodeError) as error:
            failure = OSError(str(error))
        with suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(settle, addresses, failure)

    # A name server may take a minute, and neither the replay threads nor a shutdown may wait for it.
    threading.Thread(target=look_up, name="look up", daemon=True).start()
    return await found
