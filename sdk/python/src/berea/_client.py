"""The two clients: one that waits, one for asyncio."""

from __future__ import annotations

import asyncio
import time
from types import TracebackType
from typing import Any

import httpx

from . import _resources as resources
from ._streams import AsyncReplyStream, Opened, ReplyStream
from ._transport import (
    DEFAULT_MAX_RETRIES,
    DEFAULT_TIMEOUT,
    Call,
    Options,
    Sending,
    decoded,
    settings_of,
)
from .errors import BereaError


class Berea:
    """Client of one Berea service with one key. Every method raises ``BereaError`` or one of its classes.

    It may be shared between threads. Close it when you are done, or use it in a ``with`` statement.

    Args:
        api_key: an API key; default ``BEREA_KEY`` of the environment.
        base_url: address of the service with its version; default ``BEREA_BASE_URL`` of the environment, else
            ``http://127.0.0.1:4310/v1``.
        timeout: seconds that may pass before something comes.
        max_retries: how often a request that failed in passing is sent again.
        http_client: for a proxy or certificates of your own; you close it.

    Raises:
        ConfigurationError: an argument is missing or cannot work.
    """

    def __init__(
        self,
        api_key: str | None = None,
        *,
        base_url: str | None = None,
        timeout: float = DEFAULT_TIMEOUT,
        max_retries: int = DEFAULT_MAX_RETRIES,
        http_client: httpx.Client | None = None,
    ) -> None:
        self._settings = settings_of(api_key, base_url, timeout, max_retries)
        self._is_own_http = http_client is None
        self._http = http_client or httpx.Client()
        self.assistant = resources.Assistant(self)
        self.insights = resources.Insights(self)
        self.theology = resources.Theology(self)
        self.prayers = resources.Prayers(self)
        self.verses = resources.Verses(self)
        self.passages = resources.Passages(self)
        self.translations = resources.Translations(self)
        self.topics = resources.Topics(self)
        self.usage = resources.UsageCounts(self)

    def close(self) -> None:
        """Closes the connections."""
        if self._is_own_http:
            self._http.close()

    def __enter__(self) -> Berea:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}(base_url={self._settings.base_url!r})"

    def _send(self, call: Call, options: Options) -> Any:
        response, _ = self._open(call, options)
        return decoded(response)

    def _stream(self, call: Call, options: Options, main_text: str) -> ReplyStream[Any]:
        return ReplyStream(lambda: self._open(call, options), main_text)

    def _open(self, call: Call, options: Options) -> Opened:
        """Sends a request, again where it failed in passing. A stream that came is not read yet."""
        sending = Sending(self._http, self._settings, call, options)
        while True:
            try:
                return self._try(sending, call.is_stream), sending
            except BereaError as error:
                wait = sending.seconds_to_wait(error)
            time.sleep(wait)

    def _try(self, sending: Sending, is_stream: bool) -> httpx.Response:
        try:
            response = self._http.send(sending.request, stream=is_stream, follow_redirects=False)
            if not response.is_success:
                response.read()
        except httpx.RequestError as cause:
            raise sending.explain(cause) from cause
        try:
            sending.accept(response)
        except BaseException:
            response.close()
            raise
        return response


class AsyncBerea:
    """Client of one Berea service with one key, for asyncio. Every method raises ``BereaError`` or one of its classes.

    Close it with ``aclose()`` when you are done, or use it in an ``async with`` statement.

    Args:
        api_key: an API key; default ``BEREA_KEY`` of the environment.
        base_url: address of the service with its version; default ``BEREA_BASE_URL`` of the environment, else
            ``http://127.0.0.1:4310/v1``.
        timeout: seconds that may pass before something comes.
        max_retries: how often a request that failed in passing is sent again.
        http_client: for a proxy or certificates of your own; you close it.

    Raises:
        ConfigurationError: an argument is missing or cannot work.
    """

    def __init__(
        self,
        api_key: str | None = None,
        *,
        base_url: str | None = None,
        timeout: float = DEFAULT_TIMEOUT,
        max_retries: int = DEFAULT_MAX_RETRIES,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        self._settings = settings_of(api_key, base_url, timeout, max_retries)
        self._is_own_http = http_client is None
        self._http = http_client or httpx.AsyncClient()
        self.assistant = resources.AsyncAssistant(self)
        self.insights = resources.AsyncInsights(self)
        self.theology = resources.AsyncTheology(self)
        self.prayers = resources.AsyncPrayers(self)
        self.verses = resources.AsyncVerses(self)
        self.passages = resources.AsyncPassages(self)
        self.translations = resources.AsyncTranslations(self)
        self.topics = resources.AsyncTopics(self)
        self.usage = resources.AsyncUsageCounts(self)

    async def aclose(self) -> None:
        """Closes the connections."""
        if self._is_own_http:
            await self._http.aclose()

    async def __aenter__(self) -> AsyncBerea:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.aclose()

    def __repr__(self) -> str:
        return f"{type(self).__name__}(base_url={self._settings.base_url!r})"

    async def _send(self, call: Call, options: Options) -> Any:
        response, _ = await self._open(call, options)
        return decoded(response)

    def _stream(self, call: Call, options: Options, main_text: str) -> AsyncReplyStream[Any]:
        return AsyncReplyStream(lambda: self._open(call, options), main_text)

    async def _open(self, call: Call, options: Options) -> Opened:
        """Sends a request, again where it failed in passing. A stream that came is not read yet."""
        sending = Sending(self._http, self._settings, call, options)
        while True:
            try:
                return await self._try(sending, call.is_stream), sending
            except BereaError as error:
                wait = sending.seconds_to_wait(error)
            await asyncio.sleep(wait)

    async def _try(self, sending: Sending, is_stream: bool) -> httpx.Response:
        try:
            response = await self._http.send(sending.request, stream=is_stream, follow_redirects=False)
            if not response.is_success:
                await response.aread()
        except httpx.RequestError as cause:
            raise sending.explain(cause) from cause
        try:
            sending.accept(response)
        except BaseException:
            await response.aclose()
            raise
        return response
