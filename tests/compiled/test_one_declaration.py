"""A field of the state is declared once: a copy of the source gets one more, and nothing else is changed."""

import json
from pathlib import Path

import pytest

from support.scratch import Scratch

TESTS = Path(__file__).parent.parent
TABLE = "rules/table.py"
VIEW = "rules/view.py"
VIEW_MADE = "        first_holder=table.first_holder,\n"
PUBLIC_FIELD = """
    first_holder: int = declare(Unit.SEAT)
"""
"""A line of the declaration of PublicState, to put another before."""
HIDDEN_FIELD = """
    asked: int = declare(Unit.NUMBER)
"""
"""The same for Table."""
AGREED_FIELD = """
    hidden_cards: int = declare(Unit.FLAG)
"""
"""The same for OptionFields."""

EVERYWHERE = """
import json
import numpy as np
from condottiere.bots.evaluation.observations import observation_of
from condottiere.compiled import OBSERVATION, TABLE, observations
from condottiere.compiled import read_observation, read_table, write_observation, write_table
from condottiere.compiled.worlds import sample_worlds
from condottiere.record.position import parse_position, position_text
from condottiere.rules import view
from condottiere.rules.observation import Observation, observe
from condottiere.server.table.messages.wire import table_view

VIEWER = 1
table = parse_position("seats=3 site=roma")
other = table.copy()
for name, value in VALUES.items():
    setattr(table, name, value)
assert table.copy() == table != other
records, seen = np.zeros(1, TABLE), np.zeros(1, OBSERVATION)
write_table(table, records, 0)
observation = Observation()
observe(table, VIEWER, observation)
write_observation(observation, seen, 0)
states = {
    "table": table,
    "copy": table.copy(),
    "record": read_table(records, 0),
    "position": parse_position(position_text(table)),
    "observation": observation,
    "record of the observation": read_observation(seen, 0),
    "view": view(table, VIEWER),
    "message": table_view(view(table, VIEWER)),
}
if COMPILED:
    states["compiled observation"] = read_observation(observations(records, [VIEWER]), 0)
    states["world"] = read_table(sample_worlds(observation, 1, 1), 0)
try:
    states["observation of the view"] = observation_of(view(table, VIEWER))
except AttributeError as error:
    states["observation of the view"] = error
print(json.dumps({
    "text": position_text(table),
    "values": {
        state: {name: getattr(holder, name, None) for name in VALUES} for state, holder in states.items()
    },
    "observation of the view": str(states["observation of the view"]),
}))
"""
"""Where the fields of VALUES are found at a table, as seat 1 of three sees it; with COMPILED also in what
compiled code makes of it, which takes long to compile."""


class Found:
    """What became of the fields of a table in a copy of the source."""

    def __init__(self, copy: Scratch, values: dict[str, object], compiled: bool = False) -> None:
        given = f"VALUES, COMPILED = {values!r}, {compiled}\n"
        result = json.loads(copy.printed(given + EVERYWHERE))
        self.text: str = result["text"]
        self.complaint: str = result["observation of the view"]
        self.values: dict[str, dict[str, object]] = result["values"]

    def __getitem__(self, state: str) -> dict[str, object]:
        return self.values[state]

    def public(self, state: str) -> dict[str, object]:
        return {name: value for name, value in self.values[state].items() if name in PUBLIC_VALUES}


@pytest.fixture
def copy(tmp_path: Path) -> Scratch:
    return Scratch(tmp_path)


PUBLIC_VALUES: dict[str, object] = {"envoy": 2, "truce": 0b110, "tribute": [5, 6, 7, 0, 0, 0]}
"""At a table of three."""
SEEN_FROM_SEAT_1 = {"envoy": 1, "truce": 0b011, "tribute": [6, 7, 5, 0, 0, 0]}


def add_public_fields(copy: Scratch) -> dict[str, object]:
    """The one change: three fields are declared. Their values at a table of three."""
    copy.change(
        TABLE,
        PUBLIC_FIELD,
        """
    envoy: int = declare(Unit.SEAT)
    truce: int = declare(Unit.SEATS)
    tribute: list[int] = declare(Unit.COUNT, MAX_SEATS)
"""
        + PUBLIC_FIELD,
    )
    return PUBLIC_VALUES


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Found:
    """What becomes of three public fields and a hidden one, `plan`: together, since compiling takes long."""
    copy = Scratch(tmp_path_factory.mktemp("declared"))
    values = add_public_fields(copy)
    copy.change(TABLE, HIDDEN_FIELD, "\n    plan: int = declare(Unit.REGION)\n" + HIDDEN_FIELD)
    return Found(copy, values | {"plan": 4}, compiled=True)


