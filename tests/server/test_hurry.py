"""'Faster until my turn': bots act at once for whoever asks, and afterwards as slowly as before."""

import asyncio
import threading
from pathlib import Path

from support.people import PATIENCE
from support.running import dealt, running, services


class Pauses:
    """Pauses that never end by themselves; how many there were."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)

    async def sleep(self, seconds: float) -> None:
        if seconds > 0.1:
            self.begun.release()
            await asyncio.Event().wait()


HANDS = "1111111111 2222222233 CCCCCCCCCC"


def test_bots_act_at_once_until_the_next_turn_of_whoever_asked(database: Path) -> None:
    pauses = Pauses()
    with running(database, services(sleep=pauses.sleep, new_game=dealt(HANDS))) as server:
        made, (ada,) = server.sit("ada", "bot:passer", "bot:passer", pace="slow")
        looker = server.join(made.id)
        ada.play("site:roma")
        ada.play("play:1")
        assert pauses.begun.acquire(timeout=PATIENCE), "the first bot takes its time"
        looker.send(type="hurry")
        assert looker.error()["code"] == "spectator"
        ada.send(type="hurry")
        assert ada.at_version(5)["turn"] == 0, "neither bot waits"
        assert not pauses.begun.acquire(blocking=False)
        ada.play("pass")
        assert ada.view["phase"] == "site"
        ada.act("site:milano")
        assert pauses.begun.acquire(timeout=PATIENCE), "after her turn they take their time again"


def test_nobody_hurries_bots_who_is_asked_no_more(database: Path) -> None:
    """Else one who has resigned could have a game played by bots flash past the others to its end."""
    pauses = Pauses()
    with running(database, services(sleep=pauses.sleep, new_game=dealt(HANDS))) as server:
        _, (ada, bruno) = server.sit("ada", "bruno", "bot:passer", pace="slow")
        ada.play("site:roma")
        bruno.send(type="hurry")
        bruno.send(type="resign")
        ada.until(lambda me: me.table["players"][1]["reason"] == "resigned")
        bruno.send(type="hurry")
        assert bruno.error()["code"] == "captain"
        ada.play("pass")
        assert pauses.begun.acquire(timeout=PATIENCE), "Bruno's captain takes its time"
        assert ada.version == 3
