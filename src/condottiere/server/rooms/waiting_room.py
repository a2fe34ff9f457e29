"""The actions in a waiting room: who may perform each, and how it changes the room."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from condottiere.languages.fact import Fact
from condottiere.record.fairness.state import next_hash
from condottiere.rules.options import OptionsError
from condottiere.server.errors import RequestError, not_your_seat, stale
from condottiere.server.messages import room_api
from condottiere.server.names import clean_name, distinct_names
from condottiere.server.new_tables.new_table import check_clock, check_options
from condottiere.server.storage import RoomSeat, StoredPerson, StoredRoom
from condottiere.server.table.messages.fairness import check_hex

from .terms import are_terms, terms


def apply_action(room: StoredRoom, person: StoredPerson, action: room_api.RoomAction) -> StoredRoom:
    """The room after an action of a person. Raises RequestError if that person may not do this.

    This does not check that a bot exists.
    """
    match action:
        case room_api.TakeSeat(seat=seat, guest=None, ready=ready, terms=seen):
            sitting = RoomSeat(person.name, person=person.id, ready=ready and are_terms(room, seen))
            changed = _take(room, sitting, _check(room, seat), seat_of(room, person.id))
        case room_api.TakeSeat(seat=seat, guest=str(guest)):
            changed = _seat_guest(room, person, _check(room, seat), clean_name(guest, whose="guest"))
        case room_api.LeaveSeat(seat=seat):
            changed = _leave(room, person, seat)
        case room_api.SetReady(ready=ready, terms=seen):
            if ready and not are_terms(room, seen):
                raise RequestError("stale", Fact(id="error-other-terms"))
            changed = _set_ready(room, person, ready)
        case _:
            check_host(room, person)
            changed = _apply_of_host(room, action)
    return _with_host(changed)


def _apply_of_host(room: StoredRoom, action: room_api.RoomAction) -> StoredRoom:
    match action:
        case room_api.SwapSeats(seat=seat, other=other):
            one, two = room.seats[_check(room, seat)], room.seats[_check(room, other)]
            return _set(_set(room, seat, two), other, one)
        case room_api.ClearSeat(seat=seat, name=name):
            if name not in (None, seat_names(room)[_check(room, seat)]):
                raise stale()
            return _clear(room, _check(room, seat))
        case room_api.SeatBot(seat=seat, bot=bot, name=name):
            _check_free(room, _check(room, seat))
            return _set(room, seat, RoomSeat(clean_name(name, seat), bot, ready=True))
        case room_api.AddSeat():
            return _with_seats(room, (*room.seats, RoomSeat()), room.options.first_holder)
        case room_api.RemoveSeat(seat=seat):
            _check_free(room, _check(room, seat))
            seats = (*room.seats[:seat], *room.seats[seat + 1 :])
            return _with_seats(room, seats, _without(seat, room.options.first_holder))
        case room_api.ChangeSettings():
            return _with_settings(room, action)
        case room_api.HandOver(seat=seat):
            heir = room.seats[_check(room, seat)].person
            if heir is None:
                raise RequestError("bad_message", Fact(id="error-no-heir", count=seat + 1))
            return replace(room, host=heir)
    raise RequestError("bad_message", "This cannot be done in a waiting room.")


def heir(room: StoredRoom, here: Collection[str | None]) -> str | None:
    """The person who replaces an absent host: the next one present, clockwise from the host; or None."""
    first = seat_of(room, room.host) or 0
    for seat in (*room.seats[first:], *room.seats[:first]):
        if seat.person is not None and seat.person in here:
            return seat.person
    return None


def seat_of(room: StoredRoom, credential: str | None) -> int | None:
    """The seat where a person plays, rather than a guest, or the one of a key; None if there is none."""
    own = seats_of(room, credential)
    return min(own, key=lambda number: (room.seats[number].guest, number), default=None)


def seats_of(room: StoredRoom, credential: str | None) -> list[int]:
    """The seats of a person and of the guests on that person's device, or the one of a key."""
    return [number for number, seat in enumerate(room.seats) if seat.opens_for(credential)]


def host_of(room: StoredRoom, seat: RoomSeat) -> int | None:
    """The seat of the person on whose device a guest plays; None if the seat is no guest's."""
    own = seat_of(room, seat.person) if seat.guest else None
    return None if own is None or room.seats[own].guest else own


def seat_names(room: StoredRoom) -> list[str | None]:
    """The name at each seat, with identical names made distinct; None for a free seat."""
    if room.starting is not None:
        return [seat.fixed_name for seat in room.seats]
    names = iter(distinct_names([seat.name or "" for seat in room.seats if not seat.free]))
    return [None if seat.free else next(names) for seat in room.seats]


def missing(room: StoredRoom) -> list[Fact]:
    """What is missing before the game can start. The host, who starts it, counts as ready."""
    free = sum(seat.free for seat in room.seats)
    needed = [] if free == 0 else [Fact(id="missing-seats", count=free)]
    for name, seat in zip(seat_names(room), room.seats, strict=True):
        if seat.person not in (None, room.host) and not seat.ready and not seat.guest:
            needed.append(Fact(id="missing-ready", text=name))
    return needed


def check_host(room: StoredRoom, person: StoredPerson) -> None:
    """Raise RequestError unless this person is the host."""
    if room.host != person.id:
        raise RequestError("not_host", Fact(id="error-not-host"))


