"""Turning failures of the database into the errors of requests."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from condottiere.languages.fact import Fact
from condottiere.server import storage
from condottiere.server.errors import RequestError, damaged_game

_log = logging.getLogger(__name__)

_CAUSES: Final[dict[type[storage.StoreError], str]] = {
    storage.DatabaseDamaged: "database-damaged",
    storage.DatabaseLocked: "database-locked",
    storage.DiskFailure: "database-disk",
    storage.NoMoreConnections: "database-connections",
}
"""The message for each kind of failure; for any other, the message is that the database is unreachable."""


@contextmanager
def refuse_if_storage_fails() -> Iterator[None]:
    """Convert every StoreError raised in this block to a RequestError."""
    try:
        yield
    except storage.StoreError as error:
        if not isinstance(error, storage.DamagedGame):
            _log.warning("the database fails: %s", error)
        raise storage_failed(error) from None


def storage_failed(error: storage.StoreError) -> RequestError:
    """The error of a request whose change was not stored, and so had no effect; its text says why."""
    if isinstance(error, storage.DamagedGame):
        return damaged_game(error)
    if isinstance(error, storage.DatabaseBusy):
        return RequestError("overloaded", Fact(id="error-overloaded"))
    cause = _CAUSES.get(type(error), "database-unreachable")
    return RequestError("storage", Fact(id="error-not-saved", what=Fact(id=cause)))
