"""What `deploy/` starts, as far as it can be looked at without starting it; and the page that tells of it."""

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from condottiere.cli import app
from condottiere.server.network.limits import limit_defaults

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PORT = "8000"


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def options(words: list[str]) -> Any:
    """What the server makes of these words; it exits with a complaint if it does not know one."""
    _, bound, _ = app.parse_args(["serve", *words], exit_on_error=False, print_error=False)
    return bound.arguments["settings"]


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(text(DEPLOY / "compose.yaml"))
    return loaded


def test_the_services_that_are_named_are_there(compose: dict[str, Any]) -> None:
    services = compose["services"]
    default = text(DEPLOY / "Caddyfile").partition("SERVERS:")[2].partition("}")[0]
    upstreams = re.findall(r"(\w+):(\d+)", default)
    assert upstreams == [("one", PORT), ("two", PORT)]
    for name, _ in upstreams:
        assert services[name]["hostname"] == name, "a server answers to the name of its own machine alone"
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        named = {volume.partition(":")[0] for volume in service.get("volumes", ())}
        assert {name for name in named if not name.startswith(".")} <= set(compose["volumes"])
        for volume in named:
            assert not volume.startswith(".") or (DEPLOY / volume).is_file()


def test_the_servers_take_their_options_and_share_one_database(compose: dict[str, Any]) -> None:
    network = compose["networks"]["default"]["ipam"]["config"][0]["subnet"]
    for name in ("one", "two"):
        service = compose["services"][name]
        given = options(service["command"])
        assert given.trust_proxy == (network,)
        assert given.metrics_port is not None
        assert "ports" not in service, "visitors come through the proxy, and nobody to the metrics"
        assert "@database/" in service["environment"]["CONDOTTIERE_DB"]
        assert int(service["stop_grace_period"].removesuffix("s")) >= given.drain_seconds + 20
    entry = re.search(r"^ENTRYPOINT (\[.*\])$", text(ROOT / "Dockerfile"), re.MULTILINE)
    assert entry is not None
    assert options(yaml.safe_load(entry[1])[2:]).database == "condottiere.db", (
        "else the variable would say nothing"
    )


def test_what_is_to_be_filled_in_is_named(compose: dict[str, Any]) -> None:
    asked = set(re.findall(r"\$\{(\w+)", text(DEPLOY / "compose.yaml")))
    assert asked == set(re.findall(r"^(\w+)=", text(DEPLOY / "example.env"), re.MULTILINE))
    for name in re.findall(r"\{\$(\w+)\}", text(DEPLOY / "Caddyfile")):
        assert name in compose["services"]["proxy"]["environment"]


def test_the_unit_starts_a_server() -> None:
    unit = text(DEPLOY / "condottiere@.service")
    command = re.search(r"^ExecStart=/usr/bin/python3 run.py (.*)$", unit, re.MULTILINE)
    assert command is not None
    given = options(shlex.split(command[1].replace("%i", PORT)))
    assert (given.port, given.browser) == (int(PORT), False)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_takes_the_unit() -> None:
    done = subprocess.run(
        ["systemd-analyze", "verify", "condottiere@.service"],
        cwd=DEPLOY,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert "condottiere" not in done.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
def test_caddy_takes_its_file(tmp_path: Path) -> None:
    done = subprocess.run(
        ["caddy", "adapt", "--config", "Caddyfile"],
        cwd=DEPLOY,
        env={"PATH": os.environ["PATH"], "HOME": str(tmp_path), "PUBLIC_ADDRESS": "play.example.org"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr


def test_the_page_tells_every_limit() -> None:
    told = re.findall(r"^\| `([\w-]+)` \| (\S+) \|", text(ROOT / "docs" / "running.md"), re.MULTILINE)
    assert dict(told) == limit_defaults()
