"""Converting Views, events and options to messages and back. A View's message lists the fields to send."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from condottiere import rules
from condottiere.record.agreements.state import CaptainReason
from condottiere.record.events.event import Event
from condottiere.record.events.wording import wording
from condottiere.record.game import Game
from condottiere.record.notation import action_text
from condottiere.rules.actions import ACTIONS
from condottiere.server.errors import RequestError
from condottiere.server.messages import protocol
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.storage import StoredSeat

_SENT_FIELDS: Final = set(protocol.TableView.__struct_fields__) - {"phase", "turn", "ending", "legal"}
"""The fields that are sent unchanged."""


def table_view(view: rules.View) -> protocol.TableView:
    """The message of a View."""
    return protocol.TableView(
        phase=phase_name(view.phase),
        turn=None if view.phase == rules.Phase.HAND else view.turn,
        ending=ending_name(view.ending),
        legal=[legal_action(code) for code in view.legal],
        **{name: getattr(view, name) for name in _SENT_FIELDS},
    )


class GameViews:
    """The View messages of a game for its viewers.

    The public one is made once. That of a seat is a copy with what only that seat may know.
    """

    def __init__(self, game: Game, people: Collection[int], views: rules.Views) -> None:
        """`people` are the seats of people; `views` are the Views of the game's table."""
        self._game = game
        self._views = views
        self._stands_still = game.agreements.stands_still(people)
        self.public = table_view(views.of(None))

    def of(self, viewer: int | None) -> protocol.TableView:
        """The message for a viewer, without legal actions while play is stopped or a captain plays."""
        if viewer is None:
            return self.public
        own = self._game.own_view(viewer, self._views)
        stopped = self._stands_still or viewer in self._game.agreements.captains
        return msgspec.structs.replace(
            self.public,
            viewer=own.viewer,
            seats=own.seats,
            hand=own.hand,
            unseen=own.unseen,
            legal=[] if stopped else [legal_action(code) for code in own.legal],
        )


def phase_name(phase: int) -> protocol.PhaseName:
    return rules.Phase(phase).name.lower()


def ending_name(ending: rules.Ending) -> protocol.EndingName:
    return ending.name.lower()


def legal_action(code: int) -> protocol.LegalAction:
    """The message of a legal action. It is shared, so it must not be changed."""
    return _LEGAL_ACTIONS[code]


def _legal_action(code: int) -> protocol.LegalAction:
    action = rules.decode(code)
    message = protocol.LegalAction(
        token=action_text(code), kind=_kind(action), card=None, region=None, cards=None, count=None
    )
    match action:
        case rules.Play(card) | rules.Rescue(card):
            message.card = card
        case rules.ChooseSite(region) | rules.PlaceFavor(region):
            message.region = region
        case rules.KeepCards(cards):
            message.cards = list(cards)
        case rules.Draw(count):
            message.count = count
    return message


def _kind(action: rules.Action) -> protocol.ActionKind:
    match action:
        case rules.Pass(revealing):
            return "pass_revealing" if revealing else "pass"
        case rules.Play():
            return "play"
        case rules.ChooseSite():
            return "site"
        case rules.PlaceFavor():
            return "favor"
        case rules.Rescue():
            return "rescue"
        case rules.KeepHand():
            return "keep_hand"
        case rules.DiscardHand():
            return "discard_hand"
        case rules.KeepCards():
            return "keep"
        case rules.Draw():
            return "draw"


_LEGAL_ACTIONS: Final = tuple(_legal_action(code) for code in range(ACTIONS))


def log_line(event: Event, reader: int | None = None, at: float = 0.0) -> protocol.LogLine:
    """The log line of an event for a reader; `at` is the Unix time at which its entry was stored."""
    return protocol.LogLine(event=event, fact=wording(event, reader), at=at)


def table_options(options: rules.Options) -> protocol.TableOptions:
    """The message of a table's options."""
    return msgspec.convert(options, protocol.TableOptions, from_attributes=True)


def rules_options(seats: int, options: protocol.TableOptions) -> rules.Options:
    """The rules' options for a number of seats and a message. Raises OptionsError."""
    return rules.Options(seats=seats, **msgspec.structs.asdict(options))


def players(
    seats: Sequence[StoredSeat],
    opponents: Opponents,
    connected: Collection[int | None],
    captains: Mapping[int, CaptainReason] = MappingProxyType({}),
) -> list[protocol.Player]:
    """The player in each seat; `connected` are the connected viewers, `captains` the seats that have one."""
    return [
        protocol.Player(
            name=who.name,
            bot=who.bot,
            label=None if who.bot is None else opponents.label(who.bot),
            online=who.bot is not None or seat in connected,
            captain=opponents.label(opponents.captain) if seat in captains else None,
            reason=captains.get(seat),
        )
        for seat, who in enumerate(seats)
    ]


def parse_cards(cards: Iterable[int]) -> list[rules.Card]:
    """Convert cards from their numbers. Raises RequestError for other numbers."""
    try:
        return [rules.Card(card) for card in cards]
    except ValueError:
        raise RequestError("bad_message", f"A card is a number from 0 to {len(rules.Card) - 1}.") from None
