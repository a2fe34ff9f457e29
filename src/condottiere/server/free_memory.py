"""Returning free memory of this process to the system."""

import ctypes
import os
from typing import Final

TRIM: Final = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
"""The function of glibc for this; None elsewhere."""


def give_back() -> None:
    """Return the free memory that glibc keeps; other C libraries return it on their own.

    glibc on its own returns only free memory at the end of its heap, and the memory of dropped tables is in
    the middle. This takes milliseconds, or up to a tenth of a second for some gigabytes.
    """
    if TRIM is not None:
        TRIM(0)
