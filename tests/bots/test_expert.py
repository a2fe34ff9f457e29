"""The expert: what it does in positions that a player would recognise, and that its judgement is honest."""

import random
from collections import Counter
from itertools import islice

import numpy as np
import pytest

from condottiere import Options, view
from condottiere.bots import Decision, make_bot
from condottiere.bots.evaluation.battle import is_lone
from condottiere.bots.evaluation.battle_context import battle_context
from condottiere.bots.evaluation.battle_end import idles
from condottiere.bots.evaluation.battle_model import current_battle
from condottiere.bots.evaluation.evaluate import score_actions
from condottiere.bots.evaluation.lines import all_lines, highest_face_up, power, weather
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.evaluation.weight_layout import WEIGHTS
from condottiere.bots.evaluation.weights import in_use, name_of, weights_for
from condottiere.bots.search.policy import Numbers
from condottiere.compiled.compiling import kernel
from condottiere.compiled.layout import OBSERVATION, Codes, Records, write_observation
from condottiere.record.notation import action_text
from condottiere.rules import Card, Table, legal
from condottiere.rules.actions import ACTIONS, PLAY
from condottiere.rules.options import SWITCHES
from condottiere.rules.strength import NO_MERCENARY, strength
from condottiere.rules.table import DEAL, INTERVAL, NOBODY, OVER
from support.positions import at
from support.random_games import Habits, steps
from support.twins import twin

OPTIONS = [
    Options(seats=2),
    Options(seats=3, draw_after_battle=True),
    Options(seats=4),
    Options(seats=4, bigger_kingdoms=True, hidden_cards=True),
    Options(seats=5, capturing_regions=True),
    Options(seats=6, hidden_cards=True, capturing_regions=True, draw_after_battle=True, bigger_kingdoms=True),
    Options(seats=3, points=10),
]
HABITS = Habits(pass_less=0.5, show=0.1)


def decision(table: Table, spec: str = "expert", seed: int = 1) -> Decision:
    return make_bot(spec, seed).decide(view(table, table.turn))


def does(position: str) -> str:
    """What the expert does in a position, as a token."""
    return action_text(decision(at(position)).code)


# --- positions --------------------------------------------------------------------------------------


def test_it_takes_the_region_that_wins_the_game() -> None:
    """Everybody else has passed; the ten beats the five, and Roma would be the third region in a row."""
    owners = "owners=napoli:0,spoleto:0,milano:1,genova:2"
    assert does(f"seats=4 site=roma {owners} hands=T1K/45K/33/2B lines=/5// out=123") == "play:T"


def test_it_chooses_a_site_that_would_win_the_game() -> None:
    """With a strong hand it fights where it would have three adjacent regions."""
    owners = "owners=napoli:0,spoleto:0,milano:1,genova:2"
    hands = "hands=TTT655DH/22/31/4"
    assert does(f"seats=4 phase=site turn=0 battles=4 {owners} {hands}") in (
        "site:roma",
        "site:firenze",
        "site:urbino",
        "site:ancona",
    )


def test_it_stops_a_rival_that_is_about_to_win() -> None:
    """Only this seat can still prevent that Roma wins the game for the next one, and it can."""
    owners = "owners=napoli:1,spoleto:1,milano:2"
    assert does(f"seats=4 site=roma {owners} hands=T2/3/44/5 lines=/6// out=123") == "play:T"


def test_it_ends_the_battle_that_it_has_won() -> None:
    assert does("seats=4 site=roma owners=napoli:1 hands=T2/3/44/5 lines=6/5// out=123") == "pass"


def test_the_favor_keeps_the_most_dangerous_seat_from_its_third_region() -> None:
    """The next seat has Siena and Roma; of the regions beside them only Firenze is left."""
    owners = "owners=siena:1,roma:1,spoleto:2,napoli:3,milano:0"
    assert does(f"seats=4 phase=favor site=torino {owners} hands=52/666/44/45 lines=2/1//") == "favor:firenze"


@pytest.mark.parametrize("seats", [2, 4])
def test_it_takes_the_best_mercenary_back_when_the_battle_is_lost(seats: int) -> None:
    hands, lines = ("K1/654", "T1/TTH65") if seats == 2 else ("K1/654/3/22", "T1/TTH65//")
    out = "" if seats == 2 else "out=23"
    assert does(f"seats={seats} site=roma hands={hands} lines={lines} {out}") == "play:K"
    hands = hands.replace("K1", "1")
    position = f"seats={seats} phase=rescue site=roma hands={hands} lines={lines} {out} discards=K"
    assert does(position) == "rescue:T"


