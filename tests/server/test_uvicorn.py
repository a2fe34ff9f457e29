"""New versions of uvicorn, h11 and websockets still do what `limited_uvicorn` extends.

mypy finds what a new version has removed. These tests find what it only stopped using: a method of ours that
nobody calls, or an attribute that we set and nobody reads, would silently be a limit less.
"""

import ast
import asyncio
import errno
import inspect
import socket
import textwrap
from collections import Counter
from importlib.metadata import version
from typing import Any, cast
from unittest.mock import Mock

import h11
import pytest
import uvicorn
from uvicorn.lifespan.off import LifespanOff
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol
from websockets.server import ServerProtocol

from condottiere.server.network import limited_uvicorn

EXTENDED = {
    "LimitedHttp": H11Protocol,
    "_LimitedHttpParser": h11.Connection,
    "LimitedWebSocket": WebSocketsSansIOProtocol,
    "_LimitedFrames": ServerProtocol,
    "GracefulServer": uvicorn.Server,
}
"""The classes of `limited_uvicorn`, and what each extends."""
OWN = {"method", "refused_as"}
"""What they set and read themselves."""


def attributes(source: str, context: type[ast.expr_context]) -> set[str]:
    """The attributes of anything that some code reads, calls or sets."""
    nodes = ast.walk(ast.parse(textwrap.dedent(source)))
    return {node.attr for node in nodes if isinstance(node, ast.Attribute) and isinstance(node.ctx, context)}


def module_source(kind: type) -> str:
    module = inspect.getmodule(kind)
    assert module is not None
    return inspect.getsource(module)


def parameters(method: object) -> list[str]:
    assert callable(method)
    return list(inspect.signature(method).parameters)


@pytest.mark.parametrize("name", EXTENDED)
def test_what_is_extended_is_called_and_read_as_before(name: str) -> None:
    ours, base = getattr(limited_uvicorn, name), EXTENDED[name]
    assert ours.__base__ is base
    package = base.__module__.partition(".")[0]
    this = f"{package} {version(package)}: {base.__name__}"
    sources = map(module_source, (*EXTENDED.values(), Protocol))
    used = {name for source in sources for name in attributes(source, ast.Load)} | set(dir(asyncio.Protocol))
    methods = {name: one for name, one in vars(ours).items() if inspect.isfunction(one) and name[0] != "_"}
    assert methods
    for name, method in methods.items():
        assert hasattr(base, name), f"{this} has no {name}() any more, so nobody calls ours"
        assert parameters(method) == parameters(getattr(base, name)), f"{this}.{name}() has other parameters"
        assert name in used, f"{this}.{name}() is called by nobody any more, nor is ours"
    for name in attributes(inspect.getsource(ours), ast.Store) - OWN:
        assert name[0] == "_" or name in used, f"{this}.{name} is read by nobody any more"


def test_connections_that_were_accepted_are_kept_when_no_more_files_can_be_opened() -> None:
    class Listening:
        left = 2

        def accept(self) -> tuple[Mock, str]:
            if not self.left:
                raise OSError(errno.EMFILE, "Too many open files")
            self.left -= 1
            return Mock(), ""

    assert len(limited_uvicorn.accept_waiting(cast("Any", Listening()))) == 2


async def test_connections_that_wait_are_accepted_in_several_rounds_of_the_event_loop() -> None:
    rounds, made, all_made = [0], list[int](), asyncio.Event()

    class Protocol(asyncio.Protocol):
        def __init__(self, **_: object) -> None:
            made.append(rounds[0])
            if len(made) == len(clients):
                all_made.set()

    async def count_rounds() -> None:
        while True:
            rounds[0] += 1
            await asyncio.sleep(0)

    config = uvicorn.Config("", http=Protocol, lifespan="off", log_config=None)
    config.http_protocol_class = Protocol
    server = limited_uvicorn.GracefulServer(config, lambda: None, lambda: None, 0.0, asyncio.sleep)
    server.lifespan = LifespanOff(config)
    listening = socket.create_server(("127.0.0.1", 0))
    clients = [socket.create_connection(listening.getsockname()) for _ in range(90)]
    counting = asyncio.create_task(count_rounds())
    await server.startup([listening])
    await all_made.wait()
    counting.cancel()
    await server.shutdown([listening])
    most = max(Counter(made).values())
    assert most == limited_uvicorn.ACCEPTED_AT_ONCE, "something else can be done in between"
    for client in clients:
        client.close()
