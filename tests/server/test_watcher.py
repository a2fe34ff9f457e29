"""A slow client holds up nobody and is told the latest."""

import asyncio
import json

from msgspec.json import encode as json_encode

from condottiere.record.events.event import CardsDrawn
from condottiere.rules import Options
from condottiere.server.errors import RequestError
from condottiere.server.messages.protocol import ChatLine
from condottiere.server.messages.to_browser import TableMessage
from condottiere.server.table.messages.narration import Viewer
from condottiere.server.table.messages.wire import log_line, table_view
from condottiere.server.table.table_messages import SentTable
from condottiere.server.table.watcher import Watcher
from support.running import dealt

GAME = dealt("TTT6666555 1122334455")(Options(seats=2))


class Source:
    """A table whose version is how often it has changed, with a log line for each."""

    version = 0

    def sent_table(self, viewer: Viewer, log_next: int, log_first: int | None, _: str | None) -> SentTable:
        message = self._message(viewer, log_next)
        return SentTable(json_encode(message).decode(), log_first or 0, self.version)

    def _message(self, viewer: Viewer, log_from: int) -> TableMessage:
        lines = [log_line(CardsDrawn(0, number)) for number in range(self.version)]
        return TableMessage(
            protocol=1,
            version=self.version,
            view=table_view(GAME.view(viewer)),
            players=[],
            log=lines[log_from:],
            log_from=log_from,
            advice=None,
            hints=False,
            bargaining=False,
            problem=None,
            own_connections=1,
        )

    def chat_since(self, viewer: Viewer, number: int) -> tuple[int, list[ChatLine]]:
        lines = [ChatLine(seat=0, to=None, text=str(viewer), at=0.0)] * self.version
        return len(lines), lines[number:]


async def settled() -> None:
    """Let everything run that can."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_slow_client_skips_to_the_latest_table() -> None:
    sent: list[str] = []
    gate = asyncio.Event()

    async def send(text: str) -> None:
        sent.append(text)
        await gate.wait()

    source = Source()
    slow = Watcher(source, 0, send)
    sending = asyncio.create_task(slow.run())
    for source.version in range(1, 101):
        slow.table_changed()
        slow.chat_changed()
        await settled()
    assert len(sent) == 1, "the first message is still on its way, and no other waits"
    gate.set()
    await settled()
    number = len(sent)
    slow.chat_changed()
    await settled()
    assert len(sent) == number, "there is nothing new to tell"
    sending.cancel()
    tables = [message for message in map(json.loads, sent) if message["type"] == "table"]
    assert [table["version"] for table in tables] == [1, 100]
    lines = [line["fact"]["count"] for table in tables for line in table["log"]]
    assert lines == list(range(100))
    chats = [message for message in map(json.loads, sent) if message["type"] == "chat"]
    assert sum(len(chat["lines"]) for chat in chats) == 100


async def test_who_does_not_read_is_not_listened_to() -> None:
    async def send(_: str) -> None:
        await asyncio.Event().wait()

    deaf = Watcher(Source(), None, send)
    refusal = RequestError("bad_message", "no")
    await deaf.send_error(refusal)
    second = asyncio.create_task(deaf.send_error(refusal))
    await settled()
    assert not second.done(), "one refusal waits; the next message is not read"
    second.cancel()
