"""What captains offer and answer is the same whatever the hidden cards, their own included."""

import random

from condottiere.bots.bargaining.captains import Situation, answer, offers
from condottiere.bots.bargaining.characters import Character
from condottiere.record.game import Game
from condottiere.record.notation import parse_entry
from condottiere.record.position import parse_position
from condottiere.rules import Options
from support.twins import twin

EASY = Character(greed=0.0, honour=0.0, bluff=0.0, trust=1.0, grudge=1)
BATTLE = (
    "seats=4 phase=battle site=roma turn=1 hands=T5S/T65/W14/33B lines=T/2/T6/1 "
    "owners=torino:0,milano:2,venezia:2,siena:1,lucca:1,parma:3"
)


def said(game: Game) -> list[object]:
    """What a captain would offer two people, and answer to what they have offered it."""
    at = Situation.of(game)
    answers = [answer(at, 1, EASY, pact.offer) for pact in game.pacts.pacts]
    return [*offers(at, 1, [1, 3], EASY, [0, 2]), *answers]


def test_twins_are_offered_and_answered_the_same() -> None:
    rng = random.Random(1)
    game = Game.new(Options(seats=4), seed=1)
    game.table = parse_position(BATTLE)
    for token in ("pact:0>1:pass/pass", "pact:2>1:spare:napoli/fight:0"):
        game.enter(parse_entry(token))
    expected = said(game)
    assert len(expected) > 2, "something is offered, too"
    for _ in range(2):
        other = game.copy()
        other.table = twin(game.table, None, rng)
        assert other.table.hands != game.table.hands
        assert said(other) == expected
