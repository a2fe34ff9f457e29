"""Numbers agree with the words behind them, whatever the number."""

import re
from typing import Final

import pytest

from condottiere.languages.bundle import Language
from condottiere.languages.typescript import variables

FEW: Final = "regiony|sąsiadujące|sąsiednie|karty|punkty|najemnicy|miejsca|bitwy|oferty|ruchy|minuty|godziny"
"""Forms that go with 2, 3 and 4, and with 22, but never with 5."""


@pytest.mark.parametrize("number", [5, 12, 25])
def test_polish_words_have_the_form_that_numbers_beyond_4_need(number: int) -> None:
    """'5 sąsiadujących', as with Bigger Kingdoms, and never '5 sąsiadujące'."""
    polish = Language("pl")
    told = {
        name: polish.message(name, None, **dict.fromkeys(needed, number))
        for name, needed in variables("pl").items()
    }
    assert [text for text in told.values() if re.search(rf"\b{number} (?:{FEW})\b", text)] == []


def test_polish_words_have_another_form_with_numbers_to_4() -> None:
    polish = Language("pl")
    regions = polish.message("region-count", count=4), polish.message("region-count", count=22)
    assert regions == ("4 regiony", "22 regiony")
