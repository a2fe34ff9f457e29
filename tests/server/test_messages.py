"""What is made once for many: the message of a change, and only for those for whom something changed."""

import sys
import zlib
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate

from condottiere.rules import OwnView, View
from condottiere.server.table import table_messages
from support.people import Person
from support.running import running


def tables(person: Person) -> int:
    """How many messages have shown the table."""
    return sum('"type":"table"' in text for text in person.raw)


def test_who_looks_on_comes_and_goes_without_a_word_to_others(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server:
        made = server.table("ada", "bruno", options={"first_holder": 0})
        ada, bruno = (server.join(made.id, key) for key in made.keys)
        ada.until(lambda me: all(player["online"] for player in me.table["players"]))
        told = tables(ada)
        for _ in range(5):
            server.join(made.id).socket.close()
        bruno.send(type="say", text="Who was that?", to=None)
        ada.until(lambda me: bool(me.chat))
        assert tables(ada) == told


def test_a_second_device_of_a_seat_is_told_to_the_first_alone(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server:
        made = server.table("ada", "bruno", options={"first_holder": 0})
        ada, bruno = (server.join(made.id, key) for key in made.keys)
        ada.until(lambda me: all(player["online"] for player in me.table["players"]))
        told = tables(ada)
        bruno.until(lambda me: me.table["own_connections"] == 1)
        server.join(made.id, made.keys[1])
        bruno.until(lambda me: me.table["own_connections"] == 2)
        bruno.send(type="say", text="I am on the telephone", to=None)
        ada.until(lambda me: bool(me.chat))
        assert tables(ada) == told


def test_a_change_is_written_once_for_all_onlookers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[object] = []
    encode = table_messages.encode

    def counted(message: object) -> bytes:
        written.append(message)
        return encode(message)

    with running(tmp_path / "games.db") as server:
        made = server.table("ada", "bruno", options={"first_holder": 0})
        ada = server.join(made.id, made.keys[0])
        onlookers = [server.join(made.id) for _ in range(5)]
        for person in onlookers:
            person.at_version(1)
        monkeypatch.setattr(table_messages, "FRESH_SECONDS", 60.0)
        monkeypatch.setattr(table_messages, "encode", counted)
        ada.act("site:roma")
        for person in (ada, *onlookers):
            person.at_version(2)
        assert len({person.raw[-1] for person in onlookers}) == 1
        assert len(written) == 2, "one for the seat, and one for all others"


def test_a_view_is_made_once_for_the_log_and_the_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_for: list[int | None] = []

    def counted(kind: type[View] | type[OwnView], **fields: Any) -> View | OwnView:
        made_for.append(fields["viewer"])
        return kind(**fields)

    with running(tmp_path / "games.db") as server:
        made = server.table("ada", "bruno", options={"first_holder": 0})
        people = [server.join(made.id, key) for key in (*made.keys, None)]
        for person in people:
            person.until(lambda me: all(player["online"] for player in me.table["players"]))
        people[0].act("site:roma")
        for person in people:
            person.at_version(2)
        for kind in (View, OwnView):
            monkeypatch.setattr(sys.modules[View.__module__], kind.__name__, partial(counted, kind))
        people[0].act("pass")
        for person in people:
            person.at_version(3)
        assert sorted(made_for, key=str) == [0, 1, None]


def test_a_change_takes_few_bytes_since_the_message_before_is_remembered(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server:
        made = server.table("ada", "bruno", options={"first_holder": 0})
        ada = server.join(made.id, made.keys[0])
        ada.act("site:roma")
        ada.at_version(2)
        (agreed,) = ada.socket.protocol.extensions
        assert isinstance(agreed, PerMessageDeflate)
        compress = zlib.compressobj(wbits=-agreed.remote_max_window_bits)
        sizes = [
            len(compress.compress(text.encode()) + compress.flush(zlib.Z_SYNC_FLUSH)) for text in ada.raw
        ]
        assert sizes[-1] < len(ada.raw[-1]) / 10
