"""`condottiere serve`, altered so that it cheats as the first argument says."""

import random
import secrets
import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

import msgspec

from condottiere.cli import main
from condottiere.record import game as game_module
from condottiere.record.fairness.state import FairShuffle, next_hash
from condottiere.record.file import Record
from condottiere.record.game import Game
from condottiere.record.notation import Dealt
from condottiere.server.errors import RequestError
from condottiere.server.messages.api import NewTable, TableMade
from condottiere.server.messages.to_browser import TableMessage
from condottiere.server.new_tables import new_table
from condottiere.server.new_tables.shuffles import Shuffles
from condottiere.server.review import recordings
from condottiere.server.rooms import rooms, starting
from condottiere.server.routes import tables as table_routes
from condottiere.server.runtime.workers import Worker
from condottiere.server.storage import StoredRoom, StoredSeat
from condottiere.server.storage.stores import shuffles
from condottiere.server.storage.stores.seats import SeatStore
from condottiere.server.table import live
from condottiere.server.table.deal_wait import DealWait
from condottiere.server.table.live import LiveTable
from condottiere.server.table.table_messages import TableMessages
from condottiere.server.tables.tables import Tables

Course: TypeAlias = Literal["room", "table", "rematch", "after a rematch"]
"""How the game begins: two people in a waiting room; one of them against a bot; two people once more, as a
rematch, or in another waiting room as that was not begun.
"""


@dataclass(frozen=True, slots=True)
class Cheat:
    """What a server does that it may not do."""

    alter: Callable[[], None]
    course: Course = "room"
    reloads: bool = False
    """Whether the pages are loaded again in the middle of the game."""


def _alter(owner: object, name: str, change: Callable[[Any], Any]) -> None:
    """Put what `change` makes of a function in its place."""
    setattr(owner, name, change(getattr(owner, name)))


def _before_first_deal(change: Callable[[StoredRoom], StoredRoom]) -> None:
    """Change a room once all entropy for the first deal is known."""
    _alter(starting, "deal_first", lambda deal: lambda room, services: deal(change(room), services))


_OTHERS: Final[dict[str, FairShuffle]] = {}
"""By table, what took the place of the shuffle that was committed to."""


def _other_secret(shuffle: FairShuffle) -> FairShuffle:
    """Another secret, which is used from now on wherever the first one is stored."""
    other = _OTHERS[shuffle.table] = FairShuffle(secrets.token_hex(32), shuffle.table)
    _alter(shuffles, "_shuffle", lambda stored: lambda row: _OTHERS.get(row.game, stored(row)))
    return other


def _replace_commitment() -> None:
    _before_first_deal(lambda room: replace(room, shuffle=_other_secret(room.shuffle)))


def _use_second_secret() -> None:
    def change(find: Any) -> Any:
        async def find_other(self: Shuffles, asked: NewTable) -> FairShuffle:
            return _other_secret(await find(self, asked))

        return find_other

    _alter(Shuffles, "find", change)


def _swap_seats() -> None:
    _before_first_deal(lambda room: replace(room, seats=room.seats[::-1]))


def _change_holder() -> None:
    _before_first_deal(lambda room: replace(room, options=replace(room.options, first_holder=1)))


def _replace_chain() -> None:
    link = secrets.token_hex(32)

    def change(room: StoredRoom) -> StoredRoom:
        first, second = room.seats
        return replace(room, seats=(first, replace(second, chain=next_hash(link), reveal=link)))

    _before_first_deal(change)


def _ignore_chains() -> None:
    _alter(rooms, "set_entropy", lambda _: lambda room, *_about: room)


def _commit_to_nothing() -> None:
    _alter(
        rooms,
        "room_message",
        lambda message: lambda *about: msgspec.structs.replace(message(*about), commitment=""),
    )


def _announce_rematch_late() -> None:
    _alter(
        LiveTable,
        "set_rematch",
        lambda announce: lambda self, rematch: announce(self, rematch) if rematch.begun else None,
    )


def _call_off_rematch() -> None:
    def change(room: StoredRoom) -> StoredRoom:
        if room.previous is not None:
            raise RequestError("overloaded", "Something went wrong. Please try again.")
        return room

    _before_first_deal(change)


def _refuse_once() -> None:
    refused: list[NewTable] = []

    def change(create: Any) -> Any:
        async def refuse(self: Tables, new: NewTable) -> TableMade:
            if not refused:
                refused.append(new)
                raise RequestError("bad_message", "Something went wrong. Please try again.")
            made: TableMade = await create(self, new)
            return made

        return refuse

    _alter(Tables, "create", change)


def _seat_another_bot() -> None:
    def change(create: Any) -> Any:
        async def create_other(self: Tables, new: NewTable) -> TableMade:
            for who in new.seats:
                who.bot = who.bot and "colleoni"
            made: TableMade = await create(self, new)
            return made

        return create_other

    _alter(Tables, "create", change)


