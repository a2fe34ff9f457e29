"""Captains who bargain: whom they trust, what they accept and offer, and whether they keep their word."""

import pytest

from condottiere.bots.bargaining.captains import Situation, answer, offers
from condottiere.bots.bargaining.characters import CHARACTERS, Character
from condottiere.bots.bargaining.memory import Dealings, Memory, Reputation, unanswered
from condottiere.bots.bargaining.word import with_word
from condottiere.bots.bot import single_decision
from condottiere.bots.levels import LEVELS
from condottiere.record.game import Game
from condottiere.record.notation import parse_entry
from condottiere.record.pacts.notation import Accepted, Clause, Declined, Offer
from condottiere.rules import Options, Pass, Phase, Region, encode

GREEDY = Character(greed=0.9, honour=0.0, bluff=0.0, trust=1.0, grudge=1)
EASY = Character(greed=-0.9, honour=0.0, bluff=0.0, trust=1.0, grudge=1)
PASS = encode(Pass())


def battle(*tokens: str, seed: int = 1) -> Game:
    """A battle for Roma among four, in which seat 0 is on turn, and what was agreed before."""
    game = Game.new(Options(seats=4, first_holder=0), seed)
    game.play("site:roma")
    enter(game, *tokens)
    return game


def enter(game: Game, *tokens: str) -> None:
    game.enter_all(parse_entry(token) for token in tokens)


def play_card(game: Game) -> None:
    game.play(next(code for code in game.view(game.turn).legal if code != PASS))


def memory(game: Game, seat: int) -> Memory:
    return Memory(game.pacts, game.pact_time, seat)


def test_every_level_has_a_character() -> None:
    assert CHARACTERS.keys() == {level.name for level in LEVELS}
    assert all(0 <= one.bluff <= 1 and 0 < one.trust <= 1 and one.greed > 0 for one in CHARACTERS.values())


def test_whoever_betrays_a_captain_gets_nothing_more_until_they_have_made_up_for_it() -> None:
    game = battle("pact:0>1:pass/-", "accept:1:0>1:pass/-")
    assert memory(game, 1).trust(0, stranger=0.5) == 0.5
    play_card(game)
    assert [memory(game, seat).was_betrayed_by(0) for seat in (1, 2)] == [True, False], "seat 2 knows nothing"
    assert memory(game, 1).trust(0, stranger=0.5) == 0.0
    trade = Offer(0, (1,), Clause("pass"), Clause("pass"))
    enter(game, "pact:0>1:pass/pass")
    assert answer(Situation.of(game), 1, EASY, trade) == Declined(1, trade)
    assert offers(Situation.of(game), 1, [1], EASY, [0]) == []
    while game.table.battles == 0:
        game.play(PASS)
    if game.table.phase == Phase.HAND:
        game.play("hand:keep")
    enter(game, "pact:0>1:nofavor:siena/-", "accept:1:0>1:nofavor:siena/-")
    assert memory(game, 1).was_betrayed_by(0), "a gift that was not put to the test makes up for nothing"


def test_a_kept_gift_makes_up_for_a_broken_promise() -> None:
    game = battle("pact:0>1:pass/-", "accept:1:0>1:pass/-")
    play_card(game)
    enter(game, "pact:0>1:fight:2/-", "accept:1:0>1:fight:2/-")
    while game.turn != 0:
        play_card(game)
    play_card(game)
    while game.table.battles == 0:
        game.play(PASS)
    assert not memory(game, 1).was_betrayed_by(0)
    assert memory(game, 1).trust(0, stranger=0.5) == 2 / 5, "one kept, one broken"


