"""No rule is written twice: what is compiled are the functions of `rules`, and every change of them shows."""

import inspect
import json
import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import pytest

import condottiere
import condottiere.compiled
import condottiere.rules
from condottiere.compiled import compiling
from condottiere.compiled.registration import RULES
from condottiere.features import writing
from support.scratch import Scratch

# --- the same functions --------------------------------------------------------------------------------


def modules(package: ModuleType) -> list[ModuleType]:
    return [
        import_module(f"{package.__name__}.{info.name}") for info in pkgutil.iter_modules(package.__path__)
    ]


def functions(module: ModuleType) -> dict[str, FunctionType]:
    """What a module defines itself; of a kernel, the function that it compiles."""
    own = {name: getattr(value, "py_func", value) for name, value in vars(module).items()}
    return {n: f for n, f in own.items() if inspect.isfunction(f) and f.__module__ == module.__name__}


def kernels() -> list[FunctionType]:
    compiled = [value for module in modules(condottiere.compiled) for value in vars(module).values()]
    return [value.py_func for value in compiled if hasattr(value, "py_func")]


def called(function: FunctionType) -> Iterator[FunctionType]:
    """The functions of this project whose names a function's code mentions."""
    for name in mentioned(function.__code__):
        value = function.__globals__.get(name)
        if inspect.isfunction(value) and value.__module__.startswith("condottiere."):
            yield value


