"""What is sent to a viewer does not depend on what that viewer may not know, byte for byte."""

from dataclasses import fields
from pathlib import Path

from condottiere.rules import View
from condottiere.server.messages.protocol import TableView
from support.clocks import FakeClock
from support.people import Person
from support.running import dealt, running, services

HANDS = "TTT6666555 1122334455 66555WSBCC"
OTHER_HANDS = "UUUHHHDDDK 1122334455 CCCKKKKBBS"
"""The same for seat 1; all else differs."""


def told(database: Path, hands: str) -> tuple[str, str]:
    """What seat 1 and an onlooker are told of a game in which nobody plays a card."""
    with running(database, services(new_game=dealt(hands), now=FakeClock())) as server:
        made = server.table("ada", "bruno", "chiara", options={"first_holder": 0})
        onlooker = server.join(made.id)
        bruno = server.join(made.id, made.keys[1])
        ada, chiara = server.join(made.id, made.keys[0]), server.join(made.id, made.keys[2])
        people = (ada, bruno, chiara, onlooker)
        seats = {0: ada, 1: bruno, 2: chiara}
        settled: list[list[str]] = [[], []]
        for action in ("site:roma", "pass", "pass", "pass", "site:milano", "hand:keep"):
            asked = [seats[ada.view["turn"]]] if action != "hand:keep" else list(seats.values())
            version = ada.version
            for person in asked:
                person.act(action)
            for person in people:
                person.at_version(version + 1)
            settled[0].append(bruno.raw[-1])
            settled[1].append(onlooker.raw[-1])
        return "\n".join(settled[0]), "\n".join(settled[1])


def test_others_hands_change_nothing_that_is_sent(tmp_path: Path) -> None:
    one, other = told(tmp_path / "one.db", HANDS), told(tmp_path / "other.db", OTHER_HANDS)
    assert one[0] == other[0]
    assert one[1] == other[1]


def told_of_agreements(database: Path, hands: str) -> list[str]:
    """What seat 1, an onlooker and a stranger are told when people agree and a captain plays seat 2."""
    at = services(new_game=dealt(hands), now=FakeClock())
    with running(database, at, captain_seconds=0) as server:
        made = server.table("ada", "bruno", "chiara", options={"first_holder": 0})
        ada, bruno, chiara = (server.join(made.id, key) for key in made.keys)
        onlooker = server.join(made.id)
        everybody = (ada, bruno, chiara, onlooker)
        settled: list[str] = []

        def after(person: Person, **message: object) -> None:
            person.send(**message)
            lines = len(bruno.log)
            latest = bruno.until(lambda me: len(me.log) > lines).log[-1]
            for other in everybody:
                other.until(lambda me: me.log[-1] == latest)
            settled.extend((bruno.raw[-1], onlooker.raw[-1]))
            stranger = server.get(f"/api/tables/{made.id}").text
            settled.append(stranger.replace(made.id, "ID"))

        clock = {"turn": 600, "reserve": 60}
        after(ada, type="propose", kind="pause")
        after(bruno, type="respond", kind="pause", agree=True)
        after(chiara, type="respond", kind="pause", agree=True)
        bruno.act("pass")
        settled.append(str(bruno.error()))
        after(chiara, type="resume")
        after(ada, type="propose", kind="clock", clock=clock)
        after(bruno, type="respond", kind="clock", clock=clock, agree=False)
        after(ada, type="propose", kind="captain", seat=2)
        after(bruno, type="respond", kind="captain", seat=2, agree=True)
        after(ada, type="propose", kind="end")
        after(bruno, type="respond", kind="end", agree=False)
        for person, action in ((ada, "site:roma"), (ada, "pass"), (bruno, "pass")):
            version = bruno.version
            person.act(action)
            for other in everybody:
                other.until(lambda me, seen=version: me.version > seen)  # type: ignore[misc]
        for person in everybody:
            person.until(lambda me: me.view["battles"] == 1 and me.view["phase"] == "site")
        settled += [bruno.raw[-1], onlooker.raw[-1]]
        settled.append(str(server.get(f"/api/tables/{made.id}/record").text))
        after(chiara, type="back")
        after(chiara, type="resign")
        after(ada, type="propose", kind="end")
        return settled


def test_what_people_agree_on_tells_nothing_of_hands(tmp_path: Path) -> None:
    one, other = (told_of_agreements(tmp_path / f"{hands}.db", hands) for hands in (HANDS, OTHER_HANDS))
    assert len(one) > 40
    for told_one, told_other in zip(one, other, strict=True):
        assert told_one == told_other


def test_an_onlooker_is_told_no_card_that_is_hidden(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", services(new_game=dealt(HANDS))) as server:
        made = server.table("ada", "bruno", "chiara", options={"first_holder": 0, "hidden_cards": True})
        people = [server.join(made.id, key) for key in made.keys]
        onlooker = server.join(made.id)
        for action in ("site:roma", "play:T", "play:1", "play:6"):
            turn = people[0].view["turn"]
            people[turn].act(action)
            version = people[0].version
            for person in (*people, onlooker):
                person.at_version(version + 1)
        assert _secrets(onlooker) == [0] * 15
        assert [seat["face_down"] for seat in onlooker.view["seats"]] == [True] * 3
        assert [seat["face_down_card"] for seat in onlooker.view["seats"]] == [None] * 3
        assert [seat["face_down_card"] for seat in people[1].view["seats"]] == [None, 0, None]
        assert onlooker.view["legal"] == []
        assert "Mercenary" not in onlooker.told
        assert "deal:" not in onlooker.told


def _secrets(person: Person) -> list[int]:
    """All cards that a viewer is told of in hands."""
    hands = [person.view["hand"], *(seat["known"] for seat in person.view["seats"])]
    return [sum(hand[card] for hand in hands) for card in range(15)]


def test_every_field_of_a_view_is_sent_and_nothing_else() -> None:
    for_bots = {"defender_waits"}
    """What it means for a seat is sent: `SeatView.waiting`."""
    assert {field.name for field in fields(View)} - for_bots == set(TableView.__struct_fields__)
