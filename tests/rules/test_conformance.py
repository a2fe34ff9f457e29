"""conformance/rules: cases for other implementations of the rules, which ours must pass as well."""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from itertools import islice
from pathlib import Path

import jsonschema
import pytest

from condottiere.record.position import parse_position
from condottiere.rules import RULES_VERSION
from conformance.rules.ours import answer
from conformance.rules.run import FOLDER, Case, cases, differences, files, normal, question
from hatch_build import node
from support.rules_conformance import FEWEST, numbered_rules, position_object

SPREAD = 23
"""Every so-manieth case is tried by default."""

everything = pytest.mark.everything
pytestmark = pytest.mark.no_cover  # the tests of each rule reach the same lines


def some(step: int) -> list[Case]:
    """Some cases of every file."""
    return [case for name in files() for case in islice(cases(name), 0, None, step)]


@pytest.mark.parametrize("step", [SPREAD, pytest.param(1, marks=everything)])
def test_the_rules_are_as_the_cases_say(step: int) -> None:
    assert [line for case in some(step) for line in differences(case, answer(question(case)))] == []


@pytest.mark.parametrize("step", [10 * SPREAD, pytest.param(1, marks=everything)])
def test_cases_are_as_the_schema_says_and_objects_as_the_texts(step: int) -> None:
    schema = json.loads((FOLDER / "case.schema.json").read_text(encoding="utf-8"))
    validator = jsonschema.Draft202012Validator(schema)
    for case in some(step):
        validator.validate(case)
        if "object" in case:
            assert position_object(parse_position(case["position"])) == case["object"], case["id"]


def test_each_rule_has_its_cases() -> None:
    manifest = json.loads((FOLDER / "manifest.json").read_text(encoding="utf-8"))
    found = {name: list(cases(name)) for name in files()}
    concern = Counter(rule for those in found.values() for case in those for rule in case["rules"])
    assert manifest["rules_version"] == RULES_VERSION
    assert manifest["files"] == {name: len(those) for name, those in found.items()}
    assert manifest["rules"] == {rule: concern[rule] for rule in numbered_rules()}
    assert min(manifest["rules"].values()) >= FEWEST
    identifiers = [case["id"] for those in found.values() for case in those]
    assert len(set(identifiers)) == len(identifiers)


def test_what_differs_is_told() -> None:
    case: Case = {
        "id": "r5-3",
        "rules": ["R5.3"],
        "position": "seats=2 site=roma hands=B/1 lines=6/5",
        "action": "play:B",
        "changes": "phase=favor hands=/1 lines=/5 discards=6B played=1",
        "legal": "favor:roma favor:-",
        "strengths": [0, 5],
    }
    right = {
        "position": "lines=/5 hands=/1 seats=2 phase=favor site=roma played=1 discards=6B",
        "legal": "favor:- favor:roma",
        "strengths": [0, 5],
    }
    assert question(case) == {"position": case["position"], "actions": ["play:B"]}
    assert differences(case, right) == []
    assert differences(case, right | {"strengths": [6, 5]}) == [
        "r5-3 (R5.3): strengths should be [0, 5], not [6, 5]"
    ]
    assert differences(case, right | {"position": "seats=2"})
    assert differences(case, {"refused": "R5.4"}) == ["r5-3: refused by R5.4, but nothing refuses it"]
    assert differences(case, {"strengths": [0, 5]}, ["strengths"]) == []
    refused = {
        "id": "r2-2",
        "rules": ["R2.2"],
        "position": "seats=2 site=roma",
        "action": "play:T",
        "refused": "R2.2",
    }
    assert differences(refused, {"refused": "R2.2"}) == []
    assert differences(refused, right)


@pytest.mark.parametrize(
    ("text", "other", "same"),
    [
        ("owners=roma:0,napoli:2 out=02", "out=20 owners=napoli:2,roma:0", True),
        ("hands=5T/W lines=11C/", "lines=C11/ hands=T5/W", True),
        ("hands=5T/W", "hands=W/5T", False),
        ("played=12", "played=21", False),
        ("known=0>*:T,0>12:5T", "known=0>1:T5,0>2:T5,0>*:T", True),
        ("known=0>*:T", "known=0>012345*:T", True),
        ("known=0>*:T,0>1:5T", "known=0>*:T,0>2:5T", False),
        ("down-shown=0>12,1>0", "down-shown=1>0,0>21", True),
    ],
)
def test_order_means_nothing_where_it_says_nothing(text: str, other: str, same: bool) -> None:
    assert (normal("position", text) == normal("position", other)) == same


def test_legal_actions_of_views_are_in_any_order() -> None:
    seen = {"viewers": [{"legal": "keep:- keep:5"}], "public": {"passed": [0, 2]}}
    other = {"viewers": [{"legal": "keep:5 keep:-"}], "public": {"passed": [2, 0]}}
    assert normal("views", seen) == normal("views", other)