def test_it_surrenders_rather_than_lose_the_region_that_wins() -> None:
    """It is ahead where it wins the game, and rivals hold many cards: a Surrender ends it."""
    owners = "owners=napoli:0,spoleto:0,milano:1"
    hands = "hands=U1/TT6666/TT5555/44433"
    assert does(f"seats=4 site=roma {owners} {hands} lines=6/5//") == "play:U"


WON = "seats=2 turn=0 site=modena owners=roma:1 hands={}/14TCCCK lines=1225/ out=1 played=6 battles=1"


@pytest.mark.parametrize("hand", ["WDU", "TWB", "66C", "HD", "SC", "UTTT"])
def test_it_plays_no_more_cards_once_the_battle_is_won(hand: str) -> None:
    """R2.4: nobody else may play, and the line is the strongest."""
    table = at(WON.format(hand))
    assert does(WON.format(hand)) == "pass"
    strays = [decision(table, "expert:temperature=1", seed) for seed in range(50)]
    assert {action_text(one.code) for one in strays} <= {"pass", "play:B"}


def test_spring_is_not_played_for_others() -> None:
    """R3.4: the ten that it favors is a rival's, and the hand holds no Mercenary."""
    regions = "torino:1,milano:1,parma:0,modena:0,lucca:1,firenze:1,siena:1,urbino:0"
    position = f"seats=3 options=bigger-kingdoms site=bologna owners={regions} favor=ferrara"
    assert does(f"{position} hands=S/TT/23SU lines=11DH/4T/ out=2 battles=8") == "pass"


def test_a_lost_battle_is_not_made_worse() -> None:
    """Nobody else may play, and a Spring would only favor the fives of seat 2."""
    position = "seats=3 options=capturing-regions site=modena turn=1 holder=2 owners=lucca:2,siena:0"
    assert does(f"{position} hands=/S/ lines=/2/55 out=02") == "pass"


def test_a_bishop_as_the_last_card_does_not_strike_the_own_line() -> None:
    owners = "owners=venezia:2,genova:3,urbino:0"
    position = f"seats=4 site=bologna favor=ancona {owners} hands=B/112336// lines=12D/1// out=23 battles=8"
    assert does(position) == "pass"


def test_a_lost_battle_is_no_use_for_the_cards_that_lie_there() -> None:
    """R6.1: nobody else may play, and no card of the hand can turn the battle."""
    lines = "lines=33446TWCC/14566CCC"
    position = f"seats=2 phase=rescue turn=1 holder=1 site=ancona hands=/D {lines} out=0 battles=5"
    assert does(f"{position} owners=milano:0,parma:1,modena:1,firenze:1 favor=milano") == "rescue:6"


def test_the_site_is_chosen_for_the_hands_that_will_fight_there() -> None:
    """R7.1, R7.3: only one seat holds a card, so all hands are filled up before the battle.

    Modena, Lucca and Roma would win the game for seat 0, which holds nothing now but will.
    """
    owners = "torino:3,bologna:1,ferrara:3,firenze:0,siena:0,urbino:2,spoleto:3"
    position = f"seats=4 phase=site turn=3 holder=3 site=torino favor=spoleto owners={owners}"
    chances = chances_of(f"{position} hands=///1 lines=T///1T out=0123 battles=7")
    worst_first = sorted(chances, key=chances.__getitem__)
    assert set(worst_first[:3]) == {"site:modena", "site:lucca", "site:roma"}


def test_the_last_seat_with_cards_keeps_them() -> None:
    """R7.2: the round is over, and up to two cards may be kept."""
    assert does("seats=2 phase=hand turn=1 site=spoleto owners=modena:1 hands=/H battles=2") == "hand:keep"


# --- parameters -------------------------------------------------------------------------------------

UNCLEAR = "seats=4 site=roma hands=12345CK/2345/3345/1245"


def test_without_temperature_it_always_does_the_best() -> None:
    table = at(UNCLEAR)
    best = {decision(table, seed=seed).alternatives[0].code for seed in range(20)}
    assert {decision(table, seed=seed).code for seed in range(20)} == best


def test_temperature_and_mistakes_let_it_stray() -> None:
    table = at(UNCLEAR)

    def best_of(spec: str) -> int:
        made = [decision(table, spec, seed) for seed in range(200)]
        return sum(choice.code == choice.alternatives[0].code for choice in made)

    assert best_of("expert:temperature=50") < 100
    assert best_of("expert:mistakes=1") < best_of("expert:mistakes=0.3") < 200


def test_the_same_seed_strays_alike() -> None:
    table = at(UNCLEAR)
    spec = "expert:temperature=20,mistakes=0.5"
    assert [decision(table, spec, seed) for seed in range(9)] == [
        decision(table, spec, seed) for seed in range(9)
    ]


