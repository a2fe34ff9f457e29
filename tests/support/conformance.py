"""The files of conformance/fairness, besides its README and steps.json: any verifier can be tested with them.

    python -m support.conformance      (in tests/)

They follow from the cases of `support.verdicts`. `tests/record/test_verdict.py` holds the files and this
program to each other, and `web/src/fair/verdicts.test.ts` the page to the files.
"""

import json
import re
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from condottiere.languages.bundle import Inflected, Language
from condottiere.record.fairness.fingerprint import fingerprint
from condottiere.record.fairness.notes import Note, read_notes
from condottiere.record.fairness.verdict import Judgement, Verdict, judge
from condottiere.record.fairness.verification import verified_game
from condottiere.record.file import Record, RecordError, dump, load
from condottiere.server.table.messages.fairness import verification
from support.noting import TABLE
from support.verdicts import cases, honest

FOLDER: Final = Path(__file__).parents[2] / "conformance" / "fairness"
EXIT: Final[Mapping[Verdict, int]] = {Verdict.FAIR: 0, Verdict.UNFAIR: 1, Verdict.UNPROVEN: 3}


class Ids(Language):
    """Writes each message as its identifier and the deals that it is about: 'fair-not-given 1-3,7'."""

    def __init__(self) -> None:
        super().__init__("en")

    def message(self, name: str, form: str | None = None, /, **variables: Any) -> str:
        if name == "locale":
            return super().message(name, form, **variables)
        if name == "fair-range":
            return f"{variables['first']}-{variables['last']}"
        if name == "fair-deals":
            return str(variables["numbers"])
        about = variables.get("deals", variables.get("deal", ""))
        return f"{name} {about.write(None) if isinstance(about, Inflected) else about}".rstrip()

    def conjunction(self, parts: Sequence[str]) -> str:
        return ",".join(parts)


IDS: Final = Ids()


def told(record: Record) -> dict[str, Any] | None:
    """What the page is told of a game; None if the record is of none."""
    try:
        game = verified_game(record)
    except RecordError:
        return None
    built: dict[str, Any] | None = None if game is None else msgspec.to_builtins(verification(record, game))
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


def vectors() -> dict[str, str]:
    """The texts of the files, by their paths in the folder."""
    files: dict[str, str] = {}
    records: dict[str, dict[str, Any]] = {}
    listed: list[dict[str, Any]] = []
    for case in cases():
        slug = "-".join(re.findall(r"[a-z0-9]+", case.name.lower()))
        text = dump(case.record)
        record = load(text)
        if text not in records:
            shown = told(record) if record.secret and case.record.entries else None
            records[text] = {
                "file": f"records/{slug}.txt",
                "names": record.players,
                "fingerprint": fingerprint(record),
                "told": None if shown is None else f"told/{slug}.json",
            }
            files[f"records/{slug}.txt"] = text
            if shown is not None:
                files[f"told/{slug}.json"] = _line(shown)
        note = None
        if case.note is not None:
            written = files[f"notes/{slug}.json"] = _line(msgspec.to_builtins(case.note))
            note = read_notes(written.encode())
        found = judge(record, note)
        assert found.verdict == case.verdict, (case.name, found.reasons)
        listed.append(
            {
                "name": case.name,
                "record": records[text]["file"],
                "notes": None if case.note is None else f"notes/{slug}.json",
                "exit": EXIT[found.verdict],
                "reasons": [finding.text for finding in judge(record, note, IDS).reasons],
                "judgement": in_json(found),
            }
        )
    lists = {
        "records": [*records.values()],
        "cases": listed,
        "alike": _alike(files),
        "refused": _refused(files),
    }
    parts = [f'"{name}": [\n{",".join(map(_line, those)).rstrip()}\n]' for name, those in lists.items()]
    files["index.json"] = f'{{"version": 1,\n{", ".join(parts)}}}\n'
    return files


def _alike(files: dict[str, str]) -> list[dict[str, str]]:
    """Add a record that was written otherwise, and say which one it is."""
    record, _ = honest()
    lines = dump(record).splitlines()
    written = "".join(f"{line} \r\n" for line in [lines[0], "", "# Played in Siena.", *lines[1:]])
    files["records/alike.txt"], files["records/plain.txt"] = f"\ufeff{written}", dump(record)
    return [{"record": "records/alike.txt", "as": "records/plain.txt", "fingerprint": fingerprint(record)}]


def _refused(files: dict[str, str]) -> list[dict[str, str | None]]:
    """Add files that no verifier of this version reads, and list them."""
    record, note = honest()
    text = dump(record)
    files["records/refused-format.txt"] = text.replace("condottiere 1", "condottiere 2", 1)
    files["records/refused-rules.txt"] = text.replace("rules 1", "rules 2", 1)
    files["records/refused-entry.txt"] = text.replace("\nseat:0 person", "\nchair:0 person", 1)
    files["records/refused-header.txt"] = text.replace("\nholder ", "\nholder 4", 1)
    files["records/refused-table.txt"] = text.replace(TABLE, f"{TABLE}\u00a0x", 1)
    files["records/refused-no-table.txt"] = text.replace(f" {TABLE}", "", 1)
    files["records/refused-talk.txt"] = text.replace("\nsite:", "\nchat:shut\nsite:", 1)
    files["notes/refused-table.json"] = _line({**_plain(note), "table": "another"})
    files["notes/refused-version.json"] = _line({**_plain(note), "version": 2})
    files["notes/refused-fields.json"] = _line({"table": note.table})
    bad = [name for name in files if name.startswith("records/refused-")]
    worse = [name for name in files if name.startswith("notes/refused-")]
    return [{"record": name, "notes": None} for name in bad] + [
        {"record": "records/plain.txt", "notes": name} for name in worse
    ]


def _plain(note: Note) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins(note)
    return built


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"


def write() -> None:
    """Write all files, and remove what an earlier version has left in their folders."""
    texts = vectors()
    for folder in {path.split("/")[0] for path in texts if "/" in path}:
        shutil.rmtree(FOLDER / folder, ignore_errors=True)
    for path, text in texts.items():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_bytes(text.encode())


if __name__ == "__main__":
    write()
