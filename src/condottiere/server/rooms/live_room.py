"""A waiting room that somebody watches, and the connections that do."""

import asyncio
from collections.abc import Callable, Collection

from condottiere.server.storage import SeatPresence, StoredRoom


class RoomWatcher:
    """A connection that waits in a room."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        """None for who looks on."""
        self.changed = asyncio.Event()
        """Set whenever there is something new to send."""
        self.changed.set()


class LiveRoom:
    """A room that somebody watches."""

    def __init__(self, room: StoredRoom, on_change: Callable[[], None]) -> None:
        """`on_change` is called whenever the room or who watches it has changed."""
        self.room: StoredRoom | None = room
        """None once it is gone."""
        self.watchers: list[RoomWatcher] = []
        self._elsewhere: Collection[int] = ()
        """The seats whose persons are connected to other processes."""
        self._on_change = on_change

    @property
    def here(self) -> list[str | None]:
        """Who watches; of those who do through other processes, the persons who sit here."""
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
        """Note the seats whose persons are connected to other processes."""
        if set(seats) != set(self._elsewhere):
            self._elsewhere = seats
            self.publish()

    def set(self, room: StoredRoom | None) -> None:
        """Replace the room, and tell everybody if it is another one; what was read too early is dropped."""
        late = self.room is not None and room is not None and room.version < self.room.version
        if late:
            return
        self.room, before = room, self.room
        if room != before:
            self.publish()

    def publish(self) -> None:
        """Send the room to everybody who watches it."""
        for watcher in self.watchers:
            watcher.changed.set()
        self._on_change()
