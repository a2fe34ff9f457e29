"""When each line of the log was stored: what was said stands between them at its moment."""

from pathlib import Path

from support.clocks import FakeClock
from support.people import Person
from support.running import running, services

BEGUN = 1_800_000_000.0


def timeline(person: Person) -> list[tuple[float, str]]:
    """What happened and what was said since the game began, each with the seconds since then."""
    done = ((line["at"], words) for line, words in zip(person.log, person.lines, strict=True))
    said = ((line["at"], line["text"]) for line in person.chat)
    told = sorted((at - BEGUN, words) for at, words in (*done, *said))
    return [(at, words) for at, words in told if at > 0]


def test_the_log_and_the_talk_have_the_times_at_which_they_were_stored(database: Path) -> None:
    clock = FakeClock(BEGUN)
    expected = [
        (60.0, "Ada leads the Condottiere to Roma."),
        (120.0, "Not Roma!"),
        (180.0, "Ada passes."),
    ]
    with running(database, services(now=clock)) as server:
        made, (ada, bruno) = server.sit("ada", "bruno")
        assert {line["at"] for line in bruno.log} == {BEGUN}
        clock.forward(60)
        ada.play("site:roma")
        clock.forward(60)
        bruno.say("Not Roma!")
        clock.forward(60)
        ada.play("pass")
        bruno.at_version(ada.version)
        assert timeline(bruno) == expected
    with running(database, services(now=FakeClock(BEGUN + 9000))) as server:
        assert timeline(server.join(made.id).until(lambda late: bool(late.chat))) == expected
