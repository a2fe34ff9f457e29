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


def test_bots_act_at_once_until_the_next_turn_of_whoever_asked(tmp_path: Path) -> None:
    pauses = Pauses()
    at = services(sleep=pauses.sleep, new_game=dealt("1111111111 2222222233 CCCCCCCCCC"))
    with running(tmp_path / "games.db", at) as server:
        made = server.table("ada", "bot:passer", "bot:passer", options={"first_holder": 0}, pace="slow")
        ada, looker = server.join(made.id, made.keys[0]), server.join(made.id)
        ada.act("site:roma")
        ada.at_version(2)
        ada.act("play:1")
        ada.at_version(3)
        assert pauses.begun.acquire(timeout=PATIENCE), "the first bot takes its time"
        looker.send(type="hurry")
        assert looker.error()["code"] == "spectator"
        ada.send(type="hurry")
        assert ada.at_version(5)["turn"] == 0, "neither bot waits"
        assert not pauses.begun.acquire(blocking=False)
        ada.act("pass")
        assert ada.at_version(6)["phase"] == "site"
        ada.act("site:milano")
        assert pauses.begun.acquire(timeout=PATIENCE), "after her turn they take their time again"


def test_nobody_hurries_bots_who_is_asked_no_more(tmp_path: Path) -> None:
    """Else one who has resigned could have a game played by bots flash past the others to its end."""
    pauses = Pauses()
    at = services(sleep=pauses.sleep, new_game=dealt("1111111111 2222222233 CCCCCCCCCC"))
    with running(tmp_path / "games.db", at) as server:
        made = server.table("ada", "bruno", "bot:passer", options={"first_holder": 0}, pace="slow")
        ada, bruno = (server.join(made.id, key) for key in made.keys[:2])
        ada.act("site:roma")
        ada.at_version(2)
        bruno.send(type="hurry")
        bruno.send(type="resign")
        ada.until(lambda me: me.table["players"][1]["reason"] == "resigned")
        bruno.send(type="hurry")
        assert bruno.error()["code"] == "captain"
        ada.act("pass")
        ada.at_version(3)
        assert pauses.begun.acquire(timeout=PATIENCE), "Bruno's captain takes its time"
        assert ada.version == 3
