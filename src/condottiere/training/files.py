"""Files that training writes, replaced whole or not at all."""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from condottiere.bots.evaluation import weights

DIGITS: Final = 4
"""Significant decimal digits that a weight is kept with."""
_PER_LINE: Final = 12


def save_weights(rows: Mapping[str, Sequence[float]]) -> None:
    """Make these the weights in use."""
    texts = []
    for name, row in rows.items():
        numbers = [f"{weight:.{DIGITS}g}" for weight in row]
        lines = [", ".join(numbers[at : at + _PER_LINE]) for at in range(0, len(numbers), _PER_LINE)]
        texts.append(f"{json.dumps(name)}: [\n" + ",\n".join(lines) + "\n]")
    with replacing(weights.FILE) as fresh:
        fresh.write_text("{\n" + ",\n".join(texts) + "\n}\n", encoding="utf-8")
    weights.forget()


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A file to write, which takes the place of another in the end: nobody ever meets half of it."""
    path = path.resolve()  # a link stays a link
    if not _is_replaced(path):
        yield path
        return
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        yield fresh
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def check_replaceable(path: Path) -> None:
    """Raise OSError where nothing can be kept: better before hours of work than after."""
    path = path.resolve()
    if _is_replaced(path):
        TemporaryFile(dir=path.parent).close()
    else:
        path.open("r+b").close()


def _is_replaced(path: Path) -> bool:
    """A device is written to as it is. A folder would be too, which is refused."""
    return path.is_file() or not path.exists()
