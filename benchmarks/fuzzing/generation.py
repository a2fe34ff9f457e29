"""Messages made from their schemas, so that new ones are covered by themselves, and then spoiled."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import inspect

Known = dict[str, list[Any]]
"""By the name of a field, values that mean something to the server: keys, versions, tokens."""

HUGE: Final = (2**31, 2**63, -(2**63), 2**64 + 1, 10**400, -1)
STRANGE_TEXTS: Final = (
    "",
    "\x00",
    "\ud800",
    "é" * 40,
    "𝔄" * 9,
    "\u202eabc",
    "a" * 5000,
    "../../etc",
    "%00",
    "{}",
    "-1",
)
LENGTHS: Final = (0, 1, 1, 2, 3, 10, 200), (0, 1)
"""Of lists, and of those that lie deep in others."""
DEEPEST: Final = 12
"""How deep messages lie in each other that may hold themselves."""
SPOILED_NUMBERS: Final = (b"1e999", b"-0", b"01", b"NaN", b"0x10", b"1" * 5000)


class Generator:
    """Makes messages, with chance from a seed."""

    def __init__(self, rng: random.Random, known: Known) -> None:
        self.rng = rng
        self.known = known
        self._kinds: dict[Any, inspect.Type] = {}

    def message(self, kind: Any) -> bytes:
        """The JSON of a message of this type, valid now and then."""
        if kind not in self._kinds:
            self._kinds[kind] = inspect.type_info(kind)
        value = self._value(self._kinds[kind], "")
        for _ in range(self.rng.choice((0, 0, 1, 1, 2))):
            value = self._spoil(value)
        text = json.dumps(value, ensure_ascii=True).encode()
        return text if self.rng.random() < 0.7 else self.spoil_bytes(text)

    def spoil_bytes(self, text: bytes) -> bytes:
        """A text cut off, with bytes turned or put in, or something else altogether."""
        at = self.rng.randrange(len(text) + 1)
        spoiled: Sequence[Callable[[], bytes]] = (
            lambda: text[:at],
            lambda: text[:at] + self.rng.randbytes(3) + text[at:],
            lambda: text[:at] + b"\xff\xc0\x80" + text[at:],
            lambda: text[:at] + self.rng.choice(SPOILED_NUMBERS) + text[at:],
            lambda: self.rng.randbytes(self.rng.randrange(200)),
            lambda: b"[" * self.rng.choice((10, 2000, 60_000)),
            lambda: b'{"type":' * self.rng.choice((10, 2000)) + text,
            lambda: text + text,
            lambda: text.replace(b"{", b'{"type":"join",', 1),
            lambda: b'"\\ud800"',
        )
        return self.rng.choice(spoiled)()

    def text(self, name: str) -> str:
        """A text for a field, known or strange."""
        known = self.known.get(name, ())
        if known and self.rng.random() < 0.7:
            return str(self.rng.choice(known))
        return self.rng.choice(STRANGE_TEXTS)

    def _value(self, kind: inspect.Type, name: str, depth: int = 0) -> Any:
        if depth > DEEPEST:
            return None
        match kind:
            case inspect.UnionType(types=types):
                return self._value(self.rng.choice(types), name, depth + 1)
            case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
                tagged = {} if tag_field is None else {tag_field: tag}
                chosen = [one for one in fields if one.required or self.rng.random() < 0.6]
                return tagged | {
                    one.encode_name: self._value(one.type, one.encode_name, depth + 1) for one in chosen
                }
            case inspect.ListType(item_type=item) | inspect.CollectionType(item_type=item):
                return [
                    self._value(item, name, depth + 1) for _ in range(self.rng.choice(LENGTHS[depth > 4]))
                ]
            case inspect.DictType(value_type=item):
                return {
                    self.text(name): self._value(item, name, depth + 1) for _ in range(self.rng.randrange(4))
                }
            case inspect.LiteralType(values=values):
                return self.rng.choice(values)
            case _:
                return self._simple(kind, name)

    def _simple(self, kind: inspect.Type, name: str) -> Any:
        match kind:
            case inspect.NoneType():
                return None
            case inspect.BoolType():
                return self.rng.random() < 0.5
            case inspect.IntType():
                known = self.known.get(name, ())
                return (
                    self.rng.choice(known)
                    if known and self.rng.random() < 0.7
                    else self.rng.randrange(-2, 12)
                )
            case inspect.FloatType():
                return self.rng.uniform(-1, 1000)
            case _:
                return self.text(name)

    def _spoil(self, value: Any) -> Any:
        """The same with one part replaced, left out or added."""
        if isinstance(value, dict) and value and self.rng.random() < 0.8:
            name = self.rng.choice(list(value))
            if self.rng.random() < 0.2:
                return {other: part for other, part in value.items() if other != name}
            if self.rng.random() < 0.2:
                return value | {self.text("name"): self._garbage()}
            return value | {name: self._spoil(value[name])}
        if isinstance(value, list) and value and self.rng.random() < 0.7:
            at = self.rng.randrange(len(value))
            return [*value[:at], self._spoil(value[at]), *value[at + 1 :]]
        return self._garbage()

    def _garbage(self) -> Any:
        rng = self.rng
        garbage: Sequence[Callable[[], Any]] = (
            lambda: rng.choice(HUGE),
            lambda: rng.choice(STRANGE_TEXTS),
            lambda: rng.choice((None, True, False, 1.5, 1e308, [], {}, [[]])),
            lambda: msgspec.json.decode(b"[" * 90 + b"]" * 90),
            lambda: [rng.randrange(200)] * rng.choice((1, 300, 5000)),
            lambda: {self.text("name"): rng.choice(HUGE)},
        )
        return rng.choice(garbage)()
