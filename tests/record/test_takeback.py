"""Taking moves back: when it can be, what it leads to, and how the log keeps it."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from condottiere.record import takeback
from condottiere.record.agreements import requests
from condottiere.record.agreements.notation import Proposal, TakenBack
from condottiere.record.agreements.state import PlayRefused
from condottiere.record.events.from_log import what_was_taken_back
from condottiere.record.events.wording import taken_back_wording
from condottiere.record.file import dump, load, record_of
from condottiere.record.file import replay as replay_record
from condottiere.record.game import Game
from condottiere.record.moves import after_move
from condottiere.record.notation import Dealt, RuleMove, parse_entry
from condottiere.record.position import parse_position
from condottiere.record.transcript import transcript
from condottiere.rules import PUBLIC, Card, IllegalAction, Options, Phase, Table, view
from condottiere.rules.cards import CARDS, NO_CARD
from condottiere.rules.options import SWITCHES
from condottiere.rules.table import VIEWERS
from condottiere.server.messages.from_browser import Back, Propose, Respond, StepAway
from condottiere.server.table.messages.agreements import decide
from support.random_games import game_with_take_backs, random_show
from support.told import happened, sentence, sentences

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena", "Fosca")


def game_at(position: str) -> Game:
    """A game that goes on from a position."""
    table = parse_position(position)
    game = Game(Options(seats=table.seats, hidden_cards=bool(table.hidden_cards)), table.holder)
    game.table = table
    return game


def battle(hands: str = "T5WK/T6BB/44", more: str = "") -> Game:
    """Three seats fight for Roma, and seat 0 is on turn."""
    return game_at(f"seats=3 phase=battle site=roma turn=0 hands={hands} {more}")


def play(game: Game, *tokens: str) -> None:
    for token in tokens:
        game.play(token)


def propose(game: Game, seat: int, people: tuple[int, ...] = (0, 1, 2)) -> None:
    """A seat proposes to take back its latest move, as far as it knows."""
    move = game.take_backs.latest(seat)
    assert move is not None
    for entry in requests.propose(game.agreements, people, seat, Proposal("takeback", move=move)):
        game.enter(entry)


def proposed(game: Game) -> list[int | None]:
    """The moves that may be taken back if all agree."""
    return [proposal.proposal.move for proposal in game.agreements.proposals]


def ask_for(game: Game, seat: int, move: int) -> None:
    """The person of a seat asks to take a move back, whatever the page offers."""
    game.enter_all(decide(Propose(kind="takeback", move=move), seat, game, (0, 1, 2)))


def respond(game: Game, seat: int, agree: bool = True, move: int | None = None) -> None:
    """A seat answers the proposal to take a move back."""
    move = game.agreements.proposals[0].proposal.move if move is None else move
    game.enter_all(decide(Respond(kind="takeback", move=move, agree=agree), seat, game, (0, 1, 2)))


def take_back(game: Game, seat: int) -> None:
    """A seat takes back its latest move, alone among bots."""
    propose(game, seat, (seat,))


def without_knowledge(table: Table) -> Table:
    """The same table where nothing is known of any hand."""
    other = table.copy()
    other.known = [[[0] * CARDS for _ in range(VIEWERS)] for _ in table.known]
    other.sure = [[[0] * CARDS for _ in range(VIEWERS)] for _ in table.sure]
    other.down_shown = [0] * len(table.down_shown)
    return other


# --- what it leads to ---------------------------------------------------------------------------


def test_what_nobody_else_had_to_agree_to_is_told_once() -> None:
    game = game_with_take_backs(Options(seats=3), seed=1)
    told = list(transcript(record_of(game, NAMES)))
    assert (
        sum("takes back" in line for line in told) == sum(isinstance(one, TakenBack) for one in game.log) > 0
    )
    assert not any("proposes" in line for line in told)


@pytest.mark.parametrize(
    ("tokens", "words"),
    [
        (["play:W"], "the Winter"),
        (["play:T"], "the Mercenary 10"),
        (["pass"], "the pass"),
        (["play:5", "pass", "pass", "play:K"], "the Scarecrow"),
        (["play:5", "pass", "pass", "play:K", "rescue:5"], "the Scarecrow’s choice"),
    ],
)
def test_the_table_is_as_it_was_and_it_is_told_in_words(tokens: list[str], words: str) -> None:
    game = battle()
    play(game, *tokens[:-1])
    before, version = game.table.copy(), game.version
    play(game, tokens[-1])
    now = game.table.copy()
    take_back(game, 0)
    assert without_knowledge(game.table) == without_knowledge(before)
    assert (game.turn, game.version) == (0, version + 2), "a choice for the version before is stale"
    assert sentence(taken_back_wording(what_was_taken_back(now, before))) == words
    assert sentences(happened(now, TakenBack(version), game.table, None), NAMES) == [
        f"Ada takes back {words}."
    ]


def test_the_passes_of_others_are_taken_back_along_with_it() -> None:
    game = battle()
    play(game, "pass", "pass")
    take_back(game, 0)
    assert (game.turn, list(game.table.out[:3])) == (0, [0, 0, 0])
    play(game, "play:T")
    assert game.turn == 1


def test_one_move_after_the_other_can_be_taken_back() -> None:
    game = game_at("seats=3 phase=site turn=0 hands=T5/6/4")
    play(game, "site:roma")
    first = game.table.copy()
    play(game, "play:T")
    take_back(game, 0)
    assert without_knowledge(game.table) == first
    take_back(game, 0)
    assert game.table.phase == Phase.SITE
    assert game.view(1).seats[0].known[Card.MERCENARY_10] == 1, "that card was seen"
    with pytest.raises(IllegalAction, match="your own latest move"):
        ask_for(game, 0, 0)


def test_r2_5_a_pass_that_was_no_choice_goes_along_with_the_last_card() -> None:
    game = battle("T/T6BB/44")
    before = game.table.copy()
    play(game, "play:T", "pass", "pass")
    propose(game, 0)
    play(game, "pass")
    assert game.table.phase == Phase.SITE
    assert game.take_backs.latest(0) == 0
    assert game.agreements.proposals, "that pass has told nobody anything"
    assert sentence(taken_back_wording(what_was_taken_back(game.table, game.before(0)))) == "the Mercenary 10"
    for seat in (1, 2):
        respond(game, seat)
    assert without_knowledge(game.table) == without_knowledge(before)


def test_r15_3_a_pass_with_a_card_face_down_is_a_choice() -> None:
    game = battle("T/T6BB/44", "options=hidden-cards")
    play(game, "play:T", "pass", "pass")
    game.play("reveal")
    assert game.take_backs.latest(0) is None


def test_everybody_knows_a_card_that_went_back_into_a_hand() -> None:
    game = battle(more="known=0>1:T")
    play(game, "play:W")
    take_back(game, 0)
    for viewer, ten in ((None, 0), (1, 1), (2, 0)):
        known = game.view(viewer).seats[0].known
        assert (known[Card.WINTER], known[Card.MERCENARY_10]) == (1, ten)


def test_a_card_taken_back_that_was_known_is_not_counted_twice() -> None:
    game = battle("TTT/6/4", "known=0>*:T")
    play(game, "play:T")
    take_back(game, 0)
    assert game.view(1).seats[0].known[Card.MERCENARY_10] == 1


def test_r15_a_card_that_went_back_unseen_is_known_to_those_alone_whom_it_was_shown() -> None:
    game = battle(more="options=hidden-cards")
    play(game, "play:T")
    game.show(0, [], True, [2])
    now = game.table.copy()
    take_back(game, 0)
    assert [game.view(viewer).seats[0].known[Card.MERCENARY_10] for viewer in (None, 1, 2)] == [0, 0, 1]
    assert game.table.down[0] == NO_CARD
    assert sentence(taken_back_wording(what_was_taken_back(now, game.table))) == "the face-down card"


def test_what_was_shown_since_stays_known() -> None:
    game = battle()
    play(game, "play:W")
    game.show(0, [Card.MERCENARY_10], False, [1])
    game.show(2, [Card.MERCENARY_4, Card.MERCENARY_4], False, [1])
    take_back(game, 0)
    assert game.view(1).seats[0].known[Card.MERCENARY_10] == 1
    assert game.view(1).seats[2].known[Card.MERCENARY_4] == 2
    assert game.view(None).seats[2].known[Card.MERCENARY_4] == 0


def test_r4_5_answers_stand_when_a_site_is_taken_back() -> None:
    game = battle("TT/B/B")
    play(game, "play:T", "pass", "pass", "pass")
    game.answer(1, True)
    play(game, "site:milano")
    assert game.table.phase == Phase.HAND
    game.answer(2, True)
    take_back(game, 0)
    assert (game.table.phase, dict(game.answers)) == (Phase.SITE, {1: True, 2: True})


# --- when it cannot be --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "tokens", "reason"),
    [
        ("", ["play:T", "play:6"], "somebody else has played"),
        ("", ["pass", "play:6"], "somebody else has played"),
        ("options=hidden-cards", ["play:T", "play:6"], "somebody else has played"),
        ("", ["play:T", "pass", "pass", "pass", "site:milano", "hand:keep"], "hands have been kept"),
        ("options=hidden-cards", ["play:T", "pass", "pass", "reveal"], "turned up"),
        ("options=hidden-cards", ["play:T", "pass", "pass", "play:5"], "turned up"),
        ("options=hidden-cards", ["play:T", "pass", "pass", "pass"], "turned up"),
        ("", ["play:T", "show:1>*:6"], "shown you cards"),
        ("", ["play:T", "show:1>0:6"], "shown you cards"),
    ],
)
def test_it_is_never_past_new_information(options: str, tokens: list[str], reason: str) -> None:
    game = battle(more=options)
    for token in tokens:
        game.enter(parse_entry(token))
    assert game.take_backs.latest(0) is None
    for move in range(game.version + 1):
        with pytest.raises(IllegalAction, match=reason):
            ask_for(game, 0, move)


def test_nothing_is_taken_back_past_a_deal() -> None:
    game = Game.new(Options(seats=3, first_holder=0), 4)
    assert game.take_backs.latest(0) is None
    play(game, "site:roma")
    assert game.take_backs.latest(0) == 1
    rng = random.Random(1)
    while sum(isinstance(entry, Dealt) for entry in game.log) < 2:
        game.play(rng.choice(game.legal_actions()))
    assert [game.take_backs.latest(seat) for seat in range(3)] == [None] * 3


def test_what_was_shown_to_others_or_by_oneself_keeps_nobody_from_it() -> None:
    game = battle()
    play(game, "play:T")
    game.show(1, [Card.MERCENARY_6], False, [2])
    game.show(0, [Card.MERCENARY_5], False, None)
    take_back(game, 0)


def test_what_somebody_else_took_back_was_seen_all_the_same() -> None:
    game = battle()
    play(game, "play:T", "play:6")
    take_back(game, 1)
    with pytest.raises(IllegalAction, match="somebody else has played"):
        ask_for(game, 0, 0)


# --- by consent ---------------------------------------------------------------------------------


def test_all_who_play_have_to_agree() -> None:
    game = battle()
    play(game, "play:T")
    propose(game, 0)
    proposal = game.agreements.proposals[0].proposal
    for seat in (1, 2):
        assert game.table.lines[0][Card.MERCENARY_10] == 1
        for entry in requests.respond(game.agreements, (0, 1, 2), seat, proposal, True):
            game.enter(entry)
    assert (game.table.lines[0][Card.MERCENARY_10], game.turn) == (0, 0)
    assert game.agreements.proposals == ()


def test_a_proposal_ends_with_the_choice_or_when_information_comes() -> None:
    for token in ("play:6", "show:2>*:4"):
        game = battle()
        play(game, "play:T")
        propose(game, 0)
        game.enter(parse_entry(token))
        assert game.agreements.proposals == ()
    game = battle()
    play(game, "play:T")
    propose(game, 0)
    play(game, "pass")
    assert game.agreements.proposals, "a pass tells nothing that could not be taken back along with the move"


def test_a_proposal_ends_when_its_proposer_plays_on() -> None:
    game = battle()
    play(game, "play:T", "pass", "pass")
    propose(game, 0)
    play(game, "play:W")
    assert proposed(game) == []
    with pytest.raises(IllegalAction, match="proposal is closed"):
        respond(game, 1, move=0)
    propose(game, 0)
    assert proposed(game) == [3]


def words_of(game: Game) -> list[str]:
    """The latest lines of the log, as a spectator reads them; the game is traced since before them."""
    return [
        line
        for before, entry, after, ended, _ in game.end_trace()
        for line in sentences(happened(before, entry, after, None, ended), NAMES)
    ]


@pytest.mark.parametrize(
    ("token", "why", "then"),
    [
        ("play:B", "Play went on", "Bruno plays Bishop."),
        ("show:1>*:T", "Cards were shown", "Bruno shows everybody: Mercenary 10."),
    ],
)
def test_it_is_told_that_a_proposal_has_lapsed_before_what_ended_it(token: str, why: str, then: str) -> None:
    game = battle()
    play(game, "play:5")
    propose(game, 0)
    game.start_trace()
    game.enter(parse_entry(token))
    assert words_of(game)[:2] == [f"{why}: Ada’s request to take a move back has lapsed.", then]


@pytest.mark.parametrize(
    ("token", "told"),
    [
        ("resign:0", "Ada resigns: a captain plays this seat to the end."),
        ("captain:0:away", "Ada is away: a captain plays until they are back."),
        ("captain:0:asked", "Ada steps away: a captain plays in the meantime."),
    ],
)
def test_whoever_goes_no_longer_asks_for_anything(token: str, told: str) -> None:
    game = battle()
    play(game, "play:5")
    propose(game, 0)
    for proposal in ("propose:0:pause", "propose:1:end", "propose:1:captain:0"):
        game.enter(parse_entry(proposal))
    game.start_trace()
    game.enter(parse_entry(token))
    assert words_of(game) == [
        told,
        "Ada no longer asks for a take-back.",
        "Ada’s request for a pause has ended.",
    ]
    assert [one.by for one in game.agreements.proposals] == [1]


def test_nothing_lapses_while_a_proposal_is_open_and_when_it_is_done() -> None:
    game = battle()
    play(game, "play:5")
    game.start_trace()
    propose(game, 0)
    play(game, "pass")
    respond(game, 1)
    respond(game, 2)
    assert not any("lapsed" in line for line in words_of(game))
    assert game.turn == 0


def test_who_withdraws_the_own_proposal_does_not_refuse_it() -> None:
    game = battle()
    play(game, "play:5")
    for seat, words in ((1, "Bruno refuses a take-back."), (0, "Ada no longer asks for a take-back.")):
        propose(game, 0)
        game.start_trace()
        respond(game, seat, agree=False)
        assert words_of(game) == [words]


@pytest.mark.parametrize(("token", "why"), [("show:2>1:4", "in private"), ("show:0>*:5", "by the proposer")])
def test_who_would_choose_again_and_has_seen_cards_since_can_only_refuse(token: str, why: str) -> None:
    game = battle()
    play(game, "play:T", "pass")
    game.enter(parse_entry(token))
    propose(game, 0)
    with pytest.raises(IllegalAction, match="seen cards since you passed"):
        respond(game, 1)
    respond(game, 2)
    respond(game, 1, agree=False)
    assert game.agreements.proposals == (), why


def test_who_would_choose_again_may_agree_to_what_it_knew_before() -> None:
    game = battle()
    play(game, "play:T")
    game.show(2, [Card.MERCENARY_4], False, [1])
    play(game, "pass")
    propose(game, 0)
    respond(game, 1)
    respond(game, 2)
    assert game.turn == 0


def test_who_has_no_card_to_choose_again_may_agree_whatever_was_shown() -> None:
    game = battle("T5WK//44")
    play(game, "play:T", "pass")
    game.show(2, [Card.MERCENARY_4], False, [1])
    propose(game, 0)
    respond(game, 1)
    respond(game, 2)
    assert game.turn == 0


def test_who_would_choose_again_is_shown_nothing_until_that_is_decided() -> None:
    game = battle()
    play(game, "play:T", "pass")
    propose(game, 0)
    respond(game, 1)
    for shower, to in ((2, [1]), (0, [1]), (0, None)):
        card = Card.MERCENARY_4 if shower == 2 else Card.MERCENARY_5
        with pytest.raises(IllegalAction, match="shown to a player who would choose again"):
            game.show(shower, [card], False, to)
    game.show(1, [Card.MERCENARY_6], False, [2])
    respond(game, 2)
    assert (game.turn, list(game.table.out[:3])) == (0, [0, 0, 0])


def test_who_would_choose_again_does_not_step_away_from_the_question() -> None:
    game = battle()
    play(game, "play:T", "pass")
    propose(game, 0)
    with pytest.raises(IllegalAction, match="Agree to the take-back or refuse it first"):
        decide(StepAway(), 1, game, (0, 1, 2))
    game.enter_all(decide(StepAway(), 2, game, (0, 1, 2)))
    respond(game, 1)
    assert game.turn == 0


def come_back(game: Game, seat: int) -> None:
    game.enter_all(decide(Back(), seat, game, (0, 1, 2)))


def taken_back_without_seat_1(story: str, *shown: str) -> Game:
    """Seat 1 passes and is shown cards, and is away when seat 0 takes back what it had played before."""
    game = battle()
    play(game, "play:T", "pass")
    for token in (*shown, *story.split()):
        game.enter(parse_entry(token))
    respond(game, 2)
    assert (game.turn, list(game.table.out[:3])) == (0, [0, 0, 0])
    return game


AWAY = {
    "steps away before the proposal": "captain:1:asked propose:0:takeback:0",
    "loses the seat before the proposal": "propose:2:captain:1 captain:1:agreed propose:0:takeback:0",
    "loses the seat while it is open": "propose:0:takeback:0 propose:2:captain:1 captain:1:agreed",
    "lets the time run out while it is open": "propose:0:takeback:0 captain:1:away",
}


@pytest.mark.parametrize("story", AWAY)
@pytest.mark.parametrize("shown", ["show:2>1:4", "show:0>*:5"])
def test_who_passed_and_saw_cards_since_does_not_come_back_into_that_battle(story: str, shown: str) -> None:
    game = taken_back_without_seat_1(AWAY[story], shown)
    for action in ("play:W", "play:6", "play:4"):
        with pytest.raises(IllegalAction, match="you have seen cards since"):
            come_back(game, 1)
        play(game, action)
    play(game, "pass", "pass")
    come_back(game, 1)
    with pytest.raises(IllegalAction, match="can no longer be taken back"):
        ask_for(game, 1, game.version - 1)


@pytest.mark.parametrize("story", AWAY)
def test_who_saw_nothing_comes_back_into_the_battle_at_once(story: str) -> None:
    game = taken_back_without_seat_1(AWAY[story])
    come_back(game, 1)
    play(game, "play:T", "play:6")


def test_who_saw_cards_comes_back_when_the_battle_is_over() -> None:
    game = taken_back_without_seat_1(AWAY["steps away before the proposal"], "show:2>1:4")
    play(game, "pass", "play:6", "pass")
    with pytest.raises(IllegalAction, match="you have seen cards since"):
        come_back(game, 1)
    game.play("play:B")
    game.play(game.legal_actions()[0])
    play(game, "pass")
    assert game.table.battles == 1
    come_back(game, 1)


def test_who_saw_cards_comes_back_when_nobody_else_is_there_to_play_on() -> None:
    game = taken_back_without_seat_1(AWAY["steps away before the proposal"], "show:2>1:4")
    for seat in (0, 2):
        game.enter_all(decide(StepAway(), seat, game, (0, 1, 2)))
    come_back(game, 1)


def test_who_saw_cards_does_not_come_back_where_the_captains_pass_is_taken_back_again() -> None:
    game = taken_back_without_seat_1(AWAY["steps away before the proposal"], "show:2>1:4")
    play(game, "play:T", "pass")
    come_back(game, 1)
    propose(game, 0)
    with pytest.raises(IllegalAction, match="seen cards since you passed"):
        respond(game, 1)
    respond(game, 1, agree=False)
    game.enter_all(decide(StepAway(), 1, game, (0, 1, 2)))
    propose(game, 0)
    respond(game, 2)
    with pytest.raises(IllegalAction, match="you have seen cards since"):
        come_back(game, 1)


def test_nothing_is_taken_back_in_a_pause() -> None:
    game = battle()
    play(game, "play:T")
    game.enter(parse_entry("pause"))
    with pytest.raises(PlayRefused, match="paused"):
        propose(game, 0)
    game.enter(parse_entry("resume:1"))
    propose(game, 0, (0, 1))
    game.enter(parse_entry("pause"))
    with pytest.raises(PlayRefused, match="paused"):
        respond(game, 1)
    respond(game, 1, agree=False)


def test_who_wants_to_take_a_move_back_is_shown_nothing_in_private() -> None:
    game = battle()
    play(game, "play:T")
    propose(game, 0)
    with pytest.raises(IllegalAction, match="No cards can be shown"):
        game.show(1, [Card.MERCENARY_6], False, [0, 2])
    game.show(1, [Card.MERCENARY_6], False, [2])
    game.show(0, [Card.MERCENARY_5], False, [2])
    assert game.agreements.proposals


def test_what_nobody_is_left_to_refuse_in_a_pause_is_taken_back_after_it() -> None:
    game = battle()
    play(game, "play:T")
    propose(game, 0, (0, 1))
    game.enter(parse_entry("pause"))
    game.enter_all(requests.take_over(game.agreements, (0, 1), 1, "asked"))
    assert game.turn == 1
    with pytest.raises(PlayRefused, match="paused"):
        game.enter(parse_entry("undo:0"))
    game.enter_all(requests.resume(game.agreements, (0, 1), 0))
    assert (game.turn, game.agreements.proposals) == (0, ())


def test_to_take_back_again_and_again_costs_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many moves are replayed for it, beside those that were taken back."""
    replayed: list[object] = []

    def counted(table: Table, move: RuleMove) -> Table:
        replayed.append(move)
        return after_move(table, move)

    monkeypatch.setattr(takeback, "after_move", counted)
    game = battle("111111222222333333/T/T")
    play(game, "play:1", "pass", "pass", *["play:1"] * 5, *["play:2"] * 6)
    for _ in range(200):
        play(game, "play:3")
        take_back(game, 0)
    assert len(replayed) < 20


