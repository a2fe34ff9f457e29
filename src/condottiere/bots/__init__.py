"""Players that choose for a seat from its View alone."""

from .bot import Bot
from .registry import BOTS, BotKind

__all__ = ["BOTS", "Bot", "BotKind"]
