"""Security headers, and the check for requests from pages of other sites."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

DOCUMENT_HEADERS: Final = {
    # All resources come from this server. Vite embeds small pictures and fonts as data URLs.
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
"""Headers that browsers respect only for documents and workers."""

HEADERS: Final = {
    **DOCUMENT_HEADERS,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

_PARTS: Final = ("text/javascript", "application/javascript", "text/css", "font/")
"""The types of page parts. Python before 3.12 uses the second for scripts, unless the system overrides it."""


class SecurityHeaders:
    """Middleware that adds HEADERS to every HTTP answer; parts of pages do not get DOCUMENT_HEADERS."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                part = _is_part_of_page(scope["path"], headers.get("content-type", ""))
                for name, value in HEADERS.items():
                    if not (part and name in DOCUMENT_HEADERS):
                        headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def _is_part_of_page(path: str, content_type: str) -> bool:
    """Check if this is a script, a style sheet or a font of a page, not a document."""
    return path.startswith("/assets/") and content_type.startswith(_PARTS)


def cross_origin(headers: Headers) -> bool:
    """Check if a page of another site sent this request. Programs other than browsers send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
    except ValueError:  # not a valid origin
        return True
