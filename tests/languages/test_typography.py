"""How each language is printed in messages and documents: spaces, marks, and no words misread before."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from condottiere.languages.bundle import languages

ROOT = Path(__file__).parents[2]
EVERYWHERE = {
    r"(?<=\w)'(?=\w)": "a straight apostrophe",
    r"\.\.\.": "three dots in place of …",
    r"\S  +\S": "two spaces",
}
INFLECTING = "bez|dla|do|ku|między|na|nad|o|od|po|pod|przeciw|przed|przez|przy|u|w|we|według|wobec|z|za|ze"
"""Polish prepositions, after which a name has another form than the one that a message is given."""
FAULTS = {
    "en": {
        r" [,.;?!%](?!\w)": "a space before a mark",
        r'"': "straight quotation marks",
        r"\d[ \u00a0]%|\} %": "a space before %",
        r"\bWait for me\b|\bas the secret gives\b": "words that were misread",
    },
    "fr": {
        r"(?:^|[^\u202f]) ?[;?!](?=\s|$|<)": "no narrow no-break space (U+202F) before ; ? !",
        r"(?:[^\u00a0]):(?=\s|$)": "no no-break space (U+00A0) before :",
        r"[\d}][^\u00a0\w]?%": "no no-break space (U+00A0) before %",
        r"«[^\u00a0]|[^\u00a0]»": "no no-break space (U+00A0) inside « »",
        r'["“”]': "quotation marks of another language",
        r"\bAttendez-moi\b": "words that were misread",
    },
    "it": {
        r" [:,.;?!%](?!\w)|« | »": "a space before a mark, or inside « »",
        r'["“”]': "quotation marks of another language",
        r"\b(?:perche|poiche|finche|benche|sicche)\b|\b\w+chè\b": "a wrong accent",
        r"\b(?:di|a|da|in|su) \{ \$deals": "a preposition beside an article with which it contracts",
        r"\bAspettatemi\b": "words that were misread",
    },
    "pl": {
        r" [:,.;?!%](?!\w)": "a space before a mark",
        r'["«»]|“': "quotation marks of another language",
        r"\d[ \u00a0]%|\} %": "a space before %",
        rf"\b(?:{INFLECTING}) \{{ \$(?:seat|names?|other|region|who)\b": "a name in need of another form",
        r"\bPoczekajcie\b": "words that were misread",
    },
}
"""What is a fault in each language."""


CODE = r"^```.*?^```$|(?<=\n\n)(?: {4}[^\n]*\n+)+|`[^`]*`|\]\([^)]*\)|^[|: -]+$|\|  (?=\|)"
"""What of a document is not printed as its text."""
SHOWN = ("rules", "fairness", "pacts")
"""The documents that pages of the game show."""


def messages(code: str) -> Iterator[str]:
    """The lines of text of a language's file, without what Fluent alone reads."""
    file = ROOT / "src" / "condottiere" / "languages" / f"{code}.ftl"
    for line in file.read_text(encoding="utf-8").splitlines():
        text = re.sub(r"^[a-z][\w-]* =|^    +\.[a-z]+ =|^ +\*?\[[\w-]+\]", "", line)
        # A function's arguments and an empty text are no text of the language.
        text = re.sub(r'FORM\((\$\w+), "[a-z]+"\)|\{" *"\}|\{"\\u00A0"\}', r"\1", text)
        if not line.startswith("#"):
            yield text.removesuffix("->")


def documents(code: str) -> Iterator[str]:
    """The lines of the documents of a language, without code; names of English files have no language."""
    for file in sorted((ROOT / "docs").glob("*.md")):
        name, _, language = file.stem.partition(".")
        if (language or "en") != code:
            continue
        text = re.sub(CODE, "…", file.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
        if (
            code == "en"
        ):  # as it is printed: apostrophes by the pages, quotation marks by the site of the documents
            text = (
                text.replace("'", "’") if name in SHOWN else text.translate({ord("'"): "’", ord('"'): None})
            )
        yield from text.splitlines()


@pytest.mark.parametrize("code", languages())
def test_a_language_is_printed_as_its_readers_expect(code: str) -> None:
    wrong = [
        f"{fault}: {line.strip()[:70]}"
        for pattern, fault in (EVERYWHERE | FAULTS[code]).items()
        for line in (*messages(code), *documents(code))
        if re.search(pattern, line.strip())
    ]
    assert wrong == []
