"""What the README and the service's guide show runs as it stands."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"
QUICK_START = Path(__file__).parents[3] / "docs" / "guide" / "quick-start.md"


def samples() -> list[tuple[str, str]]:
    found = [
        (f"{path.name}:{number}", code)
        for path in (README, QUICK_START)
        for number, code in enumerate(re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.DOTALL), 1)
    ]
    assert {name.split(":")[0] for name, _ in found} == {README.name, QUICK_START.name}
    return found


@pytest.mark.parametrize(("name", "code"), samples(), ids=[name for name, _ in samples()])
def test_sample_runs(name: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "BEREA_BASE_URL" not in os.environ:
        pytest.skip("needs a service: set BEREA_BASE_URL and BEREA_KEY, as vitest run tests/clients does")
    exec(compile(code, name, "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out != ""
