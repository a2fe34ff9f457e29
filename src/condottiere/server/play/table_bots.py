"""The bots of one table: choosing the bot for a seat, and its action."""

import logging
from functools import partial

from condottiere.bots import Bot
from condottiere.bots.thinking_time import QUICK_SECONDS
from condottiere.rules import View
from condottiere.server.runtime.logs import TableLog
from condottiere.server.services import Services
from condottiere.server.table.live import LiveTable

from .bot_pool import BotPool, Scheduling

_log = logging.getLogger(__name__)


class TableBots:
    """The bots of one table. Each is created on first use, and kept."""

    def __init__(self, table: LiveTable, services: Services, pool: BotPool) -> None:
        self._table = table
        self._services = services
        self._pool = pool
        self._bots: dict[tuple[int, str], Bot | None] = {}

    def playing(self, seat: int) -> str:
        """The bot that plays a seat now: a weaker one if the code of the chosen bot is not compiled yet."""
        opponents = self._services.opponents
        name = self._table.bot(seat) or opponents.captain  # None if the person has come back meanwhile
        return opponents.playing(name, self._services.precompilation.is_ready)

    async def decide(self, seat: int, name: str, view: View) -> int:
        """The action of this bot for a seat, computed in the pool."""
        scheduling = Scheduling(
            table=self._table.id,
            # A cancelled decision must end before the next one starts.
            serial_key=(self._table.id, seat),
            client=lambda: self._table.presence.client,
            quick=self._services.opponents.time_step(name) <= QUICK_SECONDS,
        )
        return await self._pool.run(partial(self._decide, seat, name, view), scheduling)

    def _decide(self, seat: int, name: str, view: View) -> int:
        """The action of a bot, or a random one if the bot fails, so that the game continues."""
        if (seat, name) not in self._bots:
            self._bots[seat, name] = self._make_bot(name)
        bot = self._bots[seat, name]
        try:
            code = self._random_action(view) if bot is None else bot.decide(view).code
            if code in view.legal:
                return code
            TableLog(_log, self._table.id).error("the bot of seat %d chose what is illegal", seat)
        except Exception:
            TableLog(_log, self._table.id).exception("the bot of seat %d failed", seat)
        return self._random_action(view)

    def _random_action(self, view: View) -> int:
        return self._services.rng.choice(view.legal)

    def _make_bot(self, name: str) -> Bot | None:
        """Create a bot, in the thread in which it thinks, because that may take a while too."""
        try:
            return self._services.opponents.make(name, self._services.rng.getrandbits(32))
        except Exception:
            TableLog(_log, self._table.id).exception("there is no bot %r any more; chance plays for it", name)
            return None
