"""The open connections of each device that acts for its person, which end when the device is forgotten."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError


def unknown_device() -> RequestError:
    """The error for a device that no person has, or has any more."""
    return RequestError("no_person", Fact(id="error-no-person"))


class Devices:
    """The devices, by the digests of their secrets, with open connections to this process."""

    def __init__(self) -> None:
        self._open: dict[str, list[Callable[[RequestError], None]]] = {}
        """What ends each connection of a device."""

    @property
    def open(self) -> list[str]:
        return list(self._open)

    @contextmanager
    def connected(self, device: str | None, end: Callable[[RequestError], None]) -> Iterator[None]:
        """Within this block, have `end` called when the device is forgotten; None is no device."""
        if device is None:
            yield
            return
        ends = self._open.setdefault(device, [])
        ends.append(end)
        try:
            yield
        finally:
            ends.remove(end)
            if not ends:
                self._open.pop(device, None)

    def forget(self, device: str) -> None:
        """End all connections of a device."""
        for end in self._open.get(device, ()):
            end(unknown_device())