def _take(room: StoredRoom, sitting: RoomSeat, seat: int, own: int | None) -> StoredRoom:
    if seat == own:
        return room
    _check_free(room, seat)
    if own is None:
        return _set(room, seat, sitting)
    # The chain belongs to the browser, which stays the same.
    return _set(_set(room, own, RoomSeat()), seat, replace(sitting, chain=room.seats[own].chain))


def _seat_guest(room: StoredRoom, person: StoredPerson, seat: int, name: str) -> StoredRoom:
    ready = room.seats[check_sitting(room, person.id)].ready
    _check_free(room, seat)
    return _set(room, seat, RoomSeat(name, person=person.id, ready=ready, guest=True))


def _set_ready(room: StoredRoom, person: StoredPerson, ready: bool) -> StoredRoom:
    """Set whether a person, together with their guests, is ready."""
    check_sitting(room, person.id)
    for number in seats_of(room, person.id):
        room = _set(room, number, replace(room.seats[number], ready=ready))
    return room


def credential_in(room: StoredRoom, credentials: Sequence[str]) -> str | None:
    """The first of these credentials that opens a seat, or else the last of them; None of none."""
    opening = (one for one in credentials if seat_of(room, one) is not None)
    return next(opening, credentials[-1] if credentials else None)


def set_entropy(
    room: StoredRoom, credentials: Sequence[str], action: room_api.SetChain | room_api.SetReveal
) -> StoredRoom:
    """The room with what a browser contributes to the first deal. Raises RequestError."""
    number = check_sitting(room, credential_in(room, credentials))
    seat = room.seats[number]
    if isinstance(action, room_api.SetChain):
        if action.chain in [other.chain for other in room.seats if other is not seat]:
            message = "Another seat has announced this chain, and each needs one of its own."
            raise RequestError("illegal", message)
        return _set(room, number, replace(seat, chain=check_hex(action.chain), reveal=None))
    if seat.reveal is not None:
        raise RequestError("illegal", "Your entropy for the first deal is known already.")
    if seat.chain is None or next_hash(check_hex(action.reveal)) != seat.chain:
        message = "This entropy does not belong to the chain that your browser has announced."
        raise RequestError("illegal", message)
    return _set(room, number, replace(seat, reveal=action.reveal))


def _leave(room: StoredRoom, person: StoredPerson, seat: int | None) -> StoredRoom:
    own = check_sitting(room, person.id)
    if seat not in (None, *seats_of(room, person.id)):
        raise not_your_seat()
    return _clear(room, own if seat is None else seat)


def _clear(room: StoredRoom, seat: int) -> StoredRoom:
    """Free a seat; if it is a person's own, free those of that person's guests too."""
    person = room.seats[seat].person
    for number in seats_of(room, person) if seat == seat_of(room, person) else [seat]:
        room = _set(room, number, RoomSeat())
    return room


def _with_seats(room: StoredRoom, seats: tuple[RoomSeat, ...], first_holder: int | None) -> StoredRoom:
    """The room with these seats, whose number may differ. Raises RequestError if the rules refuse it."""
    try:
        options = replace(room.options, seats=len(seats), first_holder=first_holder)
    except OptionsError as error:
        raise RequestError("bad_message", f"{error}.") from None
    return replace(room, seats=seats, options=options)


def _with_settings(room: StoredRoom, new: room_api.ChangeSettings) -> StoredRoom:
    """The room with other settings; if its terms are others, nobody but the host is ready any more."""
    check_clock(new.clock)
    changed = replace(
        room,
        options=check_options(len(room.seats), new.options),
        pace=new.pace,
        hints=new.hints,
        bargaining=new.bargaining,
        public=new.public,
        clock=new.clock,
    )
    if terms(changed) == terms(room):
        return changed
    seats = [seat if seat.person in (None, room.host) else replace(seat, ready=False) for seat in room.seats]
    return replace(changed, seats=tuple(seats))


def _without(removed: int, seat: int | None) -> int | None:
    """The new number of a seat after seat `removed` is removed; None if that is the same seat."""
    if seat is None or seat == removed:
        return None
    return seat - (seat > removed)


def _with_host(room: StoredRoom) -> StoredRoom:
    """Make the first seated person the host if the host has no seat."""
    people = [seat.person for seat in room.seats if seat.person is not None]
    return room if room.host in people or not people else replace(room, host=people[0])


def _set(room: StoredRoom, number: int, seat: RoomSeat) -> StoredRoom:
    return replace(room, seats=(*room.seats[:number], seat, *room.seats[number + 1 :]))


def check_sitting(room: StoredRoom, credential: str | None) -> int:
    """The seat of a credential. Raises RequestError if it has none."""
    own = seat_of(room, credential)
    if own is None:
        raise RequestError("not_your_seat", Fact(id="error-no-seat"))
    return own


def _check(room: StoredRoom, seat: int) -> int:
    if not 0 <= seat < len(room.seats):
        raise RequestError("bad_message", Fact(id="error-no-such-seat", count=seat + 1))
    return seat


def _check_free(room: StoredRoom, seat: int) -> None:
    if not room.seats[seat].free:
        raise RequestError("taken", Fact(id="error-seat-taken"))
