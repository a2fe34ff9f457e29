"""The files of conformance/rules, besides schema and programs: any implementation can be tested with them.

    PYTHONPATH=.. python -m support.rules_conformance [FOLDER]      (in tests/)

The cases come from the tests of the rules, from what happens in random games that begin at random positions,
and from whole games. What follows in each is what `conformance/rules/ours.py` answers, with the same bytes
every time. `tests/rules/test_conformance.py` holds the files and the rules to each other.
"""

import json
import os
import random
import re
import shutil
import sys
from collections import Counter
from itertools import chain, combinations, count, islice
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

from condottiere.record.fields import FIELDS
from condottiere.record.notation import (
    LETTERS,
    Entry,
    NotationError,
    action_text,
    entry_text,
)
from condottiere.record.position import options_text, parse_position, position_text
from condottiere.rules import RULES_VERSION, IllegalAction, Options, Phase, Region, Table
from condottiere.rules.actions import ACTIONS
from condottiere.rules.cards import IN_DECK
from condottiere.rules.fields import Unit
from condottiere.rules.legality import refusal
from condottiere.rules.options import MAX_SEATS, SWITCHES
from condottiere.rules.refusals import LEGAL
from condottiere.rules.regions import NEIGHBOURS, REGIONS
from condottiere.rules.table import VIEWERS
from condottiere.rules.visibility import is_fighting
from conformance.rules.ours import answer
from conformance.rules.run import question
from support import positions
from support.random_games import Habits, rotated, rotated_entry, steps
from support.random_positions import walks
from support.rare_events import EVENTS, Happening, events_of

FOLDER: Final = Path(__file__).parents[2] / "conformance" / "rules"
RULEBOOK: Final = FOLDER.parents[1] / "docs" / "rules.md"
FEWEST: Final = 5
"""How many cases each rule has at least."""
OF_AN_EVENT: Final = 29
"""How many cases an event has at most."""
WALKED: Final = 90_000
"""How many steps of random play are looked at."""
REFUSED_OF_A_KIND: Final = 6
VIEWED: Final = 200
STRENGTHS: Final = 700
LONGEST_LINE: Final = 15
"""R7.3, R8.1: a hand with five regions, one less than win."""
LINES: Final = (
    *("TT54/", "TT54/W", "T65D/", "T65D/W", "255/14HS", "24D/S", "TT/T5S/6", "1D/1DD/CHS"),
    *("666666TTTTTTTTD/S", "1355CCSSS/TTDCH/H", "1112CCDWWW/4HH/3DCH", "2223CDHHW/33WW", "3336CDDDHW/TTWW"),
    *("122TTDCHSSS/TT1", "111CHDWW/1CHDW", "133366TTTSCCDHH/5TTT", "12345566TTTWCCD/5TCD"),
    *("113366TTTSSCDH/3HH", "////1/11335566TTTSCD", "2255CCDDDH/TTSSH/66DHU", "1122TTTTSCCCHHH/D"),
    *("12TTTTWCCCDDHHH/3", "1WCD/", "/22SCD", "555WD/666D"),
)
"""Lines to begin with, among them the examples of the rules; the others are random."""
GAMES: Final = 100
LONGEST: Final = 240
"""How many things happen in a whole game at most."""
SETUPS: Final = (
    "bigger-kingdoms",
    "draw-after-battle",
    "hidden-cards",
    "capturing-regions",
    "points:20",
    "capturing-regions+points:30",
    "bigger-kingdoms+draw-after-battle+capturing-regions+hidden-cards+points:1000+idle-limit:3",
)
SETUP_RULES: Final = {"bigger": "R11.1", "draw": "R12.1", "points": "R13.1", "idle": "R2.8"}
APOSTROPHE: Final = "'"

Case: TypeAlias = dict[str, Any]


def numbered_rules() -> list[str]:
    """The numbers of all rules, in the order of docs/rules.md."""
    text = RULEBOOK.read_text(encoding="utf-8")
    return [f"R{rule}" for rule in re.findall(r"^- \*\*R(\d+\.\d+)\*\* ", text, re.MULTILINE)]


def in_order(rules: set[str]) -> list[str]:
    return sorted(rules, key=lambda rule: [int(part) for part in rule[1:].split(".")])


# --- one case ---------------------------------------------------------------------------------------


