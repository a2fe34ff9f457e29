"""Whoever plays over plain HTTP is answered when others are told something, and with the same bytes."""

from collections.abc import Callable
from pathlib import Path

from support.clocks import FakeClock
from support.people import Person
from support.polled import connect_polled
from support.running import dealt, running, services

HANDS = "1WWSSBCCDD 1122334455 6666665555"
OTHER_HANDS = "1WWSSBCCDD 6666665555 1122334455"


def nothing(_: Person, __: Person) -> None:
    pass


def whispers(bruno: Person, chiara: Person) -> None:
    bruno.send(type="say", text="psst", to=[2])
    chiara.until(lambda me: bool(me.chat))


def shows_cards(bruno: Person, chiara: Person) -> None:
    """R10.3."""
    lines = len(chiara.log)
    card = next(card for card, count in enumerate(bruno.view["hand"]) if count)
    bruno.send(type="show", cards=[card], face_down=False, to=[2])
    chiara.until(lambda me: len(me.log) > lines)


def whispers_and_shows_cards(bruno: Person, chiara: Person) -> None:
    whispers(bruno, chiara)
    shows_cards(bruno, chiara)
    bruno.send(type="ping")
    bruno.until(lambda me: '"pong"' in me.raw[-1])


def answers(place: Path, hands: str, secret: Callable[[Person, Person], None]) -> list[tuple[int, bytes]]:
    """What Ada's polls are answered while the others do what she may not know of, and then something else."""
    with running(place, services(new_game=dealt(hands), now=FakeClock())) as server:
        made = server.table("ada", "bruno", "chiara", options={"first_holder": 0})
        bruno, chiara = (server.join(made.id, key) for key in made.keys[1:])
        connection, ada = connect_polled(server, made.id, made.keys[0])
        setup = ada.table["fairness"]["setup"].encode()
        for person in (bruno, chiara):
            person.until(lambda me: all(player["online"] for player in me.table["players"]))
        secret(bruno, chiara)
        chiara.send(type="say", text="Well?", to=None)
        ada.until(lambda me: bool(me.chat))
        ada.play("site:roma")
        return [(status, body.replace(setup, b"SETUP")) for status, body in connection.answers]


def test_what_others_hold_and_do_in_private_changes_no_answer(tmp_path: Path) -> None:
    usual = answers(tmp_path / "usual.db", HANDS, nothing)
    assert {status for status, _ in usual} == {200}
    assert answers(tmp_path / "secrets.db", OTHER_HANDS, whispers_and_shows_cards) == usual
