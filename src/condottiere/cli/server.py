"""`condottiere serve`."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter, validators

from condottiere.server.messages.protocol import Pace

from .databases import DatabaseName

Days = Annotated[int | None, Parameter(validator=validators.Number(gte=1))]
Port = Annotated[int, Parameter(validator=validators.Number(gte=0, lte=65535))]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ServeOptions:
    """How the game is served."""

    host: str = "127.0.0.1"
    """Address to listen on; 127.0.0.1 is this machine only, 0.0.0.0 all networks it is in."""
    port: Port = 8000
    """Port to listen on; 0 takes any that is free."""
    allow_host: tuple[str, ...] = ()
    """Name that browsers may ask for this server by, beside addresses and this machine's own name; give it
    once for each name. `*` allows every name."""
    trust_proxy: tuple[str, ...] = ()
    """Address or network, as 10.0.0.0/8, of a reverse proxy that says who sends a request (X-Forwarded-For)
    and whether over HTTPS (X-Forwarded-Proto); give it once for each. Without it this machine is believed."""
    limit: tuple[str, ...] = ()
    """What clients may do at most, as NAME=NUMBER, or as NAME=NUMBER/SECONDS where it is a rate; give it once
    for each. docs/running.md lists them."""
    db: DatabaseName = "condottiere.db"
    """File that games are kept in, made if it is not there; or the address of a PostgreSQL database, as
    postgresql://user:password@host/database. Other users of this machine see options, but not variables."""
    archive_after: Days = None
    """Days after which a table that nobody touches is archived: its record is written to a file, and it is
    removed from the database. Without this and --delete-after nothing is ever removed."""
    archive_to: Path = Path("archive")
    """Folder for these records."""
    delete_after: Days = None
    """Days after which a table that nobody touches is removed for good, without a record."""
    public_url: str | None = None
    """Where people open the game, as https://play.example.org: links in notifications lead there. Otherwise
    they lead to where each person has opened it."""
    push_key: Path | None = None
    """File with the private key that signs Web Push messages (P-256, PEM). Otherwise the server makes
    one, and keeps it in the database."""
    allow_internal_notifications: bool = False
    """Send notifications also to addresses inside the network that the server is in, and to all ports. People
    who can reach the server can then have it send requests there."""
    metrics_port: Annotated[int | None, Parameter(validator=validators.Number(gte=1, lte=65535))] = None
    """Port at which Prometheus reads the metrics of this process, at /metrics. Without it nobody does."""
    metrics_host: str = "127.0.0.1"
    """Address to listen on for Prometheus."""
    log_format: Literal["text", "json"] = "text"
    """`text` for people, of what goes wrong; `json` for programs, with a line for each request, too."""
    drain: Annotated[float, Parameter(validator=validators.Number(gte=0))] = 0.0
    """Seconds for which a server that is told to end says at /api/health/ready that it is not ready, before
    it lets nobody in: as long as a load balancer needs to notice."""
    pace: Pace = "normal"
    """How fast bots act, unless a table says otherwise."""
    browser: Annotated[bool, Parameter(name="--open", negative="--no-browser")] = False
    """Open the game in a browser."""
    precompile: bool = True
    """Compile the stronger bots ahead, in the background. The first time this takes one to two minutes."""
    with_parent: Annotated[bool, Parameter(show=False)] = False
    """Stop when whoever holds the other end of stdin ends."""


def serve(*, options: ServeOptions = ServeOptions()) -> int:
    """Serve the game to browsers."""
    from condottiere.server.serve import (
        CannotServe,
        limits_and_rates,
        origin,
        read_push_key,
        retention,
        serve,
        trusted_proxies,
    )
    from condottiere.server.settings import Settings

    try:
        limits, rates = limits_and_rates(options.limit)
        settings = Settings(
            host=options.host,
            port=options.port,
            allowed_hosts=options.allow_host,
            retention=retention(options.archive_after, options.archive_to, options.delete_after),
            limits=limits,
            rates=rates,
            trusted_proxies=trusted_proxies(options.trust_proxy),
            database=options.db,
            public_url=None if options.public_url is None else origin(options.public_url),
            push_key=None if options.push_key is None else read_push_key(options.push_key),
            allow_internal_notifications=options.allow_internal_notifications,
            metrics_host=options.metrics_host,
            metrics_port=options.metrics_port,
            drain_seconds=options.drain,
            pace=options.pace,
            precompile=options.precompile,
        )
        serve(settings, options.browser, options.with_parent, options.log_format)
    except CannotServe as complaint:
        print(f"condottiere: {complaint}", file=sys.stderr)
        return 1
    return 0
