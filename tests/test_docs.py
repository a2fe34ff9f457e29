"""The documents: every rule in its place, tables that agree with the code, links that lead somewhere."""

import os
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import condottiere
from condottiere import __version__
from condottiere.bots import BOTS
from condottiere.rules import BORDERS, Card, Region
from condottiere.rules.cards import IN_DECK, STRENGTH

ROOT = Path(__file__).parent.parent
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


def numbers() -> list[tuple[int, int]]:
    """The numbers of the rules, in the order of the document."""
    found = re.findall(r"^- \*\*R(\d+)\.(\d+)\*\* ", RULES, re.MULTILINE)
    return [(int(chapter), int(rule)) for chapter, rule in found]


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without its head."""
    section = RULES.partition(f"\n### {heading}\n")[2].partition("\n#")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


# ---- the rules ----


def test_every_rule_is_there_once_and_in_order() -> None:
    """The last of a chapter too: it has a test, which names no rule that is not there."""
    assert len(numbers()) > 70
    for (chapter, rule), following in pairwise([(0, 0), *numbers()]):
        assert following in ((chapter, rule + 1), (chapter + 1, 1))


def test_every_rule_stands_in_its_chapter() -> None:
    heads_and_rules = re.findall(r"^(?:## R(\d+) |- \*\*R(\d+)\.\d+\*\* )", RULES, re.MULTILINE)
    chapter = ""
    for head, rule in heads_and_rules:
        chapter = head or chapter
        assert rule in ("", chapter)
    assert [int(head) for head, _ in heads_and_rules if head] == list(range(1, numbers()[-1][0] + 1))


def test_how_fair_a_shuffle_was_is_told_without_the_words_of_the_scheme() -> None:
    """Outside the chapter of the scheme people read of random numbers, and not of entropy."""
    for path in (ROOT / "docs").glob("fairness*.md"):
        before, scheme, *after = re.split(r"^## ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
        if path.stem != "fairness-specification":
            assert "**entrop" in scheme, f"{path.name} says there what it is"
            assert not re.search(r"entrop", " ".join([before, *after]), re.IGNORECASE), path.name
    for path in (ROOT / "src/condottiere/languages").glob("*.ftl"):
        said = re.sub(r"^(?:#.*|[\w-]+ =)", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert not re.search(r"entrop", said, re.IGNORECASE), path.name


def test_every_rule_that_the_documents_name_exists() -> None:
    known = set(numbers())
    for path in documents():
        for chapter, rule in re.findall(r"\bR(\d+)\.(\d+)\b", path.read_text(encoding="utf-8")):
            assert (int(chapter), int(rule)) in known, f"{path.name} names R{chapter}.{rule}"


def test_the_cards_are_those_of_the_deck() -> None:
    told = [(name, int(count), int(strength)) for name, count, strength, _ in rows("The cards")]
    assert told == [(card.label, IN_DECK[card], STRENGTH[card]) for card in Card]


def test_the_borders_are_those_of_the_map() -> None:
    told = {
        region: [Region[name.upper()] for name in names.split(", ")] for region, names in rows("The borders")
    }
    assert list(told) == [region.label for region in Region]
    for region in Region:
        neighbours = {a if b == region else b for a, b in BORDERS if region in (a, b)}
        assert told[region.label] == sorted(neighbours)


def test_every_bot_is_described() -> None:
    bots = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").partition("\n## ")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", bots, re.MULTILINE)) == set(BOTS)


def test_every_promise_about_security_names_tests_that_there_are() -> None:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    known = {path.name for path in (ROOT / "tests").rglob("test_*.py")}
    named = re.findall(r"`(?:[\w/]*/)?(test_\w+\.py)`", text)
    assert len(named) > 20
    assert set(named) <= known
    assert all((ROOT / path).exists() for path in re.findall(r"`(tests/[\w/.]+)`", text))


COMPILED = ("condottiere.compiled", "condottiere.envs")
"""What is public and needs Numba."""


def test_what_is_public_is_listed_where_it_is_exported_and_is_all_that_documents_import() -> None:
    listed = re.findall(r"^- `(condottiere[\w.]*)`: ", condottiere.__doc__ or "", re.MULTILINE)
    public = {name: set(import_module(name).__all__) for name in listed if name not in COMPILED}
    assert {"condottiere", "condottiere.record", "condottiere.bots"} < set(public)
    for name, exported in public.items():
        assert [one for one in exported if not hasattr(import_module(name), one)] == []
    for path in documents():
        for code in re.findall(
            r"^```python\n(.*?)^```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
        ):
            for module, names in re.findall(
                r"^(?:>>> )?from (condottiere[\w.]*) import (.+)$", code, re.MULTILINE
            ):
                assert module in listed, f"{path.name} imports from {module}"
                assert set(names.split(", ")) <= public.get(module, set(names.split(", "))), path.name


# ---- links ----


def documents() -> list[Path]:
    """Every Markdown file of the project."""
    return sorted(_walk(ROOT))


def _walk(folder: Path) -> Iterator[Path]:
    for place, inner, names in os.walk(folder):
        inner[:] = [name for name in inner if not name.startswith(".") and name != "node_modules"]
        yield from (Path(place, name) for name in names if name.endswith(".md"))


def links(path: Path) -> list[str]:
    """Where a document's links and pictures lead within the project."""
    targets = re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8"))
    return [target for target in targets if not re.match(r"[a-z]+:", target)]


def anchors(path: Path) -> set[str]:
    """What a link may name after '#': the headings, written as anchors."""
    headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_item_of_a_list_begins_a_line() -> None:
    for path in (ROOT / "docs").glob("*.md"):
        swallowed = re.findall(r"^(?!\|).*[.:;] - .*$", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert swallowed == [], path.name


def test_relative_links_lead_somewhere() -> None:
    for path in documents():
        for target in links(path):
            file, _, anchor = target.partition("#")
            place = path.parent / file if file else path
            assert place.exists(), f"{path.name} links to {target}, which is not there"
            assert not anchor or anchor in anchors(place), f"{path.name} links to {target}: no such heading"


def test_the_main_documents_are_there() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in documents()}
    main = {"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "docs/rules.md"}
    assert names >= main


# ---- what other tools read ----


def test_the_version_to_cite_is_the_one_that_there_is() -> None:
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert cited is not None
    assert cited[1] == __version__


def test_the_workflow_calls_the_commands_that_people_call() -> None:
    workflow = (ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8")
    assert re.findall(r"- run: (.+)", workflow) == [
        "python3 run.py check",
        "python3 run.py test",
        "python3 run.py docs",
    ]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = re.search(r'python: \["([\d.]+)"', workflow)
    assert oldest is not None
    assert project["requires-python"] == f">={oldest[1]}"


def test_a_version_is_released_after_every_test_of_the_night() -> None:
    workflow = (ROOT / ".github" / "workflows" / "everything.yml").read_text(encoding="utf-8")
    everything, _, release = workflow.partition("\n  release:")
    assert re.findall(r"- run: (.+)", everything) == ["python3 run.py test --everything"]
    assert "schedule:" in everything
    assert "needs: everything" in release
    assert "gh release create" in release


def test_the_image_gets_every_file_that_its_build_needs() -> None:
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    shipped = {name.strip("/") for name in project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]}
    shown = re.findall(r"!\[.*?\]\((\w+)/", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"))
    assert shown, "the page of the rules shows pictures"
    assert {f"docs/{folder}" for folder in shown} <= shipped
    for name in shipped | {"pyproject.toml", "requirements"}:
        assert f"!{name}" in let_in
