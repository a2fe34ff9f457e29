"""Pacts: who may offer what, and who kept a promise, in games made by hand and at random."""

import random
from collections.abc import Collection, Sequence
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from condottiere.languages.fact import Fact
from condottiere.record.agreements.requests import resign
from condottiere.record.agreements.state import PlayRefused
from condottiere.record.events.wording import wording
from condottiere.record.file import dump, load, record_of
from condottiere.record.file import replay as replay_record
from condottiere.record.game import Game
from condottiere.record.notation import Acted, entry_text, parse_entry
from condottiere.record.pacts.notation import (
    Accepted,
    Clause,
    Declined,
    Offer,
    Offered,
    PactEntry,
    Withdrawn,
)
from condottiere.record.pacts.state import (
    MAX_OFFERS,
    MAX_OPEN,
    JudgedPact,
    Pact,
    Promise,
    answer,
    captains_answers,
    withdraw,
)
from condottiere.record.review.playback import Playback
from condottiere.record.transcript import transcript
from condottiere.rules import (
    Action,
    Card,
    ChooseSite,
    IllegalAction,
    Options,
    Pass,
    Phase,
    PlaceFavor,
    Play,
    Region,
    Table,
    apply,
    decode,
    encode,
    legal,
)
from condottiere.rules.actions import PLAY, SITE_AT
from support.positions import at
from support.random_games import random_step
from support.told import happened, sentence, sentences

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena", "Fabio")
SEATS = st.integers(0, 5)
REGIONS = st.sampled_from(Region)
CLAUSES = st.one_of(
    st.builds(Clause, st.sampled_from(["spare", "favor", "nofavor"]), REGIONS),
    st.just(Clause("pass")),
    st.builds(lambda seat: Clause("fight", seat=seat), SEATS),
)
OFFERS = st.builds(
    Offer,
    SEATS,
    st.none() | st.lists(SEATS, min_size=1, max_size=5).map(tuple),
    st.none() | CLAUSES,
    st.none() | CLAUSES,
)
ENTRIES: st.SearchStrategy[PactEntry] = st.one_of(
    st.builds(Offered, OFFERS),
    st.builds(Accepted, SEATS, OFFERS),
    st.builds(Declined, SEATS, OFFERS, st.booleans()),
    st.builds(Withdrawn, OFFERS),
)

ROMA = Region.ROMA
SPARE_ROMA = Offer(0, (1,), Clause("spare", ROMA), None)
ASK_PASS = Offer(0, (1,), None, Clause("pass"))


# --- the log ------------------------------------------------------------------------------------


@given(ENTRIES)
def test_entries_round_trip_and_have_words(entry: PactEntry) -> None:
    assert parse_entry(entry_text(entry)) == entry
    assert sentence(wording(entry), NAMES).endswith(".")


@pytest.mark.parametrize(
    "token",
    [
        "pact:0>1:-",
        "pact:0>:spare:roma/pass",
        "pact:0>6:spare:roma/pass",
        "pact:0>1:spare/-",
        "pact:0>1:spare:atlantis/-",
        "pact:0>1:pass:roma/-",
        "pact:0>1:fight:7/-",
        "accept:0>1:spare:roma/-",
        "accept:1:captain:0>1:spare:roma/-",
        "withdraw:0:0>1:spare:roma/-",
    ],
)
def test_what_is_no_pact_is_no_entry(token: str) -> None:
    with pytest.raises(ValueError, match="is no"):
        parse_entry(token)


@pytest.mark.parametrize(
    ("token", "expected"),
    [
        (
            "pact:0>2:spare:roma/pass",
            "Ada offers Chiara a pact: Ada leaves Roma alone; Chiara plays no more cards in the battle.",
        ),
        (
            "pact:1>*:-/fight:1",
            "Bruno offers everybody a pact: whoever accepts fights Bruno.",
        ),
        (
            "accept:2:0>2:favor:milano/fight:0",
            "Chiara accepts a pact with Ada: Ada puts the Favor on Milano next; Chiara fights Ada.",
        ),
        ("decline:2:0>2:pass/-", "Chiara declines Ada’s offer."),
        ("decline:2:captain:0>2:pass/-", "Chiara declines: this captain makes no pacts."),
        ("withdraw:0>2:pass/-", "Ada withdraws an offer: Ada plays no more cards in the battle."),
    ],
)
def test_it_is_told_in_words_to_those_who_may_know(token: str, expected: str) -> None:
    game = Game.new(Options(seats=3), seed=1)
    entry = parse_entry(token)
    for viewer in (None, 0, 1, 2):
        lines = sentences(happened(game.table, entry, game.table, viewer), NAMES)
        assert lines == ([expected] if viewer in (0, 2) or ">*" in token else [])


