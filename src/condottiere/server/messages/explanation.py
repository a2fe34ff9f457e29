"""What explains a table to its viewer: sums, what would become of them, and what is not allowed and why."""

from msgspec import field

from condottiere.languages.fact import Fact
from condottiere.record.explanation.card_previews import CardPreview
from condottiere.record.explanation.goals import Goals

from .protocol import Message


class Explanation(Message):
    """Where the rules are needed to explain the table: a browser knows none."""

    sums: list[list[Fact]] = field(default_factory=list)
    """By seat, how the strength of its line adds up, in the order of the rules (R3)."""
    previews: list[CardPreview] = field(default_factory=list)
    """On the viewer's turn in battle, for each card to play or to take back, and for turning a card up."""
    no_card: Fact | None = None
    """Why the viewer may play no card now; None if it may, or looks on."""
    barred: list[Fact] = field(default_factory=list)
    """Where the viewer is to choose a region: why not those that may not be chosen, one fact for each."""
    goals: list[Goals] = field(default_factory=list)
    """By seat."""
    deciding: list[int] = field(default_factory=list)
    """The seats that win the game if they win the battle that is fought, and are still in it."""
    prospect: Fact | None = None
    """On turn in battle: what passing brings the viewer, if all others are done, or who wins the game."""
