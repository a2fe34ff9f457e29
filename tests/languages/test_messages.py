"""What people read: the messages of every language, and that pages and Python name them rightly."""

from pathlib import Path

import pytest

from condottiere.languages.bundle import languages
from condottiere.languages.typescript import messages_ts, variables

ROOT = Path(__file__).parents[2]
MESSAGES_TS = ROOT / "web" / "src" / "languages" / "messages.ts"


def test_the_committed_types_of_messages_are_up_to_date() -> None:
    assert MESSAGES_TS.read_text(encoding="utf-8") == messages_ts(), (
        "run: python -m condottiere.languages.typescript > web/src/languages/messages.ts"
    )


@pytest.mark.parametrize("code", languages())
def test_every_language_has_the_messages_of_english_with_their_variables(code: str) -> None:
    english, other = variables(), variables(code)
    assert set(other) == set(english)
    wrong = {name: needed ^ english[name] for name, needed in other.items() if needed != english[name]}
    assert wrong == {}, "variables that are lacking or unknown"
