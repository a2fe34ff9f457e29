"""What becomes of the game when a battle ends, and that no bot ends one to give the game to a rival."""

import pytest

from condottiere import Options, Phase, view
from condottiere.bots import make_bot
from condottiere.bots.evaluation.battle_end import ends_battle, gives_away, wastes_card
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.evaluation.weights import weights_for
from condottiere.bots.levels import LEVELS
from condottiere.record.notation import action_text, parse_action
from condottiere.record.position import position_text
from condottiere.rules import Card, Play, Table, apply, encode, legal
from condottiere.rules.actions import PASS, PLAY, SITE_AT
from condottiere.rules.cards import NO_CARD
from condottiere.rules.table import INTERVAL, MATCH_FINAL, NOBODY, OVER
from support.positions import LAST_REGION, at
from support.random_games import Habits, steps

BOTS = [
    "naive",
    "expert",
    "learned",
    LEVELS[0].spec,
    "master:playouts=60",
    "search:worlds=1",
    "ismcts:playouts=40",
]
"""What the levels are made of."""
OPTIONS = [
    Options(seats=2),
    Options(seats=4),
    Options(seats=6),
    Options(seats=3, draw_after_battle=True),
    Options(seats=3, capturing_regions=True),
    Options(seats=4, points=10),
    Options(seats=3, points=10, capturing_regions=True, bigger_kingdoms=True),
    Options(seats=4, hidden_cards=True),
    Options(seats=5, hidden_cards=True, capturing_regions=True),
]


def given_away(position: str, action: str) -> bool:
    """Whether an action gives the game away to a rival."""
    table = at(position)
    observation = observation_of(view(table, table.turn))
    return gives_away(observation, parse_action(action), weights_for(observation))


# --- against the rules ------------------------------------------------------------------------------


def after_battle(table: Table, code: int) -> Table | None:
    """The table when the battle is over, if the action ends it: seats without a card can only pass (R2.5)."""
    after = table.copy()
    apply(after, code)
    while after.battles == table.battles and after.turn != table.turn and after.held[after.turn] == 0:
        apply(after, PASS)
    return after if after.battles != table.battles else None


def is_lost(table: Table, code: int) -> bool:
    """Whether the action ends the battle and others alone win the game, and the viewer not the match."""
    after = after_battle(table, code)
    if after is None or after.phase not in (OVER, INTERVAL):
        return False
    winners = after.match_winners if table.final == MATCH_FINAL else after.winners
    return winners >> table.turn & 1 == 0 and after.match_winners != 1 << table.turn


def sees_all_lines(table: Table) -> bool:
    """Whether no line but the own hides a card from the seat on turn."""
    return all(table.down[seat] == NO_CARD for seat in range(table.seats) if seat != table.turn)


@pytest.mark.parametrize("options", OPTIONS)
def test_who_wins_when_a_battle_ends_is_what_the_rules_say(options: Options) -> None:
    ends = gifts = 0
    for seed in range(400):
        for step in steps(options, seed, Habits(pass_less=0.3)):
            table = step.table
            if table.turn == NOBODY or table.phase != Phase.BATTLE or not sees_all_lines(table):
                continue
            observation = observation_of(view(table, table.turn))
            codes = [code for code in legal(table) if code < SITE_AT]
            ending = {code for code in codes if after_battle(table, code) is not None}
            assert ending == {code for code in codes if ends_battle(observation, code)}, position_text(table)
            lost = {code for code in ending if ending != set(codes) and is_lost(table, code)}
            weights = weights_for(observation)
            assert lost == {code for code in codes if gives_away(observation, code, weights)}, position_text(
                table
            )
            ends, gifts = ends + len(ending), gifts + len(lost)
        if ends > 300 and gifts > 5:
            return
    raise AssertionError(f"{ends} ends and {gifts} gifts are too few to tell")


# --- rule by rule -----------------------------------------------------------------------------------

