"""What must be true of the files and of the repository before a version is released."""

import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PUBLIC: Final = Path(__file__).with_name("public.toml")
_VERSION: Final = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")


def complaints_about_files(version: str, root: Path = ROOT) -> Iterator[str]:
    """Yield what is wrong with the version, the changelog and the citation."""
    if not _VERSION.fullmatch(version):
        yield f"{version} is no version: it is written as 0.1.0 or 0.1.0rc1, in src/condottiere/__init__.py"
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## \[(.+?)\](.*\n(?:(?!## \[).*\n)*)", changelog, re.MULTILINE))
    if sections.get("Unreleased", "").strip():
        yield f"CHANGELOG.md: what is under [Unreleased] belongs under [{version}]"
    date = re.match(r" - (\d{4}-\d\d-\d\d)\n", sections.get(version, ""))
    if date is None:
        yield f"CHANGELOG.md has no section '## [{version}] - YEAR-MONTH-DAY'"
    elif not re.search(r"^- ", sections[version], re.MULTILINE):
        yield f"CHANGELOG.md: the section of {version} says nothing"
    citation = (root / "CITATION.cff").read_text(encoding="utf-8")
    wanted = {"version": version} | ({"date-released": date[1]} if date else {})
    for field, value in wanted.items():
        if not re.search(rf"^{field}: [\"']?{re.escape(value)}[\"']?$", citation, re.MULTILINE):
            yield f"CITATION.cff does not say '{field}: {value}'"


def complaints_about_repository(version: str, root: Path = ROOT) -> Iterator[str]:
    """Yield why the present commit cannot be tagged with this version."""
    if git("status", "--porcelain", root=root):
        yield "there are changes that are not committed"
    if git("tag", "--list", tag(version), root=root):
        yield f"there is a tag {tag(version)} already; a version is released once"


def tag(version: str) -> str:
    """The name of a version's tag."""
    return f"v{version}"


def signing_key(root: Path = ROOT) -> str | None:
    """The key with which git is told to sign, or None."""
    return git("config", "user.signingkey", root=root) or None


def public() -> dict[str, str]:
    """What `public.toml` says; what is blank there is an empty text."""
    return tomllib.loads(PUBLIC.read_text(encoding="utf-8"))


def git(*words: str, root: Path) -> str:
    """What git prints; nothing if it fails."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""
