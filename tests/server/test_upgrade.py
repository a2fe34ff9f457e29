"""The upgrade to a next version, whose schema has a column more: games, seats and chat are still there."""

import shutil
from pathlib import Path

import pytest

from condottiere.server.serve import CannotServe, serve
from condottiere.server.settings import Settings
from condottiere.server.storage import upgrade
from condottiere.server.storage.schema import SCHEMA_VERSION
from support.databases import address, query
from support.running import Made, running

pytestmark = pytest.mark.usefixtures("each_database")

NEXT = SCHEMA_VERSION + 1
REVISION = f"""
from alembic import op
from sqlalchemy import Column, Text

revision = "{NEXT}"
down_revision = "{SCHEMA_VERSION}"


def upgrade() -> None:
    op.add_column("games", Column("motto", Text, nullable=False, server_default="none yet"))
"""


@pytest.fixture
def made(database: Path) -> Made:
    """A table of this version, with a move and a line of chat."""
    with running(database) as server:
        made = server.table("ada", "bruno", options={"first_holder": 0})
        ada = server.join(made.id, made.keys[0])
        ada.play("site:roma")
        ada.send(type="say", text="well met", to=None)
        ada.until(lambda me: bool(me.chat))
        return made


def become_next_version(monkeypatch: pytest.MonkeyPatch, folder: Path, revision: str) -> None:
    migrations = folder / "migrations"
    shutil.copytree(upgrade.MIGRATIONS, migrations)
    (migrations / "versions" / f"schema_{NEXT}.py").write_text(revision, encoding="utf-8")
    monkeypatch.setattr(upgrade, "MIGRATIONS", migrations)
    monkeypatch.setattr(upgrade, "SCHEMA_VERSION", NEXT)


def test_the_next_version_upgrades_a_database_and_its_games_go_on(
    database: Path, made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    become_next_version(monkeypatch, tmp_path, REVISION)
    for _ in range(2):
        with running(database) as server:
            ada, bruno = (server.join(made.id, key) for key in made.keys)
            assert bruno.until(lambda me: bool(me.chat)).chat[0]["text"] == "well met"
            player = ada if ada.table["view"]["turn"] == 0 else bruno
            version = player.version
            player.act(player.legal[0])
            player.at_version(version + 1)
    assert query(database, "SELECT version_num FROM alembic_version") == [(str(NEXT),)]
    assert query(database, "SELECT motto FROM games") == [("none yet",)]
    monkeypatch.undo()
    with pytest.raises(
        CannotServe,
        match=f"another version of Condottiere made it \\(schema {NEXT}; this one: {SCHEMA_VERSION}",
    ):
        serve(Settings(port=0, database=address(database)))


def test_an_upgrade_that_fails_changes_nothing(
    database: Path, made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    become_next_version(monkeypatch, tmp_path, REVISION + '    op.execute("ALTER TABLE mottos ADD x TEXT")\n')
    with pytest.raises(CannotServe, match="mottos"):
        serve(Settings(port=0, database=address(database)))
    assert query(database, "SELECT version_num FROM alembic_version") == [(str(SCHEMA_VERSION),)]
    monkeypatch.undo()
    with running(database) as server:
        assert server.join(made.id, made.keys[0]).version == 2
    games = query(database, "SELECT * FROM games")
    assert "none yet" not in games[0]
