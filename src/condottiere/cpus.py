"""How many processors there are to work with."""

import os


def available_cpus() -> int:
    """How many processors this process may use: where the system says so, only those of its affinity."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