def test_a_record_keeps_pacts_and_tells_them() -> None:
    game = Game.new(Options(seats=3, first_holder=0), seed=1)
    enter(game, "site:roma", "pact:0>1:spare:roma/-", "accept:1:0>1:spare:roma/-")
    game.play(first_card(game))
    enter(game, "pact:1>*:pass/-", "withdraw:1>*:pass/-")
    again = load(dump(record_of(game, NAMES[:3])))
    resumed = Game.resume(game.options, game.holder, again.entries)
    assert [verdict(resumed, number) for number in (0, 1)] == ["0 broken", ""]
    assert [pact.withdrawn for pact in resumed.pacts.pacts] == [False, True]
    told = "\n".join(transcript(again))
    assert "Bruno accepts a pact with Ada: Ada leaves Roma alone." in told
    assert "Ada breaks a promise to Bruno: “Ada leaves Roma alone”." in told


def test_links_to_moments_after_a_pact_that_captains_declined_stay_as_they_were() -> None:
    game = Game.new(Options(seats=3, first_holder=0), seed=1)
    enter(game, "site:roma")
    make(game, Offer(0, None, Clause("pass"), None), people=[0])
    enter(game, "pass")
    playback = Playback(record_of(game))
    moments = [moment.entry for moment in playback.walk(0, len(playback))]
    assert moments == [0, 1, 2, 3, 4, 5], "deal, site, offer, two declines and a pass"


def test_a_record_with_pacts_leads_to_the_same_although_what_hands_answered_is_not_in_it() -> None:
    """Entries have other numbers in a record, and pacts are not named by them."""
    game = Game.new(Options(seats=3, first_holder=0), seed=1)
    enter(game, "site:roma", "pass", "answer:0:keep", "pact:1>2:pass/-", "answer:0:-", "accept:2:1>2:pass/-")
    enter(game, "pass", "pass")
    resumed = Game.resume(game.options, game.holder, record_of(game).entries)
    assert verdict(resumed) == verdict(game) == "1 kept"


# --- who may offer, answer and withdraw what ------------------------------------------------------


def at_table(position: str) -> Game:
    """A game that has come to a position."""
    table = at(position)
    game = Game(Options(seats=table.seats), 0)
    game.table = table
    return game


def enter(game: Game, *tokens: str) -> None:
    for token in tokens:
        game.enter(parse_entry(token))


def make(game: Game, wanted: Offer, people: Collection[int] = range(6)) -> None:
    game.enter(Offered(wanted))
    decline(game, people)


def decline(game: Game, people: Collection[int] = range(6)) -> None:
    """Have bots and captains say what they say to offers."""
    bots = set(range(game.options.seats)).difference(people)
    game.enter_all(captains_answers(game.pacts, game.pact_time, bots))


def reply(game: Game, seat: int, number: int = 0, accept: bool = True) -> None:
    game.enter(answer(game.pacts, game.pact_time, seat, number, accept))


def take_back(game: Game, seat: int, number: int = 0) -> None:
    game.enter(withdraw(game.pacts, game.pact_time, seat, number))


def verdict(game: Game, number: int = 0) -> str:
    """Who has promised something in a pact, and what became of it: '0 kept, 1 broken'."""
    return in_words(game.pacts.promises(game.pacts.pacts[number], game.pact_time))


def in_words(made: Sequence[Promise]) -> str:
    return ", ".join(f"{promise.seat} {promise.verdict.state}" for promise in made)


