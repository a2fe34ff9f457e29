"""The messages that show a table, cached for connections that get the same one until the table changes."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

import msgspec

from condottiere.bots.bargaining.memory import Reputation
from condottiere.languages.fact import Fact
from condottiere.record.game import Game
from condottiere.record.pacts.promisable import Promises, Stakes, promisable, stakes
from condottiere.server.messages.protocol import PROTOCOL, NextTable, Player
from condottiere.server.messages.to_browser import TableMessage
from condottiere.server.storage import StoredSeries

from .clock import TurnClock
from .discard_window import DiscardWindow
from .messages.agreements import agreements_message, takeback_message
from .messages.explanation import explanation_message, public_explanation
from .messages.fairness import fairness_message
from .messages.narration import Narration, Viewer
from .messages.pacts import can_offer, pact_messages
from .messages.series import series_so_far
from .messages.wire import GameViews
from .seats import TableSeats


class Problem:
    """The error that keeps the server from acting at a table, as people are told it."""

    def __init__(self, on_change: Callable[[], None]) -> None:
        self.fact: Fact | None = None
        """None if there is no error."""
        self._on_change = on_change

    def set(self, fact: Fact | None) -> None:
        """Replace the error, and call `on_change` if it is another one; None for no error."""
        if fact != self.fact:
            self.fact = fact
            self._on_change()


FRESH_SECONDS: Final = 0.1
"""Seconds for which a cached message may be sent, because it contains the time of the server's clock."""

encode = msgspec.json.Encoder().encode


class ShownTable(Protocol):
    """The parts of a table that its messages show, apart from the log."""

    hints: bool
    rematch: NextTable | None
    series: StoredSeries | None
    discard_window: DiscardWindow
    seats: TableSeats
    problem: Problem

    @property
    def game(self) -> Game:
        """The game as it is stored."""

    @property
    def captain_names(self) -> Mapping[int, str]:
        """By seat, the captains who bargain here."""

    def reputations(self, seat: int) -> Mapping[int, Reputation]:
        """By seat, what each captain who bargains here knows of a person from earlier games."""

    @property
    def clock(self) -> TurnClock:
        """Until when the person on turn may decide."""

    @property
    def stands_still(self) -> bool:
        """Whether nothing is played now."""

    def players(self) -> list[Player]:
        """The player in each seat."""

    def connections(self, viewer: Viewer) -> int:
        """The number of connections to a seat."""


class SentTable(NamedTuple):
    """A message that shows the table to a connection."""

    text: str
    log_first: int
    """The number of the first log line ever sent to this connection, which counts its lines from there."""
    log_next: int
    """The number of the log line after the last one of this message."""


class TableMessages:
    """The messages that show the present state of a table.

    The public message, which a spectator gets, is made once for each change. The message for a seat is a copy
    of it with what only that seat may know.
    """

    def __init__(self, table: ShownTable, narration: Narration, clock: Callable[[], float]) -> None:
        """`clock` is the server's, in Unix time."""
        self._table = table
        self._narration = narration
        self._clock = clock
        self._public: TableMessage | None = None
        self._views: GameViews
        """The views of the game, made together with the public message."""
        self._changed: set[int] = set()
        """The seats of which `_views` does not show the latest."""
        self._stakes: Stakes | None = None
        self._promisable: list[Promises] = []
        """What can be promised about `_stakes`; kept because these change less often than the table."""
        self._sent: dict[tuple[Viewer, int, int | None, tuple[int, ...]], SentTable] = {}
        self._made_at = 0.0
        """When the cache was last cleared because of its age, as Unix time in seconds."""

    def forget(self) -> None:
        """Drop all cached messages, after a change that any of them may show."""
        self._public = None
        self._sent.clear()

    def forget_own(self, seats: Iterable[int]) -> None:
        """Drop the cached messages of these seats, after a change that nobody else may know of."""
        self._changed.update(seats)
        self._sent = {key: sent for key, sent in self._sent.items() if key[0] not in self._changed}

    def sent(
        self, viewer: Viewer, log_next: int, log_first: int | None, own_seats: Sequence[int]
    ) -> SentTable:
        """The message for a connection that already has the log lines from `log_first` up to `log_next`.

        `log_first` is None if it has none; `own_seats` are the seats that the connection may join.
        """
        now = self._clock()
        if not 0 <= now - self._made_at < FRESH_SECONDS:
            self._sent.clear()
            self._made_at = now
        key = (viewer, log_next, log_first, tuple(own_seats))
        if key not in self._sent:
            table = self.table_message(viewer, log_next)
            last, first = table.log_from + len(table.log), table.log_from if log_first is None else log_first
            table.own_seats, table.log_from = list(own_seats), table.log_from - first
            self._sent[key] = SentTable(encode(table).decode(), first, last)
        return self._sent[key]

    def table_message(self, viewer: Viewer, log_from: int) -> TableMessage:
        """All that a viewer needs to draw the table, with the log lines from number `log_from` on."""
        if self._public is None:
            self._public = self._make_public()
        log_from, log = self._narration.lines(viewer, log_from)
        message = msgspec.structs.replace(self._public, log=log, log_from=log_from, now=self._clock())
        return message if viewer is None else self._complete(message, viewer)

    def _complete(self, message: TableMessage, seat: int) -> TableMessage:
        """Add what only a seat may know to a copy of the public message."""
        table = self._table
        game, people = table.game, table.seats.people
        views = self._make_views() if seat in self._changed else self._views
        message.view = views.of(seat)
        message.own_connections = table.connections(seat)
        message.takeback = takeback_message(game, seat, people)
        message.answers = None if table.stands_still else table.discard_window.message(game, seat)
        message.pacts = pact_messages(game, seat, table.captain_names, table.reputations(seat))
        message.promisable = self._promisable if can_offer(game, seat) else []
        message.explanation = explanation_message(game, seat, people, message.explanation)
        return message

    def _make_views(self) -> GameViews:
        return GameViews(self._table.game, self._table.seats.people, self._narration.views)

    def _make_public(self) -> TableMessage:
        """The message for a spectator, without the log."""
        table = self._table
        game = table.game
        self._changed.clear()
        self._views = self._make_views()
        if (about := stakes(game.table)) != self._stakes:
            self._stakes, self._promisable = about, promisable(about)
        return TableMessage(
            protocol=PROTOCOL,
            version=game.version,
            view=self._views.public,
            players=table.players(),
            log=[],
            log_from=0,
            advice=Fact(id="options-advice") if game.options.advice else None,
            hints=table.hints,
            bargaining=bool(table.captain_names),
            problem=table.problem.fact,
            rematch=table.rematch,
            series=series_so_far(table.series, game.outcome),
            own_connections=table.connections(None),
            agreements=agreements_message(game, table.clock),
            answers=None if table.stands_still else table.discard_window.message(game, None),
            pacts=pact_messages(game, None, table.captain_names),
            fairness=fairness_message(game.fairness, game.pile_commitment),
            explanation=public_explanation(game.table),
            stand_ins=table.seats.stand_ins,
        )
