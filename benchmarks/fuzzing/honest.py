"""People who play on by the rules, game after game, while others attack the server."""

import random
import threading
import time
from typing import Final

from websockets.exceptions import ConnectionClosed

from benchmarks.server_process import Player, ServerProcess

LOOK_SECONDS: Final = 0.03
"""How often they look at their table."""
AGAIN_SECONDS: Final = 1.0
"""Until somebody tries again who was refused: an attacker may have been quicker, in the same seat."""
STUCK_SECONDS: Final = 60.0
"""How long a table may stand still while its people want to play."""


class HonestTable:
    """A table of three, where the key of the last seat is known to attackers, too."""

    def __init__(self, server: ServerProcess, rng: random.Random) -> None:
        self.games = 0
        """How many have ended."""
        self.stuck: list[str] = []
        """What could not be played to its end, and why."""
        self.key = ""
        self._server = server
        self._rng = rng
        self._last = threading.Event()
        self.id = ""
        self._seat()
        self._thread = threading.Thread(target=self._play_on, daemon=True)

    def start(self) -> None:
        """Play game after game."""
        self._thread.start()

    def finish(self) -> None:
        """Play the game that goes on to its end, and no other."""
        self._last.set()
        self._thread.join()

    def _seat(self) -> None:
        made = self._server.open_table([{"name": name} for name in ("Ada", "Bea", "Eve")])
        self.id, keys = made["id"], made["keys"]
        self.key = keys[2]
        self._people = [Player(self._server, self.id, key) for key in keys]

    def _play_on(self) -> None:
        try:
            while True:
                self._play_game()
                self.games += 1
                for person in self._people:
                    person.close()
                if self._last.is_set():
                    return
                self._seat()
        except (ConnectionClosed, OSError) as error:
            self.stuck.append(f"table {self.id}: {error!r}")

    def _play_game(self) -> None:
        """Raises TimeoutError if nothing moves any more."""
        moved, version, acted = time.monotonic(), 0, dict[Player, float]()
        while any(person.table["view"]["phase"] != "over" for person in self._people):
            time.sleep(LOOK_SECONDS)
            now = time.monotonic()
            for person in self._people:
                self._listen(person)
                if person.legal and now - acted.get(person, 0.0) > AGAIN_SECONDS:
                    person.act(self._rng.choice(person.legal))
                    acted[person] = now
            latest = max(person.table["version"] for person in self._people)
            if latest != version:
                moved, version = now, latest
                acted.clear()
            elif now - moved > STUCK_SECONDS:
                raise TimeoutError(f"nothing moves at version {version}")

    def _listen(self, person: Player) -> None:
        while True:
            try:
                person.receive(0)
            except TimeoutError:
                return
