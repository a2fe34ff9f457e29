"""Several people at one table, each with a browser, brought together over HTTP and not by the pages."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import APIResponse, BrowserContext, Page

from support.people import Person
from support.running import Running


def name_person(page: Page, name: str) -> None:
    """Have the server know this browser's person by a name."""
    _done(page.request.put("/api/me", data={"name": name}))


def open_room(host: Page, seats: int, captains: Sequence[str] = (), **changes: Any) -> str:
    """A table that waits for people, made by a person whom the server knows; the last seats are captains'.

    `changes` are other fields of NewRoom. Returns the table's id.
    """
    bots = [{"bot": captain, "name": captain.capitalize()} for captain in captains]
    free: list[dict[str, str]] = [{} for _ in range(seats - len(bots))]
    room = {"seats": free + bots, "pace": "instant", **changes}
    return str(_done(host.request.post("/api/rooms", data=room)).json()["id"])


def change_room(page: Page, table: str, **action: Any) -> None:
    """Do something in a waiting room: `type` and the fields of the action."""
    _done(page.request.post(f"/api/tables/{table}/room", data={"action": action}))


def start_game(
    pages: Sequence[Page], names: Sequence[str], captains: Sequence[str] = (), **changes: Any
) -> str:
    """A game of these people, the first the host, in seats 0, 1, ..., and of captains; its address.

    Nobody looks at the table yet.
    """
    for page, name in zip(pages, names, strict=True):
        name_person(page, name)
    table = open_room(pages[0], len(pages) + len(captains), captains, **changes)
    for seat, page in enumerate(pages[1:], start=1):
        change_room(page, table, type="take", seat=seat)
        change_room(page, table, type="ready", ready=True)
    change_room(pages[0], table, type="start")
    return f"/t/{table}"


def finish_game(pages: Sequence[Page], names: Sequence[str]) -> str:
    """A game that the first of two people has won; its address."""
    path = start_game(pages, names)
    resign(pages[1], path)
    return path


def resign(page: Page, path: str) -> None:
    """Give up a game, by a second connection of this browser's person."""
    page.evaluate(RESIGN, path.removeprefix("/t/"))


RESIGN = """(table) => new Promise((done, fail) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/play`)
    socket.onopen = () => {
        for (const type of ['join', 'resign']) socket.send(JSON.stringify({ type }))
    }
    socket.onclose = ({ reason }) => fail(new Error(reason || 'the connection was closed'))
    socket.onmessage = ({ data }) => {
        const { type, players, view } = JSON.parse(data)
        if (type === 'error') fail(new Error(data))
        if (type === 'table' && players[view.viewer]?.reason === 'resigned') done(socket.close())
    }
})"""


def join(server: Running, context: BrowserContext, table: str) -> Person:
    """A second connection of a browser's person, for the test to play by."""
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in context.cookies())
    person = server.connect(table, additional_headers={"Cookie": cookie})
    person.send(type="join")
    person.next_table()
    return person


def _done(answer: APIResponse) -> APIResponse:
    assert answer.ok, f"{answer.url} answered {answer.status}: {answer.text()}"
    return answer
