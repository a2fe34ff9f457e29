"""Archiving or deleting games that have been unused for longer than the operator keeps them."""

import asyncio
import logging
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from condottiere.record.file import dump
from condottiere.server.errors import RequestError
from condottiere.server.runtime.logs import TableLog
from condottiere.server.settings import Retention
from condottiere.server.storage import Candidate, DamagedGame, Store, StoreError
from condottiere.server.table.replay import stored_record

_log = logging.getLogger(__name__)

_BATCH: Final = 100
"""The number of games found at a time; each is removed in a transaction of its own."""
_DAY: Final = 86_400.0
_BUSY_SECONDS: Final = 10.0


class RetentionJob:
    """Removes the games of a database that have been unused for longer than a rule allows."""

    def __init__(
        self, store: Store, rule: Retention, now: Callable[[], float], forget: Callable[[str], bool]
    ) -> None:
        """`now` returns Unix time in seconds; `forget` drops a game from memory, False if it is in use."""
        self._store = store
        self._rule = rule
        self._now = now
        self._forget = forget

    async def run(self, seconds: float) -> None:
        """Remove old games every `seconds`; this never returns."""
        while True:
            try:
                await self.remove_all()
            except StoreError as error:
                _log.warning("old games could not be removed: %s", error)
            except Exception:
                _log.exception("old games could not be removed; it will be tried again")
            await asyncio.sleep(seconds)

    async def remove_all(self) -> int:
        """Remove all games that are too old by now; return their number. Raises StoreError.

        If this ends early, the next call removes the rest.
        """
        now, removed = self._now(), 0
        since, last = now - self._rule.days * _DAY, None
        while found := await self._store.removals.find_idle(since, now, last, _BATCH):
            for last in found:
                removed += await self._remove(last, since, now)
        return removed

    async def _remove(self, found: Candidate, since: float, now: float) -> bool:
        if not self._forget(found.id):
            return False
        if self._rule.folder is None:
            return await self._store.removals.remove(found.id, since, now, None)
        try:
            stored = await self._store.load(found.id)
            if stored is None:
                return False  # another process has removed it
            text = await asyncio.to_thread(lambda: dump(stored_record(stored)))
        except (DamagedGame, RequestError) as error:
            TableLog(_log, found.id).warning("it cannot be archived, and stays: %s", error)
            return False
        path = self._rule.folder / f"{datetime.fromtimestamp(found.created, UTC):%Y-%m-%d}-{found.id}.txt"
        return await self._store.removals.remove(
            found.id, since, now, lambda: asyncio.to_thread(_write, path, text)
        )


def _write(path: Path, text: str) -> None:
    """Write a file atomically that only its owner may read. Raises StoreError."""
    part = path.with_suffix(".part")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        private = os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        with os.fdopen(private, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise StoreError(f"the archive cannot be written: {error}") from error


async def remove_old(database: str, rule: Retention, now: Callable[[], float]) -> int:
    """Remove the games of a database that are too old by now; return their number.

    Raises StoreError and SchemaError.
    """
    store = await Store.open_existing(database, _BUSY_SECONDS)
    try:
        return await RetentionJob(store, rule, now, forget=lambda _: True).remove_all()
    finally:
        await store.close()
