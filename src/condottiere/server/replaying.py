"""From what is stored to the game, and back."""

import logging
from collections.abc import Iterable

from condottiere.record.game import Game
from condottiere.record.notation import Entry, NotationError, entry_text, parse_entry
from condottiere.rules import RULES_VERSION, IllegalAction, OptionsError, Phase

from .chronicle import latest
from .errors import RequestError, damaged_game
from .storage import DamagedGame, StoredGame

_log = logging.getLogger(__name__)


def replayed(stored: StoredGame) -> tuple[Game, Game]:
    """The game that stored entries lead to, and the same before those that are told. Raises RequestError.

    It takes a second for 60,000 entries: for a thread.
    """
    if stored.rules_version > RULES_VERSION:
        raise RequestError(
            "newer_table",
            f"This game was begun under version {stored.rules_version} of the rules, and this server knows "
            f"them up to version {RULES_VERSION}. Whoever runs it should install the newer Condottiere.",
        )
    try:
        if len(stored.seats) != stored.options.seats:
            raise DamagedGame(f"R1.1: {stored.options.seats} seats, and {len(stored.seats)} who sit there")
        game = Game.resume(stored.options, stored.holder, [])
        entries = parsed(stored.entries)
        first = len(entries) - latest(entries)
        enter(game, entries[:first])
        start = game.copy()
        enter(game, entries[first:])
        if game.table.phase == Phase.DEAL:
            raise DamagedGame("R1.6: a deal is missing")
    except (OptionsError, DamagedGame) as error:
        _log.error("table %s cannot be replayed: %s", stored.id, error)
        raise damaged_game(error) from None
    return game, start


def parsed(texts: Iterable[str]) -> list[Entry]:
    """Stored entries. Raises DamagedGame."""
    try:
        return [parse_entry(text) for text in texts]
    except NotationError as error:
        raise DamagedGame(str(error)) from None


def enter(game: Game, entries: Iterable[Entry]) -> None:
    """Replay entries. Raises DamagedGame."""
    try:
        for entry in entries:
            game.enter(entry)
    except IllegalAction as error:
        raise DamagedGame(str(error)) from None


def safe_text(entry: Entry) -> str:
    """The token of an entry, of which this same entry will be read again."""
    text = entry_text(entry)
    if parse_entry(text) != entry:
        raise ValueError(f"{entry} would be read as something else: {text}")
    return text