def mentioned(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from mentioned(constant)


def reached() -> set[FunctionType]:
    """Everything that kernels call, and what that calls."""
    found: set[FunctionType] = set()
    waiting = kernels()
    while waiting:
        function = waiting.pop()
        if function not in found:
            found.add(function)
            waiting += called(function)
    return found


def test_what_kernels_call_are_the_functions_of_the_rules_themselves() -> None:
    rules = {
        function
        for name in RULES
        for function in functions(import_module(f"condottiere.rules.{name}")).values()
    }
    seen = set(functions(writing).values())
    chance_and_batches = {f for module in modules(condottiere.compiled) for f in functions(module).values()}
    assert reached() <= rules | seen | chance_and_batches


def test_kernels_reach_every_module_that_is_registered() -> None:
    names = {function.__module__ for function in reached()}
    assert {f"condottiere.rules.{name}" for name in RULES} <= names


def test_nothing_compiled_has_the_name_of_a_rule() -> None:
    rules = {name for module in modules(condottiere.rules) for name in functions(module)}
    for module in modules(condottiere.compiled):
        assert not rules & set(functions(module)), module.__name__


def test_what_decides_is_what_the_interpreted_game_calls() -> None:
    names = {f"{function.__module__}.{function.__name__}" for function in reached()}
    assert names >= {
        "condottiere.rules.play.step",
        "condottiere.rules.play.step_deal",
        "condottiere.rules.legality.fill_legal",
        "condottiere.rules.legality.refusal",
        "condottiere.rules.observation.observe",
    }


# --- a changed rule ------------------------------------------------------------------------------------

PROGRAM = """
import json
from condottiere.compiled import compiling, legal_masks, stepping
from condottiere.compiled.playouts import template
from condottiere.rules import Options
tables = template(Options(seats=2, capturing_regions=True))
tables["phase"] = 1
tables["owner"][0, :3] = 0, 1, 0
codes = legal_masks(tables)[0].nonzero()[0].tolist()
stats = stepping._fill_masks.stats
print(json.dumps({
    "folder": str(compiling.cache_folder()),
    "codes": codes,
    "hits": sum(stats.cache_hits.values()),
    "misses": sum(stats.cache_misses.values()),
}))
"""
"""Seat 0 chooses the site (R14.1): codes 17 and up are the regions; the first and third are its own."""
OTHERS_AND_FREE = [code for code in range(17, 34) if code not in (17, 19)]
"""What it may choose by the rule as it is."""
RULE = "can_be_site(table, region) and table.owner[region] != seat"
CHANGED_RULE = "can_be_site(table, region) and (table.owner[region] == seat or table.owner[region] == NOBODY)"


class Outcome(NamedTuple):
    folder: str
    codes: list[int]
    hits: int
    misses: int


def outcome(copy: Scratch, cache: Path | None = None) -> Outcome:
    return Outcome(**json.loads(copy.printed(PROGRAM, cache)))


@pytest.mark.everything
def test_a_changed_rule_is_compiled_anew_and_a_restored_one_is_not(tmp_path: Path) -> None:
    copy = Scratch(tmp_path)
    first = outcome(copy)
    assert first.codes == OTHERS_AND_FREE
    assert (first.hits, first.misses) == (0, 1)

    copy.change("rules/victory.py", RULE, CHANGED_RULE)
    changed = outcome(copy)
    assert changed.folder != first.folder
    assert Path(changed.folder).parent == Path(first.folder).parent == tmp_path / "cache"
    assert changed.codes == sorted({*OTHERS_AND_FREE, 17, 19} - {18})
    assert (changed.hits, changed.misses) == (0, 1)

    copy.change("rules/victory.py", CHANGED_RULE, RULE)
    restored = outcome(copy)
    assert restored.codes == first.codes
    assert restored.folder == first.folder
    assert (restored.hits, restored.misses) == (1, 0)


@pytest.mark.everything
def test_without_a_place_for_it_nothing_is_kept(tmp_path: Path) -> None:
    """Above all not beside the source, where Numba would not see that a rule has changed."""
    copy = Scratch(tmp_path)
    blocked = tmp_path / "a file"
    blocked.write_text("no folder can be made here", encoding="utf-8")
    seen = outcome(copy, blocked / "cache")
    assert seen.codes == OTHERS_AND_FREE
    assert seen.hits == 0
    assert not [*tmp_path.rglob("*.nb?")]


# --- the name of a cache folder ------------------------------------------------------------------------


def package_at(root: Path) -> Path:
    for name in ("rules", "compiled", "bots/search", "training", "server"):
        (root / name).mkdir(parents=True)
        (root / name / "it.py").write_text("x = 1\n", encoding="utf-8")
    return root


def test_a_digest_follows_all_that_is_compiled_and_nothing_else(tmp_path: Path) -> None:
    package = package_at(tmp_path)
    before = compiling.digest(package)
    assert before == compiling.digest(package)
    (package / "server" / "it.py").write_text("x = 2\n", encoding="utf-8")
    (package / "rules" / "notes.txt").write_text("x = 2\n", encoding="utf-8")
    assert compiling.digest(package) == before
    seen = {before}
    for change in ("rules/it.py", "compiled/it.py", "bots/search/it.py", "training/it.py", "rules/new.py"):
        (package / change).write_text(f"x = '{change}'\n", encoding="utf-8")
        seen.add(compiling.digest(package))
    (package / "rules" / "it.py").rename(package / "rules" / "renamed.py")
    seen.add(compiling.digest(package))
    assert len(seen) == 7


def test_a_digest_follows_the_flags(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = package_at(tmp_path)
    before = compiling.digest(package)
    monkeypatch.setitem(compiling.FLAGS, "boundscheck", False)
    assert compiling.digest(package) != before


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep such things elsewhere")
@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"CONDOTTIERE_CACHE": "/there", "XDG_CACHE_HOME": "/xdg"}, "/there"),
        ({"CONDOTTIERE_CACHE": "", "XDG_CACHE_HOME": "/xdg"}, "/xdg/condottiere"),
        ({"HOME": "/ada"}, "/ada/.cache/condottiere"),
    ],
)
def test_the_cache_lies_where_the_system_keeps_such_things(
    settings: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("CONDOTTIERE_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert compiling.cache_root() == Path(expected)


def test_without_a_home_folder_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(compiling, "cache_folder", lambda: Path("~/.cache/condottiere/x"))
    assert not compiling.is_kept.__wrapped__()
    assert list(tmp_path.iterdir()) == []


def test_other_users_of_numba_keep_their_cache() -> None:
    import numba

    config: Any = numba.config
    before = config.CACHE_DIR
    compiling.kernel(lambda: None)
    assert before == config.CACHE_DIR
    assert str(compiling.cache_folder()) != before
