"""The scripts of the tutorial's lessons: their players, the first hands, and what the captains play.

`web/src/tutorial` guides the learner through them. The captains follow the script whatever the learner does,
and choose for themselves after its battles.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from condottiere.bots.scripted import Script
from condottiere.record.notation import Dealt, Entry, parse_cards, parse_entry
from condottiere.server.messages.protocol import TUTORS

LEARNER: Final = 0
CAPTAINS: Final = ("Sforza", "Braccio")


class Lesson(NamedTuple):
    """A lesson: the hands that are dealt, what was played before it begins, and the captains' script."""

    hands: tuple[str, ...]
    """By seat."""
    opening: str
    """The actions before the learner's first one."""
    scripts: tuple[Script, ...]
    """By seat."""

    def entries(self) -> list[Entry]:
        """The log with which the lesson begins, dealt in the order of R1.6; the learner is the holder."""
        dealt = Dealt(
            tuple(card for cards in zip(*map(parse_cards, self.hands), strict=True) for card in cards)
        )
        return [dealt, *map(parse_entry, self.opening.split())]


def _script(*battles: str) -> Script:
    return tuple(parse_cards(cards) for cards in battles)


# A battle won cheaply; one against strong Mercenaries, for Winter; one on which both captains spend half of
# their hands, one of them with a Drummer, while the learner takes the token with a Courtesan; and one with
# two tens, for a Bishop, which the learner's Heroine wins by one. By then the captains have played every
# card, so the round is over (R7.1).
_FIRST: Final = Lesson(
    hands=("542W1C6BH3", "31TD653TH5", "21663542T1"),
    opening="",
    scripts=(_script(), _script("31", "T", "D653", "TH5"), _script("21", "6", "63542", "T1")),
)
# In the middle of a round: a captain has spent most of his hand, and the learner has the token by a
# Courtesan. In the first battle a ten frightens the captains, and a Scarecrow takes it back; in the second,
# Spring beats Winter, and a Surrender ends it at a lead of one. Then the learner holds no Mercenary, and one
# captain no card: if the learner discards, the round is over, and the other captain keeps two of five cards
# (R7.2).
_SECOND: Final = Lesson(
    hands=("C6TKSUDDWK", "55466TTHD3", "11122335W1"),
    opening="site:roma play:C play:5 play:1 pass play:5 play:1 pass play:1 play:2 play:2 play:3 play:3 pass",
    scripts=(_script(), _script("", "4", "66"), _script("", "5", "W1")),
)
LESSONS: Final[Mapping[str, Lesson]] = dict(zip(TUTORS, (_FIRST, _SECOND), strict=True))
"""By the bot of their captains."""
