"""R4.5: the time in which all who hold cards are asked at once whether they discard them.

It passes after every battle. How long it is depends on the pace, on chance, and on which people hold cards,
which all can see: never on what a hand holds. What is answered shows when it is over, so neither being asked
nor answering tells anything.
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
    """Such a time at one table. Another process shows its own; the one that acts at the table ends both."""

    def __init__(self) -> None:
        self._version = -1
        """Of the table while it is asked."""
        self._opened = -1
        """The version of the table at which it was opened last."""
        self._until: float | None = None
        self._final: set[int] = set()
        self._final_elsewhere: Mapping[int, int | None] = {}

    def open(self, version: int, until: float | None) -> None:
        """Ask, until a Unix time or, with None, without end."""
        self._begin(version)
        self._opened, self._until = version, until

    def is_open(self, version: int) -> bool:
        """Whether it has been opened at this version of the table."""
        return self._opened == version

    def note_final(self, version: int, seat: int) -> None:
        """Note that a seat will not change its answer, so that nobody need wait for it."""
        self._begin(version)
        self._final.add(seat)

    def set_elsewhere(self, answered: Mapping[int, int | None]) -> None:
        """Note the versions at which seats have given their answers for good through other processes."""
        self._final_elsewhere = answered

    def are_final(self, version: int, seats: Iterable[int]) -> bool:
        """Whether none of these seats will change its answer."""
        return all(version in (self.final_version(seat), self._final_elsewhere.get(seat)) for seat in seats)

    def final_version(self, seat: int) -> int | None:
        """The version of the table at which a seat has given its answer for good through this process."""
        return self._version if seat in self._final else None

    def message(self, game: Game, viewer: Viewer) -> Answers | None:
        """What a viewer is told: when it ends, and its own answer; None where it is asked nothing."""
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
