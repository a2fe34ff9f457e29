"""What is said at a table (R10.1): the lines, and who may read which."""

from collections.abc import Sequence

from condottiere.server.errors import RequestError
from condottiere.server.messages.protocol import MAX_TEXT, ChatLine
from condottiere.server.plain_text import sanitize
from condottiere.server.storage import CHAT_WINDOW


class Chat:
    """The latest lines of a table, CHAT_WINDOW of them or up to twice as many."""

    def __init__(self, lines: Sequence[ChatLine], left_out: int) -> None:
        """`left_out` is how many lines came before these."""
        self._lines = list(lines)
        self._left_out = left_out

    def __len__(self) -> int:
        """How many lines have been said in all."""
        return self._left_out + len(self._lines)

    def extend(self, lines: Sequence[ChatLine]) -> None:
        """Add lines, and drop the oldest if there are too many."""
        self._lines.extend(lines)
        if len(self._lines) > 2 * CHAT_WINDOW:
            self._left_out += len(self._lines) - CHAT_WINDOW
            del self._lines[:-CHAT_WINDOW]

    def since(self, viewer: int | None, number: int) -> list[ChatLine]:
        """The lines from `number` on that a viewer may read: its own, those to it, and those to everybody."""
        lines = self._lines[max(0, number - self._left_out) :]
        return [line for line in lines if line.to is None or viewer == line.seat or viewer in line.to]


def check_text(text: str) -> str:
    """The text of a line as everybody gets it. Raises RequestError if it is empty or too long."""
    said = sanitize(text)
    if not said:
        raise RequestError("bad_message", "There is nothing to read in this line.")
    if len(said) > MAX_TEXT:
        message = f"A chat line may have {MAX_TEXT} characters; this one has {len(said)}."
        raise RequestError("too_large", message)
    return said


def check_receivers(seat: int, to: Sequence[int] | None, seats: int) -> list[int] | None:
    """The seats that get a line of this seat, in order, or None for everybody. Raises RequestError."""
    if to is None:
        return None
    others = sorted(set(to))
    if not others or seat in others or not all(0 <= other < seats for other in others):
        raise RequestError(
            "bad_message",
            "Something is said to one or more other seats of this table, or with `to` null to everybody.",
        )
    return others
