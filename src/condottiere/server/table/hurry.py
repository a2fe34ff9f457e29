"""'Faster until my turn': people who have the bots act at once until they are asked again."""

import asyncio
from collections.abc import Callable, Collection


class Hurry:
    """Who hurries the bots of one table."""

    def __init__(self, on_change: Callable[[], None]) -> None:
        """`on_change` is called whenever other seats hurry by connections to this process."""
        self._here: set[int] = set()
        self._elsewhere: set[int] = set()
        self._on = asyncio.Event()
        self._on_change = on_change

    @property
    def on(self) -> bool:
        """Whether anybody does."""
        return self._on.is_set()

    @property
    def here(self) -> Collection[int]:
        """The seats that have asked for it through this process."""
        return self._here

    async def wait(self) -> None:
        """Wait until somebody does."""
        await self._on.wait()

    def begin(self, seat: int) -> None:
        """Hurry until it is this seat's turn."""
        self._set(self._here | {seat}, self._elsewhere)

    def end(self, seat: int | None) -> None:
        """A seat is asked; None: the game rests, and nobody hurries any more."""
        ended = self._here | self._elsewhere if seat is None else {seat}
        self._set(self._here - ended, self._elsewhere - ended)

    def set_elsewhere(self, seats: set[int]) -> None:
        """Replace the seats that hurry by connections to other processes."""
        self._set(self._here, seats)

    def _set(self, here: set[int], elsewhere: set[int]) -> None:
        before, self._here, self._elsewhere = self._here, here, elsewhere
        (self._on.set if here or elsewhere else self._on.clear)()
        if here != before:
            self._on_change()
