"""Requests to addresses that strangers choose, but not into the operator's own network unless allowed.

The addresses of a name are checked when connecting, and the connection goes to a checked address. So the name
cannot point to another machine by then (DNS rebinding).
"""

import asyncio
import socket
import ssl
import threading
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import httpcore

from condottiere.languages.bundle import language
from condottiere.languages.fact import Fact
from condottiere.server.network.public_addresses import is_public

from .fair_slots import AT_ONCE, FairSlots, Hosts

MAX_URL: Final = 2000
"""The maximum length of a URL."""
_CONNECT_SECONDS: Final = 2.0
"""The time limit for connecting to each address of a name."""
_FIRST_OPEN_PORT: Final = 1024
_MAX_HEAD: Final = 16 * 1024
"""The maximum number of bytes read of an answer: reading on would take the time of everybody's moves."""

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

    def __init__(
        self,
        allow_internal: bool = False,
        resolve: Resolve | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`allow_internal` permits requests to every machine and port that this machine can reach."""
        self._allow_internal = allow_internal
        self._clock = clock
        self._hosts = Hosts(clock)
        self._slots = FairSlots(self._hosts)
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=AT_ONCE,
            max_keepalive_connections=0,
            network_backend=_Network(allow_internal, resolve or _resolve),
        )

    async def post(self, request: Outgoing, person: str, now: bool = False) -> int:
        """Send a request for a person and return the status of the answer. Raises Refused and Unreachable.

        Nothing is sent to a host that is left alone because it did not answer, unless `now` is set.
        """
        url = check_url(request.url, self._allow_internal)
        host = url.host.decode()
        async with self._slots.take(person, host):
            if not now and self._hosts.pause(host) > 0:
                raise Unreachable("it has not answered lately")
            began = self._clock()
            try:
                async with asyncio.timeout(self._hosts.seconds(host)):
                    status = await self._send(request, url)
            except (TimeoutError, httpcore.TimeoutException) as error:
                self._hosts.note(host, None)
                raise Unreachable("no answer in time") from error
            except (OSError, httpcore.NetworkError, httpcore.ProtocolError) as error:
                raise Unreachable(str(error)) from error
            self._hosts.note(host, self._clock() - began)
            return status

    async def _send(self, request: Outgoing, url: httpcore.URL) -> int:
        headers = {**request.headers, "Host": urlsplit(request.url).netloc, "User-Agent": "Condottiere"}
        lines = list(headers.items())
        async with self._pool.stream("POST", url, headers=lines, content=request.body) as answer:
            status: int = answer.status
            return status

    def pause(self, url: str) -> float:
        """The seconds for which the host of a URL is left alone because it did not answer."""
        return self._hosts.pause(urlsplit(url).hostname or "")

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
                stream = await self._network.connect_tcp(
                    address, port, timeout or _CONNECT_SECONDS, local_address, socket_options
                )
                return _Head(stream)
            except (httpcore.NetworkError, httpcore.TimeoutException) as error:
                failure = error
        raise failure


class _Head(httpcore.AsyncNetworkStream):
    """A connection of which only _MAX_HEAD bytes are read.

    A server may announce its answer without end (RFC 9110, 15.2), and httpcore reads on as long as it does.
    """

    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self._stream = stream
        self._left = _MAX_HEAD

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ASYNC109  # as above
        if not self._left:
            raise httpcore.ReadError(f"the head of its answer has more than {_MAX_HEAD} bytes")
        data = await self._stream.read(min(max_bytes, self._left), timeout)
        self._left -= len(data)
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ASYNC109
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> httpcore.AsyncNetworkStream:
        return _Head(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


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
