"""A browser's connection to a table whose game has not begun: it is sent the waiting room."""

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError, no_table
from condottiere.server.rooms.live_room import LiveRoom, RoomWatcher
from condottiere.server.runtime.completion import run_until_first
from condottiere.server.storage import StoredPerson
from condottiere.server.tables.tables import Tables


async def wait_for_start(
    websocket: WebSocket, tables: Tables, table_id: str, person: StoredPerson | None
) -> None:
    """Send the room after every change, until its game has begun. Raises RequestError if it expires."""
    room = await tables.find_waiting(table_id)
    if room is None:
        return
    with tables.rooms.watch(room, person) as (live, watcher):
        await run_until_first(_receive(websocket), _send(websocket, tables, live, watcher))
    if live.room is None:
        raise no_table(table_id)


async def _send(websocket: WebSocket, tables: Tables, live: LiveRoom, watcher: RoomWatcher) -> None:
    """Send the room as it is when the connection can take it, until it is started or gone."""
    while True:
        await watcher.changed.wait()
        watcher.changed.clear()
        if live.room is None or live.room.started:
            return
        message = tables.rooms.message(live.room, watcher.person)
        await websocket.send_text(msgspec.json.encode(message).decode())


async def _receive(websocket: WebSocket) -> None:
    """Wait for the end of the connection; before the game there is nothing to say here."""
    event = await websocket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    raise RequestError("waiting", Fact(id="error-waiting"))
