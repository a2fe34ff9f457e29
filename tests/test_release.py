"""`run.py release`: what it finds wrong, what it would do, and what a wheel does in an empty environment."""

import re
import sys
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Page, expect

from condottiere import __version__
from release import __main__ as release
from release import checks, wheels

ROOT = Path(__file__).parent.parent
GOOD = {
    "CHANGELOG.md": "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2030-01-31\n\n### Added\n\n- A bot.\n\n"
    "## [0.1.0] - 2029-01-31\n\n- All.\n",
    "CITATION.cff": "title: Condottiere\nversion: 0.2.0\ndate-released: 2030-01-31\n",
}


def told(folder: Path, version: str = "0.2.0", **changed: str) -> list[str]:
    """What is wrong with files of which some were changed."""
    for name, text in GOOD.items():
        (folder / name).write_text(changed.get(name.partition(".")[0], text), encoding="utf-8")
    return list(checks.complaints_about_files(version, folder))


def test_files_that_agree_may_be_released(tmp_path: Path) -> None:
    assert told(tmp_path) == []


@pytest.mark.parametrize(
    ("version", "change", "why"),
    [
        ("0.2", {}, "0.2 is no version: it is written as 0.1.0 or 0.1.0rc1"),
        ("0.3.0", {}, "CHANGELOG.md has no section '## [0.3.0] - YEAR-MONTH-DAY'"),
        ("0.2.0", {"CHANGELOG": "## [Unreleased]\n\n- X.\n\n## [0.2.0] - 2030-01-31\n\n- A bot.\n"}, "[Un"),
        ("0.2.0", {"CHANGELOG": "## [0.2.0] - 2030-01-31\n\n## [0.1.0] - 2029-01-31\n- All.\n"}, "nothing"),
        ("0.2.0", {"CITATION": "version: 0.1.0\ndate-released: 2030-01-31\n"}, "not say 'version: 0.2.0'"),
        ("0.2.0", {"CITATION": "version: 0.2.0\n"}, "does not say 'date-released: 2030-01-31'"),
    ],
)  # fmt: skip
def test_what_does_not_agree_is_told(tmp_path: Path, version: str, change: dict[str, str], why: str) -> None:
    assert any(why in complaint for complaint in told(tmp_path, version, **change))


def test_without_go_it_says_what_it_would_do_and_does_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def not_expected(*_: object) -> NoReturn:
        pytest.fail("it did something")

    for name in ("_call", "_build"):
        monkeypatch.setattr(release, name, not_expected)
    monkeypatch.setattr(wheels, "installed_pythons", lambda: {"3.12": "/bin/python3.12"})
    monkeypatch.setattr(release, "docker_answers", lambda: False)
    assert release.release() == 0
    would = [line.strip() for line in capsys.readouterr().out.splitlines() if line.startswith("  would ")]
    assert would[:4] == [
        "would run: python3 run.py check",
        "would run: python3 run.py test --everything",
        "would run: python3 run.py docs",
        "would build a wheel with the pages, and a source distribution, into dist/",
    ]
    assert "would not try Python 3.11, 3.13, 3.14: not installed here" in would
    assert "would not build the image: no docker answers here" in would
    assert would[-1].startswith(f"would tag this commit v{__version__}, ")


def test_what_is_not_ready_is_not_released(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "complaints_about_files", lambda _: iter(["no"]))
    monkeypatch.setattr(release, "steps", lambda _: pytest.fail("it went on"))
    assert release.release(go=True) == 1


def test_nothing_public_is_made_up() -> None:
    """A blank stays blank until there is an address; then it is one."""
    for name, value in checks.public().items():
        assert value == "" or re.match(r"https://|mailto:|10\.|[\w.-]+/", value), name


def test_the_pythons_that_are_tried_are_those_of_the_workflow() -> None:
    workflow = (ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8")
    promised = re.search(r"python: \[(.+)\]", workflow)
    assert promised is not None
    assert tuple(promised[1].replace('"', "").split(", ")) == wheels.PYTHONS


# --- what is built --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment in which the wheel was tried: with its extra `server`, and without Node."""
    folder = tmp_path_factory.mktemp("release")
    wheel, _ = wheels.build(folder / "dist")
    wheels.try_package(wheel, __version__, sys.executable, folder / "environment")
    return folder / "environment"


@pytest.mark.everything
def test_a_wheel_in_an_empty_environment_serves_the_whole_page(environment: Path, page: Page) -> None:
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(request.url))
    page.on("response", lambda response: failed.append(response.url) if response.status >= 400 else None)
    with wheels.serving(environment) as address:
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")  # going elsewhere ends what is asked for
        page.goto(f"{address}rules")
        expect(page.get_by_text("R5.3").first).to_be_visible()
        page.wait_for_load_state("networkidle")
    assert failed == []
