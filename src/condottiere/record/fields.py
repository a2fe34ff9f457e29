"""Writing and reading each field of a position, by the unit and shape that the Table declares for it."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Final, NamedTuple

from condottiere.rules import PUBLIC, Ending, Phase, Region, Table
from condottiere.rules.cards import CARDS, NO_CARD
from condottiere.rules.fields import Field, Unit, fields_of
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.regions import NO_REGION, REGIONS
from condottiere.rules.table import NOBODY, TABLE_FIELDS, VIEWERS, OptionFields

from . import notation


class Format(NamedTuple):
    """The text format of values of one unit and shape."""

    write: Callable[[Any, int], str]
    """Takes a value and the number of seats; returns the text."""
    read: Callable[[str, int, Any], Any]
    """Takes a text, the number of seats and the default for what the text leaves out; returns the value.

    Raises ValueError or KeyError."""


class FieldText(NamedTuple):
    """A field of a Table in the text of a position."""

    field: Field
    format: Format

    def write(self, table: Table) -> str:
        """Return the text of the field's value at a table."""
        return self.format.write(getattr(table, self.field.name), table.seats)

    def read(self, table: Table, text: str) -> None:
        """Set the field of a table from a text. Raises ValueError or KeyError."""
        usual = getattr(table, self.field.name)
        setattr(table, self.field.name, self.format.read(text, table.seats, usual))


# --- one number -------------------------------------------------------------------------------------


def _named(kind: type[IntEnum]) -> Format:
    """Make the format of an enumeration, by its members' names."""
    return Format(
        lambda value, _: kind(value).name.lower().replace("_", "-"),
        lambda text, _seats, _usual: kind[text.upper().replace("-", "_")],
    )


def _write_seat(seat: int, _: int) -> str:
    return notation.NONE if seat == NOBODY else str(seat)


def _read_seat(text: str, seats: int, _: int) -> int:
    return NOBODY if text == notation.NONE else _seat(text, seats)


def _write_mask(mask: int, seats: int) -> str:
    return "".join(str(seat) for seat in range(seats) if mask >> seat & 1)


def _read_mask(text: str, seats: int, _: int) -> int:
    return sum(1 << seat for seat in {_seat(digit, seats) for digit in text})


def _write_region(region: int, _: int) -> str:
    return notation.NONE if region == NO_REGION else Region(region).name.lower()


def _read_region(text: str, _seats: int, _usual: int) -> int:
    return NO_REGION if text == notation.NONE else notation.parse_region(text)


# --- a value for each seat, region or card ----------------------------------------------------------


def _row(write_cell: Callable[[Any], str], read_cell: Callable[[str], Any]) -> Format:
    """Make the format of a list with one cell for each seat, separated by '/'."""

    def read(text: str, seats: int, usual: list[Any]) -> list[Any]:
        cells = text.split("/")
        if len(cells) != seats:
            raise notation.NotationError(f"{seats} seats need {seats - 1} '/', not {len(cells) - 1}")
        return [*map(read_cell, cells), *usual[seats:]]

    return Format(lambda values, seats: "/".join(map(write_cell, values[:seats])), read)


def _write_card(card: int) -> str:
    return "" if card == NO_CARD else notation.LETTERS[card]


def _read_card(text: str) -> int:
    if len(text) > 1:
        raise notation.NotationError("at most one card lies face down before a seat (R15.2)")
    return notation.parse_cards(text)[0] if text else NO_CARD


def _write_flags(flags: Sequence[int], seats: int) -> str:
    return "".join(str(seat) for seat in range(seats) if flags[seat])


def _read_flags(text: str, seats: int, usual: list[int]) -> list[int]:
    chosen = {_seat(digit, seats) for digit in text}
    return [*(int(seat in chosen) for seat in range(seats)), *usual[seats:]]


def _write_owners(owners: Sequence[int], _: int) -> str:
    owned = [region for region in Region if owners[region] != NOBODY]
    return ",".join(f"{region.name.lower()}:{owners[region]}" for region in owned)


def _read_owners(text: str, seats: int, usual: list[int]) -> list[int]:
    owners = usual[:]
    for item in _items(text):
        region, _, seat = item.partition(":")
        owners[notation.parse_region(region)] = _seat(seat, seats)
    return owners


# --- cards shown and known --------------------------------------------------------------------------


def _write_shown(masks: Sequence[int], seats: int) -> str:
    shown = [(seat, masks[seat]) for seat in range(seats) if masks[seat]]
    return ",".join(
        f"{seat}>{notation.EVERYBODY if mask >> PUBLIC & 1 else _write_mask(mask, seats)}"
        for seat, mask in shown
    )


