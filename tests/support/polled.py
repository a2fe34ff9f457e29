"""People who play over plain HTTP, as behind a proxy that lets no WebSocket through."""

from typing import Any, cast

import httpx
import pytest

from support.people import PATIENCE, Person
from support.plain_http import browser
from support.running import Running


class Polled:
    """A connection over plain HTTP, used like a WebSocket of the tests."""

    def __init__(self, server: Running, table: str, **headers: str) -> None:
        self._http = server.connections.enter_context(browser(server.http))
        self._http.headers.update(headers)
        self._path = f"/api/tables/{table}/play"
        self.answers: list[tuple[int, bytes]] = []
        """Every answer to a poll: its status and its body."""
        self.received = self.sent = 0
        """The numbers of messages."""
        opened = self.post()
        assert opened.status_code == 201, opened.text
        self.connection = opened.json()["connection"]

    def post(self, **body: Any) -> httpx.Response:
        return self._http.post(self._path, json=body, timeout=PATIENCE)

    def send(self, text: str) -> None:
        answer = self.post(connection=self.connection, first=self.sent, messages=[text])
        assert answer.status_code == 204, answer.text
        self.sent += 1

    def poll(self) -> httpx.Response:
        answer = self.post(connection=self.connection, received=self.received)
        self.answers.append((answer.status_code, answer.content))
        return answer

    def recv(self, _: float = PATIENCE) -> str:
        while (answer := self.poll()).status_code == 204:
            pass
        assert answer.status_code == 200, answer.text
        self.received += 1
        return answer.text

    def close(self) -> None:
        pytest.fail("pages do not say that they go: they poll no more")


def connect_polled(server: Running, table: str, key: str | None, **join: Any) -> tuple[Polled, Person]:
    """A connection over plain HTTP, and the person who has joined through it."""
    connection = Polled(server, table)
    person = Person(cast("Any", connection))
    person.send(type="join", key=key, **join)
    person.receive()
    return connection, person
