"""The bot that learned: its network's file, and what it does with its outputs."""

import random
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from condottiere import Game, Options, decode, view
from condottiere.bots.bot import Decision
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.learned.bot import LearnedBot
from condottiere.bots.learned.manner import Manner
from condottiere.bots.learned.network import OUTPUTS, Layer, Network, load, network_in_use, save, softmax
from condottiere.bots.parameters import LearnedParameters
from condottiere.features import FEATURES, put_features
from condottiere.rules.actions import ACTIONS, PASS, PLAY
from condottiere.rules.cards import TEN
from support.positions import at
from support.random_games import Habits, steps

LIVELY = Habits(pass_less=0.5, show=0.1)


def small_layers(units: int = 5, inputs: int = FEATURES, outputs: int = OUTPUTS) -> tuple[Layer, ...]:
    """A network with a hidden layer and random weights."""
    rng = np.random.default_rng(1)
    sizes = (inputs, units, outputs)
    return tuple(
        Layer(rng.normal(0, 1, (a, b)).astype(np.float32), rng.normal(0, 1, b).astype(np.float32))
        for a, b in pairwise(sizes)
    )


def biased(code: int, much: float = 50.0) -> Network:
    """A network that prefers one action whatever it sees, and gives the first place the best chance."""
    bias = np.zeros(OUTPUTS, np.float32)
    bias[code] = bias[ACTIONS] = much
    return Network((Layer(np.zeros((FEATURES, OUTPUTS), np.float32), bias),))


def decided(network: Network, temperature: float = 0.0) -> Decision:
    """What a bot with this network decides at the beginning of a battle."""
    game = Game.new(Options(seats=3), seed=3)
    game.play(game.legal_actions()[0])
    assert game.turn is not None
    return LearnedBot(1, LearnedParameters(temperature=temperature), network).decide(game.view(game.turn))


def test_it_takes_the_best_legal_action_and_states_its_chance_for_it() -> None:
    passing = decided(biased(PASS))
    assert passing.code == passing.alternatives[0].code == PASS
    assert passing.alternatives[0].chance == pytest.approx(1)
    assert [one.chance for one in passing.alternatives[1:]] == [None] * (len(passing.alternatives) - 1)
    other = decided(biased(ACTIONS - 1, 90.0))  # drawing cards, which is not legal here
    assert other.code in {one.code for one in other.alternatives}
    assert other.code != ACTIONS - 1


def test_a_temperature_draws_actions_by_the_policy() -> None:
    assert decided(biased(PASS, 5.0)).code == PASS
    assert {decided(biased(PASS, 5.0), temperature=0.5).code} == {PASS}
    gentle = LearnedBot(1, LearnedParameters(temperature=50.0), biased(PASS, 5.0))
    game = Game.new(Options(seats=3), seed=3)
    game.play(game.legal_actions()[0])
    assert game.turn is not None
    seen = game.view(game.turn)
    assert len({gentle.decide(seen).code for _ in range(40)}) > 3


# --- manners ----------------------------------------------------------------------------------------------


def rows_of(*positions: str) -> NDArray[np.int8]:
    """The features of the seat on turn in each position."""
    rows = np.zeros((len(positions), FEATURES), np.int8)
    for row, position in zip(rows, positions, strict=True):
        table = at(position)
        put_features(row, observation_of(view(table, table.turn)))
    return rows


def choices(number: int, rows: NDArray[np.int8], numbers: dict[int, float], **manner: Any) -> Counter[int]:
    """What a captain chooses in a position when its network gives actions these numbers, and others none."""
    legal = np.zeros((number, ACTIONS), np.bool_)
    legal[:, [*numbers]] = True
    outputs = np.zeros((number, ACTIONS), np.float32)
    outputs[:, [*numbers]] = [*numbers.values()]
    many = np.repeat(rows, number, axis=0)
    chosen = Manner(LearnedParameters(**manner)).choose(outputs, many, legal, np.random.default_rng(1))
    return Counter(chosen.tolist())


def test_who_has_forgotten_the_discards_sees_the_same_whatever_they_were() -> None:
    """A Winter is remembered longer than a 3 or a 6."""
    table = "seats=3 site=roma hands=2T/5/6 lines=4/5/ out=2"
    rows = rows_of(*(f"{table} discards={card}" for card in "36W"))
    assert len({row.tobytes() for row in rows}) == 3
    nothing = Manner(LearnedParameters(memory="none")).seen(rows)
    assert len({row.tobytes() for row in nothing}) == 1
    notable = Manner(LearnedParameters(memory="notable")).seen(rows)
    assert notable[0].tobytes() == notable[1].tobytes() != notable[2].tobytes()
    assert Manner(LearnedParameters()).seen(rows) is rows


