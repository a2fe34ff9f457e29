"""Which people of a table are here, since when they are away, and for how long the table has waited for them.

Whoever is connected to any process is here. Times are known from when this process has loaded the table.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import Final

from condottiere.server.storage import SeatPresence

from .discard_window import DiscardWindow
from .messages.narration import Viewer
from .watcher import Watchers


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


_ELSEWHERE: Final = "elsewhere"
"""The client of a table whose people are all connected to other processes, or have no address."""


class Presence:
    """Which of a table's people are here. Times are in seconds, of the clock that it is given."""

    def __init__(
        self, watchers: Watchers, hurry: Hurry, discard_window: DiscardWindow, clock: Callable[[], float]
    ) -> None:
        self._watchers = watchers
        self._hurry = hurry
        self._hand_window = discard_window
        self._clock = clock
        self._loaded = self._turn_began = clock()
        self.elsewhere: Mapping[int, SeatPresence] = {}
        """The seats that are connected to other processes."""
        self._playing: set[int] = set()
        self._away: dict[int, float] = {}

    # --- of this process, and of others ---------------------------------------------------------

    @property
    def here(self) -> dict[int, SeatPresence]:
        """The seats that are connected to this process."""
        looking = self._watchers.looking
        return {
            seat: SeatPresence(
                connections=self._watchers.connections(seat),
                looking=seat in looking,
                hurries=seat in self._hurry.here,
                answered=self._hand_window.final_version(seat),
            )
            for seat in self._watchers.seats
        }

    def set_elsewhere(self, seats: Mapping[int, SeatPresence]) -> dict[int, bool]:
        """Note which seats are connected to other processes.

        Returns the seats whose number of connections changed, and whether each has come or left by that.
        The rest of a `SeatPresence` is for the driver alone: an answer to R4.5, a look away and a person's
        hurry are shown to nobody.
        """
        before, connected = self.elsewhere, self.connected
        self.elsewhere = seats
        self._hurry.set_elsewhere({seat for seat, there in seats.items() if there.hurries})
        self._hand_window.set_elsewhere({seat: there.answered for seat, there in seats.items()})
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
    def client(self) -> str | None:
        """The client that its bots think for: the first at a seat. None if no seat is connected.

        Those that are connected to other processes count as one client.
        """
        return self._watchers.client or (_ELSEWHERE if self.connected else None)

    @property
    def looking(self) -> set[Viewer]:
        """The seats at which somebody looks at the table."""
        return self._watchers.looking.union(seat for seat, there in self.elsewhere.items() if there.looking)

    def connections(self, viewer: Viewer) -> int:
        """How many connections have joined a seat; 1 for spectators, who are not told of one another."""
        if viewer is None:
            return 1
        return self._watchers.connections(viewer) + _connections(self.elsewhere, viewer)

    # --- times ----------------------------------------------------------------------------------

    def update(self, captains: Collection[int]) -> None:
        """Note who is connected now; for these seats a captain plays."""
        playing = self.connected.difference(captains)
        for seat in self._playing - playing:
            self._away[seat] = self._clock()
        for seat in playing:
            self._away.pop(seat, None)
        self._playing = playing

    def turn_began(self) -> None:
        """Note that a turn has begun, or begins again after a rest."""
        self._turn_began = self._clock()

    def away_since(self, seat: int) -> float | None:
        """Since when somebody is not connected, or a captain plays; None if neither, or not known."""
        return self._away.get(seat)

    def awaited_for(self, seat: int, on_turn: bool) -> float:
        """For how many seconds the table has waited for somebody, who is away or on turn; 0 if for nobody."""
        since = [self._away.get(seat, self._loaded)] if seat not in self.connected else []
        since += [self._turn_began] if on_turn else []
        return self._clock() - min(since) if since else 0.0


def _connections(seats: Mapping[int, SeatPresence], seat: int) -> int:
    return seats[seat].connections if seat in seats else 0
