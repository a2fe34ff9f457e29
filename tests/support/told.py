"""What is told, in English, as those who read it are shown."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from condottiere.languages.bundle import language
from condottiere.languages.fact import Fact
from condottiere.record.agreements.state import OpenProposal
from condottiere.record.events.event import Event
from condottiere.record.events.from_log import events_of
from condottiere.record.events.visibility import seen_events
from condottiere.record.events.wording import wording
from condottiere.record.game import LogStep
from condottiere.record.notation import Entry
from condottiere.record.pacts.state import Breach
from condottiere.rules import Table


def sentence(fact: Fact | dict[str, Any], names: Sequence[str] = ()) -> str:
    """A fact, or one as it is sent, in words; `names` are those of the players, by seat."""
    return language().write(msgspec.convert(fact, Fact), names)


def happened(
    before: Table,
    entry: Entry,
    after: Table,
    viewer: int | None,
    ended: tuple[OpenProposal, ...] = (),
    broken: tuple[Breach, ...] = (),
) -> list[Event]:
    """What a viewer may know of an entry between two tables, which ended proposals and broke promises."""
    return list(seen_events(events_of(LogStep(before, entry, after, ended, broken)), viewer))


def sentences(events: Iterable[Event], names: Sequence[str], reader: int | None = None) -> list[str]:
    """Events in words, for a reader."""
    return [sentence(wording(event, reader), names) for event in events]
