"""The weights of `expert`, in the order of `weight_layout`.

There is a row for each number of seats, with or without Draw After Battle and Hidden Cards. The weights were
found by self-play (docs/bots.md says how), and are data now.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Protocol

from condottiere.rules.options import MIN_SEATS

from .weight_layout import WEIGHTS

FILE: Final = Path(__file__).with_name("expert.json")
"""The weights in use."""


class TableKind(Protocol):
    """The properties of a table that its weights depend on. Options, Tables and Observations have them."""

    @property
    def seats(self) -> int:
        """R1.1: the number of seats."""

    @property
    def draw_after_battle(self) -> int:
        """R12: 1 for a table with this optional rule."""

    @property
    def hidden_cards(self) -> int:
        """R15: 1 for a table with this optional rule."""


def name_of(kind: TableKind) -> str:
    """Return the name of the weights for a kind of table."""
    return _name(kind.seats, bool(kind.draw_after_battle), bool(kind.hidden_cards))


def _name(seats: int, drawn: bool, hidden: bool) -> str:
    return f"{seats} seats" + ", Draw After Battle" * drawn + ", Hidden Cards" * hidden


def weights_for(kind: TableKind) -> tuple[float, ...]:
    """Return the weights for a kind of table.

    If none were tuned for it, those for fewer seats are used, else those for fewer options.
    """
    return _nearest(kind.seats, bool(kind.draw_after_battle), bool(kind.hidden_cards))


@cache
def _nearest(seats: int, drawn: bool, hidden: bool) -> tuple[float, ...]:
    rows = in_use()
    for chosen in ((drawn, hidden), (drawn, False), (False, False)):
        for fewer in range(seats, MIN_SEATS - 1, -1):
            if (name := _name(fewer, *chosen)) in rows:
                return rows[name]
    raise ValueError(f"{FILE.name} has no weights for {_name(seats, False, False)}, nor for fewer")


@cache
def in_use() -> Mapping[str, tuple[float, ...]]:
    """Return all rows by name. Raises ValueError if one does not have WEIGHTS numbers."""
    rows = {name: tuple(row) for name, row in json.loads(FILE.read_text(encoding="utf-8")).items()}
    for name, row in rows.items():
        if len(row) != WEIGHTS:
            raise ValueError(f"{FILE.name}: {name}: {len(row)} weights, not {WEIGHTS}")
    return rows
