"""The judge: one answer to one question, from the View alone, which never contradicts itself."""

import random
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import pytest
from numpy.typing import ArrayLike

from benchmarks.advice import (
    PARTS,
    Played,
    Stated,
    battle_chances,
    bias_of,
    changes,
    fit,
    play,
    read,
    slope_of,
    stated_by,
)
from benchmarks.contradictions import FEW, NAMES, contradictions, decisions, shown
from condottiere import Game, Options, view
from condottiere.bots import make_bot
from condottiere.bots.checkpoint import checkpoints
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.judge.chances import CALIBRATIONS
from condottiere.bots.judge.costs import lead_with
from condottiere.bots.judge.judge import judge, ranked
from condottiere.bots.judge.reasons import contrast, effect_of, verdict_on
from condottiere.bots.judged import Judged
from condottiere.bots.parameters import SearchParameters
from condottiere.bots.search import trials
from condottiere.bots.search.trials import CHUNK, CandidateTrials
from condottiere.compiled.layout import TABLE
from condottiere.record.notation import action_text, parse_action
from condottiere.record.position import position_text
from condottiere.rules import Card, Pass, PlaceFavor, Play, Region, encode
from support.evidence import evidence_of
from support.positions import at
from support.told import sentence
from support.twins import twin


@pytest.mark.parametrize("number", [200, pytest.param(5000, marks=pytest.mark.everything)])
def test_nothing_that_is_shown_contradicts_anything_else(number: int) -> None:
    judged = 0
    for game in decisions(3, number):
        found = [*contradictions(shown(game))]
        assert not found, (found, position_text(game.table))
        judged += 1
    assert judged > number // 2


ADVICE: Final = Path(__file__).with_name("advice.jsonl")
"""Games to which nothing was fitted: `run.py bench advice --seed 1301 --games 9 --worlds 100 --out FILE`."""


def drift(games: Iterable[Played], picks: Callable[[Stated], bool]) -> tuple[float, float]:
    """By how much what is stated changes until the next decision: the mean and its standard error."""
    found = np.array([change for one, change in changes(games) if picks(one)])
    return float(found.mean()), float(found.std() / np.sqrt(len(found)))


@pytest.mark.parametrize("part", [part for part in PARTS if part != "final battle"])  # none was fought
def test_what_is_stated_changes_by_chance_alone(part: str) -> None:
    """A martingale: who follows the advice is told as much at one decision as, on average, at the next."""
    mean, error = drift(read(ADVICE), PARTS[part])
    assert abs(mean) <= max(3.0 * error, 0.005), (mean, error)


def test_a_fit_does_not_depend_on_where_it_begins() -> None:
    games, begin = [*read(ADVICE)], CALIBRATIONS.of_game
    elsewhere = begin._replace(slope=0.6, constant=1.5, decisions=0.0)
    assert np.allclose(fit(begin, games), fit(elsewhere, games))


def test_what_is_said_of_battles_comes_true() -> None:
    chances = battle_chances(read(ADVICE))
    slope, bias = slope_of(chances), bias_of(chances)
    assert abs(slope.mean - 1.0) <= 2.0 * slope.error, slope
    assert abs(bias.mean) <= 2.0 * bias.error, bias


@pytest.mark.everything
def test_what_is_stated_changes_by_chance_alone_in_other_games() -> None:
    games = [play(seats, "", 10_000 + seed, 60) for seed in range(12) for seats in (2, 3, 4, 5, 6)]
    mean, error = drift((stated_by(CALIBRATIONS, game) for game in games), lambda _: True)
    assert abs(mean) <= max(3.0 * error, 0.005), (mean, error)


def test_nothing_is_told_of_what_the_seat_cannot_see() -> None:
    rng = random.Random(4)
    for game in decisions(5, 8):
        seat = game.turn
        assert seat is not None
        said = [judge(view(table, seat), FEW) for table in (game.table, twin(game.table, seat, rng))]
        assert said[0] == said[1]


def told(position: str) -> dict[str, tuple[Judged, list[str]]]:
    """By token, the best first: what the judge says of a position."""
    table = at(position)
    judged = judge(view(table, table.turn))
    return {
        action_text(one.code): (one, [sentence(reason, NAMES) for reason in one.reasons]) for one in judged
    }


