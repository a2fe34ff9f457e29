"""Bots of one's own: docs/your-own-bot.md runs as it stands there; what is wrong is told with its line."""

import doctest
import json
import re
from pathlib import Path

import pytest

from condottiere.arena.plan import code_digest
from condottiere.bots import BotError, make_bot
from condottiere.bots.own import OwnBotFailed
from condottiere.bots.registry import parse_spec
from condottiere.cli import app
from condottiere.rules import View, view
from support.positions import at

PAGE = Path(__file__).parents[2] / "docs" / "your-own-bot.md"
TEXT = PAGE.read_text(encoding="utf-8")
FILE, *LOOKS = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
SPEC = "./my.py:MyBot"
Capture = pytest.CaptureFixture[str]


def battle() -> View:
    """Seat 0 may pass, or play a Mercenary of 10 or a Heroine."""
    return view(at("seats=3 site=roma hands=TH/3/1"), 0)


@pytest.fixture(autouse=True)
def my(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the page, in the folder where commands are given."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "160")
    file = tmp_path / "my.py"
    file.write_text(FILE, encoding="utf-8")
    return file


def arena(*words: str) -> int:
    with pytest.raises(SystemExit) as done:
        app(["arena", *words])
    assert isinstance(done.value.code, int)
    return done.value.code


# --- the page -------------------------------------------------------------------------------------


def test_the_bot_of_the_page_plays_in_the_worker_processes_of_the_arena(
    tmp_path: Path, capsys: Capture
) -> None:
    figures = tmp_path / "figures.json"
    few = ["--seats", "2", "--blocks", "2", "--json", str(figures)]
    assert arena("match", SPEC, "random", "--workers", "2", *few) == 0
    assert f"{SPEC}" in capsys.readouterr().out
    assert json.loads(figures.read_text())[0]["figures"]["games"] == 4


@pytest.mark.everything
def test_the_commands_of_the_page_do_what_it_says(capsys: Capture) -> None:
    commands = re.findall(r"^    condottiere arena (.*)$", TEXT, re.MULTILINE)
    assert len(commands) == 3
    for command in commands:
        assert arena(*command.split()) == 0
        printed = capsys.readouterr().out
        assert "MyBot" in printed
        if "naive" in command:
            won = re.search(r"it wins ([\d.]+%) \(", TEXT)
            assert won is not None
            assert won[1] in printed


def test_the_python_of_the_page_says_what_it_says_there() -> None:
    example = doctest.DocTestParser().get_doctest("\n".join(LOOKS), {}, PAGE.name, str(PAGE), 0)
    assert len(example.examples) > 5
    complaints: list[str] = []
    doctest.DocTestRunner().run(example, out=complaints.append)
    assert complaints == []


def test_the_class_of_the_page_has_twenty_lines() -> None:
    assert len(FILE.partition("class MyBot")[2].splitlines()) <= 20


# --- what a bot gets and gives --------------------------------------------------------------------


def test_a_bot_gets_its_seed_and_its_parameters_in_their_types(my: Path) -> None:
    my.write_text(
        "class Bot:\n"
        "    def __init__(self, *, depth: int, seed, bold=False, name='x', share: float | None = None):\n"
        "        assert (seed, depth, bold, name, share) == (7, 3, True, 'Ada', 0.5)\n"
        "    def decide(self, view): return view.legal[0]\n"
    )
    assert make_bot("./my.py:Bot:depth=3,bold=true,name=Ada,share=0.5", 7).decide(battle()).code == 0


@pytest.mark.parametrize(
    "answer",
    [
        "view.legal[1]",
        "view.actions[1]",
        "np.int64(view.legal[1])",
        "'play:T'",
        "Decision(view.legal[1], ())",
    ],
)
def test_a_bot_answers_with_a_code_an_action_a_token_or_a_decision(my: Path, answer: str) -> None:
    my.write_text(
        "import numpy as np\nfrom condottiere.bots import Decision\n"
        f"class Bot:\n    def decide(self, view): return {answer}\n"
    )
    decision = make_bot("./my.py:Bot").decide(battle())
    assert (decision.code, type(decision.code)) == (battle().legal[1], int)
    assert [one.code for one in decision.alternatives] == [decision.code]


def test_a_bot_may_use_what_lies_beside_its_file(my: Path) -> None:
    (my.parent / "beside_my_bot.py").write_text("def first(view): return view.legal[0]\n")
    my.write_text("import beside_my_bot\nclass Bot:\n    decide = staticmethod(beside_my_bot.first)\n")
    assert make_bot(f"{my}:Bot").decide(battle()).code == 0


def test_a_package_offers_a_bot_by_name(my: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = my.parent / "installed"
    told = installed / "offers_a_bot-1.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: offers-a-bot\nVersion: 1\n")
    (told / "entry_points.txt").write_text(
        "[condottiere.bots]\nmybot = offers_a_bot:MyBot\nnaive = offers_a_bot:MyBot\ngone = no_module:Bot\n"
    )
    (installed / "offers_a_bot.py").write_text(FILE, encoding="utf-8")
    monkeypatch.syspath_prepend(installed)
    bot = make_bot("mybot:share=0.5", 1)
    assert bot.decide(battle()).code in battle().legal
    assert type(bot) is not type(make_bot("naive")), "the bots of this package keep their names"
    with pytest.raises(
        BotError, match=r"there is no bot 'nobody'; there are: expert, .*, gone, mybot, naive; one of your"
    ):
        make_bot("nobody")
    with pytest.raises(BotError, match="the bot 'gone' of no_module:Bot cannot be loaded: ModuleNotFound"):
        make_bot("gone")
    assert code_digest(("mybot",)) != code_digest(("naive",))


def test_another_version_of_a_bot_is_another_plan(my: Path) -> None:
    """So `--out` never mixes the games of both."""
    before = code_digest((SPEC, "naive"))
    code_digest.cache_clear()
    assert code_digest((SPEC, "naive")) == before
    my.write_text(FILE.replace("share: float = 0.25", "share: float = 0.3"), encoding="utf-8")
    code_digest.cache_clear()
    assert code_digest((SPEC, "naive")) != before


def test_no_stranger_chooses_a_file_to_run(my: Path) -> None:
    """A server parses what browsers name."""
    my.write_text("raise SystemExit('it ran')\n")
    with pytest.raises(BotError, match="there is no bot"):
        parse_spec("./my.py:MyBot")


# --- what is wrong with a bot ---------------------------------------------------------------------

BOT = "class Bot:\n    def decide(self, view):\n        return {}\n"


@pytest.mark.parametrize(
    ("text", "spec", "told"),
    [
        (FILE, "./your.py:MyBot", "there is no file ./your.py; a bot of your own is named as ./my.py:MyBot"),
        (FILE, "./my.py", "./my.py is named without the class; name one: ./my.py:MyBot"),
        (FILE, "./my.py:Mybot", "./my.py has no class 'Mybot'; name one: ./my.py:MyBot"),
        ("x = 1\n", "./my.py:Bot", "./my.py has no class 'Bot'; write one with a method decide(self, view)"),
        ("x = 1\nif x\n", "./my.py:Bot", "my.py, line 2: SyntaxError: expected ':'; mend it"),
        ("\nimport nowhere_else\n", "./my.py:Bot", "my.py, line 2: ModuleNotFoundError: No module"),
        ("class Bot: pass\n", "./my.py:Bot", "./my.py:Bot has no method decide(self, view), "),
        (FILE, f"{SPEC}:depth=3", "./my.py:MyBot has no parameter 'depth'; it has: share"),
        (FILE, f"{SPEC}:share=many", "./my.py:MyBot: share=many: Expected `float`, got `str`"),
        (FILE, f"{SPEC}:share", "parameters are written once each, as in ./my.py:MyBot:key=value,key=value"),
        (
            "class Bot:\n    def __init__(self):\n        raise OSError('no weights')\n",
            "./my.py:Bot",
            "my.py, line 3: OSError: no weights; so ./my.py:Bot cannot be made",
        ),
    ],
)  # fmt: skip
def test_a_bot_that_cannot_be_made_is_told_what_to_mend(my: Path, text: str, spec: str, told: str) -> None:
    my.write_text(text, encoding="utf-8")
    with pytest.raises(BotError) as caught:
        make_bot(spec, 1)
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("view.hand[99]", "my.py, line 3: IndexError: tuple index out of range"),
        ("None", "my.py, line 2: decide returned None, which is not legal now; return one of view.legal or"),
        ("[1]", "decide returned [1], which is not legal now"),
        ("150", "here: pass, play:T, play:H"),
        ("'play:X'", "decide returned 'play:X', which is not legal now"),
    ],
)
def test_a_bot_that_fails_is_told_in_which_line(my: Path, answer: str, told: str) -> None:
    my.write_text(BOT.format(answer))
    with pytest.raises(OwnBotFailed) as caught:
        make_bot("./my.py:Bot").decide(battle())
    assert told in str(caught.value)


def test_the_arena_says_in_which_game_a_bot_failed(my: Path, capsys: Capture) -> None:
    my.write_text(BOT.format("1 / 0"))
    assert arena("match", "./my.py:Bot", "random", "--seats", "2", "--blocks", "2", "--workers", "1") == 1
    told = capsys.readouterr().err
    assert re.fullmatch(
        r"condottiere: ./my.py:Bot at seat \d failed: my.py, line 3: ZeroDivisionError: division by zero "
        r"\(seed 1, block 0, rotation \d\)\n",
        told,
    )
