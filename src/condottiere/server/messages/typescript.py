"""Generating `web/src/protocol.ts`, the TypeScript declarations of the messages.

    python -m condottiere.server.messages.typescript > web/src/protocol.ts

It has the messages of these modules, the types of their fields wherever those are declared, and constants and
tables of the rules that pages need.
"""

import ast
import dataclasses
import inspect
import json
import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from condottiere import rules
from condottiere.languages import fact
from condottiere.record.events import event
from condottiere.record.notation import LETTERS
from condottiere.rules import BORDERS, Card, Options, Region, after_battle, battle_result, options
from condottiere.rules.cards import CONCEALED, IN_DECK

from . import agreements, api, from_browser, person_api, protocol, review_api, room_api, to_browser
from .pages import PAGES

_MODULES = (
    fact,
    battle_result,
    event,
    protocol,
    agreements,
    to_browser,
    from_browser,
    api,
    room_api,
    person_api,
    review_api,
)
_SCALARS: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Card: "number",
    Region: "number",
    fact.MessageId: "MessageId",
}
_WIDTH = 110
_HEAD = (
    "// Made of the messages in condottiere.server by `python -m condottiere.server.messages.typescript`.\n"
    "import type { MessageId } from './languages/messages'"
)


def protocol_ts() -> str:
    """Generate the whole file."""
    writer = _Writer()
    for module in _MODULES:
        writer.add_module(module)
    return (
        "\n\n".join(
            [
                _HEAD,
                *writer.texts,
                *_constants(options),
                *_constants(after_battle, "HAND_SIZE"),
                *_constants(rules, "RULES_VERSION"),
                _usual_options(),
                *_tables(),
                *_pages(),
            ]
        )
        + "\n"
    )


class _Field(NamedTuple):
    name: str
    kind: Any
    optional: bool


