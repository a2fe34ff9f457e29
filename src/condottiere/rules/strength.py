"""R3: the strength of a battle line, over face-up cards only."""

from typing import Final

from .cards import COURTESAN, DRUMMER, HEROINE, MERCENARIES, SPRING, STRENGTH, WINTER
from .table import PublicState

SPRING_BONUS: Final = 3
NO_MERCENARY: Final = -1


def in_play(table: PublicState, card: int) -> int:
    """How many cards of a kind lie face up in all lines together."""
    count = 0
    for seat in range(table.seats):
        count += table.lines[seat][card]
    return count


def highest_mercenary(table: PublicState) -> int:
    """The Mercenary of the highest printed strength in play (R3.6), or NO_MERCENARY."""
    highest = NO_MERCENARY
    for seat in range(table.seats):
        line = table.lines[seat]
        for card in range(highest + 1, MERCENARIES):
            if line[card] > 0:
                highest = card
    return highest


def spring_mercenary(table: PublicState) -> int:
    """R3.4: the Mercenary that gets the bonus of a Spring in play, or NO_MERCENARY."""
    if in_play(table, SPRING) == 0:
        return NO_MERCENARY
    return highest_mercenary(table)


def spring_addition(table: PublicState, seat: int, favored: int) -> int:
    """R3.4: what a Spring in play adds to one line; `favored` is the Mercenary that gets the bonus."""
    return SPRING_BONUS * table.lines[seat][favored]


def line_strength(table: PublicState, seat: int, winter: int, favored: int) -> int:
    """R3.1 to R3.5: the strength of one line.

    `winter` is the number of Winters in play, `favored` what `spring_mercenary` returns.
    """
    line = table.lines[seat]
    strength = 0
    for card in range(MERCENARIES):
        if line[card] > 0:
            strength += line[card] if winter else line[card] * STRENGTH[card]
    if line[DRUMMER] > 0:
        strength *= 2
    if favored >= 0:
        strength += spring_addition(table, seat, favored)
    return strength + line[COURTESAN] + STRENGTH[HEROINE] * line[HEROINE]


def strength(table: PublicState, seat: int) -> int:
    """R2.6: the strength of a seat's line as if the battle ended now."""
    return line_strength(table, seat, in_play(table, WINTER), spring_mercenary(table))


def strengths(table: PublicState) -> list[int]:
    """R2.6: the strength of the line of each seat."""
    winter, favored = in_play(table, WINTER), spring_mercenary(table)
    return [line_strength(table, seat, winter, favored) for seat in range(table.seats)]
