"""Looking back at a game that is over: what happened, what each seat saw, its record, and uploads."""

import json
import random
import re
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from condottiere.record import file
from condottiere.record.file import Record, dump, load, record_of
from condottiere.record.game import Game
from condottiere.record.notation import Dealt, Entry, entry_text, parse_entry
from condottiere.record.review.playback import Playback
from condottiere.record.review.stages import tell
from condottiere.rules import Options
from condottiere.server.errors import RequestError
from condottiere.server.messages.review_api import MAX_CHOICES, MAX_POSITIONS, MAX_TURNING_POINTS, RecordJson
from condottiere.server.network.limits import Rate
from condottiere.server.review import from_here, review_messages
from condottiere.server.review.from_here import game_at
from condottiere.server.review.recordings import (
    MAX_UPLOADED,
    Recording,
    keep_record,
    parse_record_json,
    read,
    record_json,
)
from condottiere.server.runtime.turns import FairTurns
from condottiere.server.storage import StoredSeat
from condottiere.server.table.live import LiveTable
from support.judging import judging_by_regions
from support.people import PATIENCE, Person, play_on
from support.random_games import game_with_take_backs, random_show, random_step
from support.running import UNLIMITED, Running, running, services
from support.stored_games import keep
from support.told import sentence

SCHEMA = Path(__file__).parents[2] / "docs" / "record.schema.json"


def over(me: Person) -> bool:
    return bool(me.view["phase"] == "over")


def lines(moment: dict[str, Any], review: dict[str, Any]) -> list[str]:
    """What is told of a moment, in words."""
    names = [player["name"] for player in review["players"]]
    return [sentence(line["fact"], names) for line in moment["lines"]]


def positions(server: Running, table: str, seat: object, length: int) -> list[dict[str, Any]]:
    """Everything that a seat saw."""
    found = []
    for first in range(0, length, MAX_POSITIONS):
        last = min(first + MAX_POSITIONS, length) - 1
        answer = server.get(f"/api/tables/{table}/positions?first={first}&last={last}&seat={seat}")
        assert answer.status_code == 200, answer.text
        found += answer.json()["views"]
    return found


class Finished:
    """A game that two people, at two browsers, have played to its end against a bot, with an onlooker."""

    def __init__(self, server: Running, **options: object) -> None:
        self.server = server
        self.made = server.table("ada", "bot:random", "bruno", options=options)
        self.people = [server.join(self.made.id, key) for key in (self.made.keys[0], self.made.keys[2], None)]
        play_on(*self.people, until=over, rng=random.Random(4))

    def get(self, path: str) -> Any:
        answer = self.server.get(f"/api/tables/{self.made.id}/{path}")
        assert answer.status_code == 200, answer.text
        return answer.json()


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Finished]:
    database = tmp_path_factory.mktemp("reviews") / "games.db"
    with judging_by_regions() as judge, running(database, services(7, opponents=judge)) as server:
        yield Finished(server, hidden_cards=True, points=4)


def test_a_game_is_told_moment_by_moment_with_every_card_open(finished: Finished) -> None:
    review = finished.get("review")
    assert [player["name"] for player in review["players"]] == ["Ada", "Bot:Random", "Bruno"]
    assert [player["bot"] for player in review["players"]] == [None, "random", None]
    assert review["length"] == len(review["moments"])
    entries = [moment["entry"] for moment in review["moments"]]
    assert entries == sorted(set(entries))
    assert entries[-1] == review["entries"] - 1
    first = lines(review["moments"][0], review)
    assert first[0].startswith("Game 1 begins")
    assert any(text.startswith("Bot:Random gets ") for text in first), "hands are open"
    assert all(moment["lines"] and moment["at"] for moment in review["moments"])
    told = [line for moment in review["moments"] for line in lines(moment, review)]
    assert not any("plays a card face down" in text for text in told)
    assert review["outcome"]["scores"] is not None
    assert told[-1].endswith("the match.")
    view = finished.people[0].view
    assert review["outcome"]["winners"] == view["match_winners"]
    assert review["outcome"]["ending"] == view["ending"]
    assert review["closed"] is None


