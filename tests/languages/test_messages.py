"""What people read: the messages of every language, and that pages and Python name them rightly."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from condottiere.languages import bundle, typescript
from condottiere.languages.bundle import Language, languages
from condottiere.languages.typescript import messages_ts

ROOT = Path(__file__).parents[2]
LANGUAGES = ROOT / "src" / "condottiere" / "languages"
variables = cache(typescript.variables)
MESSAGES_TS = ROOT / "web" / "src" / "languages" / "messages.ts"


def test_the_committed_types_of_messages_are_up_to_date() -> None:
    assert MESSAGES_TS.read_text(encoding="utf-8") == messages_ts(), (
        "run: python -m condottiere.languages.typescript > web/src/languages/messages.ts"
    )


@pytest.mark.parametrize("code", languages())
def test_every_language_has_the_messages_of_english_with_their_variables(code: str) -> None:
    english, other = variables(), variables(code)
    assert set(other) == set(english)
    wrong = {name: needed ^ english[name] for name, needed in other.items() if needed != english[name]}
    assert wrong == {}, "variables that are lacking or unknown"


def test_a_message_that_a_language_lacks_is_told_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundle.language()
    (tmp_path / "pl.ftl").write_text("locale = pl\ncancel = Anuluj\n", encoding="utf-8")
    monkeypatch.setattr(bundle, "files", lambda _: tmp_path)
    polish = Language("pl")
    assert (polish.message("cancel"), polish.message("close")) == ("Anuluj", "Close")
    with pytest.raises(LookupError):
        polish.message("no-such-message")


@pytest.mark.parametrize("name", [name for name in variables() if name.startswith("pact-to-")])
def test_polish_asks_for_a_promise_with_a_noun(name: str) -> None:
    """'prosi cię o zostawienie regionu Roma w spokoju': no infinitive stands behind 'prosi cię'."""
    polish = Language("pl")
    promise = polish.inflected(name, region="Roma", whom="Bruno", battle="next")
    asked = polish.message("pact-asks", to="you", own="no", name="Ada", others="", request=promise)
    assert asked == f"Ada prosi cię o {promise.write('accusative')}."
    assert re.search(r"(?:anie|enie|walkę)\b", promise.write("accusative"))


def test_lists_are_joined_as_in_their_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ja.ftl").write_text("locale = ja\n", encoding="utf-8")
    monkeypatch.setattr(bundle, "files", lambda _: tmp_path)
    assert Language("ja").enumeration(["Ada", "Bruno", "Carla"]) == "Ada、Bruno、Carla"


def parts(code: str) -> dict[str, list[str]]:
    """The messages of a language beneath each heading of its file, by which pages load it in parts."""
    text = (LANGUAGES / f"{code}.ftl").read_text(encoding="utf-8")
    _, *headed = re.split(r"^### (.+)$", text, flags=re.MULTILINE)
    return {
        heading: re.findall(r"^([a-z][\w-]*) =", part, flags=re.MULTILINE)
        for heading, part in zip(headed[::2], headed[1::2], strict=True)
    }


@pytest.mark.parametrize("code", languages())
def test_every_language_is_loaded_in_the_parts_of_english(code: str) -> None:
    english = {heading: sorted(names) for heading, names in parts("en").items()}
    assert {heading: sorted(names) for heading, names in parts(code).items()} == english


@cache
def python() -> list[tuple[Path, ast.AST]]:
    """Every node of the program that is a call or holds text."""
    return [
        (file, node)
        for file in (ROOT / "src" / "condottiere").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, (ast.Call, ast.Constant, ast.JoinedStr))
    ]


def test_python_tells_no_fact_without_its_message_and_what_that_needs() -> None:
    english = variables()
    wrong = []
    for file, node in python():
        match node:
            case ast.Call(func=ast.Name("Fact"), keywords=keywords):
                given = {keyword.arg: keyword.value for keyword in keywords}
                match given.get("id"):
                    case ast.Constant(str(name)) if name not in english or not english[name] <= set(given):
                        wrong.append(f"{file.name}:{node.lineno} {name}")
    assert wrong == []


def test_every_message_is_used() -> None:
    """Under its whole name, or where a name is put together, under the part of it that is fixed."""
    names: set[str] = set()
    beginnings: set[str] = set()
    endings: set[str] = set()
    for _, node in python():
        match node:
            case ast.Constant(str(text)):
                names.add(text)
            case ast.JoinedStr([ast.Constant(str(text)), *_]):
                beginnings.add(text)
            case ast.JoinedStr([_, ast.Constant(str(text))]):
                endings.add(text)
    web = ROOT / "web"
    for file in (*(web / "src").rglob("*"), *(web / "worker").rglob("*"), *web.glob("*.ts")):
        if file.suffix in (".ts", ".svelte") and file != MESSAGES_TS:
            code = file.read_text(encoding="utf-8")
            names |= set(re.findall(r"""['"`]([a-z][a-z0-9_-]*)['"`]""", code))
            beginnings |= set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", code))
    for file in (ROOT / "src" / "condottiere" / "languages").glob("*.ftl"):
        names |= set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", file.read_text(encoding="utf-8")))

    def is_used(name: str) -> bool:
        begins = any(name.startswith(one) for one in beginnings if re.fullmatch(r"[a-z][a-z0-9-]*-", one))
        ends = any(name.endswith(one) and name.removesuffix(one) in names for one in endings)
        return name in names or begins or ends

    assert [name for name in variables() if not is_used(name)] == []
