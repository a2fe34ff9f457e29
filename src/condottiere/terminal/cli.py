"""`condottiere play` and `condottiere watch`: their arguments, and the file that a game is kept in."""

import getpass
import io
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter, validators
from rich.console import Console
from rich.text import Text

from condottiere.arena.cli import Rules
from condottiere.bots import BotError
from condottiere.languages.bundle import Language, reader_language
from condottiere.record.encoding import decode
from condottiere.record.file import RecordError, dump, load, record_of, replayed
from condottiere.record.game import Game
from condottiere.rules import Options, OptionsError
from condottiere.rules.options import OptionalRules

from .company import Company, company_of, gather
from .session import Session, Stopped

INTERRUPTED: Final = 130
CAPTAINS: Final = ("gattamelata", "piccinino", "colleoni")
"""Against whom one plays if one names nobody."""

PLAY, WATCH = App(name="play"), App(name="watch")


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Terminal:
    """How a game goes on in a terminal, and where it is kept."""

    resume: Path | None = None
    """Go on with the game in this file, instead of beginning one."""
    save: Path | None = None
    """File for the game, which is written when it ends or is stopped. A game that is stopped is saved in any
    case."""
    seed: int | None = None
    """What the cards and the bots follow from; by default they are random."""
    pace: Annotated[float, Parameter(validator=validators.Number(gte=0, lte=60))] = 0.6
    """Seconds for which to look at what a bot has done."""
    language: str | None = None
    """The language to print in, such as fr; by default that of the environment (LC_ALL, LC_MESSAGES,
    LANG)."""


@PLAY.default
def play(
    *captains: str,
    name: str | None = None,
    rules: Rules = OptionalRules(),
    terminal: Terminal = Terminal(),
) -> int:
    """Play against captains in this terminal, with hints.

    Ctrl-C saves the game, and says how to go on with it.

    Parameters
    ----------
    captains
        Whom to play against, one to five: carmagnola, gattamelata, piccinino, colleoni, hawkwood, urslingen,
        or bots such as expert:temperature=2.
    name
        Your name.
    """
    return _run("play", captains, name or _login(), rules, terminal)


@WATCH.default
def watch(
    *bots: str,
    is_open: Annotated[bool, Parameter(name="--open", negative="")] = False,
    rules: Rules = OptionalRules(),
    terminal: Terminal = Terminal(),
) -> int:
    """Watch captains or other bots play in this terminal.

    Ctrl-C saves the game, and says how to go on with it.

    Parameters
    ----------
    bots
        Who plays, two to six captains or bots.
    is_open
        Tell every card, those in hands too.
    """
    return _run("watch", bots, None, rules, terminal, is_open=is_open)


def _run(
    command: str,
    given: Sequence[str],
    person: str | None,
    rules: OptionalRules,
    terminal: Terminal,
    *,
    is_open: bool = False,
) -> int:
    """Begin or resume a game and go on with it to its end, or until somebody stops it."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal may lack the letters of a name
    words = reader_language(terminal.language)
    console = Console(highlight=False)
    try:
        if terminal.resume is None:
            company = gather(given or CAPTAINS, person, terminal.seed)
            game = Game.new(Options(seats=len(company.names), **asdict(rules)), terminal.seed)
        else:
            game, company = _resumed(terminal.resume, command, words, given)
    except RecordError as error:
        return _complain(f"{terminal.resume}: {words.write(error.fact)}")
    except (BotError, OptionsError) as error:
        return _complain(error)
    except OSError as error:
        return _complain(f"{terminal.resume}: {error.strerror}")
    file = terminal.save or terminal.resume
    try:
        Session(game, company, words, console, is_open=is_open).run(terminal.pace)
    except (KeyboardInterrupt, Stopped):
        file = file or _free_name()
        _write(file, game, company)
        how = " ".join(["condottiere", command, *company.own, f"--resume {file}"])
        saved = words.message("terminal-saved", file=str(file), command=how)
        console.print(Text("\n" + saved), soft_wrap=True)
        return INTERRUPTED
    if file is not None:
        _write(file, game, company)
        how = f"condottiere replay {file}"
        console.print(Text(words.message("terminal-kept", file=str(file), command=how)), soft_wrap=True)
    return 0


def _resumed(file: Path, command: str, words: Language, given: Sequence[str]) -> tuple[Game, Company]:
    """Load a game that this command can go on with. Raises RecordError, BotError, OSError."""
    record = load(decode(file.read_bytes()))
    game, company = replayed(record), company_of(record.players, given)
    other, why = "", ""
    if game.over:
        other, why = f"replay {file}", "terminal-over"
    elif company.person is None and command == "play":
        other, why = f"watch --resume {file}", "terminal-nobody-plays"
    elif company.person is not None and command == "watch":
        other, why = f"play --resume {file}", "terminal-somebody-plays"
    if why:
        raise RecordError(words.message(why, command=f"condottiere {other}"))
    return game, company


def _write(file: Path, game: Game, company: Company) -> None:
    """Write the record of a game, whole or not at all."""
    new = file.with_name(f"{file.name}.new")
    new.write_text(dump(record_of(game, company.names)), encoding="utf-8")
    new.replace(file)


def _free_name() -> Path:
    """Return the first name for a game that no file has."""
    number = 1
    while (file := Path(f"condottiere-game-{number}.txt")).exists():
        number += 1
    return file


def _login() -> str:
    """The name under which somebody is logged in, where there is one."""
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError, ImportError):
        return "Condottiere"


def _complain(why: object) -> int:
    print(f"condottiere: {why}", file=sys.stderr)
    return 1
