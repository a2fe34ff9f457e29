"""The bots: legal, honest, quick to repeat themselves, and worth a game."""

import random

import pytest

from condottiere import Game, Options, Phase, decode, view
from condottiere.bots import BOTS, make_bot
from condottiere.bots.levels import LEVELS
from condottiere.bots.registry import parse_spec
from condottiere.languages.bundle import language
from support.twins import twin

HONEST = [
    *("search:worlds=2", "naive", "expert", "learned", "random"),
    *("search:worlds=2,proposals=3", "ismcts:playouts=10", "master:worlds=2,proposals=2"),
]
OPTIONS = [
    Options(seats=2),
    Options(seats=4),
    Options(seats=6, hidden_cards=True),
    Options(seats=3, capturing_regions=True, draw_after_battle=True),
    Options(seats=5, hidden_cards=True, capturing_regions=True, draw_after_battle=True, bigger_kingdoms=True),
    Options(seats=3, points=10),
]
PAIRS = [
    pytest.param(kind, options, marks=() if bot == number else pytest.mark.everything)
    for bot, kind in enumerate(HONEST)
    for number, options in enumerate(OPTIONS)
]
"""Every bot with every mix of rules; by default each once."""


def play(options: Options, kinds: list[str], seed: int) -> Game:
    """A whole game between bots; every choice is checked by the rules."""
    game = Game.new(options, seed=seed)
    bots = [make_bot(kind, seed + seat) for seat, kind in enumerate(kinds)]
    for _ in range(20_000):
        if game.over:
            return game
        if game.table.phase == Phase.INTERVAL:
            game.next_game()
        else:
            assert game.turn is not None
            game.play(decode(bots[game.turn].decide(game.view(game.turn)).code))
        if game.view(None).can_end:
            game.end_unfinished()
    raise AssertionError(f"no end after 20,000 decisions, seed {seed}")


@pytest.mark.parametrize(("kind", "options"), PAIRS)
def test_bots_play_whole_games_by_the_rules(kind: str, options: Options) -> None:
    assert play(options, [kind] * options.seats, seed=0).over


def test_every_bot_but_those_that_see_more_is_tried_here_and_says_how_it_plays() -> None:
    names = {name for name, kind in BOTS.items() if kind.honest}
    assert {spec.partition(":")[0] for spec in HONEST} == names
    assert all(language().message(f"bot-{name}") for name in names)


@pytest.mark.parametrize(("kind", "options"), PAIRS)
def test_a_bot_decides_equally_whatever_the_hidden_cards(kind: str, options: Options) -> None:
    game = Game.new(options, seed=8)
    rng = random.Random(8)
    for _ in range(150):
        if game.over:
            break
        if game.table.phase == Phase.INTERVAL:
            game.next_game()
            continue
        assert game.turn is not None
        choices = {
            make_bot(kind, 1).decide(view(table, game.turn))
            for table in (game.table, twin(game.table, game.turn, rng), twin(game.table, game.turn, rng))
        }
        assert len(choices) == 1
        game.play(rng.choice(game.legal_actions()))


def test_the_same_seed_plays_the_same_game() -> None:
    games = [play(OPTIONS[1], ["naive"] * 4, seed=6).log for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize(("seats", "par"), [(2, 0.5), pytest.param(4, 0.25, marks=pytest.mark.everything)])
def test_naive_is_worth_a_game(seats: int, par: float) -> None:
    """Against random players it wins far more than its share (64 games; chance alone would all but never)."""
    wins = 0
    for seed in range(64):
        kinds = ["random"] * seats
        kinds[seed % seats] = "naive"
        outcome = play(Options(seats=seats), kinds, seed).outcome
        assert outcome is not None
        wins += seed % seats in outcome.winners
    assert wins / 64 > par + 0.2


def test_levels_are_bots_that_see_what_a_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """No two are called alike, their names fit where they are kept and shown, and each can be made."""
    assert len({level.name for level in LEVELS}) == len({level.label for level in LEVELS}) == len(LEVELS)
    for level in LEVELS:
        kind, _ = parse_spec(level.spec)
        assert kind.honest, f"{level.label} would see more than others"
        assert level.name not in BOTS
        assert len(level.label) <= 14
        assert language().message(f"captain-{level.name}").endswith(".")
    assert (LEVELS[0].grade, LEVELS[-1].grade) == ("gentle", "merciless")
    monkeypatch.setattr("condottiere.bots.bot.find_spec", lambda _: None)  # as if there were no NumPy
    assert [level.playing for level in LEVELS[:-1]] == [level.plain for level in LEVELS[:-1]]
