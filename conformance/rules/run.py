"""Ask an implementation of the rules the questions of this folder, and print what it answers differently.

    python run.py [--cases NAME,...] [--compare KEY,...] [--stop NUMBER] COMMAND ARGUMENT ...

The command is an adapter. It reads one question a line, as JSON, and prints one answer a line, as JSON, in
the same order. docs/conformance.md says what is asked. Exit status 0 means that nothing differs. Needs only
Python.
"""

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

FOLDER = Path(__file__).parent
ASKED = ("position", "object", "setup", "actions", "at", "views")
"""The keys of a case that are part of the question. Of `views` only whether they are asked for."""

SETS = ("winners", "match_winners", "face_down", "passed", "waiting")
"""The keys of answers that are lists of seats in any order."""
UNORDERED = (
    *("hands", "lines", "discards", "down-shown"),
    *("out", "unanswered", "discarding", "contenders", "winners", "match-winners"),
)
"""The words of a position whose cards or seats may be in any order."""

Case: TypeAlias = dict[str, Any]
Ask: TypeAlias = Callable[[Case], Case]


def files() -> list[str]:
    """The names of the files of cases, without their ending."""
    return sorted(path.stem for path in (FOLDER / "cases").glob("*.jsonl"))


def cases(name: str) -> Iterator[Case]:
    """The cases of a file."""
    with (FOLDER / "cases" / f"{name}.jsonl").open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def question(case: Case) -> Case:
    """What an implementation is asked: the case without what follows."""
    asked = {key: case[key] for key in ASKED if key in case}
    asked["actions"] = case.get("actions", [case["action"]] if "action" in case else [])
    if "views" in case:
        asked["views"] = True
    return asked


def expected(case: Case) -> Case:
    """What follows, or the rule that refuses."""
    if "refused" in case:
        return {"refused": case["refused"]}
    keys = ("legal", "strengths", "winners", "match_winners", "views", "positions")
    follows = {key: case[key] for key in keys if key in case}
    follows["position"] = changed(case.get("position", ""), case.get("changes", ""))
    return follows


def changed(position: str, changes: str) -> str:
    """A position with the words that changed; a bare name goes back to its usual value and is left out."""
    words = {word.partition("=")[0]: word for word in position.split()}
    for word in changes.split():
        name, equals, _ = word.partition("=")
        words.pop(name, None)
        if equals:
            words[name] = word
    return " ".join(words.values())


def differences(case: Case, answer: Case, compare: Iterable[str] = ()) -> list[str]:
    """A sentence for each thing that should be otherwise."""
    wanted = expected(case)
    keys = [key for key in wanted if key in compare] if compare else [*wanted]
    if not compare and "refused" in answer and "refused" not in wanted:
        return [f"{case['id']}: refused by {answer['refused']}, but nothing refuses it"]
    return [
        f"{case['id']} ({' '.join(case['rules'])}): {key} should be {wanted[key]!r}, not {answer.get(key)!r}"
        for key in keys
        if normal(key, wanted[key]) != normal(key, answer.get(key))
    ]


def normal(key: str, value: Any) -> Any:
    """A value with what may be in any order in one order."""
    if isinstance(value, dict):
        return {name: normal(name, one) for name, one in value.items()}
    if isinstance(value, list):
        listed = [normal(key, one) for one in value]
        return sorted(listed) if key in SETS else listed
    if key in ("position", "positions") and isinstance(value, str):
        return sorted(normal_word(word) for word in value.split())
    return sorted(value.split()) if key == "legal" and isinstance(value, str) else value


def normal_word(word: str) -> tuple[str, list[str]]:
    """The name of a word, and the items of its value in one order: cards, seats, regions, who knows what."""
    name, _, value = word.partition("=")
    items = value.split(",")
    if name in ("known", "sure"):
        told = [re.fullmatch(r"(\d)>([\d*]+):(\w+)", item) for item in items]
        known = {(one[1], viewer): normal_cards(one[3]) for one in told if one for viewer in one[2]}
        items = [
            f"{seat}>{viewer}:{cards}"
            for (seat, viewer), cards in known.items()
            if viewer == "*" or cards != known.get((seat, "*"))
        ]
    elif name in UNORDERED:
        items = [normal_cards(item) for item in items]
    return name, sorted(items)


def normal_cards(text: str) -> str:
    """Cards or seats in one order, those between two separators for themselves."""
    return re.sub(r"[^/>]+", lambda some: "".join(sorted(some[0])), text)


def asking(command: list[str]) -> tuple[Ask, Callable[[], None]]:
    """Start an adapter; return a function that asks it, and one that ends it."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
    assert process.stdin is not None
    assert process.stdout is not None
    told, heard = process.stdin, process.stdout

    def ask(asked: Case) -> Case:
        with suppress(BrokenPipeError):  # an adapter that has ended answers nothing
            told.write(json.dumps(asked) + "\n")
            told.flush()
        answer: Case = json.loads(heard.readline() or '{"refused": "no answer"}')
        return answer

    def end() -> None:
        with suppress(BrokenPipeError):
            told.close()
        process.wait()
        heard.close()

    return ask, end


def main() -> int:
    """Ask, print and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--cases", default=",".join(files()), help="which files, such as strengths,rules")
    parser.add_argument("--compare", default="", help="which keys of an answer, such as strengths; else all")
    parser.add_argument("--stop", type=int, default=20, help="after how many wrong cases to stop")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="the adapter and its arguments")
    options = parser.parse_args()
    ask, end = asking(options.command)
    number = wrong = 0
    for case in (case for name in options.cases.split(",") for case in cases(name)):
        number += 1
        found = differences(case, ask(question(case)), [*filter(None, options.compare.split(","))])
        wrong += bool(found)
        print(*found, sep="\n", end="\n" if found else "", flush=True)
        if wrong == options.stop:
            break
    end()
    print(f"{number} cases, {wrong} wrong")
    return 1 if wrong or not number else 0


if __name__ == "__main__":
    sys.exit(main())
