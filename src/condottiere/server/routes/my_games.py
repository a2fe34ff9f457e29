"""The list of a person's games, read from stored summaries without replaying."""

from condottiere.server.messages.person_api import MyGame, MyGames
from condottiere.server.messages.protocol import Player
from condottiere.server.storage import StoredPerson, StoredSummary
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.tables.tables import Tables

PAGE = 30
"""The number of games on a page."""


async def list_games(tables: Tables, person: StoredPerson, removed: bool, after: str | None) -> MyGames:
    """A page of the games on a person's list, or of those removed from it, latest first, after game `after`.

    The first page of the list begins with older games that wait for this person.
    """
    waits = after is None and not removed
    with refuse_if_storage_fails():
        ids = await tables.store.seats.games_of(person.id, removed, after, PAGE + 1)
        turns = await tables.store.seats.turns_of(person.id, PAGE) if waits else []
        off = await tables.store.seats.games_of(person.id, True, None, 1) if waits else []
        older = [one for one in turns if one not in ids[:PAGE]]
        stored = await tables.store.summaries([*older, *ids[:PAGE]])
        sitting = await tables.players(stored)
    return MyGames(
        games=[_my_game(person, one, sitting[one.id]) for one in stored],
        more=len(ids) > PAGE,
        waiting=await tables.rooms.index.of_person(person) if waits else [],
        removed=bool(off),
    )


def _my_game(person: StoredPerson, stored: StoredSummary, sitting: list[Player]) -> MyGame:
    seats = [number for number, seat in enumerate(stored.seats) if seat.person == person.id]
    my_turn = stored.head.turn in seats
    return MyGame(
        id=stored.id,
        created=stored.created,
        seats=seats,
        players=sitting,
        options=stored.options,
        phase=stored.head.phase,
        turn=stored.head.turn,
        my_turn=my_turn,
        deadline=stored.due if my_turn else None,
    )
