"""What a choice has cost, by what its seat could know."""

from condottiere.bots.judge.appraisal import LEAST, appraise
from condottiere.bots.judge.judge import judge
from condottiere.bots.judged import AS_GOOD
from condottiere.record.game import Game
from condottiere.record.notation import parse_action
from condottiere.rules import Options, decode, view
from support.positions import at


def test_to_pass_instead_of_winning_the_game_costs_what_it_leaves_to_chance() -> None:
    seen = view(at("seats=2 site=parma owners=torino:0,milano:0,genova:0 hands=T2/3 lines=/5 out=1"), 0)
    passing, winning = parse_action("pass"), parse_action("play:T")
    found = appraise(seen, passing)
    assert found.better == judge(seen)[0]
    assert found.better is not None
    assert found.better.code == winning
    assert found.cost > max(LEAST, 2 * found.error)
    assert appraise(seen, winning) == AS_GOOD
    assert appraise(seen, passing) == found, "the answer follows from the View and the choice"


def test_what_the_judge_advises_is_never_called_worse() -> None:
    game = Game.new(Options(seats=3), seed=4)
    for _ in range(5):
        assert game.turn is not None
        seen = game.view(game.turn)
        best = judge(seen)[0].code
        assert appraise(seen, best) == AS_GOOD
        game.play(decode(best))
