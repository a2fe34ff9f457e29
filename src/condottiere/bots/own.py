"""Bots of one's own: a class in a file, or one that an installed package offers.

A spec names the file and the class, as in `./my.py:MyBot:depth=3`, or an entry point of the group
`condottiere.bots`. Loading a bot runs its file. So only whoever starts a program may name one: the tables of
a server take the bots of `registry.BOTS` alone.
"""

import inspect
import operator
import re
import sys
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from condottiere.record.moves import action_code
from condottiere.record.notation import action_text
from condottiere.rules import View

from .bot import BotError, Decision, single_decision
from .parameters import written_parameters

GROUP: Final = "condottiere.bots"
"""The group of entry points by which an installed package offers bots."""
_IN_A_FILE: Final = re.compile(r"(?P<file>.+?\.py)(?::(?P<name>[^:=,]*))?(?::(?P<parameters>.*))?", re.DOTALL)


class OwnBotFailed(RuntimeError):
    """A bot of one's own raised an error or chose what is not legal. The message names file and line."""


class OwnBot:
    """A bot made of somebody's own class, which is told what is wrong with its answers."""

    def __init__(self, bot: Any, file: Path) -> None:
        self._bot = bot
        self._file = file

    def decide(self, view: View) -> Decision:
        """Ask the bot. Raises OwnBotFailed if it fails or may not do what it answers."""
        try:
            answer = self._bot.decide(view)
        except Exception as error:
            raise OwnBotFailed(_told(error, self._file)) from error
        code = _code(answer.code if isinstance(answer, Decision) else answer)
        if code is not None and code in view.legal:
            considered = answer.alternatives if isinstance(answer, Decision) else ()
            return Decision(code, considered) if considered else single_decision(code)
        legal = ", ".join(map(action_text, view.legal))
        raise OwnBotFailed(
            f"{_place(self._file, self._line)}: decide returned {answer!r}, which is not legal now; "
            f"return one of view.legal or view.actions, here: {legal}"
        )

    @property
    def _line(self) -> int:
        """Where the method is that decides, or 0."""
        code = getattr(getattr(self._bot.decide, "__func__", None), "__code__", None)
        return code.co_firstlineno if code and code.co_filename == str(self._file) else 0


def _code(answer: Any) -> int | None:
    """The code of an answer: a code (NumPy's too), an Action or a token; None for anything else."""
    try:
        return action_code(answer if isinstance(answer, str) else _number(answer))
    except (TypeError, ValueError):
        return None


def _number(answer: Any) -> Any:
    return operator.index(answer) if hasattr(answer, "__index__") else answer


def make_own_bot(spec: str, seed: int | None) -> OwnBot | None:
    """Make the bot of a spec, or return None if it names neither a file nor an entry point. Raises BotError.

    The class gets the seed if it takes a `seed`, and the parameters of the spec by name, in its types.
    """
    found = _IN_A_FILE.fullmatch(spec)
    if found:
        name = f"{found['file']}:{found['name'] or ''}"
        file = Path(found["file"]).resolve()
        made = _class_in(found["file"], _run(file, found["file"]), found["name"] or "")
        return _make(made, file, name, written_parameters(name, found["parameters"] or ""), seed)
    name, _, parameters = spec.partition(":")
    entry = _entry_point(name)
    if entry is None:
        return None
    try:
        made = entry.load()
    except Exception as error:
        raise BotError(f"the bot {name!r} of {entry.value} cannot be loaded: {_what(error)}") from error
    return _make(made, _file_of(entry), name, written_parameters(name, parameters), seed)


def own_file(spec: str) -> Path | None:
    """Return the file of a bot of one's own, or None for any other bot."""
    found = _IN_A_FILE.fullmatch(spec)
    if found:
        return Path(found["file"]).resolve()
    entry = _entry_point(spec.partition(":")[0])
    return None if entry is None else _file_of(entry)


