"""The site of the documents, which `python3 run.py docs` makes of the Markdown files of the repository.

They read well on GitHub too. What GitHub would not understand is added here, as Sphinx reads them: which
pages belong together, what the docstrings of a package say, notebooks, and links from a rule's number to it.
"""

import ast
import json
import re
import shutil
from collections.abc import Iterator
from inspect import getsource, isfunction, unwrap
from pathlib import Path
from textwrap import dedent
from typing import Any, Final

from docutils import nodes
from myst_parser.parsers.sphinx_ import MystParser
from sphinx.addnodes import desc_annotation, pending_xref
from sphinx.application import Sphinx

from condottiere import __version__

ROOT: Final = Path(__file__).parents[2]
HOME: Final = "docs/README"
PAGES: Final = {
    "Play": ["Getting started </README>", "/docs/rules", "/docs/pacts", "/docs/fairness"],
    "Host": ["/docs/hosting", "/docs/running", "/SECURITY"],
    "Bots": ["/docs/your-own-bot", "/docs/bots", "/docs/arena", "/docs/protocol"],
    "Research": [
        "/docs/environments",
        "/docs/columns",
        "/docs/compiled",
        "/docs/training",
        "/docs/conformance",
        "/docs/fairness-specification",
        "/benchmarks/README",
    ],
    "Notebooks": ["/docs/notebooks/game", "/docs/notebooks/learning", "/docs/notebooks/arena"],
    "Python": [
        "/docs/api/rules",
        "/docs/api/record",
        "/docs/api/bots",
        "/docs/api/arena",
        "/docs/api/envs",
        "/docs/api/compiled",
    ],
    "Contribute": ["/CONTRIBUTING", "/docs/your-own-rule", "/ARCHITECTURE", "/CHANGELOG"],
}
"""The pages as the margin lists them, by heading."""
TRANSLATED: Final = {
    page: [f"/{page}.{code}" for code in ("fr", "it", "pl")]
    for page in ("docs/rules", "docs/pacts", "docs/fairness")
}
"""The translations of a page, which stand beneath it."""
DOCUMENTED: Final = {
    "docs/api/rules": ["condottiere.rules"],
    "docs/api/record": ["condottiere.record"],
    "docs/api/bots": ["condottiere.bots"],
    "docs/api/arena": [
        "condottiere.arena.plan\n   :exclude-members: product",
        "condottiere.arena.play\n   :exclude-members: partial",
        "condottiere.arena.executors\n   :exclude-members: partial",
    ],
    "docs/api/envs": ["condottiere.envs", "condottiere.envs.pettingzoo", "condottiere.envs.gymnasium"],
    "docs/api/compiled": [
        "condottiere.features",
        "condottiere.compiled\n   :exclude-members: FEATURES, LAYOUT, Part, feature_names",
    ],
}
"""The packages whose docstrings follow the text of a page."""

# ---- what Sphinx is told ----

project = "Condottiere"
author = copyright = "The Condottiere contributors"  # noqa: A001  # Sphinx's name
release = __version__
root_doc = HOME
include_patterns = ["*.md", "benchmarks/*.md", "docs/*.md", "docs/api/*.md", "docs/notebooks/*.ipynb"]
exclude_patterns = [".*", "build", "dist", "src", "tests", "web"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]
default_role = "code"
pygments_style, pygments_dark_style = "a11y-high-contrast-light", "a11y-high-contrast-dark"
myst_heading_anchors = 4
autoclass_content = "both"
autodoc_default_options = {"members": True, "undoc-members": True, "no-value": True}
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = "Condottiere"
html_logo = html_favicon = "../../web/public/icons/icon-192.png"
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_extra_path = ["index.html"]
html_copy_source = html_show_sphinx = html_use_index = html_domain_indices = False
_COLOURS: Final = {
    "background-primary": "sea-abyss",
    "background-secondary": "sea-deep",
    "background-hover": "sea",
    "background-border": "sea-line",
    "foreground-primary": "vellum",
    "foreground-secondary": "vellum-dim",
    "foreground-muted": "vellum-dim",
    "brand-primary": "gold",
    "brand-content": "gold",
    "brand-visited": "gold",
    "sidebar-link-text--top-level": "vellum",
    "sidebar-item-background--hover": "sea",
    "api-name": "gold",
    "api-pre-name": "vellum-dim",
    "problematic": "gold",
    "code-background": "sea-deep",
    "inline-code-background": "sea-deep",
}
"""The game's own colours, by day and by night (tokens.css), for those of Furo."""
_STYLE: Final = {f"color-{name}": f"var(--{token})" for name, token in _COLOURS.items()}
html_theme_options = {
    "light_css_variables": _STYLE | {"font-stack": "var(--serif)", "font-stack--headings": "var(--display)"},
    "dark_css_variables": _STYLE,
}


def copy_style(app: Sphinx) -> None:
    """Take colours and fonts from where the browser UI has them."""
    style, static = ROOT / "web" / "src" / "style", app.outdir / "_static"
    shutil.copytree(style / "fonts", static / "fonts", dirs_exist_ok=True)
    for name in ("fonts.css", "tokens.css"):
        shutil.copy(style / name, static)


# ---- what is added to pages ----


