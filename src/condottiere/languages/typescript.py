"""Generate `web/src/languages/messages.ts`: the messages and the variables that each needs.

    python -m condottiere.languages.typescript > web/src/languages/messages.ts

With it, a missing message or variable is a type error in the page.
"""

import sys
from collections.abc import Iterator
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .bundle import ENGLISH, Language, languages

_HEAD = """// Made of src/condottiere/languages by `python -m condottiere.languages.typescript`.

/** What the languages that there are call themselves, by their codes. */
export const LANGUAGES = {{ {names} }} as const

/** The variables of each message. */
export interface Messages {{
"""


class _Variables(Visitor):
    """Collects the variables and messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Visitor looks for it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Visitor looks for it
        self.messages.add(node.id.name)


def variables(code: str = ENGLISH) -> dict[str, set[str]]:
    """Return the variables of each message of a language, including those of messages that it refers to.

    Raises ValueError if the file is not valid Fluent, or has a message twice.
    """
    text = (files(__package__) / f"{code}.ftl").read_text(encoding="utf-8")
    found: dict[str, _Variables] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{code}.ftl cannot be read: {entry.content}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise ValueError(f"{code}.ftl has the message {entry.id.name} twice")
            found[entry.id.name] = _Variables()
            found[entry.id.name].visit(entry)
    return {name: set(_needed(name, found)) for name in found}


def _needed(name: str, found: dict[str, _Variables]) -> Iterator[str]:
    yield from found[name].variables
    for other in found[name].messages:
        yield from _needed(other, found)


def messages_ts() -> str:
    """Return the text of the whole file."""
    names = ", ".join(f"'{code}': '{Language(code).message('language')}'" for code in languages())
    lines = (f"  '{name}': {_union(needed)}\n" for name, needed in variables().items())
    return _HEAD.format(names=names) + "".join(lines) + "}\n\nexport type MessageId = keyof Messages\n"


def _union(names: set[str]) -> str:
    return " | ".join(f"'{name}'" for name in sorted(names)) or "never"


if __name__ == "__main__":
    sys.stdout.write(messages_ts())
