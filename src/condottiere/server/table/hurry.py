"""'Faster until my turn': people who have the bots act at once until they are asked again."""

import asyncio


class Hurry:
    """Who hurries the bots of one table."""

    def __init__(self) -> None:
        self._seats: set[int] = set()
        self._on = asyncio.Event()

    @property
    def on(self) -> bool:
        """Whether anybody does."""
        return self._on.is_set()

    async def wait(self) -> None:
        """Wait until somebody does."""
        await self._on.wait()

    def begin(self, seat: int) -> None:
        """Hurry until it is this seat's turn."""
        self._seats.add(seat)
        self._on.set()

    def end(self, seat: int | None) -> None:
        """A seat is asked; None: the game rests, and nobody hurries any more."""
        self._seats = set() if seat is None else self._seats - {seat}
        if not self._seats:
            self._on.clear()
