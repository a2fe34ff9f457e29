"""Processes that work for another one, their parent."""

import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.connection import wait
from typing import Final

ONE_THREAD: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""Environment of a worker. Threads of linear algebra would slow down the others, and on a busy machine it."""


def begin_worker(niceness: int = 0, most_bytes: int | None = None) -> None:
    """Prepare a process of a `multiprocessing` context that works for its parent.

    It ignores Ctrl-C, which is for the parent, and exits when the parent ends or is killed. It makes way for
    others by `niceness`, and may not use more than `most_bytes` of memory, where the system can see to that.
    """
    os.environ.update(ONE_THREAD)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if sys.platform != "win32":
        import resource

        os.nice(niceness)
        if most_bytes is not None:
            _, hard = resource.getrlimit(resource.RLIMIT_DATA)
            resource.setrlimit(resource.RLIMIT_DATA, (most_bytes, hard))


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
