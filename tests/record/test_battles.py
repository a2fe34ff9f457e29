"""What each battle was about: who spent what, who passed, and who won it."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from condottiere import Card, Game, Options
from condottiere.record.agreements.notation import Proposal, Proposed, TakenBack
from condottiere.record.events.event import BattleEnded
from condottiere.record.events.from_log import events_of
from condottiere.record.file import record_of
from condottiere.record.notation import Acted, Dealt, Entry, Move, parse_cards
from condottiere.record.review.battles import Battle
from condottiere.record.review.playback import Playback
from condottiere.rules import Play, Region, Rescue
from condottiere.rules.battle_result import BattleResult, TokenMove
from condottiere.rules.table import NOBODY
from support.random_games import game_with_take_backs, whole_game

OPTIONS = [
    Options(seats=4),
    Options(seats=3, hidden_cards=True, draw_after_battle=True),
    Options(seats=5, capturing_regions=True, bigger_kingdoms=True, points=12),
    Options(seats=2, hidden_cards=True, capturing_regions=True, points=8),
]


def battles(game: Game) -> list[Battle]:
    return Playback(record_of(game)).battles


def game_of(hands: str, *tokens: str, **options: bool) -> Game:
    """A game of three whose holder, seat 0, is dealt the first of these hands."""
    rows = [parse_cards(hand) for hand in hands.split()]
    deal = tuple(rows[seat][turn] for turn in range(10) for seat in range(3))
    game = Game.resume(Options(seats=3, **options), 0, [Dealt(deal)])
    for token in tokens:
        game.play(token)
    return game


def counts(cards: str) -> tuple[int, ...]:
    found = Counter(parse_cards(cards))
    return tuple(found[card] for card in Card)


def test_who_spent_what_for_a_region() -> None:
    game = game_of(
        "TTT666KDDH 1122334455 CCCWKKKBBS",
        "site:roma",
        "play:T", "play:5", "play:C", "play:K", "rescue:T", "play:4", "pass", "play:6", "pass", "pass",
    )  # fmt: skip
    (battle,) = battles(game)
    assert (battle.game, battle.number) == (1, 1)
    assert battle.result == BattleResult(
        site=Region.ROMA,
        defender=None,
        strengths=(6, 9, 1),
        strongest=9,
        second=6,
        conqueror=1,
        token=TokenMove(2, "courtesans", stays=False, courtesans=1),
        ended_by="passes",
    )
    assert (battle.from_moment, battle.to_moment) == (1, 11)
    ada, bruno, chiara = battle.seats
    assert (ada.cards, ada.passed_after) == (counts("K6"), 2), "the ten went back"
    assert (bruno.cards, bruno.passed_after) == (counts("54"), 2)
    assert (chiara.cards, chiara.passed_after) == (counts("C"), 1)
    assert battle.spent == 5


def test_r5_7_whoever_plays_surrender_has_not_passed() -> None:
    (battle,) = battles(
        game_of("TTT666UDDH 1122334455 CCCWKKKBBS", "site:roma", "play:T", "pass", "play:W", "play:U")
    )
    assert (battle.result.conqueror, battle.result.ended_by) == (0, "surrender")
    assert [seat.passed_after for seat in battle.seats] == [None, 0, None]
    assert battle.seats[0].cards == counts("TU")
    assert battle.result.strengths[0] == 1, "it is Winter"


def test_r15_4_strengths_count_cards_that_lay_face_down() -> None:
    game = game_of(
        "TTT666UDDH 1122334455 CCCWKKKBBS", "site:roma", "play:T", "pass", "pass", "pass", hidden_cards=True
    )
    (battle,) = battles(game)
    assert battle.result.strengths == (10, 0, 0)


def test_a_battle_whose_end_was_taken_back_is_fought_on() -> None:
    game = game_of("TTT666KDDH 1122334455 CCCWKKKBBS", "site:roma", "play:T", "pass", "pass", "pass")
    assert [battle.spent for battle in battles(game)] == [1]
    game.enter(Proposed(0, Proposal("takeback", move=5)))
    game.enter(TakenBack(5))
    assert battles(game) == []
    game.play("play:6")
    game.play("pass")
    (battle,) = battles(game)
    assert battle.seats[0].cards == counts("T6")
    assert [seat.passed_after for seat in battle.seats] == [2, 0, 0]


def what_stands(game: Game) -> tuple[list[int], list[Entry]]:
    """The moves that were not taken back, and where in the log they are."""
    moves: list[tuple[int, int, Entry]] = []
    made = 0
    for place, entry in enumerate(game.log):
        if isinstance(entry, TakenBack):
            moves = [one for one in moves if one[0] < entry.move]
        elif isinstance(entry, Move):
            moves.append((made, place, entry))
        made += isinstance(entry, Move)
    return [place for _, place, _ in moves], [entry for _, _, entry in moves]


@pytest.mark.no_cover
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(2))
def test_the_battles_are_those_of_a_game_in_which_nothing_was_taken_back(options: Options, seed: int) -> None:
    game = game_with_take_backs(options, seed)
    places, entries = what_stands(game)
    assert len(places) < sum(isinstance(entry, Move) for entry in game.log), "something was taken back"
    told, stands = (
        Playback(record_of(one)) for one in (game, Game.resume(game.options, game.holder, entries))
    )
    ends = [moment.entry for moment in stands.walk(0, len(stands))]
    moments = {moment.entry: moment.number for moment in told.walk(0, len(told))}
    assert told.battles == [
        replace(battle, from_moment=mine.from_moment, to_moment=moments[places[ends[battle.to_moment]]])
        for battle, mine in zip(stands.battles, told.battles, strict=True)
    ]


@pytest.mark.no_cover
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(2))
def test_battles_agree_with_what_was_played_and_told(options: Options, seed: int) -> None:
    game = whole_game(options, seed)
    record = record_of(game, tuple(f"S{seat}" for seat in range(options.seats)))
    playback = Playback(record)
    spent: Counter[tuple[int, Card]] = Counter()
    told = []
    for moment in playback.walk(0, len(playback)):
        for step in moment.steps:
            match step.entry:
                case Acted(action=Play(card)):
                    spent[step.before.turn, card] += 1
                case Acted(action=Rescue(card)) if card is not None:
                    spent[step.before.turn, card] -= 1
            if step.after.battles > step.before.battles:
                told.append((moment.number, step))
    found = battles(game)
    assert [battle.to_moment for battle in found] == [number for number, _ in told]
    summed = Counter(
        {
            (seat, card): sum(battle.seats[seat].cards[card] for battle in found)
            for seat in range(options.seats)
            for card in Card
        }
    )
    assert +summed == +spent
    for battle, (_, step) in zip(found, told, strict=True):
        assert BattleEnded(battle.result) in events_of(step)
        if battle.result.site is not None and battle.result.token is not None:
            owner = battle.result.defender if battle.result.conqueror is None else battle.result.conqueror
            assert step.after.owner[battle.result.site] == (NOBODY if owner is None else owner)
            assert step.after.holder == battle.result.token.holder


@pytest.mark.no_cover
def test_a_walk_from_anywhere_leads_to_the_same_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condottiere.record.review.playback._CHECKPOINT_ENTRIES", 30)
    game = whole_game(OPTIONS[2], 7)
    playback = Playback(record_of(game))
    whole = [(number, entry, at.table.copy()) for number, entry, at, _ in playback.walk(0, len(playback))]
    assert [number for number, _, _ in whole] == list(range(len(playback)))
    assert whole[-1][2] == game.table
    rng = random.Random(7)
    for first in rng.sample(range(len(playback)), 25):
        (again,) = playback.walk(first, first)
        assert (again.number, again.entry, again.game.table) == whole[first]
