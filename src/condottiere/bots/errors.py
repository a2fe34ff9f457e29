"""What cannot be had: a bot that does not exist, or one that needs a library which is not installed."""

from importlib.util import find_spec


class BotError(ValueError):
    """There is no such bot, or it has no such parameter. The message says what there is."""


def without_numba(what: str) -> BotError | None:
    """The complaint that something needs Numba, where there is none."""
    if find_spec("numba") is not None:
        return None
    return BotError(f"{what} needs Numba, which is not installed: pip install 'condottiere[bots]'")
