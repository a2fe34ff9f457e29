"""A whole record as sentences, turn by turn, with every card open."""

from collections.abc import Iterator

from condottiere.rules import Table

from .file import Record, replay
from .notation import Dealt, Entry, Shown
from .pact_notation import PactEntry
from .phrases import cards_in_words
from .sentences import narrate


def transcript(record: Record) -> Iterator[str]:
    """The lines of `condottiere replay`: what was done, with an empty line after every battle.

    Raises RecordError where the rules refuse an entry.
    """
    yield f"{', '.join(record.players)} (rules {record.rules_version})"
    for before, entry, after in replay(record):
        yield from _sentences(before, entry, after, record)
        if after.battles > before.battles:
            yield ""


def _sentences(before: Table, entry: Entry, after: Table, record: Record) -> Iterator[str]:
    """Who acts knows what it does; a deal is told to nobody in particular, then hand by hand."""
    teller = entry.seat if isinstance(entry, Shown | PactEntry) else before.turn
    viewer = None if isinstance(entry, Dealt) or teller < 0 else teller
    for line in narrate(before, entry, after, viewer, record.players):
        yield f"  {line.text}"
    if isinstance(entry, Dealt):
        for seat, name in enumerate(record.players):
            got = [now - was for now, was in zip(after.hands[seat], before.hands[seat], strict=True)]
            if any(got):
                yield f"    {name}: {cards_in_words(got)}"
