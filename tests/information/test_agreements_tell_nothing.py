"""What people agree on beyond the rules is the same, byte for byte, whatever the hidden cards."""

import random
from typing import get_args

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from condottiere.record.agreements.notation import Clock, ProposalKind
from condottiere.record.game import Game
from condottiere.rules import IllegalAction, Options, Phase
from condottiere.server.messages.from_browser import Back, Propose, Resign, Respond, Resume, StepAway
from condottiere.server.table.clock import TurnClock
from condottiere.server.table.messages.agreements import AgreementRequest, agreements_message, decide
from condottiere.server.table.messages.wire import log_line
from condottiere.server.table.replay import head_of
from support.told import happened
from support.twins import twin


def random_request(rng: random.Random, seats: int, version: int) -> AgreementRequest:
    """Anything that a person may ask for; agreeing is what happens most."""
    kind = rng.choice(get_args(ProposalKind))
    seat, clock = rng.randrange(seats), rng.choice([None, Clock(turn=60, reserve=300)])
    move = version - rng.randint(1, 2)
    if rng.random() < 0.05:
        return Resign() if rng.random() < 0.5 else StepAway()
    requests: list[AgreementRequest] = [
        Propose(kind=kind, seat=seat, clock=clock, move=move),
        Respond(kind=kind, seat=seat, clock=clock, move=move, agree=rng.random() < 0.8),
        Respond(kind=kind, seat=seat, clock=clock, move=move, agree=True),
        Back() if rng.random() < 0.5 else Resume(),
    ]
    return rng.choice(requests)


def outcome(game: Game, request: AgreementRequest, seat: int, people: list[int], viewer: int | None) -> bytes:
    """What a viewer is told, or refused, and sent after a request; and where strangers see that it stands."""
    known, refused = len(game.log), None
    try:
        for entry in decide(request, seat, game, people):
            game.enter(entry)
    except IllegalAction as error:
        refused = str(error)
    told = [
        log_line(event, viewer)
        for entry in game.log[known:]
        for event in happened(game.table, entry, game.table, viewer)
    ]
    stands = head_of(game)
    clock = TurnClock.before_game(game.options.seats, people).follow(game, game.log, 0.0)
    sent = refused, told, agreements_message(game, clock), stands.phase, stands.turn, stands.version
    return msgspec.json.encode(sent)


@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4), hidden_cards=st.booleans())
def test_what_people_agree_on_is_the_same_whatever_the_hidden_cards(
    seed: int, seats: int, hidden_cards: bool
) -> None:
    rng = random.Random(seed)
    game = Game.new(Options(seats=seats, hidden_cards=hidden_cards), seed=seed)
    people = sorted(rng.sample(range(seats), rng.randint(1, seats)))
    for _ in range(60):
        if game.over:
            break
        if not game.agreements.paused and game.table.phase != Phase.INTERVAL:
            game.play(rng.choice(game.legal_actions()))
        viewer = rng.choice([None, *range(seats)])
        other = game.copy()
        other.table = twin(game.table, viewer, rng)
        request, seat = random_request(rng, seats, game.version), rng.choice(people)
        assert outcome(game, request, seat, people, viewer) == outcome(other, request, seat, people, viewer)
