"""`condottiere backup`, `archive` and `move`: what is done to the games of a database as a whole."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from condottiere.server.settings import DatabaseName, Retention

from .output import complain


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
        return complain(target, "there is a file already; name another one")
    return _copy(db, str(target))


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

    from condottiere.server.storage import SchemaError, StoreError
    from condottiere.server.tables.retention import remove_old

    try:
        removed = asyncio.run(remove_old(db, Retention(after, None if delete else folder), time.time))
    except (StoreError, SchemaError) as error:
        print(f"condottiere: {error}", file=sys.stderr)
        return 1
    what = "deleted" if delete else f"archived in {folder}"
    print(f"{removed} {'table was' if removed == 1 else 'tables were'} {what}")
    return 0


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
