"""Condottiere: the rules, records, bots and server of a game of bluff in Renaissance Italy."""

from condottiere import rules
from condottiere.record.game import Game, NotYourTurn, Outcome
from condottiere.rules import *  # noqa: F403  # the rules' own list of names

__all__ = ["Game", "NotYourTurn", "Outcome", *rules.__all__]
