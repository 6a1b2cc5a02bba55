"""Replies that are read while they are written."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any, AsyncGenerator, AsyncIterator, Awaitable, Callable, Generator, Generic, Iterator

import httpx

from ._sse import EventDecoder
from ._transport import Sending
from .errors import BereaError, StreamError, error_of_envelope
from .events import CitationEvent, CompletedEvent, DeltaEvent, Reply, StartedEvent, StreamEvent
from .types import Citation

Opened = tuple[httpx.Response, Sending]


class _Progress(Generic[Reply]):
    """What has come of a stream. Knows nothing of how its bytes are had."""

    def __init__(self, main_text: str) -> None:
        self._main_text = main_text
        self._decoder = EventDecoder()
        self._request_id: str | None = None
        self.text = ""
        self.citations: list[Citation] = []
        self.reply: Reply | None = None

    def begin(self, response: httpx.Response) -> None:
        self._request_id = response.headers.get("X-Request-Id")
        if not response.headers.get("Content-Type", "").startswith("text/event-stream"):
            raise self.error("The reply is no stream: is base_url right?")

    def take(self, chunk: bytes) -> Iterator[StreamEvent[Reply]]:
        for name, data in self._decoder.feed(chunk):
            try:
                yield from self._events_of(name, data)
            except (ValueError, TypeError, KeyError) as cause:
                raise self.error("An event of the stream is not of its form.") from cause
            if self.reply is not None:
                return

    def error(self, message: str) -> StreamError:
        return StreamError(message, request_id=self._request_id)

    def explain(self, sending: Sending, cause: httpx.RequestError) -> BereaError:
        return sending.explain_cut(cause, self._request_id)

    def _events_of(self, name: str, data: str) -> Iterator[StreamEvent[Reply]]:
        if name == "response.started":
            yield StartedEvent(json.loads(data))
        elif name == "response.delta":
            yield self._delta(json.loads(data))
        elif name == "response.citation":
            yield self._citation(json.loads(data))
        elif name == "response.completed":
            yield from self._completed(json.loads(data))
        elif name == "response.error":
            raise error_of_envelope(json.loads(data), request_id=self._request_id)
        # later revisions may add events

    def _delta(self, data: Any) -> DeltaEvent:
        self.text += data["delta"]
        return DeltaEvent(data)

    def _citation(self, data: Any) -> CitationEvent:
        self.citations.append(data["citation"])
        return CitationEvent(data)

    def _completed(self, reply: Any) -> Iterator[StreamEvent[Reply]]:
        # a stored reply that is given again has no deltas; whoever reads only those must have its text all the same
        if self.text == "" and reply[self._main_text] != "":
            yield self._delta({"delta": reply[self._main_text]})
            for citation in reply["citations"]:
                yield self._citation({"citation": citation})
        self.citations = reply["citations"]
        self.reply = reply
        yield CompletedEvent(reply)


_CUT = "The stream was cut before its last event: what came of it is no whole answer."
_LEFT = "The stream was left before its end: what came of it is no whole answer."


class ReplyStream(Generic[Reply]):
    """A reply that is read while it is written: an iterator of events, and a context manager that closes it.

    The request is sent when the first event is asked for. The text that came before an error is no answer.

    Raises, while it is read:
        StreamError: it was cut, or closed before its end.
        BereaError: the request was refused, or the service ended the stream.
    """

    def __init__(self, open_stream: Callable[[], Opened], main_text: str) -> None:
        self._open = open_stream
        self._progress: _Progress[Reply] = _Progress(main_text)
        self._error: BereaError | None = None
        self._events = self._read()

    @property
    def text(self) -> str:
        """The main text as far as it has come."""
        return self._progress.text

    @property
    def citations(self) -> list[Citation]:
        """The sources that have come so far."""
        return self._progress.citations

    def final_reply(self) -> Reply:
        """Reads to the end, and gives the whole reply: the same as without streaming."""
        for _ in self:
            pass
        assert self._progress.reply is not None
        return self._progress.reply

    def close(self) -> None:
        """Leaves the stream and ends the request; what was delivered is charged."""
        self._events.close()

    def __iter__(self) -> Iterator[StreamEvent[Reply]]:
        return self

    def __next__(self) -> StreamEvent[Reply]:
        if self._error is not None:
            raise self._error
        try:
            return next(self._events)
        except BereaError as error:
            self._error = error
            raise
        except StopIteration:
            if self._progress.reply is None:
                raise self._progress.error(_LEFT) from None
            raise

    def __enter__(self) -> ReplyStream[Reply]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _read(self) -> Generator[StreamEvent[Reply], None, None]:
        response, sending = self._open()
        try:
            self._progress.begin(response)
            for chunk in response.iter_bytes():
                yield from self._progress.take(chunk)
                if self._progress.reply is not None:
                    return
        except httpx.RequestError as cause:
            raise self._progress.explain(sending, cause) from cause
        finally:
            response.close()
        raise self._progress.error(_CUT)


class AsyncReplyStream(Generic[Reply]):
    """A reply that is read while it is written: an async iterator of events, and a context manager that closes it.

    The request is sent when the first event is asked for. The text that came before an error is no answer.

    Raises, while it is read:
        StreamError: it was cut, or closed before its end.
        BereaError: the request was refused, or the service ended the stream.
    """

    def __init__(self, open_stream: Callable[[], Awaitable[Opened]], main_text: str) -> None:
        self._open = open_stream
        self._progress: _Progress[Reply] = _Progress(main_text)
        self._error: BereaError | None = None
        self._events = self._read()

    @property
    def text(self) -> str:
        """The main text as far as it has come."""
        return self._progress.text

    @property
    def citations(self) -> list[Citation]:
        """The sources that have come so far."""
        return self._progress.citations

    async def final_reply(self) -> Reply:
        """Reads to the end, and gives the whole reply: the same as without streaming."""
        async for _ in self:
            pass
        assert self._progress.reply is not None
        return self._progress.reply

    async def aclose(self) -> None:
        """Leaves the stream and ends the request; what was delivered is charged."""
        await self._events.aclose()

    def __aiter__(self) -> AsyncIterator[StreamEvent[Reply]]:
        return self

    async def __anext__(self) -> StreamEvent[Reply]:
        if self._error is not None:
            raise self._error
        try:
            return await self._events.__anext__()
        except BereaError as error:
            self._error = error
            raise
        except StopAsyncIteration:
            if self._progress.reply is None:
                raise self._progress.error(_LEFT) from None
            raise

    async def __aenter__(self) -> AsyncReplyStream[Reply]:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.aclose()

    async def _read(self) -> AsyncGenerator[StreamEvent[Reply], None]:
        response, sending = await self._open()
        try:
            self._progress.begin(response)
            async for chunk in response.aiter_bytes():
                for event in self._progress.take(chunk):
                    yield event
                if self._progress.reply is not None:
                    return
        except httpx.RequestError as cause:
            raise self._progress.explain(sending, cause) from cause
        finally:
            await response.aclose()
        raise self._progress.error(_CUT)
