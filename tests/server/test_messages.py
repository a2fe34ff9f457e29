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
from support.people import Person, act_in_turn
from support.running import Running, running


def tables(person: Person) -> int:
    """How many messages have shown the table."""
    return sum('"type":"table"' in text for text in person.raw)


def test_who_looks_on_and_who_sits_here_at_a_second_device_come_without_a_word_to_others(
    server: Running,
) -> None:
    made, (ada, bruno) = server.sit("ada", "bruno")
    ada.until(lambda me: all(player["online"] for player in me.table["players"]))
    told = tables(ada)
    for _ in range(5):
        server.join(made.id).socket.close()
    server.join(made.id, made.keys[1])
    bruno.until(lambda me: me.table["own_connections"] == 2)
    assert ada.table["own_connections"] == 1
    bruno.send(type="say", text="Who was that?", to=None)
    ada.until(lambda me: bool(me.chat))
    assert tables(ada) == told


def test_a_change_is_written_once_for_all_onlookers(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[object] = []
    encode = table_messages.encode

    def counted(message: object) -> bytes:
        written.append(message)
        return encode(message)

    with running(database) as server:
        made, (ada, bruno) = server.sit("ada", "bruno")
        onlookers = [server.join(made.id) for _ in range(5)]
        for person in onlookers:
            person.at_version(1)
        monkeypatch.setattr(table_messages, "FRESH_SECONDS", 60.0)
        monkeypatch.setattr(table_messages, "encode", counted)
        ada.act("site:roma")
        for person in (ada, bruno, *onlookers):
            person.at_version(2)
        assert len({person.raw[-1] for person in onlookers}) == 1
        assert len(written) == 3, "one for each seat, and one for all others"


def test_a_view_is_made_once_for_the_log_and_the_message(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_for: list[int | None] = []

    def counted(kind: type[View] | type[OwnView], **fields: Any) -> View | OwnView:
        made_for.append(fields["viewer"])
        return kind(**fields)

    with running(database) as server:
        made, people = server.sit("ada", "bruno")
        people.append(server.join(made.id))
        for person in people:
            person.until(lambda me: all(player["online"] for player in me.table["players"]))
        act_in_turn(people, "site:roma")
        for kind in (View, OwnView):
            monkeypatch.setattr(sys.modules[View.__module__], kind.__name__, partial(counted, kind))
        act_in_turn(people, "pass")
        assert sorted(made_for, key=str) == [0, 1, None]


def test_a_change_takes_few_bytes_since_the_message_before_is_remembered(server: Running) -> None:
    _, (ada, _) = server.sit("ada", "bruno")
    ada.play("site:roma")
    (agreed,) = ada.socket.protocol.extensions
    assert isinstance(agreed, PerMessageDeflate)
    compress = zlib.compressobj(wbits=-agreed.remote_max_window_bits)
    sizes = [len(compress.compress(text.encode()) + compress.flush(zlib.Z_SYNC_FLUSH)) for text in ada.raw]
    assert sizes[-1] < len(ada.raw[-1]) / 10
