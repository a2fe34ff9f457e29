"""What people do at a table beyond the rules: who may, what follows, and how the log keeps it."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from condottiere.record.agreements import requests
from condottiere.record.agreements.notation import (
    Agreed,
    AgreementEntry,
    AgreementEvent,
    CameBack,
    CaptainTookOver,
    ChatSet,
    Clock,
    ClockSet,
    Closed,
    HostNamed,
    Paused,
    Proposal,
    Proposed,
    Refused,
    Resigned,
    Resumed,
    Returned,
    TakenBack,
)
from condottiere.record.agreements.state import Agreements, PlayRefused
from condottiere.record.events.wording import wording
from condottiere.record.file import dump, load, record_of
from condottiere.record.file import replay as replay_record
from condottiere.record.game import Game
from condottiere.record.hand_answers import settle_hands
from condottiere.record.illegal_request import IllegalRequest
from condottiere.record.notation import entry_text, parse_entry
from condottiere.record.transcript import transcript
from condottiere.rules import Card, Ending, IllegalAction, Options, Phase
from support.asked import after_a_battle
from support.told import sentence

PAUSE, END, NO_CLOCK = Proposal("pause"), Proposal("end"), Proposal("clock")
BACK = Proposal("takeback", move=7)
FAST = Proposal("clock", clock=Clock(60, 300))
NAMES = ("Ada", "Bruno", "Chiara")

SEATS = st.integers(0, 5)
CLOCKS = st.none() | st.builds(Clock, st.integers(0, 9_999_999), st.integers(0, 9_999_999))
MOTIONS = st.one_of(
    st.sampled_from([PAUSE, END]),
    st.builds(lambda seat: Proposal("captain", seat), SEATS),
    st.builds(lambda clock: Proposal("clock", clock=clock), CLOCKS),
    st.builds(lambda move: Proposal("takeback", move=move), st.integers(0, 9_999_999)),
)
ENTRIES: st.SearchStrategy[AgreementEntry] = st.one_of(
    st.builds(CaptainTookOver, SEATS, st.sampled_from(["away", "agreed", "asked"])),
    st.builds(CameBack, SEATS),
    st.builds(Returned, SEATS),
    st.builds(Resigned, SEATS),
    st.builds(Proposed, SEATS, MOTIONS),
    st.builds(Agreed, SEATS, MOTIONS),
    st.builds(Refused, SEATS, MOTIONS),
    st.just(Paused()),
    st.builds(Resumed, SEATS),
    st.builds(ClockSet, CLOCKS),
    st.builds(TakenBack, st.integers(0, 9_999_999)),
    st.just(Closed("agreed")),
    st.builds(Closed, st.just("resigned"), st.none() | SEATS),
    st.builds(HostNamed, SEATS),
    st.builds(ChatSet, st.booleans()),
)


class Table:
    """People at a table, by their seats, and what they have agreed."""

    def __init__(self, seats: int = 3, people: Sequence[int] = (0, 1, 2)) -> None:
        self.people = people
        self.agreements = Agreements(seats)
        self.log: list[str] = []

    def __call__(self, decide: Callable[..., list[AgreementEntry]], *arguments: object) -> list[str]:
        """Do something; the tokens of what it led to."""
        entries = decide(self.agreements, self.people, *arguments)
        for entry in entries:
            self.agreements = self.agreements.after(entry)
        told = list(map(entry_text, entries))
        self.log += told
        return told

    def enter(self, *tokens: str) -> None:
        for token in tokens:
            entry = parse_entry(token)
            assert isinstance(entry, AgreementEntry)
            self.agreements = self.agreements.after(entry)


# --- the log ------------------------------------------------------------------------------------


@given(ENTRIES)
def test_entries_round_trip_and_have_words(entry: AgreementEntry) -> None:
    assert parse_entry(entry_text(entry)) == entry
    if not isinstance(entry, TakenBack):
        assert sentence(wording(entry), ["Ada"] * 6).endswith(".")


@pytest.mark.parametrize(
    ("token", "expected"),
    [
        ("captain:0:away", "Ada is away: a captain plays until they are back."),
        ("captain:1:agreed", "The others agreed to have a captain play for Bruno."),
        ("back:0", "Ada is back and plays again."),
        ("here:0", "Ada is here: no captain is needed."),
        ("stand-in:0", "Another captain plays for Ada."),
        ("ready:0", "Ada plays at full strength from now on."),
        ("resign:2", "Chiara resigns: a captain plays this seat to the end."),
        ("propose:0:takeback:41", "Ada proposes a take-back."),
        ("refuse:1:takeback:41", "Bruno refuses a take-back."),
        ("propose:0:captain:1", "Ada proposes a captain for Bruno."),
        ("propose:0:clock:90:300", "Ada proposes a clock of 90 seconds a turn and 5 minutes in reserve."),
        ("agree:1:clock:-", "Bruno agrees to play without a clock."),
        ("refuse:1:pause", "Bruno refuses a pause."),
        ("clock:172800:0", "There is now a clock: 2 days a turn."),
        ("resume:1", "Bruno resumes the game."),
        ("close:agreed", "The game ends here by agreement: nobody wins."),
        ("close:resigned:1", "Everybody else has resigned: Bruno wins."),
        ("host:1", "Bruno is the host."),
        ("chat:closed", "The host closes the chat."),
        ("chat:open", "The host opens the chat again."),
    ],
)
def test_it_is_told_in_words(token: str, expected: str) -> None:
    entry = parse_entry(token)
    assert isinstance(entry, AgreementEvent)
    assert sentence(wording(entry), NAMES) == expected


@given(st.integers(2, 6), st.data())
def test_whatever_people_do_their_log_leads_to_the_same_again(seats: int, data: st.DataObject) -> None:
    people = data.draw(st.lists(st.integers(0, seats - 1), min_size=1, unique=True))
    table = Table(seats, people)
    rng = random.Random(data.draw(st.integers(0, 1000)))
    for _ in range(40):
        before = table.agreements
        try:
            table(*random_deed(rng, people))
        except IllegalAction:
            assert table.agreements is before
        for proposal in table.agreements.proposals:
            needed = table.agreements.needed(proposal.proposal, people)
            assert proposal.by in needed
            waits = table.agreements.paused and proposal.proposal.kind == "takeback"
            assert waits or not set(needed) <= set(proposal.agreed), "it would have happened by now"
        keys = [(one.proposal.kind, one.proposal.seat) for one in table.agreements.proposals]
        assert len(set(keys)) == len(keys)
    again = Table(seats, people)
    again.enter(*table.log)
    assert again.agreements == table.agreements


def random_deed(rng: random.Random, people: Sequence[int]) -> tuple[Any, ...]:
    """A function that decides what follows, and its arguments after the people."""
    seat = rng.choice(people)
    if rng.random() < 0.03:
        return requests.resign, seat
    proposal = rng.choice([PAUSE, PAUSE, END, FAST, NO_CLOCK, BACK, Proposal("captain", rng.choice(people))])
    deeds: list[tuple[Any, ...]] = [
        (requests.take_over, seat, rng.choice(["away", "asked"])),
        (requests.come_back, seat),
        (lambda agreements, _people, seat: requests.be_here(agreements, seat), seat),
        (requests.resume, seat),
        *[(requests.propose, seat, proposal)] * 3,
        *[(requests.respond, seat, proposal, rng.random() < 0.8)] * 6,
    ]
    return rng.choice(deeds)


# --- proposals ----------------------------------------------------------------------------------


def test_what_everybody_agrees_to_happens_with_the_last_agreement() -> None:
    table = Table()
    assert table(requests.propose, 0, PAUSE) == ["propose:0:pause"]
    assert table(requests.respond, 1, PAUSE, True) == ["agree:1:pause"]
    assert table(requests.respond, 2, PAUSE, True) == ["agree:2:pause", "pause"]
    assert table.agreements.paused
    assert table.agreements.proposals == ()
    assert table(requests.resume, 1) == ["resume:1"]
    assert not table.agreements.paused


def test_that_somebody_is_replaced_grants_no_pause_but_ends_the_request_for_it() -> None:
    captain = Proposal("captain", 2)

    def asked() -> Table:
        table = Table()
        table(requests.propose, 0, PAUSE)
        table(requests.respond, 1, PAUSE, True)
        return table

    assert asked()(requests.take_over, 2, "away") == ["captain:2:away", "refuse:0:pause"]
    assert asked()(requests.take_over, 2, "asked") == ["captain:2:asked", "refuse:0:pause"]
    assert asked()(requests.resign, 2) == ["resign:2", "refuse:0:pause"]
    table = asked()
    table(requests.propose, 1, captain)
    agreed = table(requests.respond, 0, captain, True)
    assert agreed == ["agree:0:captain:2", "captain:2:agreed", "refuse:0:pause"]


def test_one_refusal_is_enough_and_whoever_proposed_may_withdraw() -> None:
    table = Table()
    for seat in (2, 0):
        table(requests.propose, 0, END)
        table(requests.respond, seat, END, False)
        assert table.agreements == Agreements(3)


def test_only_one_proposal_of_a_kind_is_open_and_it_is_that_one_which_is_agreed_to() -> None:
    table = Table()
    table(requests.propose, 0, FAST)
    with pytest.raises(IllegalAction, match="Agree to that or refuse it first"):
        table(requests.propose, 1, Proposal("clock", clock=Clock(10, 0)))
    with pytest.raises(IllegalAction, match="proposal is closed"):
        table(requests.respond, 1, Proposal("clock", clock=Clock(10, 0)), True)
    table(requests.propose, 1, Proposal("captain", 2))
    table(requests.propose, 1, Proposal("captain", 0))


def test_who_is_alone_at_a_table_with_bots_needs_nobody() -> None:
    table = Table(people=[1])
    assert table(requests.propose, 1, PAUSE) == ["propose:1:pause", "pause"]
    assert table(requests.propose, 1, END) == ["propose:1:end", "close:agreed"]


def test_whom_a_captain_stands_in_for_need_not_agree_and_cannot() -> None:
    table = Table()
    table(requests.propose, 0, FAST)
    table(requests.respond, 1, FAST, True)
    assert table(requests.take_over, 2, "away") == ["captain:2:away", "clock:60:300"]
    with pytest.raises(PlayRefused, match="take your seat back first"):
        table(requests.propose, 2, END)
    table(requests.come_back, 2)
    table(requests.propose, 2, END)


def test_no_game_ends_while_somebody_who_stepped_away_has_not_agreed() -> None:
    table = Table()
    table(requests.propose, 0, END)
    table(requests.respond, 1, END, True)
    assert table(requests.take_over, 2, "asked") == ["captain:2:asked"]
    assert table.agreements.needed(END, range(3)) == [0, 1, 2]
    table(requests.come_back, 2)
    assert table(requests.take_over, 2, "away") == ["refuse:0:end", "captain:2:away"]
    assert table.agreements.proposals == (), "who may be there, about to refuse, is asked anew"


def test_what_somebody_proposed_who_is_gone_is_proposed_no_more() -> None:
    table = Table()
    table(requests.propose, 0, END)
    table(requests.propose, 1, PAUSE)
    table(requests.take_over, 0, "asked")
    assert [proposal.proposal for proposal in table.agreements.proposals] == [PAUSE]
    table(requests.resign, 1)
    assert table.agreements.proposals == ()


def test_a_captain_for_somebody_needs_all_the_others() -> None:
    table = Table()
    table(requests.propose, 0, Proposal("captain", 2))
    with pytest.raises(IllegalAction, match="for the others to decide"):
        table(requests.respond, 2, Proposal("captain", 2), False)
    assert table(requests.respond, 1, Proposal("captain", 2), True)[1:] == ["captain:2:agreed"]
    for seat in (0, 2):
        with pytest.raises(IllegalAction):
            table(requests.propose, 0, Proposal("captain", seat))
    with pytest.raises(IllegalAction, match="for a person"):
        Table(people=[0, 1])(requests.propose, 0, Proposal("captain", 2))


def test_no_captain_takes_over_from_somebody_who_is_there_again() -> None:
    table, captain = Table(), Proposal("captain", 2)
    assert requests.be_here(table.agreements, 2) == [], "nobody has proposed one"
    table(requests.propose, 0, captain)
    table(requests.propose, 1, PAUSE)
    assert requests.be_here(table.agreements, 2) == [Returned(2)]
    table.enter("here:2")
    with pytest.raises(IllegalAction, match="proposal is closed"):
        table(requests.respond, 1, captain, True)
    assert [one.proposal for one in table.agreements.proposals] == [PAUSE]
    for token in ("captain:2:agreed", "here:2"):
        with pytest.raises(IllegalAction, match="proposal is closed"):
            table.enter(token)
    table(requests.propose, 0, captain)
    assert table(requests.respond, 1, captain, True)[1:] == ["captain:2:agreed"], "who has left once more"


# --- resigning and nobody left ------------------------------------------------------------------


def test_the_last_who_has_not_resigned_wins() -> None:
    table = Table()
    assert table(requests.resign, 0) == ["resign:0", "host:1"]
    assert table(requests.resign, 2) == ["resign:2", "close:resigned:1"]
    assert (table.agreements.closed, table.agreements.winners) == ("resigned", (1,))
    with pytest.raises(PlayRefused, match="ended"):
        table(requests.come_back, 1)


def test_with_bots_at_the_table_it_goes_on_until_all_people_have_resigned() -> None:
    table = Table(seats=4)
    table(requests.resign, 0)
    assert table(requests.resign, 1) == ["resign:1"]
    assert table(requests.resign, 2) == ["resign:2", "close:resigned"]
    assert table.agreements.winners == ()


def test_who_has_resigned_does_not_come_back() -> None:
    table = Table()
    table(requests.take_over, 0, "away")
    table(requests.resign, 0)
    for deed in (requests.come_back, requests.resign):
        with pytest.raises(IllegalAction, match="resigned"):
            table(deed, 0)
    with pytest.raises(PlayRefused, match="resigned"):
        table(requests.propose, 0, PAUSE)


def test_nothing_is_played_while_captains_play_for_everybody() -> None:
    table = Table()
    for seat in (0, 1):
        table(requests.take_over, seat, "asked")
    assert not table.agreements.stands_still(table.people)
    table(requests.take_over, 2, "away")
    assert table.agreements.stands_still(table.people)
    table(requests.come_back, 1)
    assert not table.agreements.stands_still(table.people)
    assert not Agreements(3).stands_still([]), "bots among themselves play"


# --- the host -----------------------------------------------------------------------------------


def test_the_host_is_who_began_the_table_and_then_the_next_who_has_not_resigned() -> None:
    table = Table(seats=5, people=(0, 2, 3))
    assert table.agreements.host(table.people) == 0
    table.enter("host:2", "captain:2:away")
    assert table.agreements.host(table.people) == 2, "whoever is away comes back"
    table.enter("resign:2")
    assert table.agreements.host(table.people) == 3
    table.enter("resign:3")
    assert table.agreements.host(table.people) == 0
    table.enter("resign:0")
    assert table.agreements.host(table.people) is None
    assert Agreements(3).host([]) is None, "bots among themselves have none"


def test_a_closed_chat_is_opened_and_closed_but_not_twice() -> None:
    table = Table()
    for token, other in (("chat:closed", "closed"), ("chat:open", "open")):
        table.enter(token)
        with pytest.raises(IllegalAction, match=f"The chat is already {other}"):
            table.enter(token)


# --- in a game ----------------------------------------------------------------------------------


def new_game() -> Game:
    return Game.new(Options(seats=3, first_holder=0), 1)


def test_it_changes_neither_the_version_nor_the_table() -> None:
    game = new_game()
    version, table = game.version, game.table.copy()
    game.enter(parse_entry("captain:1:away"))
    assert (game.version, game.table) == (version, table)
    assert game.copy().agreements.captains == {1: "away"}


def test_in_a_pause_nothing_is_played_but_cards_may_be_shown() -> None:
    game = new_game()
    game.enter(Paused())
    before = game.copy()
    with pytest.raises(PlayRefused, match="paused"):
        game.play(game.legal_actions()[0])
    with pytest.raises(PlayRefused, match="paused"):
        game.enter(parse_entry("site:roma"))
    assert game.table == before.table
    card = next(card for card in Card if game.table.hands[0][card])
    game.show(0, [card], False, None)
    game.enter(Resumed(2))
    game.play(game.legal_actions()[0])


def test_who_asked_for_a_pause_and_plays_on_asks_for_it_no_more() -> None:
    game = new_game()
    game.enter(parse_entry("propose:1:pause"))
    game.play("site:roma")
    game.play("pass")
    assert game.agreements.is_proposed(PAUSE), "others have gone on"
    game.enter(parse_entry("propose:2:end"))
    assert game.table.turn == 1
    game.play("pass")
    assert not game.agreements.is_proposed(PAUSE)
    assert game.agreements.is_proposed(END)
    assert "  Bruno’s request for a pause has ended." in list(transcript(record_of(game, NAMES)))
    with pytest.raises(IllegalRequest):
        game.enter(parse_entry("agree:0:pause"))


def test_who_has_to_answer_whether_to_keep_a_hand_has_not_played_on() -> None:
    game = after_a_battle()
    game.enter(parse_entry("propose:0:pause"))
    settle_hands(game, {})
    assert game.table.phase == Phase.BATTLE
    assert game.agreements.is_proposed(PAUSE)


@pytest.mark.parametrize(("points", "scores"), [(None, None), (20, (0, 0, 0))])
def test_a_closed_game_is_over(points: int | None, scores: tuple[int, ...] | None) -> None:
    game = Game.new(Options(seats=3, points=points), 1)
    for token in ("resign:0", "resign:2", "close:resigned:1"):
        game.enter(parse_entry(token))
    assert game.over
    assert game.outcome is not None
    assert (game.outcome.ending, game.outcome.winners) == (Ending.UNFINISHED, (1,))
    assert game.outcome.scores == scores
    for entry in ("pass", "show:0>*:_", "end", "next", "back:0"):
        with pytest.raises(PlayRefused, match="ended"):
            game.enter(parse_entry(entry))


def test_when_the_rules_have_ended_a_game_nothing_is_left_to_agree() -> None:
    game = new_game()
    rng = random.Random(1)
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
    with pytest.raises(IllegalAction, match="over"):
        game.enter(Resigned(0))


def test_a_record_keeps_it_and_tells_it() -> None:
    game = new_game()
    game.play("site:roma")
    for token in ("propose:0:end", "captain:1:away", "agree:2:end", "close:agreed"):
        game.enter(parse_entry(token))
    record = load(dump(record_of(game, NAMES)))
    assert [entry for _, entry, _ in replay_record(record)] == game.log
    assert Game.resume(game.options, game.holder, record.entries).agreements == game.agreements
    told = "\n".join(transcript(record))
    assert "Bruno is away" in told
    assert told.endswith("The game ends here by agreement: nobody wins.")
