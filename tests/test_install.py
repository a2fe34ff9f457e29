"""What each installation needs: the rules Python alone, `condottiere` a few packages, its extras the rest."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "condottiere"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MODULES = {"fluent-runtime": "fluent", "pyjwt": "jwt"}
"""The modules of packages that are named otherwise."""
WITH = {
    "server": "server",
    "compiled": "bots",
    "bots": "bots",
    "arena": "arena",
    "envs": "envs",
    "training": "train",
}
"""The extra that each room may need; others do with what is always installed."""
IMPORT = re.compile(r"^\s*(?:from (\w+)[\w.]* import .*|import (\w+)[\w.]*(?: as \w+)?)$", re.MULTILINE)
ANNOUNCED = ("pyspiel", "ray", "scipy", "torch")
"""Modules of further extras, which are named where they are missing."""
ONLY_TYPES = ("_typeshed",)

HIDE = """
import pkgutil, sys

def hide_all_but(kept):
    for module in pkgutil.iter_modules(path for path in sys.path if "site-packages" in path):
        if module.name not in kept:
            sys.modules[module.name] = None  # as if it were not installed
"""
RULES = """
hide_all_but({"condottiere"})
from condottiere.rules import Options, Phase, apply, deal, legal, new_table

table = new_table(Options(seats=3, hidden_cards=True, capturing_regions=True), 0)
for _ in range(600):
    if table.phase == Phase.DEAL:
        deal(table, next(card for card, count in enumerate(table.pile) if count))
    elif table.phase != Phase.OVER:
        apply(table, legal(table)[-1])
assert table.battles
"""
GAMES = """
hide_all_but(BASE)
from condottiere import Game, Options, decode
from condottiere.bots import BOTS, make_bot
from condottiere.record import dump, load, record_of
from condottiere.record.transcript import transcript

game = Game.new(Options(seats=3, hidden_cards=True, capturing_regions=True), seed=1)
bots = [make_bot(kind, seat) for seat, kind in enumerate(("random", "naive", "expert"))]
while not game.over:
    if not game.proceed():
        game.play(decode(bots[game.turn].decide(game.view(game.turn)).code))
assert list(transcript(load(dump(record_of(game)))))
assert [kind for kind in BOTS.values() if kind.available]
assert not [kind for kind in BOTS.values() if (kind.compiled or kind.arrays) and kind.available]

from condottiere.cli import app
app(["serve"])
"""
LOADED = """
HEAVY = ("alembic", "asyncio", "babel", "fluent", "numba", "numpy", "sqlalchemy", "starlette")
assert not [name for name in HEAVY if name in sys.modules]
"""


def run(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program of its own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def requirements(extra: str | None = None) -> set[str]:
    """The modules that an installation asks for, with an extra or without one."""
    wanted = PROJECT["dependencies"] if extra is None else PROJECT["optional-dependencies"][extra]
    found: set[str] = set()
    for requirement in wanted:
        name = re.split(r"[>=<;\[ ]", requirement)[0].replace(".", "-")
        inner = re.match(r"condottiere\[(\w+)\]", requirement)
        found |= requirements(inner[1]) if inner else {MODULES.get(name, name.replace("-", "_"))}
    return found


def imported() -> Iterator[tuple[str, str]]:
    """Each room, and a module of another package that it imports."""
    for path in SOURCE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for names in IMPORT.findall(text):
            module = "".join(names)
            if module not in sys.stdlib_module_names and module != "condottiere":
                yield path.relative_to(SOURCE).parts[0], module


def test_each_room_imports_only_what_is_installed_with_it() -> None:
    seen = set()
    for room, module in imported():
        seen.add(room)
        if module not in ANNOUNCED + ONLY_TYPES:
            assert module in requirements() | (requirements(WITH[room]) if room in WITH else set()), room
    assert {"record", "server", "compiled"} <= seen
    assert "rules" not in seen


def test_the_rules_need_the_standard_library_alone() -> None:
    assert run(HIDE + RULES).stderr == ""


def test_games_records_and_bots_need_few_packages_and_a_server_says_which_it_lacks() -> None:
    of_these = {"attr", "attrs", "docstring_parser", "markdown_it", "mdurl", "pygments", "pytz", "rich_rst"}
    base = {"condottiere", "typing_extensions", *requirements(), *of_these}
    done = run(f"{HIDE}\nBASE = {base}\n{GAMES}")
    assert done.stderr.splitlines() == [
        "condottiere: uvicorn is not installed: pip install 'condottiere[server]' brings it along"
    ]
    assert done.returncode == 1


@pytest.mark.parametrize(
    "program",
    [
        "from condottiere import Game, Options; Game.new(Options(seats=2), seed=1)",
        "import condottiere.cli",
    ],
)
def test_neither_languages_nor_databases_nor_arrays_are_loaded_before_they_are_needed(program: str) -> None:
    assert run(f"import sys\n{program}\n{LOADED}").stderr == ""
