"""When a failed request is sent again, and after how long."""

from __future__ import annotations

import random

from .errors import APIConnectionError, BereaError

_FIRST_WAIT_SECONDS = 0.5
_LONGEST_WAIT_SECONDS = 8.0
# a window of the service's limits is a minute: whoever is to wait longer is told so, and decides
_LONGEST_ASKED_WAIT_SECONDS = 60.0

_PASSING_STATUSES = frozenset({408, 429, 500, 502, 503, 504})


def is_worth_retrying(error: BereaError, *, is_safe: bool) -> bool:
    """Whether a failed request may be sent again.

    Args:
        is_safe: sending it twice cannot be charged twice: it is free, or has an ``Idempotency-Key``.
    """
    if (error.retry_after or 0) > _LONGEST_ASKED_WAIT_SECONDS:
        return False
    if isinstance(error, APIConnectionError):
        return is_safe
    if error.status not in _PASSING_STATUSES:
        return False
    # what the service itself refuses costs nothing; behind a proxy's 502 the work may have been done and charged
    return is_safe or error.code is not None


def wait_before_retry(error: BereaError, retries: int) -> float:
    """Seconds to wait: as long as the service says, else twice as long each time.

    A random part keeps clients that failed together from coming back together.

    Args:
        retries: how many there were before.
    """
    if error.retry_after is not None:
        return error.retry_after + random.random() * _FIRST_WAIT_SECONDS
    # the exponent is bounded too: no float is 2 to the power of 2,000
    wait = min(_FIRST_WAIT_SECONDS * 2.0 ** min(retries, 10), _LONGEST_WAIT_SECONDS)
    return wait * (0.5 + random.random() / 2)
