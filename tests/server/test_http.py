"""What is asked over HTTP: making tables, looking them up, their records, and files."""

import gzip
import json
import mimetypes
import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest

from condottiere.bots import BOTS, BotError, BotKind
from condottiere.bots.levels import LEVELS, Level
from condottiere.bots.parameters import MAX_PLAYOUTS, MasterParameters
from condottiere.bots.registry import parse_spec
from condottiere.languages.fact import Fact
from condottiere.record.file import load, replay
from condottiere.record.game import Game
from condottiere.rules import RULES_VERSION, Options, Phase
from condottiere.server.messages.pages import PAGES
from condottiere.server.messages.protocol import TUTORS
from condottiere.server.network.security import DOCUMENT_HEADERS, HEADERS
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.table.live import LiveTable
from condottiere.server.tables.tables import Tables
from support.random_games import random_step, whole_game
from support.running import Passer, Running, running, slow
from support.stored_games import keep
from support.told import sentence

TWO = [{"name": "Ada"}, {"name": "Bruno"}]


def test_health_and_setup(server: Running) -> None:
    assert server.get("/api/health").json()["status"] == "ok"
    setup = server.get("/api/setup").json()
    assert setup["rules_version"] == RULES_VERSION
    assert [bot["name"] for bot in setup["bots"]] == ["passer", "random"]
    levels = [(level["name"], level["grade"], level["trouble"]) for level in setup["levels"]]
    assert levels == [("meek", "gentle", None), ("wild", "merciless", None)]
    assert (setup["paces"], setup["default_pace"]) == (["instant", "fast", "normal", "slow"], "normal")


