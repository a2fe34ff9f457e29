"""R4.5: the time window in which all seats with cards are asked at once whether they discard them.

There is one after every battle. Its length depends on the pace, on chance and on which people hold cards,
which is public, but never on the cards. Answers are revealed when it ends. So neither being asked nor
answering reveals anything about a hand.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from condottiere.record.game import Game
from condottiere.record.hand_answers import hand_choice
from condottiere.rules import Phase
from condottiere.server.messages.protocol import Answers, HandAnswer

from .messages.narration import Viewer

_NAMES: Final[dict[bool | None, HandAnswer | None]] = {True: "hand:discard", False: "hand:keep", None: None}


class DiscardWindow:
    """The window of one table in this process. The process that acts at the table ends it for all."""

    def __init__(self) -> None:
        self._version = -1
        """The version of the table to which the fields below belong."""
        self._opened = -1
        """The version of the table at which the window was last opened."""
        self._until: float | None = None
        self._final: set[int] = set()
        self._final_elsewhere: Mapping[int, int | None] = {}

    def open(self, version: int, until: float | None) -> None:
        """Open the window until a Unix time, or without end if None."""
        self._begin(version)
        self._opened, self._until = version, until

    def is_open(self, version: int) -> bool:
        """Check if the window was opened at this version of the table."""
        return self._opened == version

    def note_final(self, version: int, seat: int) -> None:
        """Note that a seat's answer is final, so that the window need not stay open for it."""
        self._begin(version)
        self._final.add(seat)

    def set_elsewhere(self, answered: Mapping[int, int | None]) -> None:
        """Set the versions of the table at which seats gave final answers through other processes."""
        self._final_elsewhere = answered

    def are_final(self, version: int, seats: Iterable[int]) -> bool:
        """Check if the answers of all these seats are final."""
        return all(version in (self.final_version(seat), self._final_elsewhere.get(seat)) for seat in seats)

    def final_version(self, seat: int) -> int | None:
        """The version of the table at which a seat gave a final answer through this process, or None."""
        return self._version if seat in self._final else None

    def message(self, game: Game, viewer: Viewer) -> Answers | None:
        """The message for a viewer: when the window ends, and its own answer; None if nobody is asked."""
        own = None if viewer is None else hand_choice(game, viewer)
        if own is None and game.table.phase != Phase.HAND:
            return None
        return Answers(
            until=self._until if game.version == self._version else None,
            own=None if own is None else _NAMES[own.discard],
            choice=own is not None and own.free,
        )

    def _begin(self, version: int) -> None:
        if version != self._version:
            self._version, self._until, self._final = version, None, set()
