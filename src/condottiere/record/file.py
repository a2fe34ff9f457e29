"""Game record files: options, rules version, players and log.

    condottiere 1
    rules 1
    seats 4
    options hidden-cards+points:20
    holder 2
    table n2xWq4Zk_0aB
    player 0 Ada
    player 1 Bruno
    ...
    # ...
    shuffle:1b5a18...
    deal:5TKC3...
    site:roma
    play:T
    secret:5485cb...

The first line names the format. Then come the settings, then one entry a line (see `notation`), and last the
secret of the shuffle, if it can be verified (see `fairness`). If the options named the first holder, rather
than chance, the line is `holder 2 named`. Empty lines and lines that begin with '#' are ignored.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from condottiere.languages.fact import Fact
from condottiere.rules import RULES_VERSION, IllegalAction, Options, Table

from .fairness.notation import is_hex
from .fairness.state import FairShuffle
from .game import Game
from .notation import Answered, Entry, NotationError, entry_text, parse_entry
from .position import options_text, parse_options
from .refusals import refusal_fact

FORMAT: Final = "condottiere"
FORMAT_VERSION: Final = 1
_SETTINGS: Final = (FORMAT, "rules", "seats", "options", "holder", "table")
_SECRET: Final = "secret:"
_NAMED: Final = " named"


class RecordError(ValueError):
    """A record is damaged or breaks the rules. The message is one line and names the place.

    `fact` tells people the same, where that is not English alone.
    """

    def __init__(self, message: str, fact: Fact | None = None) -> None:
        super().__init__(message)
        self.fact = fact or Fact(id="error-said", text=message)


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its first deal on, as in a file."""

    options: Options
    holder: int
    players: tuple[str, ...]
    entries: tuple[Entry, ...]
    rules_version: int = RULES_VERSION
    table: str | None = None
    """The identifier of its table, on which a verifiable shuffle depends, if known."""
    secret: str | None = None
    """The secret of a verifiable shuffle, in hexadecimal digits, if known."""
    lines: tuple[int, ...] = field(default=(), compare=False)
    """The line number of each entry in its file, if it was loaded from one."""


def record_of(
    game: Game,
    players: tuple[str, ...] | None = None,
    shuffle: FairShuffle | None = None,
    rules_version: int = RULES_VERSION,
) -> Record:
    """Make the record of a game so far, which began under this version of the rules.

    With `shuffle`, which nobody may know before the end of the game, it can be verified.
    """
    record = Record(
        game.options,
        game.holder,
        players or tuple(f"Seat {seat}" for seat in range(game.options.seats)),
        tuple(game.log),
        rules_version,
        table=None if shuffle is None else shuffle.table,
        secret=None if shuffle is None else shuffle.secret,
    )
    return public_record(record)


def public_record(record: Record) -> Record:
    """Return a record without the answers that seats gave in advance about their hands (R4.5)."""
    happened = tuple(entry for entry in record.entries if not isinstance(entry, Answered))
    return replace(record, entries=happened, lines=())


def heading(record: Record) -> list[str]:
    """Return the lines before the first entry, without the names of players, who may change them later."""
    return [
        f"{FORMAT} {FORMAT_VERSION}",
        f"rules {record.rules_version}",
        f"seats {record.options.seats}",
        f"options {options_text(record.options)}".rstrip(),
        f"holder {record.holder}{'' if record.options.first_holder is None else _NAMED}",
        *([f"table {record.table}"] if record.table else []),
    ]


def dump(record: Record) -> str:
    """Write a record as the text of a file."""
    lines = heading(record)
    lines += [f"player {seat} {' '.join(name.split())}" for seat, name in enumerate(record.players)]
    lines += ["# `condottiere replay` tells it in words.", *map(entry_text, record.entries)]
    if record.secret:
        lines += ["# `condottiere verify` verifies the shuffle.", f"{_SECRET}{record.secret}"]
    return "\n".join(lines) + "\n"


