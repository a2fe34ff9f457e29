"""Memory that is free goes back to the system, wherever it lies."""

from pathlib import Path

import pytest

from condottiere.server.runtime.garbage import TRIM, give_back_free_memory

PIECES = 20_000
BYTES = 2_500
"""Of each piece: more than Python has in an allocator of its own."""


def resident() -> int:
    """Bytes of this process that the system has in memory."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))


@pytest.mark.skipif(TRIM is None, reason="this C library gives memory back by itself")
def test_memory_between_what_is_used_goes_back_to_the_system() -> None:
    pieces = [bytes([number % 256]) * BYTES for number in range(PIECES)]
    full = resident()
    kept = pieces[::100]
    del pieces
    give_back_free_memory()
    assert full - resident() > PIECES * BYTES / 2
    assert len(kept) == PIECES / 100
