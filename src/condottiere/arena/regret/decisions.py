"""The decisions of the regret set, and the file that keeps them.

The file has a line of JSON for each batch of decisions. A last line that a crash left incomplete is dropped;
its batch is made again, and is the same.
"""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from condottiere.arena.results import ResultsError

SHIPPED: Final = Path(__file__).with_name("decisions.jsonl.gz")
"""The set of this installation."""


class ValuedAction(msgspec.Struct, frozen=True, array_like=True):
    """An action and its value: the decider's mean share of the victory, in either half of the worlds."""

    code: int
    first: float
    second: float


class ValuedDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of the seat on turn."""

    position: str
    """The whole table, as `record.position` writes it; the decider is shown its View alone."""
    actions: tuple[ValuedAction, ...]
    """The actions that were tried: all legal ones, or those that the policy finds best."""


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """How a set is made."""

    seed: int = 1
    worlds: int = 16
    """In how many worlds each action is tried, an even number."""
    batch: int = 48
    """The decisions of a batch."""


class ValuedBatch(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the file."""

    recipe: Recipe
    number: int
    decisions: tuple[ValuedDecision, ...]


def read_batches(path: Path) -> list[ValuedBatch]:
    """Read all complete lines. Raises ResultsError, OSError."""
    content = path.read_bytes()
    if path.suffix == ".gz":
        content = gzip.decompress(content)
    decoder = msgspec.json.Decoder(ValuedBatch)
    batches = []
    for number, line in enumerate(content[: content.rfind(b"\n") + 1].splitlines(), start=1):
        try:
            batches.append(decoder.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ResultsError(f"{path}: line {number}: {error}") from error
    return batches


def read_decisions(path: Path = SHIPPED) -> list[ValuedDecision]:
    """Return the decisions of a set. Raises ResultsError, OSError."""
    return [decision for batch in read_batches(path) for decision in batch.decisions]


def add_batches(path: Path, recipe: Recipe, made: Iterator[ValuedBatch]) -> Iterator[int]:
    """Append batches to a file, and yield how many decisions it has after each.

    Raises ResultsError if the file was begun by another recipe.
    """
    with path.open("a+b") as file:
        file.seek(0)
        content = file.read()
        file.truncate(content.rfind(b"\n") + 1)
        earlier = read_batches(path)
        if any(batch.recipe != recipe for batch in earlier):
            raise ResultsError(f"{path} was begun with another seed, or with other numbers of worlds")
        count = sum(len(batch.decisions) for batch in earlier)
        for batch in made:
            file.write(msgspec.json.encode(batch) + b"\n")
            file.flush()
            os.fsync(file.fileno())
            count += len(batch.decisions)
            yield count


def pack(path: Path, shipped: Path = SHIPPED) -> None:
    """Write a compressed copy of a set to where `read_decisions` finds it."""
    shipped.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
