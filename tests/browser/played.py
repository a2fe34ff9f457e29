"""A table of our own that is played move by move before a page: the test speaks in the server's place."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.shown import people
from condottiere.record.events.event import Event
from condottiere.record.notation import Acted, Dealt, parse_action
from condottiere.record.position import parse_position
from condottiere.rules import Card, Phase, apply, deal, view
from condottiere.server.messages.protocol import PROTOCOL
from condottiere.server.messages.to_browser import ChatMessage, TableMessage
from condottiere.server.table.messages.wire import log_line, table_view
from support.told import happened

_NUMBERS = count()


class PlayedTable:
    """A table at a position, as a seat sees it (None looks on), and its log from there on."""

    def __init__(
        self,
        page: Page,
        position: str,
        viewer: int | None = 0,
        path: str = "/t/{}",
        stands: str = "decision",
    ) -> None:
        """`stands` names what stands on the page at `path` once the table is shown."""
        self.page = page
        self.viewer = viewer
        self.sent: list[str] = []
        self._table = parse_position(position)
        self._log: list[Event] = []
        self._told = 0
        self._version = 1
        self._sockets: list[WebSocketRoute] = []
        table_id = f"played{next(_NUMBERS)}"
        page.route_web_socket(f"**/{table_id}/play", self._joined)
        page.goto(path.format(table_id) + ("" if viewer is None else "#key"))
        expect(page.get_by_test_id(stands)).to_be_attached()
        page.evaluate("() => document.fonts.ready")

    def play(self, *tokens: str) -> None:
        """Have the seats on turn act, and tell the page of each action as it comes."""
        for token in tokens:
            self._act(token)
            self._tell()

    def play_unseen(self, *tokens: str) -> None:
        """Have the seats on turn act while the page is not connected; then it connects again."""
        for token in tokens:
            self._act(token)
        self._told = 0
        self._sockets[-1].close()

    def play_together(self, *tokens: str) -> None:
        """Have the seats on turn act, and tell the page of all that at once."""
        for token in tokens:
            self._act(token)
        self._tell()

    def message(self) -> TableMessage:
        """The table, and the lines of the log that the page has not been told."""
        return TableMessage(
            protocol=PROTOCOL,
            version=self._version,
            view=table_view(view(self._table, self.viewer)),
            players=people(self._table.seats, self.viewer),
            log=[log_line(event, self.viewer) for event in self._log[self._told :]],
            log_from=self._told,
            advice=None,
            hints=True,
            problem=None,
            own_connections=1,
        )

    def _act(self, token: str) -> None:
        before = self._table.copy()
        code = parse_action(token)
        apply(self._table, code)
        self._log += happened(before, Acted(code), self._table, self.viewer)
        self._version += 1
        if self._table.phase == Phase.DEAL:
            self._deal()

    def _deal(self) -> None:
        """Deal what is due, the strongest cards first."""
        before = self._table.copy()
        dealt: list[Card] = []
        while self._table.phase == Phase.DEAL:
            card = max((card for card in Card if self._table.pile[card]), key=lambda card: (card % 7, card))
            deal(self._table, card)
            dealt.append(card)
        self._log += happened(before, Dealt(tuple(dealt)), self._table, self.viewer)
        self._version += 1

    def _tell(self) -> None:
        self._send(self._sockets[-1], self.message())
        self._told = len(self._log)

    def _joined(self, socket: WebSocketRoute) -> None:
        def heard(text: str | bytes) -> None:
            self.sent.append(str(text))
            if '"join"' in self.sent[-1]:
                self._sockets.append(socket)
                self._told = 0
                self._tell()
                self._send(socket, ChatMessage(lines=[], chat_from=0))

        socket.on_message(heard)

    @staticmethod
    def _send(socket: WebSocketRoute, message: Any) -> None:
        socket.send(msgspec.json.encode(message).decode())


def tokens(line: str) -> Sequence[str]:
    """'play:T pass' as its tokens."""
    return line.split()