def test_battles_say_where_they_begin_and_end(finished: Finished) -> None:
    review, spectator = finished.get("review"), finished.made.id
    views = positions(finished.server, spectator, "spectator", review["length"])
    assert len(review["battles"]) == sum(
        later["battles"] > view["battles"] for view, later in pairwise(views)
    )
    for battle in review["battles"]:
        begins, ends = views[battle["from_moment"]], views[battle["to_moment"]]
        assert begins["phase"] == "battle"
        site, conqueror = battle["result"]["site"], battle["result"]["conqueror"]
        assert begins["site"] == site
        assert ends["battles"] == battle["number"]
        assert ends["phase"] != "battle" or ends["final_battle"]
        if site is not None and conqueror is not None:
            assert ends["owners"][site] == conqueror
        assert battle["spent"] == sum(sum(seat["cards"]) for seat in battle["seats"])


@pytest.mark.parametrize("seed", range(2))
def test_battles_are_told_once_by_whatever_pages_one_asks(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr("condottiere.server.messages.review_api.MAX_MOMENTS", 7)
    recording = recording_of(record_of(game_with_take_backs(Options(seats=3, points=6), seed)))
    length = len(recording.playback)
    battles = []
    for first in range(0, length, 7):
        page = review_messages.summarize(recording, first, [], [])
        assert len(page.moments) == min(7, length - first)
        battles += page.battles
    monkeypatch.setattr("condottiere.server.messages.review_api.MAX_MOMENTS", length)
    assert battles == review_messages.summarize(recording, 0, [], []).battles
    assert len(battles) > 5


def test_each_moment_is_explained_as_it_was_to_whoever_looked_on(finished: Finished) -> None:
    sent = [json.loads(text) for text in finished.people[2].raw if json.loads(text)["type"] == "table"]
    length = finished.get("review")["length"]
    found = finished.get(f"positions?first=0&last={min(length, 100) - 1}&seat=spectator")
    explained = iter(zip(found["views"], found["explanations"], strict=True))
    told = [(one["view"], one["explanation"]) for one in sent if one["view"] in found["views"]]
    distinct = [one for number, one in enumerate(told) if number == 0 or one != told[number - 1]]
    assert len(distinct) > 30
    assert any(explanation["sums"] for _, explanation in distinct)
    assert all(one in explained for one in distinct), "in this order; a message may skip what came before it"


def test_with_every_card_open_hands_and_face_down_cards_add_up(finished: Finished) -> None:
    length = finished.get("review")["length"]
    open_ones = finished.get(f"positions?first=0&last={min(length, 100) - 1}&seat=open")
    plain = finished.get(f"positions?first=0&last={min(length, 100) - 1}&seat=spectator")
    assert open_ones["views"] == plain["views"]
    assert (plain["hands"], plain["face_down"]) == ([], [])
    for view, hands, down in zip(open_ones["views"], open_ones["hands"], open_ones["face_down"], strict=True):
        assert [sum(hand) for hand in hands] == [seat["hand_size"] for seat in view["seats"]]
        assert [card is not None for card in down] == [seat["face_down"] for seat in view["seats"]]


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("first=0&last=100", "At most 100 moments"),
        ("first=5&last=4", "5 to 4 are none"),
        ("first=999999", "and no moment"),
        ("first=-1", "cannot be “-1”"),
        ("first=٣", "cannot be"),
        ("first=0&seat=3", "This table has no seat 4"),
        ("first=0&seat=-1", "spectator or open"),
        ("first=0&seat=" + "9" * 5000, "spectator or open"),
    ],
)
def test_a_range_or_seat_that_is_not_there(finished: Finished, query: str, says: str) -> None:
    answer = finished.server.get(f"/api/tables/{finished.made.id}/positions?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    assert says in answer.json()["message"]
    assert len(answer.json()["message"]) < 200


def test_whose_seats_they_are_is_told_to_that_person_alone(finished: Finished) -> None:
    bruno = finished.server.browser("Bruno", finished.made, 2)
    assert bruno.get(f"/api/tables/{finished.made.id}/review").json()["own"] == [2]
    assert finished.get("review")["own"] == []


# --- while it goes on ---------------------------------------------------------------------------------

ROUTES = (
    "review",
    "review?first=7",
    "positions?first=0&last=0&seat=open",
    "positions?first=999999&seat=9",
    "record.json",
    "statistics",
    "choices",
)


def refusals(asking: httpx.Client, table: str) -> list[bytes]:
    """What somebody is answered who looks back at a game that goes on."""
    answers = [asking.get(f"/api/tables/{table}/{path}") for path in ROUTES]
    for moment in (0, 10**6):
        body = {"moment": moment, "seat": 0, "bot": "meek"}
        answers.append(asking.post(f"/api/tables/{table}/from", json=body))
    assert {answer.status_code for answer in answers} == {409}
    assert {answer.json()["code"] for answer in answers} == {"not_over"}
    return [answer.content for answer in answers]


def test_while_a_game_goes_on_everybody_is_told_the_same(server: Running) -> None:
    made = server.table("ada", "bruno", options={"first_holder": 0, "points": 50})
    asking = [server.browser("Ada", made, 0), server.browser("Bruno", made, 1)]
    asking += [server.browser("Chiara"), server.browser()]
    ada, bruno = (server.join(made.id, key) for key in made.keys)
    told = {answer for browser in asking for answer in refusals(browser, made.id)}
    play_on(ada, bruno, until=lambda me: me.view["games"] > 0, rng=random.Random(1))
    told |= {answer for browser in asking for answer in refusals(browser, made.id)}
    ada.send(type="propose", kind="pause")
    bruno.until(lambda me: bool(me.table["agreements"]["proposals"]))
    bruno.send(type="respond", kind="pause", agree=True)
    bruno.until(lambda me: me.table["agreements"]["paused"])
    told |= {answer for browser in asking for answer in refusals(browser, made.id)}
    assert len(told) == 1, told
    bruno.send(type="resign")
    bruno.until(lambda me: me.table["agreements"]["closed"] is not None)
    review = asking[-1].get(f"/api/tables/{made.id}/review").json()
    ended = {name: review["outcome"][name] for name in ("ending", "winners", "needed")}
    assert (review["closed"], ended) == (
        "resigned",
        {"ending": "unfinished", "winners": [0], "needed": None},
    )


def test_no_game_to_look_back_at(server: Running) -> None:
    host = server.browser("Ada")
    room = host.post("/api/rooms", json={"seats": [{}, {}], "pace": "instant"}).json()["id"]
    for table, code in (("nowhere", "no_table"), (room, "waiting")):
        assert server.get(f"/api/tables/{table}/review").json()["code"] == code


# --- records ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "needed"),
    [
        (Options(seats=3), {"adjacent": 4, "total": 6}),
        (Options(seats=5), {"adjacent": 3, "total": 5}),
        (Options(seats=5, bigger_kingdoms=True), {"adjacent": 4, "total": 5}),
    ],
)
def test_r8_1_an_end_tells_how_many_regions_it_took(options: Options, needed: dict[str, int]) -> None:
    ends = [review_messages.game_outcome(game_with_take_backs(options, seed)) for seed in range(4)]
    assert all(end and end.needed == needed.get(end.ending) for end in ends)
    assert any(end and end.needed for end in ends)


