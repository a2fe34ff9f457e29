"""The regret set: what a choice costs, that a stopped set goes on, and what is installed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from condottiere.arena.regret.decisions import (
    Recipe,
    ValuedAction,
    ValuedBatch,
    ValuedDecision,
    add_batches,
    read_batches,
    read_decisions,
)
from condottiere.arena.regret.judging import judge, regret_of
from condottiere.arena.results import ResultsError
from condottiere.record.position import parse_position
from condottiere.rules import Phase
from condottiere.rules.legality import refusal
from condottiere.rules.refusals import LEGAL

RECIPE = Recipe(worlds=2, batch=1)


def batches(numbers: range) -> Iterator[ValuedBatch]:
    for number in numbers:
        decision = ValuedDecision(position="seats=2", actions=(ValuedAction(number, 0.5, 0.25),))
        yield ValuedBatch(recipe=RECIPE, number=number, decisions=(decision,))


def test_the_best_action_is_found_in_one_half_of_the_worlds_and_valued_in_the_other() -> None:
    decision = ValuedDecision(
        position="", actions=(ValuedAction(0, 0.5, 0.2), ValuedAction(1, 0.3, 0.4), ValuedAction(2, 0.1, 0.1))
    )
    assert regret_of(decision, 0) == pytest.approx((0.2 - 0.2 + 0.3 - 0.5) / 2)
    assert regret_of(decision, 2) == pytest.approx((0.2 - 0.1 + 0.3 - 0.1) / 2)
    assert regret_of(decision, 9) == regret_of(decision, 2), "what was not tried counts as the worst"


def test_a_stopped_set_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "set.jsonl"
    assert list(add_batches(path, RECIPE, batches(range(2)))) == [1, 2]
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])  # stopped while the second batch was written
    assert len(read_batches(path)) == 1
    assert list(add_batches(path, RECIPE, batches(range(1, 2)))) == [2]
    assert path.read_bytes() == whole
    with pytest.raises(ResultsError, match="was begun with another seed"):
        list(add_batches(path, Recipe(worlds=4), batches(range(2, 3))))


def test_the_installed_set_has_every_phase_and_number_of_seats_and_only_legal_actions() -> None:
    decisions = read_decisions()
    tables = [parse_position(decision.position) for decision in decisions]
    assert {Phase(table.phase) for table in tables} == {
        *(Phase.BATTLE, Phase.SITE, Phase.FAVOR, Phase.RESCUE, Phase.KEEP, Phase.HAND, Phase.DRAW)
    }
    assert {table.seats for table in tables} == {2, 3, 4, 5, 6}
    for table, decision in zip(tables[::20], decisions[::20], strict=True):
        assert all(refusal(table, action.code) == LEGAL for action in decision.actions)


def test_a_bot_is_judged_by_its_choices() -> None:
    found = judge("random", read_decisions()[:40], seed=1)
    assert found.regret.low > 0
    assert sum(number for name, number, _ in found.groups if name.endswith("seats")) >= 36


@pytest.mark.everything
@pytest.mark.no_cover
def test_a_batch_is_the_same_whenever_it_is_made() -> None:
    from condottiere.arena.regret.making import make_batch

    recipe = Recipe(worlds=4, batch=8)
    one, again, other = make_batch(recipe, 3), make_batch(recipe, 3), make_batch(recipe, 4)
    assert one == again != other
    assert len(one.decisions) >= 6
    for decision in one.decisions:
        table = parse_position(decision.position)
        assert len(decision.actions) > 1
        assert all(refusal(table, action.code) == LEGAL for action in decision.actions)
        assert all(0 <= value <= 1 for action in decision.actions for value in (action.first, action.second))
