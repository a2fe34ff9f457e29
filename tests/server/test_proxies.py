"""Behind a reverse proxy: who asks is what trusted proxies say, and nothing that anybody else says."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from condottiere.cli import app
from condottiere.server.network.addresses import TrustedProxies
from condottiere.server.serve import CannotServe, check_settings
from condottiere.server.settings import Settings
from support.running import UNLIMITED, Running, running


@contextmanager
def trusting(tmp_path: Path, *names: str) -> Iterator[Running]:
    """A server on which each client may look at one table, and that trusts these proxies."""
    limits = UNLIMITED._replace(websockets_per_client=1)
    with running(tmp_path / "games.db", limits=limits, trust_proxy=names) as server:
        yield server


def trusted_proxies(*names: str) -> TrustedProxies:
    """The proxies that a server trusts which is started with these options."""
    words = [word for name in names for word in ("--trust-proxy", name)]
    _, bound, _ = app.parse_args(["serve", *words], exit_on_error=False, print_error=False)
    settings: Settings = bound.arguments.get("settings", Settings())
    return settings.trusted_proxies


def are_one_client(server: Running, *forwarded: str) -> bool:
    """Whether those who send these headers count as the same client."""
    table = server.table("ada", "bruno").id
    try:
        for one in forwarded:
            server.join(table, additional_headers={"X-Forwarded-For": one})
    except InvalidStatus as refused:
        return refused.response.status_code == 429
    return False


def was_https(server: Running) -> bool:
    """Whether a server believes who says that the visitor uses HTTPS."""
    headers = {"X-Forwarded-Proto": "https"}
    known = server.request("PUT", "/api/me", json={"name": "Ada"}, headers=headers)
    return "; Secure" in known.headers["set-cookie"]


def test_the_last_hop_that_is_no_proxy_is_the_client(tmp_path: Path) -> None:
    with trusting(tmp_path, "127.0.0.1", "10.0.0.0/8") as server:
        assert was_https(server)
        assert not are_one_client(server, "192.0.2.1", "192.0.2.2")
        assert are_one_client(server, "192.0.2.3, 10.1.1.1", "192.0.2.3, 10.2.2.2"), "both go through proxies"
        assert are_one_client(server, "198.51.100.1, 192.0.2.4", "198.51.100.2, 192.0.2.4"), (
            "what a client writes before its own address changes nothing"
        )


def test_who_is_no_trusted_proxy_is_not_believed(tmp_path: Path) -> None:
    with trusting(tmp_path, "10.0.0.0/8") as server:
        assert not was_https(server)
        assert are_one_client(server, "192.0.2.1", "192.0.2.2")


def test_proxies_are_named_by_the_option_or_else_by_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert "127.0.0.1" in trusted_proxies()
    assert "10.0.0.1" not in trusted_proxies()
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.0/8, 192.0.2.1")
    assert "10.0.0.1" in trusted_proxies()
    assert "192.0.2.1" in trusted_proxies()
    assert "10.0.0.1" not in trusted_proxies("172.16.0.0/12"), "the option replaces the variable"
    assert "2001:db8::1" in trusted_proxies("*")
    with pytest.raises(CannotServe, match=r"--trust-proxy: 'caddy' .* 10.0.0.0/8"):
        check_settings(Settings(trust_proxy=("caddy",)))
