"""What is told, in English, as those who read it are shown."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from condottiere.languages.bundle import language
from condottiere.languages.fact import Fact
from condottiere.record.facts.line import Line


def sentence(fact: Fact | dict[str, Any], names: Sequence[str] = ()) -> str:
    """A fact, or one as it is sent, in words; `names` are those of the players, by seat."""
    return language().write(msgspec.convert(fact, Fact), names)


def sentences(lines: Iterable[Line], names: Sequence[str]) -> list[str]:
    """Lines of a log in words."""
    return [sentence(line.fact, names) for line in lines]
