"""The yardstick: a Starlette application that sends as many messages of the same length, and nothing else."""

import socket
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

VERSION = "@version@"
"""Where the number of a message stands in it."""


class Echo:
    """Answers each message to all sockets of its table, as a table of a game does."""

    def __init__(self, message: str) -> None:
        self._before, self._after = message.split(VERSION)
        self._tables: dict[str, list[WebSocket]] = defaultdict(list)
        self._number = 0

    async def play(self, websocket: WebSocket) -> None:
        """Serve one socket: the first message joins, every other one is sent to all."""
        await websocket.accept()
        sockets = self._tables[websocket.path_params["table_id"]]
        try:
            await websocket.receive_text()
            sockets.append(websocket)
            await websocket.send_text(self._next())
            while True:
                await websocket.receive_text()
                text = self._next()
                for other in sockets:
                    await other.send_text(text)
        except WebSocketDisconnect:
            if websocket in sockets:
                sockets.remove(websocket)

    def _next(self) -> str:
        self._number += 1
        return f"{self._before}{self._number}{self._after}"


def serve_echo(message: str) -> None:
    """Serve on a free port of this machine, and print the address as a server of games does."""
    app = Starlette(routes=[WebSocketRoute("/api/tables/{table_id}/play", Echo(message).play)])
    with socket.create_server(("127.0.0.1", 0)) as listening:
        print(f"Condottiere is at http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
        config = uvicorn.Config(app, ws="websockets-sansio", log_config=None, log_level="warning")
        uvicorn.Server(config).run(sockets=[listening])