def first_card(game: Game) -> int:
    return next(code for code in legal(game.table) if PLAY <= code < SITE_AT)


BATTLE = "seats=3 site=roma hands=TT/55/11"


def test_a_pact_is_offered_and_accepted_by_one_and_declined_by_another() -> None:
    game = at_table(BATTLE)
    make(game, Offer(0, (1, 2), Clause("spare", ROMA), Clause("pass")))
    assert verdict(game) == ""
    reply(game, 2, accept=False)
    assert verdict(game) == ""
    reply(game, 1)
    assert verdict(game) == "0 open, 1 open"
    assert {seat: said.accepted for seat, said in game.pacts.pacts[0].answers.items()} == {2: False, 1: True}
    for seat in (1, 2):
        with pytest.raises(IllegalAction, match="no longer open"):
            reply(game, seat)


def test_pacts_are_no_moves_and_change_nothing_of_the_game() -> None:
    game = at_table(BATTLE)
    table, version = game.table.copy(), game.version
    make(game, ASK_PASS)
    reply(game, 1)
    assert (game.table, game.version) == (table, version)
    game.play("pass")
    game.play("play:5")
    assert verdict(game) == "1 broken", "nothing binds (R10.2)"


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        (Offer(0, (0,), None, Clause("pass")), "other seats of this table"),
        (Offer(0, (0, 1), None, Clause("pass")), "other seats of this table"),
        (Offer(0, (3,), None, Clause("pass")), "other seats of this table"),
        (Offer(0, (1, 1), None, Clause("pass")), "other seats of this table"),
        (Offer(0, (), None, Clause("pass")), "other seats of this table"),
        (Offer(4, (1,), None, Clause("pass")), "other seats of this table"),
        (Offer(0, (1,), None, None), "one promise at least"),
        (Offer(0, (1,), Clause("spare"), None), "which region"),
        (Offer(0, (1,), Clause("pass", ROMA), None), "which region"),
        (Offer(0, (1,), Clause("fight"), None), "which seat"),
        (Offer(0, (1,), Clause("fight", seat=3), None), "which seat"),
        (Offer(0, (1,), Clause("fight", seat=0), None), "fight their own seat"),
        (Offer(0, None, None, Clause("fight", seat=2)), "fight their own seat"),
    ],
)
def test_what_cannot_be_offered_is_refused_with_the_reason(wanted: Offer, why: str) -> None:
    game = at_table(BATTLE)
    with pytest.raises(IllegalAction, match=why):
        make(game, wanted)
    with pytest.raises(IllegalAction, match=why):
        game.enter(Offered(wanted))
    assert game.log == []


def test_nobody_accepts_what_a_captain_would_have_to_keep() -> None:
    game = at_table(BATTLE)
    make(game, SPARE_ROMA)
    enter(game, "captain:0:away")
    with pytest.raises(IllegalAction, match="no longer open"):
        reply(game, 1)
    enter(game, "back:0")
    reply(game, 1)
    assert verdict(game) == "0 open"


@pytest.mark.parametrize(
    ("given", "played"),
    [(Clause("fight", seat=2), "play:T play:5 pass"), (Clause("spare", ROMA), "play:T pass pass pass")],
)
def test_nobody_is_bound_in_return_for_what_can_no_longer_matter(given: Clause, played: str) -> None:
    """What a seat did before does not count, so it would get the other promise for nothing."""
    game, offer = at_table(BATTLE), Offer(0, (1,), given, Clause("spare", Region.SIENA))
    make(game, offer)
    for token in played.split():
        game.play(token)
    with pytest.raises(IllegalAction, match="no longer open"):
        reply(game, 1)
    with pytest.raises(IllegalAction, match="no longer matter"):
        make(game, offer)


def test_who_may_answer_and_who_may_withdraw() -> None:
    game = at_table(BATTLE)
    make(game, SPARE_ROMA)
    with pytest.raises(IllegalAction, match="your own offer"):
        reply(game, 0)
    with pytest.raises(IllegalAction, match="Only who has made"):
        take_back(game, 1)
    for seat in (1, 2):
        with pytest.raises(IllegalAction, match="You have no pact with the number 1"):
            reply(game, seat, number=1)
    with pytest.raises(IllegalAction, match="You have no pact with the number 0"):
        reply(game, 2)
    with pytest.raises(IllegalAction, match="no longer open"):
        game.enter(Accepted(2, SPARE_ROMA))
    take_back(game, 0)
    with pytest.raises(IllegalAction, match="no longer open"):
        reply(game, 1)


