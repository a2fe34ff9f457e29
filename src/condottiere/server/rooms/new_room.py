"""Creating rooms: with the seats that their host has chosen, or with those of a game and its people."""

from collections.abc import Sequence
from dataclasses import replace

from condottiere.bots import BotError
from condottiere.languages.fact import Fact
from condottiere.record.fairness.state import FairShuffle
from condottiere.server.errors import RequestError
from condottiere.server.messages import room_api
from condottiere.server.messages.protocol import Pace
from condottiere.server.names import clean_name
from condottiere.server.new_tables.new_table import check_bot, check_clock, check_options
from condottiere.server.new_tables.shuffles import new_table_id
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.people.keys import new_table_code
from condottiere.server.services import Services
from condottiere.server.storage import RoomSeat, StoredPerson, StoredRoom, StoredSeat
from condottiere.server.table.live import LiveTable
from condottiere.server.table.messages.series import move, next_series


def new_room(host: StoredPerson, new: room_api.NewRoom, pace: Pace, services: Services) -> StoredRoom:
    """A new room whose host has its first free seat; `pace` is the default. Raises RequestError."""
    options = check_options(len(new.seats), new.options)
    check_clock(new.clock)
    seats = [RoomSeat() for _ in new.seats]
    for number, who in enumerate(new.seats):
        if who.bot is not None:
            check_bot(number, who.bot, services.opponents)
            name = clean_name(who.name, number)
            seats[number] = RoomSeat(name, who.bot, ready=True)
    free = [number for number, seat in enumerate(seats) if seat.free]
    if not free:
        raise RequestError("bad_message", Fact(id="error-no-free-seat"))
    seats[free[0]] = RoomSeat(host.name, person=host.id, ready=True)
    now, shuffle = services.now(), FairShuffle(services.new_secret(), new_table_id())
    return StoredRoom(
        id=shuffle.table,
        shuffle=shuffle,
        code=new_table_code(),
        version=0,
        created=now,
        changed=now,
        pace=new.pace or pace,
        options=options,
        hints=new.hints,
        bargaining=new.bargaining,
        public=new.public,
        clock=new.clock,
        started=False,
        host=host.id,
        seats=tuple(seats),
    )


def rematch_room(table: LiveTable, by: int, rotate: bool, services: Services) -> StoredRoom:
    """The room in which the rematch of a finished game begins."""
    game, count, now = table.game, len(table.seats), services.now()
    outcome = game.outcome
    if outcome is None:
        raise ValueError("only a game that is over has a rematch")
    host = game.agreements.host(table.seats.people)
    owner = table.seats[by if host is None else host]
    shuffle = FairShuffle(services.new_secret(), new_table_id())
    seats = [
        RoomSeat(
            who.name,
            who.bot,
            who.person,
            True,
            who.guest,
            key_digest=who.key_digest,
            spent_digest=who.spent_digest,
        )
        for who in _with_playable_bots(table.seats, services.opponents)
    ]
    return StoredRoom(
        id=shuffle.table,
        shuffle=shuffle,
        code=new_table_code(),
        version=0,
        created=now,
        changed=now,
        pace=table.pace,
        options=game.options,
        hints=table.hints,
        bargaining=table.bargaining,
        public=False,
        clock=game.agreements.clock,
        started=False,
        host=owner.person or owner.key_digest or "",
        seats=move(seats, rotate),
        previous=table.id,
        series=next_series(table.series, count, outcome, by, rotate),
    )


def _with_playable_bots(seats: Sequence[StoredSeat], opponents: Opponents) -> tuple[StoredSeat, ...]:
    """Replace bots that cannot play here by captains.

    Those are the scripted bots of the tutorial, because the script fits only its first deal, and bots that
    the server no longer offers.
    """

    def playable(bot: str) -> str:
        try:
            opponents.check(bot)
        except BotError:
            return opponents.captain
        return bot

    return tuple(seat if seat.bot is None else replace(seat, bot=playable(seat.bot)) for seat in seats)