def test_a_table_is_made_and_found(server: Running) -> None:
    options = {"hidden_cards": True, "points": 20}
    made = server.table("ada", "bot:wild", "bot:random", "bruno", options=options, pace="slow")
    assert made.keys[1:3] == [None, None]
    assert made.keys[0] is not None
    assert made.keys[0] != made.keys[3]
    summary = server.get(f"/api/tables/{made.id}").json()
    told = [(one["name"], one["online"], one["bot"], one["label"]) for one in summary["players"]]
    assert [(*one, label and sentence(label)) for *one, label in told] == [
        ("Ada", False, None, None),
        ("Bot:Wild", True, "wild", "Wild, merciless"),
        ("Bot:Random", True, "random", "Random"),
        ("Bruno", False, None, None),
    ]
    assert (summary["options"]["hidden_cards"], summary["options"]["points"]) == (True, 20)
    assert (summary["pace"], summary["phase"], summary["version"]) == ("slow", "site", 1)
    assert made.keys[0] not in json.dumps(summary)


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"seats": [{"name": "Ada"}]}, "R1.1"),
        ({"seats": [{"name": "Ada"}] * 7}, "R1.1"),
        ({"seats": TWO, "options": {"points": 0}}, "R13.1"),
        ({"seats": TWO, "options": {"first_holder": 2}}, "R1.5"),
        ({"seats": TWO, "options": {"hidden_card": True}}, "hidden_card"),
        ({"seats": TWO, "pace": "hasty"}, "hasty"),
        (
            {"seats": [{"name": "Ada"}, {"name": "B", "bot": "deep"}]},
            "no bot 'deep'; there are: meek, wild, p",
        ),
        (
            {"seats": [{"name": "Ada"}, {"name": "B", "bot": "random:mood=1"}]},
            "Seat 1: random has no parameters",
        ),
        ({"seats": [{"name": "Ada"}, {"name": "B", "bot": "random:" + "x" * 40}]}, "40 characters"),
        ({"seats": TWO, "hints": "yes"}, "Expected `bool | null`"),
        ({"seats": [{"name": "Ada"}, {"name": " \u202e\n "}]}, "Seat 1 needs a name"),
        ({"seats": [{"name": "Ada"}, {"name": "x" * 41}]}, "1 to 40"),
        ({"seats": [{"name": "Ada"}, {"name": 7}]}, "Expected `str`"),
        ({"seats": None}, "Expected `array`"),
        ([], "Expected `object`"),
    ],
)
def test_a_table_that_cannot_be(server: Running, body: object, says: str) -> None:
    answer = server.post(body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_message"
    assert says in answer.json()["message"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[" * 60_000,
        b'{"seats": NaN}',
        b"\xff\xfe",
        b'{"se\xff\xc0ats": 1}',
        b'{"seats":"\\ud800"}',
    ],
)
def test_a_body_that_is_no_json(server: Running, body: bytes) -> None:
    answer = server.request("POST", "/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_a_body_too_large(server: Running) -> None:
    answer = server.post({"seats": [{"name": "x" * 10_000_000}]})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert server.get("/api/health").status_code == 200


def test_a_table_is_made_by_our_page_alone(server: Running) -> None:
    """A page of another site may send text, but no JSON without being asked."""
    body = json.dumps({"seats": TWO})
    plain = server.request("POST", "/api/tables", content=body, headers={"Content-Type": "text/plain"})
    assert (plain.status_code, plain.json()["code"]) == (415, "not_json")
    assert server.post({"seats": TWO}, headers={"Origin": server.http}).status_code == 201


def test_no_such_table_or_address(server: Running) -> None:
    strange = [
        f"/api/tables/{name}" for name in ("%00", "x%00", "%ED%A0%80", "%F0%9F%98%80", "x" * 9000, "*")
    ]
    for path in ("/api/tables/nobody", "/api/tables/nobody/record", "/api/tables/%2e%2e", *strange):
        answer = server.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_table")
    assert server.get("/api/nothing").json()["code"] == "not_found"
    assert server.get("/api/tables").status_code == 405
    assert server.request("DELETE", "/api/tables/x").json()["code"] == "wrong_method"


def test_a_record_only_when_all_is_over(database: Path) -> None:
    """Between two games of a match one of them is over, but not the match (R13.1)."""
    between, rng = Game.new(Options(seats=2, points=1000), seed=5), random.Random(5)
    while between.table.phase != Phase.INTERVAL:
        random_step(between, rng)
    keep(database, "between", between)
    keep(database, "begun", Game.new(Options(seats=2), seed=5))
    keep(database, "over", whole_game(Options(seats=2), seed=5))
    with running(database) as server:
        for name in ("begun", "between"):
            refused = server.get(f"/api/tables/{name}/record")
            assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
            assert "deal:" not in refused.text
        answer = server.get("/api/tables/over/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    record = load(answer.text)
    assert record.players == ("Ada", "Bruno")
    *_, (_, _, after) = replay(record)
    assert after.phase == Phase.OVER


def test_every_answer_is_guarded(server: Running) -> None:
    for path in ("/", "/t/x", "/rules", "/fairness", "/api/setup", "/api/nothing", "/assets/none.js"):
        headers = server.get(path).headers
        for name, value in HEADERS.items():
            assert headers[name] == value, path
        assert "server" not in headers


def test_a_mistake_is_owned_up_to_and_logged_whole(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, (ada, _) = server.sit("ada", "bruno")

    async def fail(*_: object) -> None:
        raise RuntimeError("a mistake")

    with monkeypatch.context() as broken:
        broken.setattr(Tables, "create", fail)
        broken.setattr(LiveTable, "act", fail)
        answer = server.post({"seats": TWO})
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert all(answer.headers[name] == value for name, value in HEADERS.items())
        ada.act("site:roma")
        assert ada.error()["code"] == "internal"
    assert caplog.text.count("Traceback") == 2
    assert caplog.text.count("RuntimeError: a mistake") == 2
    ada.act("site:roma")
    assert ada.at_version(2)["site"] == 15


def built(static: Path, files: Mapping[str, str]) -> Path:
    """A folder of a built UI."""
    for name, text in files.items():
        (static / name).parent.mkdir(parents=True, exist_ok=True)
        (static / name).write_text(text)
    return static


@pytest.mark.parametrize("script", ["text/javascript", "application/javascript"])
def test_pages_and_files(script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mimetypes.init()
    monkeypatch.setitem(mimetypes.types_map, ".js", script)
    (tmp_path / "secret.txt").write_text("no")
    static = built(
        tmp_path / "static",
        {
            "index.html": "the page",
            "assets/index-abc.js": "the code",
            "service-worker.js": "the worker",
            "picture.svg": "<svg/>",
            "assets/picture-abc.svg": "<svg/>",
        },
    )
    with running(tmp_path / "games.db", static=static) as server:
        for path in ("/index.html", *(path for paths in PAGES.values() for path in paths)):
            answer = server.get(path.replace("{id}", "some-table"))
            assert (answer.text, answer.headers["cache-control"]) == ("the page", "no-cache")
        code = server.get("/assets/index-abc.js")
        assert code.text == "the code"
        assert code.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert code.headers["x-content-type-options"] == "nosniff"
        assert not DOCUMENT_HEADERS.keys() & {*code.headers}, "they weigh more than files do"
        files = ("/", "/picture.svg", "/assets/picture-abc.svg", "/service-worker.js", "/assets/gone.js")
        for path in (*files, "/api/setup"):
            assert all(server.get(path).headers[name] == value for name, value in HEADERS.items()), path
        again = server.get("/", headers={"If-None-Match": server.get("/").headers["etag"]})
        assert again.status_code in (200, 304)
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets"):
            assert server.get(path).status_code == 404, path
        assert server.get("/api/setup").headers["cache-control"] == "no-store"


def test_what_is_text_is_compressed_but_no_answer_that_may_hold_a_key(tmp_path: Path) -> None:
    files = {
        "/": "the page " * 500,
        "/assets/index-abc.js": "the code " * 500,
        "/assets/font-abc.woff2": "the font " * 500,
        "/robots.txt": "no robots " * 500,
    }
    names = {name[1:] or "index.html": text for name, text in files.items()}
    static = built(tmp_path / "static", names)
    for name, text in names.items():
        if not name.endswith(".woff2"):
            (static / f"{name}.gz").write_bytes(gzip.compress(text.encode()))
            (static / f"{name}.br").write_bytes(b"brotli")
    with running(tmp_path / "games.db", static=static) as server:

        def get(path: str, method: str = "GET", **headers: str) -> httpx.Response:
            names = {name.replace("_", "-"): value for name, value in headers.items()}
            return server.request(method, path, headers={"Accept-Encoding": "gzip", **names})

        for path, text in files.items():
            answer, plain = get(path), get(path, Accept_Encoding="identity;q=1, gzip;q=0")
            assert answer.text == plain.text == text
            compressed = not path.endswith(".woff2")
            assert ("content-encoding" in answer.headers) == compressed, path
            assert answer.headers.get("vary") == plain.headers.get("vary")
            assert (answer.headers.get("vary") == "Accept-Encoding") == compressed
            assert ("immutable" in answer.headers["cache-control"]) == path.startswith("/assets/")
            assert "content-encoding" not in plain.headers
            assert answer.headers["content-type"] == plain.headers["content-type"]
            assert (int(answer.headers["content-length"]) < len(text) / 5) == compressed
            with httpx.stream("GET", server.http + path, headers={"Accept-Encoding": "gzip, br"}) as best:
                assert best.headers.get("content-encoding") == ("br" if compressed else None), path
                assert not compressed or b"".join(best.iter_raw()) == b"brotli"
            head = get(path, "HEAD")
            assert (head.content, {**head.headers}) == (b"", {**answer.headers, "date": head.headers["date"]})
            for etag in (answer.headers["etag"], plain.headers["etag"]):
                known = get(path, If_None_Match=f'"other", W/{etag}')
                assert (known.status_code, known.content, known.headers["etag"]) == (304, b"", etag)
            part = get(path, Range="bytes=4-7", If_Range=plain.headers["etag"])
            assert (part.status_code, part.text) == (206, text[4:8])
            if compressed:
                assert answer.headers["etag"] != plain.headers["etag"], "their bytes differ"
                other = get(path, Range="bytes=4-7", If_Range=answer.headers["etag"])
                assert (other.status_code, other.text) == (200, text)
        made = get("/api/setup")
        assert len(made.content) > 300
        assert "content-encoding" not in made.headers


def test_no_search_engine_lists_tables() -> None:
    robots = Path(__file__).parents[2] / "web" / "public" / "robots.txt"
    assert "Disallow: /t/\n" in robots.read_text(encoding="utf-8")


def test_an_unknown_address_is_a_page_to_a_browser_and_json_to_others(tmp_path: Path) -> None:
    static = built(tmp_path / "static", {"index.html": "the page"})
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    impossible = [f"/t/{name}" for name in ("%00", "x%00", "%F0%9F%98%80", "x" * 9000)]
    with running(tmp_path / "games.db", static=static) as server:
        for path in ("/bla", "/t/", "/rule", "/assets/gone.js", *impossible):
            page = server.get(path, headers=browser)
            assert (page.status_code, page.text) == (404, "the page"), path
            other = server.get(path)
            assert other.status_code == 404
            assert other.json()["code"]
        assert server.get("/api/bla", headers=browser).json()["code"]
        assert server.request("POST", "/bla", headers=browser).status_code == 405


def test_a_ui_that_was_not_built(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", static=tmp_path / "nowhere") as server:
        answer = server.get("/")
        assert answer.status_code == 503
        assert "python3 run.py" in answer.text
        assert server.get("/favicon.ico").status_code == 404
        assert server.get("/api/health").status_code == 200


def test_what_people_are_really_offered() -> None:
    """The opponents of this package, and what becomes of a bot that needs what is not there."""
    offered = Opponents()
    assert [level.name for level in offered.levels()] == [level.name for level in LEVELS]
    assert {"naive", "random"} <= {bot.name for bot in offered.bots()}
    for name in ("naive", "random", *(level.name for level in offered.levels() if level.trouble is None)):
        offered.check(name)
    for forbidden in ("oracle", "search", "deep"):
        with pytest.raises(BotError, match=f"no bot '{forbidden}'"):
            offered.check(forbidden)


def test_a_level_whose_bot_cannot_play_here_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condottiere.bots.bot.find_spec", lambda _: None)
    kind = BotKind("Deep", BOTS["random"].make, slow, compiled=True)
    levels = [
        Level("easy", "Easy", "gentle", "random"),
        Level("fair", "Fair", "fair", "expert"),
        Level("hard", "Hard", "fierce", "deep"),
    ]
    bots = {"expert": BOTS["expert"], "random": BOTS["random"], "deep": kind}
    offered = Opponents(bots, levels, "deep", lambda spec: (bots[spec], bots[spec].parameters()), "fair")
    assert [level.trouble for level in offered.levels()] == [
        None,
        None,
        Fact(id="captain-needs-numba", text="Deep"),
    ]
    assert [bot.name for bot in offered.bots()] == ["expert", "random"]
    with pytest.raises(BotError, match="Numba"):
        offered.check("hard")


def test_a_level_is_played_by_the_strongest_below_it_whose_code_is_ready() -> None:
    bots = {
        name: BotKind(name, BOTS["random"].make, slow, compiled=name != "plain")
        for name in ("plain", "some", "all")
    }
    specs = {"easy": "plain", "fair": "plain", "strong": "some", "fierce": "all"}
    levels = [Level(name, name.title(), "fair", spec) for name, spec in specs.items()]
    offered = Opponents(bots, levels, None, lambda spec: (bots[spec], bots[spec].parameters()), "easy")

    def playing(*ready: str) -> list[str]:
        return [offered.playing(name, ready.__contains__) for name in (*specs, "some", "all")]

    assert playing() == ["easy", "fair", "fair", "fair", "fair", "fair"]
    assert playing("some") == ["easy", "fair", "strong", "strong", "some", "fair"]
    assert playing("some", "all") == ["easy", "fair", "strong", "fierce", "some", "all"]


def test_a_level_plays_for_a_bot_that_is_no_more_and_the_tutor_plays_itself() -> None:
    offered = Opponents()
    for gone in ("search:worlds=200", "oracle", "master:depth=3"):
        level = offered.playing(gone, lambda _: False)
        assert level in [one.name for one in LEVELS]
        offered.make(level, 1)
    assert offered.playing(TUTORS[0], lambda _: False) == TUTORS[0]


@pytest.mark.parametrize(
    "spec",
    [
        "master:seconds=60",
        "master:worlds=50000",
        "master:playouts=50000",
        "master:playouts=10,battles=1000",
        "master:playouts=10,proposals=64",
        "ismcts:playouts=10000000",
    ],
)
def test_nobody_makes_a_whole_server_wait_for_one_bot(spec: str) -> None:
    with pytest.raises(BotError, match=r"may be \d+ at most"):
        Opponents().check(spec)
    Opponents().check("master:seconds=2")
    deep = replace(BOTS["random"], budget=lambda _: 60.0)
    with pytest.raises(BotError, match="for 7 seconds at most"):
        Opponents({"deep": deep}, parse=lambda _: (deep, deep.parameters())).check("deep")


def test_a_stored_bot_that_would_think_too_long_thinks_as_long_as_it_may() -> None:
    made: list[msgspec.Struct] = []

    def make(_seed: int | None, parameters: msgspec.Struct) -> Passer:
        made.append(parameters)
        return Passer()

    kind = replace(BOTS["master"], make=make)
    offered = Opponents(parse=lambda spec: (kind, parse_spec(spec)[1]))
    for spec in ("master:playouts=50000", f"master:playouts={MAX_PLAYOUTS}"):
        offered.make(spec, 1)
    assert made[0] == made[1] == MasterParameters(playouts=MAX_PLAYOUTS)
    assert offered.time_step("master:playouts=50000") == offered.time_step(f"master:playouts={MAX_PLAYOUTS}")
