"""Players that choose for a seat from its View alone."""

from .bot import Alternative, Bot, Decision
from .registry import BOTS, BotError, BotKind, make_bot

__all__ = ["BOTS", "Alternative", "Bot", "BotError", "BotKind", "Decision", "make_bot"]
