"""The routes that tell a page what there is to choose from, and at which addresses this server is reached."""

import asyncio
from importlib.metadata import version
from typing import get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.rules import RULES_VERSION
from condottiere.server.messages.api import Addresses, Setup
from condottiere.server.messages.protocol import Pace
from condottiere.server.network.addresses import is_loopback, listens_on_all, network_urls
from condottiere.server.services import Services
from condottiere.server.settings import Settings

from .bodies import answer_with


class SetupRoutes:
    """The handlers of these routes."""

    def __init__(self, settings: Settings, services: Services) -> None:
        self._settings = settings
        self._services = services
        self._version = version("condottiere")

    def routes(self) -> list[Route]:
        """The routes."""
        return [Route("/setup", self.setup), Route("/addresses", self.addresses)]

    async def setup(self, _: Request) -> Response:
        """GET /api/setup."""
        return answer_with(
            Setup(
                version=self._version,
                rules_version=RULES_VERSION,
                levels=self._services.opponents.levels(),
                bots=self._services.opponents.bots(),
                paces=list(get_args(Pace)),
                default_pace=self._settings.pace,
            )
        )

    async def addresses(self, request: Request) -> Response:
        """GET /api/addresses. They are told to this machine alone: others came by one that serves them."""
        known: list[str] | None = None
        if request.client and is_loopback(request.client.host):
            known = []
            if listens_on_all(self._settings.host):
                port = request.scope["server"][1]
                known = await asyncio.to_thread(network_urls, self._settings.host, port) or None
        return answer_with(Addresses(addresses=known))