SIENA = (
    "seats=2 site=siena "
    "owners=torino:1,milano:0,parma:1,bologna:0,urbino:1,ancona:0,spoleto:1,roma:0,napoli:1"
)
"""Seat 1 wins the game with one more region, its sixth."""


def test_a_surrender_and_the_last_pass_give_away_the_region_that_wins() -> None:
    behind = f"{SIENA} hands=SKU/22 lines=114CDH/TTT"
    assert given_away(f"{behind} out=1", "play:U")
    assert given_away(f"{behind} out=1", "pass")
    assert given_away(behind, "play:U")
    assert not given_away(behind, "pass"), "the rival still has to act"
    assert given_away(behind.replace("/22 ", "/ "), "pass"), "R2.5: it can only pass"
    assert not given_away(f"{behind.replace('TTT', '3')} out=1", "pass"), "this seat is ahead"
    assert not given_away(f"{behind.replace('TTT', '556')} out=1", "pass"), "R4.1: a tie"
    assert not given_away(f"{behind.replace('SKU', 'UU')} out=1", "pass"), "nothing else is left"


def test_r14_a_tie_leaves_the_region_to_its_defender_and_a_waiting_defender_may_pass() -> None:
    mine = (
        "seats=2 options=capturing-regions site=roma turn=0 defender=0 defender-waits=1 hands=TT/6 lines=/5"
    )
    regions = "owners=roma:0,napoli:1,spoleto:1,firenze:1"
    assert not given_away(f"{mine} {regions}", "pass"), "R14.2: the right to play remains"
    assert given_away(f"{mine} {regions} out=1", "pass"), "R14.3"
    assert not given_away(f"{mine.replace('lines=/5', 'lines=/')} {regions} out=1", "pass"), "R14.5"


def test_r8_3_the_end_of_the_last_region_is_the_end_of_the_game() -> None:
    """Spoleto is the last free region: whoever has most then wins, here seat 0, which would have five."""
    position = f"{LAST_REGION},roma:3 turn=1 hands=/5/3/4 lines=T/6/5/4 out=023"
    assert given_away(position, "pass")
    assert not given_away(position.replace("lines=T/6", "lines=T/T"), "pass"), "R8.3: four have four, R9.1"


def test_r9_3_a_shared_victory_is_no_gift() -> None:
    final = "seats=3 final=1 contenders=012 turn=0 hands=1// lines={} out=12"
    assert given_away(final.format("5/6/4"), "pass")
    assert given_away(final.format("5/6/6"), "pass")
    assert not given_away(final.format("6/6/4"), "pass")


def test_r13_what_wins_the_match_is_no_gift() -> None:
    """Seat 1 wins the game with its region, and seat 0 the match with its points."""
    match = f"{SIENA.replace('seats=2', 'seats=2 options=points:20')} hands=2/2 lines=1/T out=1"
    assert given_away(f"{match} scores=3/2", "pass")
    assert not given_away(f"{match} scores=18/2", "pass")
    assert given_away(f"{match} scores=18/19", "pass")


def test_r15_a_face_down_card_counts_as_much_as_such_a_card_brings() -> None:
    hidden = f"{SIENA.replace('seats=2', 'seats=2 options=hidden-cards')} hands=22/6 out=1"
    assert given_away(f"{hidden} lines=/ down=/1", "pass")
    assert not given_away(f"{hidden} lines=TT/1 down=/T", "pass")
    assert not given_away(f"{hidden} lines=/ down=T/1", "pass"), "the own card is no secret to its seat"


# --- the bots ---------------------------------------------------------------------------------------

