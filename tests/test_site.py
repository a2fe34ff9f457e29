"""The site of the documents: built without a warning, whole, and loading nothing from elsewhere."""

import os
import re
import runpy
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import run
from support import notebooks

ROOT = Path(run.__file__).parent
NOT_SHOWN = {"docs/README"}
"""The first page, which no list has."""


def configuration() -> dict[str, object]:
    return runpy.run_path(str(ROOT / "docs" / "site" / "conf.py"))


def test_every_document_is_on_the_site_once() -> None:
    told = configuration()
    pages, translations = told["PAGES"], told["TRANSLATED"]
    assert isinstance(pages, dict)
    assert isinstance(translations, dict)
    listed = [page for part in (*pages.values(), *translations.values()) for page in part]
    shown = [re.sub(r"^.*<|>$", "", page).removeprefix("/") for page in listed]
    found = [
        *ROOT.glob("*.md"),
        *ROOT.glob("benchmarks/*.md"),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("docs/**/*.ipynb"),
    ]
    there = {path.relative_to(ROOT).with_suffix("").as_posix() for path in found}
    assert sorted(shown) == sorted(there - NOT_SHOWN)


def test_what_is_written_of_packages_is_what_is_public() -> None:
    documented = configuration()["DOCUMENTED"]
    assert isinstance(documented, dict)
    named = {entry.split("\n")[0] for entries in documented.values() for entry in entries}
    public = set(
        re.findall(
            r"^- `(condottiere\.\w+)`: ", (ROOT / "src/condottiere/__init__.py").read_text(), re.MULTILINE
        )
    )
    assert public <= named


class Links(HTMLParser):
    """What a page names: anchors, links, and files that are loaded with it."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.anchors, self.links, self.loaded = set[str](), set[str](), set[str]()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.add(given["href"])
        self.loaded |= {given[name] for name in ("src", "srcset") if name in given}
        if tag == "link" and given.get("rel") != "canonical":
            self.loaded.add(given.get("href", ""))


@cache
def page_of(path: Path) -> Links:
    return Links(path)


def broken(site: Path) -> Iterator[str]:
    """Say of every page what leads nowhere, and what would be loaded from elsewhere."""
    for page in site.rglob("*.html"):
        here = page_of(page)
        yield from (f"{page.name} loads {name}" for name in here.loaded if urlsplit(name).netloc)
        for link in here.links | here.loaded:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = page.parent / unquote(parts.path) if parts.path else page
            if not target.is_file():
                yield f"{page.name} leads to {link}, which is not there"
            elif parts.fragment and unquote(parts.fragment) not in page_of(target.resolve()).anchors:
                yield f"{page.name} leads to {link}: no such anchor"


@pytest.mark.everything
def test_the_site_builds_without_a_warning_and_is_whole(tmp_path: Path) -> None:
    site = tmp_path / "site"
    built = subprocess.run(
        run.site_command(site), capture_output=True, text=True, env={**os.environ, "PYTHONUTF8": "1"}
    )
    assert (built.returncode, built.stderr) == (0, "")
    assert list(broken(site)) == []
    for style in site.rglob("*.css"):
        assert not re.search(
            r"(?:url\(|@import )\s*['\"]?(?:https?:)?//", style.read_text(encoding="utf-8")
        ), style.name


@pytest.mark.everything
@pytest.mark.parametrize("notebook", sorted(notebooks.FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs_and_prints_what_it_shows(notebook: Path, tmp_path: Path) -> None:
    printed = notebooks.run(notebook, tmp_path)
    for cell, text in zip(notebooks.cells(notebook), printed, strict=True):
        if "varies" not in cell["metadata"].get("tags", ()):
            assert cell["outputs"] == notebooks.outputs(text)


@pytest.mark.everything
def test_the_rule_of_the_page_is_added_and_played(tmp_path: Path) -> None:
    """docs/your-own-rule.md: its changes fit the code as it is, and all that it says then follows."""
    package = tmp_path / "condottiere"
    shutil.copytree(
        ROOT / "src" / "condottiere", package, ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    page = (ROOT / "docs" / "your-own-rule.md").read_text(encoding="utf-8")
    for name, difference in re.findall(r"^```diff\n--- (\S+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        lines = difference.splitlines(keepends=True)
        before, after = ("".join(line[1:] for line in lines if line[0] != other) for other in "+-")
        text = (package / name).read_text(encoding="utf-8")
        assert text.count(before) == 1, name
        (package / name).write_text(text.replace(before, after), encoding="utf-8")
    (test,) = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    (tmp_path / "test_rule.py").write_text(test, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "test_rule.py"]
    assert subprocess.run([run.PYTHON, *words], cwd=tmp_path, env=env).returncode == 0
    words = [
        "-m",
        "condottiere",
        "arena",
        "match",
        "expert",
        "random",
        "--quick-conquest",
        "--blocks",
        "2",
        "--workers",
        "1",
    ]
    match = subprocess.run([run.PYTHON, *words], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert match.returncode == 0, match.stderr