def upload(server: Running, path: str, **body: object) -> httpx.Response:
    return server.request("POST", f"/api/records/{path}", json=body)


def test_a_record_is_looked_at_as_its_game_is(finished: Finished) -> None:
    server, table = finished.server, finished.made.id
    here, figures = finished.get("review"), finished.get("statistics")
    last = min(99, here["length"] - 1)
    for form in ("record", "record.json"):
        record = server.get(f"/api/tables/{table}/{form}").text
        there = upload(server, "review", record=record).json()
        for field in ("length", "battles", "outcome"):
            assert there[field] == here[field]
        told, expected = ([lines(one, seen) for one in seen["moments"]] for seen in (there, here))
        assert told == expected
        assert there["moments"][0]["at"] is there["created"] is None
        for seat in (0, 2, "spectator", "open"):
            one = upload(server, "positions", record=record, first=3, last=last, seat=seat).json()
            assert one == finished.get(f"positions?first=3&last={last}&seat={seat}")
        counted = upload(server, "statistics", record=record).json()
        for field in ("stages", "battles", "splits", "outcome"):
            assert counted[field] == figures[field]


def test_statistics_tell_how_the_whole_match_went(finished: Finished) -> None:
    told, review = finished.get("statistics"), finished.get("review")
    for name in ("players", "own", "options", "created", "length", "battles", "outcome", "closed"):
        assert told[name] == review[name]
    stages = told["stages"]
    assert (stages[0]["kind"], stages[0]["moment"]) == ("deal", 0)
    assert [stage["battle"] for stage in stages if stage["kind"] == "battle"] == [
        *range(len(told["battles"]))
    ]
    assert all(sum(stage["chances"]) == pytest.approx(1) for stage in stages)
    view = finished.people[0].view
    assert stages[-1]["owners"] == view["owners"]
    assert stages[-1]["scores"] == told["outcome"]["scores"]
    assert [chance > 0 for chance in stages[-1]["chances"]] == [
        seat in told["outcome"]["winners"] for seat in range(3)
    ]
    for seat, split in enumerate(told["splits"]):
        assert split["result"] == stages[-1]["chances"][seat]
        parts = sum(split[part] for part in ("base", "luck", "choices", "gave_up"))
        assert parts == pytest.approx(split["result"], abs=1e-9)
        assert split["luck_error"] > 0


