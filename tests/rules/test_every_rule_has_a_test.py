"""Every numbered rule has a test named after it, in the module of its chapter."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
RULEBOOK = HERE.parents[1] / "docs" / "rules.md"
RULE = re.compile(r"^\s*[-*]\s+(?:\*\*)?R(\d+)\.(\d+)\b", re.MULTILINE)
TEST = re.compile(r"^test_r(\d+)_(\d+)_[a-z0-9_]+$")


def rulebook() -> list[tuple[int, int]]:
    """The numbers of the rules; tests/test_docs.py sees that none is missing."""
    text = RULEBOOK.read_text(encoding="utf-8")
    return [(int(chapter), int(number)) for chapter, number in RULE.findall(text)]


def named_in(chapter: int) -> list[tuple[int, int]]:
    """The rules that the tests of a chapter's module are named after."""
    (module,) = HERE.glob(f"test_r{chapter}_*.py")
    tree = ast.parse(module.read_text(encoding="utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    found = [match for match in map(TEST.match, names) if match]
    return [(int(match[1]), int(match[2])) for match in found]


def test_every_rule_has_a_test() -> None:
    rules = rulebook()
    named = {rule for chapter in {chapter for chapter, _ in rules} for rule in named_in(chapter)}
    assert [f"R{chapter}.{number}" for chapter, number in rules if (chapter, number) not in named] == []


def test_every_test_is_named_after_a_rule_of_its_chapter() -> None:
    known = set(rulebook())
    modules = [re.match(r"test_r(\d+)_", path.name) for path in HERE.glob("test_*.py")]
    for chapter in [int(module[1]) for module in modules if module]:
        for rule in named_in(chapter):
            assert rule[0] == chapter
            assert rule in known, f"there is no R{rule[0]}.{rule[1]}"