COURTESAN = (
    "seats=4 turn=2 site=mantova favor=venezia holder=0 battles=7 out=1 played=1 "
    "owners=parma:2,bologna:1,siena:0,urbino:1,spoleto:3,roma:3,napoli:0 "
    "hands=33456TTCHKK/1233556TBKKU/155SSBBBCCC/1122234466TC lines=C///"
)


def test_a_hopeless_battle_is_left_to_who_gains_little_by_it() -> None:
    """A five among sixes, for a region that is its rival's first."""
    said = told("seats=4 site=bologna owners=roma:0,napoli:0 hands=22345/3/44/5 lines=/TT66// out=23")
    (verdict, (best, reasons)), *_ = said.items()
    assert verdict == "pass"
    assert best.equal
    assert reasons[0] == "Too dear" or reasons[0].startswith("Close")
    assert not any("worth fighting" in reason for reason in reasons)


@pytest.mark.parametrize(
    ("won", "elsewhere", "said"),
    [
        (0.02, 0.0, ["advice-unclear"]),
        (0.2, 0.02, ["why-wins-most"]),
        (0.25, 0.2, ["advice-unclear"]),
        (0.5, 0.2, ["reason-nth-yours", "why-wins"]),
    ],
)
def test_no_site_is_argued_for_by_a_battle_that_is_seldom_won(
    won: float, elsewhere: float, said: list[str]
) -> None:
    seen = view(at("seats=3 phase=site turn=1 owners=roma:0 hands=T5W/66/6"), 1)
    conquers = np.zeros((2, 1, 3))
    conquers[:, 0, 1] = won, elsewhere
    codes = seen.legal[0], seen.legal[1]
    evidence = evidence_of(codes, seats=3, conquers=conquers)
    reasons = verdict_on(observation_of(seen), evidence, 0, [True, False])
    assert [reason.id for reason in reasons] == said


@pytest.mark.parametrize(("passes", "said"), [(False, "advice-close-surrender"), (True, "advice-close")])
def test_only_what_is_as_good_as_fighting_on_is_called_so(passes: bool, said: str) -> None:
    seen = view(at("seats=3 site=roma hands=2U/66/6 lines=/T/"), 0)
    actions = (Play(Card.MERCENARY_2), Play(Card.SURRENDER), Pass())
    evidence = evidence_of([encode(action) for action in actions], seats=3)
    verdict, *_ = verdict_on(observation_of(seen), evidence, 0, [True, not passes, passes])
    assert verdict.id == said


def test_the_favor_is_argued_for_only_by_what_a_region_means_to_a_rival() -> None:
    """Any region would be a rival's next; what counts is whether it wins, or extends what it holds."""
    seen = view(at("seats=3 phase=favor site=napoli owners=parma:1,modena:1 hands=2/66/6 lines=/T/"), 0)
    codes = [encode(PlaceFavor(region)) for region in (Region.SPOLETO, Region.LUCCA)]
    evidence = evidence_of(codes, seats=3)
    said = [
        [reason.id for reason in verdict_on(observation_of(seen), evidence, best, [best == 0, best == 1])]
        for best in range(2)
    ]
    assert said == [["advice-unclear"], ["reason-favor-protects", "reason-gives-adjacent"]]


def test_a_card_that_wins_the_game_is_worth_it() -> None:
    said = told("seats=2 site=parma owners=torino:0,milano:0,genova:0 hands=T2/3 lines=/5 out=1")
    (verdict, (best, reasons)), *_ = said.items()
    assert verdict == "play:T"
    assert best.chance == 1.0
    assert reasons == ["This wins you the game", "Parma would win you the game with 4 adjacent regions"]
    assert said["pass"][0].chance is not None
    assert said["pass"][0].chance < 1.0


@pytest.mark.parametrize(
    "position",
    [
        "seats=4 phase=battle final=1 contenders=01 out=23 turn=0 hands=1235TTW/55TTDH// lines=5C/6D//",
        "seats=5 phase=battle final=1 contenders=02 out=134 turn=2 hands=1235TW//55TDH// lines=W5C//6D//",
    ],
)
def test_a_final_battle_is_judged_too(position: str) -> None:
    """R9.3: there is no region, and nothing is kept for later."""
    for _, reasons in told(position).values():
        assert not any("None" in reason for reason in reasons)


