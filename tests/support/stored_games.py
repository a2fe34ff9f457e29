"""Games as a database keeps them."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from condottiere.record.game import Game
from condottiere.record.notation import entry_text
from condottiere.rules import RULES_VERSION, Options
from condottiere.server.messages.protocol import ChatLine
from condottiere.server.storage import Append, Head, Store, StoredGame, StoredSeat
from condottiere.server.table.replay import head_of
from support.running import in_a_loop

ADA_AND_BRUNO = (StoredSeat("Ada", None, None), StoredSeat("Bruno", None, None))


def stored_game(
    name: str, game: Game | None = None, seats: Iterable[StoredSeat] = ADA_AND_BRUNO, **changes: Any
) -> StoredGame:
    """A game under this name; a new one of two people if none is given."""
    game = game or Game.new(Options(seats=2), seed=1)
    fields: dict[str, Any] = {
        "id": name,
        "created": 1.0,
        "rules_version": RULES_VERSION,
        "pace": "instant",
        "options": game.options,
        "holder": game.holder,
        "seats": tuple(seats),
        "entries": tuple(map(entry_text, game.log)),
    }
    return StoredGame(**fields | changes)


def keep(database: Path, name: str, game: Game, seats: Iterable[StoredSeat] = ADA_AND_BRUNO) -> None:
    """Store a game under this name, before a server is started that has it."""

    async def create() -> None:
        store = await Store.open(str(database), 5)
        await store.create(stored_game(name, game, seats), 1.0, head_of(game))
        await store.close()

    in_a_loop(create())


async def append(store: Store, game: str, number: int, texts: Sequence[str], *rest: Any) -> None:
    """Store entries of a game, the first as number `number`; the rest is as for an Append."""
    await store.appends.put(lambda: Append(game, number, texts, *rest), private=False).stored


async def append_chat(store: Store, game: str, number: int, line: ChatLine) -> None:
    """Store a chat line of a game as number `number`."""
    head = Head(0, 0, "site", None)  # of no account
    made = Append(game, 0, (), line.at, head, line_number=number, lines=[line])
    await store.appends.put(lambda: made, private=False).stored