def position_object(table: Table) -> Case:
    """A position as an object: the fields of its text, with numbers, lists and null."""
    words = dict(word.split("=", 1) for word in position_text(table).split())
    built: Case = {"seats": int(words.pop("seats"))}
    if "options" in words:
        options = words.pop("options").split("+")
        pairs = [option.partition(":") for option in options]
        built["options"] = {name: int(value) if value else True for name, _, value in pairs}
    for name, text in words.items():
        field = FIELDS[name].field
        built[name] = _value(field.unit, field.shape, text)
    return built


def _value(unit: Unit, shape: tuple[int, ...], text: str) -> Any:  # noqa: C901 (a case for each format)
    match unit, shape:
        case (Unit.NUMBER | Unit.COUNT | Unit.FLAG, ()):
            return int(text)
        case Unit.SEAT, ():
            return None if text == "-" else int(text)
        case Unit.REGION, ():
            return None if text == "-" else text
        case (Unit.SEATS, ()) | (Unit.FLAG, _):
            return [int(digit) for digit in text]
        case Unit.SEAT, _:
            return {item.split(":")[0]: int(item.split(":")[1]) for item in text.split(",") if item}
        case Unit.CARD, _:
            return [cell or None for cell in text.split("/")]
        case Unit.COUNT, (_, rows, _) if rows == VIEWERS:
            items = [re.fullmatch(r"(\d)>([\d*]+):(\w+)", item) for item in text.split(",")]
            return [
                {"seat": int(item[1]), "viewers": _viewers(item[2]), "cards": item[3]}
                for item in items
                if item
            ]
        case Unit.VIEWERS, _:
            shown = [item.split(">") for item in text.split(",")]
            return [{"seat": int(seat), "viewers": _viewers(viewers)} for seat, viewers in shown]
        case (Unit.NUMBER | Unit.COUNT, (rows,)) if rows == MAX_SEATS:
            return [int(cell) for cell in text.split("/")]
        case Unit.COUNT, (_, _):
            return text.split("/")
        case _:
            return text


def _viewers(text: str) -> list[int | str]:
    return [digit if digit == "*" else int(digit) for digit in text]


def changes(before: str, after: str) -> str:
    """The words of a position that are new; the bare name of a word that is gone."""
    old, new = (dict(word.split("=", 1) for word in text.split()) for text in (before, after))
    gone = [name for name in old if name not in new]
    return " ".join([*(f"{name}={value}" for name, value in new.items() if old.get(name) != value), *gone])


def case_of(slug: str, rules: set[str], asked: Case) -> Case:
    """A case: a question, and our answer to it."""
    case: Case = {"id": slug, "rules": in_order(rules), **asked}
    follows = answer(question(case))
    if "refused" in follows:
        return {**case, **follows, "rules": in_order(rules | {follows["refused"]})}
    case["changes"] = changes(case.get("position", ""), follows.pop("position"))
    if not case["changes"]:
        del case["changes"]
    case.pop("views", None)
    return {**case, **follows}


def at_table(table: Table, **more: Any) -> Case:
    return {"position": position_text(table), "object": position_object(table), **more}


# --- from the tests of the rules --------------------------------------------------------------------


def from_tests() -> list[tuple[str, Table, Entry]]:
    """What the tests of the rules do: the name of the test, the table and the entry, legal or not."""
    found: list[tuple[str, Table, Entry]] = []
    enter = positions.enter

    def noting(table: Table, entry: Entry) -> None:
        name = re.search(r"::test_(r\d+_\d+_\w+)", os.environ.get("PYTEST_CURRENT_TEST", ""))
        if name is not None:
            found.append((name[1], table.copy(), entry))
        enter(table, entry)

    positions.enter = noting
    try:
        modules = sorted(str(path) for path in Path(__file__).parents[1].glob("rules/test_r*_*.py"))
        assert pytest.main([*modules, "-q", "--no-header", "-p", "no:cacheprovider"]) == 0
    finally:
        positions.enter = enter
    return found


def test_cases() -> list[Case]:
    """Cases from the tests of the rules; those of a rule with few cases also with the table turned round."""
    done: dict[str, tuple[str, Table, Entry]] = {}
    for name, table, entry in from_tests():
        if _same(table):
            done.setdefault(f"{position_text(table)} {entry_text(entry)}", (name, table, entry))
    per_test: Counter[str] = Counter()
    per_rule: Counter[str] = Counter()
    cases: list[Case] = []
    for name, table, entry in done.values():
        per_test[name] += 1
        rule = "R" + ".".join(re.findall(r"\d+", name)[:2])
        if per_test[name] > 8:
            continue
        per_rule[rule] += 1
        cases.append(_from_test(name, per_test[name], rule, table, entry))
    for name, table, entry in done.values():
        rule = "R" + ".".join(re.findall(r"\d+", name)[:2])
        for by in range(1, table.seats):
            if per_rule[rule] < 2 * FEWEST:
                per_rule[rule] += 1
                per_test[name] += 1
                turned = rotated(table, by)
                cases.append(
                    _from_test(name, per_test[name], rule, turned, rotated_entry(entry, by, table.seats))
                )
    return cases