def test_numbers_count_only_what_a_seat_may_know() -> None:
    game = at_table(BATTLE)
    make(game, Offer(1, (2,), Clause("pass"), None))
    make(game, Offer(1, (2,), None, Clause("pass")))
    make(game, Offer(0, None, Clause("pass"), None))
    reply(game, 2, number=2)
    reply(game, 2, number=1)
    assert [verdict(game, number) for number in range(3)] == ["", "2 open", "0 open"]
    assert [len(game.pacts.known_to(viewer)) for viewer in (0, 1, 2, None)] == [1, 3, 3, 1]


def test_the_same_is_not_offered_twice_while_somebody_may_answer() -> None:
    game = at_table(BATTLE)
    for accept in (False, True, True):
        make(game, ASK_PASS)
        with pytest.raises(IllegalAction, match="already offered this"):
            make(game, ASK_PASS)
        reply(game, 1, number=len(game.pacts.pacts) - 1, accept=accept)
    assert [verdict(game, number) for number in range(3)] == ["", "1 open", "1 open"]


def test_offers_are_limited_by_ones_own() -> None:
    game = at_table(BATTLE)
    for region in list(Region)[:MAX_OPEN]:
        make(game, Offer(0, (1,), Clause("spare", region), None))
    with pytest.raises(IllegalAction, match=f"{MAX_OPEN} of your offers await"):
        make(game, ASK_PASS)
    make(game, Offer(1, (0,), Clause("pass"), None))
    for number in range(MAX_OPEN):
        take_back(game, 0, number)
    for _ in range(MAX_OFFERS - MAX_OPEN):
        make(game, ASK_PASS)
        take_back(game, 0, len(game.pacts.pacts) - 1)
    with pytest.raises(IllegalAction, match=f"{MAX_OFFERS} offers"):
        make(game, ASK_PASS)


def test_bots_and_captains_of_those_who_resigned_decline_at_once() -> None:
    game = at_table("seats=4 site=roma hands=1/1/1/1")
    people = (0, 1, 3)
    game.enter_all(resign(game.agreements, people, 3))
    make(game, Offer(0, None, Clause("pass"), None), people)
    assert [entry_text(entry) for entry in game.log[1:]] == [
        "pact:0>*:pass/-",
        "decline:2:captain:0>*:pass/-",
        "decline:3:captain:0>*:pass/-",
    ]
    assert game.pacts.pacts[0].awaited(game.pact_time) == [1]
    enter(game, "captain:1:asked")
    decline(game, people)
    assert entry_text(game.log[-1]) == "decline:1:captain:0>*:pass/-"
    assert game.pacts.pacts[0].awaited(game.pact_time) == []
    enter(game, "back:1")
    make(game, Offer(0, (1,), Clause("pass"), None), people)
    reply(game, 1, number=1)


def test_for_whom_a_captain_plays_neither_offers_nor_answers_before_coming_back() -> None:
    game = at_table(BATTLE)
    make(game, ASK_PASS)
    enter(game, "captain:1:away")
    with pytest.raises(PlayRefused, match="take your seat back"):
        reply(game, 1)
    with pytest.raises(PlayRefused, match="take your seat back"):
        make(game, Offer(1, (0,), Clause("pass"), None))
    enter(game, "back:1")
    reply(game, 1)
    assert verdict(game) == "1 open"


def test_in_a_pause_people_may_bargain_and_after_the_end_no_more() -> None:
    game = at_table(BATTLE)
    enter(game, "pause")
    make(game, ASK_PASS)
    reply(game, 1)
    enter(game, "close:agreed")
    with pytest.raises(PlayRefused, match="ended"):
        make(game, SPARE_ROMA)
    over = Game.new(Options(seats=2), seed=1)
    while not over.over:
        over.play(over.legal_actions()[-1])
    with pytest.raises(IllegalAction, match="The game is over"):
        make(over, SPARE_ROMA)


