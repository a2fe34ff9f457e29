"""What a browser noted of a table's shuffles, read from the file that its page offers once the game is over.

`web/src/fair/notes.ts` says what each field means, and writes them.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from condottiere.rules.options import MAX_SEATS

from .board import BOARD_DIGITS
from .state import CHAIN_LENGTH

_Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
_Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]
_Deal: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
_Link: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=CHAIN_LENGTH)]
_Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]

LARGEST: Final = 4_000_000
"""The maximum size of a file of notes in bytes; a browser keeps half as much of all tables together."""


class NotesError(ValueError):
    """A file has no notes of a browser. The message is one line."""


class SeatNote(msgspec.Struct, frozen=True):
    """The entropy of the browser for one seat."""

    seat: _Seat
    seed: _Hex
    """The last link of the chain."""
    chain: _Hex
    """The first link, by which it was announced."""
    from_: _Deal = msgspec.field(name="from")
    sent: list[_Link]
    given: list[_Link]
    ended: bool


class SeenNote(msgspec.Struct, frozen=True, array_like=True):
    """What the browser was shown at a version of the table."""

    version: _Count
    seat: _Seat
    """Its own."""
    hand: str
    """The cards of that seat, as letters."""
    board: Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{BOARD_DIGITS}}}$")]
    """The digest of what everybody could see."""


class DealNote(msgspec.Struct, frozen=True):
    """What the browser was told of a deal."""

    deal: _Deal
    since: _Count
    version: _Count
    seat: _Seat
    gave: list[_Seat] | None


class DueNote(msgspec.Struct, frozen=True):
    """When a deal was first said to be due."""

    deal: _Deal
    version: _Count
    """That of the table."""
    pile: _Hex
    """What the server committed itself to then (`pile`)."""


class ChainsNote(msgspec.Struct, frozen=True):
    """The chains by seat that the browser knew of when it gave entropy, from this deal on."""

    deal: _Deal
    chains: list[str | None]


class Note(msgspec.Struct):
    """All that a browser noted of a table."""

    table: str
    commitment: str | None
    before: _Deal
    deal: _Deal
    seats: list[SeatNote]
    chains: list[ChainsNote]
    deals: list[DealNote]
    dues: list[DueNote]
    seen: list[SeenNote]
    setup: str | None
    holder: int | None
    refused: bool
    tries: _Count
    promised: str | None
    version: Literal[1] = 1
    """The version of docs/fairness-specification.md that the file follows."""


def read_notes(data: bytes) -> Note:
    """Read a file of notes. Raises NotesError."""
    if len(data) > LARGEST:
        raise NotesError(f"notes of a browser have {LARGEST} bytes at most")
    try:
        return msgspec.json.decode(data.decode(), type=Note)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotesError(f"these are no notes of a browser: {error}") from None
    except RecursionError:
        raise NotesError("these are no notes of a browser: they are nested too deeply") from None
