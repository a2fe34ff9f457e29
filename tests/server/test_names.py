"""What people are called while a game runs: as they call themselves now, and two of one name told apart."""

from pathlib import Path

import httpx
import pytest

from condottiere.server.names import distinct_names
from support.people import Person
from support.running import Made, Running, running


def sit_down(server: Running, made: Made, seat: int, name: str) -> tuple[httpx.Client, Person]:
    """Claim a seat with its key, and join it."""
    browser = server.browser(name, made, seat)
    return browser, server.join_as(browser, made.id)


def called(person: Person, *names: str) -> Person:
    """Wait until the players have these names."""
    return person.until(lambda me: [player["name"] for player in me.table["players"]] == list(names))


def test_a_new_name_is_seen_at_every_table_at_once(database: Path) -> None:
    with running(database, follow_seconds=0.02) as one, running(database, follow_seconds=0.02) as two:
        made = one.table("ada", "bruno", "bot:passer", options={"first_holder": 0})
        browser, ada = sit_down(one, made, 0, "Ada")
        far = two.join(made.id, made.keys[1])
        ada.act("site:roma")
        far.at_version(2)
        browser.put("/api/me", json={"name": "Bruno"})
        for person in (ada, far):
            called(person, "Bruno", "Bruno (2)", "Bot:Passer")
        browser.put("/api/me", json={"name": "Countess"})
        for person in (ada, far):
            called(person, "Countess", "Bruno", "Bot:Passer")
        assert [player["name"] for player in one.get(f"/api/tables/{made.id}").json()["players"]] == [
            "Countess", "Bruno", "Bot:Passer",
        ]  # fmt: skip
        ada.act("pass")
        told = far.at_version(3)
        assert told["turn"] == 1
        for lines in (far.lines, two.join(made.id).lines):
            assert any(line.startswith("Countess leads") for line in lines), "the whole log has the new name"
            assert not any("Ada" in line for line in lines)


def test_of_several_seats_of_a_person_only_the_first_has_its_name(server: Running) -> None:
    made = server.table("ada", "bruno")
    browser, ada = sit_down(server, made, 1, "Countess")
    assert browser.post(f"/api/tables/{made.id}/claim", json={"key": made.keys[0]}).json()["seat"] == 0
    called(server.join(made.id), "Ada", "Countess")
    browser.put("/api/me", json={"name": "Duchess"})
    called(server.join_as(browser, made.id), "Ada", "Duchess")
    assert ada.view["viewer"] == 1


@pytest.mark.parametrize("mark", ["\u200d", "\u2064", "\ufe0f", "\u034f", "\u3164", "\U000e0041"])
def test_names_that_differ_in_what_is_not_shown_are_told_apart(mark: str) -> None:
    assert distinct_names(["Anna", f"An{mark}na"]) == ["Anna", f"An{mark}na (2)"]


def test_names_that_differ_in_a_vowel_sign_are_two_names() -> None:
    assert distinct_names(["मना", "मुना"]) == ["मना", "मुना"]


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "\u0410nna"),  # a Cyrillic A
        ("Anna", "\u0410\u039d\u039d\u0410"),  # Cyrillic and Greek letters only
        ("Ilaria", "\u0406laria"),  # a Cyrillic I
        ("Ilaria", "llaria"),
        ("Arno", "Amo"),
        ("Bruno", "Brun\u1d0f"),  # a small capital
        ("Ada", "Ad\u0251"),  # a phonetic sign
        ("Irina", "Ir\u0131na"),  # a dotless i
    ],
)
def test_names_that_differ_in_letters_that_look_alike_are_told_apart(name: str, other: str) -> None:
    assert distinct_names([name, other]) == [name, f"{other} (2)"]


def test_names_in_other_scripts_or_with_accents_keep_what_tells_them_apart() -> None:
    names = ["Анна", "Анка", "Μαρία", "Марія", "安娜", "أنا", "André", "Andre", "Łukasz", "Lukasz"]
    assert distinct_names(names) == names
