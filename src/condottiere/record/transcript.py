"""A whole record as sentences, turn by turn, with every card open."""

from collections.abc import Iterator
from itertools import zip_longest

from condottiere.languages.bundle import language

from .events.from_log import events_of
from .events.wording import wording
from .file import Record, enter_next
from .game import Game
from .trace import LogStep


def transcript(record: Record) -> Iterator[str]:
    """The lines of `condottiere replay`: what was done, with an empty line after every battle.

    Raises RecordError where the rules refuse an entry.
    """
    yield f"{', '.join(record.players)} (rules {record.rules_version})"
    for step, following in zip_longest(_steps(record), record.entries[1:]):
        for event in events_of(step, following):
            yield f"  {language().write(wording(event), record.players)}"
        if step.after.battles > step.before.battles:
            yield ""


def _steps(record: Record) -> Iterator[LogStep]:
    """Each entry of a record. Raises RecordError where the rules refuse one."""
    game = Game(record.options, record.holder)
    for _ in record.entries:
        game.start_trace()
        enter_next(game, record)
        yield from game.end_trace()