def _same(table: Table) -> bool:
    """Whether a text has the whole position."""
    try:
        return parse_position(position_text(table)) == table
    except NotationError:
        return False


def _from_test(name: str, number: int, rule: str, table: Table, entry: Entry) -> Case:
    slug = f"{name.replace('_', '-')}-{number}"
    return case_of(slug, {rule} | _concerned(table, entry), at_table(table, action=entry_text(entry)))


def _concerned(table: Table, entry: Entry) -> set[str]:
    """The rules that an entry concerns, by what happens; none if it is refused."""
    after = table.copy()
    try:
        positions.enter(after, entry)
    except (IllegalAction, AssertionError):
        return set()
    return {rule for event in events_of(Happening(table, entry, after)) for rule in event.rules.split()}


# --- what happens in random play ---------------------------------------------------------------------


def happenings() -> list[Happening]:
    """Enough of everything in `rare_events`, and of what is refused at the same tables."""
    numbers: Counter[str] = Counter({event.name: 0 for event in EVENTS})
    found: list[Happening] = []
    for happening in islice(walks(), WALKED):
        events = events_of(happening)
        if any(numbers[event.name] < 2 * OF_AN_EVENT for event in events):
            numbers.update(event.name for event in events)
            found.append(happening)
    lacking = [name for name, number in numbers.items() if number < FEWEST]
    assert not lacking, f"too seldom in random play: {lacking}"
    return found


def event_cases(walked: list[Happening]) -> list[Case]:
    """Cases of everything in `rare_events`, at the shortest positions found."""
    numbers: Counter[str] = Counter()
    cases: list[Case] = []
    for happening in sorted(walked, key=lambda one: len(position_text(one.before))):
        events = events_of(happening)
        rare = [event.name for event in events if numbers[event.name] < OF_AN_EVENT]
        if rare:
            name = min(rare, key=lambda one: (numbers[one], one))
            numbers.update(event.name for event in events)
            rules = {rule for event in events for rule in event.rules.split()}
            slug = f"{name.replace(APOSTROPHE, '')}-{numbers[name]}"
            asked = {"position": position_text(happening.before), "action": happening.token}
            cases.append(case_of(slug, rules, asked))
    return cases


# --- what is refused --------------------------------------------------------------------------------


def refused_cases(walked: list[Happening]) -> list[Case]:
    """Actions that the rules refuse, of each kind in each phase, at tables of random games."""
    rng = random.Random("refused")
    numbers: Counter[tuple[int, str]] = Counter()
    cases: list[Case] = []
    tables = [one.before for one in walked] + [one.after for one in walked if one.after.phase == Phase.OVER]
    for table in sorted(tables, key=lambda one: len(position_text(one))):
        tokens = [action_text(code) for code in range(ACTIONS) if refusal(table, code) != LEGAL]
        tokens += ["next", "end", "deal:W", "deal:T", "show:0>1:_", "show:0>*:_", "show:0>0:1", "show:1>0:WW"]
        for token in rng.sample(tokens, 8):
            kind = (table.phase, token.partition(":")[0])
            if numbers[kind] < REFUSED_OF_A_KIND:
                asked = {"position": position_text(table), "action": token}
                case = case_of(f"refused-{len(cases) + 1}", set(), asked)
                if "refused" in case:
                    numbers[kind] += 1
                    cases.append(case)
    return cases


# --- what is seen, what lines are worth, the borders, setting up -------------------------------------


