"""No module and no function grows beyond what can be read at once; the exceptions may only become fewer."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "condottiere"

MODULE_LINES = 500
FUNCTION_LINES = 40
"""Without its docstring."""


def modules() -> dict[str, str]:
    """The text of every module, by its path."""
    return {
        path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(SOURCE.rglob("*.py"))
    }


def functions(tree: ast.Module, module: str) -> Iterator[tuple[str, int]]:
    """The functions of a module, each with its lines without its docstring and what decorates it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            lines = node.end_lineno - node.lineno + 1
            if ast.get_docstring(node) is not None:
                told = node.body[0]
                assert told.end_lineno is not None
                lines -= told.end_lineno - told.lineno + 1
            yield f"{module}:{node.name}", lines


def test_a_module_has_500_lines_at_most() -> None:
    lengths = {module: len(text.splitlines()) for module, text in modules().items()}
    assert len(lengths) > 200
    assert {module: lines for module, lines in lengths.items() if lines > MODULE_LINES} == {}


def test_a_function_has_40_lines_at_most() -> None:
    lengths: dict[str, int] = {}
    for module, text in modules().items():
        for name, lines in functions(ast.parse(text), module):
            lengths[name] = max(lines, lengths.get(name, 0))
    assert len(lengths) > 2000
    assert {name: lines for name, lines in lengths.items() if lines > FUNCTION_LINES} == {}
