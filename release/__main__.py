"""`run.py release`: check, test, build, try and tag a version. Without --go it only says what it would do."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import App, Parameter

from condottiere import __version__

from . import checks, wheels

DIST = checks.ROOT / "dist"

app = App(name="run.py release", version_flags=())


class Step(NamedTuple):
    """A part of a release."""

    name: str
    would: str
    """What it does, after 'would'."""
    do: Callable[[], None]
    """Does it. Raises Unfit if it cannot be."""


@app.default
def release(*, go: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Release the version of src/condottiere/__init__.py: check, test, build, try and tag it.

    Nothing leaves this machine: pushing the tag is left to you.

    Parameters
    ----------
    go
        Do it. Without this, only look at the changelog and the repository, and say what would be done.
    """
    print(f"Version {__version__}")
    wrong = [*checks.complaints_about_files(__version__), *checks.complaints_about_repository(__version__)]
    for complaint in wrong:
        print(f"  not ready: {complaint}")
    if wrong and go:
        return 1
    for step in steps(__version__):
        print(f"--- {step.name}" if go else f"  would {step.would}", flush=True)
        if go:
            try:
                step.do()
            except wheels.Unfit as error:
                print(f"{step.name} failed: {error}", file=sys.stderr)
                return 1
    print(*still_blank(), sep="\n")
    return 0


def steps(version: str) -> Iterator[Step]:
    """Yield what a release does, in order."""
    for words in (["check"], ["test", "--everything"], ["docs"]):
        yield Step(f"run.py {' '.join(words)}", f"run: python3 run.py {' '.join(words)}", _run_py(words))
    yield Step("build", "build a wheel with the pages, and a source distribution, into dist/", _build)
    found = wheels.installed_pythons()
    for python, path in found.items():
        yield Step(
            f"try with Python {python}",
            f"try the wheel alone with Python {python}, {path}",
            _try("whl", path),
        )
    newest = list(found.values())[-1]
    yield Step("try the source", "try the source distribution with the last of these", _try("tar.gz", newest))
    missing = [python for python in wheels.PYTHONS if python not in found]
    if missing:
        yield Step("other Pythons", f"not try Python {', '.join(missing)}: not installed here", lambda: None)
    if docker_answers():
        yield Step("image", f"build the image condottiere:{version}", lambda: _image(version))
    else:
        yield Step("image", "not build the image: no docker answers here", lambda: None)
    key = checks.signing_key()
    sign = "--sign" if key else "--annotate"
    how = f"signed with {key}" if key else "not signed, as git has no user.signingkey"
    yield Step("tag", f"tag this commit {checks.tag(version)}, {how}", lambda: _tag(version, sign))


def docker_answers() -> bool:
    """Whether an image can be built here."""
    return (
        bool(shutil.which("docker"))
        and not subprocess.run(["docker", "info"], capture_output=True).returncode
    )


def still_blank() -> Iterator[str]:
    """Yield what is left to people: the tag, and what `public.toml` does not say."""
    blank = [name for name, value in checks.public().items() if not value]
    yield f"Then push the tag: git push origin {checks.tag(__version__)}"
    if blank:
        yield f"Nothing is published where release/public.toml is blank: {', '.join(blank)}"


def _run_py(words: list[str]) -> Callable[[], None]:
    return lambda: _call([sys.executable, str(checks.ROOT / "run.py"), *words])


def _build() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    for built in wheels.build(DIST):
        print(built)


def _try(ending: str, python: str) -> Callable[[], None]:
    def do() -> None:
        with tempfile.TemporaryDirectory() as folder:
            (package,) = DIST.glob(f"*.{ending}")
            wheels.try_package(package, __version__, python, Path(folder) / "environment")

    return do


def _image(version: str) -> None:
    _call(["docker", "build", "--tag", f"condottiere:{version}", str(checks.ROOT)])


def _tag(version: str, sign: str) -> None:
    _call(["git", "tag", sign, "--message", f"Condottiere {version}", checks.tag(version)])


def _call(command: list[str]) -> None:
    """Run a command, which prints for itself. Raises Unfit if it fails."""
    status = subprocess.run(command, cwd=checks.ROOT, check=False).returncode
    if status:
        raise wheels.Unfit(f"{' '.join(command)} ended with {status}")


if __name__ == "__main__":
    sys.exit(app())