def offered() -> list[str]:
    """Return the names of the bots that installed packages offer, sorted."""
    return sorted(entry_points(group=GROUP).names)


def _entry_point(name: str) -> EntryPoint | None:
    return next(iter(entry_points(group=GROUP, name=name)), None)


def _file_of(entry: EntryPoint) -> Path:
    """Return the file of the module that an entry point names, or its name where there is none."""
    with suppress(ModuleNotFoundError):
        spec = find_spec(entry.module)
        if spec and spec.origin:
            return Path(spec.origin)
    return Path(entry.module)


@cache
def _run(file: Path, name: str) -> ModuleType:
    """Run a file once in this process, and return it as a module. It may import what lies beside it."""
    if not file.is_file():
        raise BotError(f"there is no file {name}; a bot of your own is named as ./my.py:MyBot")
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))  # last, so that no file beside it replaces a library
    spec = spec_from_file_location(f"own_bots_{len(sys.modules)}_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BotError(f"{_told(error, file)}; mend it, and start again") from error
    return module


def _class_in(file: str, module: ModuleType, name: str) -> Callable[..., Any]:
    """Return the class of this name, or say which there are."""
    found = getattr(module, name, None) if name else None
    if callable(found):
        return found  # type: ignore[no-any-return]  # whatever it is, it can be called
    known = [
        own.__name__
        for own in vars(module).values()
        if isinstance(own, type) and own.__module__ == module.__name__ and hasattr(own, "decide")
    ]
    what = f"has no class {name!r}" if name else "is named without the class"
    advice = f"name one: {_named(file, known)}" if known else "write one with a method decide(self, view)"
    raise BotError(f"{file} {what}; {advice}")


def _named(file: str, names: Iterable[str]) -> str:
    return ", ".join(f"{file}:{name}" for name in names)


def _make(
    made: Callable[..., Any], file: Path, name: str, parameters: dict[str, str], seed: int | None
) -> OwnBot:
    """Make a bot of a class. Raises BotError."""
    try:
        bot = made(**_arguments(made, name, parameters, seed))
    except BotError:
        raise
    except Exception as error:
        raise BotError(f"{_told(error, file)}; so {name} cannot be made") from error
    if not callable(getattr(bot, "decide", None)):
        raise BotError(f"{name} has no method decide(self, view), which returns one of view.actions")
    return OwnBot(bot, file)


def _arguments(
    made: Callable[..., Any], name: str, parameters: dict[str, str], seed: int | None
) -> dict[str, Any]:
    """The arguments that a class takes: the parameters in its types, and the seed if it takes one."""
    taken = inspect.signature(made, eval_str=True).parameters
    known = [key for key in taken if key != "seed"]
    arguments: dict[str, Any] = {"seed": seed} if "seed" in taken else {}
    for key, text in parameters.items():
        if key not in known:
            raise BotError(f"{name} has no parameter {key!r}; it has: {', '.join(known) or 'none'}")
        kind = taken[key].annotation
        if kind is inspect.Parameter.empty:
            kind = str if taken[key].default in (None, inspect.Parameter.empty) else type(taken[key].default)
        try:
            arguments[key] = msgspec.convert(text, kind, strict=False)
        except msgspec.ValidationError as error:
            raise BotError(f"{name}: {key}={text}: {error}") from error
    return arguments


def _told(error: Exception, file: Path) -> str:
    """Say where in a file an error happened, and which."""
    if isinstance(error, SyntaxError) and error.filename == str(file):
        return f"{_place(file, error.lineno or 0)}: {type(error).__name__}: {error.msg}"
    lines = [at.lineno for at in traceback.extract_tb(error.__traceback__) if at.filename == str(file)]
    return f"{_place(file, (lines or [0])[-1] or 0)}: {_what(error)}"


def _place(file: Path, line: int) -> str:
    return f"{file.name}, line {line}" if line else file.name


def _what(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
