"""Events of a stream. Tell them apart by class, or by ``type``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Literal, TypeVar, Union

from .types import StreamCitation, StreamDelta, StreamStarted

Reply = TypeVar("Reply")


@dataclass(frozen=True)
class StartedEvent:
    """The request was admitted: key, limits, body and credits are in order."""

    data: StreamStarted
    type: Literal["response.started"] = "response.started"


@dataclass(frozen=True)
class DeltaEvent:
    """More of the main text, checked and final. Joined, the deltas are the main text."""

    data: StreamDelta
    type: Literal["response.delta"] = "response.delta"


@dataclass(frozen=True)
class CitationEvent:
    """A source, with the spans that are known by then."""

    data: StreamCitation
    type: Literal["response.citation"] = "response.citation"


@dataclass(frozen=True)
class CompletedEvent(Generic[Reply]):
    """The whole reply, as without streaming: the last event."""

    data: Reply
    type: Literal["response.completed"] = "response.completed"


StreamEvent = Union[StartedEvent, DeltaEvent, CitationEvent, CompletedEvent[Reply]]