def test_between_two_games_of_a_match_nothing_can_be_promised() -> None:
    game = at_table("seats=3 phase=interval options=points:20 games=1")
    with pytest.raises(IllegalAction, match="between games"):
        make(game, ASK_PASS)


def test_an_offer_about_a_battle_lapses_with_it_and_others_last_for_the_game() -> None:
    game = at_table("seats=2 site=roma hands=T11/511")
    make(game, ASK_PASS)
    make(game, SPARE_ROMA)
    enter(game, "pass", "pass")
    assert [pact.lapsed(game.pact_time) for pact in game.pacts.pacts] == [True, False]
    with pytest.raises(IllegalAction, match="no longer open"):
        reply(game, 1)
    reply(game, 1, number=1)


def test_an_offer_that_was_made_again_is_never_open_twice() -> None:
    game = at_table("seats=2 site=roma hands=T11/511")
    make(game, ASK_PASS)
    enter(game, "pass", "pass")
    make(game, ASK_PASS)
    enter(game, "undo:1")
    assert [pact.lapsed(game.pact_time) for pact in game.pacts.pacts] == [True, False]
    reply(game, 1, number=1)
    assert verdict(game, 0) == ""
    assert verdict(game, 1) == "1 open"


def test_an_offer_is_open_again_when_the_end_of_its_battle_was_taken_back() -> None:
    game = at_table("seats=2 site=roma hands=T11/511")
    make(game, ASK_PASS)
    enter(game, "pass", "pass", "undo:1")
    reply(game, 1)
    assert verdict(game) == "1 open"


def test_offers_of_those_who_resign_lapse() -> None:
    game = at_table(BATTLE)
    make(game, SPARE_ROMA)
    enter(game, "resign:0")
    assert game.pacts.pacts[0].lapsed(game.pact_time)
    with pytest.raises(IllegalAction, match="no longer open"):
        reply(game, 1)


# --- what became of promises, in games made by hand ------------------------------------------------

