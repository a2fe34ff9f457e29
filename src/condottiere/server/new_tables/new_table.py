"""Creating a new table: check the request, name the seats, make their keys and deal the first cards."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from condottiere.bots import BotError
from condottiere.record.agreements import state
from condottiere.record.agreements.notation import Clock, ClockSet, HostNamed
from condottiere.record.fairness.notation import FairnessEntry, SeatFilled, ShuffleCommitted
from condottiere.record.fairness.setup import setup_entries
from condottiere.record.fairness.state import FairShuffle
from condottiere.record.game import Game
from condottiere.record.notation import entry_text
from condottiere.rules import RULES_VERSION, IllegalAction, Options, OptionsError
from condottiere.rules.options import MAX_SEATS, MIN_SEATS
from condottiere.server.errors import RequestError
from condottiere.server.messages.api import NewSeat, NewTable, NewTutorial, TableMade
from condottiere.server.messages.protocol import TUTORS, Pace, TableOptions
from condottiere.server.names import clean_name, distinct_names
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.opponents.tutorial_script import CAPTAINS, LEARNER, LESSONS
from condottiere.server.people.keys import digest, new_key
from condottiere.server.services import Services
from condottiere.server.storage import Store, StoredGame, StoredPerson, StoredSeat, StoredSeries
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.table.messages.wire import rules_options
from condottiere.server.table.replay import first_clock, head_of

from .shuffles import first_entropy, new_table_id


def make_game(
    new: NewTable, default_pace: Pace, services: Services, shuffle: FairShuffle
) -> tuple[Game, StoredGame, list[str | None]]:
    """Create the game of a new table; return the game, what to store, and the keys of people's seats.

    The list of keys has one per seat, None for a bot. Raises RequestError if the request is invalid.
    """
    options, unlocked = planned(new, services.opponents)
    keys = [new_key() if who.bot is None else None for who in unlocked]
    seats = tuple(
        replace(who, key_digest=None if key is None else digest(key))
        for who, key in zip(unlocked, keys, strict=True)
    )
    check_clock(new.clock)
    first = next((seat for seat, who in enumerate(new.seats) if who.bot is None), None)
    entropy = first_entropy(new, first)
    pace = new.pace or default_pace
    table = NewGame(shuffle.table, pace, options, _hints(new), new.bargaining, seats, new.clock)
    return *deal_game(table, shuffle, entropy, services), keys


def planned(new: NewTable, opponents: Opponents) -> tuple[Options, list[StoredSeat]]:
    """The options and seats, without keys, that a request asks for. Raises RequestError if it is invalid."""
    options = check_options(len(new.seats), new.options)
    names = distinct_names([_name(seat, who, opponents) for seat, who in enumerate(new.seats)])
    return options, [StoredSeat(name, who.bot, None) for name, who in zip(names, new.seats, strict=True)]


class NewGame(NamedTuple):
    """The properties of a new game."""

    id: str
    pace: Pace
    options: Options
    hints: bool
    bargaining: bool
    seats: tuple[StoredSeat, ...]
    clock: Clock | None
    previous: str | None = None
    series: StoredSeries | None = None
    host: int | None = None
    """The seat of the host; None for the first person."""


def deal_game(
    new: NewGame, shuffle: FairShuffle, entropy: Sequence[FairnessEntry], services: Services
) -> tuple[Game, StoredGame]:
    """Deal the first cards; return the game, and what to store.

    `entropy` has the chains and entropy that browsers have given. Raises RequestError if they are invalid.
    """
    setup = setup_entries(shuffle.table, new.options, seats_filled(new.seats))
    entries = [ShuffleCommitted(shuffle.commitment), *setup, *entropy]
    try:
        game = services.new_game(new.options, shuffle, entries)
    except IllegalAction as error:
        raise RequestError("bad_message", f"{error}.") from None
    if new.clock is not None:
        game.enter(ClockSet(new.clock))
    people = [seat for seat, who in enumerate(new.seats) if who.bot is None]
    if new.host is not None and new.host != game.agreements.host(people):
        game.enter(HostNamed(new.host))
    return game, store_game(new, game, services.now(), shuffle)


def seats_filled(seats: Sequence[StoredSeat]) -> list[SeatFilled]:
    """Who has each seat as a game begins."""
    owners = {who.person: seat for seat, who in enumerate(seats) if not who.guest}
    return [
        SeatFilled(seat, who.name, who.bot, owners.get(who.person) if who.guest else None)
        for seat, who in enumerate(seats)
    ]


def store_game(new: NewGame, game: Game, now: float, shuffle: FairShuffle | None = None) -> StoredGame:
    """What to store of a new game; `now` is Unix time in seconds."""
    return StoredGame(
        id=new.id,
        created=now,
        rules_version=RULES_VERSION,
        pace=new.pace,
        options=new.options,
        holder=game.holder,
        seats=new.seats,
        entries=tuple(entry_text(entry) for entry in game.log),
        due=first_clock(new.seats).follow(game, game.log, now).due(now),
        hints=new.hints,
        bargaining=new.bargaining,
        previous=new.previous,
        series=new.series,
        shuffle=shuffle,
    )


def _name(seat: int, who: NewSeat, opponents: Opponents) -> str:
    name = clean_name(who.name, seat)
    if who.bot is not None:
        check_bot(seat, who.bot, opponents)
    return name


def check_bot(seat: int, bot: str, opponents: Opponents) -> None:
    """Raise RequestError if the bot for a seat does not exist or cannot play here."""
    if any(map(str.isspace, bot)):
        raise RequestError("bad_message", f"Seat {seat}: the name of a bot has no spaces.")
    try:
        opponents.check(bot)
    except BotError as error:
        raise RequestError("bad_message", f"Seat {seat}: {error}.") from None


def check_options(seats: int, options: TableOptions) -> Options:
    """Convert the options of a table to the rules' Options. Raises RequestError if they are invalid."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        message = f"A table has {MIN_SEATS} to {MAX_SEATS} seats (R1.1), not {seats}."
        raise RequestError("bad_message", message)
    try:
        return rules_options(seats, options)
    except OptionsError as error:
        raise RequestError("bad_message", f"{error}.") from None


