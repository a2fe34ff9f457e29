"""People at a table: joining, acting, and everything that is refused on the way."""

import json
from pathlib import Path

from condottiere.server.network.limits import Rate
from condottiere.server.people.keys import digest
from support.clocks import FakeClock
from support.people import Person, without_setup
from support.running import UNLIMITED, Running, dealt, running, services


def duel(server: Running, **more: object) -> tuple[str, Person, Person]:
    """A table of two people, Ada with the token."""
    made, (ada, bruno) = server.sit("ada", "bruno", **more)
    return made.id, ada, bruno


def settle(*people: Person) -> None:
    """Everybody reads all that has been sent so far."""
    people[0].send(type="say", text="ready", to=None)
    for person in people:
        person.until(lambda me: bool(me.chat))


def test_a_person_joins_and_acts(server: Running) -> None:
    _, ada, bruno = duel(server)
    assert (ada.view["viewer"], bruno.view["viewer"]) == (0, 1)
    assert sum(ada.view["hand"]) == 10
    assert "site:roma" in ada.legal
    assert bruno.legal == []
    ada.act("site:roma")
    for person in (ada, bruno):
        assert person.at_version(2)["site"] == 15
        assert "Roma" in person.lines[-1]


REFUSED: tuple[tuple[str | bytes, str, str], ...] = (
    ("{", "bad_message", "cannot be read"),
    ("", "bad_message", "cannot be read"),
    ("[]", "bad_message", "Expected `object`"),
    ("null", "bad_message", "Expected `object`"),
    ("{}", "bad_message", "`type`"),
    ('{"type": "dance"}', "bad_message", "dance"),
    ('{"type": ["act"]}', "bad_message", "type"),
    ('{"type": "act", "version": "1", "action": "pass"}', "bad_message", "$.version"),
    ('{"type": "act", "version": NaN, "action": "pass"}', "bad_message", "cannot be read"),
    ('{"type": "act", "version": 1e99, "action": "pass"}', "bad_message", "$.version"),
    ('{"type": "act", "version": true, "action": "pass"}', "bad_message", "$.version"),
    ('{"type": "act", "action": "pass"}', "bad_message", "version"),
    ('{"type": "act", "version": 1, "action": "pass", "seat": 1}', "bad_message", "seat"),
    ('{"type": "act", "version": 1, "action": "\\ud800"}', "bad_message", "cannot be read"),
    ("[" * 60_000, "bad_message", "cannot be read"),
    ('{"type": "say", "to": null, "text": ' + "[" * 60_000, "bad_message", "cannot be read"),
    (b'{"type": "act"}', "bad_message", "binary"),
    ('{"type": "join", "key": null}', "bad_message", "joined already"),
    ('{"type": "act", "version": 99, "action": "site:roma"}', "stale", "Look again"),
    ('{"type": "act", "version": -1, "action": "site:roma"}', "stale", "Look again"),
    ('{"type": "act", "version": 1, "action": "site:atlantis"}', "illegal", "no action"),
    ('{"type": "act", "version": 1, "action": "deal:T"}', "illegal", "no action"),
    ('{"type": "act", "version": 1, "action": "pass"}', "illegal", "R2.2"),
    ('{"type": "next", "version": 1}', "illegal", "R13.1"),
    ('{"type": "end", "version": 1}', "illegal", "R2.8"),
    ('{"type": "show", "cards": [], "face_down": false, "to": null}', "illegal", "R10.3"),
    ('{"type": "show", "cards": [], "face_down": true, "to": null}', "illegal", "R10.3"),
    ('{"type": "show", "cards": [15], "face_down": false, "to": null}', "bad_message", "0 to 14"),
    ('{"type":"show","cards":[0,0,0,0,0,0,0,0,0,0,0],"face_down":false,"to":[1]}', "illegal", "R10.3"),
    ('{"type": "show", "cards": [0], "face_down": false, "to": [0]}', "illegal", "R10.3"),
    ('{"type": "show", "cards": [0], "face_down": false, "to": [9]}', "illegal", "R10.3"),
    ('{"type": "show", "cards": [0], "face_down": false, "to": [2]}', "illegal", "R10.3"),
    ('{"type": "show", "cards": [0], "face_down": false, "to": []}', "illegal", "R10.3"),
    ('{"type": "say", "text": " \\n\\t ", "to": null}', "bad_message", "is empty"),
    ('{"type": "say", "text": "hush", "to": [7]}', "bad_message", "other seats"),
    ('{"type": "say", "text": "hush", "to": [0]}', "bad_message", "other seats"),
    ('{"type": "say", "text": "hush", "to": []}', "bad_message", "other seats"),
    ('{"type": "offer", "to": [1], "mine": {"kind": "love"}}', "bad_message", "cannot be read"),
    ('{"type":"offer","to":[1],"mine":{"kind":"spare","region":99}}', "bad_message", "cannot be read"),
    ('{"type": "offer", "to": [1]}', "illegal", "one promise"),
    ('{"type": "answer_pact", "pact": -1, "accept": true}', "illegal", "no pact"),
    (json.dumps({"type": "say", "text": "x" * 501, "to": None}), "too_large", "500"),
)  # fmt: skip
"""Messages of a seat that is on turn, the code of what it is answered, and a part of the words."""


