"""What is fixed before the first deal of a game, as a text whose digest is part of every shuffle's key.

    condottiere setup 1
    table n2xWq4Zk_0aB
    rules 1
    seats 3
    options hidden-cards+points:20
    holder drawn
    seat 0 person Ada
    seat 1 guest 0 Bruno
    seat 2 bot hawkwood Hawkwood

The options are written as in a record; without any, the line is `options`. If they name the first holder, its
line is `holder 2 named`. The text is UTF-8, and every line ends with a line feed.
"""

from collections.abc import Sequence
from hashlib import sha256

from condottiere.record.position import options_text
from condottiere.rules import RULES_VERSION, Options

from .notation import SeatFilled, SetupFixed, occupant_text


def setup_text(table: str, rules: int, options: Options, seated: Sequence[SeatFilled]) -> str:
    """Return the text of what is fixed; `table` is its identifier, `rules` the version of the rules."""
    holder = "drawn" if options.first_holder is None else f"{options.first_holder} named"
    lines = [
        "condottiere setup 1",
        f"table {table}",
        f"rules {rules}",
        f"seats {options.seats}",
        f"options {options_text(options)}".rstrip(),
        f"holder {holder}",
        *(f"seat {entry.seat} {occupant_text(entry)}" for entry in seated),
    ]
    return "".join(f"{line}\n" for line in lines)


def text_digest(text: str) -> str:
    """Return the SHA-256 digest of a text, in lower-case hexadecimal digits."""
    return sha256(text.encode()).hexdigest()


def setup_digest(table: str, rules: int, options: Options, seated: Sequence[SeatFilled]) -> str:
    """Return the digest of the text of what is fixed."""
    return text_digest(setup_text(table, rules, options, seated))


def setup_entries(
    table: str, options: Options, seated: Sequence[SeatFilled]
) -> list[SeatFilled | SetupFixed]:
    """Return the entries for a game that begins now."""
    return [*seated, SetupFixed(RULES_VERSION, setup_digest(table, RULES_VERSION, options, seated))]
