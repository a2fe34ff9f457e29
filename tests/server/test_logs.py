"""What a server writes to its log: strangers cannot fill it, and mistakes of its own stand in it whole."""

import asyncio
import logging
import socket
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Opcode

from condottiere.server.new_tables.shuffles import new_table_id
from condottiere.server.people.keys import new_key, new_recovery_code, new_table_code
from condottiere.server.runtime.logs import TABLE_ID, RepeatFilter
from support.people import PATIENCE
from support.raw_connections import Raw, closing_code, frame
from support.running import Made, Running, running, services

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"
SAID = frame(b'{"type": "say", "text": "bye", "to": null}')
TLS = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"
Stranger = Callable[[Running, Made], object]


def breaks_off(server: Running, _: Made) -> None:
    """A request whose client goes before its end."""
    gone = Raw(server).send(HEAD + b"Content-Length: 100\r\nExpect: 100-continue\r\n\r\n")
    gone.until(b" 100 ")  # its body is waited for
    gone.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
    gone.socket.close()


def sends_a_bad_chunk_after_the_answer(server: Running, _: Made) -> None:
    answered = Raw(server).send(b"GET /api/setup HTTP/1.1\r\nHost: 127.0.0.1\r\n" + CHUNKED)
    answered.until(b'"version"')
    answered.send(b"zz\r\n").rest()


def comes_from_another_site(server: Running, made: Made) -> None:
    with pytest.raises(InvalidStatus):
        server.connect(made.id, origin="https://evil.example")


def wants_a_socket_where_there_is_none(server: Running, _: Made) -> None:
    assert Raw(server).upgrade("x/../../../nowhere").status() in (403, 404)


def sends(data: bytes, status: int | None = None) -> Stranger:
    """Somebody who sends these bytes, and is answered with this status if with any."""

    def send(server: Running, _: Made) -> None:
        answer = Raw(server).send(data).rest()
        assert status is None or int(answer.split(b" ", 2)[1]) == status

    return send


def joins_and_sends(data: bytes) -> Stranger:
    return lambda server, made: Raw(server).joined(made.id, key=made.keys[1]).send(data).rest()


STRANGERS: dict[str, Stranger] = {
    "breaks off": breaks_off,
    "bad UTF-8": joins_and_sends(frame(b"\xff")),
    "bad UTF-8 and a goodbye": joins_and_sends(frame(b"\xff") + frame(b"\x03\xe8", 0x80 | Opcode.CLOSE)),
    "a bad frame when something is to be told": joins_and_sends(SAID + b"\xff" * 10),
    "another site": comes_from_another_site,
    "a socket where there is none": wants_a_socket_where_there_is_none,
    "a bad body without an answer": sends(HEAD.replace(b"POST", b"HEAD") + CHUNKED + b"zz\r\n", 400),
    "a bad chunk": sends(HEAD + CHUNKED + b"zz\r\n", 400),
    "a bad chunk after the answer": sends_a_bad_chunk_after_the_answer,
    "HTTP/2": sends(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    "TLS": sends(TLS),
}


@pytest.mark.parametrize("name", STRANGERS)
def test_what_strangers_send_is_no_mistake_of_ours(
    database: Path, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    with running(database) as server:
        made, (ada, _) = server.sit("ada", "bruno")
        STRANGERS[name](server, made)
        ada.act("site:roma")
        assert ada.at_version(2)["site"] == 15
    assert [record for record in caplog.records if record.levelno > logging.WARNING] == []
    assert "Traceback" not in caplog.text
    assert len(caplog.records) <= 2


def test_a_bad_frame_while_there_is_something_to_tell(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asked, go_on = threading.Event(), threading.Event()

    async def sleep(_: float) -> None:
        """The pause before a wrong key is told."""
        asked.set()
        await asyncio.to_thread(go_on.wait, PATIENCE)

    with running(database, services(sleep=sleep)) as server:
        guesser = Raw(server).joined(server.table("ada", "bruno").id, key="wrong")
        assert asked.wait(PATIENCE)
        told = guesser.send(b"\xff" * 10).socket.recv(4096)
        assert closing_code(told) == 1002
        go_on.set()
        guesser.rest()
    assert caplog.records == []


def test_lines_that_say_the_same_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    clock = [0.0]
    log = logging.Logger("trial")
    handler = logging.StreamHandler()
    handler.addFilter(RepeatFilter(lambda: clock[0]))
    log.addHandler(handler)

    def noise(times: int) -> list[str]:
        for number in range(times):
            log.warning("noise %d", number)
        return capsys.readouterr().err.splitlines()

    assert noise(1000) == [f"noise {number}" for number in range(5)]
    log.warning("something else")
    assert capsys.readouterr().err == "something else\n"
    clock[0] += 60
    assert noise(2) == ["noise 0 (995 more like this were left out)", "noise 1"]
    for error in (ValueError("one"), KeyError("another")):
        try:
            raise error
        except (ValueError, KeyError):
            log.exception("a mistake")
    assert capsys.readouterr().err.count("Traceback") == 2, "different mistakes are not alike"


def test_a_line_can_name_a_table_and_never_what_opens_something() -> None:
    assert TABLE_ID.fullmatch(new_table_id())
    for secret in (new_key(), new_recovery_code(), new_table_code()):
        assert not TABLE_ID.fullmatch(secret)