BETWEEN = "seats=3 phase=site site=milano battles=1 holder=0 turn=0 hands=TTT1/5551/1111"
NO_OTHER = f"{BETWEEN} owners={','.join(f'{one.name.lower()}:1' for one in Region if one != ROMA)}"
DEFENDS = (
    "seats=3 options=capturing-regions site=roma owners=roma:0 defender=0 defender-waits=1 hands=TT/55/11"
)
EMPTY = "seats=3 site=roma hands=/55/11"
ONE_CARD = "seats=3 site=roma hands=T/55/11"
ELSEWHERE = "seats=3 site=milano hands=TT/55/11"
FAVOR = "seats=3 phase=favor site=siena hands=T/5/1"
KEEP = "hand:keep hand:keep hand:keep"
MINE = {
    "broken by choosing the site": ("spare:roma", BETWEEN, "site:roma", "broken"),
    "broken by a card": ("spare:roma", BATTLE, "play:T", "broken"),
    "not yet decided": ("spare:roma", BATTLE, "pass", "open"),
    "a card in another battle": (
        "spare:roma",
        "seats=3 site=milano hands=TT/55/11",
        "play:T pass pass",
        "open",
    ),
    "kept by passing": ("spare:roma", BATTLE, "pass close:agreed", "kept"),
    "kept by choosing another site": ("spare:roma", BETWEEN, "site:siena close:agreed", "kept"),
    "untested: the site could not be chosen": (
        "spare:roma",
        "seats=3 site=roma out=0 turn=1 hands=TTT1/55/11",
        f"play:5 pass pass site:milano {KEEP} pass pass play:T pass site:siena close:agreed",
        "untested",
    ),
    "untested: no other site could be chosen": ("spare:roma", NO_OTHER, "site:roma close:agreed", "untested"),
    "broken by a card in the only site": (
        "spare:roma",
        NO_OTHER,
        "site:roma hand:keep hand:keep hand:keep play:T",
        "broken",
    ),
    "untested: no card to play": (
        "spare:roma",
        "seats=3 site=roma hands=/55/11",
        "pass close:agreed",
        "untested",
    ),
    "pass kept": ("pass", BATTLE, "pass pass pass", "kept"),
    "pass open until the battle is over": ("pass", BATTLE, "pass pass", "open"),
    "pass broken": ("pass", BATTLE, "play:T", "broken"),
    "pass of the next battle": ("pass", BETWEEN, "site:siena hand:keep hand:keep hand:keep play:T", "broken"),
    "pass untested": ("pass", EMPTY, "pass pass pass", "untested"),
    "favor kept": ("favor:roma", FAVOR, "favor:roma", "kept"),
    "favor broken": ("favor:roma", FAVOR, "favor:milano", "broken"),
    "favor left off": ("favor:roma", FAVOR, "favor:-", "broken"),
    "favor impossible": (
        "favor:roma",
        "seats=3 site=roma turn=1 hands=B1/55/11",
        f"play:5 pass pass pass site:siena {KEEP} pass pass play:B favor:milano",
        "untested",
    ),
    "favor untested": ("favor:roma", BATTLE, "pass close:agreed", "untested"),
    "nofavor broken": ("nofavor:roma", FAVOR, "favor:roma", "broken"),
    "nofavor kept": (
        "nofavor:roma",
        FAVOR,
        "favor:milano close:agreed",
        "kept",
    ),
    "nofavor open": ("nofavor:roma", FAVOR, "favor:milano", "open"),
    "nofavor untested": ("nofavor:roma", BATTLE, "pass close:agreed", "untested"),
    "fight broken": ("fight:1", BATTLE, "pass", "broken"),
    "fight kept": ("fight:1", BATTLE, "play:T pass pass pass", "kept"),
    "surrender is no fight": ("fight:1", "seats=3 site=roma hands=TU/55/11", "play:U", "broken"),
    "surrender to nobody who fights": (
        "fight:1",
        "seats=3 site=roma turn=1 hands=TU/55/11",
        "pass play:1 play:U",
        "untested",
    ),
    "surrender is a card": ("pass", "seats=3 site=roma hands=TU/55/11", "play:U", "broken"),
    "surrender in the region": ("spare:roma", "seats=3 site=roma hands=TU/55/11", "play:U", "broken"),
    "fight open": ("fight:1", BATTLE, "play:T pass pass", "open"),
    "fight with an empty hand": ("fight:1", EMPTY, "pass pass pass", "untested"),
    "fight whoever has passed": (
        "fight:1",
        "seats=3 site=roma turn=1 hands=TT/55/11",
        "pass pass play:T pass",
        "untested",
    ),
    "fight played out": (
        "fight:1",
        "seats=3 site=roma hands=T/55/11",
        "play:T play:5 pass pass pass",
        "kept",
    ),
    "holding back is no pass": (
        "fight:1",
        DEFENDS,
        "pass",
        "open",
    ),
    "holding back is not playing": (
        "pass",
        DEFENDS,
        "pass play:5 pass play:T",
        "broken",
    ),
    "a captain's doing counts": ("pass", BATTLE, "captain:0:away play:T", "broken"),
}


@pytest.mark.parametrize("name", MINE)
def test_what_becomes_of_a_promise(name: str) -> None:
    clause, position, doings, expected = MINE[name]
    game = at_table(position)
    enter(game, f"pact:0>1:{clause}/-", f"accept:1:0>1:{clause}/-")
    assert verdict(game) == "0 open"
    game.start_trace()
    enter(game, *doings.split())
    assert verdict(game) == f"0 {expected}"
    broken = [(one.seat, one.to) for step in game.end_trace() for one in step.broken]
    assert broken == [(0, (1,))] * (expected == "broken"), "it is told once, with the deed"
    (promise,) = game.pacts.promises(game.pacts.pacts[0], game.pact_time)
    assert sentence(Fact(id=promise.verdict.why, seat=0, region=promise.clause.region), NAMES).startswith(
        "Ada "
    )


