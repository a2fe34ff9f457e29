#!/usr/bin/env python3
"""Condottiere from a fresh clone, with nothing but Python.

    python3 run.py [--port N] [--host H] [--no-browser] [--db FILE]    play
    python3 run.py test [--everything | pytest arguments]              run the tests, or each night's too
    python3 run.py check                                               lint, format, types, import order
    python3 run.py docs                                                build the site of the documents
    python3 run.py screens                                             pictures of all pages, to docs/screens
    python3 run.py bench                                               measure speed, see benchmarks/README.md
    python3 run.py release [--go]                                      check, build and tag a version
    python3 run.py setup                                               only prepare for all of these

The first run makes a Python environment in .venv, installs the packages of requirements/ into it, and
builds the browser UI; later runs redo only what changed. Other arguments go to `condottiere serve`.
"""

# This file must still be read by the Pythons it turns away: standard library only, no syntax after 3.6.
import argparse
import hashlib
import importlib.util
import os
import platform
import runpy
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import webbrowser
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Dict, Iterable, Iterator, List, Optional, Sequence, Tuple

NEEDED = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKS = {"serve": ROOT / "requirements" / "serve.txt", "test": ROOT / "requirements" / "test.txt"}
WEB = ROOT / "web"
PORTS = ROOT / "src" / "condottiere" / "ports.py"
STATIC = ROOT / "src" / "condottiere" / "static"
SITE = ROOT / "build" / "site"
SHOWN = (
    "docs/rules*.md",
    "docs/fairness*.md",
    "docs/pacts*.md",
    "docs/pictures/*",
    "src/condottiere/languages/*.ftl",
)
"""What the browser UI has from outside of WEB."""
CACHES = {
    "CONDOTTIERE_CACHE": "compiled",
    "PIP_CACHE_DIR": "pip",
    "UV_CACHE_DIR": "uv",
    "npm_config_cache": "npm",
}
"""The variables that name the folders where programs keep things, and what those are called here."""
LOCK = ROOT / ".setup.lock"
SETUP_LIMIT = 1800
"""Seconds to wait for somebody else who sets up the same folder."""

NETWORK = "the lines above say why. Is the network there?"
NO_VENV = (
    "this Python cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv;"
    " anywhere else: install uv. Then run this again."
)


class Stop(Exception):
    """What the person has to be told, in one line."""


# ---- what this machine must have ----


def version_complaint(version: Sequence[int]) -> Optional[str]:
    """What to tell someone whose Python is too old, or None."""
    if tuple(version[:2]) >= NEEDED:
        return None
    needed, found = (".".join(map(str, numbers)) for numbers in (NEEDED, version[:3]))
    return f"Condottiere needs Python {needed} or newer; this is {found}. With one: python{needed} run.py"


def can_make_venvs() -> bool:
    """Whether `python -m venv` works; Debian keeps ensurepip in a package of its own."""
    return all(importlib.util.find_spec(module) for module in ("venv", "ensurepip"))


# ---- setting up ----


def say(text: str) -> None:
    print(text, flush=True)


class Step:
    """Work that is skipped while what it was made from stays the same.

    The mark, a file with a digest of all that, is written last and removed first, so that a step cut
    short is done again.
    """

    def __init__(self, mark: Path, sources: Iterable[Path], facts: Iterable[str] = ()) -> None:
        self.mark = mark
        self.digest = digest(sources, facts)

    def found(self) -> str:
        return self.mark.read_text(encoding="utf-8") if self.mark.exists() else ""

    def begin(self, what: str) -> None:
        say(what)
        if self.mark.exists():
            self.mark.unlink()

    def done(self, text: str = "") -> None:
        self.mark.write_text(text or self.digest, encoding="utf-8")