def view_cases(walked: list[Happening]) -> list[Case]:
    """What each seat and a spectator may know, where something is hidden, shown, known or answered."""
    interesting = [
        one.after
        for one in sorted(walked, key=lambda one: len(position_text(one.after)))
        if one.after.seats < 5
        and (
            any(map(any, one.after.known[0] + one.after.known[1]))
            or max(one.after.down) >= 0
            or one.after.discarding
            or (one.after.defender_waits and is_fighting(one.after))
        )
    ]
    kinds: Counter[tuple[int, ...]] = Counter()
    cases: list[Case] = []
    for table in interesting:
        kind = (
            *(table.phase, table.seats, table.capturing_regions, max(table.down) >= 0),
            *(max(table.down_shown) > 0, table.discarding > 0, any(map(any, chain(*table.sure)))),
            *(table.defender_waits, table.held[table.defender] > 0, sum(table.out[: table.seats])),
        )
        kinds[kind] += 1
        if kinds[kind] <= 2 and len(cases) < VIEWED:
            rules = {"R2.7", "R6.4"} | ({"R15.4", "R15.5"} if max(table.down) >= 0 else set())
            rules |= {"R10.3"} if max(table.down_shown) > 0 else set()
            rules |= {"R4.5"} if table.phase == Phase.HAND else set()
            rules |= {"R14.2", "R14.3"} if table.defender_waits else set()
            cases.append(case_of(f"views-{len(cases) + 1}", rules, at_table(table, views=True)))
    return cases


def strength_cases() -> list[Case]:
    """R3: lines of every kind, and what they are worth. A line with a Surrender has ended its battle."""
    rng = random.Random("strengths")
    cases: list[Case] = []
    for number in range(STRENGTHS):
        lines = LINES[number].split("/") if number < len(LINES) else _random_lines(rng)
        in_play = "".join(lines)
        rules = {"R3.1", "R2.6"} | {
            rule
            for letter, rule in zip("WDSHC", ("R3.2", "R3.3", "R3.4", "R3.5", "R5.6"), strict=True)
            if letter in in_play
        }
        rules |= {"R3.6"} if "S" in in_play else set()
        place = "phase=site site=roma battles=1" if "U" in in_play else "site=roma"
        table = parse_position(f"seats={len(lines)} {place} lines={'/'.join(lines)}")
        cases.append(case_of(f"strengths-{number + 1}", rules, at_table(table)))
    return cases


def _random_lines(rng: random.Random) -> list[str]:
    """Lines of one battle, often with many cards of few kinds."""
    season = rng.choice("WSS") * rng.choice((0, 1, 1, 2, 3))
    mercenaries = LETTERS[: rng.choice((1, 2, 3, 4, 7, 7, 7, 7))]
    deck = [
        letter
        for letter, copies in zip(LETTERS, IN_DECK, strict=True)
        for _ in range(min(copies, rng.choice((0, 1, 2, 3, 8))))
        if letter in mercenaries + "CDH"
    ]
    rng.shuffle(deck)
    seats = rng.choice((2, 2, 3, 3, 4, 5, 6))
    lines: list[list[str]] = []
    for _ in range(seats):
        length = rng.randrange(rng.choice((5, 9, LONGEST_LINE - 3)))
        lines.append(deck[:length])
        del deck[:length]
    for letter in season + "U" * (rng.random() < 0.05):
        (rng.choice(lines) if rng.random() < 0.5 else lines[-1]).append(letter)
    return ["".join(sorted(line, key=LETTERS.index)) for line in lines]


def border_cases() -> list[Case]:
    """R1.3, R8.2: for each two regions, a battle that is won by adjacent regions if they share a border.

    Seat 0 controls one of them and a neighbour of it that is none of the other, and conquers the other.
    """
    cases: list[Case] = []
    for first, second in combinations(range(REGIONS), 2):
        for start, site in ((first, second), (second, first)):
            near, far = _around(start), _around(site)
            third = [
                region for region in range(REGIONS) if region in near and region not in far and region != site
            ]
            if third:
                names = [Region(region).name.lower() for region in (start, third[0], site)]
                text = f"seats=4 site={names[2]} owners={names[0]}:0,{names[1]}:0 out=123 lines=1///"
                slug = f"border-{names[0]}-{names[2]}"
                cases.append(
                    case_of(slug, {"R1.3", "R8.1", "R8.2"}, at_table(parse_position(text), action="pass"))
                )
                break
        else:
            raise AssertionError(f"no third region for {first} and {second}")
    return cases


def _around(region: int) -> list[int]:
    return [other for other in range(REGIONS) if NEIGHBOURS[region] >> other & 1]


