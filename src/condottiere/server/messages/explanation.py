"""The message that explains a table to its viewer by the rules."""

from msgspec import field

from condottiere.languages.fact import Fact
from condottiere.record.explanation.card_previews import CardPreview
from condottiere.record.explanation.goals import Goals

from .protocol import Message


class Explanation(Message):
    """The facts by which the page explains the table, computed by the rules."""

    sums: list[list[Fact]] = field(default_factory=list)
    """By seat, the steps that add up to the strength of its line, in the order of the rules (R3)."""
    previews: list[CardPreview] = field(default_factory=list)
    """On the viewer's turn in battle: the effect of each card to play or take back, and of turning one up."""
    no_card: Fact | None = None
    """Why the viewer may play no card now; None if it may, or for a spectator."""
    barred: list[Fact] = field(default_factory=list)
    """When the viewer has to choose a region: the reason for each region that may not be chosen."""
    goals: list[Goals] = field(default_factory=list)
    """The goals of each seat."""
    deciding: list[int] = field(default_factory=list)
    """The seats still in the present battle that win the game if they win it."""
    prospect: Fact | None = None
    """On the viewer's turn in battle: the result of passing if all others are done, or who wins the game."""
