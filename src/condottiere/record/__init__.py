"""Games and their logs: the notation of entries, record files, events, and what people agree on.

The names below are public: a game, and reading and writing one as a file.
"""

from .file import Record, RecordError, dump, load, record_of, replay, replayed
from .game import Game, NotYourTurn, Outcome

__all__ = [
    "Game",
    "NotYourTurn",
    "Outcome",
    "Record",
    "RecordError",
    "dump",
    "load",
    "record_of",
    "replay",
    "replayed",
]
