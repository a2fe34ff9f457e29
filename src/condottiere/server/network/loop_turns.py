"""Middleware that has each client wait for its turn of the event loop."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from condottiere.server.runtime.turns import LoopShares

from .rates import client_address

_HEALTH: Final = "/api/health"
"""The paths that load balancers request: they are no other clients."""


class LoopTurns:
    """Middleware that answers requests step by step, as it is their client's turn (`LoopShares`)."""

    def __init__(self, app: ASGIApp, shares: LoopShares) -> None:
        self._app = app
        self._shares = shares

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"].startswith(_HEALTH):
            await self._app(scope, receive, send)
            return
        client = client_address(HTTPConnection(scope))
        await self._shares.do(client, lambda: _run(self._app, scope, receive, send))


async def _run(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)
