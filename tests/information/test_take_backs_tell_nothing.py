"""Cards shown in private change nothing of a take-back for those who cannot know: no byte, no refusal."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from condottiere.record.events.from_log import events_of
from condottiere.record.events.visibility import seen_events
from condottiere.record.game import Game
from condottiere.rules import Card, IllegalAction, Options, Phase
from condottiere.server.messages.from_browser import Propose, Respond
from condottiere.server.table.clock import TurnClock
from condottiere.server.table.messages.agreements import (
    AgreementRequest,
    agreements_message,
    decide,
    takeback_message,
)
from condottiere.server.table.messages.wire import log_line, table_view
from condottiere.server.table.replay import head_of
from support.people import Person, act_in_turn, without_setup
from support.running import dealt, running, services

NAMES = ("Ada", "Bruno", "Chiara", "Dario")
PEOPLE = range(len(NAMES))
Viewer: TypeAlias = int | None


# --- at random ----------------------------------------------------------------------------------


def outcome(game: Game, request: AgreementRequest, seat: int, viewers: list[Viewer]) -> bytes:
    """All that these viewers are sent and told after a request, or how it is refused."""
    refused = None
    game.start_trace()
    try:
        for entry in decide(request, seat, game, PEOPLE):
            game.enter(entry)
    except IllegalAction as error:
        refused = str(error)
    steps = game.end_trace()
    clock = TurnClock.before_game(len(NAMES), PEOPLE).follow(game, game.log, 0.0)
    stands = head_of(game)
    sent = [
        (
            table_view(game.view(viewer)),
            takeback_message(game, viewer, PEOPLE),
            [log_line(event, viewer) for step in steps for event in seen_events(events_of(step), viewer)],
        )
        for viewer in viewers
    ]
    public = refused, agreements_message(game, clock), stands.version, stands.phase, stands.turn
    return msgspec.json.encode((public, sent))


def with_a_show(game: Game, seat: int, to: int, rng: random.Random) -> Game:
    """The same game, where in addition a seat has shown another some cards, if it may."""
    other = game.copy()
    hand = [card for card in Card for _ in range(game.table.hands[seat][card])]
    if hand and game.table.phase != Phase.OVER:
        with suppress(IllegalAction):  # who wants to take a move back is shown nothing
            other.show(seat, rng.sample(hand, rng.randint(1, min(3, len(hand)))), False, [to])
    return other


def request_of(rng: random.Random, game: Game, seat: int) -> AgreementRequest:
    """Something about a take-back, more often what is possible than not."""
    if game.agreements.proposals and rng.random() < 0.8:
        move = game.agreements.proposals[0].proposal.move
        return Respond(kind="takeback", move=move, agree=rng.random() < 0.8)
    latest = game.take_backs.latest(seat)
    move = latest if latest is not None and rng.random() < 0.8 else rng.randint(0, game.version)
    return Propose(kind="takeback", move=move)


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.booleans())
def test_a_show_between_two_others_changes_nothing(seed: int, hidden_cards: bool) -> None:
    rng = random.Random(seed)
    game = Game.new(Options(seats=len(NAMES), hidden_cards=hidden_cards), seed=seed)
    for _ in range(60):
        if game.over:
            break
        if rng.random() < 0.7:
            game.play(rng.choice(game.legal_actions()))
        shower, receiver, *unaware = rng.sample(PEOPLE, len(PEOPLE))
        other = with_a_show(game, shower, receiver, rng)
        viewers: list[Viewer] = [None, *unaware]
        answers_of_all = bool(game.agreements.proposals) and rng.random() < 0.7
        # Whom the cards were shown may not agree any more, and what it says instead is its own affair.
        answering = [one for one in PEOPLE if one != receiver]
        seat = rng.choice(answering if answers_of_all else unaware)
        request = request_of(rng, game, unaware[0]) if not answers_of_all else _agreement(game)
        assert outcome(game, request, seat, viewers) == outcome(other, request, seat, viewers)
        if rng.random() < 0.5:
            game = other


def _agreement(game: Game) -> Respond:
    return Respond(kind="takeback", move=game.agreements.proposals[0].proposal.move, agree=True)


# --- at a server --------------------------------------------------------------------------------

HANDS = "T5WK112233 T6BB112233 44SS556655 33CC112266"
Deed: TypeAlias = Callable[[Person, Person, Person], None]


def show(person: Person, card: Card, to: int, refused: bool = False, words: str = "take a move back") -> None:
    """Show a card to one seat, and wait until that is done, or refused."""
    person.send(type="show", cards=[int(card)], face_down=False, to=[to])
    if refused:
        assert words in person.error()["message"]
    else:
        person.receive()


def nothing(_ada: Person, _bruno: Person, _chiara: Person) -> None:
    """The story without a show."""


def chiara_shows_bruno(_ada: Person, bruno: Person, chiara: Person) -> None:
    show(chiara, Card.SPRING, 1)
    bruno.receive()


def bruno_may_show_ada_nothing(_ada: Person, bruno: Person, _chiara: Person) -> None:
    show(bruno, Card.BISHOP, 0, refused=True)


@contextmanager
def seated(database: Path) -> Iterator[list[Person]]:
    """Four people and an onlooker, at a table at which time stands still; Ada has chosen Roma."""
    with running(database, services(new_game=dealt(HANDS), now=lambda: 1000.0)) as server:
        made, people = server.sit("ada", "bruno", "chiara", "dario")
        people.append(server.join(made.id))
        act_in_turn(people, "site:roma")
        yield people


def propose(people: list[Person]) -> int:
    """Ada asks to take her move back, and everybody hears of it."""
    move: int = people[0].table["takeback"]
    people[0].send(type="propose", kind="takeback", move=move)
    for person in people:
        person.until(lambda me: bool(me.table["agreements"]["proposals"]))
    return move


def respond(people: list[Person], seat: int, move: int, agree: bool = True) -> None:
    """A seat agrees or refuses, and everybody hears of it."""
    waiting = len(people[-1].table["agreements"]["proposals"][0]["needed"])
    people[seat].send(type="respond", kind="takeback", move=move, agree=agree)
    for person in people:
        person.until(partial(_answered, waiting=waiting))


def _answered(person: Person, waiting: int) -> bool:
    proposals = person.table["agreements"]["proposals"]
    return not proposals or len(proposals[0]["needed"]) < waiting


def unaware(people: list[Person]) -> list[list[str]]:
    """Every byte that Ada, Dario and the onlooker got."""
    return [without_setup(people[number]) for number in (0, 3, 4)]


def told(database: Path, before: Deed, meanwhile: Deed, agree: bool) -> list[list[str]]:
    """What the unaware get while Ada takes a Winter back."""
    with seated(database) as people:
        act_in_turn(people, "play:W")
        before(*people[:3])
        move = propose(people)
        meanwhile(*people[:3])
        for seat in (1, 2, 3) if agree else (1,):
            respond(people, seat, move, agree)
        return unaware(people)


@pytest.mark.parametrize(
    ("before", "meanwhile", "agree"),
    [
        (chiara_shows_bruno, nothing, True),
        (nothing, chiara_shows_bruno, False),
        (nothing, bruno_may_show_ada_nothing, True),
    ],
)
def test_not_a_byte_tells_of_what_was_shown(
    tmp_path: Path, before: Deed, meanwhile: Deed, agree: bool
) -> None:
    plain = told(tmp_path / "plain.db", nothing, nothing, agree)
    assert told(tmp_path / "shown.db", before, meanwhile, agree) == plain
    assert any('"takes-back"' in text for text in plain[-1]) == agree


def told_of_a_refusal(database: Path, shown: bool) -> list[list[str]]:
    """What the unaware get while Bruno, who has passed, lets Ada take nothing back.

    If Chiara has shown him a card since, he first tries to agree, and to step away.
    """
    with seated(database) as people:
        ada, bruno, chiara, dario, _ = people
        act_in_turn(people, "play:W", "pass")
        if shown:
            chiara_shows_bruno(ada, bruno, chiara)
        move = propose(people)
        if shown:
            bruno.send(type="respond", kind="takeback", move=move, agree=True)
            assert "have seen cards since you passed" in bruno.error()["message"]
            bruno.send(type="step_away")
            assert "you would choose again" in bruno.error()["message"]
        # What is shown to nobody while it is asked says nothing of what was shown before.
        show(dario, Card.COURTESAN, 1, refused=True, words="choose again")
        respond(people, 3, move)
        respond(people, 1, move, agree=False)
        return unaware(people)


def told_of_a_return(database: Path, shown: bool) -> list[list[str]]:
    """What the unaware get when Ada takes a Winter back; Bruno passed and left.

    If Chiara has shown him a card since, he tries in vain to come back.
    """
    with seated(database) as people:
        ada, bruno, chiara, dario, _ = people
        act_in_turn(people, "play:W", "pass")
        if shown:
            chiara_shows_bruno(ada, bruno, chiara)
        bruno.send(type="step_away")
        for person in people:
            person.until(lambda me: "steps away" in me.lines[-1])
        move = propose(people)
        respond(people, 2, move)
        respond(people, 3, move)
        if shown:
            bruno.send(type="back")
            assert "you have seen cards since" in bruno.error()["message"]
        dario.send(type="say", text="Well?", to=None)
        for person in people:
            person.until(lambda me: bool(me.chat))
        return unaware(people)


@pytest.mark.parametrize(
    ("story", "told"), [(told_of_a_refusal, '"refuses"'), (told_of_a_return, '"takes-back"')]
)
def test_nobody_hears_why_somebody_who_would_choose_again_does_not_agree_or_come_back(
    tmp_path: Path, story: Callable[[Path, bool], list[list[str]]], told: str
) -> None:
    plain = story(tmp_path / "plain.db", False)
    assert story(tmp_path / "shown.db", True) == plain
    assert any(told in text for text in plain[-1])


def test_who_was_shown_cards_is_offered_no_take_back_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    sent = []
    for shown in (False, True):
        with seated(tmp_path / f"{shown}.db") as people:
            ada, bruno, chiara, dario, onlooker = people
            assert ada.table["takeback"] == 1
            if shown:
                show(bruno, Card.BISHOP, 0)
                ada.until(lambda me: me.table["takeback"] is None)
                ada.send(type="propose", kind="takeback", move=1)
                assert ada.error()["message"] == (
                    "This can no longer be taken back: somebody has shown you cards since."
                )
            ada.act("play:T")
            sent.append(
                [
                    without_setup(person.until(lambda me: me.version == 3))
                    for person in (chiara, dario, onlooker)
                ]
            )
    assert sent[0] == sent[1]
