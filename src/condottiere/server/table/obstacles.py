"""What keeps the server from acting at a table."""

import asyncio
from collections.abc import Callable

from condottiere.languages.fact import Fact
from condottiere.server.messages.protocol import Preparing
from condottiere.server.precompilation import Progress


class Obstacles:
    """Bots that are not ready, and whatever else the people at one table are told of."""

    def __init__(self, on_change: Callable[[], None]) -> None:
        self.problem: Fact | None = None
        """What keeps the server from acting, None if nothing does."""
        self._waiting_for: int | None = None
        self._stand_in = asyncio.Event()
        self._on_change = on_change

    def set_problem(self, problem: Fact | None) -> None:
        """Tell everybody what keeps the server from acting; None if nothing does."""
        if problem != self.problem:
            self.problem = problem
            self._on_change()

    def set_waiting_for(self, seat: int | None) -> None:
        """Tell everybody that the bot of this seat is on turn and not ready yet; None if no bot is."""
        self._waiting_for = seat
        self._on_change()

    def allow_stand_in(self) -> None:
        """Let a simpler bot play for those that are not ready yet."""
        self._stand_in.set()
        self._on_change()

    async def wait_for_stand_in(self) -> None:
        """Wait until somebody wants a simpler bot to play."""
        await self._stand_in.wait()

    def preparing(self, progress: Progress | None) -> Preparing | None:
        """How far the bots are compiled, as it is sent; None once they are."""
        if progress is None:
            return None
        return Preparing(
            since=progress.since,
            step=progress.step,
            steps=progress.steps,
            seat=self._waiting_for,
            stand_in=self._stand_in.is_set(),
        )
