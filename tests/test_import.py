"""What is loaded by an import that many programs make."""

import subprocess
import sys

HEAVY = ("alembic", "asyncio", "babel", "fluent", "numba", "numpy", "sqlalchemy", "starlette")
LOADED = f"import sys; print([name for name in {HEAVY} if name in sys.modules])"


def loaded_by(statement: str) -> str:
    command = [sys.executable, "-c", f"{statement}; {LOADED}"]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def test_a_game_loads_neither_languages_nor_databases_nor_arrays() -> None:
    assert loaded_by("from condottiere import Game") == "[]"
    assert loaded_by("from condottiere import Game, Options; Game.new(Options(seats=2), seed=1)") == "[]"


def test_the_command_line_loads_what_a_command_needs_with_that_command() -> None:
    assert loaded_by("import condottiere.cli") == "[]"
