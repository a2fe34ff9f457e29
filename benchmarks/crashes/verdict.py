"""What became of a game: its record beside what its players were told."""

from collections import Counter
from collections.abc import Iterator, Sequence

from condottiere.record.file import RecordError, enter_next, load
from condottiere.record.game import Game
from condottiere.record.notation import Move, entry_text

from .player import Player


def complaints(table: str, record: str, players: Sequence[Player]) -> Iterator[str]:
    """What is lost, doubled or unfinished, a line each. `record` is the text of the whole game's record."""
    try:
        actions, over = _replay(record)
    except RecordError as error:
        yield f"table {table}: its record cannot be replayed: {error}"
        return
    if not over:
        yield f"table {table}: its game is not over"
    for player in players:
        yield from player.complaints
        for version, action in player.acted.items():
            if actions.get(version) != action:
                yield f"table {table}: {action} at version {version} was acknowledged and is lost"
        if player.lines != player.lines_now:
            yield f"table {table}: its log is not what a player was told"
        counts = Counter(player.chat_now)
        for text in player.said:
            if counts[text] != 1:
                yield f"table {table}: {text!r} was acknowledged, and is there {counts[text]} times"


def _replay(record: str) -> tuple[dict[int, str], bool]:
    """The actions of a record by the version at which each was done, and whether the game is over."""
    loaded = load(record)
    game, actions = Game(loaded.options, loaded.holder), {}
    for entry in loaded.entries:
        version = game.version
        enter_next(game, loaded)
        if isinstance(entry, Move):
            actions[version] = entry_text(entry)
    return actions, game.over
