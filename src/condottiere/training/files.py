"""Writing the files of training, each replaced atomically."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile


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