def test_what_was_done_before_it_was_accepted_does_not_count() -> None:
    game = at_table(BATTLE)
    make(game, Offer(0, (1,), Clause("spare", ROMA), Clause("spare", ROMA)))
    enter(game, "play:T", "play:5")
    reply(game, 1)
    enter(game, "pass", "pass", "pass")
    assert verdict(game) == "0 open, 1 open"
    enter(game, "close:agreed")
    assert verdict(game) == "0 kept, 1 kept", "each had one card left, and passed"


def test_everybody_who_accepts_is_bound_from_then_on() -> None:
    game = at_table(BATTLE)
    make(game, Offer(0, None, Clause("pass"), Clause("pass")))
    reply(game, 2)
    enter(game, "pass", "play:5")
    reply(game, 1)
    enter(game, "play:1", "pass")
    assert verdict(game) == "0 open, 1 open, 2 broken"
    enter(game, "pass")
    assert verdict(game) == "0 kept, 1 kept, 2 broken"


def test_in_a_match_a_promise_is_about_its_own_game() -> None:
    game = Game.new(Options(seats=3, points=20), seed=3)
    rng = random.Random(3)
    regions = list(Region)[:MAX_OPEN]
    for number, region in enumerate(regions):
        make(game, Offer(0, (1,), Clause("spare", region), None))
        reply(game, 1, number)
    while game.table.games == 0:
        game.play(rng.choice(game.legal_actions()))
    before = [verdict(game, number) for number in range(MAX_OPEN)]
    assert "0 untested" in before or "0 kept" in before
    assert "0 open" not in before
    game.next_game()
    while game.table.games == 1:
        game.play(rng.choice(game.legal_actions()))
    assert [in_words(judged.promises) for judged in game.pacts.earlier] == before
    with pytest.raises(IllegalAction, match="no longer open"):
        reply(game, 1, MAX_OPEN - 1)
    game.next_game()
    make(game, SPARE_ROMA)
    reply(game, 1, MAX_OPEN)
    assert verdict(game) == "0 open"


def test_what_was_taken_back_was_not_done() -> None:
    game = at_table(BATTLE)
    make(game, Offer(0, (1,), Clause("fight", seat=1), None))
    reply(game, 1)
    enter(game, "pass")
    assert verdict(game) == "0 broken"
    enter(game, "undo:0")
    assert verdict(game) == "0 open"
    enter(game, "play:T", "pass", "pass", "pass")
    assert verdict(game) == "0 kept"


# --- random games, and what somebody who reads the whole record would say ---------------------------


class Reader:
    """Judges promises by reading a finished record from the beginning, in another way than the game does."""

    def __init__(self, game: Game) -> None:
        self._steps = list(replay_record(record_of(game)))

    def says(self, clause: Clause, seat: int, since: int) -> str:
        """What became of a promise that was made with entry number `since`."""
        made_in = self._steps[since][0]
        broken = kept = False
        for before, entry, _ in self._steps[since:]:
            of_game = before.games == made_in.games
            of_battle = of_game and before.battles == made_in.battles
            if isinstance(entry, Acted) and before.turn == seat and not broken:
                if clause.kind in ("pass", "fight") and of_battle:
                    broken, kept = self._in_battle(clause, before, entry.action, kept)
                elif clause.kind == "favor" and of_game and before.phase == Phase.FAVOR:
                    return self._first_favor(clause, before, entry.action)
                elif clause.kind in ("spare", "nofavor") and of_game:
                    broken, kept = self._all_game(clause, before, entry.action, kept)
        return "broken" if broken else "kept" if kept else "untested"

    def _in_battle(self, clause: Clause, before: Table, action: Action, kept: bool) -> tuple[bool, bool]:
        cards = sum(before.hands[before.turn])
        if clause.kind == "pass":
            return isinstance(action, Play), kept or (isinstance(action, Pass) and cards > 0)
        if before.out[clause.seat or 0]:
            return False, kept
        if action == Play(Card.SURRENDER):
            return True, kept
        trial = before.copy()
        apply(trial, encode(action))
        gone = trial.out[before.turn] == 1 or trial.battles > before.battles
        return isinstance(action, Pass) and cards > 0 and gone, kept or isinstance(action, Play)

    def _all_game(self, clause: Clause, before: Table, action: Action, kept: bool) -> tuple[bool, bool]:
        possible = [decode(code) for code in legal(before)]
        if clause.kind == "nofavor":
            return action == PlaceFavor(clause.region), kept or PlaceFavor(clause.region) in possible
        if before.phase == Phase.SITE:
            another = len(possible) > 1
            return another and action == ChooseSite(ROMA), kept or (another and ChooseSite(ROMA) in possible)
        could = any(isinstance(one, Play) for one in possible) and before.site == ROMA
        return could and isinstance(action, Play), kept or could

    def _first_favor(self, clause: Clause, before: Table, action: Action) -> str:
        wanted = PlaceFavor(clause.region)
        if action == wanted:
            return "kept"
        return "broken" if encode(wanted) in legal(before) else "untested"


