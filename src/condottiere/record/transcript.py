"""A whole record as sentences, turn by turn, with every card open."""

from collections.abc import Iterator
from itertools import zip_longest

from condottiere.languages.bundle import language
from condottiere.languages.fact import Fact

from .facts.line import Line
from .facts.narrate import narrate
from .file import Record, enter_next
from .game import Game
from .notation import Dealt, Entry, Shown
from .pacts.notation import PactEntry
from .trace import LogStep


def transcript(record: Record) -> Iterator[str]:
    """The lines of `condottiere replay`: what was done, with an empty line after every battle.

    Raises RecordError where the rules refuse an entry.
    """
    yield f"{', '.join(record.players)} (rules {record.rules_version})"
    for step, following in zip_longest(_steps(record), record.entries[1:]):
        for line in narrate_openly(step, following):
            yield f"  {language().write(line.fact, record.players)}"
        if step.after.battles > step.before.battles:
            yield ""


def _steps(record: Record) -> Iterator[LogStep]:
    """Each entry of a record. Raises RecordError where the rules refuse one."""
    game = Game(record.options, record.holder)
    for _ in record.entries:
        game.start_trace()
        enter_next(game, record)
        yield from game.end_trace()


def narrate_openly(step: LogStep, following: Entry | None) -> Iterator[Line]:
    """What happened before the following entry, told with every card open, and a deal hand by hand."""
    before, entry, after, ended = step
    # Who acts knows what it does.
    teller = entry.seat if isinstance(entry, Shown | PactEntry) else before.turn
    viewer = None if isinstance(entry, Dealt) or teller < 0 else teller
    yield from narrate(before, entry, after, viewer, following, ended)
    if isinstance(entry, Dealt):
        for seat in range(after.seats):
            got = tuple(now - was for now, was in zip(after.hands[seat], before.hands[seat], strict=True))
            if any(got):
                yield Line("deal", seat, Fact(id="is-dealt", seat=seat, cards=got))
