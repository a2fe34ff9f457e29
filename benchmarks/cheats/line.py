"""A line to a server that is slow and can be cut."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

_CHUNK: Final = 65_536


class Line:
    """All connections through a port of this machine to another, in a thread of its own."""

    def __init__(self, target: int, delay: float) -> None:
        """`target` is the port of the server; `delay` is how many seconds everything takes each way."""
        self.port = 0
        """The port to connect to."""
        self._target, self._delay = target, delay
        self._loop: asyncio.AbstractEventLoop
        self._open: set[asyncio.StreamWriter] = set()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._ended = asyncio.Event()

    def cut(self) -> None:
        """Break all connections; others may be opened at once."""
        self._loop.call_soon_threadsafe(self._cut)

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()
        self._listening.wait()

    def end(self) -> None:
        """Break all connections, and listen no more."""
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join()

    def _cut(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        server = await asyncio.start_server(self._connect, "127.0.0.1")
        self.port = server.sockets[0].getsockname()[1]
        self._listening.set()
        await self._ended.wait()
        server.close()
        self._cut()

    async def _connect(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):  # cancelled at the end
            far, there = await asyncio.open_connection("127.0.0.1", self._target)
            self._open |= {back, there}
            await asyncio.gather(self._carry(near, there), self._carry(far, back))
            self._open -= {back, there}

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while chunk := await source.read(_CHUNK):
                self._loop.call_later(self._delay, sink.write, chunk)
        self._loop.call_later(self._delay, sink.close)


@contextmanager
def line_to(target: int, delay: float) -> Iterator[Line]:
    """A line to a port of this machine for as long as this lasts."""
    line = Line(target, delay)
    line.start()
    try:
        yield line
    finally:
        line.end()
