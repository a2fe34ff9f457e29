"""The rules of the game: pure functions over a Table.

This package uses the standard library only and has no I/O, clock or randomness.
"""

from .actions import (
    Action,
    ChooseSite,
    DiscardHand,
    Draw,
    KeepCards,
    KeepHand,
    Pass,
    PlaceFavor,
    Play,
    Rescue,
    decode,
    encode,
)
from .cards import Card
from .hand_answers import asked_next, check_answer, may_answer, may_discard
from .options import Options, OptionsError
from .play import apply, deal, end_unfinished, legal, new_table, next_game, show
from .refusals import IllegalAction
from .regions import BORDERS, Region
from .seat_view import SeatView
from .table import PUBLIC, Ending, Phase, Table
from .view import OwnView, View, Views, view

RULES_VERSION = 1
"""The version of the rules. Increment it when a correction changes how an older record replays."""

__all__ = [
    "BORDERS",
    "PUBLIC",
    "RULES_VERSION",
    "Action",
    "Card",
    "ChooseSite",
    "DiscardHand",
    "Draw",
    "Ending",
    "IllegalAction",
    "KeepCards",
    "KeepHand",
    "Options",
    "OptionsError",
    "OwnView",
    "Pass",
    "Phase",
    "PlaceFavor",
    "Play",
    "Region",
    "Rescue",
    "SeatView",
    "Table",
    "View",
    "Views",
    "apply",
    "asked_next",
    "check_answer",
    "deal",
    "decode",
    "encode",
    "end_unfinished",
    "legal",
    "may_answer",
    "may_discard",
    "new_table",
    "next_game",
    "show",
    "view",
]
