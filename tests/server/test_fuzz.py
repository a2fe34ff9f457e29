"""What nobody should send: the server answers or hangs up, logs no traceback, and honest people play on."""

import pytest

from benchmarks.fuzzing.attack import attack
from benchmarks.fuzzing.routes import endpoints

MESSAGES = 600
"""Few; `run.py bench fuzz --messages 100000` sends many."""
SEED = 20


@pytest.mark.everything
def test_whatever_is_sent_no_answer_is_an_error_of_the_server_and_every_honest_game_ends() -> None:
    print(f"seed {SEED}")
    findings = attack(MESSAGES, SEED, attackers=4, tables=1, hints=False, parts=1)
    assert findings.faults == []
    assert findings.games >= 1
    assert findings.entries > 0
    assert findings.answers["200"] > 0
    assert findings.answers["error bad_message"] > 0
    assert findings.answers["table"] > 0


def test_every_route_that_reads_a_message_is_sent_its_own() -> None:
    bodies = {endpoint.path: {body.__name__ for body in endpoint.bodies} for endpoint in endpoints()}
    assert "NewTable" in bodies["/api/tables"]
    assert "Question" in bodies["/api/tables/{table_id}/hint"]
    assert "ChangeRoom" in bodies["/api/tables/{table_id}/room"]