MORE_TENS = f"{SIENA} favor=firenze hands=SKKKU/22CKKK lines=114CDH/16TT out=1"
BEHIND = (
    "seats=2 turn=0 holder=1 site=parma owners=torino:1,milano:1,genova:1,ferrara:1 "
    "hands=1U/CKKKKK lines=3445T/2346HHH out=1"
)
DEFENDER = (
    "seats=4 options=capturing-regions turn=2 holder=3 site=venezia favor=parma defender=2 played=11 "
    "owners=milano:1,mantova:1,venezia:2,siena:0,roma:3,napoli:3 "
    "hands=/WB/12334566/4H lines=/TTDDD/CCC/1 out=013"
)
FIVE_AGAINST_SIX = (
    "seats=3 turn=2 site=milano favor=bologna hands=//5 lines=/6/ out=01 "
    "owners=venezia:1,mantova:1,modena:1,siena:0,roma:0"
)


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("position", [MORE_TENS, BEHIND, DEFENDER, FIVE_AGAINST_SIX])
def test_no_bot_gives_the_game_away(spec: str, position: str) -> None:
    table = at(position)
    for seed in range(12):
        done = make_bot(spec, seed).decide(view(table, table.turn)).code
        assert not is_lost(table, done), action_text(done)


def test_where_all_is_lost_alike_the_judgement_decides() -> None:
    """Nobody can keep seat 1, which holds tens, from the region that wins, whatever seat 0 plays."""
    table = at(f"{SIENA} favor=firenze turn=0 hands=1234KU/TTTTT lines=/HHT known=1>*:TTTTT")
    expert = make_bot("expert", 1).decide(view(table, 0)).alternatives
    best = next(one.code for one in expert)
    assert all(
        make_bot(spec, seed).decide(view(table, 0)).code == best
        for spec in ("search:worlds=30", "ismcts:playouts=100")
        for seed in range(5)
    )


def test_a_card_is_squandered_once_the_battle_is_won() -> None:
    won = at("seats=2 site=modena owners=roma:1 hands=WDUTCKB/14TCCCK lines=1225/ out=1")
    observation = observation_of(view(won, 0))
    thrown = {
        action_text(code) for code in legal(won) if wastes_card(observation, code, weights_for(observation))
    }
    assert thrown == {"play:W", "play:D", "play:U", "play:T", "play:C"}
    courted = at("seats=2 site=modena owners=roma:1 hands=C/14TCCCK lines=1225/C out=1")
    assert not wastes_card(
        observation_of(view(courted, 0)), parse_action("play:C"), weights_for(observation)
    ), "R4.2"
    saturating = observation_of(view(at("seats=2 site=modena hands=WDUT/1 lines=1225/"), 0))
    assert not any(wastes_card(saturating, PLAY + card, weights_for(saturating)) for card in range(15))
    unclear = at("seats=2 options=hidden-cards site=modena hands=WDUT/1 lines=1225/ down=/T out=1")
    assert not wastes_card(observation_of(view(unclear, 0)), parse_action("play:T"), weights_for(observation))


@pytest.mark.parametrize("bot", ["expert", "master:playouts=300"])
@pytest.mark.parametrize("idle", [0, 8])
@pytest.mark.parametrize("hands", ["1134/5U", "/UU", "1134/UUK"])
def test_nobody_surrenders_where_passing_ends_the_battle_too(bot: str, idle: int, hands: str) -> None:
    """R4, R5.7: with all others out, both end the battle in the same tie, and passing keeps the card."""
    out = "" if hands.startswith("/") else "out=0"
    table = at(f"seats=2 site=roma turn=1 hands={hands} {out} idle-battles={idle}")
    assert make_bot(bot, 1).decide(view(table, 1)).code != encode(Play(Card.SURRENDER))


def test_a_surrender_may_end_a_battle_that_others_could_still_win() -> None:
    """Seat 0 wins the game with Parma, and could still fight for it."""
    position = "seats=3 site=parma turn=1 owners=torino:0,milano:0,genova:0 hands=TTTT66/12U/334 out=2"
    assert make_bot("search:playouts=300", 1).decide(view(at(position), 1)).code == encode(
        Play(Card.SURRENDER)
    )
