"""The result of a battle as an object, for logs, reviews and pages. `after_battle` decides it."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from .actions import PLAY
from .after_battle import next_holder, token_reason
from .battle import turn_all_up
from .cards import COURTESAN, SURRENDER
from .leaders import conqueror_of
from .regions import NO_REGION, Region
from .strength import strengths
from .table import NOBODY, Table

BattleEnd: TypeAlias = Literal["passes", "surrender"]
TokenReason: TypeAlias = Literal["courtesans", "conquest", "defence", "tied_defence", "left_of_holder"]
_TOKEN_REASONS: Final[tuple[TokenReason, ...]] = (
    "courtesans",
    "conquest",
    "defence",
    "tied_defence",
    "left_of_holder",
)
"""Indexed by the numbers of `token_reason`."""


@dataclass(frozen=True, slots=True)
class TokenMove:
    """Where the Condottiere token goes after a battle, and why."""

    holder: int
    """R4.1, R4.2: the seat that has it then."""
    reason: TokenReason
    stays: bool
    """Whether that seat had it before."""
    courtesans: int
    """R4.2: how many Courtesans lie in that seat's line."""


@dataclass(frozen=True, slots=True)
class BattleResult:
    """How a battle ended."""

    site: Region | None
    """None in a final battle (R9.3)."""
    defender: int | None
    """R14.1: the seat that controlled the site."""
    strengths: tuple[int | None, ...]
    """R4.1, R15.4: by seat, with all cards turned up; None for a seat that does not fight (R9.3)."""
    strongest: int
    """The greatest strength."""
    second: int
    """The second greatest strength; equal to `strongest` at a tie."""
    conqueror: int | None
    """R4.1, R9.3: the seat whose line alone is the strongest; None at a tie."""
    token: TokenMove | None
    """None in a final battle, after which it does not move."""
    ended_by: BattleEnd
    """R4, R5.7: whether all passed or a Surrender was played."""


def battle_result(before: Table, code: int) -> BattleResult:
    """Return the result of the battle that action `code`, a pass or a Surrender, ends.

    `before` is the table before that action; it is not changed.
    """
    table = before.copy()
    turn_all_up(table)
    worth = [
        strength if table.contenders >> seat & 1 else None for seat, strength in enumerate(strengths(table))
    ]
    *_, second, strongest = sorted(strength for strength in worth if strength is not None)
    conqueror = conqueror_of(table)
    return BattleResult(
        site=None if table.site == NO_REGION else Region(table.site),
        defender=None if table.defender == NOBODY else table.defender,
        strengths=tuple(worth),
        strongest=strongest,
        second=second,
        conqueror=None if conqueror == NOBODY else conqueror,
        token=None if table.final else _token_move(table, conqueror),
        ended_by="surrender" if code == PLAY + SURRENDER else "passes",
    )


def _token_move(table: Table, conqueror: int) -> TokenMove:
    holder = next_holder(table, conqueror)
    return TokenMove(
        holder=holder,
        reason=_TOKEN_REASONS[token_reason(table, conqueror)],
        stays=holder == table.holder,
        courtesans=table.lines[holder][COURTESAN],
    )
