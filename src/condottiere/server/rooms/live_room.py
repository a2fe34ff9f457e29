"""A waiting room in memory, and the connections that watch it."""

import asyncio
from collections.abc import Callable, Collection

from condottiere.server.storage import SeatPresence, StoredRoom


class RoomWatcher:
    """A connection that watches a room."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        """None for an onlooker without an identity."""
        self.changed = asyncio.Event()
        """Set whenever there is something new to send."""
        self.changed.set()


class LiveRoom:
    """A room with at least one watcher in this process."""

    def __init__(self, room: StoredRoom, on_change: Callable[[], None]) -> None:
        """`on_change` is called after every change of the room or its watchers."""
        self.room: StoredRoom | None = room
        """None once it has expired."""
        self.watchers: list[RoomWatcher] = []
        self._elsewhere: Collection[int] = ()
        """The seats whose persons are connected to other processes."""
        self._on_change = on_change

    @property
    def here(self) -> list[str | None]:
        """The persons of all watchers, None for an onlooker; from other processes only those with a seat."""
        seats = () if self.room is None else self.room.seats
        elsewhere = [seats[seat].person for seat in self._elsewhere if seat < len(seats)]
        return [watcher.person for watcher in self.watchers] + elsewhere

    @property
    def seats_here(self) -> dict[int, SeatPresence]:
        """The seats whose persons are connected to this process."""
        persons = [watcher.person for watcher in self.watchers if watcher.person is not None]
        return {
            number: SeatPresence(persons.count(seat.person), looking=True, hurries=False, answered=None)
            for number, seat in enumerate(() if self.room is None else self.room.seats)
            if seat.person in persons
        }

    def set_elsewhere(self, seats: Collection[int]) -> None:
        """Set the seats whose persons are connected to other processes."""
        if set(seats) != set(self._elsewhere):
            self._elsewhere = seats
            self.publish()

    def set(self, room: StoredRoom | None) -> None:
        """Replace the room, unless by an older version, and send it to all watchers if it has changed."""
        late = self.room is not None and room is not None and room.version < self.room.version
        if late:
            return
        self.room, before = room, self.room
        if room != before:
            self.publish()

    def publish(self) -> None:
        """Send the room to all watchers."""
        for watcher in self.watchers:
            watcher.changed.set()
        self._on_change()
