"""Learning by playing takes the four minutes that the first page promises."""

import re

import pytest

from condottiere.languages.bundle import language, languages
from support.tutorial import LESSON, PRESSES, Said, written

WORDS_A_MINUTE = 230
"""Of silent reading."""
A_PRESS = 1.5
"""Seconds to find what is meant and press it."""
WAITING = 35
"""Seconds in which the captains play, measured at the tutorial's pace in a browser on two busy cores."""
LAST = Said("end", {"more": {}}, 0)


@pytest.mark.parametrize("code", languages())
def test_it_takes_four_minutes_to_learn_by_playing(code: str) -> None:
    """Read word by word, but for a sentence that was there before in the same words."""
    texts = {written(said, language(code)) for said in (*LESSON, LAST)}
    words = sum(len(re.findall(r"\w[\w’‑-]*", text)) for text in texts)
    seconds = words / WORDS_A_MINUTE * 60 + PRESSES * A_PRESS + WAITING
    print(f"{code}: {words} words, {PRESSES} presses, {seconds:.0f} s")
    assert seconds <= 240
