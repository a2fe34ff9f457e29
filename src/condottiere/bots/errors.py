"""Errors for bots that do not exist or need a library that is not installed."""

from importlib.util import find_spec


class BotError(ValueError):
    """There is no such bot or parameter. The message lists those that exist."""


def without_numba(what: str) -> BotError | None:
    """Return the error that `what` needs Numba if Numba is not installed, else None."""
    if find_spec("numba") is not None:
        return None
    return BotError(f"{what} needs Numba, which is not installed: pip install 'condottiere[bots]'")
