"""Running a server: check the database, listen, then run uvicorn until it is told to stop."""

import asyncio
import contextlib
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import urlsplit

import uvicorn

from condottiere.bots import precompile
from condottiere.ports import port_complaint

from .app import create_app
from .network.addresses import listens_on_all, network_urls, url
from .network.connections import Connections
from .network.limited_uvicorn import GracefulServer, LimitedHttp, LimitedWebSocket
from .network.limits import choose_limits
from .network.security import ANY, host_name
from .notifications import read_push_key
from .runtime.logs import log_to_stderr
from .server import Server
from .services import Services
from .settings import Settings
from .storage import SchemaError, Store, StoreError, readable_by_others

_log = logging.getLogger(__name__)

_SWITCH_SECONDS: Final = 0.0005
"""Seconds for which a thread that computes may keep the interpreter from the event loop, each time it wakes.

Python's 5 ms would be as long as all else that a move takes, and a move wakes the event loop several times.
"""
_STOP_SECONDS: Final = 20.0
"""Seconds after which a stopping server is killed: longer than it needs to close and store everything."""


class CannotServe(Exception):
    """The server cannot start. The message is one line: why, and what to do."""


def serve(settings: Settings) -> None:
    """Serve until interrupted or terminated. Raises CannotServe."""
    settings = check_settings(settings)
    log_to_stderr(settings.log_format)
    sys.setswitchinterval(_SWITCH_SECONDS)
    with _listen(settings.host, settings.port) as listening:
        if settings.metrics_port is not None:
            _listen(settings.metrics_host, settings.metrics_port).close()
        asyncio.run(_check_database(settings))
        settings = replace(settings, port=listening.getsockname()[1])
        address = url(settings.host, settings.port)
        print(f"Condottiere is at {address}", flush=True)
        if listens_on_all(settings.host):
            print(_invitation(network_urls(settings.host, settings.port)), flush=True)
        print(f"Games are kept in {_place(settings.database)}", flush=True)
        if settings.browser:
            # A browser in a terminal would not return before it is closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        with contextlib.suppress(KeyboardInterrupt):
            server = graceful_server(settings)
            if settings.with_parent:
                threading.Thread(target=_stop_with_parent, args=(server, settings), daemon=True).start()
            server.run(sockets=[listening])


def check_settings(settings: Settings) -> Settings:
    """Check settings, apply `limit` to `limits`, and reduce `public_url` to an origin. Raises CannotServe."""
    for name in settings.allowed_hosts:
        if name != ANY and host_name(name) is None:
            raise CannotServe(f"--allow-host {name!r}: it has to look like play.example.org")
    with _option("--limit"):
        settings = replace(settings, limits=choose_limits(settings.limit, settings.limits), limit=())
    with _option("--trust-proxy"):
        _ = settings.trusted_proxies
    with _option("--archive-after, --delete-after"):
        _ = settings.retention
    if settings.push_key is not None:
        with _option("--push-key"):
            read_push_key(settings.push_key)
    if settings.public_url is not None:
        with _option(f"--public-url {settings.public_url}"):
            settings = replace(settings, public_url=origin(settings.public_url))
    return settings


@contextlib.contextmanager
def _option(name: str) -> Iterator[None]:
    """Convert a ValueError in this block to a CannotServe that names an option."""
    try:
        yield
    except ValueError as error:
        raise CannotServe(f"{name}: {error}") from error


def origin(address: str) -> str:
    """The origin of a URL that has no path. Raises ValueError."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or host_name(parts.netloc) is None or parts.path.strip("/"):
        raise ValueError("it has to look like https://play.example.org, without a path")
    return f"{parts.scheme}://{parts.netloc}"


def _invitation(urls: list[str]) -> str:
    """The line to print about a server that listens on all networks."""
    if not urls:
        return "No address of this machine on a network was found; friends can come once it is in one"
    return f"Friends on your network open {' or '.join(urls)}"


def _stop_with_parent(server: uvicorn.Server, settings: Settings) -> None:
    """Wait for the parent process to end, then stop the server, and kill this process if that takes long."""
    precompile.wait_for_end_of_parent()
    server.should_exit = True
    time.sleep(settings.drain_seconds + _STOP_SECONDS)
    os._exit(1)


def graceful_server(settings: Settings, services: Services | None = None) -> GracefulServer:
    """A configured server that is ready to run, as `serve` and the tests use it."""
    services = services or Services()
    app = create_app(settings, services)
    state: Server = app.state.server
    connections = Connections(settings.limits, settings.trusted_proxies, state.loop_shares)
    limited: dict[str, Any] = {"limits": settings.limits, "connections": connections}
    config = uvicorn.Config(
        app,
        http=cast("type[asyncio.Protocol]", partial(LimitedHttp, **limited)),
        ws=cast("type[asyncio.Protocol]", partial(LimitedWebSocket, **limited)),
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies.names,
        timeout_graceful_shutdown=5,
        ws_ping_interval=settings.limits.silent_seconds,
        ws_ping_timeout=settings.limits.silent_seconds,
    )
    return GracefulServer(
        config, state.begin_shutdown, state.polled.end_all, settings.drain_seconds, services.sleep
    )


async def _check_database(settings: Settings) -> None:
    """Raise CannotServe, with a message of one line, if the database cannot be used."""
    try:
        store = await Store.open(settings.database, settings.busy_timeout)
        try:
            await store.check_writable()
        finally:
            await store.close()
    except (StoreError, SchemaError) as error:
        place, advice = f"the database {_place(settings.database)}", "name another file with --db"
        if _is_url(settings.database):
            place, advice = _place(settings.database), "its address comes from --db or CONDOTTIERE_DB"
        raise CannotServe(f"{place} cannot be used: {error}; {advice}") from error
    if not _is_url(settings.database) and readable_by_others(settings.database):
        _log.warning(
            "other users of this machine may read the games; if they should not: chmod 600 %s",
            _place(settings.database),
        )


def _is_url(database: str) -> bool:
    return "://" in database


def _place(database: str) -> str:
    if _is_url(database):
        return "the database it was given"  # its address may hold a password
    return str(Path(database).absolute()) if database else "''"


def _listen(host: str, port: int) -> socket.socket:
    """A socket that already listens, so that a browser opened at once can connect. Raises CannotServe."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.create_server(address[:2], family=family)
    except (OSError, UnicodeError) as error:
        complaint = port_complaint(host, port) or f"cannot listen on {host}, port {port}: {error}"
        raise CannotServe(complaint) from error
    return listening
