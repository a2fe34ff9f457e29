"""At every moment of a game that is looked back at, each seat sees what it was sent then."""

import random
from collections.abc import Sequence

import msgspec
import pytest

from condottiere.record.agreements.notation import Clock
from condottiere.record.file import Record
from condottiere.record.game import Game
from condottiere.record.hand_answers import asked_seats
from condottiere.record.review.playback import Playback
from condottiere.rules import Options, Phase, encode, may_discard
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.play import can_end_unfinished
from condottiere.server.errors import RequestError
from condottiere.server.messages.from_browser import Back, Propose, Resign, Respond, Resume, StepAway
from condottiere.server.messages.review_api import Perspective
from condottiere.server.new_tables.new_table import NewGame, store_game
from condottiere.server.review.positions import find_positions
from condottiere.server.review.recordings import Recording
from condottiere.server.storage import StoredSeat
from condottiere.server.table.live import LiveTable
from condottiere.server.table.messages.agreements import AgreementRequest
from condottiere.server.table.watcher import Watcher
from support.forgetful import Forgetful
from support.random_games import random_show
from support.running import services

CHANGES = 200


def random_options(rng: random.Random) -> Options:
    return Options(
        seats=rng.randint(2, MAX_SEATS),
        bigger_kingdoms=rng.random() < 0.3,
        draw_after_battle=rng.random() < 0.3,
        points=rng.choice([None, 3, 9]),
        capturing_regions=rng.random() < 0.5,
        hidden_cards=rng.random() < 0.5,
        idle_limit=rng.choice([1, 3, 12]),
    )


class Story:
    """A random game at a live table, and what each seat and a spectator were sent after every change."""

    def __init__(self, seed: int) -> None:
        print(f"seed {seed}")
        self.rng = random.Random(seed)
        options = random_options(self.rng)
        people = self.rng.sample(range(options.seats), self.rng.randint(1, options.seats))
        self.seats = tuple(
            StoredSeat(f"Seat {seat}", None if seat in people else "meek", None)
            for seat in range(options.seats)
        )
        at = services(seed)
        game = Game.new(options, seed)
        stored = store_game(NewGame("story", "instant", options, False, False, self.seats, None), game, 1.0)
        self.table = LiveTable(stored, Forgetful(), at)  # type: ignore[arg-type]
        self.viewers = (None, *range(options.seats))
        self.sent: list[list[bytes]] = []

    @property
    def game(self) -> Game:
        return self.table.game

    def note(self) -> None:
        views = (self.table.messages.table_message(viewer, 0).view for viewer in self.viewers)
        self.sent.append([msgspec.json.encode(view) for view in views])

    async def play(self) -> None:
        async def nowhere(_: str) -> None:
            """Send nothing: what would be sent is noted."""

        for viewer in self.viewers:
            await self.table.join(Watcher(self.table, viewer, nowhere))
        self.note()
        for _ in range(CHANGES):
            if self.game.over:
                break
            known = len(self.game.log)
            try:
                told = await self.change()
            except RequestError:
                continue
            if told and len(self.game.log) > known:
                self.note()

    async def change(self) -> bool:
        """Do something; whether anybody can see it."""
        kind = self.rng.random()
        if kind < 0.1:
            shown = random_show(self.game.table, self.rng)
            if shown is not None:
                await self.table.show(shown.seat, shown.cards, shown.face_down, shown.to)
            return True
        if kind < 0.25:
            asking = self.rng.choice(self.table.seats.people)
            await self.table.ask(asking, self.request(asking))
            return True
        if kind < 0.35:
            answer = self.rng.choice(["hand:keep", "hand:discard", None])
            await self.table.answer(self.rng.choice(self.table.seats.people), answer)  # type: ignore[arg-type]
            return False
        await self.move()
        return True

    def request(self, asking: int) -> AgreementRequest:
        rng = self.rng
        seat, clock = rng.randrange(len(self.seats)), rng.choice([None, Clock(turn=60, reserve=300)])
        # No captain is proposed: everybody is here.
        kind = rng.choices(["pause", "clock", "takeback", "end"], [3, 3, 30, 1])[0]
        move = self.game.take_backs.latest(asking) if kind == "takeback" else None
        requests: list[AgreementRequest] = [
            Propose(kind=kind, seat=seat, clock=clock, move=move),  # type: ignore[arg-type]
            *(
                Respond(
                    kind=one.proposal.kind,
                    seat=one.proposal.seat,
                    clock=one.proposal.clock,
                    move=one.proposal.move,
                    agree=True,
                )
                for one in self.game.agreements.proposals
                for _ in range(4)
            ),
            Back(),
            Back(),
            Resume(),
            Resume(),
            StepAway(),
        ]
        return Resign() if rng.random() < 0.02 else rng.choice(requests)

    async def move(self) -> None:
        game, rng = self.game, self.rng
        if game.agreements.paused:
            await self.table.ask(rng.choice(self.table.seats.people), Resume())
        elif game.table.phase == Phase.HAND:
            free = [seat for seat in asked_seats(game) if may_discard(game.table, seat)]
            await self.table.settle_hands(game.version, {seat: rng.random() < 0.5 for seat in free})
        elif game.table.phase == Phase.INTERVAL:
            await self.table.next_game(game.version)
        elif can_end_unfinished(game.table) and rng.random() < 0.5:
            await self.table.end_unfinished(game.version)
        else:
            seat = game.table.turn
            captain = seat in game.agreements.captains
            action = rng.choice(game.legal_actions())
            await self.table.act(seat, game.version, encode(action), captain)


def looked_back_at(story: Story, people: Sequence[StoredSeat]) -> list[list[bytes]]:
    """What each viewer finds at each moment."""
    game = story.game
    names = tuple(seat.name for seat in people)
    record = Record(game.options, game.holder, names, tuple(game.log))
    recording = Recording(Playback(record), tuple(people))
    found = []
    length = len(recording.playback)
    for viewer in story.viewers:
        views = []
        for first in range(0, length, 100):
            last = min(first + 99, length - 1)
            asked: Perspective = "spectator" if viewer is None else viewer
            views += find_positions(recording, first, last, asked).views
        found.append([msgspec.json.encode(view) for view in views])
    return [list(row) for row in zip(*found, strict=True)]


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(12))
async def test_every_seat_sees_at_every_moment_what_it_was_sent_then(seed: int) -> None:
    story = Story(seed)
    await story.play()
    found = looked_back_at(story, story.seats)
    assert len(found) == len(story.sent)
    for number, (then, now) in enumerate(zip(story.sent, found, strict=True)):
        assert then == now, f"moment {number}"