def test_every_choice_is_judged_by_what_its_seat_could_know(finished: Finished) -> None:
    server, table, length = finished.server, finished.made.id, finished.get("review")["length"]
    found: list[dict[str, Any]] = []
    while len(found) < (told := finished.get(f"choices?first={len(found)}"))["count"]:
        assert told["first"] == len(found)
        assert 0 < len(told["choices"]) <= MAX_CHOICES
        found += told["choices"]
    assert told["choices"] == []
    record = server.get(f"/api/tables/{table}/record").text
    assert upload(server, "choices", record=record, first=3).json()["choices"] == found[3:][:MAX_CHOICES]
    views = {seat: positions(server, table, seat, length) for seat in range(3)}
    worse = [choice for choice in found if choice["better"]]
    assert worse
    assert len(worse) < len(found)
    for choice in found:
        before = views[choice["seat"]][choice["moment"] - 1]
        tokens = [action["token"] for action in before["legal"]]
        assert choice["action"]["token"] in tokens
        assert len(tokens) > 1
    for choice in worse:
        assert choice["better"]["action"]["token"] == "pass" != choice["action"]["token"]
        assert (choice["cost"], choice["error"]) == (0.125, 0.02)


def test_without_a_judge_nothing_is_judged(server: Running) -> None:
    assert upload(server, "choices", record=RECORD).json() == {"first": 0, "count": 0, "choices": []}
    told = upload(server, "statistics", record=RECORD).json()
    assert told["splits"] == told["turning_points"] == []
    assert [stage["chances"] for stage in told["stages"]] == [[]] * len(told["stages"])


def test_a_game_that_ended_before_its_first_deal_has_no_chances(finished: Finished) -> None:
    record = HEAD.partition("deal:")[0] + "resign:0\n"
    told = upload(finished.server, "statistics", record=record).json()
    assert told["stages"] == told["splits"] == told["turning_points"] == []


def test_turning_points_are_the_greatest_changes_in_the_order_of_the_game(finished: Finished) -> None:
    told = finished.get("statistics")
    stages, found = told["stages"], told["turning_points"]
    swings = [
        sum(abs(a - b) for a, b in zip(one["chances"], other["chances"], strict=True)) / 2
        for one, other in pairwise(stages)
    ]
    assert 0 < len(found) <= MAX_TURNING_POINTS
    assert sorted(point["swing"] for point in found) == pytest.approx(sorted(swings)[-len(found) :])
    assert [point["stage"] for point in found] == sorted(point["stage"] for point in found)
    for point in found:
        stage = stages[point["stage"]]
        begun = (
            stage["moment"] if stage["battle"] is None else told["battles"][stage["battle"]]["from_moment"]
        )
        assert begun <= point["moment"] <= stage["moment"]
        acts = finished.get("review")["moments"][point["moment"]]["lines"]
        assert point["decided"] == (None if stage["battle"] is None else acts[0]["fact"])
        assert point["outlook"], "who chooses next, or that the game is over"
        assert not point["hands"] or len(point["hands"]) == 3
    ends = [fact["id"] for point in found for fact in point["outlook"] if not point["hands"]]
    assert {"round-over", "match-game-won", "match-won"} & {*ends}


def random_game(seed: int) -> Game:
    """A whole game with cards shown, agreements and a resignation in its log."""
    print(f"seed {seed}")
    rng = random.Random(seed)
    game = Game.new(
        Options(seats=2 + seed % 5, hidden_cards=seed % 2 == 0, points=5 if seed % 3 else None), seed
    )
    for text in (
        "captain:0:away",
        "back:0",
        "propose:1:clock:60:300",
        "agree:0:clock:60:300",
        "clock:60:300",
    ):
        game.enter(parse_entry(text))
    while not game.over:
        shown = random_show(game.table, rng) if rng.random() < 0.1 else None
        if shown is not None:
            game.enter(shown)
        else:
            random_step(game, rng)
        if game.table.idle_battles >= 12:
            break
        if len(game.log) == 200:
            game.enter(parse_entry("resign:0"))
    return game


