"""Converting Views, events and options to messages and back. A View's message lists the fields to send."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from condottiere.record.agreements.state import CaptainReason
from condottiere.record.events.event import Event
from condottiere.record.events.wording import wording
from condottiere.record.game import Game
from condottiere.record.notation import action_text
from condottiere.rules import (
    Action,
    Card,
    ChooseSite,
    DiscardHand,
    Draw,
    Ending,
    KeepCards,
    KeepHand,
    Options,
    Pass,
    Phase,
    PlaceFavor,
    Play,
    Rescue,
    View,
    Views,
    decode,
)
from condottiere.rules.actions import ACTIONS
from condottiere.server.errors import RequestError
from condottiere.server.messages.protocol import (
    ActionKind,
    EndingName,
    LegalAction,
    LogLine,
    PhaseName,
    Player,
    TableOptions,
    TableView,
)
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.storage import StoredSeat

_SENT_FIELDS: Final = set(TableView.__struct_fields__) - {"phase", "turn", "ending", "legal"}
"""The fields that are sent unchanged."""


def table_view(view: View) -> TableView:
    """The message of a View."""
    return TableView(
        phase=phase_name(view.phase),
        turn=None if view.phase == Phase.HAND else view.turn,
        ending=ending_name(view.ending),
        legal=[legal_action(code) for code in view.legal],
        **{name: getattr(view, name) for name in _SENT_FIELDS},
    )


class GameViews:
    """The View messages of a game for its viewers.

    The public one is made once. That of a seat is a copy with what only that seat may know.
    """

    def __init__(self, game: Game, people: Collection[int], views: Views) -> None:
        """`people` are the seats of people; `views` are the Views of the game's table."""
        self._game = game
        self._views = views
        self._stands_still = game.agreements.stands_still(people)
        self.public = table_view(views.of(None))

    def of(self, viewer: int | None) -> TableView:
        """The message for a viewer, without legal actions while play is stopped or a captain plays."""
        if viewer is None:
            return self.public
        own = self._game.own_view(viewer, self._views)
        stopped = self._stands_still or viewer in self._game.agreements.captains
        return msgspec.structs.replace(
            self.public,
            **own._asdict() | {"legal": [] if stopped else [legal_action(code) for code in own.legal]},
        )


def phase_name(phase: int) -> PhaseName:
    """The name of a Phase in messages."""
    return Phase(phase).name.lower()


def ending_name(ending: Ending) -> EndingName:
    """The name of an Ending in messages."""
    return ending.name.lower()


def legal_action(code: int) -> LegalAction:
    """The message of a legal action. It is shared, so it must not be changed."""
    return _LEGAL_ACTIONS[code]


def _legal_action(code: int) -> LegalAction:
    action = decode(code)
    message = LegalAction(
        token=action_text(code), kind=_kind(action), card=None, region=None, cards=None, count=None
    )
    match action:
        case Play(card) | Rescue(card):
            message.card = card
        case ChooseSite(region) | PlaceFavor(region):
            message.region = region
        case KeepCards(cards):
            message.cards = list(cards)
        case Draw(count):
            message.count = count
    return message


def _kind(action: Action) -> ActionKind:
    match action:
        case Pass(revealing):
            return "pass_revealing" if revealing else "pass"
        case Play():
            return "play"
        case ChooseSite():
            return "site"
        case PlaceFavor():
            return "favor"
        case Rescue():
            return "rescue"
        case KeepHand():
            return "keep_hand"
        case DiscardHand():
            return "discard_hand"
        case KeepCards():
            return "keep"
        case Draw():
            return "draw"


_LEGAL_ACTIONS: Final = tuple(_legal_action(code) for code in range(ACTIONS))


def log_line(event: Event, reader: int | None = None, at: float = 0.0) -> LogLine:
    """The log line of an event for a reader; `at` is the Unix time at which its entry was stored."""
    return LogLine(event=event, fact=wording(event, reader), at=at)


def table_options(options: Options) -> TableOptions:
    """The message of a table's options."""
    return msgspec.convert(options, TableOptions, from_attributes=True)


def rules_options(seats: int, options: TableOptions) -> Options:
    """The rules' options for a number of seats and a message. Raises OptionsError."""
    return Options(seats=seats, **msgspec.structs.asdict(options))


def players(
    seats: Sequence[StoredSeat],
    opponents: Opponents,
    connected: Collection[int | None],
    captains: Mapping[int, CaptainReason] = MappingProxyType({}),
) -> list[Player]:
    """The player in each seat; `connected` are the connected viewers, `captains` the seats that have one."""
    return [
        Player(
            name=who.name,
            bot=who.bot,
            label=None if who.bot is None else opponents.label(who.bot),
            online=who.bot is not None or seat in connected,
            captain=opponents.label(opponents.captain) if seat in captains else None,
            reason=captains.get(seat),
        )
        for seat, who in enumerate(seats)
    ]


def parse_cards(cards: Iterable[int]) -> list[Card]:
    """Convert cards from their numbers. Raises RequestError for other numbers."""
    try:
        return [Card(card) for card in cards]
    except ValueError:
        raise RequestError("bad_message", f"A card is a number from 0 to {len(Card) - 1}.") from None
