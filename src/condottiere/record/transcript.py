"""A whole record as sentences, with every card open."""

from collections.abc import Iterator
from itertools import zip_longest

from condottiere.languages.bundle import Language, language

from .events.from_log import events_of
from .events.wording import wording
from .file import Record, enter_next
from .game import Game, LogStep


def transcript(record: Record, words: Language | None = None) -> Iterator[str]:
    """Yield the lines of `condottiere replay`, with an empty line after every battle.

    They are in the language `words`, English by default. Raises RecordError for an illegal entry.
    """
    words = words or language()
    names = words.enumeration(record.players)
    yield words.message("record-players", names=names, version=record.rules_version)
    for step, following in zip_longest(_steps(record), record.entries[1:]):
        for event in events_of(step, following):
            yield f"  {words.write(wording(event), record.players)}"
        if step.after.battles > step.before.battles:
            yield ""


def _steps(record: Record) -> Iterator[LogStep]:
    """Yield each entry of a record with its tables. Raises RecordError for an illegal entry."""
    game = Game(record.options, record.holder)
    for _ in record.entries:
        game.start_trace()
        enter_next(game, record)
        yield from game.end_trace()
