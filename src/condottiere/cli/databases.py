"""`condottiere backup`, `archive` and `move`: commands for all games of a database."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from condottiere.server.settings import DatabaseName, Retention

from .missing import needing
from .records import complain


@needing("server")
def backup(target: Path, *, db: DatabaseName = "condottiere.db") -> int:
    """Copy all games into a new file while servers keep running. A server can be started on that file.

    Parameters
    ----------
    target
        The new file, which must not exist.
    db
        The database, as for `condottiere serve`.
    """
    if target.exists():
        return complain(target, "there is a file already; name another one")
    return _copy(db, str(target))


@needing("server")
def archive(
    folder: Path = Path("archive"),
    *,
    after: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 365,
    delete: bool = False,
    db: DatabaseName = "condottiere.db",
) -> int:
    """Archive unused tables now: write their records into a folder, and remove them from the database.

    Servers may keep running. `condottiere serve --archive-after` does this all the time.

    Parameters
    ----------
    folder
        The folder, which is created if it does not exist.
    after
        The number of days for which a table must have been unused.
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


@needing("server")
def move(source: str, target: str) -> int:
    """Copy all games from one database into another, empty one: from SQLite to PostgreSQL, or back.

    Stop the servers before; otherwise moves made meanwhile are not copied. The source is not changed.

    Parameters
    ----------
    source
        A file, or an address as postgresql://user:password@host/database.
    target
        The same; a file is created if it does not exist.
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
