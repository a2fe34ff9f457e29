"""Middleware that has each customer wait for their turn of the event loop."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from condottiere.server.runtime.turns import LoopShares

from .rates import customer_of

_HEALTH: Final = "/api/health"
"""The paths that load balancers request. They are no other clients, and wait for none at their address."""


class LoopTurns:
    """Middleware that answers requests step by step, as it is their customer's turn (`LoopShares`).

    All networks of a customer have one turn: otherwise a home, which has 256, would have 256.
    """

    def __init__(self, app: ASGIApp, shares: LoopShares) -> None:
        self._app = app
        self._shares = shares

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        checks = scope["path"].startswith(_HEALTH)
        customer = customer_of(HTTPConnection(scope))
        client = f"checks of {customer}" if checks else customer
        await self._shares.do(client, lambda: _run(self._app, scope, receive, send), seen=not checks)


async def _run(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)
