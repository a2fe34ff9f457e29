"""What keeps the server from acting at a table, and who plays for captains that are not ready."""

from collections import defaultdict
from collections.abc import Callable, Sequence

from condottiere.languages.fact import Fact
from condottiere.server.messages.protocol import StandIn
from condottiere.server.settings import Services
from condottiere.server.storage import StoredSeat


class Obstacles:
    """What the people at one table are told that keeps the server from acting."""

    def __init__(self, on_change: Callable[[], None]) -> None:
        self.problem: Fact | None = None
        """What keeps the server from acting, None if nothing does."""
        self._on_change = on_change

    def set_problem(self, problem: Fact | None) -> None:
        """Tell everybody what keeps the server from acting; None if nothing does."""
        if problem != self.problem:
            self.problem = problem
            self._on_change()


def stand_ins(seats: Sequence[StoredSeat], services: Services) -> list[StandIn]:
    """Who plays at these seats for bots whose code is not compiled yet."""
    opponents, precompilation = services.opponents, services.precompilation
    found: defaultdict[str, list[int]] = defaultdict(list)
    for seat, who in enumerate(seats):
        playing = who.bot and opponents.playing(who.bot, precompilation.is_ready)
        if playing and playing != who.bot:
            found[playing].append(seat)
    return [
        StandIn(name=opponents.name_of(playing), seats=weaker, until=precompilation.ready_at)
        for playing, weaker in found.items()
    ]
