"""docs/environments.md and docs/columns.md: the Python runs as it stands there; nothing is left out."""

import doctest
import re
from pathlib import Path

from condottiere.envs.columns import page
from condottiere.envs.small_games import SMALL_GAMES
from condottiere.envs.vector import Buffers
from condottiere.features import FEATURES
from condottiere.rules.actions import ACTIONS

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "environments.md").read_text(encoding="utf-8")


def test_the_python_of_the_page_runs_and_says_what_it_says_there() -> None:
    blocks = [
        block
        for block in re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
        if ">>>" in block
    ]
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "environments.md", None, 0)
    complaints: list[str] = []
    doctest.DocTestRunner().run(example, out=complaints.append)
    assert complaints == []


def test_every_array_and_every_small_game_is_there() -> None:
    table = TEXT.partition("| Array |")[2].partition("\n\n")[0]
    assert {name for name in Buffers._fields if f"`{name}`" in table} == set(Buffers._fields)
    assert {name for name in SMALL_GAMES if f"| `{name}` |" in TEXT} == set(SMALL_GAMES)


def test_every_column_and_action_is_named() -> None:
    text = (DOCS / "columns.md").read_text(encoding="utf-8")
    assert text == page(), "run: python -m condottiere.envs.columns > docs/columns.md"
    assert len(re.findall(r"^\| \d+ \|", text, re.MULTILINE)) == FEATURES + ACTIONS