def test_who_looks_no_further_than_the_battle_misses_where_others_would_win() -> None:
    near, far = rows_of(
        "seats=2 site=siena owners=torino:1,milano:1,parma:0 hands=2/5",
        "seats=2 site=siena owners=torino:1,milano:1,parma:1,bologna:1,urbino:1 hands=2/5",
    )
    short = Manner(LearnedParameters(sight="battle"))
    lost = [int((short.seen(row[None]) != row[None]).sum()) for row in (near, far)]
    assert lost[0] < lost[1]


def test_errors_are_made_between_actions_that_are_close_and_with_many_rivals() -> None:
    two, four = rows_of("seats=3 site=roma hands=2T/5/6", "seats=5 site=roma hands=2T/5/6/5/6")
    near, far, unthinkable = PLAY, PLAY + 1, PLAY + 2
    numbers = {PASS: 0.0, near: -1.0, far: -5.0, unthinkable: -30.0}
    chosen = choices(1500, two[None], numbers, errors=1.0)
    assert chosen[PASS] > chosen[near] > 8 * chosen[far] > 0
    assert chosen[unthinkable] == choices(1500, two[None], numbers, errors=100.0)[unthinkable] == 0
    assert choices(1500, four[None], numbers, errors=1.0)[PASS] < chosen[PASS] - 75
    assert choices(10, two[None], numbers) == {PASS: 10}


def test_wishes() -> None:
    """Seat 0 can take the lead with a 6 or a 10, and seat 1 has two regions more than anybody else."""
    position = rows_of("seats=3 site=roma owners=torino:1,milano:1,parma:1 hands=6T/5/6 lines=/5/")
    six, ten = PLAY + 5, PLAY + TEN
    almost = {PASS: 0.0, six: -1.0}
    assert choices(1, position, almost) == {PASS: 1}
    assert choices(1, position, almost, wish="greedy") == {six: 1}
    assert choices(1, position, almost, wish="vengeful") == {six: 1}
    assert choices(1, position, {ten: 0.0, six: -1.0}) == {ten: 1}
    assert choices(1, position, {ten: 0.0, six: -1.0}, wish="careful") == {six: 1}


def test_one_row_and_many_are_evaluated_alike(tmp_path: Path) -> None:
    save(small_layers(), tmp_path / "small.npz")
    rng = random.Random(3)
    for network in (network_in_use(), load(tmp_path / "small.npz")):
        rows = []
        for seats in (2, 4, 6):
            for table, _ in steps(Options(seats=seats, hidden_cards=True), seats, LIVELY):
                if rng.random() < 0.02:
                    rows.append([0] * FEATURES)
                    put_features(rows[-1], observation_of(view(table, 0)))
        together = network.evaluate_all(np.array(rows, np.int8))
        apart = np.stack([network.evaluate(row) for row in rows])
        assert np.allclose(together, apart, rtol=1e-4, atol=1e-3)


def test_odds_add_up_to_one() -> None:
    assert softmax(np.array([1000.0, 1000.0, 0.0], np.float32)) == pytest.approx([0.5, 0.5, 0])


def test_what_is_no_fitting_network_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "some.npz"

    def complaint() -> str:
        with pytest.raises(ValueError, match=r"^some\.npz ") as refused:
            load(path)
        return str(refused.value)

    path.write_bytes(b"no archive")
    assert complaint() == "some.npz is not a network"
    save(small_layers(inputs=674), path)
    assert "was trained with other features (674) than this version has" in complaint()
    save(small_layers(outputs=7), path)
    assert complaint() == f"some.npz has 7 outputs, not {OUTPUTS}: train it anew"
    first, second = small_layers()
    save((first, Layer(second.weights[1:], second.bias)), path)
    assert complaint() == "some.npz is not a network: its layer 1 does not fit"
    np.savez(path, features="x")
    assert complaint() == "some.npz is not a network: it has no layers"
    save(small_layers(), path)
    with np.load(path) as found:
        parts = dict(found)
    np.savez(path, **{**parts, "features": np.array("0123456789abcdef")})
    assert "was trained with other features" in complaint()


def test_it_wins_against_chance() -> None:
    """Eight games of two; chance alone wins seven or more in 4 of 100 tries."""
    won = 0
    for seed in range(8):
        game = Game.new(Options(seats=2), seed=seed)
        bot, rng = LearnedBot(seed), random.Random(seed)
        while not game.over:
            assert game.turn is not None
            if game.turn == seed % 2:
                code = bot.decide(game.view(game.turn)).code
            else:
                code = rng.choice(game.view(game.turn).legal)
            game.play(decode(code))
            if game.view(None).can_end:
                game.end_unfinished()
        assert game.outcome is not None
        won += seed % 2 in game.outcome.winners
    assert won >= 7
