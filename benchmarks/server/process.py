"""Starting the processes that are measured, and asking them for their figures."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from .child import MARK, Figures, Work

_ADDRESS = re.compile(r"Condottiere is at (http://127\.0\.0\.1:\d+)/\n")
_END_SECONDS = 20.0


class Measured:
    """A process that serves."""

    def __init__(self, process: "subprocess.Popen[str]", address: str) -> None:
        self.address = address
        self._process = process

    async def figures(self, profile: bool = False) -> Figures:
        """What it has used so far; with `profile`, it samples from now on."""
        return await asyncio.to_thread(self._ask, "profile" if profile else "figures")

    def _ask(self, question: str) -> Figures:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{question}\n")
        self._process.stdin.flush()
        for line in self._process.stdout:
            if line.startswith(MARK):
                return msgspec.json.decode(line.removeprefix(MARK), type=Figures)
        raise RuntimeError("the server has ended")


@contextmanager
def measured(work: Work) -> Iterator[Measured]:
    """A process that does this work, and ends with this block. Raises RuntimeError if it does not start."""
    command = [sys.executable, "-m", "benchmarks.server.child", msgspec.json.encode(work).decode()]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        match = _ADDRESS.fullmatch(process.stdout.readline())
        if match is None:
            raise RuntimeError("the server did not start; why stands above")
        yield Measured(process, match[1])
    finally:
        process.stdin.close()
        try:
            process.wait(_END_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()
