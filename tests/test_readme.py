"""README.md: its Python runs as it stands there, and it names the languages that there are."""

import doctest
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from condottiere import Game, Options
from condottiere.languages.bundle import languages
from condottiere.rules.options import SWITCHES

README = Path(__file__).parent.parent / "README.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLAIN = Options(seats=3)
EACH_OPTION = [
    *(replace(PLAIN, **{rule: True}) for rule in SWITCHES),
    Options(seats=2, points=8),
    Options(seats=6, idle_limit=1),
    Options(seats=5, points=9, **dict.fromkeys(SWITCHES, True)),
]


def example() -> doctest.DocTest:
    blocks = BLOCK.findall(README.read_text(encoding="utf-8"))
    assert blocks
    return doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README.md", str(README), 0)


def test_the_python_in_the_readme_runs_and_says_what_it_says_there() -> None:
    complaints: list[str] = []
    doctest.DocTestRunner().run(example(), out=complaints.append)
    assert complaints == []


@pytest.mark.parametrize("options", EACH_OPTION, ids=str)
def test_the_loop_in_the_readme_plays_to_the_end_with_each_option(options: Options) -> None:
    sources = [one.source for one in example().examples]
    names: dict[str, Any] = {"game": Game.new(options, seed=2)}
    for source in sources[sources.index("import random\n") :]:
        exec(compile(source, "README.md", "single"), names)
    assert names["game"].outcome is not None


def test_it_says_which_languages_the_game_speaks() -> None:
    names = {"en": "English", "fr": "French", "it": "Italian", "pl": "Polish"}
    *others, last = sorted(names[code] for code in languages())
    assert f"The game speaks {', '.join(others)} and {last}:" in README.read_text(encoding="utf-8")