def test_what_a_captain_remembers_of_earlier_games_changes_what_it_accepts() -> None:
    game = battle("pact:0>1:-/spare:siena")
    (request,) = (pact.offer for pact in game.pacts.pacts)
    kept, broken = Dealings(kept=2), Dealings(broken=1, region=Region.ROMA)
    character = CHARACTERS["colleoni"]

    def known(*games: Dealings) -> Reputation:
        return character.recalls(Reputation.of(games))

    def trust(*games: Dealings) -> float:
        return Memory(game.pacts, game.pact_time, 1, {0: known(*games)}).trust(0, stranger=0.5)

    assert (trust(), trust(kept), trust(broken), trust(kept, broken)) == (0.5, 3 / 4, 0.0, 0.0)
    at = Situation.of(game, {0: known(broken)})
    assert (answer(at, 1, EASY, request), offers(at, 1, [1], EASY, [0])) == (Declined(1, request), [])
    assert trust(broken, Dealings(kept=1, gifts=1)) == 2 / 5, "a gift makes up for it"
    quiet = [Dealings()] * character.grudge
    assert (trust(broken, *quiet[1:]), trust(broken, *quiet)) == (0.0, 1 / 4), "or some games do"
    assert trust(broken, broken, *quiet) == 1 / 8, "which is never worth what a word kept, or unknown, is"


def test_a_captain_takes_gifts_and_gives_nothing_away() -> None:
    game = battle("pact:0>1:spare:siena/-", "pact:0>2:-/spare:siena")
    gift, request = (pact.offer for pact in game.pacts.pacts)
    at = Situation.of(game)
    assert isinstance(answer(at, 2, GREEDY, request), Declined)
    assert answer(at, 2, EASY, request) == Accepted(2, request)
    assert answer(at, 1, GREEDY, gift) == Accepted(1, gift)


@pytest.mark.parametrize("own", ["fight:2", "favor:roma"])
def test_a_captain_never_promises_what_another_promise_of_its_own_excludes(own: str) -> None:
    other = {"fight:2": "pass", "favor:roma": "nofavor:roma"}[own]
    game = battle(f"pact:0>1:-/{own}", f"accept:1:0>1:-/{own}", f"pact:0>1:-/{other}")
    assert isinstance(answer(Situation.of(game), 1, EASY, game.pacts.pacts[1].offer), Declined)


def test_captains_offer_people_one_pact_a_battle_and_rest_after_those_that_come_to_nothing() -> None:
    game = battle()
    for _ in range(5):
        play_card(game)
    assert game.turn == 1
    (made,) = offers(Situation.of(game), 1, [1, 2], EASY, [0])
    fight = Clause("fight", seat=3)
    assert made.offer == Offer(1, (0,), fight, fight), "against whoever leads, to the person alone"
    game.enter(made)
    assert offers(Situation.of(game), 2, [1, 2], EASY, [0]) == []
    enter(game, "pact:1>3:spare:siena/-")
    assert unanswered(game.pacts, game.pact_time, [1, 2]) == []
    while game.table.battles == 0:
        game.play(PASS)
    (gone,) = unanswered(game.pacts, game.pact_time, [1, 2])
    assert gone.offer.to == (3,), "the other was about the battle, and has lapsed"


@pytest.mark.parametrize(("honour", "kept"), [(1.0, True), (-1.0, False)])
def test_a_captain_keeps_its_word_if_that_costs_no_more_than_it_is_worth(honour: float, kept: bool) -> None:
    game = battle("pact:0>1:pass/-", "accept:1:0>1:pass/-")
    view = game.view(0)
    wished = single_decision(next(code for code in view.legal if code != PASS))
    faithful = game.pacts.faithful(game.table, game.version, view.legal)
    assert faithful == [PASS]
    assert with_word(view, wished, faithful, honour) == (PASS if kept else wished.code)
    assert with_word(view, wished, view.legal, honour) == wished.code, "what breaks nothing is done"


def test_whom_the_other_has_betrayed_is_bound_no_more() -> None:
    game = battle("pact:0>1:pass/pass", "accept:1:0>1:pass/pass")
    play_card(game)
    assert game.turn == 1
    legal = list(game.view(1).legal)
    assert game.pacts.faithful(game.table, game.version, legal) == legal
