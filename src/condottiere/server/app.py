"""The application: its routes, its middleware and the answers to errors."""

from typing import Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount

from condottiere.languages.fact import Fact

from .errors import RequestError
from .messages.api import Refusal
from .messages.protocol import ErrorCode
from .network.loop_turns import LoopTurns
from .network.security import HEADERS, AllowedHosts, SecurityHeaders
from .routes import advice, notifications, people, reviews, rooms, seats, setup, tables
from .routes.bodies import answer_with, refuse
from .routes.health import HealthRoutes
from .routes.pages import page_routes
from .runtime.logs import RequestLog
from .server import Server
from .services import Services
from .settings import Settings

_CODES: Final[dict[int, ErrorCode]] = {404: "not_found", 405: "wrong_method"}
"""The codes of Starlette's own errors, by status."""


def create_app(settings: Settings, services: Services | None = None) -> Starlette:
    """The ASGI application. It opens its database when it starts."""
    server = Server(settings, services or Services())
    api = [
        *advice.ROUTES,
        *HealthRoutes().routes(),
        *notifications.ROUTES,
        *people.ROUTES,
        *reviews.ROUTES,
        *rooms.ROUTES,
        *seats.ROUTES,
        *setup.ROUTES,
        *tables.ROUTES,
    ]
    app = Starlette(
        routes=[Mount("/api", routes=api), *page_routes(settings.static)],
        middleware=[
            Middleware(
                LoopTurns,
                shares=server.loop_shares,
                requests=server.requests,
                refuse=_refuse_past_middleware,
            ),
            Middleware(RequestLog),
            Middleware(SecurityHeaders),
            Middleware(AllowedHosts, names=_names(settings)),
        ],
        exception_handlers={
            RequestError: _handle_request_error,
            HTTPException: _handle_http_exception,
            Exception: _handle_bug,
        },
        lifespan=server.lifespan,
    )
    app.state.server = server
    return app


def _names(settings: Settings) -> list[str]:
    """The host names that the settings give the server."""
    public = [] if settings.public_url is None else [urlsplit(settings.public_url).netloc]
    return [settings.host, *settings.allowed_hosts, *public]


async def _handle_request_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestError)
    return refuse(error)


async def _handle_http_exception(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code: ErrorCode = _CODES.get(error.status_code, "bad_request")
    return answer_with(Refusal(code=code, message=f"{error.detail}."), error.status_code)


async def _handle_bug(_: Request, __: Exception) -> Response:
    return _refuse_past_middleware(RequestError("internal", Fact(id="error-internal-nothing-changed")))


def _refuse_past_middleware(error: RequestError) -> Response:
    """The answer to a refused request that is sent past all middleware."""
    answer = refuse(error)
    answer.headers.update(HEADERS)
    return answer