FULL_HAND: Final = "seats=3 site=roma options=draw-after-battle hands=TTT5566655/66/6 lines=/2/ out=12"


@pytest.mark.parametrize(
    ("position", "equal", "advised"),
    [
        ("seats=3 site=roma hands=T5K/66/6 lines=3/2/ out=12", ("play:K", "play:5", "pass"), "pass"),
        ("seats=3 site=roma hands=T51/66/6 lines=/2W/2", ("play:T", "play:5", "play:1"), "play:1"),
        ("seats=3 site=roma hands=T51/66/6 lines=/2/2 out=12", ("play:T", "play:5"), "play:5"),
        ("seats=3 site=roma hands=T51/66/6 lines=/2/2", ("play:T", "play:5", "pass"), "play:T"),
        ("seats=3 site=roma hands=T5K/66/6 lines=6/2/ out=12", ("play:K", "play:5", "pass"), "play:K"),
        ("seats=3 site=roma hands=T5B/66/6 lines=6/2/ out=12", ("play:B", "pass"), "play:B"),
        (FULL_HAND, ("play:5", "pass"), "play:5"),
    ],
    ids=[
        "a card or none",
        "under Winter",
        "both lead",
        "they are not the same",
        "a better card comes back",
        "the Favor moves",
        "a full hand draws less",
    ],
)
def test_of_what_does_the_same_the_cheapest_is_advised(
    position: str, equal: tuple[str, ...], advised: str
) -> None:
    """The network would rather do the first."""
    seen = view(at(position), 0)
    codes = [parse_action(token) for token in equal]
    highest = max((card for card in range(7) if seen.seats[0].line[card]), default=-1)
    evidence = evidence_of(codes, seats=3, prior=range(len(codes), 0, -1), taken_back=1 + highest)
    best, *_ = ranked(observation_of(seen), evidence, seen.legal)
    assert equal[best] == advised


def test_no_certain_win_is_given_up_for_a_cheaper_card() -> None:
    seen = view(at("seats=3 site=roma hands=T51/66/6 lines=/2/2 out=12"), 0)
    evidence = evidence_of([parse_action(token) for token in ("play:T", "play:5")], seats=3, prior=[1.0, 0.0])
    worlds = evidence._replace(weights=np.full(4, 0.25), shares=np.array([[1.0] * 4, [1.0, 1.0, 1.0, 0.9]]))
    worlds = worlds._replace(decisions=np.zeros((2, 4)), conquers=np.zeros((2, 4, 3)), holds=np.zeros((2, 4)))
    assert ranked(observation_of(seen), worlds, seen.legal)[0] == 0


@pytest.mark.parametrize(
    ("position", "card", "best"),
    [
        # A defender that keeps its region has no more room in its hand: with at most eleven cards, nine leave
        # room for two more, and eight for three (R12.2, R14.5).
        (
            "options=hidden-cards+draw-after-battle+capturing-regions owners=roma:0 hands=TTT556665/66/6",
            "play:5",
            0,
        ),
        # No card is played into a battle that is won whatever lies face down.
        ("options=hidden-cards hands=55S/66/6", "play:S", 1),
    ],
)
def test_a_card_is_played_into_a_won_battle_only_to_make_room(position: str, card: str, best: int) -> None:
    seen = view(at(f"seats=3 site=roma {position} lines=TT/2/ down=/6/ out=12"), 0)
    codes = [parse_action(token) for token in (card, "pass")]
    conquers = np.zeros((2, 1, 3))
    conquers[:, 0, 0] = 1.0
    evidence = evidence_of(codes, seats=3, conquers=conquers, shares=[0.6, 0.5], prior=[1.0, 0.0])
    assert ranked(observation_of(seen), evidence, seen.legal)[0] == best


FINAL: Final = "seats=2 final=1 contenders=01 turn=0 hands={} lines={}"


def test_a_final_battle_that_ends_level_is_shared() -> None:
    """R9.3: elsewhere nobody wins."""
    seen = view(at(FINAL.format("1/3", "5/5") + " out=1"), 0)
    evidence = evidence_of([parse_action(token) for token in ("play:1", "pass")])
    assert [reason.id for reason in effect_of(observation_of(seen), evidence, 1, 0)] == ["does-end-shared"]


