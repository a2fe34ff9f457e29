"""Requests to servers on this machine."""

from typing import Any

import httpx

from support.people import PATIENCE


def request(method: str, url: str, **more: Any) -> httpx.Response:
    """As `httpx.request`, but without certificates: to load them takes longer than a request."""
    return httpx.request(method, url, **{"timeout": PATIENCE, "verify": False} | more)