def check_clock(clock: Clock | None) -> None:
    """Raise RequestError if a clock is not allowed."""
    try:
        state.check_clock(clock)
    except IllegalAction as error:
        raise RequestError("bad_message", f"{error}.") from None


def _hints(new: NewTable) -> bool:
    """Check if a table allows hints; by default only if one person plays alone with bots."""
    people = sum(who.bot is None for who in new.seats)
    return people == 1 if new.hints is None else new.hints


_TUTORIAL_OPTIONS: Final = Options(seats=1 + len(CAPTAINS), first_holder=LEARNER)


async def make_tutorial(
    store: Store, services: Services, new: NewTutorial, person: StoredPerson | None
) -> TableMade:
    """Create a table that differs from others only in how its game begins. Raises RequestError.

    Its shuffles cannot be verified, because the first cards are chosen.
    """
    if not 1 <= new.lesson <= len(TUTORS):
        raise RequestError("bad_message", f"The tutorial has the lessons 1 to {len(TUTORS)}.")
    tutor = TUTORS[new.lesson - 1]
    game = Game.resume(_TUTORIAL_OPTIONS, LEARNER, LESSONS[tutor].entries(), services.rng)
    key = new_key()
    name = clean_name(new.name, LEARNER) if person is None else person.name
    names = distinct_names([name, *CAPTAINS])
    learner = StoredSeat(names[LEARNER], None, digest(key), None if person is None else person.id)
    captains = [StoredSeat(name, tutor, None) for name in names[LEARNER + 1 :]]
    table = NewGame(
        id=new_table_id(),
        pace=new.pace,
        options=_TUTORIAL_OPTIONS,
        hints=True,
        bargaining=False,
        seats=(learner, *captains),
        clock=None,
    )
    stored = store_game(table, game, services.now())
    with refuse_if_storage_fails():
        await store.create(stored, stored.created, head_of(game))
    return TableMade(id=stored.id, keys=[key, *(None for _ in captains)])
