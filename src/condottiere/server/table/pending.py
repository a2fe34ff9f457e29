"""What is accepted at a table and not stored yet: changes of its game, and chat lines."""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from condottiere.record.events.visibility import may_know_of
from condottiere.record.game import Game
from condottiere.server.messages.protocol import ChatLine
from condottiere.server.runtime.turns import present_payer
from condottiere.server.storage import Append

from .clock import TurnClock
from .replay import stored_text


class Change:
    """A change of the game that is accepted, but not stored yet."""

    def __init__(
        self, apply: Callable[[Game], None], version: int | None, changed: Game, before: Game
    ) -> None:
        """`changed` is a copy of `before` to which this was applied."""
        self.apply = apply
        self.version = version
        self.payer = present_payer()
        """Who pays for telling of it."""
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rebase(changed, before)

    def rebase(self, changed: Game, before: Game) -> None:
        """Note what it leads to. Raises ValueError if that cannot be stored."""
        self.changed = changed
        self.entries = changed.log[len(before.log) :]
        self.texts = list(map(stored_text, self.entries))
        self.private = not any(may_know_of(entry, None) for entry in self.entries)


class Line:
    """A chat line that is not stored yet."""

    def __init__(self, line: ChatLine) -> None:
        self.line = line
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.private = line.to is not None


Pending: TypeAlias = Change | Line


class Batch(NamedTuple):
    """What is being stored."""

    pending: Sequence[Pending]
    append: Append
    clocks: Sequence[TurnClock]
    """The clock after each change."""

    async def wait_for_round(self) -> None:
        """Wait if all is of one client who has had enough of the present round of the event loop.

        It may be at many tables, of which all is stored at the same time.
        """
        payers = {one.payer.client(): one.payer for one in self.pending if isinstance(one, Change)}
        if len(payers) == 1:
            await payers.popitem()[1].wait_for_round()


async def until_stored(pending: Pending) -> None:
    """Wait until something is stored. Raises RequestError."""
    try:
        await pending.stored
    finally:
        del pending  # its error refers to this function, see `completion`


def report(pending: Pending, error: Exception | None = None) -> None:
    """Report something as stored, or as failed, to whoever waits for it."""
    if pending.stored.done():
        return
    if error is None:
        pending.stored.set_result(None)
    else:
        pending.stored.set_exception(error)
