"""Hints and odds say the same of the same action, from the View alone and however busy the machine is."""

import random
import time
from collections.abc import Iterator
from typing import Final

import numpy as np
import pytest

from condottiere import Game, Options, Phase, Play, decode, view
from condottiere.bots import make_bot
from condottiere.bots.checkpoint import checkpoints
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.levels import HINT_SPEC
from condottiere.bots.parameters import SearchParameters
from condottiere.bots.registry import parse_spec
from condottiere.bots.search import trials
from condottiere.bots.search.battle_odds import battle_odds
from condottiere.bots.search.findings import percent
from condottiere.bots.search.search import SearchBot
from condottiere.bots.search.trials import CHUNK, CandidateTrials
from condottiere.compiled.layout import TABLE
from condottiere.record.explanation.stakes import goals
from condottiere.record.position import position_text
from condottiere.rules import Card, View
from support.positions import at

FEW: Final = SearchParameters(min_worlds=60)
"""Less to do than for a hint, in the same way."""


def figures(seen: View, seed: int) -> dict[int, int]:
    """What a hint says of each action's battle."""
    said = {}
    for one in SearchBot(seed, FEW).decide(seen).alternatives:
        found = [reason.percent for reason in one.reasons if reason.percent is not None]
        assert len(found) == 1, one.reasons
        said[one.code] = found[0]
    return said


def battles(options: Options, seed: int, number: int) -> Iterator[Game]:
    """A game at some of the moments in which a seat of a battle has a choice."""
    rng = random.Random(seed)
    game = Game.new(options, seed=seed)
    while number:
        seen = game.view(game.turn)
        fighting = seen.phase in (Phase.BATTLE, Phase.RESCUE, Phase.FAVOR)
        if fighting and len(seen.legal) > 1 and rng.random() < 0.3:
            number -= 1
            yield game
        game.play(decode(make_bot("expert:temperature=10", rng.getrandbits(32)).decide(seen).code))
        if game.over:
            game = Game.new(options, seed=rng.getrandbits(32))


@pytest.mark.parametrize(
    "options",
    [
        Options(seats=4),
        pytest.param(Options(seats=2), marks=pytest.mark.everything),
        pytest.param(
            Options(seats=3, hidden_cards=True, capturing_regions=True), marks=pytest.mark.everything
        ),
    ],
)
def test_a_hint_and_the_odds_say_the_same_of_an_action(options: Options) -> None:
    compared = 0
    for number, game in enumerate(battles(options, 3, 40)):
        seen = game.view(game.turn)
        odds = {one.code: percent(one.holds) for one in SearchBot(number, FEW).odds(seen).odds}
        said = figures(seen, number)
        assert said == {code: odds[code] for code in said}, position_text(game.table)
        compared += len(said)
    assert compared > 80


@pytest.mark.parametrize(
    "options",
    [Options(seats=4), *(pytest.param(Options(seats=n), marks=pytest.mark.everything) for n in (2, 6))],
)
def test_a_battle_that_wins_the_game_is_no_likelier_than_the_game(options: Options) -> None:
    """Where the region wins the game (R8.1), who wins the battle has won; the better comes first."""
    compared = 0
    for number, game in enumerate(battles(options, 8, 600)):
        seen = game.view(game.turn)
        assert seen.viewer is not None
        if seen.site not in goals(game.table)[seen.viewer].wins:
            continue
        alternatives = SearchBot(number, FEW).decide(seen).alternatives
        odds = {one.code: one.holds for one in SearchBot(number, FEW).odds(seen).odds}
        for one in alternatives:
            assert one.chance is not None
            assert one.chance >= odds[one.code], position_text(game.table)
        chances = [one.chance for one in alternatives if one.chance is not None]
        assert chances == sorted(chances, reverse=True)
        compared += 1
        if compared == 12:
            return
    pytest.fail(f"only {compared} such battles were met")


FINALS = [
    "seats=4 phase=battle final=1 contenders=01 turn=0 hands=1235TTW/55TTDH// lines=5C/6D//",
    "seats=5 phase=battle final=1 contenders=02 turn=2 hands=1235TW//55TDH// lines=W5C//6D//",
]


@pytest.mark.parametrize("position", FINALS)
def test_a_final_battle_is_the_game(position: str) -> None:
    """R9.3: whoever alone is the strongest wins it, and those who are tied share it."""
    table = at(position)
    seen = view(table, table.turn)
    odds = {one.code: one for one in SearchBot(3, FEW).odds(seen).odds}
    alternatives = SearchBot(3, FEW).decide(seen).alternatives
    assert len(alternatives) > 1
    for one in alternatives:
        assert one.chance is not None
        assert odds[one.code].holds <= one.chance + 1e-9
        assert one.chance <= odds[one.code].holds + odds[one.code].ties / 2 + 1e-9


