"""The routes for the choices of a new table, and for the addresses of this server."""

import asyncio
from typing import Final, get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere import __version__
from condottiere.rules import RULES_VERSION
from condottiere.server.messages.api import Addresses, Setup
from condottiere.server.messages.protocol import Pace
from condottiere.server.network.addresses import is_loopback, listens_on_all, network_urls
from condottiere.server.server import server_of

from .bodies import answer_with


async def setup(request: Request) -> Response:
    """GET /api/setup."""
    return answer_with(
        Setup(
            version=__version__,
            rules_version=RULES_VERSION,
            levels=server_of(request).services.opponents.levels(),
            bots=server_of(request).services.opponents.bots(),
            paces=list(get_args(Pace)),
            default_pace=server_of(request).settings.pace,
        )
    )


async def addresses(request: Request) -> Response:
    """GET /api/addresses. Only this machine gets them; other machines already use one that works."""
    if request.client is None or not is_loopback(request.client.host):
        return answer_with(Addresses(addresses=None))
    settings, port = server_of(request).settings, request.scope["server"][1]
    if not listens_on_all(settings.host):
        return answer_with(Addresses(addresses=[], options=settings.kept_options(port)))
    known = await asyncio.to_thread(network_urls, settings.host, port) or None
    return answer_with(Addresses(addresses=known))


ROUTES: Final[list[Route]] = [Route("/setup", setup), Route("/addresses", addresses)]
