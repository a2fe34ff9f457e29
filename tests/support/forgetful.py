"""A store that keeps nothing, for one table at which nobody else acts."""

from collections.abc import Callable

from condottiere.server.storage import Append, Waiting
from condottiere.server.storage.stores.games import NewRows


class Forgetful:
    """A store that keeps nothing."""

    @property
    def appends(self) -> "Forgetful":
        return self

    def put(self, make: Callable[[], Append], private: bool) -> Waiting:
        """Store new entries."""
        waiting = Waiting(make, private)
        make()
        waiting.succeed()
        return waiting

    async def load_since(self, *_: object) -> NewRows:
        """What another process has stored."""
        return NewRows([], [])
