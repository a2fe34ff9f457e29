"""run.py: what it tells people, what it does again and what not, and what no file here may hold."""

from __future__ import annotations

import ast
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import run
from condottiere.ports import free_port_after, listening_error, unused_port
from support.people import PATIENCE
from support.plain_http import request

ROOT = Path(run.__file__).parent
Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


@pytest.fixture
def busy_port() -> Iterator[int]:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        yield server.getsockname()[1]


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: Patch) -> None:
    """Have run.py look after a folder of the test's own."""
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "python")
    locks = {name: tmp_path / f"{name}.txt" for name in ("serve", "test")}
    for name, path in locks.items():
        path.write_text(f"lock {name}")
    monkeypatch.setattr(run, "LOCKS", locks)


def not_expected(*_: object, **__: object) -> NoReturn:
    pytest.fail("run.py went on")


# ---- a home folder that is missing or read-only ----


def test_without_a_home_folder_programs_keep_things_here(tmp_path: Path, monkeypatch: Patch) -> None:
    """npm and uv would fail otherwise, and bots would be compiled at each start."""
    (tmp_path / "file").touch()
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "file" / "below"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "file" / "below"))
    monkeypatch.setenv("CONDOTTIERE_CACHE", "/chosen")
    monkeypatch.delenv("npm_config_cache", raising=False)
    command = (sys.executable, str(ROOT / "hatch_build.py"), "cache", "verify")
    assert run.call(command, stdin=subprocess.DEVNULL) == 0
    assert (tmp_path / ".cache" / "npm").is_dir()
    assert run.environment()["CONDOTTIERE_CACHE"] == "/chosen"


def test_a_home_folder_that_nobody_made_is_none(tmp_path: Path, monkeypatch: Patch) -> None:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "missing"))
    assert set(run.caches()) == set(run.CACHES)
    assert list(tmp_path.iterdir()) == []


