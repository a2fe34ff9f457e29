"""Creating the table of the tutorial: a learner, two captains who follow a script, and prepared hands."""

from typing import Final

from condottiere.record.game import Game
from condottiere.record.notation import Dealt
from condottiere.rules import Options
from condottiere.server.messages.api import NewTutorial, TableMade
from condottiere.server.messages.protocol import TUTOR
from condottiere.server.names import clean_name, distinct_names
from condottiere.server.opponents.tutorial_script import CAPTAINS, LEARNER, first_deal
from condottiere.server.people.keys import digest, new_key
from condottiere.server.services import Services
from condottiere.server.storage import Store, StoredPerson, StoredSeat
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.table.replay import head_of

from .new_table import NewGame, store_game
from .shuffles import new_table_id

_OPTIONS: Final = Options(seats=1 + len(CAPTAINS), first_holder=LEARNER)


async def make_tutorial(
    store: Store, services: Services, new: NewTutorial, person: StoredPerson | None
) -> TableMade:
    """Create a table that differs from others only in its first deal. Raises RequestError.

    Its shuffles cannot be verified, because the first cards are chosen.
    """
    game = Game.resume(_OPTIONS, LEARNER, [Dealt(first_deal())], services.rng)
    key = new_key()
    name = clean_name(new.name, LEARNER) if person is None else person.name
    names = distinct_names([name, *CAPTAINS])
    learner = StoredSeat(names[LEARNER], None, digest(key), None if person is None else person.id)
    captains = [StoredSeat(name, TUTOR, None) for name in names[LEARNER + 1 :]]
    table = NewGame(
        id=new_table_id(),
        pace=new.pace,
        options=_OPTIONS,
        hints=True,
        seats=(learner, *captains),
        clock=None,
    )
    stored = store_game(table, game, services.now())
    with refuse_if_storage_fails():
        await store.create(stored, stored.created, head_of(game))
    return TableMade(id=stored.id, keys=[key, *(None for _ in captains)])
