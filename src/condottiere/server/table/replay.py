"""Replaying stored games, and converting a game's entries and head to what is stored."""

import logging
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from condottiere.languages.fact import Fact
from condottiere.record.file import Record, public_record
from condottiere.record.game import Game
from condottiere.record.notation import (
    Dealt,
    Entry,
    Move,
    NextGameBegun,
    NotationError,
    entry_text,
    parse_entry,
)
from condottiere.rules import RULES_VERSION, IllegalAction, OptionsError, Phase
from condottiere.server.errors import RequestError, damaged_game
from condottiere.server.messages.protocol import Standing
from condottiere.server.runtime.logs import TableLog
from condottiere.server.storage import DamagedGame, Head, StoredGame, StoredSeat

from .clock import TurnClock
from .messages.narration import Narration, first_told, narrate
from .messages.wire import phase_name

_log = logging.getLogger(__name__)


_STEP: Final = 100
"""The number of entries whose tables are in memory while they are told."""


class Replayed(NamedTuple):
    game: Game
    clock: TurnClock
    moved_at: float
    """When the latest move was stored, as Unix time in seconds."""
    narration: Narration


def replay(stored: StoredGame) -> Replayed:
    """Replay a stored game. Raises RequestError if it is damaged, or its rules are newer than this server.

    60,000 entries take a second and more, so call this in a thread.
    """
    check_version(stored.rules_version)
    try:
        if len(stored.seats) != stored.options.seats:
            raise DamagedGame(f"R1.1: {stored.options.seats} seats, and {len(stored.seats)} who sit there")
        game = Game.resume(stored.options, stored.holder, [], stored.shuffle)
        clock = first_clock(stored.seats)
        entries = parse_entries(stored.entries)
        timed = list(zip(entries, stored.times or [stored.created] * len(entries), strict=True))
        first = first_told(entries, (None, *range(len(stored.seats))))
        start = min(first.values())
        clock = enter_all(game, clock, timed[:start])
        narration = Narration(game.table, first)
        for number in range(start, len(timed), _STEP):
            part, following = timed[number : number + _STEP], entries[number + _STEP : number + _STEP + 1]
            moves = game.version
            game.start_trace()
            clock = enter_all(game, clock, part)
            told_from = {viewer: one - number for viewer, one in first.items()}
            steps = game.end_trace()
            told = narrate(steps, [at for _, at in part], moves, told_from, next(iter(following), None))
            narration.extend(game.table, told)
        if game.deal_is_due and game.fairness.commitment is None:
            raise DamagedGame("R1.6: a deal is missing")
    except (OptionsError, DamagedGame) as error:
        TableLog(_log, stored.id).error("it cannot be replayed: %s", error)
        raise damaged_game(error) from None
    moved = (at for entry, at in reversed(timed) if isinstance(entry, Move))
    return Replayed(game, clock, next(moved, stored.created), narration)


def stored_record(stored: StoredGame) -> Record:
    """The record of a stored game so far. Raises RequestError and DamagedGame."""
    check_version(stored.rules_version)
    record = Record(
        stored.options,
        stored.holder,
        tuple(seat.name for seat in stored.seats),
        tuple(parse_entries(stored.entries)),
        stored.rules_version,
        table=None if stored.shuffle is None else stored.shuffle.table,
        secret=None if stored.shuffle is None else stored.shuffle.secret,
    )
    return public_record(record)


def check_version(rules_version: int) -> None:
    """Raise RequestError if a game began under newer rules than this server knows."""
    if rules_version > RULES_VERSION:
        raise RequestError(
            "newer_table", Fact(id="error-newer-rules", count=rules_version, limit=RULES_VERSION)
        )


def first_clock(seats: Sequence[StoredSeat]) -> TurnClock:
    """The clock of a table before its game."""
    return TurnClock.before_game(len(seats), [seat for seat, who in enumerate(seats) if who.bot is None])


def parse_entries(texts: Iterable[str]) -> list[Entry]:
    """Parse stored entries. Raises DamagedGame."""
    try:
        return [parse_entry(text) for text in texts]
    except NotationError as error:
        raise DamagedGame(str(error)) from None


def enter_all(game: Game, clock: TurnClock, entries: Iterable[tuple[Entry, float]]) -> TurnClock:
    """Enter stored entries in a game, each with its Unix time; return the clock after them.

    Raises DamagedGame if the rules refuse one.
    """
    try:
        for entry, at in entries:
            game.enter(entry)
            clock = clock.follow(game, (entry,), at)
    except IllegalAction as error:
        raise DamagedGame(str(error)) from None
    return clock


def stored_text(entry: Entry) -> str:
    """The text of an entry for the database. Raises ValueError if it does not parse to the same entry."""
    text = entry_text(entry)
    if parse_entry(text) != entry:
        raise ValueError(f"{entry} would be read as something else: {text}")
    return text


def head_of(game: Game) -> Head:
    """The summary of a game to store with its entries.

    No seat is on turn at R4.5, while a captain plays for it, in a pause and after the end.
    """
    phase = game.table.phase
    rests = game.agreements.paused or phase == Phase.HAND or game.turn in game.agreements.captains
    awaited = None if rests else game.turn
    outcome = game.outcome
    return Head(
        len(game.log),
        game.version,
        phase_name(phase) if outcome is None else "over",
        awaited if outcome is None else None,
        battles=game.table.battles,
        round=_round(game),
        owners="".join("-" if seat < 0 else str(seat) for seat in game.table.owner),
        winners="" if outcome is None else "".join(map(str, outcome.winners)),
    )


def _round(game: Game) -> int:
    """Which round of the game is played: each begins with a deal (R7.3). 0 if it has none, or is in R9."""
    if game.table.draw_after_battle or game.table.final:
        return 0
    deals = 0
    for entry in reversed(game.log):
        if isinstance(entry, NextGameBegun):
            break
        deals += isinstance(entry, Dealt)
    return max(deals, 1)


def standing(head: Head) -> Standing:
    """How a stored game stands, for lists."""
    return Standing(
        battles=head.battles,
        round=head.round,
        owners=[None if seat == "-" else int(seat) for seat in head.owners],
        winners=[int(seat) for seat in head.winners],
    )
