"""`run.py bench crashes`, for a few kills, and whether it would see what it looks for."""

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks.crashes.player import Player
from benchmarks.crashes.run import Outcome, Plan, complaints, run
from condottiere.record.file import dump, record_of
from condottiere.record.game import Game
from condottiere.record.notation import Move, entry_text
from condottiere.rules import Options
from support.postgresql import PostgreSQL, running_postgresql
from support.random_games import whole_game
from support.running import in_a_loop

pytestmark = pytest.mark.skipif(os.name == "nt", reason="it needs kill -9")


def crash(folder: Path, database: str, processes: int, outage: Callable[[], None] | None = None) -> Outcome:
    plan = Plan(
        database=database,
        kills=2,
        processes=processes,
        tables=1,
        seed=13,
        outage=outage,
        outage_every=1,
    )
    outcome = in_a_loop(run(plan, folder, lambda _: None))
    assert outcome.complaints == []
    assert outcome.games >= 1
    assert outcome.actions > 0
    assert outcome.kills == 2
    return outcome


@pytest.mark.everything
def test_killed_servers_lose_nothing_double_nothing_and_every_game_ends(tmp_path: Path) -> None:
    crash(tmp_path, str(tmp_path / "games.db"), processes=1)


@pytest.mark.everything
def test_games_go_on_when_servers_and_database_are_killed_in_turn(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    with running_postgresql(postgresql.binaries) as cluster:

        def outage() -> None:
            cluster.stop()
            cluster.start()

        assert crash(tmp_path, cluster.new_database(), 2, outage).outages == 2


def player_of(game: Game) -> Player:
    """Somebody who was told of each action of a game, and of each line and what was said."""
    player = Player("t", "key", [], random.Random(1), lambda: None)
    moves = [entry_text(entry) for entry in game.log if isinstance(entry, Move)]
    player.acted = dict(enumerate(moves))
    player.lines = player.lines_now = [{"fact": {"id": move}} for move in moves]
    player.said, player.chat_now = ["one", "two"], ["one", "two"]
    return player


def test_what_is_lost_doubled_or_unfinished_is_seen() -> None:
    game = whole_game(Options(seats=3), 3)
    record = dump(record_of(game))

    def found(change: Callable[[Player], None] = lambda _: None, text: str = record) -> list[str]:
        player = player_of(game)
        change(player)
        return list(complaints("t", text, [player]))

    assert found() == []
    assert found(lambda one: one.acted.update({7: "pass" if one.acted[7] != "pass" else "play:T"}))
    assert found(lambda one: one.acted.update({len(one.acted): "pass"}))
    assert found(lambda one: one.chat_now.append("one"))
    assert found(lambda one: one.chat_now.remove("two"))
    assert found(lambda one: setattr(one, "lines", one.lines[:-1]))
    assert "table t: its game is not over" in found(text=record.rstrip().rpartition("\n")[0])
