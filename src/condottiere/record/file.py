"""A game record file: options, rules version, seats and log; replaying it leads to the same end.

    condottiere 1
    rules 1
    seats 4
    options hidden-cards+points:20
    holder 2
    player 0 Ada
    player 1 Bruno
    ...
    # ...
    deal:5TKC3...
    site:roma
    play:T

The first line names the format. Then come the settings, then one entry a line (see `notation`). Empty
lines and lines that begin with '#' say nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from condottiere.rules import RULES_VERSION, IllegalAction, Options, Table

from .game import Game
from .notation import Answered, Entry, NotationError, entry_text, parse_entry
from .position import options_text, parse_options

FORMAT: Final = "condottiere"
FORMAT_VERSION: Final = 1
_SETTINGS: Final = (FORMAT, "rules", "seats", "options", "holder")


class RecordError(ValueError):
    """A record that is damaged or breaks the rules. The message is one line and names the place."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its first deal on."""

    options: Options
    holder: int
    players: tuple[str, ...]
    entries: tuple[Entry, ...]
    rules_version: int = RULES_VERSION
    lines: tuple[int, ...] = field(default=(), compare=False)
    """In which line of its file each entry stands, if it came from one."""


def record_of(game: Game, players: tuple[str, ...] | None = None) -> Record:
    """The record of a game so far: what happened, and not what a seat said by itself before it did (R4.5)."""
    names = players or tuple(f"Seat {seat}" for seat in range(game.options.seats))
    return Record(
        game.options,
        game.holder,
        names,
        tuple(entry for entry in game.log if not isinstance(entry, Answered)),
    )


def dump(record: Record) -> str:
    """A record as the text of a file."""
    lines = [
        f"{FORMAT} {FORMAT_VERSION}",
        f"rules {record.rules_version}",
        f"seats {record.options.seats}",
        f"options {options_text(record.options)}".rstrip(),
        f"holder {record.holder}",
    ]
    lines += [f"player {seat} {' '.join(name.split())}" for seat, name in enumerate(record.players)]
    lines += ["# `condottiere replay` tells it in words.", *map(entry_text, record.entries)]
    return "\n".join(lines) + "\n"


def load(text: str) -> Record:
    """The record in the text of a file. Raises RecordError, naming the line."""
    header: dict[str, tuple[int, str]] = {}
    entries: list[Entry] = []
    lines: list[int] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        name, value = _setting(line)
        if number == 1 and name != FORMAT:
            raise RecordError(f"line 1: this is no game record; one begins with '{FORMAT} {FORMAT_VERSION}'")
        if name and not entries:
            if name in header:
                raise RecordError(f"line {number}: {name!r} was given before")
            header[name] = (number, value)
            continue
        try:
            entries.append(parse_entry(line))
        except NotationError as error:
            raise RecordError(f"line {number}: {error}") from None
        lines.append(number)
    options, holder, version = _read_header(header)
    _check_players(header, options.seats)
    players = tuple(header.get(f"player {s}", (0, f"Seat {s}"))[1] for s in range(options.seats))
    return Record(options, holder, players, tuple(entries), version, tuple(lines))


def _setting(line: str) -> tuple[str, str]:
    """The name and value of a header line; the name is empty for any other line."""
    name, _, value = line.partition(" ")
    if name == "player":
        seat, _, value = value.partition(" ")
        return f"player {seat}", "".join(letter for letter in value if letter.isprintable())
    return (name, value.strip()) if name in _SETTINGS else ("", line)


def _read_header(header: dict[str, tuple[int, str]]) -> tuple[Options, int, int]:
    """The options, first holder and rules version of a record."""
    _, form = _needed(header, FORMAT)
    if form != str(FORMAT_VERSION):
        raise RecordError(
            f"line 1: this record is of format {form[:40]!r}; this program reads {FORMAT_VERSION}"
        )
    number, version = _needed(header, "rules")
    if version not in [str(known) for known in range(1, RULES_VERSION + 1)]:
        raise RecordError(
            f"line {number}: this program knows the rules up to version {RULES_VERSION}, not {version[:40]!r}"
        )
    options = Options()
    for name in ("seats", "options"):
        number, _ = _needed(header, name)
        try:
            options = parse_options(header["seats"][1], header["options"][1] if name == "options" else "")
        except NotationError as error:
            raise RecordError(f"line {number}: {error}") from None
    number, holder = _needed(header, "holder")
    if holder not in [str(seat) for seat in range(options.seats)]:
        raise RecordError(
            f"line {number}: R1.5: the first holder must be a seat of the table, not {holder[:40]!r}"
        )
    return options, int(holder), int(version)


def _check_players(header: dict[str, tuple[int, str]], seats: int) -> None:
    for name, (number, _) in header.items():
        if name.startswith("player ") and name not in [f"player {seat}" for seat in range(seats)]:
            raise RecordError(f"line {number}: R1.1: there is no seat {name[7:47]!r} at a table of {seats}")


def _needed(header: dict[str, tuple[int, str]], name: str) -> tuple[int, str]:
    if name not in header:
        raise RecordError(f"the line '{name} ...' is missing; every record has one before its first entry")
    return header[name]


def replay(record: Record) -> Iterator[tuple[Table, Entry, Table]]:
    """Each entry between the table before and after it. Raises RecordError where the rules refuse one."""
    game = Game(record.options, record.holder)
    for index, entry in enumerate(record.entries):
        before = game.table.copy()
        try:
            game.enter(entry)
        except IllegalAction as error:
            place = f"line {record.lines[index]}" if record.lines else f"entry {index + 1}"
            raise RecordError(f"{place}: {entry_text(entry)!r} is against the rules: {error}") from None
        yield before, entry, game.table
