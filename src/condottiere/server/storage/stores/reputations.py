"""What captains remember of people who agree to it: it is kept with the seats of their games alone.

A game begins with what captains have seen in the person's latest games, and keeps it, so that any process
rebuilds the same captains. Once it is over, what the person did is kept for later games.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, Select, select, true, update

from condottiere.bots.bargaining.memory import GAMES_REMEMBERED, Dealings, remembered, reputations
from condottiere.server.storage.schema import games, persons, seats, shuffles

DealingsOfSeats: TypeAlias = Mapping[int, Mapping[str, Dealings]]
"""What the person of each seat did in a game, by the names of captains."""


def _agreed(game: str) -> Select[Any]:
    """The seats of a game whose persons agree to be remembered.

    Those are locked, so that of a person who revokes it meanwhile what is noted now is deleted too.
    """
    own = select(seats.c.seat, seats.c.person, seats.c.reputations)
    agreed = own.join(persons, persons.c.id == seats.c.person).where(persons.c.remembered)
    return agreed.where(seats.c.game == game, ~seats.c.guest).with_for_update(read=True, of=persons)


def begin_with_reputations(connection: Connection, game: str, seat: int | None = None) -> None:
    """Note what the captains of a new game know of its persons, or of that of one seat, who has just come.

    Of games whose first cards were chosen, such as those from a moment of another one, nothing is remembered.
    """
    dealt = select(games.c.id).join(shuffles, shuffles.c.game == games.c.id)
    bargaining = dealt.where(games.c.id == game, games.c.bargaining).exists()
    new = true() if seat is None else seats.c.seat == seat
    for row in connection.execute(_agreed(game).where(bargaining, new)).all():
        before = _latest(connection, row.person)
        bots = select(seats.c.bot).where(seats.c.game == game, seats.c.bot.is_not(None))
        if found := reputations(before, connection.execute(bots).scalars()):
            _change(connection, game, row.seat, reputations=found)


def end_with_dealings(connection: Connection, game: str, dealings: DealingsOfSeats) -> None:
    """Note what the persons did in a game that is over."""
    for row in connection.execute(_agreed(game)).all():
        if found := remembered(dealings[row.seat], row.reputations or {}):
            _change(connection, game, row.seat, dealings=found)


def _latest(connection: Connection, person: str) -> list[dict[str, Dealings]]:
    """What a person did in the latest games with captains, the earliest first."""
    theirs = select(seats.c.dealings).where(seats.c.person == person, seats.c.dealings.is_not(None))
    latest = theirs.join(games, games.c.id == seats.c.game).order_by(games.c.created.desc())
    found = connection.execute(latest.limit(GAMES_REMEMBERED)).scalars().all()
    return msgspec.convert(found[::-1], list[dict[str, Dealings]])


def _change(connection: Connection, game: str, seat: int, **values: object) -> None:
    change = update(seats).where(seats.c.game == game, seats.c.seat == seat)
    connection.execute(change.values(msgspec.to_builtins(values)))


def forget(connection: Connection, person: str) -> None:
    """Delete all that captains remember of a person, who agrees to it no longer."""
    connection.execute(update(persons).where(persons.c.id == person).values(remembered=False))
    known = seats.c.reputations.is_not(None) | seats.c.dealings.is_not(None)
    change = update(seats).where(seats.c.person == person, known)
    connection.execute(change.values(reputations=None, dealings=None))
