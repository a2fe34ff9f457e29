"""Requests to servers on this machine."""

from typing import Any

import httpx

from support.people import PATIENCE


def request(method: str, url: str, **more: Any) -> httpx.Response:
    """As `httpx.request`, but without certificates: to load them takes longer than a request."""
    return httpx.request(method, url, **{"timeout": PATIENCE, "verify": False} | more)


def browser(address: str) -> httpx.Client:
    """A client that keeps its cookies.

    It keeps no connections: on a busy machine the server would close one just as it is used again.
    """
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.Client(base_url=address, timeout=PATIENCE, verify=False, limits=limits)
