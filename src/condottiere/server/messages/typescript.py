"""Writes `web/src/protocol.ts`, the browser's half of the messages.

    python -m condottiere.server.messages.typescript > web/src/protocol.ts

It reads the source of these modules, whose order, names and docstrings it keeps, and knows only what they
use: constants, Literal aliases, unions, and Message classes.
"""

import ast
import inspect
import json
import sys
from collections.abc import Iterator
from types import EllipsisType

from condottiere.languages import fact
from condottiere.record.notation import LETTERS
from condottiere.rules import BORDERS, Card, Region
from condottiere.rules.cards import CONCEALED, IN_DECK
from condottiere.rules.options import (
    ADVISED_AGAINST,
    MAX_SEATS,
    MAX_TARGET,
    MIN_SEATS,
    USUAL_TARGETS,
)

from . import (
    agreements,
    api,
    explanation,
    from_browser,
    notification_api,
    person_api,
    protocol,
    record_api,
    review_api,
    room_api,
    to_browser,
)
from .pages import PAGES

_SCALARS = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null"}
_MODULES = (
    fact,
    protocol,
    agreements,
    explanation,
    to_browser,
    from_browser,
    api,
    room_api,
    person_api,
    notification_api,
    review_api,
    record_api,
)
_WIDTH = 110
_HEAD = "// Made of the messages in condottiere.server by `python -m condottiere.server.messages.typescript`."


def protocol_ts() -> str:
    """The whole file."""
    messages = [
        text for module in _MODULES for text in _definitions(ast.parse(inspect.getsource(module)).body)
    ]
    return "\n\n".join([_HEAD, *messages, *_limits(), *_tables(), *_pages()]) + "\n"


def _definitions(body: list[ast.stmt]) -> Iterator[str]:
    for number, node in enumerate(body):
        following = body[number + 1 : number + 2]
        match node:
            case ast.Assign(targets=[ast.Name(name)], value=ast.Constant(value)):
                yield f"{_doc(_text(following))}export const {name} = {json.dumps(value)}"
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
                yield f"{_doc(_text(following))}{_alias(name, _type(value))}"
            case ast.ClassDef(bases=[ast.Name("Message" | "Struct")]) if node.name != "Message":
                yield _interface(node)


def _alias(name: str, kind: str) -> str:
    """A type by its name: a long union has a line for each of its parts."""
    line = f"export type {name} = {kind}"
    return line if len(line) <= _WIDTH else line.replace(" = ", " =\n  | ").replace(" | ", "\n  | ")


def _interface(node: ast.ClassDef) -> str:
    lines = [f"export interface {node.name} {{"]
    lines += [f"  type: {_type(keyword.value)}" for keyword in node.keywords if keyword.arg == "tag"]
    for number, field in enumerate(node.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            doc = _doc(_text(node.body[number + 1 : number + 2]), "  ")
            optional = "?" if field.value is not None else ""
            lines.append(f"{doc}  {field.target.id}{optional}: {_type(field.annotation)}")
    return _doc(ast.get_docstring(node)) + "\n".join([*lines, "}"])


def _type(node: ast.expr) -> str:
    match node:
        case ast.Name(name):
            return _SCALARS.get(name, name)
        case ast.Constant(None):
            return "null"
        case ast.Constant(str(value)):
            return f"'{value}'"
        case ast.BinOp(left, ast.BitOr(), right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Subscript(ast.Name("Literal"), ast.Tuple(elements)):
            return " | ".join(map(_type, elements))
        case ast.Subscript(ast.Name("Literal"), ast.Constant() as only):
            return _type(only)
        case ast.Subscript(ast.Name("list"), inner):
            return f"({_type(inner)})[]" if isinstance(inner, ast.BinOp) else f"{_type(inner)}[]"
        case ast.Subscript(ast.Name("tuple"), ast.Tuple([inner, ast.Constant(value=EllipsisType())])):
            return f"{_type(inner)}[]"
    raise TypeError(f"no TypeScript is known for {ast.unparse(node)}")


def _text(nodes: list[ast.stmt]) -> str | None:
    """The docstring after a constant or a field, if there is one."""
    match nodes:
        case [ast.Expr(ast.Constant(str(text)))]:
            return inspect.cleandoc(text)
    return None


def _doc(text: str | None, indent: str = "") -> str:
    if text is None:
        return ""
    lines = [f"{indent} * {line}".rstrip() for line in text.splitlines()]
    return f"{indent}/**" + "\n".join(lines).removeprefix(f"{indent} *") + " */\n"


def _tables() -> Iterator[str]:
    """What cards and regions are called and worth, so that no rule is written in TypeScript."""
    yield """export interface CardKind {
  name: string
  label: string
  /** What stands for it in records. */
  letter: string
  /** What the card alone in its line is worth (R3.1). */
  strength: number
  /** How many of the kind the deck has (R1.2). */
  inDeck: number
  isMercenary: boolean
  /** Whether it is played face down with Hidden Cards (R15.1). */
  concealed: boolean
}"""
    yield _rows("Indexed by card.", "CARDS: readonly CardKind[]", [_card(card) for card in Card])
    yield """export interface RegionName {
  name: string
  label: string
}"""
    regions = [f"{{ name: '{region.name.lower()}', label: '{region.label}' }}" for region in Region]
    yield _rows("Indexed by region.", "REGIONS: readonly RegionName[]", regions)
    borders = [f"[{int(a)}, {int(b)}]" for a, b in BORDERS]
    yield _rows("R1.3.", "BORDERS: readonly (readonly [number, number])[]", borders)


def _pages() -> Iterator[str]:
    doc = _doc("The paths that show a page; `{id}` is the identifier of a table.")
    rows = "".join(f"  {page}: {list(paths)},\n" for page, paths in PAGES.items())
    yield f"{doc}export const PAGE_PATHS = {{\n{rows}}} as const"
    yield "export type PageName = keyof typeof PAGE_PATHS"


def _limits() -> Iterator[str]:
    """What a new table may be."""
    options = ", ".join(f"'{option}'" for option in ADVISED_AGAINST)
    constants = [
        ("R1.1.", "MIN_SEATS", f"{MIN_SEATS}"),
        ("R1.1.", "MAX_SEATS", f"{MAX_SEATS}"),
        ("R13.1: the usual target scores.", "USUAL_TARGETS", f"{list(USUAL_TARGETS)} as const"),
        ("R13.1.", "MAX_TARGET", f"{MAX_TARGET}"),
        ("R13.5: options that had better not be combined.", "ADVISED_AGAINST", f"[{options}] as const"),
    ]
    for doc, name, value in constants:
        yield f"{_doc(doc)}export const {name} = {value}"


def _card(card: Card) -> str:
    return (
        f"{{ name: '{card.name.lower()}', label: '{card.label}', letter: '{LETTERS[card]}', "
        f"strength: {card.strength}, inDeck: {IN_DECK[card]}, isMercenary: {json.dumps(card.is_mercenary)}, "
        f"concealed: {json.dumps(bool(CONCEALED[card]))} }}"
    )


def _rows(doc: str, head: str, rows: list[str]) -> str:
    return f"{_doc(doc)}export const {head} = [\n" + "".join(f"  {row},\n" for row in rows) + "]"


if __name__ == "__main__":
    sys.stdout.write(protocol_ts())
