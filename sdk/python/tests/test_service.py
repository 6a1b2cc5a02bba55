"""Against a real service: the one that BEREA_BASE_URL and BEREA_KEY name."""

from __future__ import annotations

import uuid
from typing import Any

import pytest

import berea as package
from berea import CompletedEvent, DeltaEvent, ResponseInfo, StartedEvent, slice_utf16


def credits_used(live: Any) -> int:
    (used,) = [each["used"] for each in live.call("usage.get")["caps"] if (each["scope"], each["period"]) == DAY]
    return int(used)


DAY = ("account", "day")


def test_answers_with_quotations_that_stand_where_their_spans_say(live: Any) -> None:
    answer = live.call("assistant.answer", prompt="Explain Romans 8:28", detail="brief", max_output_tokens=512)
    assert "Rom.8.28" in [each["osis"] for each in answer["citations"]]
    quoted = [each for each in answer["citations"] if each["role"] == "quoted" and len(each["spans"]) == 1]
    assert quoted
    for each in quoted:
        (span,) = each["spans"]
        assert slice_utf16(answer["answerMarkdown"], span["start"], span["end"]) == each["text"]


def test_takes_context_and_history(live: Any) -> None:
    context = [{"kind": "project", "title": "Sermon", "text": "We read of hope in Romans 5."}]
    history = [{"role": "user", "text": "Who wrote Romans?"}, {"role": "assistant", "text": "Paul."}]
    answer = live.call("assistant.answer", prompt="What is hope?", context=context, history=history, language="en")
    assert answer["language"] == "en"


def test_answers_in_every_family(live: Any) -> None:
    assert len(live.call("insights.create", passage="Psalm 23")["passage"]["verses"]) == 6
    theology = live.call("theology.ask", question="Should infants be baptized?")
    assert theology["status"] == "disputed" and len(theology["views"]) > 1
    assert "Amen" in live.call("prayers.generate", topic="for my mother, who is ill", style="brief")["prayerMarkdown"]
    found = live.call("verses.search", query="God so loved the world", limit=3, books=["John"])
    assert found["results"][0]["osis"] == "John.3.16"
    verified = live.call("verses.verify", text="John 3:16 says, “For God so loved the earth.”")
    assert "misquoted" in [each["result"] for each in verified["items"]]
    passage = live.call("passages.get", "John 3:16", translation="KJV")
    assert (passage["osis"], passage["translation"]) == ("John.3.16", "KJV")
    assert live.call("topics.get", "anxiety", language="es")["passages"]
    assert live.call("topics.list", query="anxiety", limit=3)["data"]
    assert live.call("usage.get")["key"]["today"]["requests"] > 0


ESTIMATES: dict[str, dict[str, Any]] = {
    "assistant": {"prompt": "What is grace?", "max_output_tokens": 300},
    "insights": {"passage": "Psalm 23"},
    "theology": {"question": "What is grace?"},
    "prayers": {"topic": "for rain"},
    "verses": {"query": "rain"},
}


@pytest.mark.parametrize("family", list(ESTIMATES))
def test_prices_what_it_could_ask(live: Any, family: str) -> None:
    estimate = live.call(f"{family}.estimate", **ESTIMATES[family])
    assert estimate["creditsMax"] > 0 and estimate["wouldExceed"] is None


def test_reads_lists_page_after_page(live: Any) -> None:
    ids = [each["id"] for each in live.items("translations.all", limit=2)]
    assert ids == [each["id"] for each in live.call("translations.list")["data"]]
    assert len(ids) > 2
    assert len({each["id"] for each in live.items("topics.all", limit=100, most=150)}) == 150


STREAMS: dict[str, tuple[dict[str, Any], str]] = {
    "assistant": ({"prompt": "What is grace?"}, "answerMarkdown"),
    "insights": ({"passage": "Psalm 23"}, "insightMarkdown"),
    "theology": ({"question": "What is grace?"}, "answerMarkdown"),
    "prayers": ({"topic": "for rain"}, "prayerMarkdown"),
}


@pytest.mark.parametrize("family", list(STREAMS))
def test_streams_in_pieces_that_join_to_the_text(live: Any, family: str) -> None:
    fields, main_text = STREAMS[family]
    events: list[Any] = []
    stream, reply = live.read(f"{family}.stream", events, **fields)
    assert (type(events[0]), type(events[-1])) == (StartedEvent, CompletedEvent)
    text = "".join(each.data["delta"] for each in events if isinstance(each, DeltaEvent))
    assert text == stream.text == reply[main_text]
    assert len(text) > 20
    assert stream.citations == reply["citations"]


def test_is_charged_once_under_one_key(live: Any) -> None:
    told: list[ResponseInfo] = []
    options = {"idempotency_key": uuid.uuid4().hex, "on_response": told.append}
    before = credits_used(live)
    first, second = (live.call("assistant.answer", prompt="What is hope?", **options) for _ in range(2))
    assert second == first
    assert [each.is_replayed for each in told] == [False, True]
    assert told[0].request_id is not None and told[0].rate_limit is not None
    assert credits_used(live) - before == first["billing"]["creditsCharged"] > 0
    with pytest.raises(package.BadRequestError) as caught:
        live.call("assistant.answer", prompt="What is love?", **options)
    assert caught.value.param == "Idempotency-Key"


def test_is_charged_once_as_a_stream_too(live: Any) -> None:
    before = credits_used(live)
    key = uuid.uuid4().hex
    first, second = (live.final_reply("prayers.stream", topic="for peace", idempotency_key=key) for _ in range(2))
    assert second == first
    assert credits_used(live) - before == first["billing"]["creditsCharged"] > 0


@pytest.mark.parametrize("ask", ["call", "final_reply"])
def test_names_the_field_of_a_wrong_request(live: Any, ask: str) -> None:
    method = "assistant.answer" if ask == "call" else "assistant.stream"
    with pytest.raises(package.BadRequestError) as caught:
        getattr(live, ask)(method, prompt="Why?", max_output_tokens=1)
    error = caught.value
    assert (error.status, error.code, error.param) == (400, "bad_request", "/maxOutputTokens")
    assert error.request_id is not None and error.request_id.startswith("req_")


def test_raises_the_class_of_each_refusal(live: Any) -> None:
    with pytest.raises(package.NotFoundError):
        live.call("topics.get", "no-such-topic")
    stranger = type(live)(api_key="ssa_live_nobody")
    with pytest.raises(package.AuthenticationError):
        stranger.call("usage.get")
