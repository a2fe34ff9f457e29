"""The reverse proxy of `deploy/Caddyfile`, in front of servers of this machine."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from condottiere.ports import unused_port
from support.people import PATIENCE
from support.required import skip_without

_FILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"


@contextmanager
def running_caddy(home: Path, servers: list[str]) -> Iterator[str]:
    """The address at which it sends people to these addresses, without HTTPS."""
    if shutil.which("caddy") is None:
        skip_without("Caddy", "caddy")
    address = f"http://127.0.0.1:{unused_port()}"
    env = {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "CADDY_ADMIN": f"127.0.0.1:{unused_port()}",
        "PUBLIC_ADDRESS": address,
        "SERVERS": " ".join(server.removeprefix("http://") for server in servers),
    }
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(_FILE)]
    with (home / "caddy.log").open("w") as log:
        caddy = subprocess.Popen(command, env=env, cwd=home, stdout=log, stderr=log)
    try:
        transport = httpx.HTTPTransport(retries=12)  # it waits longer before each
        with httpx.Client(transport=transport, timeout=PATIENCE) as client:
            assert client.get(f"{address}/api/health/ready").status_code == 200
        yield address
    finally:
        caddy.terminate()
        caddy.wait(PATIENCE)
