"""The command line: each command only passes its arguments on to the part that does the work."""

import io
import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter, validators

from condottiere.server.messages.protocol import Pace

if TYPE_CHECKING:
    from condottiere.record.file import Record

app = App(name="condottiere", help="Condottiere: a game of bluff in Renaissance Italy.")


Days = Annotated[int | None, Parameter(validator=validators.Number(gte=1))]
DatabaseName = Annotated[str, Parameter(env_var="CONDOTTIERE_DB")]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ServeOptions:
    """How the game is served."""

    host: str = "127.0.0.1"
    """Address to listen on; 127.0.0.1 is this machine only, 0.0.0.0 all networks it is in."""
    port: Annotated[int, Parameter(validator=validators.Number(gte=0, lte=65535))] = 8000
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
    """Compile the stronger bots ahead, in the background. The first time this takes a minute or so."""
    with_parent: Annotated[bool, Parameter(show=False)] = False
    """Stop when whoever holds the other end of stdin ends."""


@app.command
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


@app.command
def backup(target: Path, *, db: DatabaseName = "condottiere.db") -> int:
    """Copy all games into a new file, while servers go on. A server can be started on that file as it is.

    Parameters
    ----------
    target
        The new file; there must be none.
    db
        The database, as for `condottiere serve`.
    """
    if target.exists():
        return _complain(target, "there is a file already; name another one")
    return _copy(db, str(target))


@app.command
def archive(
    folder: Path = Path("archive"),
    *,
    after: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 365,
    delete: bool = False,
    db: DatabaseName = "condottiere.db",
) -> int:
    """Archive the tables that nobody touches, at once: write their records into a folder, and remove them.

    Servers may go on meanwhile. `condottiere serve --archive-after` does it all the time.

    Parameters
    ----------
    folder
        Where to; it is made if there is none.
    after
        For how many days nobody must have touched a table.
    delete
        Remove them without a record.
    db
        The database, as for `condottiere serve`.
    """
    import asyncio
    import time

    from condottiere.server.retention import remove_old
    from condottiere.server.settings import Retention
    from condottiere.server.storage import SchemaError, StoreError

    try:
        removed = asyncio.run(remove_old(db, Retention(after, None if delete else folder), time.time))
    except (StoreError, SchemaError) as error:
        print(f"condottiere: {error}", file=sys.stderr)
        return 1
    what = "deleted" if delete else f"archived in {folder}"
    print(f"{removed} {'table was' if removed == 1 else 'tables were'} {what}")
    return 0


@app.command
def move(source: str, target: str) -> int:
    """Copy all games from one database into another one, which must be empty: to PostgreSQL, or back.

    Stop the servers before, or what is played meanwhile stays behind. The source stays as it is.

    Parameters
    ----------
    source
        A file, or an address as postgresql://user:password@host/database.
    target
        Where to; a file is made if there is none.
    """
    return _copy(source, target)


def _copy(source: str, target: str) -> int:
    import asyncio

    from rich.console import Console
    from rich.progress import Progress, TaskID

    from condottiere.server.storage import SchemaError, StoreError, copy_database

    with Progress(console=Console(stderr=True)) as shown:
        bars: dict[str, TaskID] = {}

        def progress(table: str, copied: int, total: int) -> None:
            if total == 0:
                return
            bar = bars.setdefault(table, TaskID(-1))
            if bar == -1:
                bars[table] = bar = shown.add_task(table, total=total)
            shown.update(bar, completed=copied)

        try:
            rows = asyncio.run(copy_database(source, target, progress))
        except (StoreError, SchemaError) as error:
            shown.stop()
            print(f"condottiere: nothing was copied: {error}", file=sys.stderr)
            return 1
    print(f"{rows} rows were copied")
    return 0


@app.command
def replay(file: Path) -> int:
    """Print a recorded game turn by turn, with every card open.

    Parameters
    ----------
    file
        A game record, as the table offers it for download when a game is over.
    """
    from condottiere.record.file import RecordError
    from condottiere.record.transcript import transcript

    try:
        story = list(transcript(_load(file)))
    except RecordError as error:
        return _complain(file, error)
    _print_lines(story)
    return 0


@app.command
def verify(file: Path) -> int:
    """Verify that every card of a recorded game was dealt as its shuffle demands.

    The scheme, and what this does not prove, is told in docs/fairness.md. The exit status is 1 where anything
    differs, or there is nothing to verify.

    Parameters
    ----------
    file
        A game record, as the table offers it for download when a game is over.
    """
    from condottiere.record.fairness.verification import NOT_PROVED, verdict, verify, what_to_compare
    from condottiere.record.file import RecordError

    try:
        record = _load(file)
        compared, findings = what_to_compare(record), list(verify(record))
    except RecordError as error:
        return _complain(file, error)
    _print_lines([*compared, "", *map(str, findings), "", *verdict(findings), *NOT_PROVED])
    return 0 if all(finding.verified for finding in findings) else 1


