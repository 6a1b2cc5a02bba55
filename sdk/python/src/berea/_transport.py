"""Everything about a request but the waiting: what both clients share."""

from __future__ import annotations

import json
import math
import os
import re
import uuid
from dataclasses import dataclass
from typing import Any, Callable, Literal, Mapping
from urllib.parse import quote

import httpx

from ._retry import is_worth_retrying, wait_before_retry
from ._version import __version__
from .errors import (
    APIConnectionError,
    APITimeoutError,
    BereaError,
    ConfigurationError,
    StreamError,
    error_of_response,
)

DEFAULT_BASE_URL = "http://127.0.0.1:4310/v1"
# a little more than the service takes at most
DEFAULT_TIMEOUT = 75.0
DEFAULT_MAX_RETRIES = 2


@dataclass(frozen=True)
class RateLimit:
    """Requests that the key may make in this window, which ends at ``resets_at`` (Unix seconds)."""

    limit: int
    remaining: int
    resets_at: int


@dataclass(frozen=True)
class ResponseInfo:
    """What came with a reply beside its body."""

    status: int
    request_id: str | None
    is_replayed: bool
    """Whether a stored reply was given again, free of charge."""
    rate_limit: RateLimit | None
    """``None`` where the service did not say."""
    headers: Mapping[str, str]


@dataclass(frozen=True)
class Options:
    """What may be said of one request. ``None`` is what the client was set up with."""

    idempotency_key: str | Literal[False] | None = None
    timeout: float | None = None
    max_retries: int | None = None
    on_response: Callable[[ResponseInfo], None] | None = None


@dataclass(frozen=True)
class Call:
    """A request without what the client adds. ``path`` is below the base address; ``None`` in it is left out."""

    method: str
    path: str
    query: Mapping[str, str | int | None] | None = None
    body: Mapping[str, object] | None = None
    is_charged: bool = False
    is_stream: bool = False


@dataclass(frozen=True)
class Settings:
    api_key: str
    base_url: str
    timeout: float
    max_retries: int


def settings_of(api_key: str | None, base_url: str | None, timeout: float, max_retries: int) -> Settings:
    """
    Raises:
        ConfigurationError: a setting is missing or cannot work.
    """
    key = api_key if api_key is not None else os.environ.get("BEREA_KEY")
    # its value stands in no message
    if key is None:
        raise ConfigurationError("There is no API key: give api_key, or set BEREA_KEY in the environment.")
    if not re.fullmatch(r"[\x21-\x7e]+", key):
        raise ConfigurationError("api_key must be an API key, without white space.", param="api_key")
    url = base_url or os.environ.get("BEREA_BASE_URL") or DEFAULT_BASE_URL
    if not _is_address(url):
        raise ConfigurationError(
            f"base_url must be the address of the service with its version, such as {DEFAULT_BASE_URL}.",
            param="base_url",
        )
    _check_timeout(timeout)
    _check_max_retries(max_retries)
    return Settings(key, url.rstrip("/"), timeout, max_retries)


def _is_address(url: str) -> bool:
    try:
        parts = httpx.URL(url)
    except httpx.InvalidURL:
        return False
    return parts.scheme in ("http", "https") and parts.host != ""


def segment(name: str, value: str) -> str:
    """A value as one segment of a path; ``.`` and ``..`` would be taken for steps."""
    if value in ("", ".", ".."):
        raise ConfigurationError(f"{name} must not be “{value}”.", param=name)
    return quote(value, safe="")


