"""Whether the project has words in common with a text that is not ours, such as a printed rulebook.

    python tests/support/own_words.py RULEBOOK.txt ...

The text itself does not belong in the repository: whoever has one gives it to this command, which prints
every run of eight or more of its words that a file of the project has as well, and then ends with 1.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
LENGTH: Final = 8
"""Words in a row that count as copied."""
HOLDS_WORDS: Final = re.compile(
    r"\.(cff|css|ftl|html|ipynb|js|jsonl?|md|mjs|py|svelte|svg|toml|ts|txt|ya?ml)$"
)
FILLED_IN: Final = "\ufffc"
"""Stands for the word that a message gets for a variable: whatever it is, it may be theirs."""
MOST_FILLED_IN: Final = 2
"""How many of the words in a row may be filled in: the others have to tell that they are copied."""


def words(text: str) -> list[str]:
    """The words of a text as they are compared: without case, marks, markup and line breaks, of JSON too."""
    told = re.sub(r"\{ *(\$\w+|form\([^()]*\)) *\}", FILLED_IN, re.sub(r"</?\w+>|\\n", " ", text.casefold()))
    return re.findall(rf"[^\W_]+|{FILLED_IN}", told)


def _parts(found: list[str], length: int) -> Iterator[tuple[str, ...]]:
    """All runs of exactly `length` words."""
    return (tuple(found[at : at + length]) for at in range(len(found) - length + 1))


def runs(text: str, others: Iterable[str], length: int = LENGTH) -> Iterator[str]:
    """Yield each longest run of at least `length` words of a text that one of the other texts has, too."""
    theirs = {part for found in map(words, others) for part in _parts(found, length)}
    known: dict[tuple[bool, ...], set[tuple[str, ...]]] = {}
    """Their parts by the places at which one of ours has a word filled in, and so has theirs here."""

    def is_copied(part: tuple[str, ...]) -> bool:
        places = tuple(word == FILLED_IN for word in part)
        if sum(places) > MOST_FILLED_IN:
            return False
        if places not in known:
            known[places] = {
                tuple(FILLED_IN if filled else word for word, filled in zip(one, places, strict=True))
                for one in theirs
            }
        return part in known[places]

    own, end = words(text), 0
    copied = [is_copied(part) for part in _parts(own, length)]
    for at, begins in enumerate(copied):
        if begins and at >= end:
            more = next((next_at for next_at in range(at, len(copied)) if not copied[next_at]), len(copied))
            end = more
            yield " ".join(own[at : more + length - 1]).replace(FILLED_IN, "…")


def project() -> Iterator[Path]:
    """The files of the project that hold words."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return (ROOT / name for name in listed.splitlines() if HOLDS_WORDS.search(name) and "lock" not in name)


def main(files: list[str]) -> int:
    others = [Path(name).read_text(encoding="utf-8") for name in files]
    found = [
        f"{file.relative_to(ROOT)}: {run}"
        for file in project()
        for run in runs(file.read_text(encoding="utf-8"), others)
    ]
    sys.stdout.write("".join(f"{line}\n" for line in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
