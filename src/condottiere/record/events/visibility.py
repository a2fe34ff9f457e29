"""Who may see which events, and which parts of them."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from msgspec.structs import replace

from condottiere.record.agreements.notation import AgreementEvent
from condottiere.record.notation import Answered, Entry, Shown
from condottiere.record.pacts.notation import Accepted, Declined, Offered, PactEntry, Withdrawn

from . import event as events

PublicEvent: TypeAlias = (
    events.GameEvent
    | events.BattleEndEvent
    | AgreementEvent
    | events.RequestEvent
    | events.CardsDealt
    | events.CardsDrawn
    | events.HandDiscarded
    | events.HandsKept
    | events.RoundEnded
    | events.SiteChosen
    | events.Passed
    | events.WeatherCleared
    | events.BishopStruck
    | events.MercenaryRescued
    | events.FavorPlaced
    | events.CardTurnedUp
)
"""The events that everybody may see completely."""


def may_know_of(entry: Entry, viewer: int | None) -> bool:
    """Check if a seat, or a spectator (None), may know that there is an entry."""
    if isinstance(entry, Shown) and entry.to is not None:
        return viewer == entry.seat or viewer in entry.to
    if isinstance(entry, Answered):
        return viewer == entry.seat
    if isinstance(entry, PactEntry):
        return entry.offer.is_known_to(viewer)
    return True


def seen_events(told: Iterable[events.Event], viewer: int | None) -> Iterator[events.Event]:
    """Yield the events that a viewer may see, without the parts that it may not."""
    for event in told:
        seen = seen_by(event, viewer)
        if seen is not None:
            yield seen


def seen_by(event: events.Event, viewer: int | None) -> events.Event | None:
    """Return an event as a seat, or a spectator (None), may see it; None if it may not see it at all.

    It is the same object if the viewer may see all of it.
    """
    if isinstance(event, PublicEvent):
        return event
    match event:
        case events.HandDealt(seat):
            return event if viewer == seat else None
        case events.CardPlayed(seat, _, face_down):
            return replace(event, card=None) if face_down and viewer != seat else event
        case events.CardsKept(seat):
            return event if viewer == seat else replace(event, cards=None)
        case events.CardsShown(seat, _, _, to):
            return event if to is None or viewer == seat or viewer in to else None
        case Offered() | Accepted() | Declined() | Withdrawn() | events.PromiseBroken():
            return event if event.offer.is_known_to(viewer) else None
