"""Condottiere: the rules, records, bots and server of a game of bluff in Renaissance Italy."""

from condottiere.record.game import Game, Outcome
from condottiere.rules import *  # noqa: F403  # the rules' own list of names