# --- at random ----------------------------------------------------------------------------------


@pytest.mark.no_cover
@settings(max_examples=25)
@given(
    st.integers(0, 2**32), st.integers(2, 5), st.fixed_dictionaries(dict.fromkeys(SWITCHES, st.booleans()))
)
def test_wherever_a_move_is_taken_back_the_table_is_as_before_it(
    seed: int, seats: int, options: dict[str, bool]
) -> None:
    rng = random.Random(seed)
    game = Game.new(Options(seats=seats, **options), seed=seed)
    tables: dict[int, Table] = {}
    taken = 0
    for _ in range(80):
        if game.over:
            break
        if game.table.phase == Phase.INTERVAL:
            game.next_game()
            continue
        if rng.random() < 0.1 and (shown := random_show(game.table, rng)):
            game.enter(shown)
        tables[game.version] = game.table.copy()
        game.play(rng.choice(game.legal_actions()))
        mine = [seat for seat in range(seats) if game.take_backs.latest(seat) is not None]
        if mine and rng.random() < 0.5:
            seat = rng.choice(mine)
            move = game.take_backs.latest(seat)
            assert move is not None
            now = game.table.copy()
            take_back(game, seat)
            taken += 1
            assert without_knowledge(game.table) == without_knowledge(tables[move])
            check_knowledge(now, tables[move], game.table)
    again = Game.resume(game.options, game.holder, game.log)
    assert (again.table, again.version, again.agreements) == (game.table, game.version, game.agreements)
    assert [again.take_backs.latest(seat) for seat in range(seats)] == [
        game.take_backs.latest(seat) for seat in range(seats)
    ]
    record = load(dump(record_of(game, NAMES[:seats])))
    assert [entry for _, entry, _ in replay_record(record)] == list(record.entries)
    assert any("takes back" in line for line in transcript(record)) == (taken > 0)


def check_knowledge(now: Table, before: Table, back: Table) -> None:
    """Everybody knows what they knew before or have seen since, and of no card that is not there."""
    for seat in range(back.seats):
        for viewer in (*range(back.seats), PUBLIC):
            for card in Card:
                known = back.known[seat][viewer][card]
                there = back.hands[seat][card] + (back.down[seat] == card)
                left = back.hands[seat][card] - now.hands[seat][card]
                lay_down = (back.down[seat] == card) - (now.down[seat] == card)
                assert back.sure[seat][viewer][card] <= back.hands[seat][card]
                assert before.known[seat][viewer][card] <= known <= there
                assert known == max(
                    before.known[seat][viewer][card], now.known[seat][viewer][card] + left + lay_down
                )
        for viewer in (*range(back.seats), None):
            view(back, viewer)


def test_what_somebody_else_said_of_its_hand_stays_said() -> None:
    game = battle("HC/CD/T4")
    play(game, "pass")
    game.answer(0, True)
    play(game, "pass")
    game.answer(0, False)
    take_back(game, 1)
    assert (game.turn, game.answers) == (1, {0: False}), "seat 0 has changed its mind since"
    play(game, "play:D")
    assert game.answers == {0: False}