def test_the_schema_describes_what_is_exported_and_read_again() -> None:
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    (_,), made = msgspec.json.schema_components([RecordJson], ref_template="#/$defs/{name}")
    assert {name: shape(made[name]) for name in made} == {
        name: shape(schema["$defs"][name]) for name in made
    }, "as the classes of review_api have it"
    pattern = re.compile(schema["$defs"]["RecordEntry"]["properties"]["entry"]["pattern"])
    for seed in range(8):
        record = record_of(random_game(seed))
        export = record_json(record)
        assert [one.entry for one in export.entries if not pattern.search(one.entry)] == []
        again = parse_record_json(msgspec.json.encode(export).decode())
        assert dump(again) == dump(record)
        assert load(dump(again)) == again


def shape(part: Any) -> Any:
    """A part of a schema without what is said about it in words, and without patterns."""
    if isinstance(part, dict):
        said = {"title", "description", "pattern", "examples", "minimum", "maximum"}
        return {name: shape(value) for name, value in part.items() if name not in said}
    return [shape(value) for value in part] if isinstance(part, list) else part


RECORD = dump(record_of(random_game(1)))
HEAD = RECORD.partition("site:")[0]
IMPOSSIBLE: list[dict[str, object]] = [
    {"rules": 9},
    {"holder": 9},
    {"players": ["Ada"]},
    {"condottiere": 2},
    {"entries": []},
]


def exported(**change: object) -> str:
    """The record as JSON, in which something is changed."""
    export: dict[str, object] = json.loads(msgspec.json.encode(record_json(load(RECORD))))
    return json.dumps(export | change)


def recording_of(record: Record) -> Recording:
    return Recording(Playback(record), tuple(StoredSeat(name, None, None) for name in record.players))


@pytest.mark.parametrize(
    ("record", "says"),
    [
        ("", "missing"),
        ("\0" * 1000, "line 1"),
        ("condottiere 1\nseats 4\n", "rules"),
        (RECORD.split("deal:")[0], "nothing happens"),
        (RECORD + "pass\n", "against the rules"),
        (RECORD.replace("deal:", "deal:" + "W" * 500_000, 1), "R1.6"),
        (RECORD.replace("player 0 Seat 0", "player 0"), "Seat 0 needs a name"),
        (RECORD.replace("player 0 Seat 0", "player 0 " + "x" * 500_000), "Seat 0 needs a name"),
        (RECORD.replace("site:", "observation:", 1), "observation"),
        (RECORD + "show:0>*:\n" * (MAX_UPLOADED + 1), "entries"),
        ("{", "cannot be read"),
        ('{"condottiere": 1}', "missing"),
        ("[" * 100_000, "line 1"),
        ('{"a":' * 100_000, "cannot be read"),
        (HEAD + "host:1\n" * 300, "entries in a row"),
        (HEAD + "undo:1\n" * 201, "taken back"),
        *((exported(**change), "This record cannot be read") for change in IMPOSSIBLE),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(record: str, says: str) -> None:
    with pytest.raises(RequestError) as refused:
        keep_record(read(record)[0])
    assert (refused.value.code, says in refused.value.message) == ("bad_message", True)
    assert "\n" not in refused.value.message
    assert len(refused.value.message) < 300


def test_a_byte_order_mark_before_a_record_says_nothing() -> None:
    found = [read(mark + text) for text in (RECORD, exported()) for mark in ("", "\ufeff")]
    assert len(set(found)) == 1


@pytest.mark.parametrize(
    "seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.everything) for seed in range(4, 40))]
)
def test_whatever_is_broken_in_a_record_is_refused_or_read(server: Running, seed: int) -> None:
    print(f"seed {seed}")
    rng = random.Random(seed)
    text = list(RECORD if seed % 2 else exported())
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text))
        text[at : at + rng.randint(0, 30)] = rng.choices('\0\n:{}[]"T5W*>_-9٣ x', k=rng.randint(0, 5))
    answer = upload(server, "review", record="".join(text))
    assert answer.status_code in (200, 400), answer.text
    assert "\n" not in answer.json().get("message", "")


JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize("number", ["-1", "1" + "0" * 20, "1" + "0" * 5000, "true", "null", "1.5"])
def test_numbers_that_no_game_has_are_refused_in_one_line(server: Running, number: str) -> None:
    for path, fields in (
        ("positions", f'"first": {number}, "last": {number}, "seat": "open"'),
        ("positions", f'"first": 0, "last": 0, "seat": {number}'),
        ("from", f'"moment": {number}, "seat": 0, "bot": "meek"'),
        ("from", f'"moment": 0, "seat": {number}, "bot": "meek"'),
    ):
        body = f'{{"record": {json.dumps(RECORD)}, {fields}}}'
        answer = server.request("POST", f"/api/records/{path}", content=body, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
        assert "\n" not in answer.json()["message"]
        assert len(answer.json()["message"]) < 300


def test_a_record_that_is_too_large_or_no_text(server: Running) -> None:
    answer = upload(server, "review", record="#" * 1_100_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    large = RECORD + "# nothing\n" * ((1_000_000 - len(RECORD)) // 11)
    assert upload(server, "review", record=large).status_code == 200
    answer = server.request("POST", "/api/records/review", content=r'{"record": "\ud800"}', headers=JSON)
    assert "cannot be read" in answer.json()["message"]
    assert upload(server, "review", record=RECORD, first=-1).json()["code"] == "bad_message"


@pytest.mark.parametrize(
    ("limit", "path", "says"),
    [("records", "review", "uploaded records"), ("tables", "from", "new tables per address")],
)
def test_records_and_games_that_go_on_from_them_are_limited(
    database: Path, limit: str, path: str, says: str
) -> None:
    here = {"moment": 0, "seat": 0, "bot": "meek"} if path == "from" else {}
    chosen: Any = {limit: Rate(1, 0.001)}
    with running(database, limits=UNLIMITED._replace(**chosen)) as server:
        done, refused = (upload(server, path, record=RECORD, **here) for _ in range(2))
        assert (done.is_success, refused.status_code) == (True, 429)
        assert says in refused.json()["message"]


def test_entries_of_records_are_limited_by_rate_where_they_are_replayed(database: Path) -> None:
    rate = Rate(3 * len(load(RECORD).entries), 0.001)  # once by each of two workers, and another
    with running(database, limits=UNLIMITED._replace(record_entries=rate)) as server:
        renamed = RECORD.replace("player 0 ", "player 0 Another ")
        records = [RECORD, *(f"{RECORD}# {number}\n" for number in range(3)), exported(), renamed]
        assert [upload(server, "review", record=record).status_code for record in records] == [200] * 6
        refused = upload(server, "review", record=RECORD.replace("player 0 ", "player 0 One more "))
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        assert "entries in uploaded records" in refused.json()["message"]
        assert upload(server, "review", record=RECORD).status_code == 200, "it was looked at lately"


def upload_for(client: str, server: Running, path: str) -> httpx.Response:
    """As `upload`, from this address."""
    body, headers = {"record": RECORD}, {"X-Forwarded-For": client}
    return server.request("POST", f"/api/records/{path}", json=body, headers=headers)


class Statistics:
    """Finds the statistics of a request only when it is told to go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = threading.Semaphore(0)
        self.go_on = threading.Event()
        monkeypatch.setattr(review_messages, "tell", self._find)

    def _find(self, playback: Playback) -> Any:
        self.begun.release()
        assert self.go_on.wait(PATIENCE)
        return tell(playback)


def test_a_client_that_asks_for_much_keeps_no_other_waiting(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Statistics(monkeypatch)
    limits = UNLIMITED._replace(reviews_per_client=3, reviews=4)
    with running(database, limits=limits) as server, ThreadPoolExecutor() as threads:
        asked = [threads.submit(upload_for, "192.0.2.1", server, "statistics") for _ in range(8)]
        assert slow.begun.acquire(timeout=PATIENCE)
        refused = list(islice(as_completed(asked, PATIENCE), 5))
        waiting = set(asked).difference(refused)
        assert upload_for("192.0.2.2", server, "review").status_code == 200
        assert not slow.begun.acquire(blocking=False), "one at a time"
        other = threads.submit(upload_for, "192.0.2.3", server, "statistics")
        assert slow.begun.acquire(timeout=PATIENCE)
        of_all = upload_for("192.0.2.2", server, "review")
        slow.go_on.set()
        assert [one.result().status_code for one in (*waiting, other)] == [200] * 4
        of_client = [one.result() for one in refused]
        assert {(one.status_code, one.json()["code"]) for one in (*of_client, of_all)} == {(429, "too_many")}
        assert "limited to 3 at a time" in of_client[0].json()["message"]
        assert of_client[0].json()["message"].endswith("Setting: reviews-per-client.")
        assert of_all.json()["message"].endswith("Setting: reviews.")
        assert upload_for("192.0.2.1", server, "review").status_code == 200, "nothing waits any more"


def test_records_are_written_for_a_client_one_at_a_time(
    finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    asking, begun, go_on = threading.Semaphore(0), threading.Semaphore(0), threading.Event()
    record = LiveTable.record

    def ask(table: LiveTable) -> Record | None:
        asking.release()
        return record(table)

    def slowly(entry: Entry) -> str:
        begun.release()
        assert go_on.wait(PATIENCE)
        return entry_text(entry)

    def download(client: str) -> httpx.Response:
        path = f"/api/tables/{finished.made.id}/record"
        return finished.server.get(path, headers={"X-Forwarded-For": client})

    monkeypatch.setattr(LiveTable, "record", ask)
    monkeypatch.setattr(file, "entry_text", slowly)
    with ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(download, "192.0.2.1") for _ in range(3)]
        assert all(asking.acquire(timeout=PATIENCE) for _ in asked)
        assert begun.acquire(timeout=PATIENCE)
        asked.append(threads.submit(download, "192.0.2.2"))
        assert begun.acquire(timeout=PATIENCE), "another client does not wait"
        more = begun.acquire(blocking=False)
        go_on.set()
        assert not more
        assert [one.result().status_code for one in asked] == [200] * 4


def test_who_leaves_is_not_waited_with(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, asking = Statistics(monkeypatch), threading.Semaphore(0)
    take = FairTurns.take

    def note(turns: FairTurns, client: str) -> Any:
        asking.release()
        return take(turns, client)

    def ask_until_accepted(server: Running) -> int:
        while (status := upload(server, "statistics", record=RECORD).status_code) == 429:
            pass
        return status

    monkeypatch.setattr(FairTurns, "take", note)
    limits = UNLIMITED._replace(reviews_per_client=1)
    with running(database, limits=limits) as server, ThreadPoolExecutor() as threads:
        body = json.dumps({"record": RECORD})
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            head = "POST /api/records/statistics HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
            line.sendall((head + body).encode())
            assert slow.begun.acquire(timeout=PATIENCE)
            assert asking.acquire(timeout=PATIENCE)
            assert upload(server, "review", record=RECORD).status_code == 429
        again = threads.submit(ask_until_accepted, server)
        assert asking.acquire(timeout=PATIENCE), "another takes the place of the one that has left"
        assert not slow.begun.acquire(blocking=False), "but begins only when that has ended"
        slow.go_on.set()
        assert again.result() == 200


def test_the_shuffle_of_a_record_is_verified_as_that_of_its_table(finished: Finished) -> None:
    server, table = finished.server, finished.made.id
    told = server.get(f"/api/tables/{table}/fairness").json()
    text = server.get(f"/api/tables/{table}/record").text
    for record in (text, server.get(f"/api/tables/{table}/record.json").text):
        assert upload(server, "review", record=record).json()["fair"] is True
        assert upload(server, "fairness", record=record).json() == told
    for missing in ("secret:", "table "):
        less = "\n".join(line for line in text.splitlines() if not line.startswith(missing))
        assert upload(server, "review", record=less).json()["fair"] is False
        answer = upload(server, "fairness", record=less)
        assert (answer.status_code, answer.json()["code"]) == (400, "not_found")
        assert "what its cards were shuffled by" in answer.json()["message"]


# --- from here ----------------------------------------------------------------------------------------


def test_somebody_plays_on_from_a_moment_alone_against_captains(finished: Finished) -> None:
    server, table = finished.server, finished.made.id
    moment = finished.get("review")["battles"][3]["from_moment"] + 2
    before = server.get(f"/api/tables/{table}/record").content
    chiara = server.browser("Chiara")
    made = chiara.post(f"/api/tables/{table}/from", json={"moment": moment, "seat": 2, "bot": "meek"})
    assert made.status_code == 201, made.text
    new = made.json()["id"]
    assert [key is not None for key in made.json()["keys"]] == [False, False, True]
    me = server.join_as(chiara, new)
    first = json.loads(me.raw[0])
    assert first["view"] == finished.get(f"positions?first={moment}&last={moment}&seat=2")["views"][0]
    assert [player["name"] for player in first["players"]] == ["Ada", "Bot:Random", "Chiara"]
    assert [player["bot"] for player in first["players"]] == ["meek", "meek", None]
    assert first["hints"] is True
    me.until(lambda me: bool(me.legal) or me.view["phase"] == "hand")
    assert [game["id"] for game in chiara.get("/api/me/games").json()["games"]] == [new]
    assert server.get(f"/api/tables/{table}/record").content == before
    assert server.get(f"/api/tables/{new}/record").json()["code"] == "not_over"
    stranger = server.join(new)
    assert (stranger.view["viewer"], sum(stranger.view["hand"])) == (None, 0)


def test_whoever_is_not_known_plays_on_by_a_key_from_any_moment_but_the_end(finished: Finished) -> None:
    record = finished.server.get(f"/api/tables/{finished.made.id}/record").text
    made = upload(finished.server, "from", record=record, moment=1, seat=0, bot="random").json()
    me = finished.server.join(made["id"], made["keys"][0])
    assert me.view["viewer"] == 0
    assert [player["name"] for player in me.table["players"]] == ["Ada", "Bot:Random", "Bruno"]
    last = finished.get("review")["length"] - 1
    answer = finished.server.post({"moment": last, "seat": 0, "bot": "meek"}, f"/{finished.made.id}/from")
    assert answer.json()["message"].startswith("The game is over at this moment")


def test_what_is_dealt_after_that_moment_is_dealt_anew() -> None:
    record = load(RECORD)
    recording = recording_of(record)
    deals = []
    for seed in (1, 2):
        game, rng = game_at(recording, 2, random.Random(seed)), random.Random(5)
        while sum(isinstance(entry, Dealt) for entry in game.log) < 2:
            game.play(rng.choice(game.legal_actions()))
        deals.append([entry for entry in game.log if isinstance(entry, Dealt)])
    assert deals[0][0] == deals[1][0] == record.entries[0]
    assert deals[0][1] != deals[1][1]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"moment": 10**9}, "and no moment"),
        ({"moment": -1}, "are none"),
        ({"seat": 3}, "has no seat 4"),
        ({"seat": -1}, "has no seat 0"),
        ({"bot": "nobody"}, "no bot 'nobody'"),
        ({"bot": "x" * 100}, "40 characters"),
        ({"moment": "end"}, "Expected `int`"),
    ],
)
def test_no_playing_on_from_where_nothing_is(
    finished: Finished, change: dict[str, object], says: str
) -> None:
    body = {"moment": 0, "seat": 0, "bot": "meek"} | change
    answer = finished.server.post(body, f"/{finished.made.id}/from")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    assert says in answer.json()["message"]


def test_playing_on_is_limited_by_what_is_copied(database: Path) -> None:
    last = len(Playback(load(RECORD))) - 2
    rate = Rate(len(load(RECORD).entries), 5.0)
    with running(database, limits=UNLIMITED._replace(copied_entries=rate)) as server:
        asked = [("wild", last), ("meek", 0), ("meek", last)]
        answers = [upload(server, "from", record=RECORD, moment=at, seat=0, bot=bot) for bot, at in asked]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert "entries of continued games per address are limited" in answers[-1].json()["message"]


def test_a_game_with_too_much_in_it_is_not_played_on(
    finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(from_here, "MAX_COPIED", 40)
    early, answer = (
        finished.server.post({"moment": moment, "seat": 0, "bot": "meek"}, f"/{finished.made.id}/from")
        for moment in (20, 60)
    )
    assert (early.status_code, answer.status_code) == (201, 400)
    assert "after 40 at most. Choose an earlier moment." in answer.json()["message"]


def test_r4_5_nobody_is_told_how_often_somebody_changed_an_answer(tmp_path: Path) -> None:
    deal = "deal:T162534455TKKWSBCDHU"
    logs = [
        [deal, "site:roma", "pass", *answers, "close:agreed"]
        for answers in (["answer:0:keep"], ["answer:0:keep", "answer:0:-", "answer:0:keep"])
    ]

    told = []
    for number, log in enumerate(logs):
        database = tmp_path / f"{number}.db"
        keep(database, "old", Game.resume(Options(seats=2, first_holder=0), 0, map(parse_entry, log)))
        with running(database) as server:
            paths = ("review", "record.json", "record", "positions?seat=open")
            told.append([server.get(f"/api/tables/old/{path}").text for path in paths])
    assert '{"id":"passes","seat":0}' in told[0][0]
    assert told[0] == told[1]
