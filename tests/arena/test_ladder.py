"""Ladders: their cells, when a cell is known, that a stopped run goes on, and tables within documents."""

from collections.abc import Callable, Generator, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from condottiere.arena.executors import process_executor
from condottiere.arena.ladder.batches import Batch, Means, PlayedBatch
from condottiere.arena.ladder.cells import Cell, Ladder
from condottiere.arena.ladder.climb import climb
from condottiere.arena.ladder.document import table_of
from condottiere.arena.ladder.standing import Standing
from condottiere.cli import app
from condottiere.rules.options import SWITCHES

MEANS = Means(seed=1, code="this version")
SMALL = Ladder(bots=("random", "naive"), seats=(2,), rules=("none",), games=24)
"""Three batches of eight games."""
CELL = Cell("naive", "random", "none", 2, "one")


def stopping(after: int) -> Any:
    """An executor that is stopped by Ctrl-C after so many jobs."""

    def play(task: Callable[[Any, Any], Any], shared: Any, items: Iterator[Any]) -> Generator[Any]:
        yield from (task(shared, item) for item in islice(items, after))
        raise KeyboardInterrupt

    return play


def played(first: int, share: float, blocks: int = 4) -> PlayedBatch:
    """A batch in which the upper bot won now more and now less than a share."""
    shares = tuple((share + (0.5, -0.5)[block % 2], 0.5) for block in range(blocks))
    return PlayedBatch(batch=Batch(CELL, first), means=MEANS, shares=shares, seconds=1.0)


def test_a_ladder_has_all_seats_all_mixes_and_all_line_ups() -> None:
    rows = [row[0] for row in Ladder(bots=("random", "naive")).rows()]
    lineups = ["UL", "ULL", "UUL", "ULLL", "UULL", "ULUL", "UUUL", "ULLLL", "UUUUL", "ULLLLL", "UUUUUL"]
    for rules in ("none", "mixes"):
        assert [cell.lineup for cell in rows if cell.rules == rules] == lineups
    mixed = {tuple(getattr(options, name) for name in SWITCHES) for options in rows[-1].options()}
    assert len(mixed) == 16


def test_a_stopped_ladder_goes_on_to_the_same_table(tmp_path: Path) -> None:
    with Standing(MEANS) as whole:
        climb([SMALL], whole, process_executor(1))
    path = tmp_path / "played.jsonl"
    with Standing(MEANS, path) as begun, pytest.raises(KeyboardInterrupt):
        climb([SMALL], begun, stopping(after=2))
    kept = path.read_bytes()
    path.write_bytes(kept + kept[:100])  # the machine failed while it wrote
    with Standing(MEANS, path) as going_on:
        climb([SMALL], going_on, process_executor(1))
    assert path.read_bytes().startswith(kept)
    assert path.read_bytes().count(b"\n") == 3, "no batch was played twice"
    with Standing(MEANS, path) as again:
        assert table_of(SMALL, again) == table_of(SMALL, whole)
        assert again.state(CELL, SMALL).known
    with Standing(Means(seed=1, code="another version"), path) as other:
        assert other.state(CELL, SMALL).games == 0


def test_a_cell_is_known_when_its_interval_is_narrow_enough_whatever_came_after() -> None:
    ladder = Ladder(bots=("random", "naive"), seats=(2,), precision=5.0)
    with Standing(MEANS) as standing:
        for number in range(30):
            standing.add(played(48 * number, 0.6, blocks=48))
            if standing.state(CELL, ladder).known:
                break
        state = standing.state(CELL, ladder)
        assert state.share is not None
        assert (
            state.share.half_width
            <= 0.05
            < state.share.half_width * (state.games / (state.games - 96)) ** 0.5
        )
        standing.add(played(48 * (number + 1), 0.0, blocks=48))
        assert standing.state(CELL, ladder) == state


def test_a_table_says_where_the_upper_bot_is_not_shown_to_be_better() -> None:
    ladder = Ladder(bots=("random", "naive"), seats=(2, 3), rules=("none",))
    with Standing(MEANS) as standing:
        standing.add(played(0, 0.5))
        head, _, *rows = table_of(ladder, standing)
    assert head == "| Seats | Share of | Par | `naive` above `random` |"
    assert rows[0].startswith("| 2 | the upper against one | 50.0% | *50.0% ±")
    assert rows[2] == "| 3 | the lower against two | 33.3% | – |"


def test_a_document_gets_the_tables_that_its_marks_name(tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    mark = "<!-- condottiere arena ladder random naive --seats 2 --rules none --games 8 -->"
    document.write_text(f"# Bots\n\n{mark}\n\nold\n\n<!-- end -->\n\nAfter it.\n")
    with pytest.raises(SystemExit) as done:
        app(["arena", "remake", str(document), "--workers", "1", "--out", str(tmp_path / "played.jsonl")])
    assert done.value.code == 0
    text = document.read_text()
    assert text.startswith(f"# Bots\n\n{mark}\n\n| Seats |")
    assert "| 2 | the upper against one | 50.0% |" in text
    assert text.endswith("|\n\n<!-- end -->\n\nAfter it.\n")
    assert "old" not in text


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["ladder", "naive"], "a ladder takes two bots or more"),
        (["ladder", "naive", "naive"], "each once"),
        (["ladder", "naive", "random", "--seats", "7"], "a table has 2 to 6 seats"),
        (["remake", __file__], "no table stands between"),
    ],
)
def test_refusals_are_one_line_that_says_why(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as done:
        app(["arena", *words])
    assert done.value.code == 1
    assert why in capsys.readouterr().err


@pytest.mark.everything
@pytest.mark.no_cover
def test_games_that_are_played_at_once_do_not_depend_on_the_batch() -> None:
    from condottiere.arena.ladder.batches import play_batch

    cell = Cell("learned", "expert", "mixes", 3, "one")
    one, other = (play_batch(MEANS, Batch(cell, 0)) for _ in range(2))
    assert one.shares == other.shares
    assert sum(upper for upper, _ in one.shares) / len(one.shares) > cell.par
