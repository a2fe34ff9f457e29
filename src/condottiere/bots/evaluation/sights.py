"""From the View that a bot is given to the Sight that its evaluation works on."""

from typing import Any, Final

from condottiere.rules import SeatView, View
from condottiere.rules.cards import NO_CARD
from condottiere.rules.copying import turned
from condottiere.rules.fields import Unit
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.regions import NO_REGION
from condottiere.rules.sight import SIGHT_FIELDS, UNSEEN_CARD, Sight
from condottiere.rules.table import NOBODY

_MADE: Final = ("seats", "contenders", "defender_waits", "down")
"""Fields that a View has in another form."""
_NAMES: Final = {"owner": "owners", "final": "final_battle"}
"""Where the field of a View has another name than that of a Sight; any other has the same."""
_SEAT_NAMES: Final = {"held": "hand_size", "lines": "line", "out": "passed", "scores": "score"}
"""The same for the fields of a SeatView."""
_FIELDS: Final = tuple(field for field in SIGHT_FIELDS if field.name not in _MADE)
_BY_SEAT: Final = tuple(field for field in _FIELDS if field.shape[:1] == (MAX_SEATS,))
_OF_TABLE: Final = tuple(field for field in _FIELDS if field not in _BY_SEAT)


def sight_of(view: View) -> Sight:
    """A Sight with the knowledge of a View, seats counted from the viewer.

    Raises ValueError for a spectator's View.
    """
    if view.viewer is None:
        raise ValueError("a spectator has no seat to look from")
    sight = Sight()
    sight.seats = len(view.seats)
    by = sight.seats - view.viewer
    for name, unit, shape in _OF_TABLE:
        value = getattr(view, _NAMES.get(name, name))
        if shape:
            setattr(sight, name, [_number(unit, each, by, sight.seats) for each in value])
        else:
            setattr(sight, name, _number(unit, value, by, sight.seats))
    for seat, seen in enumerate(view.seats):
        _fill_seat(sight, turned(seat, by, sight.seats), seen)
    return sight


def _number(unit: Unit, value: Any, by: int, seats: int) -> int:
    """A value of a View as a Sight has it."""
    match unit:
        case Unit.SEAT:
            return NOBODY if value is None else turned(value, by, seats)
        case Unit.SEATS:
            return sum(1 << turned(seat, by, seats) for seat in value)
        case Unit.REGION:
            return NO_REGION if value is None else int(value)
    return int(value or 0)


def _fill_seat(sight: Sight, place: int, seen: SeatView) -> None:
    for name, _, shape in _BY_SEAT:
        value = getattr(seen, _SEAT_NAMES.get(name, name))
        getattr(sight, name)[place] = int(value) if len(shape) == 1 else list(value)
    sight.contenders |= int(seen.contending) << place
    sight.defender_waits |= int(seen.waiting)
    sight.down[place] = NO_CARD
    if seen.face_down:
        sight.down[place] = UNSEEN_CARD if seen.face_down_card is None else seen.face_down_card
