"""Converting the View that a bot is given to the Observation that its evaluation works on."""

from collections.abc import Callable
from typing import Any, Final

from condottiere.rules import Region, SeatView, View
from condottiere.rules.cards import NO_CARD
from condottiere.rules.copying import turn_seat
from condottiere.rules.fields import Unit, fields_of
from condottiere.rules.observation import OBSERVATION_FIELDS, UNSEEN_CARD, Observation
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.regions import NO_REGION
from condottiere.rules.table import NOBODY, OptionFields, set_options

_CONVERTED_FIELDS: Final = {"contenders", "down", *(field.name for field in fields_of(OptionFields))}
"""Fields that a View holds in another form."""
_VIEW_NAMES: Final = {"owner": "owners", "final": "final_battle"}
"""Fields of an Observation that have another name in a View."""
_SEAT_VIEW_NAMES: Final = {"held": "hand_size", "lines": "line", "out": "passed", "scores": "score"}
"""Fields of an Observation that have another name in a SeatView."""
_FIELDS: Final = tuple(field for field in OBSERVATION_FIELDS if field.name not in _CONVERTED_FIELDS)
_SEAT_FIELDS: Final = tuple(field for field in _FIELDS if field.shape[:1] == (MAX_SEATS,))
_TABLE_FIELDS: Final = tuple(field for field in _FIELDS if field not in _SEAT_FIELDS)


def observation_of(view: View) -> Observation:
    """Convert a View to an Observation, in which seats are counted from the viewer.

    Raises ValueError for a spectator's View.
    """
    if view.viewer is None:
        raise ValueError("a spectator has no seat to look from")
    observation = Observation()
    set_options(observation, view.options)
    offset = observation.seats - view.viewer
    for name, unit, shape in _TABLE_FIELDS:
        value = getattr(view, _VIEW_NAMES.get(name, name))
        convert = _CONVERTERS.get(unit)
        if convert is None:
            value = list(value) if shape else int(value or 0)
        elif shape:
            value = [convert(each, offset, observation.seats) for each in value]
        else:
            value = convert(value, offset, observation.seats)
        setattr(observation, name, value)
    for seat, seen in enumerate(view.seats):
        _fill_seat(observation, turn_seat(seat, offset, observation.seats), seen)
    return observation


def _seat(seat: int | None, offset: int, seats: int) -> int:
    return NOBODY if seat is None else turn_seat(seat, offset, seats)


def _mask(members: tuple[int, ...], offset: int, seats: int) -> int:
    return sum(1 << turn_seat(seat, offset, seats) for seat in members)


def _region(region: Region | None, _offset: int, _seats: int) -> int:
    return NO_REGION if region is None else int(region)


_CONVERTERS: Final[dict[Unit, Callable[[Any, int, int], int]]] = {
    Unit.SEAT: _seat,
    Unit.SEATS: _mask,
    Unit.REGION: _region,
}
"""Conversions of values that are not numbers, or that number seats from seat 0."""


def _fill_seat(observation: Observation, relative_seat: int, seen: SeatView) -> None:
    for name, _, shape in _SEAT_FIELDS:
        value = getattr(seen, _SEAT_VIEW_NAMES.get(name, name))
        getattr(observation, name)[relative_seat] = int(value) if len(shape) == 1 else list(value)
    observation.contenders |= int(seen.contending) << relative_seat
    observation.down[relative_seat] = NO_CARD
    if seen.face_down:
        observation.down[relative_seat] = UNSEEN_CARD if seen.face_down_card is None else seen.face_down_card
