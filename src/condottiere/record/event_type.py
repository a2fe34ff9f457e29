"""What all types of events have in common (see `events`)."""

import re

from msgspec import Struct


def _tag(name: str) -> str:
    """What the type of an event is called in messages: 'card_played'."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


class EventType(Struct, frozen=True, gc=False, tag_field="type", tag=_tag):
    """Something that happened at a table. Seats, cards and regions are numbers."""
