"""Who may see which events, and which parts of them."""

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
"""The events that everybody may see completely."""


def seen_events(events: Iterable[Event], viewer: int | None) -> Iterator[Event]:
    """Yield the events that a viewer may see, without the parts that it may not."""
    for event in events:
        seen = seen_by(event, viewer)
        if seen is not None:
            yield seen


def seen_by(event: Event, viewer: int | None) -> Event | None:
    """Return an event as a seat, or a spectator (None), may see it; None if it may not see it at all.

    It is the same object if the viewer may see all of it.
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