def all_accounts(game: Game) -> list[JudgedPact]:
    """What became of the pacts of all games."""
    return [*game.pacts.earlier, *(game.pacts.judge(pact, game.pact_time) for pact in game.pacts.pacts)]


def accepted_at(game: Game, pact: Pact, seat: int) -> int:
    """The number of the entry with which a seat accepted a pact; the same may be offered again and again."""
    entries = [number for number, entry in enumerate(game.log) if entry == Accepted(seat, pact.offer)]
    alike = [one.pact for one in all_accounts(game) if one.pact.offer == pact.offer]
    made = [one for one in alike if seat in one.answers and one.answers[seat].accepted]
    return entries[next(number for number, one in enumerate(made) if one is pact)]


def random_offer(rng: random.Random, seats: int) -> Offer:
    by = rng.randrange(seats)
    others = [seat for seat in range(seats) if seat != by]
    to = tuple(sorted(rng.sample(others, rng.randint(1, len(others)))))
    clauses = [None, Clause("spare", ROMA), Clause("pass")]
    clauses += [Clause(kind, rng.choice(list(Region))) for kind in ("favor", "nofavor")]
    clauses += [Clause("fight", seat=rng.randrange(seats))]
    return Offer(by, rng.choice([None, to]), rng.choice(clauses), rng.choice(clauses))


def bargain(game: Game, rng: random.Random) -> None:
    """Somebody may offer, answer or withdraw something."""
    seats = game.options.seats
    seat = rng.randrange(seats)
    number = game.pacts.first_number(seat) + rng.randrange(40)
    doings = [
        lambda: make(game, random_offer(rng, seats)),
        lambda: reply(game, seat, number, rng.random() < 0.7),
        lambda: reply(game, seat, number),
        lambda: take_back(game, seat, number),
    ]
    with suppress(IllegalAction):
        rng.choice(doings)()


@pytest.mark.no_cover
@settings(max_examples=30)
@given(
    seed=st.integers(0, 2**32),
    seats=st.integers(2, 6),
    capturing=st.booleans(),
    hidden=st.booleans(),
    points=st.sampled_from([None, 15]),
)
def test_verdicts_are_what_a_reader_of_the_whole_record_says(
    seed: int, seats: int, capturing: bool, hidden: bool, points: int | None
) -> None:
    options = Options(seats=seats, capturing_regions=capturing, hidden_cards=hidden, points=points)
    rng, game = random.Random(seed), Game.new(options, seed)
    for _ in range(200):
        if game.over:
            break
        for _ in range(3 if game.table.phase == Phase.BATTLE else 1):
            bargain(game, rng)
        random_step(game, rng)
    if not game.over:
        enter(game, "close:agreed")
    resumed = Game.resume(options, game.holder, map(parse_entry, map(entry_text, game.log)))
    assert resumed.pacts == game.pacts
    reader = Reader(game)
    accounts = all_accounts(game)
    assert len(accounts) == sum(isinstance(entry, Offered) for entry in game.log)
    for pact, _, promises in accounts:
        agreed = {seat: accepted_at(game, pact, seat) for seat, said in pact.answers.items() if said.accepted}
        for seat, clause, (state, _) in promises:
            since = min(agreed.values()) if seat == pact.offer.by else agreed[seat]
            assert state == reader.says(clause, seat, since), (pact, seat, clause)
