"""Building the package, and trying it in environments that have nothing else, Node included."""

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urljoin
from urllib.request import urlopen

from .checks import ROOT

PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
"""The Pythons that are promised."""
SECONDS: Final = 600
"""The longest time for any of these commands."""
_PAGES: Final = "condottiere/static/index.html"
_GAME: Final = """
from condottiere import Game, Options, __version__
from condottiere.bots import make_bot
game = Game.new(Options(seats=3), seed=1)
bots = [make_bot(name, 1) for name in ("expert", "naive", "random")]
while not game.over:
    if not game.proceed():
        game.play(bots[game.turn].decide(game.view(game.turn)).code)
print(__version__)
"""


class Unfit(Exception):
    """What was built does not do what it should. The message says what, in a line or more."""


def build(folder: Path) -> tuple[Path, Path]:
    """Build a wheel and a source distribution into a folder, with the pages that `run.py` has built."""
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder)]
    _run(command, cwd=ROOT, env={**os.environ, "CONDOTTIERE_SKIP_WEB": "1"})
    (wheel,), (source,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    if _PAGES not in zipfile.ZipFile(wheel).namelist():
        raise Unfit(f"{wheel.name} has no pages: python3 run.py setup builds them")
    return wheel, source


def installed_pythons() -> dict[str, str]:
    """Return the Pythons of PYTHONS that this machine has, with their paths; none is downloaded."""
    found = {}
    for version in PYTHONS:
        done = subprocess.run(
            [_uv(), "python", "find", "--no-python-downloads", "--system", version],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == 0:
            found[version] = done.stdout.strip()
    return found


def try_package(package: Path, version: str, python: str, folder: Path) -> None:
    """Install a wheel or a source distribution into a new environment and use it. Raises Unfit.

    First alone: games, bots and commands; then with the extra `server`: its pages.
    """
    _run([_uv(), "venv", "--quiet", "--python", python, str(folder)])
    _install(folder, str(package))
    if (played := _run([_in(folder, "python"), "-c", _GAME], env=_clean(folder)).strip()) != version:
        raise Unfit(f"{package.name} says that it is version {played}")
    refused = subprocess.run(
        [_in(folder, "condottiere"), "serve"], env=_clean(folder), capture_output=True, text=True, check=False
    )
    if "pip install 'condottiere[server]'" not in refused.stderr:
        raise Unfit(f"a server that is not installed says: {refused.stderr}")
    _install(folder, f"{package}[server]")
    with serving(folder) as address:
        check_pages(address, version)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Run the server that an environment has, where no other program is found; yield its address."""
    words = ["serve", "--port", "0", "--no-precompile", "--no-browser", "--db", str(folder / "games.db")]
    server = subprocess.Popen(
        [_in(folder, "condottiere"), *words], env=_clean(folder), stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        first = server.stdout.readline()
        if not first.startswith("Condottiere is at "):
            raise Unfit(f"the server does not start: {first}")
        yield first.split()[-1]
    finally:
        server.terminate()
        server.communicate(timeout=SECONDS)


def check_pages(address: str, version: str) -> None:
    """Load the first page and all that it and its scripts name. Raises Unfit."""
    if f'"version":"{version}"' not in _load(urljoin(address, "api/health")):
        raise Unfit("the server is of another version")
    left, seen = [""], set()
    while left:
        path = left.pop()
        if path in seen:
            continue
        seen.add(path)
        text = _load(urljoin(address, path))
        if path.endswith((".js", ".css")) or not path:
            left += re.findall(r"assets/[\w.-]+\.(?:js|css|woff2|svg)", text)
    if len(seen) < 10:
        raise Unfit(f"the page loads {len(seen)} files only")


def _load(address: str) -> str:
    with urlopen(address, timeout=SECONDS) as answer:
        return str(answer.read().decode("utf-8", "replace"))


def _install(folder: Path, what: str) -> None:
    _run([_uv(), "pip", "install", "--quiet", "--python", str(folder), what])


def _in(folder: Path, program: str) -> str:
    return str(folder / ("Scripts" if os.name == "nt" else "bin") / program)


def _uv() -> str:
    return str(Path(sys.executable).with_name("uv"))


def _clean(folder: Path) -> dict[str, str]:
    """An environment in which only the programs of this folder are found."""
    kept = {name: value for name, value in os.environ.items() if name in ("SYSTEMROOT", "TMPDIR", "TEMP")}
    return {**kept, "PATH": str(Path(_in(folder, "")).parent), "HOME": str(folder), "PYTHONUTF8": "1"}


def _run(command: Sequence[str], cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    """Run a command to its end; return what it prints. Raises Unfit if it fails."""
    done = subprocess.run(
        command, cwd=cwd, env=env, capture_output=True, text=True, check=False, timeout=SECONDS
    )
    if done.returncode:
        raise Unfit(f"{' '.join(command[:4])} ... failed:\n{done.stdout}{done.stderr}")
    return done.stdout