COURTESAN = (
    "seats=4 turn=2 site=mantova favor=venezia holder=0 battles=7 out=1 played=1 "
    "owners=parma:2,bologna:1,siena:0,urbino:1,spoleto:3,roma:3,napoli:0 "
    "hands=33456TTCHKK/1233556TBKKU/155SSBBBCCC/1122234466TC lines=C///"
)
"""Whoever begins with a Courtesan here and commits a whole hand mostly wins; no captain would do that."""


def test_odds_suppose_no_more_than_the_hint() -> None:
    """They do not suppose that a seat spends all that it has on a battle that the hint would give up."""
    table = at(COURTESAN)
    seen = view(table, 2)
    courtesan = next(
        one for one in SearchBot(1, FEW).odds(seen).odds if decode(one.code) == Play(Card.COURTESAN)
    )
    assert percent(courtesan.holds) == figures(seen, 1)[courtesan.code]
    assert courtesan.holds < 0.4


def test_a_hint_follows_from_the_view_and_not_from_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that is a thousand times slower, the same hint."""
    table = at("seats=3 phase=battle turn=1 site=roma hands=TTW5D/T654B/W631C")
    _, parameters = parse_spec(HINT_SPEC)
    assert isinstance(parameters, SearchParameters)
    assert parameters.min_worlds > 0
    hints = [make_bot(HINT_SPEC, 7).decide(view(table, 1))]
    began = time.perf_counter()
    monkeypatch.setattr(time, "perf_counter", lambda: began + 1000.0)
    hints.append(make_bot(HINT_SPEC, 7).decide(view(table, 1)))
    with checkpoints(lambda: time.sleep(0)):  # others go first
        hints.append(make_bot(HINT_SPEC, 7).decide(view(table, 1)))
    assert hints[0] == hints[1] == hints[2]


# --- checkpoints ------------------------------------------------------------------------------------


def trial(playouts: int) -> CandidateTrials:
    """A search among four actions, to be gone on with."""
    seen = view(at("seats=4 phase=battle turn=1 site=roma hands=TTW5D/T65/W631C/K5521"), 1)
    parameters = SearchParameters(playouts=playouts)
    codes = np.array(seen.legal, np.int64)
    return CandidateTrials(
        observation_of(seen), np.zeros(0, TABLE), 5, parameters, codes, np.zeros(len(codes))
    )


def test_chunks_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds tried in many calls, with others going first in between, come to what they come to in one."""
    whole, parts = trial(1), trial(1)
    everything = np.arange(len(whole.codes))
    monkeypatch.setattr(trials, "CHUNK", 1_000_000)
    whole.add_worlds(everything, 3 * CHUNK + 7)
    monkeypatch.setattr(trials, "CHUNK", CHUNK)
    for worlds in (1, CHUNK, 2 * CHUNK + 6):
        parts.add_worlds(everything, worlds)
    assert (whole.tallies == parts.tallies).all()
    assert whole.state.tree.size == parts.state.tree.size


class Interrupted(Exception):
    """Nobody waits for the thought any more."""


LONG = [
    "search:playouts=20000",
    "search:worlds=2000",
    "search:seconds=60",
    "ismcts:playouts=100000",
    "ismcts",
]


@pytest.mark.parametrize("spec", LONG)
def test_a_long_thought_can_be_interrupted(spec: str) -> None:
    table = at("seats=4 phase=battle turn=1 site=roma hands=TTW5D/T654B/W631C/K5521")
    asked = 0

    def stop() -> None:
        nonlocal asked
        asked += 1
        if asked == 5:
            raise Interrupted

    with checkpoints(stop), pytest.raises(Interrupted):
        make_bot(spec, 1).decide(view(table, 1))
    assert asked == 5


def test_the_odds_can_be_interrupted() -> None:
    def stop() -> None:
        raise Interrupted

    with checkpoints(stop), pytest.raises(Interrupted):
        battle_odds(view(at(COURTESAN), 2), 1)


@pytest.mark.parametrize("seats", [2, 6])
def test_checkpoints_are_passed_every_few_milliseconds(seats: int) -> None:
    """Half of the chunks take no longer than 20 ms, even while other work takes turns with this test."""
    game = Game.new(Options(seats=seats), seed=1)
    game.play(game.legal_actions()[0])
    passed: list[float] = []
    captain = make_bot(HINT_SPEC, 1)
    assert isinstance(captain, SearchBot)
    captain.odds(game.view(game.turn))
    with checkpoints(lambda: passed.append(time.thread_time())):
        captain.decide(game.view(game.turn))
    assert sorted(np.diff(passed))[len(passed) // 2] < 0.02
