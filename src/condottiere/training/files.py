"""Writing the files of training, each replaced atomically."""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from condottiere.bots.evaluation import weights

DIGITS: Final = 4
"""The number of significant decimal digits of a stored weight."""
_PER_LINE: Final = 12


def save_weights(rows: Mapping[str, Sequence[float]]) -> None:
    """Write these weights as the ones in use."""
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
    """Yield a temporary file to write, which atomically replaces the file at `path` on exit."""
    path = path.resolve()  # so that a link is kept
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
    """Raise OSError if a file cannot be written, to be checked before hours of work."""
    path = path.resolve()
    if _is_replaced(path):
        TemporaryFile(dir=path.parent).close()
    else:
        path.open("r+b").close()


def _is_replaced(path: Path) -> bool:
    """Whether a path is replaced by a new file. Devices are written to directly; folders then fail."""
    return path.is_file() or not path.exists()
