"""Compiling plain functions with Numba, and caching the machine code on disk.

`register` tells Numba to compile the functions of a module wherever compiled code calls them; `kernel`
compiles a function for Python to call. Numba's disk cache does not notice when a called function in another
file changes, so the cache folder is named after a digest of the flags and of all source that can be compiled.
"""

import hashlib
import inspect
import os
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from types import ModuleType
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
from numba.extending import overload, register_jitable
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

FLAGS: Final = {"boundscheck": True, "error_model": "numpy"}
"""With bounds checks, a bad seat raises IndexError instead of writing into the neighbouring field."""

_PACKAGE: Final = Path(__file__).parent.parent
_SOURCES: Final = ("rules", "features", "compiled", "bots", "envs", "training")
"""The packages whose functions are compiled."""

_registered: set[str] = set()


def register(*modules: ModuleType, unchecked: Collection[Callable[..., Any]] = ()) -> None:
    """Let compiled code call every function that these modules define. Registers each module once.

    Those of `unchecked` are compiled as by `register_arithmetic`.
    """
    for module in modules:
        if module.__name__ in _registered:
            continue
        _registered.add(module.__name__)
        for function in vars(module).values():
            if inspect.isfunction(function) and function.__module__ == module.__name__:
                (register_arithmetic if function in unchecked else register_function)(function)


def register_function(function: F) -> F:
    """Let compiled code call this function. Python calls it uncompiled."""
    registered: F = register_jitable(**FLAGS)(function)
    return registered


def register_arithmetic(function: F) -> F:
    """As `register_function`, but without bounds checks, so that the processor's vectors are used.

    For short loops over arrays whose lengths the callers have made equal.
    """
    registered: F = register_jitable(error_model="numpy")(function)
    return registered


def register_by_type(function: Callable[..., Any]) -> Callable[[F], F]:
    """Let compiled code call this function as what the decorated one returns for its arguments' types."""
    registered: Callable[[F], F] = overload(function, jit_options=cast("Any", FLAGS))
    return registered


def kernel(function: F) -> F:
    """Compile a function for Python to call: it releases the GIL, checks bounds and is cached on disk."""
    with _cached_in(str(cache_folder())):
        njit: Any = numba.njit
        return cast("F", njit(nogil=True, cache=is_kept(), **FLAGS)(function))


@cache
def is_kept() -> bool:
    """Whether the cache folder is writable; if not, every process compiles for itself.

    Numba's own fallback, a folder beside the source, would keep stale code when a rule changes.
    """
    if cache_folder().parts[0] == "~":  # there is no home folder, and this would be one named "~"
        return False
    try:
        cache_folder().mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=cache_folder()).close()
    except OSError:
        return False
    return True


@cache
def cache_folder() -> Path:
    """The folder for compiled code of this version of the source."""
    return cache_root() / digest(_PACKAGE)


def cache_root() -> Path:
    """The folder for compiled code of all versions: CONDOTTIERE_CACHE, or the user's cache folder."""
    chosen = os.environ.get("CONDOTTIERE_CACHE")
    return Path(chosen) if chosen else user_cache_path("condottiere", appauthor=False)


def digest(package: Path) -> str:
    """Return a digest of the source to compile under `package`, the flags, Numba's version and NumPy's."""
    whole = hashlib.sha256(repr((sorted(FLAGS.items()), numba.__version__, np.__version__)).encode())
    for source in _SOURCES:
        for path in sorted((package / source).rglob("*.py")):
            whole.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()[:16]


@contextmanager
def _cached_in(folder: str) -> Iterator[None]:
    """Set Numba's cache folder while a function is decorated; Numba reads it only then."""
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = folder
    try:
        yield
    finally:
        config.CACHE_DIR = before
