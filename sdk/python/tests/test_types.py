"""What a type checker says of code that uses the client."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1]

RIGHT = """
from typing import Iterator
from berea import AsyncBerea, Berea, DeltaEvent
from berea.types import AnswerResponse, Citation

def whole(berea: Berea) -> AnswerResponse:
    return berea.assistant.answer(prompt="Why?", detail="brief", max_output_tokens=64)

def pieces(berea: Berea) -> Iterator[str]:
    with berea.insights.stream(passage="Psalm 23") as stream:
        for event in stream:
            if event.type == "response.delta":
                yield event.data["delta"]
            if event.type == "response.completed":
                yield event.data["insightMarkdown"]
        yield stream.final_reply()["summary"]

async def sources(berea: AsyncBerea) -> list[Citation]:
    async with berea.theology.stream(question="Why?") as stream:
        async for event in stream:
            if isinstance(event, DeltaEvent):
                print(event.data["delta"])
        return (await stream.final_reply())["citations"]

async def ids(berea: AsyncBerea) -> list[str]:
    return [topic["id"] async for topic in berea.topics.all(language="es")]
"""

WRONG = [
    ('berea.assistant.answer(prompt="Why?", detail="short")', "arg-type"),
    ('berea.assistant.answer(promt="Why?")', "call-arg"),
    ("berea.assistant.answer()", "call-arg"),
    ('berea.verses.verify(text="x", idempotency_key="k")', "call-arg"),
    ('berea.usage.get()["credits"]', "typeddict-item"),
]


def mypy(folder: Path, code: str) -> str:
    file = folder / "sample.py"
    file.write_text(code, "utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", str(PACKAGE / "pyproject.toml")]
    command += ["--cache-dir", str(folder), str(file), str(PACKAGE / "src")]
    return subprocess.run(command, cwd=PACKAGE, capture_output=True, text=True, env=dict(os.environ)).stdout


def test_code_that_uses_the_client_is_typed(tmp_path: Path) -> None:
    pytest.importorskip("mypy", reason="needs mypy: apt-get install mypy")
    wrong = "".join(f"    {line}\n" for line, _ in WRONG)
    said = mypy(tmp_path, f"{RIGHT}\ndef wrong(berea: Berea) -> None:\n{wrong}")
    first = RIGHT.count("\n") + 3
    expected = [f"sample.py:{first + number}: {code}" for number, (_, code) in enumerate(WRONG)]
    found = [line for line in said.splitlines() if ": error: " in line]
    assert [f"sample.py:{line.split(':')[1]}: {line.rsplit('[', 1)[1].rstrip(']')}" for line in found] == expected, said