def _show_bots_as_people() -> None:
    for module in (new_table, table_routes):
        _alter(
            module,
            "seats_filled",
            lambda filled: lambda seats: [replace(who, bot=None) for who in filled(seats)],
        )


def _reseat() -> None:
    """Once two deals are made, whoever comes sits in the other's place."""
    versions: set[int] = set()

    def counting(deal: Any) -> Any:
        def deal_and_count(self: Game) -> None:
            deal(self)
            versions.add(self.version)

        return deal_and_count

    def change(find: Any) -> Any:
        async def find_other(self: SeatStore, ids: Collection[str]) -> dict[str, tuple[StoredSeat, ...]]:
            found: dict[str, tuple[StoredSeat, ...]] = await find(self, ids)
            return found if len(versions) < 2 else {game: _crossed(*seats) for game, seats in found.items()}

        return find_other

    _alter(Game, "deal", counting)
    _alter(SeatStore, "find", change)


def _crossed(one: StoredSeat, other: StoredSeat) -> tuple[StoredSeat, StoredSeat]:
    return (
        replace(one, person=other.person, key_digest=other.key_digest),
        replace(other, person=one.person, key_digest=one.key_digest),
    )


def _deal_without_waiting() -> None:
    _alter(DealWait, "seats", lambda _: lambda *_about: set())


def _tell_seats(change: Callable[[Game, TableMessage], TableMessage]) -> None:
    """Tell the seats something else of a game."""

    def changed(complete: Any) -> Any:
        def tell(self: Any, message: TableMessage, seat: int) -> TableMessage:
            return change(self._table.game, complete(self, message, seat))

        return tell

    _alter(TableMessages, "_complete", changed)


def _ask_early() -> None:
    def change(game: Game, told: TableMessage) -> TableMessage:
        if game.fairness.deal != 2 or told.view.phase != "battle" or told.fairness is None:
            return told
        return msgspec.structs.replace(
            told,
            view=msgspec.structs.replace(told.view, phase="deal"),
            fairness=msgspec.structs.replace(told.fairness, pile="ab" * 32),
        )

    _tell_seats(change)


def _show_other_hand() -> None:
    def change(game: Game, told: TableMessage) -> TableMessage:
        if game.fairness.deal == 3:
            told.view = msgspec.structs.replace(told.view, hand=told.view.hand[::-1])
        return told

    _tell_seats(change)


def _deal_other_cards() -> None:
    def change(shuffle: Any) -> Any:
        return lambda chance, now: random.SystemRandom() if now.deal == 2 else shuffle(chance, now)

    _alter(game_module, "next_shuffle", change)


def _in_record(change: Callable[[Record], Record]) -> None:
    """Tell another record of a game that is over, and verify that one, all in this process."""
    _alter(Worker, "__init__", lambda begin: lambda self, _own_process: begin(self, False))
    for module, name in ((live, "record_of"), (recordings, "stored_record")):
        _alter(module, name, lambda tell: lambda *about: change(tell(*about)))


def _record_other_options() -> None:
    _in_record(lambda record: replace(record, options=replace(record.options, bigger_kingdoms=True)))


def _record_fewer_deals() -> None:
    def cut(record: Record) -> Record:
        last = max(number for number, entry in enumerate(record.entries) if isinstance(entry, Dealt))
        return replace(record, entries=record.entries[:last])

    _in_record(cut)


def _record_no_end() -> None:
    _in_record(lambda record: replace(record, entries=record.entries[:-1]))


CHEATS: Final[Mapping[str, Cheat]] = {
    "another commitment once entropy is known": Cheat(_replace_commitment),
    "the second of two secrets": Cheat(_use_second_secret, "table"),
    "chains are ignored until the first deal": Cheat(_ignore_chains),
    "a waiting room without a commitment": Cheat(_commit_to_nothing),
    "a rematch that had begun when it was told": Cheat(_announce_rematch_late, "rematch"),
    "a rematch that is named and never begun": Cheat(_call_off_rematch, "after a rematch"),
    "the friends' seats are swapped at the start": Cheat(_swap_seats),
    "the friends' seats are swapped during the game": Cheat(_reseat, reloads=True),
    "making the table is refused, then tried again": Cheat(_refuse_once, "table"),
    "another first holder than was named": Cheat(_change_holder),
    "a stronger bot than was chosen": Cheat(_seat_another_bot, "table"),
    "a bot is called a person": Cheat(_show_bots_as_people, "table"),
    "a chain made up once entropy is known": Cheat(_replace_chain),
    "entropy is said to be late": Cheat(_deal_without_waiting),
    "a deal is said to be due early": Cheat(_ask_early),
    "other cards than the secret gives": Cheat(_deal_other_cards),
    "a hand told wrongly": Cheat(_show_other_hand),
    "a record with other options": Cheat(_record_other_options),
    "a record without the last deal": Cheat(_record_fewer_deals),
    "a record without its end": Cheat(_record_no_end),
}


if __name__ == "__main__":
    CHEATS[sys.argv.pop(1)].alter()
    main()