class Sending:
    """One request with all its tries: what is sent, the same each time, and whether it is sent again."""

    def __init__(
        self, client: httpx.Client | httpx.AsyncClient, settings: Settings, call: Call, options: Options
    ) -> None:
        self._options = options
        self._max_retries = settings.max_retries if options.max_retries is None else options.max_retries
        self._timeout = settings.timeout if options.timeout is None else options.timeout
        _check_timeout(self._timeout)
        _check_max_retries(self._max_retries)
        key = _idempotency_key_of(options) if call.is_charged else None
        self._is_safe = not call.is_charged or key is not None
        self._retries = 0
        content = None if call.body is None else _encoded(_without_none(call.body))
        self.request = client.build_request(
            call.method,
            settings.base_url + call.path,
            params=_without_none(call.query or {}) or None,
            content=content,
            headers={
                "Authorization": f"Bearer {settings.api_key}",
                "Accept": "text/event-stream" if call.is_stream else "application/json",
                "User-Agent": f"berea-python/{__version__}",
                **({} if content is None else {"Content-Type": "application/json"}),
                **({} if key is None else {"Idempotency-Key": key}),
            },
            timeout=httpx.Timeout(self._timeout),
        )

    def seconds_to_wait(self, error: BereaError) -> float:
        """Seconds until the next try.

        Raises:
            BereaError: the one that was given, where there is to be none.
        """
        if self._retries >= self._max_retries or not is_worth_retrying(error, is_safe=self._is_safe):
            raise error
        self._retries += 1
        return wait_before_retry(error, self._retries - 1)

    def explain(self, cause: httpx.RequestError) -> APIConnectionError:
        """What to raise where no reply came."""
        if isinstance(cause, httpx.TimeoutException):
            return APITimeoutError(f"Nothing came for {self._timeout:g} seconds.")
        return APIConnectionError("The service could not be reached, or the connection to it broke.")

    def explain_cut(self, cause: httpx.RequestError, request_id: str | None) -> APIConnectionError:
        """What to raise where a stream broke off."""
        if isinstance(cause, httpx.TimeoutException):
            return APITimeoutError(f"Nothing came for {self._timeout:g} seconds.", request_id=request_id)
        return StreamError("The connection broke in the middle of the stream.", request_id=request_id)

    def accept(self, response: httpx.Response) -> None:
        """Tells of a reply that is taken.

        Raises:
            BereaError: it is none; it must have been read.
        """
        if not response.is_success:
            raise error_of_response(response)
        if self._options.on_response is not None:
            self._options.on_response(_info_of(response))


def decoded(response: httpx.Response) -> Any:
    """A reply as JSON."""
    try:
        return json.loads(response.content)
    except ValueError as cause:
        request_id = response.headers.get("X-Request-Id")
        raise APIConnectionError("The reply is not JSON: is base_url right?", request_id=request_id) from cause


def _encoded(body: Mapping[str, Any]) -> bytes:
    try:
        # characters as they are: escaped, a long text in Hebrew would be over the size of a body
        return json.dumps(body, ensure_ascii=False, allow_nan=False).encode()
    except (TypeError, ValueError) as cause:
        raise ConfigurationError(f"The request cannot be written as JSON: {cause}.") from cause


def _without_none(fields: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value is not None}


def _idempotency_key_of(options: Options) -> str | None:
    if options.idempotency_key is None:
        return uuid.uuid4().hex
    if options.idempotency_key is False:
        return None
    if not re.fullmatch(r"[\x21-\x7e]{1,255}", options.idempotency_key):
        raise ConfigurationError(
            "idempotency_key must be 1 to 255 printable ASCII characters without white space, or False for none.",
            param="idempotency_key",
        )
    return options.idempotency_key


def _check_timeout(timeout: float) -> None:
    if not (timeout > 0 and math.isfinite(timeout)):
        raise ConfigurationError("timeout must be seconds above 0.", param="timeout")


def _check_max_retries(max_retries: int) -> None:
    if not isinstance(max_retries, int) or max_retries < 0:
        raise ConfigurationError("max_retries must be a whole number, 0 or more.", param="max_retries")


def _info_of(response: httpx.Response) -> ResponseInfo:
    headers = response.headers
    told = [headers.get(f"X-RateLimit-{name}", "") for name in ("Limit", "Remaining", "Reset")]
    return ResponseInfo(
        status=response.status_code,
        request_id=headers.get("X-Request-Id"),
        is_replayed=headers.get("Idempotency-Replayed") == "true",
        rate_limit=RateLimit(*map(int, told)) if all(value.isdecimal() for value in told) else None,
        headers=headers,
    )