def test_what_is_refused_changes_nothing(server: Running) -> None:
    _, ada, bruno = duel(server)
    for message, code, says in REFUSED:
        ada.socket.send(message)
        refused = ada.error()
        assert (refused["code"], says in refused["message"]) == (code, True), (message[:80], refused)
    ada.act("site:roma", version=1)
    assert ada.at_version(2)["site"] == 15
    assert bruno.at_version(2)["site"] == 15
    assert bruno.errors == []


def test_whoever_is_refused_is_shown_the_table_again(server: Running) -> None:
    """So a page that offered what is not legal sees what is."""
    _, ada, bruno = duel(server)
    for person, code in ((bruno, "not_your_turn"), (ada, "illegal")):
        person.act("pass")
        assert person.error()["code"] == code
        assert person.next_table()["phase"] == "site"


def test_of_two_that_act_at_once_one_is_late(server: Running) -> None:
    made = server.table("ada", "bruno", options={"first_holder": 0})
    phone, laptop = server.join(made.id, made.keys[0]), server.join(made.id, made.keys[0])
    phone.act("site:roma")
    laptop.act("site:milano", version=1)
    both = [phone.at_version(2)["site"], laptop.at_version(2)["site"]]
    assert both[0] == both[1]
    late = laptop if both[0] == 15 else phone
    assert late.error()["code"] == "stale"


def test_a_message_of_ten_megabytes_closes_cleanly(server: Running) -> None:
    table, ada, bruno = duel(server)
    ada.send(type="say", text="x" * 10_000_000, to=None)
    assert ada.closed() == 1009
    bruno.until(lambda me: me.table["players"][0]["online"] is False)
    assert server.get(f"/api/tables/{table}").status_code == 200


def test_a_wrong_key(database: Path) -> None:
    asked: list[float] = []

    async def sleep(seconds: float) -> None:
        asked.append(seconds)

    with running(database, services(sleep=sleep)) as server:
        made, other = server.table("ada", "bruno", "bot:passer"), server.table("ada", "bruno")
        key = str(made.keys[0])
        guesses = ("", "wrong", key + "x", key[:-1], digest(key), other.keys[0], "\u0000", "é" * 9000)
        for guess in guesses:
            guesser = server.connect(made.id)
            guesser.send(type="join", key=guess)
            assert guesser.error()["code"] == "wrong_key"
            assert guesser.closed() == 1008
            assert guesser.table == {}
        assert asked == [0.5] * len(guesses), "a guess takes its time"


def test_the_first_message_is_a_join(server: Running) -> None:
    made = server.table("ada", "bruno")
    for message, code in (
        ('{"type": "act", "version": 1, "action": "pass"}', "join_first"),
        ("nonsense", "bad_message"),
        (b"\x00", "bad_message"),
        ('{"type": "join", "key": 7}', "bad_message"),
    ):
        stranger = server.connect(made.id)
        stranger.socket.send(message)
        assert stranger.error()["code"] == code
        assert stranger.closed() == 1008


def test_no_such_table(server: Running) -> None:
    stranger = server.connect("nobody")
    assert stranger.error()["code"] == "no_table"
    assert stranger.closed() == 1008


