"""Who shares a device, how a series stands, what people are called now: none of it depends on a hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from support.people import Person
from support.running import dealt, running, services

HANDS = "TTT6666555 1122334455 UUUHHHDDDK CCCKKKKBBS"
TWINS = {
    1: "CCCKKKKBBS 1122334455 TTT6666555 UUUHHHDDDK",
    None: "UUUHHHDDDK CCCKKKKBBS 1122334455 TTT6666555",
}
"""The same for the seat of a viewer, and anything for the others."""


def told(database: Path, hands: str, seat: int | None) -> list[Any]:
    """All that one viewer is sent at a table where one device plays seats 0 and 2, up to a rematch."""
    at = services(new_game=dealt(hands), now=lambda: 1000.0)
    with running(database, at, follow_seconds=0.02) as server:
        made = server.table("ada", "bruno", "chiara", "dora", options={"first_holder": 0})
        device = server.browser("Ada", made, 0, 2)
        people = [server.join_as(device, made.id, seat=own) for own in (0, 2)]
        people += [server.join(made.id, made.keys[own]) for own in (1, 3)]
        viewer = server.join(made.id, None if seat is None else made.keys[seat])
        ada = people[0]
        ada.act("site:roma")
        for person in (*people, viewer):
            person.at_version(2)
        device.put("/api/me", json={"name": "Countess"})
        viewer.until(lambda me: me.table["players"][0]["name"] == "Countess")
        agree_on_the_end(people)
        ended = viewer.until(lambda me: me.table["agreements"]["closed"] == "agreed")
        rematch = device.post(f"/api/tables/{made.id}/rematch", json={"rotate": True}).json()
        ended.until(lambda me: me.table["rematch"] == rematch)
        later = server.join(rematch["id"])
        assert later.table["series"] == {"game": 2, "wins": [0, 0, 0, 0]}, "what is closed nobody has won"
        return [final(viewer, rematch["id"], made.id), final(later, rematch["id"], made.id)]


def final(person: Person, *ids: str) -> str:
    """The last table that somebody was sent, without the names of tables, and what follows from these."""
    text = json.dumps(person.table)
    for name in (*ids, person.table["fairness"]["setup"]):
        text = text.replace(name, "")
    return text


@pytest.mark.parametrize("seat", TWINS)
def test_a_viewer_is_sent_the_same_whatever_the_others_hold(tmp_path: Path, seat: int | None) -> None:
    one, other = (
        told(tmp_path / f"{number}.db", hands, seat) for number, hands in enumerate((HANDS, TWINS[seat]))
    )
    assert one == other


def agree_on_the_end(people: list[Person]) -> None:
    """All agree to end the game that they play."""
    people[0].send(type="propose", kind="end")
    for person in people[1:]:
        person.until(lambda me: bool(me.table["agreements"]["proposals"]))
        person.send(type="respond", kind="end", agree=True)
    people[0].until(lambda me: me.table["agreements"]["closed"] == "agreed")


def test_only_those_who_sat_there_are_told_where_the_earlier_games_of_a_series_are(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server:
        made = server.table("ada", "bruno")
        ada, stranger, nobody = server.browser("Ada", made, 0), server.browser("Eva"), server.browser()
        tables = [made.id]
        for _ in range(2):
            agree_on_the_end([server.join(tables[-1], key) for key in made.keys])
            tables.append(ada.post(f"/api/tables/{tables[-1]}/rematch", json={}).json()["id"])
        first, second, _ = tables
        for path in ("review", "statistics", "record", "record.json", "positions?seat=open", "fairness"):
            for browser in (stranger, nobody):
                answer = browser.get(f"/api/tables/{second}/{path}")
                assert answer.status_code == 200
                assert first not in answer.text
        told_to = [
            browser.get(f"/api/tables/{second}/review").json()["rematches"] for browser in (ada, stranger)
        ]
        assert [one["game"] for one in told_to] == [2, 2]
        assert [one["earlier"] for one in told_to] == [[{"game": 1, "table": first}], []]
