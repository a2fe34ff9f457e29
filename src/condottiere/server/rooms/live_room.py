"""A waiting room that somebody watches, and the connections that do."""

import asyncio

from condottiere.server.storage import StoredRoom


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

    def __init__(self, room: StoredRoom) -> None:
        self.room: StoredRoom | None = room
        """None once it is gone."""
        self.watchers: list[RoomWatcher] = []

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
