"""Games that are over: one at a server of its own, and records to upload."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.walked import expected, games, look_as, walk
from condottiere.record.file import Record, load
from condottiere.record.notation import Entry
from condottiere.rules import Options
from support.random_games import Habits, steps
from support.running import Running

NAMES = ("Ada", "Bruno", "Chiara", "Dino", "Elena", "Franco")


class Over:
    """A game of three bots that is over, at a server of its own."""

    def __init__(self, server: Running) -> None:
        self.server = server
        seats = [{"name": name, "bot": "random"} for name in NAMES[:3]]
        made = server.post({"seats": seats, "pace": "instant", "options": {"hidden_cards": True}})
        self.id: str = made.json()["id"]
        server.join(self.id).until(lambda me: me.view["phase"] == "over")
        self.record = load(server.get(f"/api/tables/{self.id}/record").text)
        moments = server.get(f"/api/tables/{self.id}/review").json()["moments"]
        self.entries: list[int] = [moment["entry"] for moment in moments]
        self.last = len(self.entries) - 1
        self.battle = next(
            moment for moment, game in enumerate(games(self.record, self.entries)) if game.table.played > 4
        )
        """A moment when many cards lie in the lines."""

    def path(self, moment: int, place: str) -> str:
        return f"{self.server.http}/games/{self.id}?at={moment}&as={place}"


def stored_game(seats: int, seed: int, **options: object) -> Record:
    """A random game, in which cards are shown now and then."""
    print(f"seed {seed}")
    chosen = Options(seats=seats, **options)  # type: ignore[arg-type]
    entries: list[Entry] = []
    holder = None
    for step in steps(chosen, seed, Habits(pass_less=1, show=0.1)):
        holder = step.table.holder if holder is None else holder
        entries.append(step.entry)
    return Record(chosen, holder or 0, NAMES[:seats], tuple(entries))


def upload(page: Page, text: str, home: str = "") -> None:
    page.goto(f"{home}/games")
    choose(page, text)


def choose(page: Page, text: str) -> None:
    """Choose a file with this text where a record is asked for."""
    file = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_test_id("record-file").set_input_files(file)  # type: ignore[arg-type]


def compare(page: Page, record: Record, entries: list[int], place: str, every: int = 1) -> None:
    """Walk through a game by the slider; what is shown is what was seen from there."""
    look_as(page, place)
    moments = [*range(0, len(entries), every), len(entries) - 1]
    for moment, shown, game in zip(
        moments, walk(page, moments), games(record, [entries[one] for one in moments]), strict=True
    ):
        assert shown == expected(game, place, record.players), f"moment {moment} seen by {place}"
