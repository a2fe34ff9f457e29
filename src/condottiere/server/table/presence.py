"""Which people of a table are present, and since when others are away.

People are present while they are connected to any process. Times are known only from when this process
loaded the table.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import Final

from condottiere.server.messages.protocol import CAPTAIN_SECONDS
from condottiere.server.storage import SeatPresence

from .discard_window import DiscardWindow
from .messages.narration import Viewer
from .watcher import Watchers


class Hurry:
    """The seats whose people have asked the bots of a table to act at once."""

    def __init__(self, on_change: Callable[[], None]) -> None:
        """`on_change` is called whenever the seats that have asked through this process change."""
        self._here: set[int] = set()
        self._elsewhere: set[int] = set()
        self._on = asyncio.Event()
        self._on_change = on_change

    @property
    def on(self) -> bool:
        """Whether any seat has asked, through any process."""
        return self._on.is_set()

    @property
    def here(self) -> Collection[int]:
        """The seats that have asked through this process."""
        return self._here

    async def wait(self) -> None:
        """Wait until some seat has asked."""
        await self._on.wait()

    def begin(self, seat: int) -> None:
        """Hurry the bots until it is this seat's turn."""
        self._set(self._here | {seat}, self._elsewhere)

    def end(self, seat: int | None) -> None:
        """End the hurry of a seat, whose turn it is, or of all seats with None, when the game rests."""
        ended = self._here | self._elsewhere if seat is None else {seat}
        self._set(self._here - ended, self._elsewhere - ended)

    def set_elsewhere(self, seats: set[int]) -> None:
        """Replace the seats that have asked through other processes."""
        self._set(self._here, seats)

    def _set(self, here: set[int], elsewhere: set[int]) -> None:
        before, self._here, self._elsewhere = self._here, here, elsewhere
        (self._on.set if here or elsewhere else self._on.clear)()
        if here != before:
            self._on_change()


_ELSEWHERE: Final = "elsewhere"
"""The client for whom the bots think if all people are connected to other processes or have no address."""


class Presence:
    """Which of a table's people are present. Times are in seconds, by the given clock."""

    def __init__(
        self, watchers: Watchers, hurry: Hurry, discard_window: DiscardWindow, clock: Callable[[], float]
    ) -> None:
        self._watchers = watchers
        self._hurry = hurry
        self._discard_window = discard_window
        self._clock = clock
        self._loaded = clock()
        self.elsewhere: Mapping[int, SeatPresence] = {}
        """The seats that are connected to other processes."""
        self._playing: set[int] = set()
        self._away: dict[int, float] = {}
        self._replaced: dict[int, float] = {}
        """The connected seats for which a captain plays, and since when they are both."""

    # --- connections to this process and to others ----------------------------------------------

    @property
    def here(self) -> dict[int, SeatPresence]:
        """The seats that are connected to this process."""
        looking = self._watchers.looking
        return {
            seat: SeatPresence(
                connections=self._watchers.connections(seat),
                looking=seat in looking,
                hurries=seat in self._hurry.here,
                answered=self._discard_window.final_version(seat),
            )
            for seat in self._watchers.seats
        }

    def set_elsewhere(self, seats: Mapping[int, SeatPresence]) -> dict[int, bool]:
        """Set which seats are connected to other processes.

        Returns the seats whose number of connections changed, each with whether its person came or left by
        that. The other fields of a `SeatPresence` are only for the driver: nobody is shown whether a person
        has answered R4.5, looks elsewhere or hurries the bots.
        """
        before, connected = self.elsewhere, self.connected
        self.elsewhere = seats
        self._hurry.set_elsewhere({seat for seat, there in seats.items() if there.hurries})
        self._discard_window.set_elsewhere({seat: there.answered for seat, there in seats.items()})
        return {
            seat: (seat in connected) != (seat in self.connected)
            for seat in before.keys() | seats.keys()
            if _connections(before, seat) != _connections(seats, seat)
        }

    @property
    def connected(self) -> set[int]:
        """The seats that are connected to any process."""
        return self._watchers.seats.union(self.elsewhere)

    @property
    def there(self) -> set[int]:
        """The connected seats, except those for which a captain has played for CAPTAIN_SECONDS meanwhile.

        Whoever comes, or is replaced by a captain, has that long to take the seat back. After that it may be
        a forgotten page.
        """
        now = self._clock()
        return {seat for seat in self.connected if now - self._replaced.get(seat, now) < CAPTAIN_SECONDS}

    @property
    def client(self) -> str | None:
        """The client for whom the bots think: the first one connected to a seat; None if no seat is.

        All connections to other processes count as one client.
        """
        return self._watchers.client or (_ELSEWHERE if self.connected else None)

    @property
    def looking(self) -> set[Viewer]:
        """The viewers who are looking at the table."""
        return self._watchers.looking.union(seat for seat, there in self.elsewhere.items() if there.looking)

    def connections(self, viewer: Viewer) -> int:
        """The number of connections to a seat; 1 for spectators, who are not told of one another."""
        if viewer is None:
            return 1
        return self._watchers.connections(viewer) + _connections(self.elsewhere, viewer)

    # --- times ----------------------------------------------------------------------------------

    def update(self, captains: Collection[int]) -> None:
        """Update since when people are away; `captains` are the seats for which a captain plays."""
        playing = self.connected.difference(captains)
        for seat in self._playing - playing:
            self._away[seat] = self._clock()
        for seat in playing:
            self._away.pop(seat, None)
        self._playing = playing
        replaced = self.connected.intersection(captains)
        self._replaced = {seat: self._replaced.get(seat, self._clock()) for seat in replaced}

    def away_since(self, seat: int) -> float | None:
        """Since when a seat is not connected or a captain plays for it; None if neither, or not known."""
        return self._away.get(seat)

    def connected_since(self, time: float) -> set[int]:
        """The seats that are connected, or were after this time."""
        return self.connected | {seat for seat, since in self._away.items() if since > time}

    def away_for(self, seat: int) -> float:
        """Seconds for which a seat has not been connected, as far as is known; 0 if it is."""
        return 0.0 if seat in self.connected else self._clock() - self._away.get(seat, self._loaded)


def _connections(seats: Mapping[int, SeatPresence], seat: int) -> int:
    return seats[seat].connections if seat in seats else 0
