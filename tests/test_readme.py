"""README.md: its Python runs as it stands there."""

import doctest
import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_python_in_the_readme_runs_and_says_what_it_says_there() -> None:
    text = README.read_text(encoding="utf-8")
    blocks = BLOCK.findall(text)
    assert blocks
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README.md", str(README), 0)
    assert example.examples
    complaints: list[str] = []
    doctest.DocTestRunner().run(example, out=complaints.append)
    assert complaints == []
