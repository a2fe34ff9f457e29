"""Learning by playing takes the four minutes that the first page promises, and the second lesson three."""

import re

import pytest

from condottiere.languages.bundle import language, languages
from support.tutorial import LESSON, SECOND, Said, presses, written

WORDS_A_MINUTE = 230
"""Of silent reading."""
A_PRESS = 1.5
"""Seconds to find what is meant and press it."""
WAITING = 35
"""Seconds in which the captains play, measured at the tutorial's pace in a browser on two busy cores."""


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("number", [1, 2])
def test_it_takes_four_minutes_to_learn_by_playing_and_three_more(code: str, number: int) -> None:
    """Read word by word, but for a sentence that was there before in the same words."""
    lesson = LESSON if number == 1 else SECOND
    texts = {written(said, language(code)) for said in (*lesson, Said("end", {"more": {"lesson": number}}))}
    words = sum(len(re.findall(r"\w[\w’‑-]*", text)) for text in texts)
    seconds = words / WORDS_A_MINUTE * 60 + presses(lesson) * A_PRESS + WAITING
    print(f"{code}: {words} words, {presses(lesson)} presses, {seconds:.0f} s")
    assert seconds <= (240, 180)[number - 1]
