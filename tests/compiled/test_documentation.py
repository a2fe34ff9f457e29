"""docs/compiled.md: its Python runs as it stands there, and its tables are those of the code."""

import doctest
import re
from pathlib import Path

from condottiere import compiled
from condottiere.compiled import LAYOUT, Part
from condottiere.rules.cards import IN_DECK

PAGE = Path(__file__).parents[2] / "docs" / "compiled.md"
TEXT = PAGE.read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without its head."""
    section = TEXT.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_the_python_of_the_page_runs_and_says_what_it_says_there() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, PAGE.name, str(PAGE), 0)
    assert len(example.examples) > 10
    complaints: list[str] = []
    doctest.DocTestRunner().run(example, out=complaints.append)
    assert complaints == []


def test_every_function_is_there() -> None:
    told = {name for cell, *_ in rows("What there is") for name in re.findall(r"`(\w+)\(", cell)}
    functions = {name for name in compiled.__all__ if callable(getattr(compiled, name)) and name.islower()}
    assert functions - told == {"feature_names", "read_observation", "write_observation"}
    assert told <= functions


def test_the_layout_is_that_of_the_features() -> None:
    first, second = (next(p.start for p in LAYOUT if p.name == f"place {n}: seated") for n in (0, 1))
    assert rows("Features") == [row(part) for part in LAYOUT if part.start < second]
    assert f"Place p begins at column {first} + {second - first} x p," in TEXT


def row(part: Part) -> list[str]:
    """A part as a row of the page."""
    columns = str(part.start) if part.length == 1 else f"{part.start} to {part.start + part.length - 1}"
    scale = "deck" if part.scale == tuple(map(float, IN_DECK)) else f"{part.scale[0]:g}"
    return [columns, part.name, scale, part.meaning]
