"""What the client raises. Branch on the class, or on ``code``, whose values ``docs/errors.md`` of the service lists."""

from __future__ import annotations

import json
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any

import httpx


class BereaError(Exception):
    """Whatever this client raises; its text is written for people.

    Attributes:
        status: HTTP status; ``None`` where no reply came, and for an error in the middle of a stream.
        code: what to branch on, such as ``bad_request``; ``None`` where no refusal of the service came. May grow.
        type: the family of the code. May grow.
        param: the field that the text is about: a JSON Pointer into the body (``/maxOutputTokens``), or the name of a
            path, query or header field.
        request_id: quote it when you report a problem.
        retry_after: seconds to wait before the next try, where the service said so.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int | None = None,
        code: str | None = None,
        type: str | None = None,
        param: str | None = None,
        request_id: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.code = code
        self.type = type
        self.param = param
        self.request_id = request_id
        self.retry_after = retry_after

    def __reduce__(self) -> tuple[Any, ...]:
        # task queues pickle what a worker raised
        return (type(self), (self.message,), self.__dict__)


class ConfigurationError(BereaError):
    """The client was set up or called in a way that cannot work; nothing was sent."""


class BadRequestError(BereaError):
    """400, 405, 413, 415: the request has to be changed; ``param`` names the field."""


class AuthenticationError(BereaError):
    """401: the key is missing, malformed, unknown, revoked, paused or expired."""


class InsufficientCreditsError(BereaError):
    """402: the estimate exceeds what is left of a credit cap."""


class PermissionDeniedError(BereaError):
    """403: the key lacks the scope, or its account has no API access."""


class NotFoundError(BereaError):
    """404: there is nothing at this path, or no topic of this id."""


class RateLimitError(BereaError):
    """429: a limit was reached; ``retry_after`` says how many seconds to wait."""


class ServerError(BereaError):
    """5xx: something went wrong on the service's side, or on the way to it."""


class APIConnectionError(BereaError):
    """No whole reply came: the service could not be reached, or the connection broke."""


class APITimeoutError(APIConnectionError):
    """Nothing came for as long as ``timeout`` says."""


class StreamError(APIConnectionError):
    """A stream ended before its last event: what came of it is no answer."""


_BY_STATUS: dict[int, type[BereaError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    402: InsufficientCreditsError,
    403: PermissionDeniedError,
    404: NotFoundError,
    405: BadRequestError,
    413: BadRequestError,
    415: BadRequestError,
    429: RateLimitError,
}

# an error in a stream has no status, and is of the same class all the same
_BY_CODE: dict[str, type[BereaError]] = {
    "bad_request": BadRequestError,
    "invalid_api_key": AuthenticationError,
    "insufficient_credits": InsufficientCreditsError,
    "insufficient_scope": PermissionDeniedError,
    "not_found": NotFoundError,
    "rate_limited": RateLimitError,
    "server_error": ServerError,
}


def error_of_response(response: httpx.Response) -> BereaError:
    """The error of a reply that is not 2xx and was read, also of one that some proxy wrote."""
    request_id = response.headers.get("X-Request-Id")
    retry_after = _seconds_to_wait(response.headers.get("Retry-After"))
    try:
        return error_of_envelope(
            json.loads(response.content), status=response.status_code, request_id=request_id, retry_after=retry_after
        )
    except (ValueError, TypeError, KeyError):
        return _class_of(response.status_code, None)(
            f"The reply had status {response.status_code} and is not one of the service's: is base_url right?",
            status=response.status_code,
            request_id=request_id,
            retry_after=retry_after,
        )


def error_of_envelope(
    envelope: Any, *, status: int | None = None, request_id: str | None = None, retry_after: float | None = None
) -> BereaError:
    """The error that the service describes, in a reply or in the event ``response.error``.

    Raises:
        TypeError, KeyError: it is not of that form.
    """
    error = envelope["error"]
    code = error["code"]
    return _class_of(status, code)(
        error["message"],
        status=status,
        code=code,
        type=error.get("type"),
        param=error.get("param"),
        request_id=envelope.get("request_id") or request_id,
        retry_after=retry_after,
    )


def _class_of(status: int | None, code: str | None) -> type[BereaError]:
    if status is None:
        return _BY_CODE.get(code or "", BereaError)
    return _BY_STATUS.get(status, ServerError if status >= 500 else BereaError)


def _seconds_to_wait(header: str | None) -> float | None:
    """``Retry-After`` in seconds; proxies may send a date in its place."""
    if header is None:
        return None
    if header.strip().isdecimal():
        return float(header)
    try:
        date = parsedate_to_datetime(header)
    except (TypeError, ValueError):
        return None
    if date.tzinfo is None:
        date = date.replace(tzinfo=timezone.utc)
    return max(0.0, (date - datetime.now(timezone.utc)).total_seconds())
