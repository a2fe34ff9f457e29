"""Formatting facts in a language, for terminals and for what is sent to people outside the page.

`web/src/languages` does the same in the browser, with the same Fluent files.
"""

import os
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from msgspec.structs import asdict

from condottiere.rules import Card, Region

from .fact import Amount, Fact, Loss

ENGLISH: Final = "en"
_LARGEST: Final = 10**15
"""Larger numbers are written as this one, since Babel fails at 28 digits."""
_FSI: Final = "\u2068"
"""First strong isolate."""
_PDI: Final = "\u2069"
"""Pop directional isolate."""
_UNITS: Final = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))


def languages() -> list[str]:
    """Return the codes of all languages, sorted."""
    names = (file.name for file in files(__package__).iterdir())
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


class Inflected(FluentType):
    """A value with grammatical forms. `write` takes the name of a form, or None, and returns the text."""

    def __init__(self, write: Callable[[str | None], str]) -> None:
        self.write = write

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - FluentType's signature
        return self.write(None)


class _Text(FluentType):
    """Text as a Fluent value, which a function of a message must return."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - FluentType's signature
        return self.text


def _form(value: Any, form: str = "") -> FluentType:
    """Implement FORM($card, "accusative"): write a value in the form that its message has as an attribute."""
    return _Text(value.write(form) if isinstance(value, Inflected) else str(value))


class Language:
    """A language and its messages."""

    def __init__(self, code: str) -> None:
        """Load the language with this code. Raises FileNotFoundError if there is no such language."""
        text = (files(__package__) / f"{code}.ftl").read_text(encoding="utf-8")
        self.code = code
        self._bundle = FluentBundle([code], functions={"FORM": _form}, use_isolating=False)
        self._bundle.add_resource(FluentResource(text))
        self._locale = Locale.parse(self.message("locale"), sep="-")
        self._comma: str = self._locale.list_patterns["standard"]["start"].format("", "")

    def write(self, fact: Fact, names: Sequence[str] = ()) -> str:
        """Format a fact; `names` are the players' names by seat.

        A message that the language lacks is written in English. Raises LookupError if English lacks it, too,
        and ValueError if the fact lacks a variable of it.
        """
        return _FactWriter(self, names).write(fact)

    def message(self, name: str, form: str | None = None, /, **variables: Any) -> str:
        """Format a message, or its attribute `form` where it has one of this name. Raises as `write` does."""
        if self.code != ENGLISH and not self._bundle.has_message(name):
            return language().message(name, form, **variables)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(form or "", message.value)
        if pattern is None:
            raise LookupError(f"message {name} of language {self.code} has no value")
        text, errors = self._bundle.format_pattern(
            pattern, {name: _filled(value) for name, value in variables.items()}
        )
        if errors:
            raise ValueError(f"message {name} of language {self.code}: {errors[0]}")
        return str(text)

    def inflected(self, name: str, /, **variables: Any) -> Inflected:
        """Return a message to be filled into another one, which may ask for a form of it."""
        return Inflected(lambda form: self.message(name, form, **variables))

    def card(self, card: Card, form: str | None = None) -> str:
        """Write the name of a card."""
        if card.is_mercenary:
            return self.message("card-mercenary", form, strength=card.strength)
        return self.message(f"card-{card.name.lower()}", form)

    def conjunction(self, parts: Sequence[str]) -> str:
        """Join parts as in 'Ada, Bruno and Chiara'."""
        return format_list([isolated(part) for part in parts], locale=self._locale)

    def enumeration(self, parts: Sequence[str]) -> str:
        """Join parts as in 'Ada, Bruno, Chiara'."""
        return self._comma.join(map(isolated, parts))


def _filled(value: Any) -> Any:
    """Return a value as it is filled into a message."""
    if isinstance(value, str):
        return isolated(value)
    if isinstance(value, Inflected):
        return Inflected(lambda form: isolated(value.write(form)))
    return max(-_LARGEST, min(value, _LARGEST)) if isinstance(value, int) else value


def isolated(text: str) -> str:
    """Keep text with letters from right to left apart from what it is put into: see Unicode Standard Annex 9.

    Otherwise it turns round numbers and names beside it. What has such marks already stays as it is.
    """
    apart = _FSI not in text and any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)
    return f"{_FSI}{text}{_PDI}" if apart else text


class _FactWriter:
    """Formats facts in one language for players with these names, by seat."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        self._language = language
        self._names = names

    def write(self, fact: Fact, form: str | None = None) -> str:
        given = {name: value for name, value in asdict(fact).items() if value is not None}
        message = given.pop("id")
        variables = {
            name: self._FIELDS[name](self, value) if name in self._FIELDS else value
            for name, value in given.items()
        }
        return self._language.message(message, form, **variables)

    def _region(self, region: int) -> str:
        return Region(region).label

    def _nested(self, fact: Fact) -> Inflected:
        return Inflected(lambda form: self.write(fact, form))

    def _seat(self, seat: int) -> str:
        return self._names[seat]

    def _seats(self, seats: Sequence[int]) -> str:
        if not seats:
            return self._language.message("whoever-accepts")
        return self._language.conjunction([self._names[seat] for seat in seats])

    def _one_card(self, card: int) -> Inflected:
        return Inflected(lambda form: self._language.card(Card(card), form))

    def _cards(self, counts: Sequence[int]) -> Inflected:
        def some(card: Card, form: str | None) -> str:
            if counts[card] == 1:
                return self._language.card(card, form)
            one = Inflected(lambda other: self._language.card(card, other or form))
            return self._language.message("several-cards", form, count=counts[card], card=one)

        return Inflected(
            lambda form: self._language.enumeration([some(card, form) for card in Card if counts[card]])
        )

    def _promises(self, promises: Sequence[Fact]) -> str:
        """Write the promises of one side or of both."""
        words = [self.write(promise) for promise in promises]
        if len(words) < 2:
            return "".join(words)
        return self._language.message("both-promises", first=words[0], second=words[1])

    def _duration(self, seconds: int) -> str:
        """Write a duration in the largest unit of which it is a whole number."""
        unit, length = next(found for found in _UNITS if seconds % found[1] == 0)
        return self._language.message(unit, count=seconds // length)

    def _amounts(self, amounts: Sequence[Amount]) -> str:
        return self._language.enumeration(
            [self._language.message("amount", seat=self._names[one.seat], count=one.count) for one in amounts]
        )

    def _losses(self, losses: Sequence[Loss]) -> str:
        return self._language.conjunction(
            [
                self._language.message("loss", seat=self._names[one.seat], cards=self._cards(one.cards))
                for one in losses
            ]
        )

    def _missing(self, missing: Sequence[Fact]) -> str:
        return " ".join(map(self.write, missing))

    _FIELDS: Final[Mapping[str, Callable[["_FactWriter", Any], Any]]] = {
        "seat": _seat,
        "other": _seat,
        "seats": _seats,
        "region": _region,
        "card": _one_card,
        "cards": _cards,
        "turn": _duration,
        "reserve": _duration,
        "amounts": _amounts,
        "losses": _losses,
        "clock": _nested,
        "proposal": _nested,
        "what": _nested,
        "promises": _promises,
        "missing": _missing,
    }
    """The function that writes each field of a fact for its message; other fields are passed as they are."""


def reader_language(wanted: str | None) -> Language:
    """The language of whoever reads a terminal: the one that is asked for, or else that of the environment.

    English where we do not have it. 'pl_PL.UTF-8' is Polish, as POSIX writes it.
    """
    variables = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    named = wanted or next(filter(None, variables), ENGLISH)
    code = re.split(r"[_.@-]", named.lower())[0]
    return language(code if code in languages() else ENGLISH)


@cache
def language(code: str = ENGLISH) -> Language:
    """Return the language with this code. Raises FileNotFoundError if there is none."""
    return Language(code)
