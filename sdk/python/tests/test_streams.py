"""Streams that are whole, cut, slow, given again, or from a later revision."""

from __future__ import annotations

from typing import Any

import pytest
from scripted_server import ScriptedServer, drop, event, hang, refusal, reply, stream

import berea as package
from berea import CitationEvent, CompletedEvent, DeltaEvent, StartedEvent
from berea._sse import EventDecoder

CITATION = {"id": 1, "text": "Jesus wept."}
ANSWER = {"answerMarkdown": "“Jesus\u2028wept.” [1] 🕊", "citations": [CITATION]}
STARTED = event("response.started", {"request_id": "req_1", "createdAt": "2026-01-01T00:00:00Z"})
FIRST = event("response.delta", {"delta": "“Jesus\u2028wept.” "})
REST = event("response.delta", {"delta": "[1] 🕊"})
CITED = event("response.citation", {"citation": CITATION})
COMPLETED = event("response.completed", ANSWER)
WHOLE = STARTED + FIRST + b": still here\n\n" + REST + CITED + COMPLETED


def kinds(events: list[Any]) -> list[type]:
    return [type(each) for each in events]


def test_gives_typed_events_and_the_whole_reply(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [stream(WHOLE)]
    events: list[Any] = []
    read, answer = scripted.read("assistant.stream", events, prompt="hope")
    assert kinds(events) == [StartedEvent, DeltaEvent, DeltaEvent, CitationEvent, CompletedEvent]
    assert "".join(each.data["delta"] for each in events if each.type == "response.delta") == ANSWER["answerMarkdown"]
    assert events[3].data["citation"] == CITATION
    assert answer == events[4].data == ANSWER
    assert (read.text, read.citations) == (ANSWER["answerMarkdown"], [CITATION])
    (received,) = server.received
    assert received.body == {"prompt": "hope", "stream": True}
    assert received.headers["accept"] == "text/event-stream"
    assert len(received.headers["idempotency-key"]) == 32


def test_reads_bytes_that_are_cut_anywhere(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [stream(*(bytes([byte]) for byte in WHOLE))]
    assert scripted.final_reply("assistant.stream", prompt="hope") == ANSWER


def test_passes_over_events_it_does_not_know(server: ScriptedServer, scripted: Any) -> None:
    news = (
        event("response.thought", {"of": "a later revision"}) + b"event: response.other\ndata: not JSON\n\ndata: x\n\n"
    )
    server.scripts = [stream(STARTED, news, FIRST, REST, news, COMPLETED)]
    events: list[Any] = []
    _, answer = scripted.read("assistant.stream", events, prompt="hope")
    assert kinds(events) == [StartedEvent, DeltaEvent, DeltaEvent, CompletedEvent]
    assert answer == ANSWER


@pytest.mark.parametrize("is_cut", [True, False])
@pytest.mark.parametrize("chunks", [(), (STARTED, FIRST), (WHOLE[:-1],), (STARTED, FIRST, b"event: response.compl")])
def test_raises_where_it_was_cut(
    server: ScriptedServer, scripted: Any, waits: list[float], chunks: tuple[bytes, ...], is_cut: bool
) -> None:
    server.scripts = [stream(*chunks, is_cut=is_cut)]
    with pytest.raises(package.StreamError, match="broke" if is_cut else "cut before its last event") as caught:
        scripted.final_reply("assistant.stream", prompt="hope")
    assert caught.value.request_id == "req_1"
    # what was begun may have been charged and shown: it is the caller who asks again
    assert (len(server.received), waits) == (1, [])


def test_stays_broken_when_it_is_read_again(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [stream(STARTED, FIRST, is_cut=True)]
    errors = scripted.errors_of_reading_again("assistant.stream", prompt="hope")
    assert kinds(errors) == [package.StreamError] * 3


def test_delivers_what_came_before_the_cut(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [stream(STARTED, FIRST, is_cut=True)]
    events: list[Any] = []
    with pytest.raises(package.StreamError):
        scripted.read("assistant.stream", events, prompt="hope")
    assert kinds(events) == [StartedEvent, DeltaEvent]


def test_raises_the_error_that_the_service_ends_it_with(server: ScriptedServer, scripted: Any) -> None:
    error = {"message": "No.", "type": "api_error", "code": "server_error"}
    server.scripts = [stream(STARTED, FIRST, event("response.error", {"error": error, "request_id": "req_3"}))]
    with pytest.raises(package.ServerError, match="No.") as caught:
        scripted.final_reply("assistant.stream", prompt="hope")
    assert (caught.value.status, caught.value.code, caught.value.request_id) == (None, "server_error", "req_3")


@pytest.mark.parametrize("data", [b"{", b"[]", b"{}", b"null"])
@pytest.mark.parametrize("name", [b"delta", b"citation", b"completed", b"error"])
def test_raises_where_an_event_is_not_of_its_form(
    server: ScriptedServer, scripted: Any, name: bytes, data: bytes
) -> None:
    server.scripts = [stream(STARTED, b"event: response.%s\ndata: %s\n\n" % (name, data))]
    with pytest.raises(package.StreamError, match="form"):
        scripted.final_reply("assistant.stream", prompt="hope")


def test_gives_the_text_of_a_stored_reply_as_events_too(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [stream(STARTED, COMPLETED)]
    events: list[Any] = []
    _, answer = scripted.read("assistant.stream", events, prompt="hope")
    assert kinds(events) == [StartedEvent, DeltaEvent, CitationEvent, CompletedEvent]
    assert events[1].data["delta"] == ANSWER["answerMarkdown"]
    assert answer == ANSWER


def test_is_opened_again_where_it_was_refused_in_passing(
    server: ScriptedServer, scripted: Any, waits: list[float]
) -> None:
    server.scripts = [refusal(429, "rate_limited", {"Retry-After": "2"}), drop, stream(WHOLE)]
    assert scripted.final_reply("assistant.stream", prompt="hope") == ANSWER
    assert len({each.headers["idempotency-key"] for each in server.received}) == 1
    assert 2 <= waits[0] <= 2.5


def test_raises_refusals(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [refusal(400, "bad_request", param="/prompt")]
    with pytest.raises(package.BadRequestError) as caught:
        scripted.final_reply("assistant.stream", prompt="")
    assert caught.value.param == "/prompt"
    server.scripts = [reply(200, ANSWER)]
    with pytest.raises(package.StreamError, match="no stream"):
        scripted.final_reply("assistant.stream", prompt="hope")


def test_raises_where_it_stands_still(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [hang(STARTED, FIRST)]
    with pytest.raises(package.APITimeoutError):
        scripted.final_reply("assistant.stream", prompt="hope", timeout=0.2)


def test_can_be_left(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [hang(STARTED, FIRST)]
    events: list[Any] = []
    read, answer = scripted.read("assistant.stream", events, most=2, prompt="hope")
    assert kinds(events) == [StartedEvent, DeltaEvent]
    assert (read.text, answer) == ("“Jesus\u2028wept.” ", None)


def test_is_no_whole_reply_once_it_was_left(server: ScriptedServer, scripted: Any) -> None:
    server.scripts = [hang(STARTED, FIRST)]
    errors = scripted.errors_of_reading_what_was_left("assistant.stream", prompt="hope")
    assert kinds(errors) == [package.StreamError] * 2


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_takes_every_line_end_and_parts_of_data(end: str) -> None:
    text = end.join([": a comment", "event: one", "id: 7", "data: a", "data:b", "", "data", "", "event: none", "", ""])
    for size in (1, 2, 3, 1_000):
        decoder = EventDecoder()
        chunks = [text.encode()[at : at + size] for at in range(0, len(text), size)]
        assert [each for chunk in chunks for each in decoder.feed(chunk)] == [("one", "a\nb"), ("message", "")]