def test_too_fast(database: Path) -> None:
    clock = [0.0]
    rates = UNLIMITED._replace(messages=Rate(20, 50.0))
    with running(database, services(monotonic=lambda: clock[0]), limits=rates) as server:
        ada = duel(server)[1]
        for _ in range(21):
            ada.send(type="say", text="hear!", to=None)
        ada.until(lambda me: len(me.chat) == 20)
        assert ada.error()["code"] == "too_fast"
        clock[0] += 1.0
        ada.act("site:roma")
        assert ada.at_version(2)["site"] == 15


# --- presence, chat, shows ---------------------------------------------------------------------


def test_who_is_here(server: Running) -> None:
    made = server.table("ada", "bruno", "bot:passer", options={"first_holder": 0})
    ada = server.join(made.id, made.keys[0])
    assert [player["online"] for player in ada.table["players"]] == [True, False, True]
    phone, laptop = server.join(made.id, made.keys[1]), server.join(made.id, made.keys[1])
    ada.until(lambda me: me.table["players"][1]["online"])
    phone.leave()
    laptop.send(type="say", text="still here", to=None)
    ada.until(lambda me: bool(me.chat))
    assert ada.table["players"][1]["online"]
    laptop.leave()
    ada.until(lambda me: not me.table["players"][1]["online"])
    assert ada.version == 1


def test_chat_reaches_whom_it_is_for(server: Running) -> None:
    made, (ada, bruno, chiara, dino) = server.sit("ada", "bruno", "chiara", "dino")
    onlooker = server.join(made.id)
    ada.send(type="say", text=" for all\n\u202e <b>eyes</b> ", to=None)
    ada.send(type="say", text="between us", to=[2, 1, 1])
    ada.send(type="say", text="goodbye", to=None)
    for person in (ada, bruno, chiara, dino, onlooker):
        person.until(lambda me: bool(me.chat) and me.chat[-1]["text"] == "goodbye")
    private = ["for all <b>eyes</b>", "between us", "goodbye"]
    for person, heard in ((ada, private), (bruno, private), (chiara, private)):
        assert [line["text"] for line in person.chat] == heard
        assert person.chat[1]["to"] == [1, 2]
    for person in (dino, onlooker):
        assert [line["text"] for line in person.chat] == ["for all <b>eyes</b>", "goodbye"]
        assert "between us" not in person.told
    late = server.join(made.id, made.keys[1])
    assert [line["text"] for line in late.until(lambda me: bool(me.chat)).chat] == private


def test_onlookers_only_look(server: Running) -> None:
    table, ada, _ = duel(server)
    onlooker = server.join(table)
    for message in (
        {"type": "act", "version": 1, "action": "site:roma"},
        {"type": "say", "text": "psst", "to": None},
        {"type": "show", "cards": [0], "face_down": False, "to": None},
        {"type": "next", "version": 1},
        {"type": "end", "version": 1},
    ):
        onlooker.send(**message)
        assert onlooker.error()["code"] == "spectator"
    ada.act("site:roma")
    assert onlooker.at_version(2)["site"] == 15


def test_a_private_show_is_nothing_to_anybody_else(tmp_path: Path) -> None:
    """Byte for byte: what others get with the show is what they get without it."""
    told: list[list[str]] = []
    hands = "TTT6666555 1122334455 66555WSBCC"
    for shows in (False, True):
        at = services(new_game=dealt(hands), now=FakeClock())
        with running(tmp_path / f"{shows}.db", at) as server:
            made, (ada, bruno, chiara) = server.sit("ada", "bruno", "chiara")
            onlooker = server.join(made.id)
            settle(ada, bruno, chiara, onlooker)
            before = [len(chiara.raw), len(onlooker.raw)]
            if shows:
                ada.send(type="show", cards=[6, 6], face_down=False, to=[1])
                assert bruno.next_table()["seats"][0]["known"][6] == 2
                assert ada.next_table()["seats"][0]["known"][6] == 0, "what everybody knows of one's own hand"
                assert "shows" in bruno.lines[-1]
                assert ada.log[-1] == bruno.log[-1]
                assert (ada.version, bruno.version) == (1, 1)
            for version, action in ((2, "site:roma"), (3, "play:T")):
                ada.act(action)
                for person in (ada, chiara, onlooker):
                    person.at_version(version)
            told.append([*without_setup(chiara)[before[0] :], *without_setup(onlooker)[before[1] :]])
    assert len(told[0]) == 4
    assert told[0] == told[1]
