"""Server-Sent Events, from bytes that may be cut anywhere."""

from __future__ import annotations

import re
from typing import Iterator

# not str.splitlines, which also splits at characters that stand as they are in JSON, such as U+2028
_LINE_END = re.compile(rb"\r\n|\n|\r")


class EventDecoder:
    """Takes the bytes of a stream and gives the events that are whole; what has no empty line behind it is none."""

    def __init__(self) -> None:
        self._rest = b""
        self._is_after_carriage_return = False
        self._name = ""
        self._data: list[str] = []

    def feed(self, chunk: bytes) -> Iterator[tuple[str, str]]:
        """The name and the data of each event that ends in this chunk."""
        if self._is_after_carriage_return and chunk.startswith(b"\n"):
            chunk = chunk[1:]
        self._is_after_carriage_return = chunk.endswith(b"\r")
        lines = _LINE_END.split(self._rest + chunk)
        self._rest = lines.pop()
        for line in lines:
            if line == b"":
                if self._data:
                    yield self._name or "message", "\n".join(self._data)
                self._name, self._data = "", []
            else:
                self._take(line.decode("utf-8", "replace"))

    def _take(self, line: str) -> None:
        field, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if field == "event":
            self._name = value
        elif field == "data":
            self._data.append(value)
