"""What is loaded by an import that many programs make."""

import subprocess
import sys

import pytest

HEAVY = ("alembic", "asyncio", "babel", "fluent", "numba", "numpy", "sqlalchemy", "starlette")
LOADED = f"import sys; print([name for name in {HEAVY} if name in sys.modules])"


@pytest.mark.parametrize(
    "program",
    [
        "from condottiere import Game, Options; Game.new(Options(seats=2), seed=1)",
        "import condottiere.cli",
    ],
)
def test_neither_languages_nor_databases_nor_arrays_are_loaded_before_they_are_needed(program: str) -> None:
    command = [sys.executable, "-c", f"{program}; {LOADED}"]
    assert subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout == "[]\n"
