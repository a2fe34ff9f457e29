"""Who may know what of an event."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from msgspec.structs import replace

from condottiere.record.agreements.notation import AgreementEvent
from condottiere.record.pacts.notation import Accepted, Declined, Offered, Withdrawn

from .event import (
    BattleEndEvent,
    BishopStruck,
    CardPlayed,
    CardsDealt,
    CardsDrawn,
    CardsKept,
    CardsShown,
    CardTurnedUp,
    Event,
    FavorPlaced,
    GameEvent,
    HandDealt,
    HandDiscarded,
    HandsKept,
    MercenaryRescued,
    Passed,
    RequestEvent,
    RoundEnded,
    SiteChosen,
    WeatherCleared,
)

PublicEvent: TypeAlias = (
    GameEvent
    | BattleEndEvent
    | AgreementEvent
    | RequestEvent
    | CardsDealt
    | CardsDrawn
    | HandDiscarded
    | HandsKept
    | RoundEnded
    | SiteChosen
    | Passed
    | WeatherCleared
    | BishopStruck
    | MercenaryRescued
    | FavorPlaced
    | CardTurnedUp
)
"""The events of which everybody may know everything."""


def seen_events(events: Iterable[Event], viewer: int | None) -> Iterator[Event]:
    """Those of some events that a viewer may know of, as far as it may know them."""
    for event in events:
        seen = seen_by(event, viewer)
        if seen is not None:
            yield seen


def seen_by(event: Event, viewer: int | None) -> Event | None:
    """An event as a seat, or with None a spectator, may know it; None if it may not know of it.

    It is the very same object if the viewer may know everything.
    """
    if isinstance(event, PublicEvent):
        return event
    match event:
        case HandDealt(seat):
            return event if viewer == seat else None
        case CardPlayed(seat, _, face_down):
            return replace(event, card=None) if face_down and viewer != seat else event
        case CardsKept(seat):
            return event if viewer == seat else replace(event, cards=None)
        case CardsShown(seat, _, _, to):
            return event if to is None or viewer == seat or viewer in to else None
        case Offered() | Accepted() | Declined() | Withdrawn():
            return event if event.offer.is_known_to(viewer) else None
