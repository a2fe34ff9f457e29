"""How long a captain waits before it acts, or answers a pact and says a sentence, tells nothing of a hand."""

import asyncio
import random
from contextlib import suppress

from condottiere.record.game import Game
from condottiere.record.pacts.notation import Clause, Offer, Offered
from condottiere.rules import IllegalAction, Options, Phase, Table
from condottiere.rules.options import SWITCHES
from condottiere.server.new_tables.new_table import NewGame, store_game
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.play.bot_pool import BotPool
from condottiere.server.play.driver import Driver
from condottiere.server.runtime.completion import wait_for_first
from condottiere.server.runtime.turns import LoopShares
from condottiere.server.storage import StoredSeat
from condottiere.server.table.live import LiveTable
from support.forgetful import Forgetful
from support.random_games import random_step
from support.running import services
from support.twins import twin

PEOPLE = (0, 2)
CAPTAINS = ("hawkwood", "colleoni", "gattamelata")
PHASES = (Phase.SITE, Phase.BATTLE, Phase.RESCUE, Phase.FAVOR, Phase.HAND, Phase.DRAW, Phase.KEEP)
POSITIONS = 3 * len(PHASES)
PASS = Clause("pass")


def position(number: int) -> Game:
    """A game in which it is for a captain to act, with offers that captains have yet to answer."""
    rng, phase = random.Random(number), PHASES[number % len(PHASES)]
    rules = {rule: rng.random() < 0.4 for rule in SWITCHES}
    rules["draw_after_battle"] = phase == Phase.DRAW
    options, left = Options(seats=5, **rules), rng.randrange(30)
    game = Game.new(options, rng.getrandbits(32))
    while left > 0 or game.table.phase != phase or (game.turn in PEOPLE and phase != Phase.HAND):
        if game.over:
            game = Game.new(options, rng.getrandbits(32))
        random_step(game, rng)
        left -= 1
    for offer in (Offer(0, (1,), PASS, PASS), Offer(2, (3,), None, PASS)):
        with suppress(IllegalAction):  # there is no battle, or somebody has passed
            game.enter(Offered(offer))
    return game


async def waits(game: Game, table: Table, seed: int) -> list[tuple[str, float]]:
    """For what captains wait at a table until one of them has acted, with the names of its tasks."""
    asked: list[tuple[str, float]] = []
    acted = asyncio.Event()

    async def sleep(seconds: float) -> None:
        task = asyncio.current_task()
        name = task.get_name() if task is not None else ""
        if not name.startswith("answer"):
            name = "the captain on turn"
            if live.game.version > game.version:
                acted.set()
                await asyncio.Event().wait()
        asked.append((name, seconds))
        await asyncio.sleep(0)

    async def claim() -> None:
        driver.set_acts(True)

    seats = iter(CAPTAINS)
    sitting = [StoredSeat(f"Seat {one}", None if one in PEOPLE else next(seats), None) for one in range(5)]
    new = NewGame("waits", "normal", game.options, False, True, tuple(sitting), None)
    at = services(seed, sleep=sleep, now=lambda: 1.0, monotonic=lambda: 0.0, opponents=Opponents())
    live = LiveTable(store_game(new, game, 1.0), Forgetful(), at)  # type: ignore[arg-type]
    live.game.table = table
    driver = Driver(live, 1.0, at, BotPool(2), claim, LoopShares())
    driver.start()
    await wait_for_first(acted.wait(), driver.rest())
    driver.stop()
    assert live.game.version > game.version
    return sorted(asked)


async def test_a_captain_waits_as_long_whatever_anybody_holds() -> None:
    rng, answers = random.Random(3), 0
    for number in range(POSITIONS):
        game = position(number)
        expected = await waits(game, game.table.copy(), number)
        assert await waits(game, twin(game.table, None, rng), number) == expected
        answers += sum(name.startswith("answer") for name, _ in expected)
    assert answers >= POSITIONS
