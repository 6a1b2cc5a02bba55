"""One way to ask both clients, so that each promise is tested of both."""

from __future__ import annotations

import asyncio
from operator import attrgetter
from typing import Any

import httpx

from berea import AsyncBerea, Berea


class SyncDriver:
    def __init__(self, base_url: str | None = None, **settings: Any) -> None:
        self.settings: dict[str, Any] = {"base_url": base_url, **settings}

    def call(self, method: str, *args: Any, **fields: Any) -> Any:
        with Berea(**self.settings) as berea:
            return attrgetter(method)(berea)(*args, **fields)

    def items(self, method: str, most: int = 1_000, **fields: Any) -> list[Any]:
        with Berea(**self.settings) as berea:
            return [item for item, _ in zip(attrgetter(method)(berea)(**fields), range(most), strict=False)]

    def read(self, method: str, into: list[Any], most: int = 1_000, **fields: Any) -> Any:
        """Reads a stream event by event, until it ends or `most` were had.

        Returns: the stream and its whole reply, None where it was left.
        """
        with Berea(**self.settings) as berea, attrgetter(method)(berea)(**fields) as stream:
            for event in stream:
                into.append(event)
                if len(into) == most:
                    return stream, None
            return stream, stream.final_reply()

    def final_reply(self, method: str, **fields: Any) -> Any:
        with Berea(**self.settings) as berea:
            return attrgetter(method)(berea)(**fields).final_reply()

    def errors_of_reading_again(self, method: str, **fields: Any) -> list[Exception | None]:
        """What is raised when a stream that fails is read, read again, and asked for its reply."""
        with Berea(**self.settings) as berea:
            stream = attrgetter(method)(berea)(**fields)
            return [_error_of(lambda: list(stream)), _error_of(lambda: list(stream)), _error_of(stream.final_reply)]

    def errors_of_reading_what_was_left(self, method: str, **fields: Any) -> list[Exception | None]:
        """What is raised when a stream is read on that was closed behind its first event."""
        with Berea(**self.settings) as berea:
            stream = attrgetter(method)(berea)(**fields)
            next(stream)
            stream.close()
            return [_error_of(lambda: list(stream)), _error_of(stream.final_reply)]

    def call_with_own_http_client(self, method: str, **fields: Any) -> tuple[Any, bool]:
        """The reply, and whether the caller's HTTP client was left open."""
        with httpx.Client() as http_client:
            with Berea(**self.settings, http_client=http_client) as berea:
                answer = attrgetter(method)(berea)(**fields)
            return answer, not http_client.is_closed


class AsyncDriver:
    def __init__(self, base_url: str | None = None, **settings: Any) -> None:
        self.settings: dict[str, Any] = {"base_url": base_url, **settings}

    def call(self, method: str, *args: Any, **fields: Any) -> Any:
        async def run() -> Any:
            async with AsyncBerea(**self.settings) as berea:
                return await attrgetter(method)(berea)(*args, **fields)

        return asyncio.run(run())

    def items(self, method: str, most: int = 1_000, **fields: Any) -> list[Any]:
        async def run() -> list[Any]:
            found: list[Any] = []
            async with AsyncBerea(**self.settings) as berea:
                async for item in attrgetter(method)(berea)(**fields):
                    found.append(item)
                    if len(found) == most:
                        break
            return found

        return asyncio.run(run())

    def read(self, method: str, into: list[Any], most: int = 1_000, **fields: Any) -> Any:
        async def run() -> Any:
            async with AsyncBerea(**self.settings) as berea, attrgetter(method)(berea)(**fields) as stream:
                async for event in stream:
                    into.append(event)
                    if len(into) == most:
                        return stream, None
                return stream, await stream.final_reply()

        return asyncio.run(run())

    def final_reply(self, method: str, **fields: Any) -> Any:
        async def run() -> Any:
            async with AsyncBerea(**self.settings) as berea:
                return await attrgetter(method)(berea)(**fields).final_reply()

        return asyncio.run(run())

    def errors_of_reading_again(self, method: str, **fields: Any) -> list[Exception | None]:
        async def read(stream: Any) -> None:
            async for _ in stream:
                pass

        async def run() -> list[Exception | None]:
            async with AsyncBerea(**self.settings) as berea:
                stream = attrgetter(method)(berea)(**fields)
                return [
                    await _error_of_awaitable(read(stream)),
                    await _error_of_awaitable(read(stream)),
                    await _error_of_awaitable(stream.final_reply()),
                ]

        return asyncio.run(run())

    def errors_of_reading_what_was_left(self, method: str, **fields: Any) -> list[Exception | None]:
        async def run() -> list[Exception | None]:
            async with AsyncBerea(**self.settings) as berea:
                stream = attrgetter(method)(berea)(**fields)
                await stream.__anext__()
                await stream.aclose()
                return [await _error_of_awaitable(stream.__anext__()), await _error_of_awaitable(stream.final_reply())]

        return asyncio.run(run())

    def call_with_own_http_client(self, method: str, **fields: Any) -> tuple[Any, bool]:
        async def run() -> tuple[Any, bool]:
            async with httpx.AsyncClient() as http_client:
                async with AsyncBerea(**self.settings, http_client=http_client) as berea:
                    answer = await attrgetter(method)(berea)(**fields)
                return answer, not http_client.is_closed

        return asyncio.run(run())


def _error_of(call: Any) -> Exception | None:
    try:
        call()
    except Exception as error:
        return error
    return None


async def _error_of_awaitable(awaitable: Any) -> Exception | None:
    try:
        await awaitable
    except Exception as error:
        return error
    return None
