"""What a server writes to its log: strangers cannot fill it, and mistakes of its own stand in it whole."""

import asyncio
import logging
import socket
import threading
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Opcode

from condottiere.server.runtime.logs import RepeatFilter
from support.people import PATIENCE
from support.raw_connections import Raw, closing_code, frame
from support.running import Made, Running, running, services

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


def broken_off(server: Running, made: Made) -> None:  # noqa: ARG001
    """A request whose client goes before its end."""
    gone = Raw(server).send(HEAD + b"Content-Length: 100\r\nExpect: 100-continue\r\n\r\n")
    assert b" 100 " in gone.socket.recv(4096), "its body is waited for"
    gone.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
    gone.socket.close()


def bad_utf8(server: Running, made: Made) -> None:
    Raw(server).joined(made.id).send(frame(b"\xff")).rest()


def bad_utf8_and_goodbye(server: Running, made: Made) -> None:
    Raw(server).joined(made.id).send(frame(b"\xff") + frame(b"\x03\xe8", 0x80 | Opcode.CLOSE)).rest()


def bad_frame_and_an_update(server: Running, made: Made) -> None:
    """What somebody said is to be told when the connection is about to be closed."""
    bruno = Raw(server).joined(made.id, key=made.keys[1])
    said = frame(b'{"type": "say", "text": "bye", "to": null}')
    bruno.send(said).send(b"\xff" * 10).rest()


def other_site(server: Running, made: Made) -> None:
    with pytest.raises(InvalidStatus):
        server.connect(made.id, origin="https://evil.example")


def socket_where_there_is_none(server: Running, made: Made) -> None:  # noqa: ARG001
    assert Raw(server).upgrade("x/../../../nowhere").status() in (403, 404)


def bad_body_without_an_answer(server: Running, made: Made) -> None:  # noqa: ARG001
    head = HEAD.replace(b"POST", b"HEAD") + b"Transfer-Encoding: chunked\r\n\r\n"
    assert Raw(server).send(head + b"zz\r\n").status() == 400


def bad_chunk(server: Running, made: Made) -> None:  # noqa: ARG001
    assert Raw(server).send(HEAD + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n").status() == 400


def bad_chunk_after_the_answer(server: Running, made: Made) -> None:  # noqa: ARG001
    answered = Raw(server).send(
        b"GET /api/setup HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    assert b'"version"' in answered.socket.recv(65536)
    answered.send(b"zz\r\n").rest()


def no_http(server: Running, made: Made) -> None:  # noqa: ARG001
    Raw(server).send(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").rest()
    Raw(server).send(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n").rest()


STRANGERS = [
    broken_off,
    bad_utf8,
    bad_utf8_and_goodbye,
    bad_frame_and_an_update,
    other_site,
    socket_where_there_is_none,
    bad_body_without_an_answer,
    bad_chunk,
    bad_chunk_after_the_answer,
    no_http,
]


@pytest.mark.parametrize("stranger", STRANGERS)
def test_what_strangers_send_is_no_mistake_of_ours(
    database: Path, caplog: pytest.LogCaptureFixture, stranger: object
) -> None:
    assert callable(stranger)
    with running(database) as server:
        made = server.table("ada", "bruno", options={"first_holder": 0})
        ada = server.join(made.id, made.keys[0])
        stranger(server, made)
        ada.act("site:roma")
        assert ada.at_version(2)["site"] == 15
    worse = [record.getMessage() for record in caplog.records if record.levelno > logging.WARNING]
    assert worse == []
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
