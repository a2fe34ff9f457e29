"""What bots say of their actions: plain English, and each sentence an argument for its action."""

import re
from collections.abc import Iterator

import pytest

from condottiere import Game, Options, Pass, Play, Rescue, View, decode, view
from condottiere.bots import Alternative, make_bot
from condottiere.bots.bot import NamesPlayers
from condottiere.bots.evaluation.sights import sight_of
from condottiere.bots.evaluation.weights import weights_for
from condottiere.bots.explain import Explainer
from condottiere.rules import Card
from support.positions import at

OPTIONS = [
    Options(seats=2),
    Options(seats=4),
    Options(seats=6, hidden_cards=True),
    Options(seats=3, capturing_regions=True),
    Options(seats=5, draw_after_battle=True),
]
FOR_FIGHTING = re.compile(r"would (be your|give you|win you|win the game)|decides the (game|match)|it wins")
AGAINST_PLAYING = re.compile(r"may be worth more later|not worth more|would only be")


def said(options: Options, seed: int) -> Iterator[tuple[View, Alternative]]:
    """What an expert who strays says of its best actions in a game."""
    game = Game.new(options, seed=seed)
    expert = make_bot("expert:temperature=3", seed)
    for _ in range(400):
        if game.over:
            return
        seen = game.view(game.turn)
        decision = expert.decide(seen)
        for one in decision.alternatives:
            yield seen, one
        game.play(decode(decision.code))


@pytest.mark.parametrize("options", OPTIONS)
def test_every_reason_speaks_for_its_action(options: Options) -> None:
    told = 0
    for seed in range(4):
        for _, one in said(options, seed):
            told += len(one.reasons)
            match decode(one.code):
                case Pass() | Rescue(Card()) | Play(Card.SCARECROW):
                    wrong = FOR_FIGHTING
                case _:
                    wrong = AGAINST_PLAYING
            assert not any(wrong.search(reason) for reason in one.reasons), (decode(one.code), one.reasons)
    assert told > 500


@pytest.mark.parametrize("options", OPTIONS)
def test_reasons_are_plain_english(options: Options) -> None:
    """'The first region of the seat to your left', for nobody says 'the seat to your left's first region'."""
    for seed in range(4):
        for _, one in said(options, seed):
            for reason in one.reasons:
                assert "left's" not in reason
                assert "right's" not in reason
                assert "opposite's" not in reason
                assert reason == reason.strip()
                assert not reason.endswith(".")


def reasons_of(position: str, action: Pass | Play) -> tuple[str, ...]:
    table = at(position)
    alternatives = make_bot("expert", 1).decide(view(table, table.turn)).alternatives
    return next(one.reasons for one in alternatives if decode(one.code) == action)


def test_a_pass_is_for_what_it_costs_little_to_lose() -> None:
    position = "seats=4 site=bologna owners=roma:0 hands=T2/3/44/5 lines=/6// out=123"
    assert reasons_of(position, Pass()) == (
        "this battle is not worth more of your cards",
        "Bologna would only be the first region of the seat to your left",
    )


@pytest.mark.parametrize("spec", ["expert", "search:worlds=20"])
def test_reasons_call_players_by_the_names_that_the_bot_was_told(spec: str) -> None:
    """Seat 2 is on turn; for seat 0, which is opposite, most depends on the battle."""
    position = "seats=4 site=parma turn=2 owners=torino:0,milano:0,genova:0 hands=T/3/TT6/5 lines=6///"
    bot = make_bot(spec, 1)
    told = []
    for names in (None, ("Ada", "Bruno", "Chiara", "Dante")):
        assert isinstance(bot, NamesPlayers)
        bot.names = names
        decision = bot.decide(view(at(position), 2))
        told.append("; ".join(reason for one in decision.alternatives for reason in one.reasons))
    assert "win the game for the seat opposite" in told[0]
    assert "win the game for Ada" in told[1]
    assert "seat" not in told[1]


def test_a_named_player_has_regions_of_its_own() -> None:
    table = at("seats=4 site=bologna owners=roma:0 hands=T2/3/44/5 lines=/6// out=123")
    sight = sight_of(view(table, 0))
    explainer = Explainer(sight, weights_for(sight), ("Ada", "Bruno", "Chiara", "Dante"))
    assert explainer.reasons(Pass())[-1] == "Bologna would only be Bruno’s first region"
