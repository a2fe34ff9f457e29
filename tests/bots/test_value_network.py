"""The estimate of who will win: fair to seats, sensible, and learned from games."""

from pathlib import Path

import numpy as np
import pytest

from condottiere.bots.search.value_network import (
    INPUTS,
    Network,
    load,
    victory_share,
    win_probabilities,
    write_features,
)
from condottiere.rules import Options, Table
from condottiere.training import value_network
from condottiere.training.value_network import (
    Samples,
    brier,
    loss,
    predict,
    random_network,
    record_samples,
    save,
    train,
    uniform_network,
)
from support.positions import at
from support.random_games import rotated

AHEAD = (
    "seats=4 phase=site turn=1 holder=1 battles=7 hands=T65D/4321/55/6K "
    "owners=modena:0,bologna:0,roma:1,lucca:2,ancona:3"
)
"""Seat 0 has two adjacent regions with many free ones beside them, and the best hand."""


def estimate(table: Table, network: Network) -> list[float]:
    """Each seat's chance, by the same functions uncompiled."""
    units = len(network.output_weights)
    inputs, hidden = np.zeros((6, INPUTS), np.float32), np.zeros(units, np.float32)
    found = np.zeros(6, np.float32)
    win_probabilities(table, inputs, network.hidden_weights, hidden, network.output_weights, found)
    return [float(chance) for chance in found[: table.seats]]


def test_whoever_is_ahead_has_the_best_chance() -> None:
    found = estimate(at(AHEAD), load())
    assert sum(found) == pytest.approx(1, abs=1e-5)
    assert max(found) == found[0] > 0.35
    assert min(found) > 0.02


def test_a_seat_is_judged_by_how_it_stands_and_not_by_its_number() -> None:
    table = at(AHEAD)
    turned = rotated(table, 1)
    assert estimate(turned, load()) == pytest.approx(np.roll(estimate(table, load()), 1), abs=1e-5)


def test_every_input_is_written_anew() -> None:
    """Nothing of an earlier table shines through."""
    clean, used = np.zeros((6, INPUTS), np.float32), np.full((6, INPUTS), 9, np.float32)
    for inputs in (clean, used):
        write_features(at(AHEAD), inputs)
    assert (clean[:4] == used[:4]).all()


def test_a_victory_is_shared_by_those_who_won() -> None:
    alone, together = at("seats=3 phase=over winners=1"), at("seats=3 phase=over winners=02")
    assert [victory_share(alone, seat) for seat in range(3)] == [0, 1, 0]
    assert [victory_share(together, seat) for seat in range(3)] == [0.5, 0, 0.5]
    match = at("seats=3 options=points:20 phase=over winners=1 match-winners=2")
    assert [victory_share(match, seat) for seat in range(3)] == [0, 0, 1]


@pytest.mark.everything
def test_it_learns_from_games() -> None:
    samples, held_out = (record_samples(Options(seats=3), 3_000, seed) for seed in (1, 2))
    assert samples.shares.sum(axis=1) == pytest.approx(1)
    network = train(samples, units=8, iterations=30, seed=1)
    assert brier(uniform_network(), held_out) == pytest.approx(2 / 9, abs=1e-3)
    assert brier(network, held_out) < brier(uniform_network(), held_out) - 0.02


def test_the_slopes_are_those_of_the_cross_entropy(monkeypatch: pytest.MonkeyPatch) -> None:
    """In batches that do not come out even, too."""
    rng = np.random.default_rng(5)
    network = random_network(4, rng)
    inputs = rng.normal(size=(7, 6, INPUTS)).astype(np.float32)
    samples = Samples(inputs, rng.dirichlet(np.ones(6), 7).astype(np.float32), np.full(7, 6))
    monkeypatch.setattr(value_network, "BATCH", 3)
    value, slope = loss(network, samples)
    assert value == pytest.approx(-(samples.shares * np.log(predict(network, samples))).sum() / 7, rel=1e-5)
    for part, begin in ((0, 0), (1, INPUTS * 4)):
        for place in (2, len(network[part].ravel()) - 2):
            ends = []
            for way in (1e-2, -1e-2):
                moved = Network(*(weights.copy() for weights in network))
                moved[part].ravel()[place] += way
                ends.append(loss(moved, samples)[0])
            assert slope[begin + place] == pytest.approx((ends[0] - ends[1]) / 2e-2, abs=2e-3)


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    network = random_network(5, np.random.default_rng(1))
    save(network, tmp_path / "net.json")
    again = load(tmp_path / "net.json")
    assert again.hidden_weights == pytest.approx(network.hidden_weights, rel=1e-4)
    assert again.output_weights == pytest.approx(network.output_weights, rel=1e-4)


def test_a_network_for_other_inputs_is_refused(tmp_path: Path) -> None:
    save(Network(np.zeros((3, 2), np.float32), np.zeros(2, np.float32)), tmp_path / "old.json")
    with pytest.raises(ValueError, match=r"old\.json takes 3 inputs"):
        load(tmp_path / "old.json")