# --- any position -----------------------------------------------------------------------------------


def decisions(options: Options, seed: int, number: int) -> list[Table]:
    """Positions of random games in which somebody has something to decide."""
    found: list[Table] = []
    while len(found) < number:
        for step in islice(steps(options, seed, HABITS), 2000):
            table = step.table
            if table.turn != NOBODY and table.phase not in (DEAL, INTERVAL, OVER) and len(legal(table)) > 1:
                found.append(table.copy())
        seed += 1
    return random.Random(seed).sample(found, number)


@pytest.mark.parametrize("options", OPTIONS)
def test_it_weighs_every_legal_action(options: Options) -> None:
    clear = 0
    for table in decisions(options, 3, 60):
        choice = decision(table)
        chances = [alternative.chance for alternative in choice.alternatives]
        assert Counter(alternative.code for alternative in choice.alternatives) == Counter(legal(table))
        assert choice.code == choice.alternatives[0].code
        assert chances == sorted(chances, key=lambda chance: -(chance or 0.0))
        assert all(chance is not None and 0 <= chance <= 1 for chance in chances)
        clear += (chances[0] or 0.0) > (chances[-1] or 0.0) + 0.05
    assert clear > 20  # of 60: between 32 and 54, by the options


def test_its_packed_lines_are_worth_what_the_rules_say() -> None:
    """R3, with every optional rule; of a face-down card the viewer may know more than the strength counts."""
    options = Options(seats=4, **dict.fromkeys(SWITCHES, True))
    for table in decisions(options, 21, 60):
        observation = observation_of(view(table, table.turn))
        packed = all_lines(observation, highest_face_up(observation, NO_MERCENARY), NO_MERCENARY)
        for place in range(table.seats):
            if observation.down[place] < 0:
                seat = (table.turn + place) % table.seats
                assert power(packed[place], *weather(observation)) == strength(table, seat)


@pytest.mark.parametrize("options", OPTIONS)
def test_hidden_cards_change_nothing(options: Options) -> None:
    rng = random.Random(4)
    for table in decisions(options, 4, 40):
        assert decision(table) == decision(twin(table, table.turn, rng))


@kernel
def judge_all(observations: Records, codes: Codes, numbers: Codes, scores: Numbers, weights: Numbers) -> None:
    for index in range(len(observations)):
        score_actions(observations[index], codes[index], numbers[index], scores[index], weights)


@pytest.mark.everything
@pytest.mark.parametrize("options", OPTIONS)
def test_compiled_judgement_is_the_same(options: Options) -> None:
    tables = decisions(options, 5, 150)
    observations = np.zeros(len(tables), OBSERVATION)
    codes = np.zeros((len(tables), ACTIONS), np.int64)
    numbers = np.zeros(len(tables), np.int64)
    scores = np.zeros((len(tables), ACTIONS))
    weights = weights_for(options)
    expected = []
    for index, table in enumerate(tables):
        observation = observation_of(view(table, table.turn))
        actions = legal(table)
        write_observation(observation, observations, index)
        codes[index, : len(actions)] = actions
        numbers[index] = len(actions)
        expected.append([0.0] * len(actions))
        score_actions(observation, actions, len(actions), expected[-1], weights)
    judge_all(observations, codes, numbers, scores, np.array(weights))
    for index, row in enumerate(expected):
        assert scores[index, : len(row)] == pytest.approx(row, rel=1e-9, abs=1e-9)


def test_weights_are_those_of_the_table_or_of_the_nearest() -> None:
    rows = in_use()
    assert {len(row) for row in rows.values()} == {WEIGHTS}
    assert weights_for(Options(seats=4, draw_after_battle=True)) is rows["4 seats, Draw After Battle"]
    assert weights_for(Options(seats=4, capturing_regions=True)) is rows["4 seats"]
    assert weights_for(Options(seats=6)) in (rows["4 seats"], rows.get("5 seats"), rows.get("6 seats"))
    assert name_of(OPTIONS[5]) == "6 seats, Draw After Battle, Hidden Cards"


# --- final battles, matches, hidden cards -----------------------------------------------------------


def chances_of(position: str) -> dict[str, float]:
    """What the expert says of each action."""
    return {action_text(one.code): one.chance or 0.0 for one in decision(at(position)).alternatives}


def test_a_final_battle_is_lost_to_two_rivals_who_tie() -> None:
    """R9.3: they would share the victory, so a Surrender is no way out; the five still takes the lead."""
    position = "seats=4 final=1 contenders=012 turn=0 hands=U554/6543/2345/ lines=6/T/T/ out=3"
    said = chances_of(position)
    assert does(position) == "play:5"
    assert said["play:U"] < 0.1 < said["play:5"]


