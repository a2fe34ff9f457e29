"""A table that everybody has left leaves memory at once, and so do connections, also after a refusal."""

import gc
import socket
import threading
import weakref
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Opcode

from condottiere.server.network import limited_uvicorn
from condottiere.server.table.live import LiveTable
from support.people import PATIENCE, Person, act_in_turn
from support.raw_connections import Raw, frame
from support.running import Running, running

CONNECTIONS = ("LimitedHttp", "LimitedWebSocket", "_LimitedHttpParser", "_LimitedFrames")


class Alive:
    """The objects of some classes that were made meanwhile and are not freed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *classes: type) -> None:
        self._changed = threading.Condition()
        self._numbers = count()
        self._alive: dict[int, str] = {}
        for one in classes:
            self._follow(one, monkeypatch)

    def _follow(self, followed: type, monkeypatch: pytest.MonkeyPatch) -> None:
        init: Any = vars(followed)["__init__"]

        def noted(made: Any, *arguments: Any, **named: Any) -> None:
            init(made, *arguments, **named)
            number = next(self._numbers)
            with self._changed:
                self._alive[number] = followed.__name__
            weakref.finalize(made, self._end, number)

        monkeypatch.setattr(followed, "__init__", noted)

    def _end(self, number: int) -> None:
        with self._changed:
            del self._alive[number]
            self._changed.notify_all()

    def now(self, *names: str) -> set[int]:
        """The numbers of those of the classes with these names."""
        with self._changed:
            return {number for number, name in self._alive.items() if name in names}

    def wait_until_gone(self, numbers: set[int]) -> None:
        """Wait until these are freed."""
        with self._changed:
            self._changed.wait_for(lambda: numbers.isdisjoint(self._alive), PATIENCE)
            assert [self._alive[number] for number in numbers & set(self._alive)] == []


@pytest.fixture
def alive(monkeypatch: pytest.MonkeyPatch) -> Iterator[Alive]:
    """What refers to itself is not freed as long as this lasts, and only one table stays without users."""
    monkeypatch.setattr("condottiere.server.tables.loaded_tables.MAX_UNUSED_TABLES", 1)
    gc.disable()
    try:
        yield Alive(monkeypatch, LiveTable, *(vars(limited_uvicorn)[name] for name in CONNECTIONS))
    finally:
        gc.enable()


def played(server: Running) -> list[Person]:
    """Three people who have played, of whom one was refused something."""
    made, people = server.sit("ada", "bruno")
    people.append(server.join(made.id))
    act_in_turn(people, "site:roma")
    people[0].act("site:roma")
    assert people[0].error()["code"] in ("illegal", "not_your_turn")
    return people


def close(person: Person) -> None:
    person.socket.close()


def cut(person: Person) -> None:
    person.socket.socket.shutdown(socket.SHUT_RDWR)


def talk_nonsense(person: Person) -> None:
    person.socket.socket.sendall(frame(b"", 0x80 | 0x20 | Opcode.TEXT))


@pytest.mark.parametrize("leave", [close, cut, talk_nonsense])
def test_a_table_that_all_have_left_is_freed(
    leave: Callable[[Person], None], alive: Alive, database: Path
) -> None:
    with running(database) as server:
        people = played(server)
        Raw(server).send(b"nonsense\r\n\r\n").rest()
        tables, connections = alive.now("LiveTable"), alive.now(*CONNECTIONS)
        for person in people:
            leave(person)
        alive.wait_until_gone(connections)
        server.join(server.table("ada", "bruno").id)  # the table that stays without users is another one now
        alive.wait_until_gone(tables)
