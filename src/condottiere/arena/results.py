"""Results on disk: a line of JSON for the plan, then one for each finished job.

A last line that a crash left incomplete is dropped on reading, and its job is played again.
"""

import os
from pathlib import Path
from types import TracebackType
from typing import Final, Literal

import msgspec

from .plan import Plan
from .play import Played

FORMAT_VERSION: Final = 1


class ResultsError(ValueError):
    """A file cannot be read or continued. The message says which, and why."""


class NothingToReport(ValueError):
    """Too few games were played for a figure. The message says what is missing."""


class _Header(msgspec.Struct, frozen=True):
    arena: Literal[1]
    """FORMAT_VERSION."""
    plan: Plan


class Results:
    """The finished jobs of a plan, saved to a file if one is given. Use it as a context manager."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        """Continue the file if it exists, else begin it. Raises ResultsError, OSError."""
        self.plan = plan
        self.path = path
        self._played: dict[int, Played] = {}
        self._file = None if path is None else path.open("a+b")
        if self._file is not None:
            try:
                self._go_on()
            except BaseException:
                self._file.close()
                raise

    def __enter__(self) -> "Results":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def __contains__(self, block: int) -> bool:
        return block in self._played

    def __len__(self) -> int:
        return len(self._played)

    def played(self) -> list[Played]:
        """Return the finished jobs in the order of the plan."""
        return [self._played[key] for key in sorted(self._played)]

    def add(self, played: Played) -> None:
        """Add a finished job. It is on disk when this returns."""
        self._played[played.job.block] = played
        self._write(msgspec.json.encode(played))

    def _go_on(self) -> None:
        """Read the file, cut off an incomplete last line, and write the header of an empty file."""
        assert self._file is not None
        assert self.path is not None
        self._file.seek(0)
        content = self._file.read()
        whole = content.rfind(b"\n") + 1
        header = msgspec.json.encode(_Header(FORMAT_VERSION, self.plan))
        if whole == 0 and not header.startswith(content):
            raise ResultsError(f"{self.path}: this is no file of results")
        if whole:
            plan, earlier = _parsed(self.path, content[:whole])
            self._check_plan(plan)
            self._played = {played.job.block: played for played in earlier}
        self._file.truncate(whole)
        if not whole:
            self._write(header)

    def _check_plan(self, earlier: Plan) -> None:
        """Refuse a file of another tournament. Only a trial may get more blocks: its test is sequential."""
        ours = self.plan
        if ours.trial is not None:
            earlier = msgspec.structs.replace(earlier, blocks=ours.blocks)
        if earlier == ours:
            return
        if msgspec.structs.replace(earlier, code=ours.code) == ours:
            raise ResultsError(
                f"{self.path} was begun by another version of the program, and its games would not compare; "
                "finish it with that version, or give another file"
            )
        raise ResultsError(
            f"{self.path} has the results of another tournament ({_differences(earlier, ours)}); "
            "give another file, or the same bots, seats, options, blocks and seed"
        )

    def _write(self, line: bytes) -> None:
        if self._file is not None:
            self._file.write(line + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())


def read_results(path: Path) -> tuple[Plan, list[Played]]:
    """Read a file: its plan, and the finished jobs in the plan's order. Raises ResultsError, OSError."""
    content = path.read_bytes()
    plan, played = _parsed(path, content[: content.rfind(b"\n") + 1])
    once = {one.job.block: one for one in played}
    return plan, [once[key] for key in sorted(once)]


def _parsed(path: Path, content: bytes) -> tuple[Plan, list[Played]]:
    header, *lines = content.split(b"\n")[:-1] or [b""]
    try:
        plan = msgspec.json.decode(header, type=_Header).plan
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ResultsError(f"{path}: this is no file of results") from error
    decoder = msgspec.json.Decoder(Played)
    played: list[Played] = []
    for number, line in enumerate(lines, start=2):
        try:
            played.append(decoder.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ResultsError(f"{path}: line {number}: {error}") from error
    return plan, played


def _differences(earlier: Plan, ours: Plan) -> str:
    """Describe the differences of two plans, as in 'seed 1, not 2'."""
    return ", ".join(
        f"{name} {_format_value(getattr(earlier, name))}, not {_format_value(getattr(ours, name))}"
        for name in ("kind", "bots", "table", "blocks", "seed", "trial")
        if getattr(earlier, name) != getattr(ours, name)
    )


def _format_value(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(map(_format_value, value))
    return str(value)