@pytest.mark.parametrize(("equal", "said"), [(True, "advice-all-equal"), (False, "advice-unclear")])
def test_something_is_said_of_passing_without_a_line_in_a_final_battle(equal: bool, said: str) -> None:
    seen = view(at(FINAL.format("UU/3", "/5")), 0)
    evidence = evidence_of([parse_action(token) for token in ("pass", "play:U")])
    reasons = verdict_on(observation_of(seen), evidence, 0, [True, equal])
    assert [reason.id for reason in reasons] == [said]


def test_nothing_is_for_later_in_a_final_battle() -> None:
    """R9.1: what others spend means nothing, nor what a Scarecrow brings back, nor what is not played."""
    seen = observation_of(view(at(FINAL.format("5D/3", "5/6") + " out=1"), 0))
    stops = evidence_of([parse_action(token) for token in ("pass", "play:5")], rivals_left=[0.0, 2.0])
    assert [reason.id for reason in verdict_on(seen, stops, 0, [True, False])] == [
        "does-end-shared",
        "advice-unclear",
    ]
    plays = evidence_of([parse_action(token) for token in ("play:5", "play:D")])
    assert [reason.id for reason in contrast(seen, plays)] == ["advice-unclear"]
    rescue = view(at(FINAL.format("5D/3", "5/6") + " phase=rescue discards=K"), 0)
    takes = evidence_of([parse_action(token) for token in ("rescue:5", "rescue:-")])
    assert [reason.id for reason in verdict_on(observation_of(rescue), takes, 0, [True, False])] == [
        "advice-unclear"
    ]


def test_a_card_is_told_to_spare_another_that_wins_more_often() -> None:
    seen = view(at("seats=2 site=roma hands=2T/66 lines=/1"), 0)
    codes = [parse_action(token) for token in ("play:2", "play:T", "pass")]
    conquers = np.array([[[0.5, 0.5]], [[0.9, 0.1]], [[0.0, 1.0]]])
    evidence = evidence_of(codes, conquers=conquers, shares=[0.6, 0.5, 0.4])
    reasons = verdict_on(observation_of(seen), evidence, 0, [True, False, False])
    assert [reason.id for reason in reasons[:3]] == ["advice-worth", "why-wins", "why-stays"]


def test_what_wins_the_game_says_so_first() -> None:
    seen = view(at("seats=2 site=parma owners=torino:0,milano:0,genova:0 hands=2/3 lines=T/5 out=1"), 0)
    codes = [parse_action(token) for token in ("pass", "play:2")]
    evidence = evidence_of(codes, shares=[1.0, 1.0], cards_left=[1.0, 0.0])
    reasons = verdict_on(observation_of(seen), evidence, 0, [True, True])
    assert [reason.id for reason in reasons] == ["advice-wins", "reason-wins-adjacent-yours"]


def effects(position: str, *tokens: str, seats: int = 2, **results: ArrayLike) -> dict[str, list[str]]:
    """By token, the messages of reasons: why the first action is the best, and what the others do."""
    seen = view(at(position), 0)
    evidence = evidence_of([parse_action(token) for token in tokens], seats, 1, **results)
    observation, equal = observation_of(seen), [one == 0 for one in range(len(tokens))]
    said = [
        effect_of(observation, evidence, one, 0) if one else verdict_on(observation, evidence, 0, equal)
        for one in range(len(tokens))
    ]
    return {token: [fact.id for fact in facts] for token, facts in zip(tokens, said, strict=True)}


@pytest.mark.parametrize(
    ("out", "card", "said"),
    [("", Card.MERCENARY_2, "does-take-back"), ("", None, "does-wait"), (" out=1", None, "does-nothing")],
)
def test_a_scarecrow_does_what_the_playouts_did_with_it(out: str, card: Card | None, said: str) -> None:
    """R6: the highest Mercenary of the line may be the last that anybody would take back."""
    taken_back = 0 if card is None else 1 + card
    told = effects("seats=2 site=roma hands=K5/66 lines=2T/1" + out, "pass", "play:K", taken_back=taken_back)
    assert told["play:K"][0] == said


def test_a_second_drummer_only_gains_time() -> None:
    """R3.3."""
    told = effects("seats=2 site=roma hands=D5/66 lines=D5/T", "pass", "play:D")
    assert told["play:D"] == ["does-wait", "does-win"]


