"""The chat of a table (R10.1): its lines, and who may read each."""

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.messages.protocol import MAX_TEXT, ChatLine
from condottiere.server.names import sanitize
from condottiere.server.storage import CHAT_WINDOW

NO_DEALS: Final = "This captain makes no pacts."
"""A bot's answer to a whisper."""


class Chat:
    """The latest CHAT_WINDOW lines that each viewer of a table may read.

    Each viewer has a window of its own, so that nobody can tell how much others have whispered.
    """

    def __init__(self, lines: Mapping[int, ChatLine], length: int, seats: int) -> None:
        """`lines` are keyed by number; `length` is the total number of lines, older ones included."""
        self._length = length
        self._readable: dict[int | None, deque[tuple[int, ChatLine]]] = {
            viewer: deque(maxlen=CHAT_WINDOW) for viewer in (None, *range(seats))
        }
        for number, line in lines.items():
            self._add(number, line)

    def __len__(self) -> int:
        """The total number of lines, older ones included."""
        return self._length

    def extend(self, lines: Iterable[ChatLine]) -> None:
        for line in lines:
            self._add(self._length, line)
            self._length += 1

    def since(self, viewer: int | None, number: int) -> list[ChatLine]:
        """The lines from `number` on that are from a viewer, to it, or to everybody."""
        return [line for said, line in self._readable[viewer] if said >= number]

    def answers(self, line: ChatLine, bots: Collection[int], latest: Iterable[ChatLine]) -> list[ChatLine]:
        """The answers of bots to a whisper: each tells a seat only once that it makes no deals.

        `latest` are lines that will follow those of this chat.
        """
        readable = (*(one for _, one in self._readable[line.seat]), *latest)
        told = {one.seat for one in readable if one.to == [line.seat] and one.text == NO_DEALS}
        asked = [bot for bot in line.to or () if bot in bots and bot not in told]
        return [ChatLine(seat=bot, to=[line.seat], text=NO_DEALS, at=line.at) for bot in asked]

    def _add(self, number: int, line: ChatLine) -> None:
        for viewer, readable in self._readable.items():
            if line.to is None or viewer == line.seat or viewer in line.to:
                readable.append((number, line))


def check_text(text: str) -> str:
    """Clean the text of a line. Raises RequestError if it is empty or too long."""
    said = sanitize(text)
    if not said:
        raise RequestError("bad_message", Fact(id="error-empty-line"))
    if len(said) > MAX_TEXT:
        raise RequestError("too_large", Fact(id="error-long-line", limit=MAX_TEXT, count=len(said)))
    return said


def check_receivers(seat: int, to: Sequence[int] | None, seats: int) -> list[int] | None:
    """The receivers of a line from this seat, sorted; None for everybody. Raises RequestError if invalid."""
    if to is None:
        return None
    others = sorted(set(to))
    if not others or seat in others or not all(0 <= other < seats for other in others):
        raise RequestError(
            "bad_message",
            "Something is said to one or more other seats of this table, or with `to` null to everybody.",
        )
    return others