def _read_shown(text: str, seats: int, usual: list[int]) -> list[int]:
    masks = usual[:]
    for item in _items(text):
        seat, _, viewers = item.partition(">")
        masks[_seat(seat, seats)] = sum(1 << viewer for viewer in _viewers(viewers, seats))
    return masks


def _write_knowledge(known: Sequence[Sequence[list[int]]], seats: int) -> str:
    """Write what everybody knows of a seat, then what other seats know that is not the same."""
    items = []
    for seat in range(seats):
        public = notation.counts_text(known[seat][PUBLIC])
        knowers = {public: notation.EVERYBODY} if public else {}
        for viewer in range(seats):
            cards = notation.counts_text(known[seat][viewer])
            if cards != public:
                knowers[cards] = knowers.get(cards, "") + str(viewer)
        items += [f"{seat}>{viewers}:{cards}" for cards, viewers in knowers.items()]
    return ",".join(items)


def _read_knowledge(text: str, seats: int, usual: list[list[list[int]]]) -> list[list[list[int]]]:
    known = [rows[:] for rows in usual]
    for item in sorted(_items(text), key=lambda item: notation.EVERYBODY not in item):
        who, _, cards = item.partition(":")
        seat, _, viewers = who.partition(">")
        for viewer in _viewers(viewers, seats):
            known[_seat(seat, seats)][viewer] = notation.parse_counts(cards)
    return known


def _items(text: str) -> list[str]:
    return text.split(",") if text else []


def _seat(text: str, seats: int) -> int:
    if text not in [str(seat) for seat in range(seats)]:
        raise notation.NotationError(f"{text!r} is no seat of {seats}")
    return int(text)


def _viewers(text: str, seats: int) -> set[int]:
    if text == notation.EVERYBODY:
        return {*range(VIEWERS)}
    return {_seat(digit, seats) for digit in text}


# --- all of them ------------------------------------------------------------------------------------

_NUMBER: Final = Format(lambda value, _: str(value), lambda text, _seats, _usual: notation.parse_number(text))
_NUMBERS: Final = _row(str, notation.parse_number)
_KNOWLEDGE: Final = Format(_write_knowledge, _read_knowledge)

_FORMATS: Final[dict[tuple[Unit, tuple[int, ...]], Format]] = {
    (Unit.NUMBER, ()): _NUMBER,
    (Unit.COUNT, ()): _NUMBER,
    (Unit.FLAG, ()): _NUMBER,
    (Unit.SEAT, ()): Format(_write_seat, _read_seat),
    (Unit.SEATS, ()): Format(_write_mask, _read_mask),
    (Unit.REGION, ()): Format(_write_region, _read_region),
    (Unit.PHASE, ()): _named(Phase),
    (Unit.ENDING, ()): _named(Ending),
    (Unit.NUMBER, (MAX_SEATS,)): _NUMBERS,
    (Unit.COUNT, (MAX_SEATS,)): _NUMBERS,
    (Unit.FLAG, (MAX_SEATS,)): Format(_write_flags, _read_flags),
    (Unit.CARD, (MAX_SEATS,)): _row(_write_card, _read_card),
    (Unit.VIEWERS, (MAX_SEATS,)): Format(_write_shown, _read_shown),
    (Unit.SEAT, (REGIONS,)): Format(_write_owners, _read_owners),
    (Unit.COUNT, (CARDS,)): Format(
        lambda counts, _: notation.counts_text(counts),
        lambda text, _seats, _usual: notation.parse_counts(text),
    ),
    (Unit.COUNT, (MAX_SEATS, CARDS)): _row(notation.counts_text, notation.parse_counts),
    (Unit.COUNT, (MAX_SEATS, VIEWERS, CARDS)): _KNOWLEDGE,
}
"""A field of another unit or shape needs its Format here."""

_FOLLOWS: Final = {"held", "pile", *(field.name for field in fields_of(OptionFields))}
"""Fields that are not written, because they follow from the cards, or from the seats and options."""
_FIRST: Final = (
    *("phase", "turn", "holder", "site", "favor", "owner"),
    *("hands", "lines", "down", "down_shown", "known", "sure", "discards", "out"),
    *("asked", "unanswered", "discarding", "after_deal", "due"),
)
"""The fields written first; the others follow in the order of declaration."""
_NAMES: Final = {"owner": "owners"}


def _field_texts() -> dict[str, FieldText]:
    written = [field for field in TABLE_FIELDS if field.name not in _FOLLOWS]
    written.sort(key=lambda field: _FIRST.index(field.name) if field.name in _FIRST else len(_FIRST))
    return {
        _NAMES.get(field.name, field.name.replace("_", "-")): FieldText(
            field, _FORMATS[field.unit, field.shape]
        )
        for field in written
    }


FIELDS: Final = _field_texts()
"""Every field of a position by its name, in the order in which they are written."""
