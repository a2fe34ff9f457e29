"""Running a server: check the database, listen, then run uvicorn until it is told to stop."""

import asyncio
import contextlib
import logging
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Sequence
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
from .network.chosen_limits import choose_limits
from .network.connections import Connections
from .network.limited_uvicorn import GracefulServer, LimitedHttp, LimitedWebSocket
from .network.limits import Limits
from .network.proxies import THIS_MACHINE, TrustedProxies
from .network.rates import Rates
from .notifications import PushKey
from .runtime.logs import LogFormat, log_to_stderr
from .settings import Retention, Services, Settings
from .storage import SchemaError, Store, StoreError, readable_by_others

_log = logging.getLogger(__name__)

_STOP_SECONDS: Final = 20.0
"""Longer than a server takes to close its connections and to store what was begun."""


class CannotServe(Exception):
    """The server cannot start. The message is one line: why, and what to do."""


def serve(
    settings: Settings, browser: bool = False, with_parent: bool = False, log_format: LogFormat = "text"
) -> None:
    """Serve until interrupted or terminated. Raises CannotServe.

    `browser` opens the game in one. With `with_parent`, who holds the other end of stdin keeps it running.
    """
    log_to_stderr(log_format)
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
        if browser:
            # A browser in a terminal would not return before it is closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        with contextlib.suppress(KeyboardInterrupt):
            server = graceful_server(settings)
            if with_parent:
                threading.Thread(target=_stop_with_parent, args=(server, settings), daemon=True).start()
            server.run(sockets=[listening])


def read_push_key(file: Path) -> str:
    """The private key in a file, as PEM. Raises CannotServe."""
    try:
        pem = file.read_text(encoding="ascii")
        PushKey(pem)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error).partition("\n")[0]
        raise CannotServe(f"the key for Web Push in {file} cannot be used: {why}") from error
    return pem


def origin(address: str) -> str:
    """The origin of an address where people open the game. Raises CannotServe."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or "@" in address:
        raise CannotServe(f"--public-url {address}: it has to look like https://play.example.org")
    return f"{parts.scheme}://{parts.netloc}"


def trusted_proxies(names: Sequence[str]) -> TrustedProxies:
    """The reverse proxies of these addresses; without any this machine, or what uvicorn's variable names.

    Raises CannotServe.
    """
    named = names or os.environ.get("FORWARDED_ALLOW_IPS", ",".join(THIS_MACHINE)).split(",")
    try:
        return TrustedProxies(named)
    except ValueError as error:
        raise CannotServe(
            f"--trust-proxy: {error}; it has to be an address as 10.0.0.5, or a network as 10.0.0.0/8"
        ) from error


def retention(archive_after: int | None, folder: Path, delete_after: int | None) -> Retention | None:
    """The rule for old tables that these options give. Raises CannotServe."""
    if archive_after is not None and delete_after is not None:
        raise CannotServe("--archive-after, --delete-after: a table is archived or deleted; give one of them")
    if delete_after is not None:
        return Retention(delete_after, None)
    return None if archive_after is None else Retention(archive_after, folder)


def limits_and_rates(choices: Sequence[str]) -> tuple[Limits, Rates]:
    """The limits that these choices lead to. Raises CannotServe."""
    try:
        return choose_limits(choices)
    except ValueError as error:
        raise CannotServe(f"--limit: {error}") from error


def _invitation(urls: list[str]) -> str:
    """What to tell whoever lets the network in."""
    if not urls:
        return "No address of this machine on a network was found; friends can come once it is in one"
    return f"Friends on your network open {' or '.join(urls)}"


def _stop_with_parent(server: uvicorn.Server, settings: Settings) -> None:
    """When the parent process has ended, stop the server, and in any case end this process."""
    precompile.wait_for_end_of_parent()
    server.should_exit = True
    time.sleep(settings.drain_seconds + _STOP_SECONDS)
    os._exit(1)


def graceful_server(settings: Settings, services: Services | None = None) -> GracefulServer:
    """A server that is ready to run, the same for tests as for people."""
    services = services or Services()
    app = create_app(settings, services)
    connections = Connections(settings.limits, settings.trusted_proxies)
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
    )
    return GracefulServer(config, app.state.begin_shutdown, settings.drain_seconds, services.sleep)


async def _check_database(settings: Settings) -> None:
    """Raise CannotServe, in one line, if the database cannot be used, before the application starts."""
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
    """A socket that already accepts connections, so that no browser comes too early. Raises CannotServe."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.create_server(address[:2], family=family)
    except (OSError, UnicodeError) as error:
        complaint = port_complaint(host, port) or f"cannot listen on {host}, port {port}: {error}"
        raise CannotServe(complaint) from error
    return listening
