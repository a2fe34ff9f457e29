"""The script of the tutorial: its players, the first hands, and what the captains play.

`web/src/tutorial` guides the learner through it. The captains follow the script whatever the learner does,
and choose for themselves after the fourth battle. By then they have played every card, so the round is over
(R7.1), and the learner keeps two cards (R7.2).
"""

from typing import Final

from condottiere.bots.scripted import Script
from condottiere.record.notation import parse_cards
from condottiere.rules import Card

LEARNER: Final = 0
CAPTAINS: Final = ("Sforza", "Braccio")


def _script(*battles: str) -> Script:
    return tuple(parse_cards(cards) for cards in battles)


# A battle won cheaply; one against strong Mercenaries, for Winter; one on which both captains spend half of
# their hands, while the learner takes the token with a Courtesan; and one with two tens, for a Bishop.
SCRIPTS: Final = (
    _script(),
    _script("31", "T", "5436D", "T2"),
    _script("21", "6", "63542", "T1"),
)
"""By seat."""
_HANDS: Final = ("542W1C6BH3", "31T5436DT2", "21663542T1")


def first_deal() -> tuple[Card, ...]:
    """The cards of the first deal in the order of R1.6, the learner being the holder."""
    return tuple(card for cards in zip(*map(parse_cards, _HANDS), strict=True) for card in cards)
