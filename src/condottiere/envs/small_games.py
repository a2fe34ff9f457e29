"""Games that are small enough to solve: positions of the real rules, for two.

Each is the final battle of a match for points (R13.3): both have 20 points, the strongest line wins the
match, and an even battle is shared. The cards that are out of play lie in the discards, which everybody
knows. Only a few are left in the pile; each seat is dealt some of these, and the rest stays there unseen.
"""

from dataclasses import dataclass
from typing import Final

from condottiere.record.notation import counts_text, parse_counts
from condottiere.record.position import parse_position
from condottiere.rules import Card, Table
from condottiere.rules.cards import IN_DECK


@dataclass(frozen=True, slots=True)
class SmallGame:
    """A final battle for two."""

    cards: str
    """The pile before the deal, as letters of `record.notation`."""
    hand: int
    """How many of them each seat is dealt."""
    hidden_cards: bool = False
    """R15."""

    def position(self) -> str:
        """Return the position before the deal, as text."""
        pile = parse_counts(self.cards)
        discards = counts_text([IN_DECK[card] - pile[card] for card in Card])
        return (
            f"seats=2 options={'hidden-cards+' if self.hidden_cards else ''}points:20 phase=deal turn=0 "
            f"after-deal=battle due={self.hand}/{self.hand} final=2 scores=20/20 games=4 ending=unfinished "
            f"discards={discards}"
        )

    def table(self) -> Table:
        """Return the table before the deal."""
        return parse_position(self.position())


SMALL_GAMES: Final = {
    "duel_tiny": SmallGame("1235W", 2),
    "duel": SmallGame("1235WSBD", 3),
    "decider2": SmallGame("1135HCD", 2, hidden_cards=True),
}
