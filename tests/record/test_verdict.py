"""The verdict on a game's shuffles: of honest games, of cheats, and that page and command say the same."""

import json
from dataclasses import replace
from typing import Any

import pytest

from condottiere import Options
from condottiere.cli.records import verify
from condottiere.record.encoding import decode
from condottiere.record.fairness.fingerprint import fingerprint
from condottiere.record.fairness.notes import Note, NotesError, read_notes
from condottiere.record.fairness.verdict import Verdict, judge
from condottiere.record.file import Record, dump, load
from support import verdicts
from support.conformance import FOLDER, vectors
from support.entropy import NAMES
from support.noting import Noter, played
from support.verdicts import ADA, BRUNO, OTHER, honest

MAKE = "run, in tests/: python -m support.conformance"

OPTIONS = [
    Options(seats=4),
    Options(seats=3, hidden_cards=True, draw_after_battle=True),
    Options(seats=5, capturing_regions=True, bigger_kingdoms=True, points=5, first_holder=3),
    Options(seats=2, hidden_cards=True, capturing_regions=True, draw_after_battle=True, points=8),
]


# --- conformance --------------------------------------------------------------------------------


def index() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((FOLDER / "index.json").read_text(encoding="utf-8"))
    return read


def test_a_verdict_has_reasons_unless_it_is_fair() -> None:
    for case in index()["cases"]:
        verdict, reasons = case["judgement"]["verdict"], case["judgement"]["reasons"]
        assert bool(reasons) == (verdict != Verdict.FAIR), case["name"]
        expected = None if verdict == Verdict.UNPROVEN else False
        assert {reason["holds"] for reason in reasons} <= {expected}, case["name"]


def test_the_conformance_files_tell_fingerprints_and_what_is_refused() -> None:
    def read(name: str) -> Record:
        return load(decode((FOLDER / name).read_bytes()))

    files = index()
    for one in files["records"]:
        assert fingerprint(read(one["file"])) == one["fingerprint"]
    for one in files["alike"]:
        assert read(one["record"]) == read(one["as"])
        assert fingerprint(read(one["record"])) == one["fingerprint"]
    for one in files["refused"]:
        notes = None if one["notes"] is None else FOLDER / one["notes"]
        assert verify(FOLDER / one["record"], notes=notes) == 2


@pytest.mark.no_cover  # see CONTRIBUTING.md: it judges many games
def test_every_case_of_the_conformance_files_is_judged_as_they_say() -> None:
    """And the files are up to date."""
    written = {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.*")}
    made = vectors()
    assert written == set(made) - {"index.json"}, MAKE
    assert [name for name, text in made.items() if (FOLDER / name).read_bytes() != text.encode()] == [], MAKE


def reasons(record: Record, note: Note | None) -> list[str]:
    return [finding.text for finding in judge(record, note).reasons]


# --- honest games -------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS)
def test_an_honest_game_is_fair_for_whoever_gave_entropy_to_every_deal(options: Options) -> None:
    ada, bruno = Noter(0, ADA), Noter(1, BRUNO)
    record = load(dump(played(options, [ada, bruno])))
    for one in (ada, bruno):
        found = judge(record, one.note)
        assert found.verdict == Verdict.FAIR, found.reasons
        assert all(finding.holds for finding in (*found.holding, *found.deals))


@pytest.mark.parametrize("options", OPTIONS)
def test_an_honest_game_is_never_unfair(options: Options) -> None:
    """To whoever is away now and then, comes later, changes to another device or has cleared the browser."""
    absent, there = Noter(0, ADA, lambda deal: deal % 3 == 2), Noter(1, BRUNO)
    other_device, cleared = Noter(1, OTHER), Noter(0, "7c" * 32)
    record = played(options, [absent, there], [(3, other_device), (2, cleared)], seed=8)
    for one in (absent, there, other_device, cleared):
        found = judge(record, one.note)
        assert found.verdict != Verdict.UNFAIR, found.reasons
    assert judge(record, absent.note).verdict == Verdict.UNPROVEN


def test_a_player_with_two_seats_on_one_device_needs_both_chains_in_every_deal() -> None:
    absent = Noter(1, BRUNO, lambda deal: deal == 2)
    record = played(OPTIONS[0], [ada := Noter(0, ADA), absent], deals=3, seed=8)
    assert ada.note is not None
    assert absent.note is not None
    sent = verdicts.own(absent.note, sent=[1, 2, 3])
    left_out = verdicts.changed(ada.note, seats=[*ada.note.seats, *sent.seats])
    assert reasons(record, left_out)[0].startswith(
        "Once the server left out random numbers that this browser had sent"
    )


# --- records that prove less --------------------------------------------------------------------


def test_without_notes_it_is_said_who_could_prove_what() -> None:
    record, _ = honest(offline=verdicts.third)
    assert reasons(record, None)[1:] == [
        f"{name} gave random numbers for {deals}: fair for {name}, if their own browser has noted this "
        "commitment and chain."
        for name, deals in (("Ada", "deals 1 to 3"), ("Bruno", "deals 1 to 2"))
    ]


# --- the fingerprint ----------------------------------------------------------------------------


def test_the_fingerprint_is_of_all_but_comments_and_names() -> None:
    record, _ = honest()
    shown = fingerprint(record)
    assert [len(group) for group in shown.split()] == [5] * 8
    text = dump(replace(record, players=NAMES[2:4])).replace("\n", "\r\n") + "# a comment\n"
    assert fingerprint(load(text)) == shown
    others = [
        replace(record, secret=None),
        replace(record, table="another"),
        replace(record, holder=1 - record.holder),
        replace(record, options=replace(record.options, hidden_cards=True)),
        replace(record, entries=record.entries[:-1]),
    ]
    assert len({shown, *map(fingerprint, others)}) == 6


# --- files of notes -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"[]", b"{}", b"\xff\xfe", b'{"table": 3}', b"[" * 100_000, b" " * 5_000_000),
        b'{"unknown": ' + b"[" * 100_000,
        b'{"unknown": "\xff"}',
    ],
)
def test_what_are_no_notes_is_refused_in_one_line(data: bytes) -> None:
    with pytest.raises(NotesError) as refused:
        read_notes(data)
    assert "\n" not in str(refused.value)
