"""A browser's conversation with a table: one WebSocket, a seat's key first, then messages both ways."""

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .chronicle import Viewer
from .errors import RequestError
from .keys import authenticate
from .live import LiveTable
from .protocol import Act, EndUnfinished, ErrorMessage, FromBrowser, Join, NextGame, Say, Show, StandIn
from .rates import Limiters, client
from .settings import Services
from .tables import Tables
from .watcher import Hopeless, Watcher

_log = logging.getLogger(__name__)

POLICY: Final = 1008
"""The close code after a refusal that ends the conversation."""
_JOIN_SECONDS: Final = 20.0

_decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)


async def converse(websocket: WebSocket, tables: Tables, services: Services) -> None:
    """The whole conversation, from the handshake to the end."""
    try:
        await websocket.accept()
        tables.limiters.joins.take(client(websocket))
        async with tables.use(websocket.path_params["table_id"]) as table:
            viewer = await _joined(websocket, table, services)
            await _look_on(websocket, tables, table, viewer)
    except RequestError as refused:
        await _part(websocket, refused)
    except (WebSocketDisconnect, Hopeless):
        pass


async def _joined(websocket: WebSocket, table: LiveTable, services: Services) -> Viewer:
    """Whose eyes a connection has: the first message says it."""
    try:
        async with asyncio.timeout(_JOIN_SECONDS):
            first = _parsed(await _received(websocket))
    except TimeoutError:
        raise RequestError(
            "join_first", f"Nothing was said for {_JOIN_SECONDS:.0f} seconds. Join first."
        ) from None
    if not isinstance(first, Join):
        raise RequestError(
            "join_first", "The first message must be of type 'join', with the key of a seat or null."
        )
    if first.key is None:
        return None
    return await authenticate(first.key, table.seats, services.sleep)


async def _look_on(websocket: WebSocket, tables: Tables, table: LiveTable, viewer: Viewer) -> None:
    """Listen and tell at once, until either cannot go on."""
    watcher = Watcher(table, viewer, websocket.send_text)
    await table.join(watcher)
    tables.drive(table)
    try:
        sides = [
            asyncio.create_task(_listen(websocket, tables, table, watcher)),
            asyncio.create_task(watcher.tell()),
        ]
        try:
            done, _ = await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for side in sides:
                side.cancel()
            await asyncio.gather(*sides, return_exceptions=True)
        for side in done:
            side.result()
    finally:
        table.leave(watcher)
        tables.drive(table)


async def _listen(websocket: WebSocket, tables: Tables, table: LiveTable, watcher: Watcher) -> None:
    limiter = tables.limiters.messages()
    while True:
        text = await _received(websocket)
        try:
            limiter.take()
            await _obey(tables.limiters, table, watcher.viewer, _parsed(text))
        except RequestError as refused:
            await watcher.refuse(refused)
            if refused.code in ("stale", "not_your_turn", "illegal"):
                watcher.table_changed()
        except Exception:
            _log.exception("table %s: a message failed", table.id)
            await watcher.refuse(
                RequestError(
                    "internal", "The server made a mistake, which it has noted. The game is as it was."
                )
            )


async def _obey(limiters: Limiters, table: LiveTable, viewer: Viewer, message: FromBrowser) -> None:
    if isinstance(message, Join):
        raise RequestError(
            "bad_message", "This connection has joined already. Open another to join as somebody else."
        )
    if viewer is None:
        raise RequestError("spectator", "Only those who sit at the table can do this; you are looking on.")
    match message:
        case Act(version=version, action=action):
            await table.act(viewer, version, action)
        case Show(cards=cards, face_down=face_down, to=to):
            limiters.shows.take((table.id, viewer))
            await table.show(viewer, cards, face_down, to)
        case Say(text=text, to=to):
            limiters.chat.take((table.id, viewer))
            await table.say(viewer, text, to)
        case NextGame(version=version):
            await table.next_game(version)
        case EndUnfinished(version=version):
            await table.end_unfinished(version)
        case StandIn():
            table.allow_stand_in()


async def _received(websocket: WebSocket) -> str | None:
    """The next text frame; None for a binary one."""
    event = await websocket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    return event.get("text")


def _parsed(text: str | None) -> FromBrowser:
    if text is None:
        raise RequestError("bad_message", "Messages are JSON in text frames; this was a binary one.")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RequestError("bad_message", f"This message cannot be read: {str(error)[:200]}.") from None


async def _part(websocket: WebSocket, refused: RequestError) -> None:
    """Say why, and close."""
    if websocket.application_state == WebSocketState.CONNECTED:
        try:
            last = ErrorMessage(code=refused.code, message=refused.message)
            await websocket.send_text(msgspec.json.encode(last).decode())
            await websocket.close(POLICY, refused.code)
        except WebSocketDisconnect:
            pass
