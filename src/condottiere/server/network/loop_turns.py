"""Middleware that has each customer wait for their turn of the event loop."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from condottiere.server.errors import RequestError
from condottiere.server.runtime.turns import LoopShares, OwnLines

from .rates import ConcurrencyLimit, client_address, customer_of

_PLAY: Final = "/play"
"""How the paths of connections end: those over plain HTTP wait for news, and are limited as WebSockets."""
_HEALTH: Final = "/api/health"
"""The paths that load balancers request. They are no other clients, and wait for none at their address."""
AT_ONCE: Final = 100
"""The number of requests of a customer that are answered at a time; others wait for those."""


class LoopTurns:
    """Middleware that answers requests step by step, as it is their customer's turn (`LoopShares`).

    All networks of a customer have one turn: otherwise a home, which has 256, would have 256.
    """

    def __init__(
        self,
        app: ASGIApp,
        shares: LoopShares,
        requests: ConcurrencyLimit,
        refuse: Callable[[RequestError], Response],
    ) -> None:
        """`requests` limits the open requests of each client; `refuse` makes the answer to one too many."""
        self._app = app
        self._shares = shares
        self._requests = requests
        self._refuse = refuse
        self._lines = OwnLines(AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        checks = scope["path"].startswith(_HEALTH)
        customer = customer_of(connection)
        client = f"checks of {customer}" if checks else customer

        async def answer(app: ASGIApp) -> None:
            await self._shares.do(client, lambda: _run(app, scope, receive, send), seen=not checks)

        if scope["type"] == "websocket":  # it stays, and has limits of its own
            await answer(self._app)
            return
        try:
            with self._requests.hold(f"checks of {customer}" if checks else client_address(connection)):
                line: AbstractAsyncContextManager[object] = self._lines.of(client)
                if scope["path"].endswith(_PLAY):
                    line = nullcontext()
                async with line:
                    await answer(self._app)
        except RequestError as error:
            await answer(self._refuse(error))


async def _run(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)
