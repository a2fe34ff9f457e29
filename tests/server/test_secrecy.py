"""What is sent to a viewer does not depend on what that viewer may not know, byte for byte."""

from pathlib import Path

from support.clocks import FakeClock
from support.people import Person, act_in_turn
from support.running import dealt, running, services

HANDS = "TTT6666555 1122334455 66555WSBCC"
OTHER_HANDS = "UUUHHHDDDK 1122334455 CCCKKKKBBS"
"""The same for seat 1; all else differs."""


def told_of_agreements(database: Path, hands: str) -> list[str]:
    """What seat 1, an onlooker and a stranger are told when people agree and a captain plays seat 2."""
    at = services(new_game=dealt(hands), now=FakeClock())
    with running(database, at, captain_seconds=0) as server:
        made, (ada, bruno, chiara) = server.sit("ada", "bruno", "chiara")
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


def test_an_onlooker_is_told_no_card_that_is_hidden(database: Path) -> None:
    with running(database, services(new_game=dealt(HANDS))) as server:
        made, people = server.sit("ada", "bruno", "chiara", options={"hidden_cards": True})
        onlooker = server.join(made.id)
        act_in_turn([*people, onlooker], "site:roma", "play:T", "play:1", "play:6")
        hands = [onlooker.view["hand"], *(seat["known"] for seat in onlooker.view["seats"])]
        assert sum(map(sum, hands)) == 0
        assert [seat["face_down"] for seat in onlooker.view["seats"]] == [True] * 3
        assert [seat["face_down_card"] for seat in onlooker.view["seats"]] == [None] * 3
        assert [seat["face_down_card"] for seat in people[1].view["seats"]] == [None, 0, None]
        assert onlooker.view["legal"] == []
        assert "Mercenary" not in onlooker.told
        assert "deal:" not in onlooker.told
