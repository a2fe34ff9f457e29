"""The notebooks of docs/notebooks: running their cells, and what these print.

python -m support.notebooks        (in tests/) runs them and writes into them what they print
"""

import io
import json
from contextlib import chdir, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[2] / "docs" / "notebooks"


def cells(notebook: Path) -> list[dict[str, Any]]:
    """Return the cells with code."""
    found: list[dict[str, Any]] = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in found if cell["cell_type"] == "code"]


def run(notebook: Path, folder: Path) -> list[str]:
    """Run a notebook in a folder, one cell after the other; return what each prints."""
    names: dict[str, Any] = {"__name__": "__main__"}
    printed = []
    with chdir(folder):
        for number, cell in enumerate(cells(notebook)):
            with redirect_stdout(io.StringIO()) as out:
                exec(compile("".join(cell["source"]), f"{notebook.name}:{number}", "exec"), names)
            printed.append(out.getvalue())
    return printed


def outputs(printed: str) -> list[dict[str, Any]]:
    """Return what a notebook stores of what a cell prints."""
    lines = printed.splitlines(keepends=True)
    return [{"name": "stdout", "output_type": "stream", "text": lines}] if lines else []


def _write(notebook: Path) -> None:
    whole = json.loads(notebook.read_text(encoding="utf-8"))
    with TemporaryDirectory() as folder:
        found = iter(run(notebook, Path(folder)))
    for cell in whole["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = outputs(next(found))
    notebook.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in sorted(FOLDER.glob("*.ipynb")):
        _write(each)
