"""What is sent, when it is sent again, and what is raised."""

from __future__ import annotations

import pickle
from datetime import datetime, timedelta, timezone
from email.utils import format_datetime
from typing import Any

import pytest
from scripted_server import ScriptedServer, drop, hang, refusal, reply

import berea as package
from berea import Berea, ResponseInfo

ANSWER = {"answerMarkdown": "In the beginning.", "citations": []}


def test_sends_keywords_by_the_names_of_the_contract_and_leaves_out_the_rest(
    server: ScriptedServer, scripted: Any
) -> None:
    server.scripts = [reply(200, ANSWER)]
    context = ({"kind": "file", "text": "חֶסֶד"},)
    assert scripted.call("assistant.answer", prompt="¿Qué?", max_output_tokens=64, context=context) == ANSWER
    (received,) = server.received
    assert (received.method, received.path) == ("POST", "/v1/assistant/answer")
    assert received.body == {"prompt": "¿Qué?", "maxOutputTokens": 64, "context": list(context)}
    assert received.headers["authorization"] == "Bearer ssa_test_key"
    assert received.headers["content-type"] == "application/json"
    assert received.headers["accept"] == "application/json"
    assert received.headers["user-agent"] == f"berea-python/{package.__version__}"


def test_makes_one_segment_of_a_reference_and_a_query_of_the_rest(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [reply(200, {})] * 2
    scripted.call("passages.get", "John 3:16/17?", translation="K&V")
    scripted.call("topics.list", limit=3)
    assert server.received[0].path in (
        "/v1/passages/John%203%3A16%2F17%3F?translation=K%26V",
        "/v1/passages/John%203:16%2F17%3F?translation=K%26V",
    )
    assert server.received[1].path == "/v1/topics?limit=3"
    for step in ("", ".", ".."):
        with pytest.raises(package.ConfigurationError, match="reference"):
            scripted.call("passages.get", step)
    assert len(server.received) == 2


def test_prices_the_fields_that_would_be_sent(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [reply(200, {"creditsMax": 3})]
    assert scripted.call("verses.estimate", query="hope", limit=3) == {"creditsMax": 3}
    (received,) = server.received
    assert received.path == "/v1/estimate"
    assert received.body == {"endpoint": "/verses/search", "body": {"query": "hope", "limit": 3}}
    assert "idempotency-key" not in received.headers


@pytest.mark.parametrize(
    "method", ["assistant.answer", "insights.create", "theology.ask", "prayers.generate", "verses.search"]
)
def test_gives_each_charged_call_a_key_of_its_own(server: ScriptedServer, scripted: Any, method: str) -> None:
    server.scripts = [reply(200, ANSWER)] * 2
    (field,) = [
        field
        for name, field in {
            "answer": "prompt",
            "create": "passage",
            "ask": "question",
            "generate": "topic",
            "search": "query",
        }.items()
        if method.endswith(f".{name}")
    ]
    for _ in range(2):
        scripted.call(method, **{field: "hope"})
    first, second = (each.headers["idempotency-key"] for each in server.received)
    assert first != second
    assert len(first) == 32


def test_sends_what_is_free_without_a_key(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [reply(200, {})] * 2
    scripted.call("verses.verify", text="John 3:16")
    scripted.call("usage.get")
    assert all("idempotency-key" not in each.headers for each in server.received)


@pytest.mark.parametrize(
    "failure", [refusal(429, "rate_limited"), refusal(503, "server_error"), reply(502, b"<html>"), drop]
)
def test_asks_again_under_the_same_key(server: ScriptedServer, scripted: Any, waits: list[float], failure: Any) -> None:
    server.scripts = [failure, failure, reply(200, ANSWER)]
    assert scripted.call("assistant.answer", prompt="hope") == ANSWER
    assert len({each.headers["idempotency-key"] for each in server.received}) == 1
    assert [each.body for each in server.received] == [{"prompt": "hope"}] * 3
    first, second = waits
    assert 0.25 <= first <= 0.5 and 0.5 <= second <= 1


def test_waits_as_long_as_it_is_told(server: ScriptedServer, scripted: Any, waits: list[float]) -> None:
    date = format_datetime(datetime.now(timezone.utc) + timedelta(seconds=40), usegmt=True)
    server.scripts = [
        refusal(429, "rate_limited", {"Retry-After": "7"}),
        refusal(503, "server_error", {"Retry-After": date}),
        reply(200, ANSWER),
    ]
    scripted.call("assistant.answer", prompt="hope")
    assert 7 <= waits[0] <= 7.5
    assert 30 <= waits[1] <= 40.5


def test_does_not_wait_longer_than_a_minute(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [refusal(429, "rate_limited", {"Retry-After": "61"})]
    with pytest.raises(package.RateLimitError) as caught:
        scripted.call("assistant.answer", prompt="hope")
    assert caught.value.retry_after == 61


def test_gives_up_after_its_retries_and_says_what_was_last(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [drop, refusal(500, "server_error")]
    with pytest.raises(package.ServerError) as caught:
        scripted.call("assistant.answer", prompt="hope", max_retries=1)
    assert (caught.value.status, caught.value.request_id) == (500, "req_2")
    server.scripts = [refusal(500, "server_error")]
    with pytest.raises(package.ServerError):
        scripted.call("assistant.answer", prompt="hope", max_retries=0)
    assert len(server.received) == 3


@pytest.mark.parametrize("failure", [drop, reply(502, b"<html>")])
def test_does_not_repeat_what_may_have_been_charged(server: ScriptedServer, scripted: Any, failure: Any) -> None:
    server.scripts = [failure]
    with pytest.raises((package.APIConnectionError, package.ServerError)):
        scripted.call("assistant.answer", prompt="hope", idempotency_key=False)
    assert len(server.received) == 1
    assert "idempotency-key" not in server.received[0].headers
    # what the service refused itself was not charged
    server.scripts = [refusal(503, "server_error"), reply(200, ANSWER)]
    assert scripted.call("assistant.answer", prompt="hope", idempotency_key=False) == ANSWER


REFUSALS = [
    (400, "bad_request", package.BadRequestError),
    (401, "invalid_api_key", package.AuthenticationError),
    (402, "insufficient_credits", package.InsufficientCreditsError),
    (403, "insufficient_scope", package.PermissionDeniedError),
    (404, "not_found", package.NotFoundError),
    (413, "request_too_large", package.BadRequestError),
    (418, "of_a_later_revision", package.BereaError),
]


@pytest.mark.parametrize(("status", "code", "kind"), REFUSALS)
def test_raises_refusals_at_once(
    server: ScriptedServer, scripted: Any, status: int, code: str, kind: type[package.BereaError]
) -> None:
    server.scripts = [refusal(status, code, param="/prompt")]
    with pytest.raises(kind) as caught:
        scripted.call("assistant.answer", prompt="hope")
    error = caught.value
    assert type(error) is kind
    assert (error.status, error.code, error.type, error.param) == (status, code, "a_type", "/prompt")
    assert (error.request_id, error.retry_after, str(error)) == ("req_2", None, "No.")
    assert len(server.received) == 1
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), str(copy), copy.__dict__) == (kind, "No.", error.__dict__)


@pytest.mark.parametrize("body", [b"<html>", b"[]", b"null", b'{"error": "no"}'])
def test_says_that_a_refusal_is_not_the_services(server: ScriptedServer, scripted: Any, body: bytes) -> None:
    server.scripts = [reply(404, body)]
    with pytest.raises(package.NotFoundError, match="is base_url right") as caught:
        scripted.call("usage.get")
    assert (caught.value.code, caught.value.request_id) == (None, "req_1")


def test_takes_no_page_and_no_half_reply_for_an_answer(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [reply(200, b"<html>")]
    with pytest.raises(package.APIConnectionError, match="not JSON"):
        scripted.call("usage.get")
    server.scripts = [reply(200, b'{"a', {"Content-Length": "100"})]
    with pytest.raises(package.APIConnectionError, match="broke"):
        scripted.call("usage.get", max_retries=0)
    server.scripts = [reply(302, b"", {"Location": "/elsewhere"})]
    with pytest.raises(package.BereaError, match="status 302"):
        scripted.call("usage.get")


def test_waits_no_longer_than_its_time(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [hang(), reply(200, ANSWER)]
    assert scripted.call("assistant.answer", prompt="hope", timeout=0.2) == ANSWER
    server.scripts = [hang()]
    with pytest.raises(package.APITimeoutError, match="0.2 seconds"):
        scripted.call("assistant.answer", prompt="hope", timeout=0.2, max_retries=0)


def test_tells_what_came_beside_the_reply(server: ScriptedServer, scripted: Any) -> None:
    limits = {"X-RateLimit-Limit": "100", "X-RateLimit-Remaining": "99", "X-RateLimit-Reset": "1800000000"}
    server.scripts = [reply(200, ANSWER, {**limits, "Idempotency-Replayed": "true"}), reply(200, ANSWER)]
    told: list[ResponseInfo] = []
    for _ in range(2):
        scripted.call("assistant.answer", prompt="hope", on_response=told.append)
    assert [each.is_replayed for each in told] == [True, False]
    assert told[0].rate_limit == package.RateLimit(limit=100, remaining=99, resets_at=1_800_000_000)
    assert told[1].rate_limit is None
    assert (told[1].status, told[1].request_id) == (200, "req_1")


def test_leaves_an_http_client_open_that_is_not_its_own(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [reply(200, ANSWER)]
    assert scripted.call_with_own_http_client("assistant.answer", prompt="hope") == (ANSWER, True)


def test_says_that_nothing_is_there(scripted: Any, server: ScriptedServer) -> None:
    server.stop()
    with pytest.raises(package.APIConnectionError, match="could not be reached"):
        scripted.call("usage.get")


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"api_key": "ssa_live_ secret"}, "api_key"),
        ({"api_key": ""}, "api_key"),
        ({"base_url": "127.0.0.1:4310"}, "base_url"),
        ({"base_url": "ftp://host/v1"}, "base_url"),
        ({"timeout": 0}, "timeout"),
        ({"timeout": float("nan")}, "timeout"),
        ({"max_retries": -1}, "max_retries"),
    ],
)
def test_refuses_settings_that_cannot_work(settings: dict[str, Any], says: str) -> None:
    given: dict[str, Any] = {"api_key": "ssa_test_key", **settings}
    with pytest.raises(package.ConfigurationError, match=says) as caught:
        Berea(**given)
    assert "secret" not in str(caught.value)


def test_takes_key_and_address_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BEREA_KEY", raising=False)
    monkeypatch.delenv("BEREA_BASE_URL", raising=False)
    with pytest.raises(package.ConfigurationError, match="BEREA_KEY"):
        Berea()
    monkeypatch.setenv("BEREA_KEY", "ssa_test_key")
    assert repr(Berea()) == "Berea(base_url='http://127.0.0.1:4310/v1')"
    monkeypatch.setenv("BEREA_BASE_URL", "https://api.grace.example/v1/")
    assert repr(Berea()) == "Berea(base_url='https://api.grace.example/v1')"


@pytest.mark.parametrize("fields", [{"prompt": "\ud800"}, {"prompt": {1}}, {"prompt": "x", "idempotency_key": "a b"}])
def test_sends_nothing_that_cannot_be_sent(server: ScriptedServer, scripted: Any, fields: dict[str, Any]) -> None:
    with pytest.raises(package.ConfigurationError):
        scripted.call("assistant.answer", **fields)
    assert server.received == []
