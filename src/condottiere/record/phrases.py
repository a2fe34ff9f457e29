"""Cards, names and numbers in words, for sentences and labels."""

from collections.abc import Sequence
from typing import Final

from condottiere.rules import Card, Ending

ENDING_WORDS: Final = {
    Ending.TOTAL: "with enough regions",
    Ending.ADJACENT: "with enough adjacent regions",
    Ending.MOST: "with the most regions",
    Ending.FINAL_BATTLE: "in the final battle",
}
"""How a game was won."""


def cards_in_words(counts: Sequence[int]) -> str:
    """'Mercenary 5, 2 × Winter' for counts by card."""
    return ", ".join(
        card.label if counts[card] == 1 else f"{counts[card]} × {card.label}" for card in Card if counts[card]
    )


def listed(words: Sequence[str]) -> str:
    """'Ada', 'Ada and Bruno', 'Ada, Bruno and Chiara'."""
    return " and ".join(part for part in (", ".join(words[:-1]), words[-1] if words else "") if part)


def number_of_cards(number: int) -> str:
    """'no cards', '1 card', '2 cards'."""
    return plural(number, "card") if number else "no cards"


def plural(number: int, one: str) -> str:
    """'1 battle', '2 battles'."""
    return f"{number} {one}{'' if number == 1 else 's'}"
