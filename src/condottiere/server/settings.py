"""The settings of a server: the options of `condottiere serve`, and a few that only tests change."""

import shlex
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, TypeVar

from cyclopts import Parameter, validators

from condottiere.cpus import available_cpus

from .messages.protocol import CAPTAIN_SECONDS, Pace
from .network.addresses import THIS_MACHINE, TrustedProxies
from .network.limits import Limits

_T = TypeVar("_T")
_Days: TypeAlias = Annotated[int | None, Parameter(validator=validators.Number(gte=1))]
_Port: TypeAlias = Annotated[int, Parameter(validator=validators.Number(gte=0, lte=65535))]
DatabaseName: TypeAlias = Annotated[str, Parameter(name="--db", env_var="CONDOTTIERE_DB")]
NoOption: TypeAlias = Annotated[_T, Parameter(parse=False)]
"""A setting that is not an option of the command line."""


def _split_at_commas(_: object, text: str, delimiter: str | None = None) -> list[str]:
    """Split an environment variable as uvicorn does; cyclopts calls this."""
    return text.split(delimiter or ",")


@dataclass(frozen=True, slots=True)
class Retention:
    """When unused games are removed."""

    days: float
    """Days without use after which a game is removed."""
    folder: Path | None
    """The folder for the record of each removed game; None to write no record."""


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of a server. `--help` shows the docstrings of those that are options."""

    host: str = "127.0.0.1"
    """Address to listen on; 127.0.0.1 is this machine only, 0.0.0.0 all networks it is in."""
    port: _Port = 8000
    """Port to listen on; 0 takes any that is free."""
    allowed_hosts: Annotated[tuple[str, ...], Parameter(name="--allow-host")] = ()
    """Name by which browsers may reach this server, besides addresses and this machine's own name; give it
    once for each name. `*` allows every name."""
    trust_proxy: Annotated[
        tuple[str, ...], Parameter(env_var="FORWARDED_ALLOW_IPS", env_var_split=_split_at_commas)
    ] = THIS_MACHINE
    """Address or network, such as 10.0.0.0/8, of a reverse proxy whose X-Forwarded-For and X-Forwarded-Proto
    headers are trusted; give it once for each. By default only proxies on this machine are trusted."""
    limit: tuple[str, ...] = ()
    """Limit for clients, as NAME=NUMBER, or as NAME=NUMBER/SECONDS for a rate; give it once for each.
    docs/running.md lists them."""
    limits: NoOption[Limits] = Limits()
    """The limits that are not given by `limit`."""
    database: DatabaseName = "condottiere.db"
    """File in which games are kept, created if it does not exist; or the address of a PostgreSQL database, as
    postgresql://user:password@host/database. Other users of this machine can see options, but not environment
    variables."""
    archive_after: _Days = None
    """Days without use after which a table is archived: its record is written to a file, and it is removed
    from the database. Without this and --delete-after nothing is ever removed."""
    archive_to: Path = Path("archive")
    """Folder for these records."""
    delete_after: _Days = None
    """Days without use after which a table is removed for good, without a record."""
    public_url: str | None = None
    """Address at which people open the game, as https://play.example.org, for links in notifications. By
    default they lead to the address at which each person has opened it."""
    push_key: Path | None = None
    """File with the private key that signs Web Push messages (P-256, PEM). By default the server creates one
    and keeps it in the database."""
    allow_internal_notifications: bool = False
    """Send notifications also to addresses inside the server's own network, and to all ports. People who can
    reach the server can then have it send requests there."""
    metrics_port: Annotated[int | None, Parameter(validator=validators.Number(gte=1, lte=65535))] = None
    """Port at which Prometheus reads the metrics of this process, at /metrics. By default there is none."""
    metrics_host: str = "127.0.0.1"
    """Address to listen on for Prometheus."""
    log_format: Literal["text", "json"] = "text"
    """`text` for people, with problems only; `json` for programs, with a line for each request too."""
    drain_seconds: Annotated[float, Parameter(name="--drain", validator=validators.Number(gte=0))] = 0.0
    """Seconds for which a server that is told to stop reports at /api/health/ready that it is not ready,
    before it closes: as long as a load balancer needs to notice."""
    pace: Pace = "normal"
    """Speed at which bots act, unless a table sets its own."""
    browser: Annotated[bool, Parameter(name="--open", negative="--no-browser")] = False
    """Open the game in a browser."""
    precompile: bool = True
    """Compile the stronger bots in the background at the start. The first time takes about a minute."""
    with_parent: Annotated[bool, Parameter(show=False)] = False
    """Stop when the process at the other end of stdin ends."""
    static: NoOption[Path] = Path(__file__).parent.parent / "static"
    """The folder of the built browser UI."""
    busy_timeout: NoOption[float] = 3.0
    """Seconds to wait for a database that another process has locked."""
    private_seconds: NoOption[float] = 0.5
    """Seconds between two times reserved for storing what not everybody may know of; 0 for storing it at
    once."""
    follow_seconds: NoOption[float] = 1.0
    """Seconds between two checks for what other processes have stored."""
    lease_seconds: NoOption[float] = 15.0
    """Seconds after which the lease of a server process expires unless it is renewed."""
    schedule_seconds: NoOption[float] = 1.0
    """Seconds between two checks for tables with a clock that are due."""
    attend_seconds: NoOption[float] = 60.0
    """Seconds after which an unwatched table at which bots act lets other such tables go first."""
    health_seconds: NoOption[float] = 1.0
    """Seconds for which the result of a database check is reused, because each check writes to it."""
    room_seconds: NoOption[float] = 24 * 3600.0
    """Seconds without a change after which a waiting room is removed."""
    host_seconds: NoOption[float] = 30.0
    """Seconds of absence after which the host of a waiting room is replaced."""
    captain_seconds: NoOption[float] = CAPTAIN_SECONDS
    """As CAPTAIN_SECONDS."""
    retry_seconds: NoOption[float] = 1.0
    """Seconds before an action that failed, such as one that could not be stored, is retried."""
    bot_slots: NoOption[int] = field(default_factory=available_cpus)
    """The number of bots that think at the same time."""
    notify_seconds: NoOption[float] = 20.0
    """Seconds after which people who are not looking at a table are notified that it waits for them."""
    review_processes: NoOption[bool] = True
    """Whether reviews are made in processes of their own, not in threads."""
    retention_seconds: NoOption[float] = 3600.0
    """Seconds between two searches for old games."""

    def kept_options(self, port: int) -> str:
        """The options that lead to the same games at the same port, each after a space, as one types them.

        The address of a database is left out, because it may hold a password.
        """
        usual = Settings()
        kept = [("--port", str(port))] if port != usual.port else []
        if self.database != usual.database and "://" not in self.database:
            kept.append(("--db", self.database))
        return "".join(f" {name} {shlex.quote(value)}" for name, value in kept)

    @property
    def trusted_proxies(self) -> TrustedProxies:
        """The reverse proxies whose forwarding headers are trusted. Raises ValueError."""
        return TrustedProxies(self.trust_proxy)

    @property
    def retention(self) -> Retention | None:
        """When old games are archived or deleted; None for never. Raises ValueError."""
        if self.archive_after is not None and self.delete_after is not None:
            raise ValueError("a table is archived or deleted; give one of them")
        if self.delete_after is not None:
            return Retention(self.delete_after, None)
        return None if self.archive_after is None else Retention(self.archive_after, self.archive_to)
