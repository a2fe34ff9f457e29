"""By which names a server can be asked for: its own, and none that leads to it from elsewhere."""

import socket
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from condottiere.cli import app
from condottiere.server.network.security import cross_origin
from condottiere.server.serve import CannotServe, check_settings
from condottiere.server.settings import Settings
from support.raw_connections import Raw
from support.running import Running, running

OWN = socket.gethostname().partition(".")[0]


def get(server: Running, host: str, path: str = "/api/setup") -> httpx.Response:
    return server.get(path, headers={"Host": host})


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000",
        "localhost",
        "LOCALHOST.:80",
        "condottiere.localhost",
        "[::1]:8000",
        "192.168.1.20:8000",
        "[fe80::1%25eth0]",
        "[2001:db8::7]",
        socket.gethostname(),
        OWN.upper(),
        f"{OWN}.local:8000",
    ],
)
def test_addresses_and_names_of_this_machine(server: Running, host: str) -> None:
    assert get(server, host).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "evillocalhost",
        f"{OWN}.evil.example",
        "1.2.3",
        "2130706433x",
        "[evil.example]",
        "a@127.0.0.1",
        "127.0.0.1:80:80",
        "[::1].evil.example",
        "[::1]evil.example:80",
        "[::1]:80.evil.example",
        "[::1%25.evil.example",
        "[::1]%25.evil.example",
        "evil.example#.localhost",
        "evil.example?.localhost",
        "evil.example/.localhost",
        "evil.example\\.localhost",
        "evil.example:80#.localhost",
        "evil.example .localhost",
        "evil.example@.localhost",
        "user@[::1]",
        ".localhost",
        "a..localhost",
        "[127.0.0.1]",
        "::1",
        "127.0.0.1:",
        f"{'a.' * 200}localhost:{'0' * 200}",
        "",
        "*",
    ],
)
def test_any_other_name_finds_nothing(server: Running, host: str) -> None:
    for path in ("/", "/api/setup", "/api/tables/x"):
        refused = get(server, host, path)
        assert refused.status_code == 421
        assert "--allow-host " in refused.text
        assert refused.text.count("\n") == 1
        assert refused.headers["x-content-type-options"] == "nosniff"


def test_the_answer_says_what_to_allow_but_repeats_no_nonsense(server: Running) -> None:
    assert get(server, "play.example:8000").text.endswith("--allow-host play.example\n")
    assert get(server, "<script>").text.endswith("--allow-host NAME\n")


def test_a_socket_by_another_name(server: Running) -> None:
    made = server.table("ada", "bruno")
    refused = Raw(server).upgrade(made.id, "Origin: http://evil.example", host="evil.example").rest()
    assert refused.startswith(b"HTTP/1.1 421 ")
    assert refused.endswith(b"--allow-host evil.example\n")


def test_a_request_without_a_host_is_no_browsers(server: Running) -> None:
    assert Raw(server).send(b"GET /api/health HTTP/1.0\r\n\r\n").status() == 200


@pytest.mark.parametrize(("allowed", "host"), [("Play.Example", "play.example:443"), ("*", "any.example")])
def test_a_name_can_be_allowed(database: Path, allowed: str, host: str) -> None:
    with running(database, allowed_hosts=(allowed,)) as server:
        assert get(server, host).status_code == 200
        assert get(server, f"{host}#").status_code == 421, "no browser sends this, and links are made of it"


def test_names_are_allowed_on_the_command_line() -> None:
    words = ["serve", "--allow-host", "a.example", "--allow-host", "b.example"]
    _, arguments, _ = app.parse_args(words)
    assert arguments.arguments["settings"].allowed_hosts == ("a.example", "b.example")


@pytest.mark.parametrize("name", ["https://play.example", "play.example/game", "*.example", "", "a b"])
def test_what_is_no_name_of_a_host_cannot_be_allowed(name: str) -> None:
    with pytest.raises(CannotServe, match=r"--allow-host .* has to look like play\.example\.org"):
        check_settings(Settings(allowed_hosts=(name,)))


@pytest.mark.parametrize("host", [None, "127.0.0.1:8000"])
@pytest.mark.parametrize("origin", ["null", "", "http://", "file:///", "http://[::1", "http://evil.example"])
def test_a_page_without_a_site_is_another_one(origin: str, host: str | None) -> None:
    headers = {"origin": origin} if host is None else {"origin": origin, "host": host}
    assert cross_origin(Headers(headers))
