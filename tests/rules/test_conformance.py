"""conformance/rules: cases for other implementations of the rules, which ours must pass as well."""

import json
import os
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
from conformance.rules.run import FOLDER, Case, cases, differences, files, question
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
