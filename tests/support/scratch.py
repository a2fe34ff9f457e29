"""A copy of the package, for tests that change its source."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import condottiere


class Scratch:
    """A copy of the source under a folder of the test's own, its compiled code included."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "condottiere"
        shutil.copytree(
            Path(condottiere.__file__).parent,
            self.package,
            ignore=shutil.ignore_patterns("static", "__pycache__"),
        )

    def change(self, module: str, before: str, after: str) -> None:
        """Write one place of a module anew. `before` must stand there exactly once."""
        path = self.package / module
        text = path.read_text(encoding="utf-8")
        assert text.count(before) == 1, f"{module} should hold this once: {before}"
        path.write_text(text.replace(before, after), encoding="utf-8")

    def run(self, *arguments: str, cache: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run Python with the copy in place of the package."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.root / "src"),
            "MYPYPATH": str(self.root / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",  # a file changed twice in a second looks unchanged
            "CONDOTTIERE_CACHE": str(cache or self.root / "cache"),
        }
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def printed(self, program: str, cache: Path | None = None) -> str:
        """What a program prints that must end well."""
        done = self.run("-c", program, cache=cache)
        assert done.returncode == 0, done.stderr
        return done.stdout
