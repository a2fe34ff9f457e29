"""The pictures of the rules: every strength that they show is what the rules make of these cards."""

import json
from pathlib import Path

import pytest

from condottiere.record.notation import parse_counts
from condottiere.record.position import parse_position
from condottiere.rules.strength import strength
from condottiere.rules.working import working

DOCS = Path(__file__).parents[2] / "docs"
PICTURES = json.loads((DOCS / "pictures" / "pictures.json").read_text())


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_shows_what_the_rules_count(name: str) -> None:
    for line in PICTURES[name]:
        left = parse_counts(line["cards"])
        for card, count in enumerate(parse_counts(line.get("gone", ""))):
            left[card] -= count
        letters = "".join(letter * count for letter, count in zip("123456TWSBCDHKU", left, strict=True))
        table = parse_position(f"seats=2 site=roma lines={letters}/")
        assert strength(table, 0) == line["strength"]
        assert working(table, 0) == line["working"]


@pytest.mark.parametrize("language", ["", ".fr", ".it", ".pl"])
def test_the_rules_show_every_picture_and_say_what_it_shows(language: str) -> None:
    rules = (DOCS / f"rules{language}.md").read_text()
    for name in PICTURES:
        assert (DOCS / "pictures" / f"{name}.svg").is_file()
        assert f"](pictures/{name}.svg)" in rules
        assert f"![](pictures/{name}.svg)" not in rules
