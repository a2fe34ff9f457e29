"""What the server can be asked for over HTTP: every route, and the messages that it reads."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from starlette.routing import Mount, Route

from condottiere.server.app import create_app
from condottiere.server.messages.protocol import Message
from condottiere.server.settings import Settings

METHODS: Final = ("GET", "POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS", "TRACE", "BREW")


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A path with its parameters in braces."""

    path: str
    methods: tuple[str, ...]
    """Those that it has."""
    bodies: tuple[Any, ...]
    """The types of messages that its handlers name, read or written."""


def endpoints() -> list[Endpoint]:
    """All of them, read off the application itself."""
    found: dict[str, Endpoint] = {}
    for route in create_app(Settings()).routes:
        inner = route.routes or () if isinstance(route, Mount) else (route,)
        prefix = route.path if isinstance(route, Mount) else ""
        for one in inner:
            if isinstance(one, Route):
                path = prefix + one.path
                so_far = found.get(path, Endpoint(path, (), ()))
                methods = (*so_far.methods, *sorted(one.methods or ()))
                bodies = (*so_far.bodies, *_messages(inspect.unwrap(one.endpoint)))
                found[path] = Endpoint(path, methods, bodies)
    return list(found.values())


def _messages(handler: Callable[..., Any]) -> list[Any]:
    """Return the messages that a handler, or a function of its module that it calls, names."""
    function = getattr(handler, "__func__", handler)
    names = list(function.__code__.co_names)
    for name in function.__code__.co_names:
        called = function.__globals__.get(name)
        if inspect.isfunction(called) and called.__module__ == function.__module__:
            names += called.__code__.co_names
    named = [function.__globals__.get(name) for name in names]
    return [one for one in named if isinstance(one, type) and issubclass(one, Message)]