def test_what_is_lost_by_the_rules_is_not_called_seldom_won() -> None:
    loses, level = [[[0.0, 1.0]]], [[[0.0, 0.0]]]
    battle = "seats=2 site=roma hands=1S/3 lines=1/5 out=1"
    told = effects(battle, "pass", "play:1", conquers=loses)
    assert told["play:1"] == ["does-trails", "needs-never"]
    assert told["pass"][-1] == "why-never"
    assert effects(battle, "pass", "play:1", conquers=level)["play:1"] == [
        "does-trails",
        "does-tie",
    ]
    own = "seats=2 site=roma options=capturing-regions owners=roma:0 hands=1S/3 lines=1/2 out=1"
    told = effects(own, "pass", "play:1", conquers=level)
    assert (told["pass"][0], told["play:1"][-1]) == ("does-end-kept", "does-stay")
    wins = "seats=2 site=parma owners=torino:1,milano:1,genova:1 hands=1/3 lines=/5 out=1"
    assert effects(wins, "play:1", "pass", conquers=loses, shares=0.0)["play:1"] == ["advice-lost-to"]


def test_a_battle_is_called_lost_only_by_the_rules() -> None:
    """Playouts may miss how to win it: here, after Winter, the Bishop and the whole hand win 14 to 12."""
    battle = "seats=2 site=torino hands=654321D1{}/33 lines=W/TT65H out=1"
    loses = [[[0.0, 1.0]]]
    told = effects(battle.format("B"), "pass", "play:6", conquers=loses)
    assert (told["pass"][-1], told["play:6"][-1]) == ("why-not", "needs-much")
    told = effects(battle.format(""), "pass", "play:6", conquers=loses)
    assert (told["pass"][-1], told["play:6"][-1]) == ("why-never", "needs-never")


@pytest.mark.parametrize(("winner", "said"), [(1, "advice-lost-to"), (2, "advice-lost")])
def test_only_a_rival_that_wins_after_every_action_is_named(winner: int, said: str) -> None:
    owners = "torino:1,milano:1,genova:1,modena:2,bologna:2,ferrara:2"
    battle = f"seats=3 site=parma hands=B1/33/33 lines=/T1/6 owners={owners} out=12"
    conquers = np.eye(3)[[[1], [winner]]]
    assert effects(battle, "pass", "play:B", seats=3, conquers=conquers, shares=0.0)["pass"] == [said]


def test_a_line_that_wins_the_game_as_it_is_keeps_its_cards() -> None:
    """Nobody else can go on, and what is taken back might be missing."""
    table = at("seats=2 site=parma phase=rescue owners=torino:0,milano:0,genova:0 hands=/3 lines=55/5 out=1")
    codes = [parse_action(token) for token in ("rescue:5", "rescue:-")]
    evidence = evidence_of(codes, conquers=[[[1.0, 0.0]]] * 2, shares=0.9)
    said = judge(view(table, 0), gather=lambda *_: evidence)
    assert [(action_text(one.code), *(fact.id for fact in one.reasons)) for one in said] == [
        ("rescue:-", "why-needed")
    ]


def test_cards_that_may_be_discarded_are_no_worse_than_none() -> None:
    """R7.2: the round ends with the battle, and only the viewer may hold cards."""
    seen = view(at("seats=2 site=roma hands=SK/ lines=/5"), 0)
    codes = [parse_action(token) for token in ("play:S", "pass")]
    evidence = evidence_of(codes, shares=[0.8, 0.7], cards_left=[0.0, 2.0], round_over=1.0)
    said = judge(seen, gather=lambda *_: evidence)
    assert [(action_text(one.code), one.equal) for one in said] == [("pass", True), ("play:S", True)]


def test_nothing_uncertain_is_as_good_as_a_certain_win() -> None:
    seen = view(at("seats=2 site=parma owners=torino:0,milano:0,genova:0 hands=25/3 lines=T/5 out=1"), 0)
    codes = [parse_action(token) for token in ("play:2", "play:5")]
    shares = np.ones((2, 600))
    shares[0, 0] = 0.5
    evidence = evidence_of(codes, worlds=600, shares=shares)
    said = judge(seen, gather=lambda *_: evidence)
    assert [(action_text(one.code), one.equal) for one in said] == [("play:5", True), ("play:2", False)]
    msgspec.json.encode(said)  # as servers send it: with no type of NumPy's