def load(text: str) -> Record:
    """Read the text of a file. Raises RecordError, which names the line."""
    header: dict[str, tuple[int, str]] = {}
    body: list[tuple[int, str]] = []
    for number, raw in enumerate(re.split("\r\n|[\r\n]", text), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        name, value = _setting(line)
        if number == 1 and name != FORMAT:
            raise RecordError(f"line 1: this is no game record; one begins with '{FORMAT} {FORMAT_VERSION}'")
        if not name or body:
            body.append((number, line))
        elif name in header:
            raise RecordError(f"line {number}: {name!r} was given before")
        else:
            header[name] = (number, value)
    secret = body.pop()[1].removeprefix(_SECRET) if body and _is_secret(body[-1][1]) else None
    entries = tuple(_entry(number, line) for number, line in body)
    options, holder, version = _read_header(header)
    _check_players(header, options.seats)
    players = tuple(header.get(f"player {s}", (0, f"Seat {s}"))[1] for s in range(options.seats))
    number, table = header.get("table", (0, None))
    if table is not None and table.split() != [table]:
        raise RecordError(f"line {number}: no identifier of a table has white space, unlike {table[:40]!r}")
    lines = tuple(number for number, _ in body)
    return Record(options, holder, players, entries, version, table, secret, lines)


def _is_secret(line: str) -> bool:
    return line.startswith(_SECRET) and is_hex(line.removeprefix(_SECRET))


def _entry(number: int, line: str) -> Entry:
    try:
        return parse_entry(line)
    except NotationError as error:
        raise RecordError(f"line {number}: {error}") from None


def _setting(line: str) -> tuple[str, str]:
    """Return the name and value of a header line; the name is empty for any other line."""
    name, _, value = line.partition(" ")
    if name == "player":
        seat, _, value = value.partition(" ")
        return f"player {seat}", "".join(letter for letter in value if letter.isprintable())
    return (name, value.strip()) if name in _SETTINGS else ("", line)


def _read_header(header: dict[str, tuple[int, str]]) -> tuple[Options, int, int]:
    """Return the options, first holder and rules version of a record. Raises RecordError."""
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
    named, holder = holder.endswith(_NAMED), holder.removesuffix(_NAMED)
    if holder not in [str(seat) for seat in range(options.seats)]:
        raise RecordError(
            f"line {number}: R1.5: the first holder must be a seat of the table, not {holder[:40]!r}"
        )
    return replace(options, first_holder=int(holder) if named else None), int(holder), int(version)


def _check_players(header: dict[str, tuple[int, str]], seats: int) -> None:
    for name, (number, _) in header.items():
        if name.startswith("player ") and name not in [f"player {seat}" for seat in range(seats)]:
            raise RecordError(f"line {number}: R1.1: there is no seat {name[7:47]!r} at a table of {seats}")


def _needed(header: dict[str, tuple[int, str]], name: str) -> tuple[int, str]:
    if name not in header:
        raise RecordError(f"the line '{name} ...' is missing; every record has one before its first entry")
    return header[name]


def replay(record: Record, game: Game | None = None) -> Iterator[tuple[Table, Entry, Table]]:
    """Yield each entry between the table before and after it, and enter it in `game`, a new one.

    Raises RecordError for an illegal entry.
    """
    game = Game(record.options, record.holder) if game is None else game
    for entry in record.entries:
        before = game.table.copy()
        enter_next(game, record)
        yield before, entry, game.table


def replayed(record: Record) -> Game:
    """Return the game of a record at its end. Raises RecordError for an illegal entry."""
    game = Game(record.options, record.holder)
    for _ in record.entries:
        enter_next(game, record)
    return game


def enter_next(game: Game, record: Record) -> None:
    """Enter the next entry of a record in its game. Raises RecordError if it is illegal."""
    index = len(game.log)
    entry = record.entries[index]
    try:
        game.enter(entry)
    except IllegalAction as error:
        place, count = ("line", record.lines[index]) if record.lines else ("entry", index + 1)
        text = entry_text(entry)[:40]
        fact = Fact(id=f"record-refused-{place}", count=count, text=text, what=refusal_fact(error))
        raise RecordError(f"{place} {count}: {text!r} is against the rules: {error}", fact) from None
