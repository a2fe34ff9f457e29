"""Bots: players that choose an action for a seat from its View alone."""

from .bot import Alternative, Bot, BotError, Decision
from .registry import BOTS, BotKind, make_bot

__all__ = ["BOTS", "Alternative", "Bot", "BotError", "BotKind", "Decision", "make_bot"]
