"""Client of the Berea Scripture Study Assistant API.

>>> from berea import Berea
>>> with Berea() as berea:  # the key is BEREA_KEY of the environment
...     answer = berea.assistant.answer(prompt="Explain Romans 8:28")
...     print(answer["answerMarkdown"])
"""

from __future__ import annotations

from . import types
from ._client import AsyncBerea, Berea
from ._spans import slice_utf16
from ._streams import AsyncReplyStream, ReplyStream
from ._transport import RateLimit, ResponseInfo
from ._version import __version__
from .errors import (
    APIConnectionError,
    APITimeoutError,
    AuthenticationError,
    BadRequestError,
    BereaError,
    ConfigurationError,
    InsufficientCreditsError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitError,
    ServerError,
    StreamError,
)
from .events import CitationEvent, CompletedEvent, DeltaEvent, StartedEvent, StreamEvent

__all__ = [
    "APIConnectionError",
    "APITimeoutError",
    "AsyncBerea",
    "AsyncReplyStream",
    "AuthenticationError",
    "BadRequestError",
    "Berea",
    "BereaError",
    "CitationEvent",
    "CompletedEvent",
    "ConfigurationError",
    "DeltaEvent",
    "InsufficientCreditsError",
    "NotFoundError",
    "PermissionDeniedError",
    "RateLimit",
    "RateLimitError",
    "ReplyStream",
    "ResponseInfo",
    "ServerError",
    "StartedEvent",
    "StreamError",
    "StreamEvent",
    "__version__",
    "slice_utf16",
    "types",
]
