"""Verdicts on honest games and on cheats, which the command and the page must agree on.

    python -m support.verdicts > vectors/verdicts.json      (in tests/)

`tests/record/test_verdict.py` and `web/src/fair/verdicts.test.ts` read the file.
"""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import msgspec

from condottiere.record.fairness.fingerprint import fingerprint
from condottiere.record.fairness.notation import SeatFilled, ShuffleCommitted
from condottiere.record.fairness.notes import Note
from condottiere.record.fairness.state import next_hash
from condottiere.record.fairness.verdict import Judgement, Verdict, judge
from condottiere.record.fairness.verification import verified_game
from condottiere.record.file import Record, dump
from condottiere.record.notation import Dealt, Entry
from condottiere.rules import Options
from condottiere.server.table.messages.fairness import verification
from support.noting import Noter, never, played

ADA, BRUNO, OTHER = "3d" * 32, "4e" * 32, "6b" * 32
OPTIONS = Options(seats=2, draw_after_battle=True)


def third(deal: int) -> bool:
    """A browser that is away for the third deal."""
    return deal == 3


class Case(NamedTuple):
    """A record, what a browser noted of its table, and the verdict that is right."""

    name: str
    record: Record
    note: Note | None
    verdict: Verdict


@cache
def honest(
    options: Options = OPTIONS, offline: Callable[[int], bool] = never, late: bool = False
) -> tuple[Record, Note]:
    """A game of Ada and Bruno, closed after three deals, and what Bruno's browser noted."""
    ada, bruno = Noter(0, ADA), Noter(1, BRUNO, offline)
    record = played(options, [ada], [(2, bruno)], deals=4) if late else played(options, [ada, bruno], deals=3)
    assert bruno.note is not None
    return record, bruno.note


def changed(note: Note, **changes: Any) -> Note:
    """A copy of notes in which fields differ."""
    copy: Note = msgspec.json.decode(msgspec.json.encode(note), type=Note)
    return msgspec.structs.replace(copy, **changes)


def own(note: Note, **changes: Any) -> Note:
    """A copy of notes in which the chain of the browser differs."""
    return changed(note, seats=[msgspec.structs.replace(note.seats[0], **changes)])


def altered(record: Record, change: Callable[[list[Entry]], None]) -> Record:
    """A record with other entries."""
    entries = list(record.entries)
    change(entries)
    return replace(record, entries=tuple(entries))


def deals_of(entries: list[Entry]) -> list[int]:
    """The places of the deals in a log."""
    return [place for place, entry in enumerate(entries) if isinstance(entry, Dealt)]


