"""The base class of all events (see `events`)."""

import re

from msgspec import Struct


def _tag(name: str) -> str:
    """Return the tag of an event's type in messages, such as 'card_played'."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


class EventType(Struct, frozen=True, gc=False, tag_field="type", tag=_tag):
    """Something that happened at a table. Seats, cards and regions are numbers."""
