"""The settings of a server: the options of `condottiere serve`, and a few that only tests change."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, TypeVar

from cyclopts import Parameter, validators

from condottiere.cpus import available_cpus

from .messages.protocol import CAPTAIN_SECONDS, Pace
from .network.limits import Limits
from .network.proxies import THIS_MACHINE, TrustedProxies

_T = TypeVar("_T")
_Days: TypeAlias = Annotated[int | None, Parameter(validator=validators.Number(gte=1))]
_Port: TypeAlias = Annotated[int, Parameter(validator=validators.Number(gte=0, lte=65535))]
DatabaseName: TypeAlias = Annotated[str, Parameter(name="--db", env_var="CONDOTTIERE_DB")]
NoOption: TypeAlias = Annotated[_T, Parameter(parse=False)]
"""A setting that the command line does not have."""


def _split_at_commas(_: object, text: str, delimiter: str | None = None) -> list[str]:
    """Split a variable as uvicorn does; cyclopts calls this."""
    return text.split(delimiter or ",")


@dataclass(frozen=True, slots=True)
class Retention:
    """For how long games are kept that nobody touches."""

    days: float
    folder: Path | None
    """Where the record of each is written before it is removed; None to remove it without."""


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How the game is served."""

    host: str = "127.0.0.1"
    """Address to listen on; 127.0.0.1 is this machine only, 0.0.0.0 all networks it is in."""
    port: _Port = 8000
    """Port to listen on; 0 takes any that is free."""
    allowed_hosts: Annotated[tuple[str, ...], Parameter(name="--allow-host")] = ()
    """Name that browsers may ask for this server by, beside addresses and this machine's own name; give it
    once for each name. `*` allows every name."""
    trust_proxy: Annotated[
        tuple[str, ...],
        Parameter(env_var="FORWARDED_ALLOW_IPS", env_var_split=_split_at_commas),
    ] = THIS_MACHINE
    """Address or network, as 10.0.0.0/8, of a reverse proxy that says who sends a request (X-Forwarded-For)
    and whether over HTTPS (X-Forwarded-Proto); give it once for each. Without it this machine is believed."""
    limit: tuple[str, ...] = ()
    """What clients may do at most, as NAME=NUMBER, or as NAME=NUMBER/SECONDS where it is a rate; give it once
    for each. docs/running.md lists them."""
    limits: NoOption[Limits] = Limits()
    """The limits that are not given by `limit`."""
    database: DatabaseName = "condottiere.db"
    """File that games are kept in, made if it is not there; or the address of a PostgreSQL database, as
    postgresql://user:password@host/database. Other users of this machine see options, but not variables."""
    archive_after: _Days = None
    """Days after which a table that nobody touches is archived: its record is written to a file, and it is
    removed from the database. Without this and --delete-after nothing is ever removed."""
    archive_to: Path = Path("archive")
    """Folder for these records."""
    delete_after: _Days = None
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
    drain_seconds: Annotated[float, Parameter(name="--drain", validator=validators.Number(gte=0))] = 0.0
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
    static: NoOption[Path] = Path(__file__).parent.parent / "static"
    """Where the built browser UI is."""
    busy_timeout: NoOption[float] = 3.0
    """Seconds to wait for a database that another process has locked."""
    follow_seconds: NoOption[float] = 1.0
    """Seconds between two checks for what other processes have stored."""
    lease_seconds: NoOption[float] = 15.0
    """Seconds without a sign of life after which a server process is taken to have ended."""
    schedule_seconds: NoOption[float] = 1.0
    """Seconds between two looks for tables with a clock that are due."""
    attend_seconds: NoOption[float] = 60.0
    """Seconds after which a table at which bots act although nobody watches has others act first."""
    health_seconds: NoOption[float] = 1.0
    """Seconds for which a check of the database is good: each check writes to it."""
    room_seconds: NoOption[float] = 24 * 3600.0
    """Seconds without a change after which a table that nobody starts is removed."""
    host_seconds: NoOption[float] = 30.0
    """Seconds for which nothing is heard of the host of a waiting room until another person is its host."""
    captain_seconds: NoOption[float] = CAPTAIN_SECONDS
    retry_seconds: NoOption[float] = 1.0
    """Seconds until a bot tries again to act when the database could not store its action."""
    bot_slots: NoOption[int] = field(default_factory=available_cpus)
    """How many bots think at the same time."""
    notify_seconds: NoOption[float] = 20.0
    """Seconds after which people who do not look at a table are told that it waits for them."""
    retention_seconds: NoOption[float] = 3600.0
    """Seconds between two looks for old games."""

    @property
    def trusted_proxies(self) -> TrustedProxies:
        """The reverse proxies that say who sends a request, and whether over HTTPS. Raises ValueError."""
        return TrustedProxies(self.trust_proxy)

    @property
    def retention(self) -> Retention | None:
        """When old games are archived or deleted; None for never. Raises ValueError."""
        if self.archive_after is not None and self.delete_after is not None:
            raise ValueError("a table is archived or deleted; give one of them")
        if self.delete_after is not None:
            return Retention(self.delete_after, None)
        return None if self.archive_after is None else Retention(self.archive_after, self.archive_to)
