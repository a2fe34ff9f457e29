"""Serving a connection to a table: first a Join, then the waiting room if there is one, then the table.

It is a WebSocket, or stands in for one (`network/polling`).
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError, internal_error, no_table
from condottiere.server.messages import from_browser as sent
from condottiere.server.messages.to_browser import ErrorMessage
from condottiere.server.network.rates import client_address, customer_of
from condottiere.server.people.persons import known_device
from condottiere.server.rooms.rooms import LiveRoom, RoomWatcher
from condottiere.server.rooms.waiting_room import credential_in
from condottiere.server.runtime.completion import run_until_first
from condottiere.server.runtime.logs import TableLog
from condottiere.server.table.live import LiveTable
from condottiere.server.table.messages.agreements import AgreementRequest
from condottiere.server.table.messages.fairness import FairnessRequest
from condottiere.server.table.messages.pacts import PactRequest
from condottiere.server.table.watcher import PONG, Watcher
from condottiere.server.tables.tables import Tables

from .seat_access import SeatAccess, access_seat, room_credentials

_log = logging.getLogger(__name__)

POLICY_VIOLATION: Final = 1008
"""The WebSocket close code after an error that ends the connection."""
_OF_THE_GAME: Final = ("stale", "not_your_turn", "illegal", "captain", "paused", "closed")
"""Refusals after which the table is sent again, because the browser may have an earlier state of it."""
_JOIN_SECONDS: Final = 20.0
_PAGE_LENGTH: Final = 40

_decoder: msgspec.json.Decoder[sent.FromBrowser] = msgspec.json.Decoder(sent.FromBrowser)


async def serve_websocket(websocket: WebSocket, tables: Tables) -> None:
    """Serve one WebSocket, from the handshake to the end."""
    try:
        await websocket.accept()
        tables.limiters.joins.take(client_address(websocket))
        table_id, join = websocket.path_params["table_id"], None
        if await tables.find_waiting(table_id) is not None:
            join = await _receive_join(websocket)
            credentials = () if join.look_on else await room_credentials(websocket, tables, join.key)
            await _wait_for_start(websocket, tables, table_id, credentials)
        async with tables.use(table_id) as table:
            join = join or await _receive_join(websocket)
            access = SeatAccess(None, None)
            if not join.look_on:
                access = await access_seat(websocket, table, tables, join.key, join.seat)
            await _serve(websocket, tables, table, access, join.page)
    except RequestError as error:
        await _close(websocket, error)
    except WebSocketDisconnect:
        pass


async def _receive_join(websocket: WebSocket) -> sent.Join:
    """Receive the first message, which must be a Join. Raises RequestError."""
    try:
        async with asyncio.timeout(_JOIN_SECONDS):
            first = _decode(await _receive_text(websocket))
    except TimeoutError:
        message = f"Nothing was said for {_JOIN_SECONDS:.0f} seconds. Join first."
        raise RequestError("join_first", message) from None
    if not isinstance(first, sent.Join):
        message = "The first message must be of type 'join', with the key of a seat or null."
        raise RequestError("join_first", message)
    return first


async def _serve(
    websocket: WebSocket, tables: Tables, table: LiveTable, access: SeatAccess, page: str | None
) -> None:
    """Receive and send messages concurrently, until either ends or the device is forgotten."""
    client = customer_of(websocket)
    watcher = Watcher(table, access.viewer, websocket.send_text, access.credential, client, access.person)
    watcher.page = page and page[:_PAGE_LENGTH]
    await table.join(watcher)
    try:
        with tables.persons.devices.connected(known_device(websocket), watcher.end):
            await run_until_first(_receive(websocket, tables, table, watcher), watcher.run())
    finally:
        table.leave(watcher)


async def _receive(websocket: WebSocket, tables: Tables, table: LiveTable, watcher: Watcher) -> None:
    """Handle messages one after the other until the connection ends.

    What is private is stored later (`reserved_times`), and the messages after it need not wait for that.
    """
    limiter, client = tables.limiters.messages(), client_address(websocket)
    private: asyncio.Task[None] | None = None
    try:
        while True:
            text = await _receive_text(websocket)
            async with _told_errors(table, watcher):
                limiter.take()
                tables.limiters.client_messages.take(client)
                message = _decode(text)
                _count_bytes(tables, client, message, text or "")
                if not _may_be_private(message):
                    await _handle(tables, table, watcher, message)
                    continue
                if private is not None:
                    await private
                private = asyncio.create_task(_handle_in_private(tables, table, watcher, message))
                await asyncio.sleep(0)  # so that it comes before the next message
    finally:
        if private is not None:
            private.cancel()


async def _handle_in_private(
    tables: Tables, table: LiveTable, watcher: Watcher, message: sent.FromBrowser
) -> None:
    async with _told_errors(table, watcher):
        await _handle(tables, table, watcher, message)


def _may_be_private(message: sent.FromBrowser) -> bool:
    """Check if there may be people who must not know that somebody asks for this."""
    match message:
        case (
            sent.Answer()
            | sent.AnswerPact()
            | sent.Withdraw()
            | sent.Act(action="hand:keep" | "hand:discard")
        ):
            return True
        case sent.Say(to=to) | sent.Show(to=to) | sent.OfferPact(to=to):
            return to is not None
        case _:
            return False


@asynccontextmanager
async def _told_errors(table: LiveTable, watcher: Watcher) -> AsyncIterator[None]:
    """Send every error of this block to the watcher, who asked for what failed."""
    try:
        yield
    except RequestError as error:
        await watcher.send_error(error)
        if error.code in _OF_THE_GAME:
            watcher.table_changed()
    except Exception:
        TableLog(_log, table.id).exception("a message failed")
        await watcher.send_error(internal_error())


_Stored: TypeAlias = sent.Show | PactRequest | FairnessRequest | AgreementRequest
"""Messages that may add to a log at any time. What else is stored, the game itself asks for.

