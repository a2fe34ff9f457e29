"""The Views of a game at each of its moments, for a seat or with all cards open."""

from condottiere.languages.fact import Fact
from condottiere.record.review.playback import Moment
from condottiere.rules import Views
from condottiere.rules.cards import NO_CARD
from condottiere.server.errors import RequestError
from condottiere.server.messages.review_api import MAX_POSITIONS, Perspective, Positions
from condottiere.server.table.messages.explanation import public_explanation
from condottiere.server.table.messages.wire import GameViews

from .recordings import Recording


def find_positions(recording: Recording, first: int, last: int, seat: Perspective) -> Positions:
    """The Views in a range of moments: for a seat, or with "open" for a spectator plus every hidden card.

    This takes some hundredths of a second. Raises RequestError.
    """
    check_range(recording, first, last)
    viewer = _viewer(recording, seat)
    found = Positions(first=first, views=[])
    for moment in recording.playback.walk(first, last):
        views = GameViews(moment.game, recording.people, Views(moment.game.table))
        found.views.append(views.of(viewer))
        found.explanations.append(public_explanation(moment.game.table))
        if seat == "open":
            found.hands.append(_hands(moment))
            found.face_down.append(_face_down(moment))
    return found


def _hands(moment: Moment) -> list[list[int]]:
    table = moment.game.table
    return [list(hand) for hand in table.hands[: table.seats]]


def _face_down(moment: Moment) -> list[int | None]:
    table = moment.game.table
    return [None if card == NO_CARD else card for card in table.down[: table.seats]]


def check_range(recording: Recording, first: int, last: int) -> None:
    """Raise RequestError unless the game has these moments, and there are at most MAX_POSITIONS."""
    if last - first >= MAX_POSITIONS:
        raise RequestError(
            "bad_message", f"At most {MAX_POSITIONS} moments are shown at once. Ask for fewer."
        )
    length = len(recording.playback)
    if not 0 <= first <= last:
        raise RequestError("bad_message", f"Moments are counted from 0, so {first} to {last} are none.")
    if last >= length:
        raise RequestError("bad_message", Fact(id="error-no-such-moment", limit=length, count=last + 1))


def _viewer(recording: Recording, seat: Perspective) -> int | None:
    if not isinstance(seat, int):
        return None
    check_seat(recording, seat)
    return seat


def check_seat(recording: Recording, seat: int) -> None:
    """Raise RequestError if there is no such seat."""
    seats = len(recording.seats)
    if not 0 <= seat < seats:
        raise RequestError("bad_message", Fact(id="error-no-such-seat", count=seat + 1))
