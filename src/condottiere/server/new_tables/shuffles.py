"""The shuffle of a new table: a secret of the server, and the entropy that browsers add."""

import secrets

from condottiere.languages.fact import Fact
from condottiere.record.fairness.notation import FairnessEntry, is_hex
from condottiere.record.fairness.state import FairShuffle
from condottiere.server.errors import RequestError
from condottiere.server.messages.api import NewTable
from condottiere.server.services import Services
from condottiere.server.settings import Settings
from condottiere.server.storage import ShuffleStore
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.table.messages.fairness import announced_chain, revealed_entropy


def new_table_id() -> str:
    """A random table identifier of 72 bits, which nobody can guess, in the form `TABLE_ID` of the logs."""
    return secrets.token_urlsafe(9)


def no_shuffle() -> RequestError:
    """The error for a commitment that stands for no new table."""
    return RequestError("bad_message", Fact(id="error-no-shuffle"))


class Shuffles:
    """The shuffles of tables that do not exist yet. Methods raise RequestError."""

    def __init__(self, store: ShuffleStore, settings: Settings, services: Services) -> None:
        self._store = store
        self._settings = settings
        self._services = services

    def new(self) -> FairShuffle:
        """Create a shuffle for a table that is created at once, without storing it."""
        return FairShuffle(self._services.new_secret(), new_table_id())

    async def make(self) -> FairShuffle:
        """Create and store a shuffle for a table that will be created later."""
        shuffle = self.new()
        with refuse_if_storage_fails():
            await self._store.add(shuffle, self._services.now())
        return shuffle

    async def find(self, asked: NewTable) -> FairShuffle:
        """The shuffle for a new table: the stored one whose commitment is given, or else a new one.

        If the stored one has its table already, only the same request may be repeated.
        """
        if asked.shuffle is None:
            return self.new()
        found = None
        if is_hex(asked.shuffle):  # a database may refuse another text
            with refuse_if_storage_fails():
                found = await self._store.find(asked.shuffle, self._expired_before())
        if found is None:
            raise no_shuffle()
        return found

    def _expired_before(self) -> float:
        """The Unix time in seconds; unused shuffles that were made before have expired."""
        return self._services.now() - self._settings.room_seconds


def first_entropy(asked: NewTable, seat: int | None) -> list[FairnessEntry]:
    """The entries for the entropy that the browser creating a table gives for the first deal, if any.

    `seat` is the seat of that browser's person. Raises RequestError if the request is incomplete or invalid.
    """
    if (asked.shuffle, asked.chain, asked.reveal) == (None, None, None):
        return []
    if seat is None or asked.shuffle is None or asked.chain is None or asked.reveal is None:
        message = "Entropy for the first deal needs a seat, a shuffle, a chain and its first link: give all."
        raise RequestError("bad_message", message)
    return [announced_chain(seat, asked.chain), revealed_entropy(seat, 1, asked.reveal)]
