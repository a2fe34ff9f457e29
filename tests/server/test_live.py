"""A table in play: an action happens once, for however many people watch."""

from pathlib import Path

import pytest

from condottiere.rules import Table, apply
from support.people import act_in_turn
from support.running import running


def test_an_action_is_applied_once_for_all_who_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    applied: list[int] = []

    def counted(table: Table, code: int) -> None:
        applied.append(code)
        apply(table, code)

    with running(tmp_path / "games.db") as server:
        made, people = server.sit("ada", "bruno", "chiara")
        people.append(server.join(made.id))
        for person in people:
            person.at_version(1)
        monkeypatch.setattr("condottiere.record.moves.apply", counted)
        act_in_turn(people, "site:roma")
        for person in people:
            person.until(lambda me: any("Roma" in line for line in me.lines))
        assert len(applied) == 1


def test_what_a_bot_does_is_not_parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person sends a token; a bot hands over the code of its action, in this process."""
    monkeypatch.setattr(
        "condottiere.record.moves.parse_action", lambda token: pytest.fail(f"{token} was parsed")
    )
    with running(tmp_path / "games.db") as server:
        made = server.table("bot:passer", "bot:random", "bot:random")
        assert server.join(made.id).at_version(10)
