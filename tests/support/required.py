"""Programs that some tests need and that no Python package brings along."""

import os
import sys
from typing import NoReturn

import pytest


def skip_without(program: str, package: str) -> NoReturn:
    """Skip a test for want of a program; fail on the CI of Linux, which installs it."""
    missing = f"{program} is not installed; on Debian or Ubuntu: apt install {package}"
    if os.environ.get("CI") and sys.platform == "linux":
        pytest.fail(missing)
    pytest.skip(missing)