def add_to_page(_app: Sphinx, page: str, content: list[str]) -> None:
    """Add to a page's text what Sphinx alone understands."""
    if page.startswith("docs/rules"):  # a page of a site has one title
        title, *parts = content[0].split("\n# ")
        content[0] = "\n## ".join([title, *parts])
    if page == HOME:
        content[0] += "".join(_contents(pages, caption) for caption, pages in PAGES.items())
    if page in TRANSLATED:
        content[0] += _contents(TRANSLATED[page])
    for module in DOCUMENTED.get(page, ()):
        content[0] += f"\n```{{eval-rst}}\n.. automodule:: {module}\n```\n"


def _contents(pages: list[str], caption: str = "") -> str:
    options = [":hidden:", f":caption: {caption}"] if caption else [":hidden:"]
    return "\n".join(["", "```{toctree}", *options, "", *pages, "```", ""])


class Notebook(MystParser):
    """Reads a notebook as the Markdown that it is: text, Python, and what was printed."""

    supported = ("ipynb",)

    def parse(self, inputstring: str, document: nodes.document) -> None:
        super().parse("\n".join(self._markdown(inputstring)), document)

    @staticmethod
    def _markdown(notebook: str) -> Iterator[str]:
        for cell in json.loads(notebook)["cells"]:
            text = "".join(cell["source"])
            yield text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```\n"
            for printed in cell.get("outputs", ()):
                yield f"```text\n{''.join(printed['text'])}```\n"


def write_signature(
    _app: Sphinx, kind: str, _name: str, value: Any, _options: Any, *_usual: str | None
) -> tuple[str, str] | None:
    """Write parameters and types as the source of a function does: in full, those of arrays are long."""
    function = value.__dict__.get("__init__") if kind == "class" else unwrap(value)
    if kind not in ("class", "function", "method"):
        return None
    if function is None:  # fields follow, or the members of an enumeration
        return "", ""
    if not isfunction(function) or function.__code__.co_filename == "<string>":
        return None
    (written,) = ast.parse(dedent(getsource(function))).body
    assert isinstance(written, ast.FunctionDef)
    written.args.args[: kind != "function"] = []
    returned = ast.unparse(written.returns) if written.returns and kind != "class" else ""
    return f"({ast.unparse(written.args)})", returned


def drop_made_words(
    _app: Sphinx, _kind: str, _name: str, _value: Any, _options: Any, lines: list[str]
) -> None:
    """Drop what Python says of every NamedTuple."""
    if lines and lines[0].startswith(("Alias for field number ", "Create new instance of ")):
        lines.clear()


def shorten_types(_app: Sphinx, document: nodes.document) -> None:
    """Write the types of fields as their declarations do."""
    for note in document.findall(desc_annotation):
        text = re.sub(r"ndarray\[tuple\[Any, \.\.\.\], dtype\[(\w+)\]\]", r"NDArray[\1]", note.astext())
        if (text := text.removesuffix(": Final")) != note.astext():
            note.children = [nodes.Text(text)]


# ---- links ----

_RULE: Final = re.compile(r"\bR(\d+)(?:\.(\d+))?\b")


def leave_folders(app: Sphinx, document: nodes.document) -> None:
    """Take the link from the name of a folder: GitHub shows folders, a site has no page for them."""
    here = Path(app.env.doc2path(app.env.docname)).parent
    for link in list(document.findall(pending_xref)):
        if (here / link["reftarget"]).is_dir():
            link.replace_self(link.children)


def mark_rules(app: Sphinx, document: nodes.document) -> None:
    """Give each rule an anchor: its number."""
    if not re.fullmatch(r"docs/rules(\.\w+)?", app.env.docname):
        return
    for item in document.findall(nodes.list_item):
        if rule := re.match(r"R\d+\.\d+\b", item.astext()):
            item["ids"].append(rule[0].lower())
    for section in document.findall(nodes.section):
        if chapter := re.match(r"R\d+\b", section.astext()):
            section["ids"].append(chapter[0].lower())


def link_rules(app: Sphinx, document: nodes.document, page: str) -> None:
    """Lead from each number of a rule to the rule, in the language of the page if the rules speak it."""
    language = re.search(r"\.(?:fr|it|pl)$", page)
    rules = app.builder.get_relative_uri(page, "docs/rules" + (language[0] if language else ""))
    for text in list(document.findall(nodes.Text)):
        around = text.parent
        if isinstance(around, nodes.literal | nodes.literal_block | nodes.reference | nodes.title):
            continue
        parts: list[nodes.Node] = []
        end = 0
        for number in _RULE.finditer(text):
            link = nodes.reference("", number[0], refuri=f"{rules}#{number[0].lower()}", internal=True)
            parts += [nodes.Text(text[end : number.start()]), link]
            end = number.end()
        if parts:
            around.replace(text, [*parts, nodes.Text(text[end:])])


def setup(app: Sphinx) -> None:
    """Register the above."""
    app.add_source_suffix(".ipynb", "ipynb")
    app.add_source_parser(Notebook)
    app.connect("builder-inited", copy_style)
    app.connect("source-read", add_to_page)
    app.connect("autodoc-process-signature", write_signature)
    app.connect("autodoc-process-docstring", drop_made_words)
    app.connect("doctree-read", shorten_types)
    app.connect("doctree-read", leave_folders)
    app.connect("doctree-read", mark_rules)
    app.connect("doctree-resolved", link_rules)
