"""What a choice has cost, by what its seat could know."""

import numpy as np

from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.judge.appraisal import LEAST, appraise
from condottiere.bots.judge.evidence import Evidence
from condottiere.bots.judge.judge import judge
from condottiere.bots.judge.reasons import contrast
from condottiere.bots.judged import AS_GOOD
from condottiere.languages.fact import Fact
from condottiere.record.game import Game
from condottiere.record.notation import parse_action
from condottiere.rules import Options, decode, view
from support.positions import at


def test_to_pass_instead_of_winning_the_game_costs_what_it_leaves_to_chance() -> None:
    seen = view(at("seats=2 site=parma owners=torino:0,milano:0,genova:0 hands=T2/3 lines=/5 out=1"), 0)
    passing, winning = parse_action("pass"), parse_action("play:T")
    found = appraise(seen, passing)
    assert found.better is not None
    assert found.better.code == judge(seen)[0].code == winning
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


def against(
    position: str, better: str, chosen: str, won: tuple[float, float], left: tuple[float, float] = (0, 0)
) -> dict[str, Fact]:
    """Why an action is better than another, by the messages of the reasons.

    `won` is how often the seat on turn wins the battle after each, and `left` how many cards it then has.
    """
    seen = view(at(position), 0)
    conquers, cards, nothing = np.zeros((2, 1, 2)), np.zeros((2, 1)), np.zeros((2, 1))
    conquers[:, 0, 0], conquers[:, 0, 1], cards[:, 0] = won, 1 - np.array(won), left
    codes = parse_action(better), parse_action(chosen)
    evidence = Evidence(codes, np.ones(1), nothing, conquers, cards, nothing, np.zeros(2))
    return {reason.id: reason for reason in contrast(observation_of(seen), evidence)}


def test_of_two_cards_is_told_what_each_of_them_leads_to_and_nothing_against_passing() -> None:
    battle = "seats=2 site=roma hands=16TTT/5D lines=/5"
    told = against(battle, "play:T", "play:1", (0.9, 0.3), (3, 3))
    assert set(told) == {"does-leads", "needs-often", "instead-wins"}
    assert told["needs-often"].what != told["instead-wins"].what
    told = against(battle, "play:6", "play:T", (0.9, 0.9), (3, 1))
    assert (told["does-keep"].count, told["instead-keeps"].count) == (3, 1)
    assert "advice-worth" in against(battle, "play:T", "pass", (0.9, 0.0))


def test_nothing_is_better_than_passing_where_nobody_passed() -> None:
    battle = "seats=2 site=roma hands=UT/5 lines=3/5"
    assert "advice-better" in against(battle, "play:T", "pass", (0.3, 0.25))
    assert not {"advice-better", "advice-hinders"} & set(against(battle, "play:T", "play:U", (0.3, 0.25)))


def test_what_holds_of_the_choice_too_is_no_reason_against_it() -> None:
    battle = "seats=2 site=roma hands=UT/5 lines=3/5"
    assert not against(battle, "pass", "play:U", (0.5, 0.5), (2, 2))
    assert set(against(battle, "pass", "play:U", (0.5, 0.5), (2, 1))) == {"does-keep"}
    first = against("seats=2 phase=site hands=TTD/12", "site:torino", "site:modena", (0.3, 0.3))
    assert not first, "either would be the first region of whoever wins it"
    wins = "seats=2 phase=site hands=TTD/12 owners=torino:0,milano:0,genova:0"
    assert "reason-wins-adjacent-yours" in against(wins, "site:parma", "site:napoli", (0.3, 0.3))