class _Writer:
    """Writes every type once, after the types that it refers to."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._written: set[Any] = set()
        self._aliases: dict[Any, tuple[str, str]] = {}
        for module in _MODULES:
            self._learn_aliases(module)

    def _learn_aliases(self, module: ModuleType) -> None:
        """Collect the names and docstrings that a module gives to unnamed types, such as unions."""
        for name, kind in vars(module).items():
            named = _is_alias(kind) if module in _MODULES else get_origin(kind) is Literal
            if named and not name.startswith("_"):
                self._aliases.setdefault(kind, (name, _doc(_docs(module).get(name))))

    def add_module(self, module: ModuleType) -> None:
        """Write the constants, aliases and messages of a module, in its order."""
        self.texts += _constants(module)
        for name, kind in vars(module).items():
            if name.startswith("_") or kind in (msgspec.Struct, protocol.Message, protocol.RequestMessage):
                continue
            if _is_alias(kind) or (_is_record(kind) and kind.__module__ == module.__name__):
                self._type(kind)

    def _add_alias(self, kind: Any) -> None:
        self._written.add(kind)
        name, doc = self._aliases[kind]
        self.texts.append(doc + _alias(name, self._type_made_of(kind)))

    def _add_record(self, record: type) -> None:
        self._written.add(record)
        self._learn_aliases(sys.modules[record.__module__])
        docs, lines = _docs(record), [f"export interface {record.__name__} {{"]
        if issubclass(record, msgspec.Struct) and record.__struct_config__.tag is not None:
            lines.append(f"  type: '{record.__struct_config__.tag}'")
        for name, kind, optional in _fields(record):
            lines.append(f"{_doc(docs.get(name), '  ')}  {name}{'?' if optional else ''}: {self._type(kind)}")
        self.texts.append(_doc(inspect.getdoc(record)) + "\n".join([*lines, "}"]))

    def _type(self, kind: Any) -> str:
        """The TypeScript name or expression of a type; writes its declaration first if it has a name."""
        if kind in _SCALARS:
            return _SCALARS[kind]
        if _is_record(kind):
            if kind not in self._written:
                self._add_record(kind)
            return str(kind.__name__)
        if kind in self._aliases:
            if kind not in self._written:
                self._add_alias(kind)
            return self._aliases[kind][0]
        return self._type_made_of(kind)

    def _type_made_of(self, kind: Any) -> str:
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(f"'{value}'" for value in arguments)
        if origin in (Union, UnionType):
            return " | ".join(map(self._type, arguments))
        if origin is Annotated:
            return " | ".join(f"'{member.name.lower()}'" for member in arguments[1])
        if origin in (list, tuple):
            inner = self._type(arguments[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        raise TypeError(f"no TypeScript is known for {kind}")


def _is_alias(kind: Any) -> bool:
    return get_origin(kind) in (Annotated, Literal, Union, UnionType)


def _is_record(kind: Any) -> bool:
    return inspect.isclass(kind) and (issubclass(kind, msgspec.Struct) or dataclasses.is_dataclass(kind))


def _fields(record: Any) -> Iterator[_Field]:
    """The fields of a message or a dataclass; only requests may leave fields out."""
    if dataclasses.is_dataclass(record):
        kinds = get_type_hints(record, include_extras=True)
        for field in dataclasses.fields(record):
            yield _Field(field.name, kinds[field.name], optional=False)
    else:
        sent = issubclass(record, protocol.Message) and not issubclass(record, protocol.RequestMessage)
        for member in msgspec.structs.fields(record):
            yield _Field(member.name, member.type, optional=not member.required and not sent)


def _alias(name: str, kind: str) -> str:
    """The declaration of an alias; a long union has one line for each member."""
    line = f"export type {name} = {kind}"
    return line if len(line) <= _WIDTH else f"export type {name} =\n  | " + kind.replace(" | ", "\n  | ")


@cache
def _docs(declared_in: ModuleType | type) -> dict[str, str]:
    """The docstrings of the constants of a module, or of the fields of a class and its bases."""
    docs: dict[str, str] = {}
    for base in getattr(declared_in, "__bases__", ()):
        source = base.__dict__.get("fields_of", base)
        if source.__module__.startswith("condottiere."):
            docs |= _docs(source)
    body = ast.parse(textwrap.dedent(inspect.getsource(declared_in))).body
    match body:
        case [ast.ClassDef(body=inner)]:
            body = inner
    for node, following in pairwise(body):
        match node, following:
            case (
                ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)),
                ast.Expr(ast.Constant(str(text))),
            ):
                docs[name] = inspect.cleandoc(text)
    return docs


def _doc(text: str | None, indent: str = "") -> str:
    if text is None:
        return ""
    lines = [f"{indent} * {line}".rstrip() for line in text.splitlines()]
    return f"{indent}/**" + "\n".join(lines).removeprefix(f"{indent} *") + " */\n"


def _constants(module: ModuleType, *names: str) -> Iterator[str]:
    """Declarations of the constants `names` of a module, or of all its numbers, strings and tuples."""
    for node in ast.parse(inspect.getsource(module)).body:
        match node:
            case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)) if (
                name.isupper()
            ):
                value, doc = getattr(module, name), _doc(_docs(module).get(name))
                if name in names or (not names and isinstance(value, int | str | tuple) and name[0] != "_"):
                    readonly = " as const" if isinstance(value, tuple) else ""
                    yield f"{doc}export const {name} = {json.dumps(value)}{readonly}"


def _usual_options() -> str:
    usual = {name: getattr(Options(), name) for name in protocol.TableOptions.__struct_fields__}
    doc = _doc("The options of a table where nothing else is chosen.")
    return f"{doc}export const USUAL_OPTIONS: Readonly<Required<TableOptions>> = {json.dumps(usual)}"


def _tables() -> Iterator[str]:
    """The tables of cards, regions and borders, so that no rule is written in TypeScript."""
    yield """export interface CardKind {
  name: string
  /** What stands for it in records. */
  letter: string
  /** What the card alone in its line is worth (R3.1). */
  strength: number
  /** How many of the kind the deck has (R1.2). */
  inDeck: number
  isMercenary: boolean
  /** Whether it lies in its player's line once it is played (R5.4, R6.1). */
  staysInLine: boolean
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


def _card(card: Card) -> str:
    return (
        f"{{ name: '{card.name.lower()}', letter: '{LETTERS[card]}', "
        f"strength: {card.strength}, inDeck: {IN_DECK[card]}, isMercenary: {json.dumps(card.is_mercenary)}, "
        f"staysInLine: {json.dumps(card.stays_in_line)}, "
        f"concealed: {json.dumps(bool(CONCEALED[card]))} }}"
    )


def _rows(doc: str, head: str, rows: list[str]) -> str:
    return f"{_doc(doc)}export const {head} = [\n" + "".join(f"  {row},\n" for row in rows) + "]"


if __name__ == "__main__":
    sys.stdout.write(protocol_ts())
