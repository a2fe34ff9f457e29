"""The verdict on a game's shuffles: of honest games, of cheats, and that page and command say the same."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from condottiere import Game, Options
from condottiere.record.agreements.notation import Proposal, Proposed, TakenBack
from condottiere.record.fairness.fingerprint import fingerprint
from condottiere.record.fairness.notation import ChainAnnounced
from condottiere.record.fairness.notes import Note, NotesError, read_notes
from condottiere.record.fairness.verdict import Verdict, judge
from condottiere.record.file import Record, dump, load
from support import verdicts
from support.entropy import NAMES
from support.noting import Noter, played
from support.random_games import random_step
from support.verdicts import ADA, BRUNO, OTHER, Case, honest

VECTORS = Path(__file__).parents[1] / "vectors" / "verdicts.json"
OPTIONS = [
    Options(seats=4),
    Options(seats=3, hidden_cards=True, draw_after_battle=True),
    Options(seats=5, capturing_regions=True, bigger_kingdoms=True, points=12, first_holder=3),
    Options(seats=2, hidden_cards=True, capturing_regions=True, draw_after_battle=True, points=8),
]


@pytest.mark.parametrize("case", verdicts.cases(), ids=lambda case: case.name)
def test_the_verdict_is_right(case: Case) -> None:
    found = judge(case.record, case.note)
    assert found.verdict == case.verdict, found
    assert bool(found.reasons) == (found.verdict != Verdict.FAIR)
    assert {finding.holds for finding in found.reasons} <= {
        None if found.verdict == Verdict.UNPROVEN else False
    }


def test_the_vectors_are_up_to_date() -> None:
    assert VECTORS.read_text(encoding="utf-8") == verdicts.vectors(), (
        "run, in tests/: python -m support.verdicts > vectors/verdicts.json"
    )


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
    ada, bruno = Noter(0, ADA), Noter(1, BRUNO)
    record = played(OPTIONS[0], [ada, bruno], deals=3)
    assert ada.note is not None
    assert bruno.note is not None
    both = verdicts.changed(ada.note, seats=[*ada.note.seats, *bruno.note.seats])
    assert judge(record, both).verdict == Verdict.FAIR
    absent = Noter(1, BRUNO, lambda deal: deal == 2)
    record = played(OPTIONS[0], [ada := Noter(0, ADA), absent], deals=3, seed=8)
    assert ada.note is not None
    assert absent.note is not None
    sent = verdicts.own(absent.note, sent=[1, 2, 3])
    left_out = verdicts.changed(ada.note, seats=[*ada.note.seats, *sent.seats])
    assert reasons(record, left_out)[0].startswith(
        "Once the server left out entropy that this browser had sent"
    )


def test_moves_that_are_taken_back_change_no_verdict() -> None:
    def step(game: Game, rng: Random) -> None:
        latest = [(seat, game.take_backs.latest(seat)) for seat in range(game.options.seats)]
        choices = [(seat, move) for seat, move in latest if move is not None]
        if choices and rng.random() < 0.15:
            seat, move = rng.choice(choices)
            game.enter(Proposed(seat, Proposal("takeback", move=move)))
            game.enter(TakenBack(move))
        else:
            random_step(game, rng)

    ada = Noter(0, ADA)
    record = played(OPTIONS[1], [ada], step=step)
    assert any("undo" in line for line in dump(record).splitlines())
    assert judge(record, ada.note).verdict == Verdict.FAIR


# --- records that prove less --------------------------------------------------------------------


def test_a_record_that_breaks_the_rules_is_not_fair() -> None:
    record, note = honest()
    copy = ChainAnnounced(1, Noter(0, ADA).browser.first)
    copied = verdicts.altered(record, lambda entries: entries.insert(5, copy))
    assert judge(copied, note).verdict == Verdict.UNFAIR
    assert "Another seat has announced this chain" in reasons(copied, note)[0]


def test_a_record_without_secret_table_or_commitment_is_never_fair() -> None:
    record, note = honest()
    for less in (replace(record, secret=None), replace(record, table=None)):
        assert judge(less, note).verdict == judge(less, None).verdict == Verdict.UNPROVEN
    plain = replace(record, entries=())
    assert judge(plain, None).verdict == Verdict.UNPROVEN
    assert judge(plain, note).verdict == Verdict.UNFAIR, "a commitment was noted"


def test_without_notes_it_is_said_who_could_prove_what() -> None:
    record, _ = honest(offline=verdicts.third)
    assert reasons(record, None)[1:] == [
        f"{name} gave entropy to {deals}: fair for {name}, if their own browser has noted this commitment "
        "and chain."
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
    "data", [b"", b"[]", b"{}", b"\xff\xfe", b'{"table": 3}', b"[" * 100_000, b" " * 5_000_000]
)
def test_what_are_no_notes_is_refused_in_one_line(data: bytes) -> None:
    with pytest.raises(NotesError) as refused:
        read_notes(data)
    assert "\n" not in str(refused.value)