def _load(file: Path) -> "Record":
    """The record in a file. Raises RecordError, also where the file cannot be read."""
    from condottiere.record.file import RecordError, load

    try:
        return load(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise RecordError(error.strerror) from None
    except UnicodeDecodeError as error:
        raise RecordError(str(error)) from None


def _complain(file: Path, why: object) -> int:
    print(f"condottiere: {file}: {why}", file=sys.stderr)
    return 1


def _print_lines(lines: Iterable[str]) -> None:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal may lack the letters of a name
    try:
        print("\n".join(lines), flush=True)
    except BrokenPipeError:
        # Whoever reads has seen enough. Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# Imported only when it is asked for: none of the other commands should wait for it, nor does `--help`.
app.command("condottiere.arena.cli:app", name="arena", help="Matches, trials and ladders between bots.")
app.command(
    "condottiere.training.cli:app",
    name="tune",
    help="Make the weights and the network that bots evaluate by.",
)

bench = App(name="bench", help="Measure speed, beside peers in the same run.")
app.command(bench)

Runs = Annotated[int, Parameter(validator=validators.Number(gte=1))]
Seconds = Annotated[float, Parameter(validator=validators.Number(gt=0))]


@bench.command(name="rules")
def bench_rules(*, runs: Runs = 5, seconds: Seconds = 1.0, seed: int = 1) -> int:
    """Play random games by the rules, and random chess games with python-chess, in turn.

    Parameters
    ----------
    runs
        How often each is measured; the median counts.
    seconds
        How long one measurement takes, at least.
    seed
        What the random games follow from.
    """
    from condottiere.benchmarks.report import print_speeds
    from condottiere.benchmarks.rules import WORKLOADS, measure

    print(f"Measuring for about {runs * seconds * WORKLOADS:.0f} seconds ...", file=sys.stderr)
    try:
        print_speeds(measure(runs, seconds, seed), "CPython, one core", "python-chess")
    except ModuleNotFoundError as missing:
        print(
            f"condottiere: {missing.name} is needed to compare with: pip install {missing.name}",
            file=sys.stderr,
        )
        return 1
    return 0


@bench.command(name="compiled")
def bench_compiled(*, runs: Runs = 5, seconds: Seconds = 1.0, seed: int = 1) -> None:
    """Play random games by the compiled rules, and those of the peers that are installed, in turn.

    Then start new processes, to see how long the first game takes with and without compiled code on disk.

    Parameters
    ----------
    runs
        How often each is measured; the median counts.
    seconds
        How long one measurement of a speed takes, at least.
    seed
        What the random games follow from.
    """
    from condottiere.benchmarks.compiled import ONE_THREAD, TWO_THREADS, measure_compiled
    from condottiere.benchmarks.peers import HEARTS, HEARTS_DEALT
    from condottiere.benchmarks.report import print_left_out, print_ratio, print_speeds, print_startup
    from condottiere.benchmarks.startup import measure_startup

    print(f"Compiling, then measuring each speed for about {runs * seconds:.0f} seconds ...", file=sys.stderr)
    speeds, left_out = measure_compiled(runs, seconds, seed)
    print_speeds(speeds, "One core unless it says two threads", HEARTS, HEARTS_DEALT)
    print_ratio(speeds, TWO_THREADS, ONE_THREAD)
    print_left_out(left_out)
    print_startup(measure_startup(runs))


# Imported only when it is asked for, as above.
bench.command(
    "condottiere.benchmarks.server.cli:server",
    name="server",
    help="Play at many tables of one server of this machine, and then at an echo that does nothing else.",
)
bench.command(
    "condottiere.benchmarks.crashes.cli:crashes",
    name="crashes",
    help="Kill servers of this machine while people play there, and compare all games with what they heard."
    "\n\nThe exit status is 1 if anything that was acknowledged is lost or doubled, or a game does not end.",
)
bench.command(
    "condottiere.benchmarks.readiness:ready",
    name="ready",
    help="Start servers and see how long it takes until a captain moves, and until the strongest one does."
    "\n\nThe first finds nothing compiled, which takes a minute or more; the others find what it has left.",
)
bench.command(
    "condottiere.benchmarks.fuzzing.cli:fuzz",
    name="fuzz",
    help="Send a server random and spoiled messages and requests while honest people play on."
    "\n\nThe exit status is 1 if it errs.",
)


def main() -> None:
    """Run the command line."""
    sys.exit(app())
