"""What a choice has cost, by what its seat could know."""

from typing import Final

import numpy as np

from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.judge.appraisal import LEAST, appraise
from condottiere.bots.judge.judge import judge
from condottiere.bots.judge.reasons import contrast
from condottiere.bots.judged import AS_GOOD
from condottiere.languages.fact import Fact
from condottiere.record.game import Game
from condottiere.record.notation import parse_action
from condottiere.rules import Card, Options, Region, decode, view
from support.evidence import evidence_of
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
    position: str,
    better: str,
    chosen: str,
    won: tuple[float, float],
    left: tuple[float, float] = (0, 0),
    holds: tuple[float, float] = (0, 0),
) -> dict[str, Fact]:
    """Why an action is better than another, by the messages of the reasons.

    `won` is how often the seat on turn wins the battle after each, `left` how many cards it then has, and
    `holds` how often the token. A Scarecrow brings a Mercenary 10 back.
    """
    seen = view(at(position), 0)
    conquers = np.stack([np.array(won), 1 - np.array(won)], axis=1)[:, None]
    codes = parse_action(better), parse_action(chosen)
    taken_back = 1 + Card.MERCENARY_10
    evidence = evidence_of(codes, conquers=conquers, cards_left=left, holds=holds, taken_back=taken_back)
    return {reason.id: reason for reason in contrast(observation_of(seen), evidence)}


BATTLE: Final = "seats=2 site=roma hands=126TTTK/5D lines=T/5"
WINS_FOR_THE_RIVAL: Final = (
    "seats=2 site=parma owners=torino:1,milano:1,genova:1 hands=2TU/33 lines=6/5 turn=0"
)


def test_of_two_cards_is_told_which_wins_more_often() -> None:
    told = against(BATTLE, "play:T", "play:1", (0.9, 0.3))
    assert set(told) == {"why-wins", "instead-wins"}
    assert told["why-wins"].what != told["instead-wins"].what
    assert set(against(BATTLE, "play:T", "pass", (0.9, 0.0))) >= {"advice-worth", "why-wins"}


def test_of_two_cards_the_dear_one_that_stays_is_told_before_what_speaks_against_it() -> None:
    told = against(BATTLE, "play:2", "play:T", (0.5, 0.9), (5, 3))
    assert [*told] == ["why-stays", "why-leaves", "but-wins"]
    assert told["why-stays"].card == Card.MERCENARY_10
    assert (told["why-leaves"].count, told["why-leaves"].total) == (5, 3)


def test_of_a_scarecrow_is_told_what_comes_back_and_what_becomes_of_the_battle() -> None:
    told = against(BATTLE, "play:K", "pass", (0.9, 0.95))
    assert [*told] == ["does-take-back", "why-still-wins"]
    assert told["does-take-back"].card == Card.MERCENARY_10
    told = against(BATTLE, "play:K", "play:2", (0.1, 0.9))
    assert [*told] == ["does-take-back", "why-later", "but-wins"]


def test_the_token_is_a_reason() -> None:
    """R4.2: the battle is won by either, but only one lets the seat choose the next region.

    That it does so by winning the battle is no reason of its own.
    """
    told = against("seats=2 site=roma hands=CT/5C lines=TT/C", "play:C", "pass", (1.0, 1.0), holds=(1.0, 0.0))
    assert "why-chooses" in told
    assert "why-chooses" not in against(BATTLE, "play:T", "play:1", (0.9, 0.1), holds=(0.9, 0.1))


def test_to_end_the_battle_is_told_by_who_wins_it_and_the_game() -> None:
    told = against(WINS_FOR_THE_RIVAL, "play:U", "pass", (1.0, 0.4))
    assert [*told] == ["does-end-yours", "reason-wins-adjacent", "instead-wins", "pass-danger"]


def test_where_nothing_can_be_named_that_is_said_and_nothing_against_it() -> None:
    assert [*against(BATTLE, "play:T", "play:1", (0.3, 0.8), (2, 4))] == ["advice-unclear"]
    assert [*against(BATTLE, "play:T", "pass", (0.3, 0.25))] == ["advice-unclear"]
    site = "seats=2 phase=hand site=roma hands=BW/12"
    assert [*against(site, "hand:keep", "hand:discard", (0, 0))] == ["reason-keep-hand"]


def test_what_holds_of_the_choice_too_is_no_reason_against_it() -> None:
    first = against("seats=2 phase=site hands=TTD/12", "site:torino", "site:modena", (0.3, 0.3))
    assert set(first) == {"advice-unclear"}, "either would be the first region of whoever wins it"
    wins = "seats=2 phase=site hands=TTD/12 owners=torino:0,milano:0,genova:0"
    assert "reason-wins-adjacent-yours" in against(wins, "site:parma", "site:napoli", (0.3, 0.3))
    both = "seats=2 phase=site hands=TTD/12 owners=torino:0,milano:0,genova:0,napoli:0,roma:0"
    assert [*against(both, "site:parma", "site:ferrara", (0.5, 0.5))] == ["advice-unclear"], (
        "so does the other"
    )


def test_a_site_is_better_for_what_it_keeps_from_a_rival() -> None:
    given = "seats=2 phase=site hands=TTD/12 owners=mantova:1,ferrara:1"
    told = against(given, "site:napoli", "site:parma", (0.3, 0.3))
    assert set(told) == {"advice-unclear"}, "Parma and Mantova do not touch"
    told = against(given, "site:napoli", "site:venezia", (0.3, 0.3))
    assert told["why-unlike-gives"].region == Region.VENEZIA


def test_of_two_cards_to_take_back_is_told_what_tells_them_apart() -> None:
    rescue = "seats=2 site=roma phase=rescue hands=126T/5D lines=25T/5"
    assert [*against(rescue, "rescue:2", "rescue:T", (0.3, 0.3))] == ["why-line-keeps"]
    assert [*against(rescue, "rescue:T", "rescue:2", (0.3, 0.3))] == ["why-stays"]
    assert [*against(rescue, "rescue:2", "rescue:T", (0.9, 0.1))] == ["does-win", "instead-wins"]