Answers (R4.5) are not among them: those at one address share this limit, and would notice.
"""


def _count_bytes(tables: Tables, client: str, message: sent.FromBrowser, text: str) -> None:
    """Count the bytes that a message adds to what is stored. Raises RequestError if they are too many."""
    if isinstance(message, sent.Say):
        tables.limiters.client_chat.take(client, len(message.text.encode(errors="surrogatepass")))
    elif isinstance(message, _Stored):
        try:
            tables.limiters.client_log.take(client, len(text.encode()))
        except RequestError as error:
            raise _of_entropy(error) if isinstance(message, FairnessRequest) else error from None


def _of_entropy(error: RequestError) -> RequestError:
    """The error for a message that pages send on their own. By its code they know it is not for people."""
    return RequestError("entropy", error.fact)


async def _handle(tables: Tables, table: LiveTable, watcher: Watcher, message: sent.FromBrowser) -> None:
    if isinstance(message, sent.Ping):
        watcher.answer_ping()
        return
    if isinstance(message, sent.Looking):
        table.set_looking(watcher, message.looking)
        return
    if isinstance(message, sent.Join):
        raise RequestError(
            "bad_message", "This connection has joined already. Open another to join as somebody else."
        )
    if (viewer := watcher.viewer) is None:
        raise RequestError("spectator", Fact(id="error-spectator"))
    if isinstance(message, PactRequest | FairnessRequest):
        await _handle_pact_or_entropy(tables, table, viewer, message)
        return
    if isinstance(message, AgreementRequest):
        await _handle_agreement(tables, table, viewer, message)
        return
    match message:
        case sent.Show(cards=cards, face_down=face_down, to=to):
            tables.limiters.shows.take((table.id, viewer))
            await table.show(viewer, cards, face_down, to)
        case sent.Say(text=text, to=to):
            tables.limiters.chat.take((table.id, viewer))
            await table.say(viewer, text, to)
        case sent.Hurry():
            table.hurry_bots(viewer)
        case _:
            await _act(tables, table, viewer, message)


_Action: TypeAlias = sent.Act | sent.Answer | sent.NextGame | sent.EndUnfinished


async def _act(tables: Tables, table: LiveTable, seat: int, message: _Action) -> None:
    match message:
        case sent.Act(version=version, action=("hand:keep" | "hand:discard") as answer):
            tables.limiters.answers.take((table.id, seat))
            await table.answer(seat, answer, version)
        case sent.Act(version=version, action=action):
            await table.act(seat, version, action)
        case sent.Answer(answer=answer):
            tables.limiters.answers.take((table.id, seat))
            await table.answer(seat, answer)
        case sent.NextGame(version=version):
            await table.next_game(version, seat)
        case sent.EndUnfinished(version=version):
            await table.end_unfinished(version, seat)


async def _handle_agreement(tables: Tables, table: LiveTable, seat: int, message: AgreementRequest) -> None:
    tables.limiters.agreements.take((table.id, seat))
    if isinstance(message, sent.Propose) and message.kind == "captain" and message.seat in table.seats.people:
        least = tables.settings.captain_seconds
        if table.presence.away_for(message.seat) < least:
            raise RequestError(
                "illegal",
                Fact(id="error-captain-too-soon", text=table.seats[message.seat].name, count=round(least)),
            )
    await table.ask(seat, message)


async def _handle_pact_or_entropy(
    tables: Tables, table: LiveTable, seat: int, message: PactRequest | FairnessRequest
) -> None:
    if isinstance(message, PactRequest):
        tables.limiters.pacts.take((table.id, seat))
        await table.ask(seat, message)
        return
    try:
        tables.limiters.entropy.take((table.id, seat))
        await table.ask(seat, message)
    except RequestError as error:
        raise _of_entropy(error) from None


async def _receive_text(websocket: WebSocket) -> str | None:
    """Receive the text of the next frame; None for a binary one."""
    event = await websocket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    return event.get("text")


def _decode(text: str | None) -> sent.FromBrowser:
    if text is None:
        raise RequestError("bad_message", "Messages are JSON in text frames; this was a binary one.")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RequestError("bad_message", f"This message cannot be read: {str(error)[:200]}.") from None


async def _close(websocket: WebSocket, error: RequestError) -> None:
    if websocket.application_state == WebSocketState.CONNECTED:
        try:
            last = ErrorMessage(code=error.code, message=error.message, fact=error.fact)
            await websocket.send_text(msgspec.json.encode(last).decode())
            await websocket.close(POLICY_VIOLATION, error.code)
        except WebSocketDisconnect:
            pass


async def _wait_for_start(
    websocket: WebSocket, tables: Tables, table_id: str, credentials: Sequence[str]
) -> None:
    """Send the room after every change until its game has begun. Raises RequestError if it expires."""
    room = await tables.find_waiting(table_id)
    if room is None:
        return
    with (
        tables.rooms.watch(room, credential_in(room, credentials)) as (live, watcher),
        tables.persons.devices.connected(known_device(websocket), watcher.end),
    ):
        await run_until_first(
            _receive_in_room(websocket, tables), _send_room(websocket, tables, live, watcher)
        )
    if live.room is None:
        raise no_table(table_id)


async def _send_room(websocket: WebSocket, tables: Tables, live: LiveRoom, watcher: RoomWatcher) -> None:
    """Send the latest room whenever the connection can take it, until it has started or expired.

    A room that looks the same is not sent again: onlookers are not to notice that others talk.
    """
    told = ""
    while True:
        await watcher.changed.wait()
        watcher.changed.clear()
        if watcher.error is not None:
            raise watcher.error
        if live.room is None or live.room.started:
            return
        message = tables.rooms.message(live.room, watcher.credential)
        text = msgspec.json.encode(message).decode()
        if text != told:
            await websocket.send_text(text)
            told = text


async def _receive_in_room(websocket: WebSocket, tables: Tables) -> None:
    """Answer pings until the connection ends. Raises RequestError for all other messages."""
    limiter, client = tables.limiters.messages(), client_address(websocket)
    while True:
        text = await _receive_text(websocket)
        limiter.take()
        tables.limiters.client_messages.take(client)
        if not isinstance(_decode(text), sent.Ping):
            raise RequestError("waiting", Fact(id="error-waiting"))
        await websocket.send_text(PONG)