def test_with_a_home_folder_they_keep_them_there(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert run.caches() == {}


# ---- Pythons that will not do ----


def test_an_old_python_is_told_which_one_is_needed_and_a_newer_one_will_do() -> None:
    for version in ((3, 6, 15), (3, 9, 2), (3, 10, 13)):
        complaint = run.version_complaint(version)
        assert complaint
        assert "needs Python 3.11" in complaint
        assert "this is " + ".".join(map(str, version)) in complaint
        assert "\n" not in complaint
    for version in ((3, 11, 0), (3, 12, 4), (3, 14, 0), (4, 0, 0)):
        assert run.version_complaint(version) is None


def test_an_old_python_can_read_the_file() -> None:
    ast.parse(Path(run.__file__).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_stops_before_anything_is_done(monkeypatch: Patch, capsys: Capture) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    monkeypatch.setattr(run, "set_up", not_expected)
    assert run.main(["test"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


# ---- environments ----

WITHOUT_ENSUREPIP = """
import importlib.util, runpy, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name == "ensurepip" else find(name)
sys.argv = ["run.py", "setup"]
runpy.run_path("run.py", run_name="__main__")
"""


def test_a_python_without_ensurepip_and_no_uv(tmp_path: Path) -> None:
    root = Path(run.__file__).parent
    shutil.copy(root / "run.py", tmp_path)
    shutil.copytree(root / "requirements", tmp_path / "requirements")
    command = [sys.executable, "-c", WITHOUT_ENSUREPIP]
    env = {**os.environ, "PATH": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines() == [run.NO_VENV]
    assert "apt install python3-venv" in run.NO_VENV
    assert "uv" in run.NO_VENV
    assert not (tmp_path / ".venv").exists()


@pytest.mark.usefixtures("elsewhere")
def test_uv_makes_the_environment_where_venv_cannot(monkeypatch: Patch) -> None:
    commands: list[tuple[str, ...]] = []
    monkeypatch.setattr(run, "can_make_venvs", lambda: False)
    monkeypatch.setattr(run, "uv", lambda: "/bin/uv")
    monkeypatch.setattr(run, "do", lambda _, *command, **__: commands.append(command))
    run.VENV.mkdir()
    run.make_venv("uv")
    run.install("uv", "--requirement", "lock.txt")
    assert [command[:3] for command in commands] == [
        ("/bin/uv", "venv", "--quiet"),
        ("/bin/uv", "pip", "install"),
    ]


@pytest.mark.usefixtures("elsewhere")
def test_an_environment_that_could_not_be_made_is_removed(monkeypatch: Patch) -> None:
    def half(*_: str, **__: str) -> None:
        run.VENV.mkdir()
        raise run.Stop("no")

    monkeypatch.setattr(run, "do", half)
    with pytest.raises(run.Stop):
        run.make_venv("pip")
    assert not run.VENV.exists()


class Environments:
    """Stands in for making environments and installing, and counts both."""

    def __init__(self, monkeypatch: Patch) -> None:
        self.made = 0
        self.installed: list[str] = []
        monkeypatch.setattr(run, "make_venv", self.make)
        monkeypatch.setattr(run, "install", self.install)

    def make(self, _: str) -> None:
        self.made += 1
        run.VENV.mkdir(exist_ok=True)
        run.PYTHON.touch()

    def install(self, _: str, *what: str) -> None:
        self.installed.append(Path(what[-1]).stem)


@pytest.fixture
def environments(elsewhere: None, monkeypatch: Patch) -> Environments:  # noqa: ARG001
    return Environments(monkeypatch)


def test_an_environment_is_made_once_kept_for_both_locks_and_anew_for_a_changed_one(
    environments: Environments,
) -> None:
    for lock in ("serve", "serve", "test", "serve", "test"):
        run.make_environment(lock)
    assert (environments.made, environments.installed) == (1, ["serve", "test"])
    run.LOCKS["serve"].write_text("newer")
    run.make_environment("test")
    assert environments.made == 2


def test_an_interrupted_setup_starts_anew(environments: Environments, monkeypatch: Patch) -> None:
    def interrupted(*_: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(run, "install", interrupted)
        with pytest.raises(KeyboardInterrupt):
            run.make_environment("serve")
    run.make_environment("serve")
    assert (environments.made, environments.installed) == (2, ["serve"])


MADE_OF = (
    "web/src/main.ts",
    "docs/rules.md",
    "docs/fairness.pl.md",
    "docs/pictures/bishop.svg",
    "src/condottiere/languages/fr.ftl",
    "hatch_build.py",
)


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("source", MADE_OF)
def test_pages_are_built_anew_when_anything_that_they_are_made_of_has_changed(
    source: str, tmp_path: Path, monkeypatch: Patch
) -> None:
    built: list[object] = []
    monkeypatch.setattr(run, "WEB", tmp_path / "web")
    monkeypatch.setattr(run, "STATIC", tmp_path)
    monkeypatch.setattr(run, "do", lambda *command: built.append(command))
    for name in (*MADE_OF, "index.html", ".venv/python"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    for _ in range(2):
        run.build_web()
    assert len(built) == 1
    (tmp_path / source).write_text("newer")
    run.build_web()
    assert len(built) == 2


def test_two_that_start_at_once_set_up_one_after_the_other(tmp_path: Path, monkeypatch: Patch) -> None:
    waits = threading.Event()
    monkeypatch.setattr(run, "LOCK", tmp_path / "lock")
    monkeypatch.setattr(run, "say", lambda _: waits.set())
    done: list[str] = []

    def set_up_too() -> None:
        with run.alone():
            done.append("second")

    other = threading.Thread(target=set_up_too)
    with run.alone():
        other.start()
        assert waits.wait(PATIENCE), "whoever waits is told so"
        done.append("first")
    other.join(PATIENCE)
    assert done == ["first", "second"]


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
def test_who_waits_for_another_setup_can_be_interrupted(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr(run, "LOCK", tmp_path / "lock")
    # Whoever started the tests in the background may have had Ctrl-C ignored.
    wait = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    wait += "import pathlib, run, sys; run.LOCK = pathlib.Path(sys.argv[1]); run.alone().__enter__()"
    command = [sys.executable, "-c", wait, str(run.LOCK)]
    with (
        run.alone(),
        subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as waiting,
    ):
        try:
            assert waiting.stdout
            assert waiting.stdout.readline().startswith("Another run.py")
            waiting.send_signal(signal.SIGINT)
            assert "KeyboardInterrupt" in waiting.communicate(timeout=PATIENCE)[1]
        finally:
            waiting.kill()


def test_where_no_lock_can_be_taken_what_is_set_up_starts(tmp_path: Path, monkeypatch: Patch) -> None:
    (tmp_path / "no database").write_text("something else" * 100)
    for kept in ("no/folder", "no database"):
        monkeypatch.setattr(run, "LOCK", tmp_path / kept)
        with run.alone():
            pass


def test_a_failed_command_is_told_in_one_line(monkeypatch: Patch, capsys: Capture) -> None:
    def fail(_: str) -> None:
        run.do("that went wrong", sys.executable, "-c", "raise SystemExit(3)")

    monkeypatch.setattr(run, "set_up", fail)
    assert run.main(["test"]) == 1
    assert capsys.readouterr().err == "that went wrong\n"


# ---- serving ----


def test_a_busy_port_names_a_free_one(busy_port: int, monkeypatch: Patch, capsys: Capture) -> None:
    monkeypatch.setattr(run, "set_up", not_expected)
    assert run.main(["--port", str(busy_port)]) == 1
    told = re.fullmatch(rf"port {busy_port} is in use; use --port (\d+)\n", capsys.readouterr().err)
    assert told
    assert listening_error("127.0.0.1", int(told[1])) is None


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--host", "192.0.2.1"], "not an address of this machine"),
        (["tests"], "there is no command tests; see: python3 run.py --help\n"),
        (["--port", "eighty"], "a port is a number from 1 to 65535, not eighty"),
    ],
)
def test_what_cannot_be_is_told_before_anything_is_done(
    words: list[str], says: str, monkeypatch: Patch, capsys: Capture
) -> None:
    monkeypatch.setattr(run, "set_up", not_expected)
    with pytest.raises(SystemExit) as ended:
        raise SystemExit(run.main(words))
    assert ended.value.code
    assert says in capsys.readouterr().err


def test_what_is_not_ours_goes_to_the_server() -> None:
    asked, rest = run.parse(["--db", "x.db", "--port", "8123", "--no-browser", "--verbose"])
    assert (asked.host, asked.port, asked.browser) == ("127.0.0.1", 8123, False)
    assert rest == ["--db", "x.db", "--verbose"]


class Process:
    """A server process as far as run.py watches one."""

    def __init__(self, *statuses: int | None) -> None:
        self.statuses = list(statuses)

    def poll(self) -> int | None:
        return self.statuses.pop(0)


def test_the_browser_opens_where_the_server_listens_unless_it_has_ended(
    busy_port: int, monkeypatch: Patch
) -> None:
    urls: list[str] = []
    monkeypatch.setattr(webbrowser, "open", urls.append)
    running: Any = Process(None)
    run.open_browser("0.0.0.0", busy_port, running)
    assert urls == [f"http://127.0.0.1:{busy_port}/"]
    ended: Any = Process(None, 1)
    run.open_browser("127.0.0.1", free_port_after("127.0.0.1", busy_port), ended)
    assert len(urls) == 1


def test_an_unused_port_is_none_that_another_program_is_given() -> None:
    for _ in range(100):
        port = unused_port()
        assert port < 32768
        assert listening_error("127.0.0.1", port) is None


def test_no_browser_without_a_screen(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("CI", "WAYLAND_DISPLAY", "DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not run.someone_is_watching()
    monkeypatch.setenv("DISPLAY", ":0")
    assert run.someone_is_watching()
    monkeypatch.setenv("CI", "true")
    assert not run.someone_is_watching()


PLAY = """
import signal
import sys
from pathlib import Path
import run
from condottiere.ports import free_port_after, listening_error
run.set_up = lambda _: None
run.PYTHON = Path(sys.executable)
if hasattr(signal, "SIGHUP"):  # whoever runs the tests may have it ignored, as nohup does
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
sys.exit(run.main(sys.argv[1:]))
"""


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
@pytest.mark.parametrize(
    "stop",
    [
        "SIGKILL",
        "SIGINT",
        *(pytest.param(one, marks=pytest.mark.everything) for one in ("SIGTERM", "SIGHUP")),
    ],
)
def test_no_server_is_left_behind(tmp_path: Path, stop: str) -> None:
    """It says goodbye, and what it started to compile bots ends as well."""
    words = ["--no-browser", "--port", str(unused_port()), "--db", str(tmp_path / "games.db")]
    cold = {**os.environ, "CONDOTTIERE_CACHE": str(tmp_path / "cache")}
    playing = subprocess.Popen(
        [sys.executable, "-c", PLAY, *words],
        cwd=ROOT,
        env=cold,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        assert playing.stdout
        match = re.fullmatch(r"Condottiere is at http(\S+)\n", playing.stdout.readline())
        assert match
        assert playing.stdout.readline().startswith("Games are kept in ")
        body = {"seats": [{"name": "A"}, {"name": "B"}]}
        made = request("POST", f"http{match[1]}api/tables", json=body).json()
        with connect(f"ws{match[1]}api/tables/{made['id']}/play", open_timeout=PATIENCE) as ada:
            ada.send('{"type": "join", "key": null}')
            assert "view" in ada.recv(PATIENCE)
            if stop == "SIGINT":  # as a terminal does
                os.killpg(playing.pid, signal.SIGINT)
            else:
                playing.send_signal(signal.Signals[stop])
            with suppress(ConnectionClosed):
                while True:
                    ada.recv(PATIENCE)
            assert ada.close_code == 1012
        # All of them write to the same pipe, so this ends when all have.
        assert playing.communicate(timeout=PATIENCE)[0] == ""
        assert not (tmp_path / "games.db-wal").exists(), "the database was closed"
    finally:
        with suppress(ProcessLookupError):
            os.killpg(playing.pid, signal.SIGKILL)
        playing.communicate()


# ---- what the repository holds ----


def pins(lock: str) -> dict[str, str]:
    text = run.LOCKS[lock].read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE))


def test_what_the_tests_need_contains_what_serving_needs() -> None:
    serve = pins("serve")
    assert "starlette" in serve
    assert serve.items() <= pins("test").items()


def test_every_pin_has_hashes() -> None:
    for lock in run.LOCKS.values():
        entries = re.split(r"\n(?=[\w])", lock.read_text(encoding="utf-8"))
        assert [entry for entry in entries if "==" in entry and "--hash=sha256:" not in entry] == []


# Written in pieces, so that this file holds none of them itself.
ADDRESSES = re.compile(
    "|".join(
        [
            r"pypi\." + "org",
            r"python" + r"hosted\.org",
            r"npm" + r"js\.(?:org|com)",
            r"yarn" + r"pkg\.com",
            r"""https?://[^\s"')]+\.""" + r"(?:whl|tgz|tar\.gz|zip)\b",
            r'"resolved"\s*:\s*"' + "http",
            r"index-url[ =]+" + "http",
            r"(?<![\w.~-])/(?:root|home|Users|work)" + r"/[\w.]",
        ]
    )
)


def files() -> list[Path]:
    """Every file that is in git, or would be."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    return [path for name in names if name and (path := ROOT / name).is_file()]


def test_no_file_holds_a_registry_a_download_address_or_a_path_of_some_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in files()
        for match in ADDRESSES.finditer(path.read_text(encoding="utf-8", errors="ignore"))
    ]
    assert found == []


def test_the_pattern_knows_what_it_looks_for() -> None:
    for bad in ("https://files.python" + "hosted.org/x", "/ro" + "ot/x", "http://x.y/z." + "whl"):
        assert ADDRESSES.search(bad)
    for good in ("https://github.com/sponsors/someone", "see docs/notes/x.md", "~/notes/x"):
        assert not ADDRESSES.search(good)
