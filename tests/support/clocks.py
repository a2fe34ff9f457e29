"""Time as tests have it: a clock that stands still, and sleeps that are shorter or longer than real ones."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from condottiere.server.table import deal_wait

_HASTE: Final = 25.0
_PATIENCE: Final = 10.0

Sleep: TypeAlias = Callable[[float], Awaitable[None]]


class FakeClock:
    """For `now` of the server's services."""

    def __init__(self, at: float = 1_800_000_000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        """Unix time in seconds."""
        return self.at

    def forward(self, seconds: float) -> None:
        self.at += seconds


async def hurried(seconds: float) -> None:
    """Sleep a small part of the time, so that what is to come first still does."""
    await asyncio.sleep(seconds / _HASTE)


async def hurried_but_deals(seconds: float) -> None:
    """The same, but deals wait long enough for any browser, so that none is told that it is left out."""
    await asyncio.sleep(_PATIENCE * seconds if seconds == deal_wait.WAIT_SECONDS else seconds / _HASTE)


async def until_people_act(seconds: float) -> None:
    """Sleep a small part of a short time, and never end to wait for people."""
    await (hurried(seconds) if seconds < 1 else for_ever(seconds))


async def no_time(_: object) -> None:
    """Sleep without letting time pass."""
    await asyncio.sleep(0)


async def for_ever(_: object) -> None:
    """Sleep without end."""
    await asyncio.Event().wait()
