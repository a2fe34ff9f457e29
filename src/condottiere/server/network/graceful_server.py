"""Stopping a server while people play: they go on through another process, and nothing of theirs is lost."""

import asyncio
import random
import socket
from collections.abc import Awaitable, Callable
from typing import Final

import uvicorn

_SPREAD_SECONDS: Final = 2.0
"""For how long connections are closed, at most, so that not all browsers come back at the same moment."""
_PAUSE_SECONDS: Final = 0.005
"""Between the ends of two connections, at most."""


class GracefulServer(uvicorn.Server):
    """A uvicorn server that, when it is told to stop, first has visitors go elsewhere.

    It says that it is not ready, so that a load balancer sends nobody any more; then it listens no more; then
    it closes all connections one after the other, WebSockets with 1012 (service restart). Browsers connect
    again, which leads them to another process.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        begin_shutdown: Callable[[], None],
        drain_seconds: float,
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        """`begin_shutdown` has the application say that it is not ready, so long before it ends."""
        super().__init__(config)
        self._begin_shutdown = begin_shutdown
        self._drain_seconds = drain_seconds
        self._sleep = sleep

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Do this, and then what uvicorn does: wait for what is being answered, and end the application."""
        self._begin_shutdown()
        if self._drain_seconds:
            await self._sleep(self._drain_seconds)
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        await self._close_connections()
        await super().shutdown(sockets)

    async def _close_connections(self) -> None:
        connections = list(self.server_state.connections)
        random.shuffle(connections)
        for connection in connections:
            connection.shutdown()
            await asyncio.sleep(min(_PAUSE_SECONDS, _SPREAD_SECONDS / len(connections)))