def digest(sources: Iterable[Path], facts: Iterable[str]) -> str:
    whole = hashlib.sha256("\0".join(facts).encode("utf-8"))
    for path in sorted(sources):
        whole.update(b"\0" + path.relative_to(ROOT).as_posix().encode("utf-8") + b"\0")
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def caches() -> Dict[str, str]:
    """Where the home folder is missing or read-only: folders here for what programs would keep there."""
    try:
        tempfile.TemporaryFile(dir=str(Path.home())).close()
    except (OSError, RuntimeError):
        return {name: str(ROOT / ".cache" / folder) for name, folder in CACHES.items()}
    return {}


def environment(**more: str) -> Dict[str, str]:
    """For the programs that we start: UTF-8 whatever the locale, and nobody asks anything."""
    quiet = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PIP_ROOT_USER_ACTION": "ignore"}
    chosen = dict(caches(), **os.environ)
    return dict(chosen, PYTHONUTF8="1", VIRTUAL_ENV=str(VENV), **dict(quiet, **more))


def call(command: Sequence[str], stdin: Optional[int] = None, **more: str) -> int:
    """Run a command to its end and return its status; interrupted with us, it still ends before us."""
    child = subprocess.Popen(command, cwd=str(ROOT), env=environment(**more), stdin=stdin)
    try:
        return child.wait()
    except KeyboardInterrupt:
        child.wait()
        raise


def do(complaint: str, *command: str, **more: str) -> None:
    """Run a step's command; what it has to say about a failure is on the screen by then."""
    if call(command, stdin=subprocess.DEVNULL, **more):
        raise Stop(complaint)


def base_python() -> str:
    """The Python outside any virtual environment: the one to make ours from."""
    return str(getattr(sys, "_base_executable", sys.executable))


def make_environment(lock: str) -> None:
    """.venv with the packages of a lock; what the tests need contains what serving needs."""
    tool = "pip" if can_make_venvs() else "uv"
    facts = [sys.version, sys.base_prefix, str(ROOT), tool]
    step = Step(VENV / ".packages", LOCKS.values(), facts)
    found = step.found()
    if PYTHON.exists() and found in (lock + step.digest, "test" + step.digest):
        return
    if not found.endswith(step.digest) or not PYTHON.exists():
        make_venv(tool)
    step.begin("Installing Python packages (half a minute or so, the first time)")
    install(tool, "--require-hashes", "--requirement", str(LOCKS[lock]))
    step.done(lock + step.digest)


def make_venv(tool: str) -> None:
    command = [base_python(), "-m", "venv"]
    if tool == "uv":
        command = [uv(), "venv", "--quiet", "--python", base_python()]
    say("Making a Python environment in .venv")
    remove(VENV)
    try:
        do("the Python environment could not be made; the lines above say why.", *command, str(VENV))
    except BaseException:
        shutil.rmtree(str(VENV), ignore_errors=True)
        raise


def uv() -> str:
    found = shutil.which("uv")
    if not found:
        raise Stop(NO_VENV)
    return found


def remove(folder: Path) -> None:
    try:
        if folder.exists():
            shutil.rmtree(str(folder))
    except OSError as error:
        raise Stop(
            f"{folder} cannot be removed ({error}); stop what uses it, then run this again."
        ) from error


def install(tool: str, *what: str) -> None:
    # Errors only. Python compiles what is imported; most of the packages never is.
    command = [str(PYTHON), "-m", "pip", "install", "-qq", "--no-compile"]
    if tool == "uv":
        command = [uv(), "pip", "install", "--quiet", "--python", str(PYTHON)]
    complaint = f"the packages could not be installed; {NETWORK}"
    do(complaint, *command, "--no-deps", *what, CONDOTTIERE_SKIP_WEB="1")


def install_package() -> None:
    """Condottiere itself, editable: Python finds it in src/, and the shell finds its command."""
    step = Step(VENV / ".condottiere", [ROOT / "pyproject.toml", ROOT / "hatch_build.py"])
    if step.found() != step.digest:
        step.begin("Installing Condottiere")
        tool = "pip" if can_make_venvs() else "uv"
        install(tool, "--no-build-isolation", "--editable", str(ROOT))
        step.done()


def npm(*args: str) -> Tuple[str, ...]:
    return (str(PYTHON), str(ROOT / "hatch_build.py"), *args)


