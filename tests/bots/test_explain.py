"""What bots say of their actions: plain English, and each sentence an argument for its action."""

import re
from collections.abc import Iterator

import pytest

from condottiere import Game, Options, Pass, Play, Rescue, View, decode, view
from condottiere.bots import Alternative, make_bot
from condottiere.rules import Card
from support.positions import at
from support.told import sentence

OPTIONS = [
    Options(seats=2),
    Options(seats=4),
    Options(seats=6, hidden_cards=True),
    Options(seats=3, capturing_regions=True),
    Options(seats=5, draw_after_battle=True),
]
FOR_FIGHTING = re.compile(r"would (be your|give you|win you|win the game)|decides the (game|match)|It wins")
AGAINST_PLAYING = re.compile(r"may be worth more later|not worth more|would only be")
NAMES = ("Ada", "Bruno", "Chiara", "Dante", "Elena", "Fabio")


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
def test_every_reason_speaks_for_its_action_and_can_be_told_in_words(options: Options) -> None:
    told = 0
    for seed in range(3):
        for _, one in said(options, seed):
            match decode(one.code):
                case Pass() | Rescue(Card()) | Play(Card.SCARECROW):
                    wrong = FOR_FIGHTING
                case _:
                    wrong = AGAINST_PLAYING
            for reason in one.reasons:
                told += 1
                words = sentence(reason, NAMES)
                assert not wrong.search(words), (decode(one.code), reason)
                assert words == words.strip()
                assert words[0].isupper()
                assert not words.endswith(".")
    assert told > 500


def reasons_of(position: str, action: Pass | Play) -> list[str]:
    table = at(position)
    alternatives = make_bot("expert", 1).decide(view(table, table.turn)).alternatives
    reasons = next(one.reasons for one in alternatives if decode(one.code) == action)
    return [sentence(reason, NAMES) for reason in reasons]


def test_a_pass_is_for_what_it_costs_little_to_lose() -> None:
    position = "seats=4 site=bologna owners=roma:0 hands=T2/3/44/5 lines=/6// out=123"
    assert reasons_of(position, Pass()) == [
        "This battle is not worth more of your cards",
        "Bologna would only be Bruno’s first region",
    ]


@pytest.mark.parametrize("spec", ["expert", "search:worlds=20"])
def test_reasons_call_players_by_their_names(spec: str) -> None:
    """Seat 2 is on turn; for seat 0, which is opposite, most depends on the battle."""
    position = "seats=4 site=parma turn=2 owners=torino:0,milano:0,genova:0 hands=T/3/TT6/5 lines=6///"
    decision = make_bot(spec, 1).decide(view(at(position), 2))
    told = [sentence(reason, NAMES) for one in decision.alternatives for reason in one.reasons]
    assert any("win the game for Ada" in words for words in told)