@pytest.mark.everything
def test_a_public_field_is_declared_in_one_place(found: Found) -> None:
    for state in ("table", "copy", "record", "position", "world"):
        assert found.public(state) == PUBLIC_VALUES, state
    for state in ("observation", "record of the observation", "compiled observation"):
        assert found.public(state) == SEEN_FROM_SEAT_1, state
    assert found.text == "seats=3 site=roma envoy=2 truce=12 tribute=5/6/7 plan=mantova"


def test_its_type_is_known(copy: Scratch) -> None:
    add_public_fields(copy)
    program = copy.root / "program.py"
    program.write_text(
        "from condottiere.rules import Table\n"
        "from condottiere.rules.observation import Observation\n"
        "number: int = Table().envoy + Observation().envoy + Table().tribute[0]\n"
        "Table().envoy = 'Ada'\n"
        "Observation().tribute = 1\n"
        "Observation().hands\n",
        encoding="utf-8",
    )
    said = complaints(copy, program)
    assert [int(line.split(":")[1]) for line in said.splitlines() if ": error: " in line] == [4, 5, 6], said


@pytest.mark.everything
def test_a_public_field_is_not_sent_before_it_is_named(copy: Scratch) -> None:
    """A View, which is what is sent, is an allow-list; this is who complains of a name that is forgotten."""
    copy.change(TABLE, PUBLIC_FIELD, "\n    envoy: int = declare(Unit.SEAT)\n" + PUBLIC_FIELD)
    declared = Found(copy, {"envoy": 2})
    assert declared["view"] == declared["message"] == {"envoy": None}
    assert declared.complaint == "'View' object has no attribute 'envoy'"  # any bot's first decision

    copy.change(VIEW, "    first_holder: int\n", "    envoy: int | None\n    first_holder: int\n")
    assert 'Missing positional argument "envoy" in call to "View"' in complaints(copy, copy.package / VIEW)

    copy.change(VIEW, VIEW_MADE, f"        envoy=_seat(table.envoy),\n{VIEW_MADE}")
    assert complaints(copy, copy.package / VIEW) == ""
    viewed = Found(copy, {"envoy": 2})
    assert viewed["view"] == viewed["message"] == {"envoy": 2}
    assert viewed["observation of the view"] == viewed["observation"] == {"envoy": 1}
    assert "protocol.ts" in failures(copy, "server/test_typescript.py", "")


def complaints(copy: Scratch, module: Path) -> str:
    """What mypy says of a module."""
    return copy.run("-m", "mypy", "--strict", "--no-error-summary", str(module)).stdout


def failures(copy: Scratch, module: str, tests: str) -> str:
    """What the project's own tests say of a copy; nothing if they pass."""
    done = copy.run("-m", "pytest", "-q", "-k", tests, str(TESTS / module))
    return done.stdout if done.returncode else ""


def test_an_optional_rule_is_an_option_and_a_field_of_the_agreement(copy: Scratch) -> None:
    field = "\n    long_winters: int = declare(Unit.FLAG)\n"
    copy.change(TABLE, AGREED_FIELD, field + AGREED_FIELD)
    copy.change(
        "rules/options.py",
        "    hidden_cards: bool = False\n",
        "    long_winters: bool = False\n    hidden_cards: bool = False\n",
    )
    told = copy.printed(
        "from condottiere.record.position import parse_position, position_text\n"
        "table = parse_position('seats=3 options=long-winters site=roma')\n"
        "print(table.long_winters, position_text(table))\n"
    )
    assert told == "1 seats=3 options=long-winters site=roma\n"


@pytest.mark.everything
def test_a_hidden_field_stays_with_the_rules(found: Found) -> None:
    for state in ("table", "copy", "record", "position"):
        assert found[state]["plan"] == 4, state
    for state in ("observation", "record of the observation", "compiled observation", "view", "message"):
        assert found[state]["plan"] is None, state
    assert found["world"]["plan"] == 0


def test_no_bot_asks_for_a_hidden_field(copy: Scratch) -> None:
    copy.change(TABLE, HIDDEN_FIELD, "\n    plan: int = declare(Unit.REGION)\n" + HIDDEN_FIELD)
    found = Found(copy, {"plan": 4})
    assert "has no attribute" not in found.complaint
    assert found["observation of the view"] == {"plan": None}