def install_web() -> None:
    sources = [WEB / name for name in ("package.json", "package-lock.json", ".npmrc")]
    step = Step(WEB / "node_modules" / ".packages", sources, [sys.platform, platform.machine()])
    if step.found() != step.digest:
        step.begin("Installing the browser UI's packages")
        do(
            f"the browser UI's packages could not be installed; {NETWORK}",
            *npm("ci"),
        )
        step.done()


def web_sources() -> Iterable[Path]:
    """All that the pages are made of, and what builds them."""
    for folder, inner, names in os.walk(str(WEB)):
        inner[:] = [name for name in inner if name != "node_modules"]
        for name in names:
            yield Path(folder, name)
    for kind in SHOWN:
        yield from ROOT.glob(kind)
    yield ROOT / "hatch_build.py"


def build_web() -> None:
    step = Step(VENV / ".web", web_sources())
    if step.found() != step.digest or not (STATIC / "index.html").exists():
        step.begin("Building the browser UI")
        do(
            "the browser UI could not be built; the lines above say why.",
            *npm("run", "--silent", "build"),
        )
        step.done()


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else sets up this folder, as when a machine starts several servers of it at once.

    The lock is that of a SQLite file: every system has it, and it ends with its process, however that ends.
    """
    with ExitStack() as held:
        with suppress(sqlite3.DatabaseError):  # who may not write here sets nothing up
            # SQLite cannot be interrupted while it waits, so it waits for a second at a time.
            lock = sqlite3.connect(str(LOCK), timeout=1, isolation_level=None)
            wait_for_lock(held.enter_context(closing(lock)))
        yield


def wait_for_lock(lock: sqlite3.Connection) -> None:
    """Take the lock when nobody else has it; go on without it after SETUP_LIMIT, or where there is none."""
    for second in range(SETUP_LIMIT):
        try:
            lock.execute("BEGIN EXCLUSIVE")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
        if second == 0:
            say("Another run.py sets up this folder; waiting until it has")


def set_up(lock: str) -> None:
    began = time.time()
    with alone():
        make_environment(lock)
        install_package()
        install_web()
        build_web()
    if time.time() - began > 2:
        say(f"Ready after {time.time() - began:.0f} s")


# ---- what people ask for ----


def play(arguments: Sequence[str]) -> int:
    asked, rest = parse(arguments)
    complaint = runpy.run_path(str(PORTS))["port_complaint"](asked.host, asked.port)
    if complaint:
        raise Stop(complaint)
    set_up("serve")
    command = [str(PYTHON), "-m", "condottiere", "serve", "--host", asked.host, "--port", str(asked.port)]
    # The server stops when its end of this pipe tells that we have ended, even if we were killed.
    command += ["--with-parent", "--no-browser", *rest]
    server = subprocess.Popen(command, stdin=subprocess.PIPE, env=environment())
    if asked.browser and someone_is_watching():
        opener = threading.Thread(target=open_browser, args=(asked.host, asked.port, server), daemon=True)
        opener.start()
    return wait_for(server)


def parse(arguments: Sequence[str]) -> Tuple[argparse.Namespace, List[str]]:
    """What concerns us, and the rest, which is for `condottiere serve`."""
    parser = argparse.ArgumentParser(
        prog="run.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        usage=argparse.SUPPRESS,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (127.0.0.1: only this machine)"
    )
    parser.add_argument("--port", default=8000, type=port_number, help="port to listen on (8000)")
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="do not open a browser")
    return parser.parse_known_args(list(arguments))


def port_number(text: str) -> int:
    if not (text.isdigit() and 0 < int(text) < 65536):
        raise argparse.ArgumentTypeError(f"a port is a number from 1 to 65535, not {text}")
    return int(text)


def someone_is_watching() -> bool:
    """Whether there is a person with a screen, to open a browser for."""
    screen = sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
    return bool(screen and sys.stdout.isatty() and not os.environ.get("CI"))


def open_browser(host: str, port: int, server: "subprocess.Popen[bytes]") -> None:
    """Open the game once the server listens; give up if it ends."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    while server.poll() is None:
        try:
            socket.create_connection((here, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"http://[{here}]:{port}/" if ":" in here else f"http://{here}:{port}/")
            return


def wait_for(server: "subprocess.Popen[bytes]") -> int:
    """Until the server ends, by itself or because we are told to; it always ends with us."""
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    try:
        status = server.wait()
        return 128 - status if status < 0 else status  # ended by a signal: as a shell says it
    except KeyboardInterrupt:
        return 0
    finally:
        stop(server)


def stop(server: "subprocess.Popen[bytes]") -> None:
    # Ctrl-C reached the server too: it is saying goodbye to its players, and needs no second signal.
    for hurry in (server.terminate, server.kill):
        try:
            server.wait(timeout=5)
            return
        except (subprocess.TimeoutExpired, KeyboardInterrupt):
            hurry()


def test(arguments: Sequence[str]) -> int:
    set_up("test")
    # The tests start hundreds of processes, which would all compile the same source.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [str(PYTHON), "-m", "pytest", "-q", *arguments]
    if list(arguments) in ([], ["--everything"]):
        # On all cores, file by file, in the order of tests/conftest.py.
        command += ["-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]
    if list(arguments) == ["--everything"]:
        command.append("--cov")  # which nearly doubles the time of what it measures
    return run_all([npm("test"), tuple(command)])


def check() -> int:
    set_up("test")
    modules = [("ruff", "check"), ("ruff", "format", "--check"), ("mypy",)]
    commands = [(str(PYTHON), "-m", *module) for module in modules]
    imports = (str(PYTHON.parent / "lint-imports"), "--no-logo")
    return run_all([*commands, imports, npm("run", "check"), npm("run", "check-built")])


def docs() -> int:
    set_up("test")
    remove(SITE)
    failed = call(site_command(SITE))
    if not failed:
        say(f"The site begins with {SITE / 'index.html'}")
    return failed


def site_command(folder: Path) -> Tuple[str, ...]:
    """What builds the site in a folder; any warning is an error, such as a link that leads nowhere."""
    strictly = ("--fail-on-warning", "--fresh-env", "--quiet")
    kept = ("-c", str(ROOT / "docs" / "site"), "-d", str(folder.with_name("doctrees")))
    return (str(PYTHON), "-m", "sphinx", *strictly, *kept, str(ROOT), str(folder))


def command_name(command: Tuple[str, ...]) -> str:
    """The command as a person would type it."""
    words = [Path(word).name for word in command if word not in (str(PYTHON), "-m")]
    return " ".join("npm" if word == "hatch_build.py" else word for word in words)


def run_all(commands: Iterable[Tuple[str, ...]]) -> int:
    """Run every command, even after one that fails, and say at the end which did."""
    failed = []
    for command in commands:
        name = command_name(command)
        say("\n--- " + name)
        if call(command):
            failed.append(name)
    if failed:
        say("\nFailed: " + ", ".join(failed))
    return 1 if failed else 0


def obey(arguments: Sequence[str]) -> int:
    command = arguments[0] if arguments else ""
    if command == "test":
        return test(arguments[1:])
    if command == "check":
        return check()
    if command == "docs":
        return docs()
    if command == "screens":
        set_up("test")
        return call((str(PYTHON), "-m", "pytest", "-q", "tests/browser/take_screens.py"))
    if command == "bench":
        set_up("test")
        return call((str(PYTHON), "-m", "benchmarks", *arguments[1:]))
    if command == "release":
        set_up("test")
        return call((str(PYTHON), "-m", "release", *arguments[1:]))
    if command == "setup":
        set_up("test")
        return 0
    if command and not command.startswith("-"):
        raise Stop(f"there is no command {command}; see: python3 run.py --help")
    return play(arguments)


def main(arguments: Sequence[str]) -> int:
    try:
        complaint = version_complaint(tuple(sys.version_info[:3]))
        if complaint:
            raise Stop(complaint)
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
        return obey(arguments)
    except Stop as stopped:
        print(stopped, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
