"""`condottiere play` and `condottiere watch`, as people in a terminal use them."""

import re
from pathlib import Path

import pytest

from condottiere.cli import app
from condottiere.languages.bundle import language
from condottiere.record import Record, load, replayed
from condottiere.record.notation import action_text
from condottiere.rules import view

Capture = pytest.CaptureFixture[str]
DUEL = ("play", "gattamelata", "--name", "Ada", "--seed", "4", "--pace", "0")


@pytest.fixture(autouse=True)
def english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wide terminal of an English reader, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "150")


@pytest.fixture
def terminal(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> "Terminal":
    return Terminal(capsys, monkeypatch)


class Terminal:
    """Where somebody gives a command, and then types."""

    def __init__(self, capsys: Capture, patch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._patch = patch

    def run(self, *words: str, typed: str = "", interrupted: bool = False) -> tuple[int, str, str]:
        """The exit status of a command, and what it prints to whom."""
        lines = iter(typed.splitlines())

        def type_line() -> str:
            line = next(lines, None)
            if line is None:
                raise KeyboardInterrupt if interrupted else EOFError
            return line

        self._patch.setattr("builtins.input", type_line)
        with pytest.raises(SystemExit) as done:
            app(words)
        assert isinstance(done.value.code, int)
        return done.value.code, *self._capsys.readouterr()


def kept(file: str) -> Record:
    return load(Path(file).read_text(encoding="utf-8"))


def test_a_game_is_played_to_its_end_and_kept(terminal: Terminal) -> None:
    status, out, err = terminal.run(*DUEL, "--save", "duel.txt", typed="h\n\nnine\n99\n" + "2\n1\n" * 500)
    assert (status, err) == (0, "")
    assert "What a captain would do" in out
    assert re.search(r"a captain would do\n +\d+  \w", out), "a hint names choices by their numbers"
    assert "There is no choice nine." in out
    assert "There is no choice 99." in out
    assert re.search(r"(Ada|Gattamelata) wins the game", out)
    assert out.endswith("The game is in duel.txt. To read it: condottiere replay duel.txt\n")
    record = kept("duel.txt")
    assert record.players == ("Ada", "Gattamelata")
    assert replayed(record).over
    assert terminal.run("play", "--resume", "duel.txt")[2] == (
        "condottiere: duel.txt: this game is over. To read it: condottiere replay duel.txt\n"
    )


@pytest.mark.parametrize("interrupted", [True, False], ids=["ctrl-c", "q"])
def test_a_game_that_is_stopped_is_saved_and_goes_on_where_it_was(
    terminal: Terminal, interrupted: bool
) -> None:
    Path("condottiere-game-1.txt").write_text("another game\n")
    typed = "1\n" if interrupted else "1\nq\n"
    status, out, _ = terminal.run(*DUEL, typed=typed, interrupted=interrupted)
    assert status == 130
    resume = "condottiere play --resume condottiere-game-2.txt"
    assert out.endswith(f"Saved in condottiere-game-2.txt. To go on: {resume}\n")
    before = kept("condottiere-game-2.txt")
    status, out, _ = terminal.run(*resume.split()[1:], "--pace", "0", typed="1\nq\n")
    assert status == 130
    after = kept("condottiere-game-2.txt")
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) > len(before.entries)
    assert after.players == before.players
    assert Path("condottiere-game-1.txt").read_text() == "another game\n"


def test_the_choices_are_those_that_are_legal_and_nothing_hidden_is_told(terminal: Terminal) -> None:
    words = ("play", "colleoni", "colleoni", *DUEL[2:], "--hidden-cards")
    _, out, _ = terminal.run(*words, typed="1\n" * 3 + "q\n")
    game = replayed(kept("condottiere-game-1.txt"))
    assert game.turn == 0
    seen = view(game.table, 0)
    last = out[out.rindex("Your hand:") :]
    assert len(re.findall(r"(?:^|\s)\d+  (?=[A-Z])", last)) == len(seen.legal), list(
        map(action_text, seen.legal)
    )
    assert "Colleoni 1 plays a card face down." in out
    assert not re.search(r"Colleoni \d plays (Mercenary|Drummer|Heroine|Courtesan)", out)
    assert not re.search(r"Colleoni \d gets", out)


def test_bots_are_watched_and_with_open_all_their_cards(terminal: Terminal) -> None:
    words = ("watch", "naive", "random", "--seed", "5", "--pace", "0", "--hidden-cards", "--points", "3")
    status, out, _ = terminal.run(*words)
    assert status == 0
    assert re.search(r"(naive|random) wins the match", out)
    assert "plays a card face down" in out
    assert "naive (Condottiere)" in out
    _, openly, _ = terminal.run(*words, "--open", "--save", "match.txt")
    assert "plays a card face down" not in openly
    assert "naive gets Mercenary" in openly
    assert "naive gets" not in out
    assert replayed(kept("match.txt")).over


def test_a_game_is_gone_on_with_by_the_command_for_it(terminal: Terminal) -> None:
    terminal.run(*DUEL, typed="q\n")
    assert (
        "somebody plays in this game. To go on with it: condottiere play --resume"
        in (terminal.run("watch", "--resume", "condottiere-game-1.txt")[2])
    )


def test_a_record_names_no_code_to_run(terminal: Terminal) -> None:
    """So whoever goes on with a game names bots of their own again, as the command does that is printed."""
    Path("my.py").write_text("class MyBot:\n    def decide(self, view): return view.legal[0]\n")
    words = ("play", "./my.py:MyBot", "naive", "--name", "Ada", "--pace", "0")
    _, out, _ = terminal.run(*words, typed="q\n")
    resume = "play ./my.py:MyBot --resume condottiere-game-1.txt"
    assert out.endswith(f"To go on: condottiere {resume}\n")
    assert terminal.run(*resume.split(), typed="q\n")[0] == 130
    Path("my.py").write_text("raise SystemExit('it ran')\n")
    _, _, err = terminal.run("play", "--resume", "condottiere-game-1.txt")
    assert err == (
        "condottiere: more than one of the players is no captain: Ada, ./my.py:MyBot; "
        "name bots of your own again, before --resume\n"
    )


@pytest.mark.parametrize(
    "code", ["fr", *(pytest.param(code, marks=pytest.mark.everything) for code in ("it", "pl"))]
)
def test_the_reader_chooses_the_language(terminal: Terminal, code: str) -> None:
    _, out, _ = terminal.run(*DUEL, "--language", code, typed="h\n1\nq\n")
    words = language(code)
    for message in ("decision-play", "hint-title", "terminal-ask"):
        assert words.message(message) in out
    assert words.message("terminal-hand", cards="").strip() in out
    assert " wins " not in out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["nobody"], "there is no bot 'nobody'; there are: expert, "),
        (["nobody"], "; the captains are: carmagnola, gattamelata, "),
        (["colleoni"] * 6, "R1.1: a table has 2 to 6 seats, not 7"),
        (["colleoni", "--name", "Hawkwood"], "Hawkwood is the name of a bot; choose another one"),
        (["--resume", "none.txt"], "none.txt: No such file"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(terminal: Terminal, words: list[str], why: str) -> None:
    status, _, err = terminal.run("play", *words)
    assert (status, err.count("\n")) == (1, 1)
    assert why in err