def setup_cases() -> list[Case]:
    """R1.1, R1.2, R1.4 to R1.6, R11.1, R12.1, R13.1, R13.5: a table that waits for its first deal."""
    asked = [
        (seats, text, holder) for seats in range(2, 7) for text in ("", *SETUPS) for holder in (0, seats - 1)
    ]
    asked += [(seats, "", 0) for seats in (0, 1, 7, 8, 100)]
    asked += [(seats, "", holder) for seats, holder in ((2, 2), (3, 3), (4, 4), (5, 9), (6, 6))]
    asked += [(4, f"points:{points}", 0) for points in (0, 1001, 5000)] + [
        (4, f"idle-limit:{n}", 0) for n in (0, 1001)
    ]
    cases: list[Case] = []
    for number, (seats, options, holder) in enumerate(asked, start=1):
        rules = {"R1.4", "R1.5", "R1.6"} | {rule for name, rule in SETUP_RULES.items() if name in options}
        if "capturing-regions+points" in options:
            rules.add("R13.5")
        setup = {"seats": seats, "options": options, "holder": holder}
        cases.append(case_of(f"setup-{number}", {"R1.1", *rules}, {"setup": setup}))
    for number, seats in enumerate((2, 3, 4, 5, 6), start=1):
        setup = {"seats": seats, "options": "draw-after-battle", "holder": 0}
        deck = "".join(letter * copies for letter, copies in zip(LETTERS, IN_DECK, strict=True))
        due = 7 * seats
        cases.append(
            case_of(
                f"deck-{number}",
                {"R1.2", "R1.6", "R1.7", "R12.1"},
                {"setup": setup, "actions": [f"deal:{deck[-due:]}"]},
            )
        )
        over = [
            f"deal:{letter * (copies + 1)}"
            for letter, copies in zip(LETTERS, IN_DECK, strict=True)
            if copies < due
        ]
        for more, token in enumerate(over, start=1):
            cases.append(
                case_of(
                    f"deck-{number}-too-many-{more}", {"R1.2", "R1.6"}, {"setup": setup, "actions": [token]}
                )
            )
    return cases


# --- whole games ------------------------------------------------------------------------------------


def game_cases() -> list[Case]:
    """Whole random games, with every deal, and the position after each battle."""
    cases: list[Case] = []
    for seed in count():
        if len(cases) == GAMES:
            return cases
        rng = random.Random(f"game {seed}")
        rules: dict[str, Any] = {name: rng.random() < 0.35 for name in SWITCHES}
        points = rng.choice((None, None, None, None, 6))
        options = Options(seats=2 + len(cases) % 5, points=points, idle_limit=rng.choice((3, 12)), **rules)
        holder, tokens, at, concerned = -1, list[str](), list[int](), set[str]()
        for table, entry in islice(
            steps(options, seed, Habits(pass_less=0.7, show=0.02, end=0.3)), LONGEST + 1
        ):
            holder = table.holder if holder < 0 else holder
            if tokens and table.phase == Phase.SITE:
                at.append(len(tokens) - 1)
            concerned |= _concerned(table, entry)
            tokens.append(entry_text(entry))
        if len(tokens) <= LONGEST:
            setup = {"seats": options.seats, "options": options_text(options), "holder": holder}
            cases.append(
                case_of(f"game-{len(cases) + 1}", concerned, {"setup": setup, "actions": tokens, "at": at})
            )
    raise AssertionError


# --- the files --------------------------------------------------------------------------------------


def all_cases() -> dict[str, list[Case]]:
    """The cases of each file."""
    walked = happenings()
    return {
        "borders": border_cases(),
        "events": event_cases(walked),
        "games": game_cases(),
        "refusals": refused_cases(walked),
        "setup": setup_cases(),
        "strengths": strength_cases(),
        "tests": test_cases(),
        "views": view_cases(walked),
    }


def texts() -> dict[str, str]:
    """The texts of the files, by their paths in the folder."""
    built = all_cases()
    files = {f"cases/{name}.jsonl": "".join(map(_line, cases)) for name, cases in built.items()}
    concern = Counter(rule for cases in built.values() for case in cases for rule in case["rules"])
    rules = {rule: concern[rule] for rule in numbered_rules()}
    lacking = [rule for rule, number in rules.items() if number < FEWEST]
    assert not lacking, f"too few cases of {lacking}"
    manifest = {
        "version": 1,
        "rules_version": RULES_VERSION,
        "cases": sum(map(len, built.values())),
        "files": {name: len(cases) for name, cases in built.items()},
        "rules": rules,
    }
    files["manifest.json"] = json.dumps(manifest, indent=1) + "\n"
    return files


def _line(case: Case) -> str:
    return json.dumps(case, ensure_ascii=False, separators=(",", ":")) + "\n"


def write(folder: Path) -> None:
    """Write all files into a folder, and remove what an earlier version has left there."""
    files = texts()
    shutil.rmtree(folder / "cases", ignore_errors=True)
    (folder / "cases").mkdir()
    for path, text in files.items():
        (folder / path).write_bytes(text.encode())


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
