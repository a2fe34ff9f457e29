"""What a request is told when the database fails."""

from collections.abc import Iterator
from contextlib import contextmanager

from .errors import damaged_game, storage_failed
from .storage import DamagedGame, StoreError


@contextmanager
def refuse_if_storage_fails() -> Iterator[None]:
    """Within this block, an error of the database is a RequestError."""
    try:
        yield
    except DamagedGame as error:
        raise damaged_game(error) from None
    except StoreError:
        raise storage_failed() from None
