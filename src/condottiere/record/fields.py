"""The fields of a position, one by one: how each is written and read."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final, NamedTuple

from condottiere.rules import Ending, Phase, Region, Table
from condottiere.rules.cards import NO_CARD
from condottiere.rules.regions import NO_REGION
from condottiere.rules.table import NOBODY, VIEWERS

from .notation import (
    EVERYBODY,
    LETTERS,
    NONE,
    NotationError,
    counts_text,
    parse_cards,
    parse_counts,
    parse_number,
    parse_region,
)

_VIEWER_NAMES: Final = "012345" + EVERYBODY


class Field(NamedTuple):
    """A field of a position."""

    write: Callable[[Table], str]
    read: Callable[[Table, str], None]
    """Raises ValueError or KeyError."""


def _number(field: str) -> Field:
    def read(table: Table, text: str) -> None:
        setattr(table, field, parse_number(text))

    return Field(lambda table: str(getattr(table, field)), read)


def _named(field: str, kind: type[IntEnum]) -> Field:
    def read(table: Table, text: str) -> None:
        setattr(table, field, kind[text.upper().replace("-", "_")])

    return Field(lambda table: kind(getattr(table, field)).name.lower().replace("_", "-"), read)


def _one_seat(field: str) -> Field:
    def write(table: Table) -> str:
        seat = getattr(table, field)
        return NONE if seat == NOBODY else str(seat)

    def read(table: Table, text: str) -> None:
        setattr(table, field, NOBODY if text == NONE else _seat(table, text))

    return Field(write, read)


def _seat_mask(field: str) -> Field:
    def write(table: Table) -> str:
        return "".join(str(seat) for seat in range(table.seats) if getattr(table, field) >> seat & 1)

    def read(table: Table, text: str) -> None:
        setattr(table, field, sum(1 << seat for seat in {_seat(table, digit) for digit in text}))

    return Field(write, read)


def _one_region(field: str) -> Field:
    def write(table: Table) -> str:
        region = getattr(table, field)
        return NONE if region == NO_REGION else Region(region).name.lower()

    def read(table: Table, text: str) -> None:
        setattr(table, field, NO_REGION if text == NONE else parse_region(text))

    return Field(write, read)


def _row(field: str, write_cell: Callable[[Any], str], read_cell: Callable[[str], Any]) -> Field:
    """A field with one cell for each seat, divided by '/'."""

    def write(table: Table) -> str:
        return "/".join(write_cell(cell) for cell in getattr(table, field)[: table.seats])

    def read(table: Table, text: str) -> None:
        cells = text.split("/")
        if len(cells) != table.seats:
            raise NotationError(f"{table.seats} seats need {table.seats - 1} '/', not {len(cells) - 1}")
        for seat, cell in enumerate(cells):
            getattr(table, field)[seat] = read_cell(cell)

    return Field(write, read)


def _write_card(card: int) -> str:
    return "" if card == NO_CARD else LETTERS[card]


def _read_card(text: str) -> int:
    if len(text) > 1:
        raise NotationError("at most one card lies face down before a seat (R15.2)")
    return parse_cards(text)[0] if text else NO_CARD


def _write_out(table: Table) -> str:
    return "".join(str(seat) for seat in range(table.seats) if table.out[seat])


def _read_out(table: Table, text: str) -> None:
    for seat in range(table.seats):
        table.out[seat] = 0
    for digit in text:
        table.out[_seat(table, digit)] = 1


def _write_owners(table: Table) -> str:
    owned = [region for region in Region if table.owner[region] != NOBODY]
    return ",".join(f"{region.name.lower()}:{table.owner[region]}" for region in owned)


def _read_owners(table: Table, text: str) -> None:
    for item in _items(text):
        region, _, seat = item.partition(":")
        table.owner[parse_region(region)] = _seat(table, seat)


def _write_discards(table: Table) -> str:
    return counts_text(table.discards)


def _read_discards(table: Table, text: str) -> None:
    table.discards = parse_counts(text)


def _write_down_shown(table: Table) -> str:
    shown = [seat for seat in range(table.seats) if table.down_shown[seat]]
    return ",".join(
        f"{seat}>{''.join(name for v, name in enumerate(_VIEWER_NAMES) if table.down_shown[seat] >> v & 1)}"
        for seat in shown
    )


def _read_down_shown(table: Table, text: str) -> None:
    for item in _items(text):
        seat, _, viewers = item.partition(">")
        table.down_shown[_seat(table, seat)] = sum(1 << viewer for viewer in _viewers(viewers))


def _knowledge(field: str) -> Field:
    def write(table: Table) -> str:
        items = []
        for seat in range(table.seats):
            knowers: dict[str, str] = {}
            for viewer in range(VIEWERS):
                if cards := counts_text(getattr(table, field)[seat][viewer]):
                    knowers[cards] = knowers.get(cards, "") + _VIEWER_NAMES[viewer]
            items += [f"{seat}>{viewers}:{cards}" for cards, viewers in knowers.items()]
        return ",".join(items)

    def read(table: Table, text: str) -> None:
        for item in _items(text):
            who, _, cards = item.partition(":")
            seat, _, viewers = who.partition(">")
            for viewer in _viewers(viewers):
                getattr(table, field)[_seat(table, seat)][viewer] = parse_counts(cards)

    return Field(write, read)


def _items(text: str) -> list[str]:
    return text.split(",") if text else []


def _seat(table: Table, text: str) -> int:
    if text not in [str(seat) for seat in range(table.seats)]:
        raise NotationError(f"{text!r} is no seat of {table.seats}")
    return int(text)


def _viewers(text: str) -> set[int]:
    return {_VIEWER_NAMES.index(name) for name in text}


FIELDS: Final = {
    "phase": _named("phase", Phase),
    "turn": _one_seat("turn"),
    "holder": _one_seat("holder"),
    "site": _one_region("site"),
    "favor": _one_region("favor"),
    "owners": Field(_write_owners, _read_owners),
    "hands": _row("hands", counts_text, parse_counts),
    "lines": _row("lines", counts_text, parse_counts),
    "down": _row("down", _write_card, _read_card),
    "down-shown": Field(_write_down_shown, _read_down_shown),
    "known": _knowledge("known"),
    "sure": _knowledge("sure"),
    "discards": Field(_write_discards, _read_discards),
    "out": Field(_write_out, _read_out),
    "asked": _number("asked"),
    "after-deal": _named("after_deal", Phase),
    "due": _row("due", str, parse_number),
    "defender": _one_seat("defender"),
    "defender-waits": _number("defender_waits"),
    "contenders": _seat_mask("contenders"),
    "played": _number("played"),
    "final": _number("final"),
    "battles": _number("battles"),
    "idle-battles": _number("idle_battles"),
    "first-holder": _one_seat("first_holder"),
    "winners": _seat_mask("winners"),
    "ending": _named("ending", Ending),
    "games": _number("games"),
    "scores": _row("scores", str, parse_number),
    "match-winners": _seat_mask("match_winners"),
}