@pytest.mark.parametrize("certain", [False, True])
def test_only_what_nobody_can_change_is_told_as_certain(certain: bool) -> None:
    """All playouts agree, in which all seats act by one policy."""
    wins = "seats=2 site=parma owners=torino:0,milano:0,genova:0 hands=2/3 lines=T/5"
    seen = view(at(wins + " out=1" * certain), 0)
    codes = [parse_action(token) for token in ("play:2", "pass")]
    evidence = evidence_of(codes, shares=1.0, conquers=[[[1.0, 0.0]]] * 2)
    for one in judge(seen, gather=lambda *_: evidence):
        told = {fact.id for fact in one.reasons} | {fact.what.id for fact in one.reasons if fact.what}
        assert (one.chance == 1.0) == bool(told & {"advice-wins", "often-every"}) == certain


def test_the_only_rival_that_can_go_on_is_named() -> None:
    told = effects(
        "seats=3 site=roma hands=52/66/6 lines=/2/ out=2", "play:5", "pass", seats=3, rivals_left=[0.0, 2.0]
    )
    assert told["play:5"][0] == "why-spend-rival"


def test_the_card_that_a_play_turns_up_counts_for_its_line() -> None:
    """R15.2: a Bishop strikes before that, and a Spring counts for both."""
    table = at("seats=2 site=roma options=hidden-cards hands=3SB/66 lines=2/5 down=T/")
    seen = observation_of(view(table, 0))
    leads = {card: lead_with(seen, card) for card in (Card.MERCENARY_3, Card.SPRING, Card.BISHOP)}
    assert leads == {Card.MERCENARY_3: 10, Card.SPRING: 10, Card.BISHOP: 12}


def test_whoever_surely_wins_the_game_by_two_cards_plays_both() -> None:
    """Under Winter either card draws level, and nobody else can go on."""
    said = told("seats=2 site=parma owners=torino:0,milano:0,genova:0 hands=5T6/3 lines=6W/12 out=1")
    assert [said[f"play:{card}"][0].chance for card in "5T6"] == [1.0, 1.0, 1.0]
    assert next(iter(said)) == "play:5"
    assert said["play:5"][1][0] == "This wins you the game"
    assert said["play:5"][1][-1] == "About 1 more card needed", "it does not do so alone"


def test_a_lines_lead_is_told_of_each_card() -> None:
    said = told("seats=3 site=roma hands=T5W/66/6 lines=3/T/")
    assert said["play:5"][1][0] == "Trails by 2"
    assert "Leads by 3" in said["play:T"][1]
    assert not {"Draws level", "Trails by 2"} & {*next(iter(said.values()))[1]}, "for the best, none of this"


def test_a_hint_follows_from_the_view_and_not_from_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that is a thousand times slower, the same hint."""
    seen = view(at("seats=3 phase=battle turn=1 site=roma hands=TTW5D/T654B/W631C"), 1)
    hints = [judge(seen)]
    began = time.perf_counter()
    monkeypatch.setattr(time, "perf_counter", lambda: began + 1000.0)
    with checkpoints(lambda: time.sleep(0)):  # others go first
        hints.append(judge(seen))
    assert hints[0] == hints[1]


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
    assert (whole.shares == parts.shares).all()
    assert whole.state.tree.size == parts.state.tree.size


class Interrupted(Exception):
    """Nobody waits for the thought any more."""


LONG = [
    "master:playouts=20000",
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


def test_the_judge_can_be_interrupted() -> None:
    def stop() -> None:
        raise Interrupted

    with checkpoints(stop), pytest.raises(Interrupted):
        judge(view(at(COURTESAN), 2))


@pytest.mark.parametrize("seats", [2, 6])
def test_checkpoints_are_passed_every_few_milliseconds(seats: int) -> None:
    """Half of the chunks take no longer than 20 ms, even while other work takes turns with this test."""
    game = Game.new(Options(seats=seats), seed=1)
    game.play(game.legal_actions()[0])
    passed: list[float] = []
    judge(game.view(game.turn), 1)
    with checkpoints(lambda: passed.append(time.thread_time())):
        judge(game.view(game.turn))
    assert sorted(np.diff(passed))[len(passed) // 2] < 0.02
