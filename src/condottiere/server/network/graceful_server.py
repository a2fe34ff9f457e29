"""Graceful shutdown: people who play continue through another process, and nothing is lost."""

import asyncio
import random
import socket
from collections.abc import Awaitable, Callable
from typing import Final

import uvicorn

_SPREAD_SECONDS: Final = 2.0
"""The maximum time over which connections are closed, so that browsers do not all reconnect at once."""
_PAUSE_SECONDS: Final = 0.005
"""The maximum pause between closing two connections."""


class GracefulServer(uvicorn.Server):
    """A uvicorn server that moves its visitors elsewhere before it stops.

    It reports that it is not ready, so that a load balancer sends no more visitors. Then it stops listening,
    and closes all connections one after another, WebSockets with 1012 (service restart). Browsers reconnect,
    and so reach another process.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        begin_shutdown: Callable[[], None],
        drain_seconds: float,
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        """`begin_shutdown` makes the application report not ready, `drain_seconds` before it stops."""
        super().__init__(config)
        self._begin_shutdown = begin_shutdown
        self._drain_seconds = drain_seconds
        self._sleep = sleep

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain and close connections, then let uvicorn finish open requests and end the application."""
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