def test_a_final_battle_in_the_midst_of_a_match_decides_no_match() -> None:
    """R13.2: winning it brings no points, and this seat is far behind."""
    owners = "owners=torino:0,milano:0,venezia:1,genova:1,mantova:2,parma:2"
    rest = "final=1 contenders=012 turn=0 hands=T66/1/1/1 lines=6/T/T/ out=123"
    said = chances_of(f"seats=4 options=points:20 {owners} scores=0/15/0/0 {rest}")
    assert max(said.values()) < 0.4
    assert max(chances_of(f"seats=4 {owners} {rest}").values()) > 0.9


def test_in_winter_a_face_down_card_is_feared_less() -> None:
    """R3.2: all others have passed, and the line is 4 against 1 and whatever Mercenary lies face down."""
    position = "seats=4 options=hidden-cards site=roma turn=0 hands=1111/// lines={}// out=123 down=/4//"
    winter = position.format("666T/W5")
    usual = position.format("1111/1")
    assert does(winter) == "pass"
    assert chances_of(winter)["pass"] > chances_of(usual)["pass"] + 0.05


def test_whoever_needs_only_to_go_on_goes_on() -> None:
    """Nobody else may play, and four tens beat what lies there, which wins the game."""
    owners = "owners=napoli:0,spoleto:0"
    assert does(f"seats=4 site=roma {owners} hands=TTTT/3/44/5 lines=/6TT6// out=123") == "play:T"


def test_a_mercenary_that_spring_favors_is_missed_when_it_is_taken_back() -> None:
    """R3.4: the next highest are favored then. With the 6 it is 15 against 5, without it 24 against 8."""
    table = at("seats=2 phase=rescue site=roma turn=0 hands=1/11 lines=6555S/5 discards=K")
    observation = observation_of(view(table, 0))
    assert is_lone(observation, 5)
    assert current_battle(observation, weights_for(observation)).mine == 24


# --- cards without effect ---------------------------------------------------------------------------

STAYING = "seats=4 site=roma lines=/5// hands={}/12345/23456/TTW5"


@pytest.mark.parametrize("hand", ["K156T", "KC56T", "KK", "K"])
@pytest.mark.parametrize("options", ["", " options=hidden-cards"])
def test_a_scarecrow_is_not_played_for_nothing(hand: str, options: str) -> None:
    """R6.1: there is nothing to take back, and a one, a Courtesan or a pass would do as well."""
    position = f"{STAYING.format(hand)}{options}"
    said = chances_of(position)
    assert all(said["play:K"] < chance for action, chance in said.items() if action != "play:K")
    strays = [decision(at(position), "expert:temperature=4", seed) for seed in range(100)]
    assert sum(action_text(one.code) == "play:K" for one in strays) <= 3


def test_a_scarecrow_may_be_played_to_take_the_next_card_back() -> None:
    """R15.2: the first turns the ten up, the second takes it back; nothing else would."""
    position = "seats=2 options=hidden-cards site=roma lines=/TTH hands=KK/12 down=T/"
    table = at(position)
    assert not idles(observation_of(view(table, 0)), PLAY + Card.SCARECROW, weights_for(table))


def test_a_card_that_changes_nothing_is_played_rather_than_lose_the_game() -> None:
    """Passing would end the battle, and Roma would win the game for the next seat."""
    owners = "owners=napoli:1,spoleto:1,milano:2"
    assert does(f"seats=4 site=roma {owners} hands=K1/3/44/5 lines=/1// out=123") != "pass"


@pytest.mark.parametrize("hand", ["S6511", "SKDH"])
def test_spring_waits_for_mercenaries(hand: str) -> None:
    """R3.4: no Mercenary is in play that it could favor."""
    position = f"seats=4 site=roma lines=C/// hands={hand}/12345/23456/TTW5"
    strays = [decision(at(position), "expert:temperature=4", seed) for seed in range(100)]
    assert sum(action_text(one.code) == "play:S" for one in strays) <= 2


# --- matches ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "scores"), [(5, "0/0/0/0"), (20, "5/12/6/3")])
def test_a_game_that_wins_the_match_is_worth_the_match(points: int, scores: str) -> None:
    """R13.2: three adjacent regions bring eight points, and the rival that leads needs no more."""
    owners = "owners=napoli:1,spoleto:1 lines=3/52// out=23"
    hands = "hands=5562HDCU/12345/23456/TTW5"
    table = at(f"seats=4 options=points:{points} scores={scores} site=roma {owners} {hands}")
    observation = observation_of(view(table, 0))
    about = battle_context(observation, weights_for(observation)).stakes
    assert about.wants[1] == 1.0
    assert about.costs[1] == pytest.approx(100 * about.chance)