def swap(entries: list[Entry]) -> None:
    """Swap two cards of the last deal, and end there, before a card is missed."""
    place = deals_of(entries)[-1]
    deal = entries[place]
    assert isinstance(deal, Dealt)
    cards = list(deal.cards)
    other = next(number for number, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    entries[place:] = [Dealt(tuple(cards)), entries[-1]]


def leave_out(entries: list[Entry]) -> None:
    """Leave out what Bruno revealed for the last deal, and deal the same cards all the same."""
    reveal = Noter(1, BRUNO).browser.reveal(1, len(deals_of(entries)))
    entries.remove(reveal)


def recommit(entries: list[Entry]) -> None:
    """Say that the commitment was to another secret."""
    entries[0] = ShuffleCommitted(next_hash(OTHER))


def honest_cases() -> Iterator[Case]:
    """Games in which nobody cheats."""
    record, note = honest()
    yield Case("everybody gave entropy to every deal", record, note, Verdict.FAIR)
    yield Case("nobody kept notes", record, None, Verdict.UNPROVEN)
    absent, away = honest(offline=third)
    yield Case("away for a deal", absent, away, Verdict.UNPROVEN)
    sent = own(away, sent=[1, 2, 3])
    yield Case("late for a deal, as the server said at once", absent, sent, Verdict.UNPROVEN)
    yield Case("came after the first deal", *honest(late=True), Verdict.UNPROVEN)
    yield Case("looked on", record, changed(note, seats=[], chains=[], deals=[]), Verdict.UNPROVEN)
    yield Case(
        "lost the notes of the first deals",
        record,
        changed(note, before=3, seats=[], chains=[], deals=note.deals[2:]),
        Verdict.UNPROVEN,
    )
    first_named = replace(OPTIONS, first_holder=1)
    yield Case("the options named the first holder", *honest(first_named), Verdict.FAIR)


def cheats() -> Iterator[Case]:
    """Games in which the server cheats, or could have."""
    record, note = honest()
    later = own(note, from_=2, sent=[2, 3], given=[2, 3])
    yield Case(
        "the server says that Bruno could give entropy from deal 2 on", record, later, Verdict.UNPROVEN
    )
    rematch = changed(later, before=2, deals=note.deals[1:])
    yield Case(
        "a waiting room without commitment, or a rematch that another began",
        record,
        rematch,
        Verdict.UNPROVEN,
    )
    friend = changed(own(note, from_=3, sent=[3], given=[3]), before=2, deals=note.deals[1:])
    yield Case("a friend was given the seat during the game", record, friend, Verdict.UNPROVEN)
    early = [msgspec.structs.replace(due, version=due.version - 1) for due in note.dues]
    asked = changed(note, dues=early[:1])
    yield Case("a deal is said to be due before the move that it follows", record, asked, Verdict.UNFAIR)
    yield Case("no commitment when it was asked for", record, changed(note, refused=True), Verdict.UNPROVEN)
    unheard = msgspec.structs.replace(note.seats[0], chain=next_hash(OTHER), sent=[], given=[])
    offered = changed(later, seats=[*later.seats, unheard])
    yield Case("a chain that the server did not listen to", record, offered, Verdict.UNPROVEN)
    named = replace(record, options=replace(record.options, first_holder=record.holder))
    yield Case("a first holder who was to be drawn is named", named, note, Verdict.UNFAIR)
    holder_named, told_later = honest(replace(OPTIONS, first_holder=1))
    yield Case(
        "a first holder is named who Bruno did not know of",
        holder_named,
        changed(told_later, setup=None),
        Verdict.UNPROVEN,
    )
    assert note.setup is not None
    for what, was, said in (
        ("a friend sits where somebody else did", "seat 0 person Ada", "seat 0 person Eva"),
        ("a bot was shown as a person", "seat 0 person Ada", "seat 0 bot hawkwood Ada"),
        ("a bot was shown as a guest", "seat 0 person Ada", "seat 0 guest 1 Ada"),
        ("other options than were shown", "options draw-after-battle", "options"),
        ("the named first holder is another", "holder drawn", "holder 1 named"),
    ):
        assert was in note.setup
        yield Case(what, record, changed(note, setup=note.setup.replace(was, said)), Verdict.UNFAIR)
    bot = altered(record, lambda entries: entries.__setitem__(1, SeatFilled(0, "Eva")))
    yield Case("another name than was fixed", bot, note, Verdict.UNFAIR)
    yield Case("the second try of the server", record, changed(note, tries=1), Verdict.UNPROVEN)
    yield Case(
        "another first holder than was told", record, changed(note, holder=1 - record.holder), Verdict.UNFAIR
    )
    yield Case("another commitment", record, changed(note, commitment=next_hash(OTHER)), Verdict.UNFAIR)
    yield Case("another table than was promised", record, changed(note, promised="another"), Verdict.UNFAIR)
    yield Case("deals that were never made", record, changed(note, deal=40), Verdict.UNFAIR)
    unknown = changed(
        note, chains=[msgspec.structs.replace(note.chains[0], chains=[None, note.seats[0].chain])]
    )
    yield Case("a chain made up afterwards", record, unknown, Verdict.UNFAIR)
    one, *more = note.deals
    hand = changed(note, deals=[msgspec.structs.replace(one, hand="T" * 10), *more])
    yield Case("another hand than was shown", record, hand, Verdict.UNFAIR)
    givers = changed(note, deals=[msgspec.structs.replace(one, gave=[1]), *more])
    yield Case("other seats gave entropy than was told", record, givers, Verdict.UNFAIR)
    board = changed(
        note, deals=[msgspec.structs.replace(one, board=msgspec.structs.replace(one.board, pile=1)), *more]
    )
    yield Case("another pile than was shown", record, board, Verdict.UNFAIR)
    yield Case("swapped cards", altered(record, swap), changed(note, deals=[]), Verdict.UNFAIR)
    yield Case("swapped cards, without notes", altered(record, swap), None, Verdict.UNFAIR)
    yield Case("entropy left out", altered(record, leave_out), note, Verdict.UNFAIR)
    yield Case("another secret", replace(record, secret=OTHER), note, Verdict.UNFAIR)
    both = altered(replace(record, secret=OTHER), recommit)
    yield Case("another secret and commitment", both, note, Verdict.UNFAIR)
    yield Case(
        "the end of the record is missing",
        replace(record, entries=record.entries[:-1]),
        note,
        Verdict.UNPROVEN,
    )
    cut = replace(record, entries=record.entries[: deals_of(list(record.entries))[1]])
    yield Case("a record cut off after the first deal", cut, note, Verdict.UNFAIR)


def cases() -> list[Case]:
    """All cases."""
    return [*honest_cases(), *cheats()]


def told(record: Record) -> dict[str, Any]:
    """What the page is told of a game."""
    game = verified_game(record)
    assert game is not None
    built: dict[str, Any] = msgspec.to_builtins(verification(record, game))
    return built


def in_json(found: Judgement) -> dict[str, Any]:
    """A judgement as the page has it."""
    built: dict[str, Any] = msgspec.to_builtins(
        {
            "verdict": str(found.verdict),
            "headline": found.headline,
            **{
                name: [one._asdict() for one in findings]
                for name, findings in (
                    ("reasons", found.reasons),
                    ("holding", found.holding),
                    ("deals", found.deals),
                )
            },
        }
    )
    return built


def vectors() -> str:
    """The text of the file."""
    records: dict[str, Record] = {}
    listed = []
    for case in cases():
        text = dump(case.record)
        records.setdefault(text, case.record)
        listed.append(
            {
                "name": case.name,
                "game": list(records).index(text),
                "note": None if case.note is None else msgspec.to_builtins(case.note),
                "judgement": in_json(judge(case.record, case.note)),
            }
        )
    games = [
        {
            "names": record.players,
            "record": text,
            "verification": told(record),
            "fingerprint": fingerprint(record),
        }
        for text, record in records.items()
    ]
    parts = []
    for name, those in (("games", games), ("cases", listed)):
        lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in those)
        parts.append(f'"{name}": [\n{lines}\n]')
    return f"{{{', '.join(parts)}}}\n"


if __name__ == "__main__":
    sys.stdout.write(vectors())