@everything
def test_the_files_are_what_the_program_makes(tmp_path: Path) -> None:
    """In a process of its own, since it runs the tests of the rules."""
    command = [sys.executable, "-m", "support.rules_conformance", str(tmp_path)]
    root = FOLDER.parents[1]
    subprocess.run(command, cwd=root / "tests", env={**os.environ, "PYTHONPATH": str(root)}, check=True)
    made = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.json*")}
    assert made
    kept = [FOLDER / "manifest.json", *(FOLDER / "cases").iterdir()]
    assert {path.relative_to(FOLDER): path.read_bytes() for path in kept} == made


@everything
@pytest.mark.parametrize(
    ("adapter", "wrong"),
    [
        ((str(node()), "strengths.mjs"), 0),
        ((sys.executable, "ours.py"), 0),
        ((sys.executable, "-c", "pass"), 20),
    ],
)
def test_other_programs_are_asked(adapter: tuple[str, ...], wrong: int) -> None:
    """The strengths, written a second time, and as ours; a program that says nothing."""
    command = [sys.executable, "run.py", "--cases", "strengths", "--compare", "strengths", *adapter]
    ran = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    assert ran.stdout.splitlines()[-1].endswith(f"cases, {wrong} wrong"), ran.stdout + ran.stderr
    assert ran.returncode == (1 if wrong else 0)


MUTANTS = (
    ("after_battle", "seat = seat + 1 if seat + 1 < table.seats else 0", "seat = (seat - 1) % table.seats"),
    ("after_battle", "return conqueror\n", "return table.holder\n"),
    ("after_battle", "if seats_with_cards > 1:", "if seats_with_cards > 0:"),
    ("after_battle", "(table.first_holder + 1) % table.seats", "table.first_holder"),
    ("after_battle", "min(MAX_DRAW, room)", "min(MAX_DRAW - 1, room)"),
    ("battle", "if table.final == NO_FINAL:", "if table.final <= 1:"),
    ("battle", "discard_from_lines(table, SPRING)", "pass"),
    ("battle", "    note_card_rescued(table, seat, card)", "    pass"),
    ("battle", "if seat != table.defender or table.defender_waits == 0 or", "if seat != table.defender or"),
    ("battle", "            turn_all_up(table)\n            end_battle", "            end_battle"),
    ("knowledge", "            known[viewer][card] -= 1\n", "            known[viewer][card] = 0\n"),
    ("legality", "return hand[first] >= 2", "return hand[first] >= 1"),
    ("legality", "return table.capturing_regions == 1 or table.owner", "return table.owner"),
    ("legality", "if code == DISCARD_HAND and has_mercenary(table, table.turn):", "if code < 0:"),
    ("match", "ending == BY_ADJACENT and winners", "winners"),
    ("match", "if leaders & (leaders - 1) == 0 and leaders:", "if leaders:"),
    ("play", "table.idle_battles >= table.idle_limit", "table.idle_battles > table.idle_limit"),
    ("regions", "Ancona-Napoli ", ""),
    ("strength", "SPRING_BONUS: Final = 3", "SPRING_BONUS: Final = 2"),
    ("strength", "range(highest + 1, MERCENARIES)", "range(highest + 1, MERCENARIES - 1)"),
    ("strength", "        strength *= 2", "        strength += 2"),
    ("victory", "region != table.favor and ", ""),
    ("victory", "largest_group(regions) >= adjacent_needed", "largest_group(regions) > adjacent_needed"),
    ("visibility", "known - CONCEALED[card])", "known)"),
    ("visibility", "return viewer == seat or table", "return table"),
)
"""Modules of the rules, what stands there, and something wrong in its place."""


@pytest.fixture(scope="module", name="copied")
def copy_of_the_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("mutants")
    left_out = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(FOLDER.parents[1] / "src" / "condottiere", folder / "condottiere", ignore=left_out)
    return folder


@everything
@pytest.mark.parametrize(("module", "right", "wrong"), MUTANTS)
def test_the_cases_alone_find_a_wrong_rule(copied: Path, module: str, right: str, wrong: str) -> None:
    path = copied / "condottiere" / "rules" / f"{module}.py"
    source = path.read_text(encoding="utf-8")
    assert source.count(right) == 1
    path.write_text(source.replace(right, wrong), encoding="utf-8")
    python = [sys.executable, "-B"]
    command = [*python, str(FOLDER / "run.py"), "--stop", "1", *python, str(FOLDER / "ours.py")]
    environment = os.environ | {"PYTHONPATH": str(copied)}
    told = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False).stdout
    path.write_text(source, encoding="utf-8")
    assert told.endswith(" cases, 1 wrong\n")
    assert "no answer" not in told
