"""The methods of the clients, by family of endpoints.

Generated from openapi.json by `sdk/python/scripts/generate.py`. Do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, AsyncIterator, Callable, Iterator, Literal, Sequence, cast

from ._streams import AsyncReplyStream, ReplyStream
from ._transport import Call, Options, ResponseInfo, segment
from .types import (
    AnswerRequestContextItem,
    AnswerRequestHistoryItem,
    AnswerResponse,
    EstimateResponse,
    InsightsResponse,
    PassageResponse,
    PrayerResponse,
    TheologyRequestContextItem,
    TheologyResponse,
    Topic,
    TopicResponse,
    TopicsResponse,
    Translation,
    TranslationsResponse,
    UsageResponse,
    VerseSearchResponse,
    VerseVerifyResponse,
)

if TYPE_CHECKING:
    from ._client import AsyncBerea, Berea


class Assistant:
    """Questions, answered from Scripture. Scope `assistant`."""

    def __init__(self, client: Berea) -> None:
        self._client = client

    def answer(
        self,
        *,
        prompt: str,
        response_format: Literal["markdown", "text"] | None = None,
        context: str | Sequence[AnswerRequestContextItem] | None = None,
        history: Sequence[AnswerRequestHistoryItem] | None = None,
        detail: Literal["brief", "standard", "full"] | None = None,
        audience: Literal["child", "general", "student"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> AnswerResponse:
        """Answer a question from Scripture. Returns a Markdown answer in which every quotation is the exact text of the
        named translation and every sentence has a source. Charged by tokens; the price is bounded by `maxOutputTokens`.
        Needs the scope `assistant`.

        Args:
            prompt: The question or instruction, 1 to 16,000 characters.
            response_format: `text` returns the same answer without Markdown marks, still in `answerMarkdown`. Default
                `markdown`.
            context: Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and
                never instruct the service. `context` and `history` together: at most 200,000 characters.
            history: The conversation so far, oldest first, up to 20 turns; the service keeps none. Untrusted, like
                `context`.
            detail: How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a
                dispute may need a little more. Default `standard`.
            audience: Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what
                history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "prompt": prompt,
            "responseFormat": response_format,
            "context": context,
            "history": history,
            "detail": detail,
            "audience": audience,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        call = Call("POST", "/assistant/answer", body=fields, is_charged=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(AnswerResponse, self._client._send(call, options))

    def stream(
        self,
        *,
        prompt: str,
        response_format: Literal["markdown", "text"] | None = None,
        context: str | Sequence[AnswerRequestContextItem] | None = None,
        history: Sequence[AnswerRequestHistoryItem] | None = None,
        detail: Literal["brief", "standard", "full"] | None = None,
        audience: Literal["child", "general", "student"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> ReplyStream[AnswerResponse]:
        """The same as `answer`, read while it is written.

        Args:
            prompt: The question or instruction, 1 to 16,000 characters.
            response_format: `text` returns the same answer without Markdown marks, still in `answerMarkdown`. Default
                `markdown`.
            context: Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and
                never instruct the service. `context` and `history` together: at most 200,000 characters.
            history: The conversation so far, oldest first, up to 20 turns; the service keeps none. Untrusted, like
                `context`.
            detail: How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a
                dispute may need a little more. Default `standard`.
            audience: Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what
                history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "prompt": prompt,
            "responseFormat": response_format,
            "context": context,
            "history": history,
            "detail": detail,
            "audience": audience,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
            "stream": True,
        }
        call = Call("POST", "/assistant/answer", body=fields, is_charged=True, is_stream=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return self._client._stream(call, options, "answerMarkdown")

    def estimate(
        self,
        *,
        prompt: str,
        response_format: Literal["markdown", "text"] | None = None,
        context: str | Sequence[AnswerRequestContextItem] | None = None,
        history: Sequence[AnswerRequestHistoryItem] | None = None,
        detail: Literal["brief", "standard", "full"] | None = None,
        audience: Literal["child", "general", "student"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> EstimateResponse:
        """The most that `answer` of the same fields can cost, without running it. Free.

        Args:
            prompt: The question or instruction, 1 to 16,000 characters.
            response_format: `text` returns the same answer without Markdown marks, still in `answerMarkdown`. Default
                `markdown`.
            context: Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and
                never instruct the service. `context` and `history` together: at most 200,000 characters.
            history: The conversation so far, oldest first, up to 20 turns; the service keeps none. Untrusted, like
                `context`.
            detail: How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a
                dispute may need a little more. Default `standard`.
            audience: Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what
                history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "prompt": prompt,
            "responseFormat": response_format,
            "context": context,
            "history": history,
            "detail": detail,
            "audience": audience,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        priced = {name: value for name, value in fields.items() if value is not None}
        call = Call("POST", "/estimate", body={"endpoint": "/assistant/answer", "body": priced})
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(EstimateResponse, self._client._send(call, options))


class Insights:
    """Studies of a passage. Scope `insights`."""

    def __init__(self, client: Berea) -> None:
        self._client = client

    def create(
        self,
        *,
        passage: str,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> InsightsResponse:
        """Study a passage. Returns what a reader needs to study a passage of up to 200 verses: its text, setting,
        themes, telling Hebrew and Greek words, cross-references with their reasons, commentary and questions, and all
        of it as a Markdown page. Charged by tokens of the page; the price is bounded by `maxOutputTokens`. Needs the
        scope `insights`.

        Args:
            passage: The passage: a reference or a list of them in English or Spanish (`John 3:16`, `Rom 8:28-30`,
                `Salmo 23`), or a name that a passage goes by (`the Lord’s Prayer`). At most 200 verses. A translation
                may stand behind it: `John 3:16 KJV`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "passage": passage,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        call = Call("POST", "/insights", body=fields, is_charged=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(InsightsResponse, self._client._send(call, options))

    def stream(
        self,
        *,
        passage: str,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> ReplyStream[InsightsResponse]:
        """The same as `create`, read while it is written.

        Args:
            passage: The passage: a reference or a list of them in English or Spanish (`John 3:16`, `Rom 8:28-30`,
                `Salmo 23`), or a name that a passage goes by (`the Lord’s Prayer`). At most 200 verses. A translation
                may stand behind it: `John 3:16 KJV`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "passage": passage,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
            "stream": True,
        }
        call = Call("POST", "/insights", body=fields, is_charged=True, is_stream=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return self._client._stream(call, options, "insightMarkdown")

    def estimate(
        self,
        *,
        passage: str,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> EstimateResponse:
        """The most that `create` of the same fields can cost, without running it. Free.

        Args:
            passage: The passage: a reference or a list of them in English or Spanish (`John 3:16`, `Rom 8:28-30`,
                `Salmo 23`), or a name that a passage goes by (`the Lord’s Prayer`). At most 200 verses. A translation
                may stand behind it: `John 3:16 KJV`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "passage": passage,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        priced = {name: value for name, value in fields.items() if value is not None}
        call = Call("POST", "/estimate", body={"endpoint": "/insights", "body": priced})
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(EstimateResponse, self._client._send(call, options))


class Theology:
    """Questions of doctrine. Scope `theology`."""

    def __init__(self, client: Berea) -> None:
        self._client = client

    def ask(
        self,
        *,
        question: str,
        context: str | Sequence[TheologyRequestContextItem] | None = None,
        tradition: str | None = None,
        detail: Literal["brief", "standard", "full"] | None = None,
        audience: Literal["child", "general", "student"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> TheologyResponse:
        """Ask a question of doctrine. Answers from Scripture and the study guide. Where Christians differ, shared
        ground comes first and then every side in its own words with its own texts. Charged by tokens; the price is
        bounded by `maxOutputTokens`. Needs the scope `theology`.

        Args:
            question: The question, 1 to 4,000 characters.
            context: Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and
                never instruct the service. `context` and `history` together: at most 200,000 characters.
            tradition: Tradition whose view is told whole and first, such as `Lutheran`; the others are named. One that
                the study guide does not tell apart gets all views and a note.
            detail: How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a
                dispute may need a little more. Default `standard`.
            audience: Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what
                history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "question": question,
            "context": context,
            "tradition": tradition,
            "detail": detail,
            "audience": audience,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        call = Call("POST", "/theology/ask", body=fields, is_charged=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(TheologyResponse, self._client._send(call, options))

    def stream(
        self,
        *,
        question: str,
        context: str | Sequence[TheologyRequestContextItem] | None = None,
        tradition: str | None = None,
        detail: Literal["brief", "standard", "full"] | None = None,
        audience: Literal["child", "general", "student"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> ReplyStream[TheologyResponse]:
        """The same as `ask`, read while it is written.

        Args:
            question: The question, 1 to 4,000 characters.
            context: Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and
                never instruct the service. `context` and `history` together: at most 200,000 characters.
            tradition: Tradition whose view is told whole and first, such as `Lutheran`; the others are named. One that
                the study guide does not tell apart gets all views and a note.
            detail: How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a
                dispute may need a little more. Default `standard`.
            audience: Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what
                history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "question": question,
            "context": context,
            "tradition": tradition,
            "detail": detail,
            "audience": audience,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
            "stream": True,
        }
        call = Call("POST", "/theology/ask", body=fields, is_charged=True, is_stream=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return self._client._stream(call, options, "answerMarkdown")

    def estimate(
        self,
        *,
        question: str,
        context: str | Sequence[TheologyRequestContextItem] | None = None,
        tradition: str | None = None,
        detail: Literal["brief", "standard", "full"] | None = None,
        audience: Literal["child", "general", "student"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> EstimateResponse:
        """The most that `ask` of the same fields can cost, without running it. Free.

        Args:
            question: The question, 1 to 4,000 characters.
            context: Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and
                never instruct the service. `context` and `history` together: at most 200,000 characters.
            tradition: Tradition whose view is told whole and first, such as `Lutheran`; the others are named. One that
                the study guide does not tell apart gets all views and a note.
            detail: How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a
                dispute may need a little more. Default `standard`.
            audience: Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what
                history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "question": question,
            "context": context,
            "tradition": tradition,
            "detail": detail,
            "audience": audience,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        priced = {name: value for name, value in fields.items() if value is not None}
        call = Call("POST", "/estimate", body={"endpoint": "/theology/ask", "body": priced})
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(EstimateResponse, self._client._send(call, options))


class Prayers:
    """Prayers from Scripture's own words. Scope `prayer`."""

    def __init__(self, client: Berea) -> None:
        self._client = client

    def generate(
        self,
        *,
        topic: str,
        style: Literal["traditional", "contemporary", "liturgical", "collect", "lament", "brief"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> PrayerResponse:
        """Write a prayer from Scripture’s own words. Returns a prayer in one of six forms, built on exact words of
        Scripture that fit the topic. It speaks to God and never for God, and promises no outcome. Charged by tokens;
        the price is bounded by `maxOutputTokens`. Needs the scope `prayer`.

        Args:
            topic: What or whom to pray for, or a passage to pray (`Psalm 23`), 1 to 1,000 characters. Names and
                relations in it are used, its other words are not.
            style: `traditional`: solemn, older English. `contemporary`: plain and warm. `liturgical`: leader and all,
                with a refrain. `collect`: one sentence in five parts. `lament`: complaint, appeal, turn, trust.
                `brief`: two or three sentences for a notification. Default `contemporary`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "topic": topic,
            "style": style,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        call = Call("POST", "/prayer/generate", body=fields, is_charged=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(PrayerResponse, self._client._send(call, options))

    def stream(
        self,
        *,
        topic: str,
        style: Literal["traditional", "contemporary", "liturgical", "collect", "lament", "brief"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> ReplyStream[PrayerResponse]:
        """The same as `generate`, read while it is written.

        Args:
            topic: What or whom to pray for, or a passage to pray (`Psalm 23`), 1 to 1,000 characters. Names and
                relations in it are used, its other words are not.
            style: `traditional`: solemn, older English. `contemporary`: plain and warm. `liturgical`: leader and all,
                with a refrain. `collect`: one sentence in five parts. `lament`: complaint, appeal, turn, trust.
                `brief`: two or three sentences for a notification. Default `contemporary`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "topic": topic,
            "style": style,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
            "stream": True,
        }
        call = Call("POST", "/prayer/generate", body=fields, is_charged=True, is_stream=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return self._client._stream(call, options, "prayerMarkdown")

    def estimate(
        self,
        *,
        topic: str,
        style: Literal["traditional", "contemporary", "liturgical", "collect", "lament", "brief"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> EstimateResponse:
        """The most that `generate` of the same fields can cost, without running it. Free.

        Args:
            topic: What or whom to pray for, or a passage to pray (`Psalm 23`), 1 to 1,000 characters. Names and
                relations in it are used, its other words are not.
            style: `traditional`: solemn, older English. `contemporary`: plain and warm. `liturgical`: leader and all,
                with a refrain. `collect`: one sentence in five parts. `lament`: complaint, appeal, turn, trust.
                `brief`: two or three sentences for a notification. Default `contemporary`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "topic": topic,
            "style": style,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        priced = {name: value for name, value in fields.items() if value is not None}
        call = Call("POST", "/estimate", body={"endpoint": "/prayer/generate", "body": priced})
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(EstimateResponse, self._client._send(call, options))


class Verses:
    """Verses searched for, and quotations of them checked. Scope `verses`."""

    def __init__(self, client: Berea) -> None:
        self._client = client

    def search(
        self,
        *,
        query: str,
        limit: int | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        testament: Literal["old", "new"] | None = None,
        books: Sequence[str] | None = None,
        canon: Literal["protestant", "all"] | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> VerseSearchResponse:
        """Find verses on a topic. Finds passages by meaning, by topic, by words, by a quotation as it is remembered, or
        by reference. Costs 1 credit. Needs the scope `verses`.

        Args:
            query: A topic, a question, words, a half-remembered quotation or a reference, 1 to 500 characters. A
                reference that does not exist is 400.
            limit: How many results to return at most, 1 to 100. Default `10`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            testament: Search one testament only.
            books: Search these books only: OSIS codes or names, such as `Ps` or `Psalms`.
            canon: `all` also searches the deuterocanonical books. A passage of theirs that the query names is shown
                unless `protestant` is sent. Default `protestant`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "query": query,
            "limit": limit,
            "translation": translation,
            "language": language,
            "testament": testament,
            "books": books,
            "canon": canon,
        }
        call = Call("POST", "/verses/search", body=fields, is_charged=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(VerseSearchResponse, self._client._send(call, options))

    def estimate(
        self,
        *,
        query: str,
        limit: int | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        testament: Literal["old", "new"] | None = None,
        books: Sequence[str] | None = None,
        canon: Literal["protestant", "all"] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> EstimateResponse:
        """The most that `search` of the same fields can cost, without running it. Free.

        Args:
            query: A topic, a question, words, a half-remembered quotation or a reference, 1 to 500 characters. A
                reference that does not exist is 400.
            limit: How many results to return at most, 1 to 100. Default `10`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            testament: Search one testament only.
            books: Search these books only: OSIS codes or names, such as `Ps` or `Psalms`.
            canon: `all` also searches the deuterocanonical books. A passage of theirs that the query names is shown
                unless `protestant` is sent. Default `protestant`.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "query": query,
            "limit": limit,
            "translation": translation,
            "language": language,
            "testament": testament,
            "books": books,
            "canon": canon,
        }
        priced = {name: value for name, value in fields.items() if value is not None}
        call = Call("POST", "/estimate", body={"endpoint": "/verses/search", "body": priced})
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(EstimateResponse, self._client._send(call, options))

    def verify(
        self,
        *,
        text: str,
        translation: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> VerseVerifyResponse:
        """Check quotations and references. Finds the quotations and references in a text (words in quotation marks or a
        block quotation, and words beside a reference that are nearly the verse’s or follow “says:”) and says of each
        whether it is right, and what is true where it is not. Free. Needs the scope `verses`.

        Args:
            text: Any text that quotes or names verses: an answer, a sermon, a post. 1 to 20,000 characters.
            translation: The translation that the text quotes from where it names none itself, in any case. Without it
                the words may be those of any translation here.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "text": text,
            "translation": translation,
        }
        call = Call("POST", "/verses/verify", body=fields)
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(VerseVerifyResponse, self._client._send(call, options))


class Passages:
    """Passages as a translation prints them. Free, scope `verses`."""

    def __init__(self, client: Berea) -> None:
        self._client = client

    def get(
        self,
        reference: str,
        *,
        translation: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> PassageResponse:
        """Read a passage. The exact text of a passage in one translation, verse by verse. Free. A reference that does
        not exist, or is longer than 200 verses, is 400. Needs the scope `verses`.

        Args:
            reference: A passage in any common form, at most 200 verses: `John 3:16`, `1 Cor 13`, `Ps 23:1-4`,
                `John.3.16`. A translation may stand behind it, as in `John 3:16 (KJV)`.
            translation: Translation id in any case; default the one named behind the reference, else `WEB`. Two that
                differ are 400.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, str | int | None] = {
            "translation": translation,
        }
        call = Call("GET", f"/passages/{segment('reference', reference)}", query=fields)
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(PassageResponse, self._client._send(call, options))


class Translations:
    """The translations that are loaded. Free, scope `verses`."""

    def __init__(self, client: Berea) -> None:
        self._client = client

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> TranslationsResponse:
        """List the translations. The Bible translations of this installation, with their licences. Free. Needs the
        scope `verses`.

        Args:
            limit: How many items to return, 1 to 100.
            cursor: Where to go on: `nextCursor` of the page before. Without it, the first page.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, str | int | None] = {
            "limit": limit,
            "cursor": cursor,
        }
        call = Call("GET", "/translations", query=fields)
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(TranslationsResponse, self._client._send(call, options))

    def all(
        self,
        *,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> Iterator[Translation]:
        """All that `list` finds, page after page.

        Args:
            limit: How many items to return, 1 to 100.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        cursor: str | None = None
        while True:
            page = self.list(
                limit=limit,
                cursor=cursor,
                timeout=timeout,
                max_retries=max_retries,
                on_response=on_response,
            )
            for item in page["data"]:
                yield item
            cursor = page["nextCursor"]
            if cursor is None:
                return


class Topics:
    """The study guide. Free, scope `verses`."""

    def __init__(self, client: Berea) -> None:
        self._client = client

    def list(
        self,
        *,
        query: str | None = None,
        language: Literal["en", "es"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> TopicsResponse:
        """Find study-guide entries. Entries of the study guide on topics, disputed questions, people, events, places,
        words, books, sayings and false premises. Free. Needs the scope `verses`.

        Args:
            query: A question, name or subject: the entries that it is about, best first, at most 50. Without it, every
                entry by its id.
            language: Language of titles, summaries, notes and references; default that of `query`, else `en`.
            limit: How many items to return, 1 to 100.
            cursor: Where to go on: `nextCursor` of the page before. Without it, the first page.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, str | int | None] = {
            "query": query,
            "language": language,
            "limit": limit,
            "cursor": cursor,
        }
        call = Call("GET", "/topics", query=fields)
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(TopicsResponse, self._client._send(call, options))

    def all(
        self,
        *,
        query: str | None = None,
        language: Literal["en", "es"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> Iterator[Topic]:
        """All that `list` finds, page after page.

        Args:
            query: A question, name or subject: the entries that it is about, best first, at most 50. Without it, every
                entry by its id.
            language: Language of titles, summaries, notes and references; default that of `query`, else `en`.
            limit: How many items to return, 1 to 100.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        cursor: str | None = None
        while True:
            page = self.list(
                query=query,
                language=language,
                limit=limit,
                cursor=cursor,
                timeout=timeout,
                max_retries=max_retries,
                on_response=on_response,
            )
            for item in page["data"]:
                yield item
            cursor = page["nextCursor"]
            if cursor is None:
                return

    def get(
        self,
        id: str,
        *,
        language: Literal["en", "es"] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> TopicResponse:
        """Read a study-guide entry. One entry whole: its sentences with the passages that bear them out, and the parts
        that its kind has. Free. An unknown id is 404. Needs the scope `verses`.

        Args:
            id: Id of an entry.
            language: Language of titles, summaries, notes and references; default that of `query`, else `en`.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, str | int | None] = {
            "language": language,
        }
        call = Call("GET", f"/topics/{segment('id', id)}", query=fields)
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(TopicResponse, self._client._send(call, options))


class UsageCounts:
    """What the key and its account have used. Free, any scope."""

    def __init__(self, client: Berea) -> None:
        self._client = client

    def get(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> UsageResponse:
        """Read what was used. The caps of the key and its account as they stand, and the requests and credits of today
        and this month (UTC). Free. Any scope will do.

        Args:
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        call = Call("GET", "/usage")
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(UsageResponse, self._client._send(call, options))


class AsyncAssistant:
    """Questions, answered from Scripture. Scope `assistant`."""

    def __init__(self, client: AsyncBerea) -> None:
        self._client = client

    async def answer(
        self,
        *,
        prompt: str,
        response_format: Literal["markdown", "text"] | None = None,
        context: str | Sequence[AnswerRequestContextItem] | None = None,
        history: Sequence[AnswerRequestHistoryItem] | None = None,
        detail: Literal["brief", "standard", "full"] | None = None,
        audience: Literal["child", "general", "student"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> AnswerResponse:
        """Answer a question from Scripture. Returns a Markdown answer in which every quotation is the exact text of the
        named translation and every sentence has a source. Charged by tokens; the price is bounded by `maxOutputTokens`.
        Needs the scope `assistant`.

        Args:
            prompt: The question or instruction, 1 to 16,000 characters.
            response_format: `text` returns the same answer without Markdown marks, still in `answerMarkdown`. Default
                `markdown`.
            context: Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and
                never instruct the service. `context` and `history` together: at most 200,000 characters.
            history: The conversation so far, oldest first, up to 20 turns; the service keeps none. Untrusted, like
                `context`.
            detail: How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a
                dispute may need a little more. Default `standard`.
            audience: Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what
                history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "prompt": prompt,
            "responseFormat": response_format,
            "context": context,
            "history": history,
            "detail": detail,
            "audience": audience,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        call = Call("POST", "/assistant/answer", body=fields, is_charged=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(AnswerResponse, await self._client._send(call, options))

    def stream(
        self,
        *,
        prompt: str,
        response_format: Literal["markdown", "text"] | None = None,
        context: str | Sequence[AnswerRequestContextItem] | None = None,
        history: Sequence[AnswerRequestHistoryItem] | None = None,
        detail: Literal["brief", "standard", "full"] | None = None,
        audience: Literal["child", "general", "student"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> AsyncReplyStream[AnswerResponse]:
        """The same as `answer`, read while it is written.

        Args:
            prompt: The question or instruction, 1 to 16,000 characters.
            response_format: `text` returns the same answer without Markdown marks, still in `answerMarkdown`. Default
                `markdown`.
            context: Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and
                never instruct the service. `context` and `history` together: at most 200,000 characters.
            history: The conversation so far, oldest first, up to 20 turns; the service keeps none. Untrusted, like
                `context`.
            detail: How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a
                dispute may need a little more. Default `standard`.
            audience: Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what
                history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "prompt": prompt,
            "responseFormat": response_format,
            "context": context,
            "history": history,
            "detail": detail,
            "audience": audience,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
            "stream": True,
        }
        call = Call("POST", "/assistant/answer", body=fields, is_charged=True, is_stream=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return self._client._stream(call, options, "answerMarkdown")

    async def estimate(
        self,
        *,
        prompt: str,
        response_format: Literal["markdown", "text"] | None = None,
        context: str | Sequence[AnswerRequestContextItem] | None = None,
        history: Sequence[AnswerRequestHistoryItem] | None = None,
        detail: Literal["brief", "standard", "full"] | None = None,
        audience: Literal["child", "general", "student"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> EstimateResponse:
        """The most that `answer` of the same fields can cost, without running it. Free.

        Args:
            prompt: The question or instruction, 1 to 16,000 characters.
            response_format: `text` returns the same answer without Markdown marks, still in `answerMarkdown`. Default
                `markdown`.
            context: Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and
                never instruct the service. `context` and `history` together: at most 200,000 characters.
            history: The conversation so far, oldest first, up to 20 turns; the service keeps none. Untrusted, like
                `context`.
            detail: How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a
                dispute may need a little more. Default `standard`.
            audience: Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what
                history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "prompt": prompt,
            "responseFormat": response_format,
            "context": context,
            "history": history,
            "detail": detail,
            "audience": audience,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        priced = {name: value for name, value in fields.items() if value is not None}
        call = Call("POST", "/estimate", body={"endpoint": "/assistant/answer", "body": priced})
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(EstimateResponse, await self._client._send(call, options))


class AsyncInsights:
    """Studies of a passage. Scope `insights`."""

    def __init__(self, client: AsyncBerea) -> None:
        self._client = client

    async def create(
        self,
        *,
        passage: str,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> InsightsResponse:
        """Study a passage. Returns what a reader needs to study a passage of up to 200 verses: its text, setting,
        themes, telling Hebrew and Greek words, cross-references with their reasons, commentary and questions, and all
        of it as a Markdown page. Charged by tokens of the page; the price is bounded by `maxOutputTokens`. Needs the
        scope `insights`.

        Args:
            passage: The passage: a reference or a list of them in English or Spanish (`John 3:16`, `Rom 8:28-30`,
                `Salmo 23`), or a name that a passage goes by (`the Lord’s Prayer`). At most 200 verses. A translation
                may stand behind it: `John 3:16 KJV`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "passage": passage,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        call = Call("POST", "/insights", body=fields, is_charged=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(InsightsResponse, await self._client._send(call, options))

    def stream(
        self,
        *,
        passage: str,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> AsyncReplyStream[InsightsResponse]:
        """The same as `create`, read while it is written.

        Args:
            passage: The passage: a reference or a list of them in English or Spanish (`John 3:16`, `Rom 8:28-30`,
                `Salmo 23`), or a name that a passage goes by (`the Lord’s Prayer`). At most 200 verses. A translation
                may stand behind it: `John 3:16 KJV`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "passage": passage,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
            "stream": True,
        }
        call = Call("POST", "/insights", body=fields, is_charged=True, is_stream=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return self._client._stream(call, options, "insightMarkdown")

    async def estimate(
        self,
        *,
        passage: str,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> EstimateResponse:
        """The most that `create` of the same fields can cost, without running it. Free.

        Args:
            passage: The passage: a reference or a list of them in English or Spanish (`John 3:16`, `Rom 8:28-30`,
                `Salmo 23`), or a name that a passage goes by (`the Lord’s Prayer`). At most 200 verses. A translation
                may stand behind it: `John 3:16 KJV`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "passage": passage,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        priced = {name: value for name, value in fields.items() if value is not None}
        call = Call("POST", "/estimate", body={"endpoint": "/insights", "body": priced})
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(EstimateResponse, await self._client._send(call, options))


class AsyncTheology:
    """Questions of doctrine. Scope `theology`."""

    def __init__(self, client: AsyncBerea) -> None:
        self._client = client

    async def ask(
        self,
        *,
        question: str,
        context: str | Sequence[TheologyRequestContextItem] | None = None,
        tradition: str | None = None,
        detail: Literal["brief", "standard", "full"] | None = None,
        audience: Literal["child", "general", "student"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> TheologyResponse:
        """Ask a question of doctrine. Answers from Scripture and the study guide. Where Christians differ, shared
        ground comes first and then every side in its own words with its own texts. Charged by tokens; the price is
        bounded by `maxOutputTokens`. Needs the scope `theology`.

        Args:
            question: The question, 1 to 4,000 characters.
            context: Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and
                never instruct the service. `context` and `history` together: at most 200,000 characters.
            tradition: Tradition whose view is told whole and first, such as `Lutheran`; the others are named. One that
                the study guide does not tell apart gets all views and a note.
            detail: How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a
                dispute may need a little more. Default `standard`.
            audience: Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what
                history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "question": question,
            "context": context,
            "tradition": tradition,
            "detail": detail,
            "audience": audience,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        call = Call("POST", "/theology/ask", body=fields, is_charged=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(TheologyResponse, await self._client._send(call, options))

    def stream(
        self,
        *,
        question: str,
        context: str | Sequence[TheologyRequestContextItem] | None = None,
        tradition: str | None = None,
        detail: Literal["brief", "standard", "full"] | None = None,
        audience: Literal["child", "general", "student"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> AsyncReplyStream[TheologyResponse]:
        """The same as `ask`, read while it is written.

        Args:
            question: The question, 1 to 4,000 characters.
            context: Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and
                never instruct the service. `context` and `history` together: at most 200,000 characters.
            tradition: Tradition whose view is told whole and first, such as `Lutheran`; the others are named. One that
                the study guide does not tell apart gets all views and a note.
            detail: How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a
                dispute may need a little more. Default `standard`.
            audience: Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what
                history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "question": question,
            "context": context,
            "tradition": tradition,
            "detail": detail,
            "audience": audience,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
            "stream": True,
        }
        call = Call("POST", "/theology/ask", body=fields, is_charged=True, is_stream=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return self._client._stream(call, options, "answerMarkdown")

    async def estimate(
        self,
        *,
        question: str,
        context: str | Sequence[TheologyRequestContextItem] | None = None,
        tradition: str | None = None,
        detail: Literal["brief", "standard", "full"] | None = None,
        audience: Literal["child", "general", "student"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> EstimateResponse:
        """The most that `ask` of the same fields can cost, without running it. Free.

        Args:
            question: The question, 1 to 4,000 characters.
            context: Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and
                never instruct the service. `context` and `history` together: at most 200,000 characters.
            tradition: Tradition whose view is told whole and first, such as `Lutheran`; the others are named. One that
                the study guide does not tell apart gets all views and a note.
            detail: How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a
                dispute may need a little more. Default `standard`.
            audience: Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what
                history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "question": question,
            "context": context,
            "tradition": tradition,
            "detail": detail,
            "audience": audience,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        priced = {name: value for name, value in fields.items() if value is not None}
        call = Call("POST", "/estimate", body={"endpoint": "/theology/ask", "body": priced})
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(EstimateResponse, await self._client._send(call, options))


class AsyncPrayers:
    """Prayers from Scripture's own words. Scope `prayer`."""

    def __init__(self, client: AsyncBerea) -> None:
        self._client = client

    async def generate(
        self,
        *,
        topic: str,
        style: Literal["traditional", "contemporary", "liturgical", "collect", "lament", "brief"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> PrayerResponse:
        """Write a prayer from Scripture’s own words. Returns a prayer in one of six forms, built on exact words of
        Scripture that fit the topic. It speaks to God and never for God, and promises no outcome. Charged by tokens;
        the price is bounded by `maxOutputTokens`. Needs the scope `prayer`.

        Args:
            topic: What or whom to pray for, or a passage to pray (`Psalm 23`), 1 to 1,000 characters. Names and
                relations in it are used, its other words are not.
            style: `traditional`: solemn, older English. `contemporary`: plain and warm. `liturgical`: leader and all,
                with a refrain. `collect`: one sentence in five parts. `lament`: complaint, appeal, turn, trust.
                `brief`: two or three sentences for a notification. Default `contemporary`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "topic": topic,
            "style": style,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        call = Call("POST", "/prayer/generate", body=fields, is_charged=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(PrayerResponse, await self._client._send(call, options))

    def stream(
        self,
        *,
        topic: str,
        style: Literal["traditional", "contemporary", "liturgical", "collect", "lament", "brief"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> AsyncReplyStream[PrayerResponse]:
        """The same as `generate`, read while it is written.

        Args:
            topic: What or whom to pray for, or a passage to pray (`Psalm 23`), 1 to 1,000 characters. Names and
                relations in it are used, its other words are not.
            style: `traditional`: solemn, older English. `contemporary`: plain and warm. `liturgical`: leader and all,
                with a refrain. `collect`: one sentence in five parts. `lament`: complaint, appeal, turn, trust.
                `brief`: two or three sentences for a notification. Default `contemporary`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "topic": topic,
            "style": style,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
            "stream": True,
        }
        call = Call("POST", "/prayer/generate", body=fields, is_charged=True, is_stream=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return self._client._stream(call, options, "prayerMarkdown")

    async def estimate(
        self,
        *,
        topic: str,
        style: Literal["traditional", "contemporary", "liturgical", "collect", "lament", "brief"] | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        country: str | None = None,
        max_output_tokens: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> EstimateResponse:
        """The most that `generate` of the same fields can cost, without running it. Free.

        Args:
            topic: What or whom to pray for, or a passage to pray (`Psalm 23`), 1 to 1,000 characters. Names and
                relations in it are used, its other words are not.
            style: `traditional`: solemn, older English. `contemporary`: plain and warm. `liturgical`: leader and all,
                with a refrain. `collect`: one sentence in five parts. `lament`: complaint, appeal, turn, trust.
                `brief`: two or three sentences for a notification. Default `contemporary`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            country: ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
            max_output_tokens: Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a
                sentence. Default `1024`.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "topic": topic,
            "style": style,
            "translation": translation,
            "language": language,
            "country": country,
            "maxOutputTokens": max_output_tokens,
        }
        priced = {name: value for name, value in fields.items() if value is not None}
        call = Call("POST", "/estimate", body={"endpoint": "/prayer/generate", "body": priced})
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(EstimateResponse, await self._client._send(call, options))


class AsyncVerses:
    """Verses searched for, and quotations of them checked. Scope `verses`."""

    def __init__(self, client: AsyncBerea) -> None:
        self._client = client

    async def search(
        self,
        *,
        query: str,
        limit: int | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        testament: Literal["old", "new"] | None = None,
        books: Sequence[str] | None = None,
        canon: Literal["protestant", "all"] | None = None,
        idempotency_key: str | Literal[False] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> VerseSearchResponse:
        """Find verses on a topic. Finds passages by meaning, by topic, by words, by a quotation as it is remembered, or
        by reference. Costs 1 credit. Needs the scope `verses`.

        Args:
            query: A topic, a question, words, a half-remembered quotation or a reference, 1 to 500 characters. A
                reference that does not exist is 400.
            limit: How many results to return at most, 1 to 100. Default `10`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            testament: Search one testament only.
            books: Search these books only: OSIS codes or names, such as `Ps` or `Psalms`.
            canon: `all` also searches the deuterocanonical books. A passage of theirs that the query names is shown
                unless `protestant` is sent. Default `protestant`.
            idempotency_key: requests of the same key and fields are charged once. By default each call has its own,
                kept over retries; `False` sends none, and then what may have been charged is not sent again.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "query": query,
            "limit": limit,
            "translation": translation,
            "language": language,
            "testament": testament,
            "books": books,
            "canon": canon,
        }
        call = Call("POST", "/verses/search", body=fields, is_charged=True)
        options = Options(
            idempotency_key=idempotency_key,
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(VerseSearchResponse, await self._client._send(call, options))

    async def estimate(
        self,
        *,
        query: str,
        limit: int | None = None,
        translation: str | None = None,
        language: Literal["en", "es"] | None = None,
        testament: Literal["old", "new"] | None = None,
        books: Sequence[str] | None = None,
        canon: Literal["protestant", "all"] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> EstimateResponse:
        """The most that `search` of the same fields can cost, without running it. Free.

        Args:
            query: A topic, a question, words, a half-remembered quotation or a reference, 1 to 500 characters. A
                reference that does not exist is 400.
            limit: How many results to return at most, 1 to 100. Default `10`.
            translation: Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for
                Spanish), or another of GET /translations.
            language: Language to answer in. Without it: the one detected, else that of the translation, else English.
            testament: Search one testament only.
            books: Search these books only: OSIS codes or names, such as `Ps` or `Psalms`.
            canon: `all` also searches the deuterocanonical books. A passage of theirs that the query names is shown
                unless `protestant` is sent. Default `protestant`.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "query": query,
            "limit": limit,
            "translation": translation,
            "language": language,
            "testament": testament,
            "books": books,
            "canon": canon,
        }
        priced = {name: value for name, value in fields.items() if value is not None}
        call = Call("POST", "/estimate", body={"endpoint": "/verses/search", "body": priced})
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(EstimateResponse, await self._client._send(call, options))

    async def verify(
        self,
        *,
        text: str,
        translation: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> VerseVerifyResponse:
        """Check quotations and references. Finds the quotations and references in a text (words in quotation marks or a
        block quotation, and words beside a reference that are nearly the verse’s or follow “says:”) and says of each
        whether it is right, and what is true where it is not. Free. Needs the scope `verses`.

        Args:
            text: Any text that quotes or names verses: an answer, a sermon, a post. 1 to 20,000 characters.
            translation: The translation that the text quotes from where it names none itself, in any case. Without it
                the words may be those of any translation here.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, object] = {
            "text": text,
            "translation": translation,
        }
        call = Call("POST", "/verses/verify", body=fields)
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(VerseVerifyResponse, await self._client._send(call, options))


class AsyncPassages:
    """Passages as a translation prints them. Free, scope `verses`."""

    def __init__(self, client: AsyncBerea) -> None:
        self._client = client

    async def get(
        self,
        reference: str,
        *,
        translation: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> PassageResponse:
        """Read a passage. The exact text of a passage in one translation, verse by verse. Free. A reference that does
        not exist, or is longer than 200 verses, is 400. Needs the scope `verses`.

        Args:
            reference: A passage in any common form, at most 200 verses: `John 3:16`, `1 Cor 13`, `Ps 23:1-4`,
                `John.3.16`. A translation may stand behind it, as in `John 3:16 (KJV)`.
            translation: Translation id in any case; default the one named behind the reference, else `WEB`. Two that
                differ are 400.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, str | int | None] = {
            "translation": translation,
        }
        call = Call("GET", f"/passages/{segment('reference', reference)}", query=fields)
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(PassageResponse, await self._client._send(call, options))


class AsyncTranslations:
    """The translations that are loaded. Free, scope `verses`."""

    def __init__(self, client: AsyncBerea) -> None:
        self._client = client

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> TranslationsResponse:
        """List the translations. The Bible translations of this installation, with their licences. Free. Needs the
        scope `verses`.

        Args:
            limit: How many items to return, 1 to 100.
            cursor: Where to go on: `nextCursor` of the page before. Without it, the first page.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, str | int | None] = {
            "limit": limit,
            "cursor": cursor,
        }
        call = Call("GET", "/translations", query=fields)
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(TranslationsResponse, await self._client._send(call, options))

    async def all(
        self,
        *,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> AsyncIterator[Translation]:
        """All that `list` finds, page after page.

        Args:
            limit: How many items to return, 1 to 100.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        cursor: str | None = None
        while True:
            page = await self.list(
                limit=limit,
                cursor=cursor,
                timeout=timeout,
                max_retries=max_retries,
                on_response=on_response,
            )
            for item in page["data"]:
                yield item
            cursor = page["nextCursor"]
            if cursor is None:
                return


class AsyncTopics:
    """The study guide. Free, scope `verses`."""

    def __init__(self, client: AsyncBerea) -> None:
        self._client = client

    async def list(
        self,
        *,
        query: str | None = None,
        language: Literal["en", "es"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> TopicsResponse:
        """Find study-guide entries. Entries of the study guide on topics, disputed questions, people, events, places,
        words, books, sayings and false premises. Free. Needs the scope `verses`.

        Args:
            query: A question, name or subject: the entries that it is about, best first, at most 50. Without it, every
                entry by its id.
            language: Language of titles, summaries, notes and references; default that of `query`, else `en`.
            limit: How many items to return, 1 to 100.
            cursor: Where to go on: `nextCursor` of the page before. Without it, the first page.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, str | int | None] = {
            "query": query,
            "language": language,
            "limit": limit,
            "cursor": cursor,
        }
        call = Call("GET", "/topics", query=fields)
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(TopicsResponse, await self._client._send(call, options))

    async def all(
        self,
        *,
        query: str | None = None,
        language: Literal["en", "es"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> AsyncIterator[Topic]:
        """All that `list` finds, page after page.

        Args:
            query: A question, name or subject: the entries that it is about, best first, at most 50. Without it, every
                entry by its id.
            language: Language of titles, summaries, notes and references; default that of `query`, else `en`.
            limit: How many items to return, 1 to 100.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        cursor: str | None = None
        while True:
            page = await self.list(
                query=query,
                language=language,
                limit=limit,
                cursor=cursor,
                timeout=timeout,
                max_retries=max_retries,
                on_response=on_response,
            )
            for item in page["data"]:
                yield item
            cursor = page["nextCursor"]
            if cursor is None:
                return

    async def get(
        self,
        id: str,
        *,
        language: Literal["en", "es"] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> TopicResponse:
        """Read a study-guide entry. One entry whole: its sentences with the passages that bear them out, and the parts
        that its kind has. Free. An unknown id is 404. Needs the scope `verses`.

        Args:
            id: Id of an entry.
            language: Language of titles, summaries, notes and references; default that of `query`, else `en`.
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        fields: dict[str, str | int | None] = {
            "language": language,
        }
        call = Call("GET", f"/topics/{segment('id', id)}", query=fields)
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(TopicResponse, await self._client._send(call, options))


class AsyncUsageCounts:
    """What the key and its account have used. Free, any scope."""

    def __init__(self, client: AsyncBerea) -> None:
        self._client = client

    async def get(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
        on_response: Callable[[ResponseInfo], None] | None = None,
    ) -> UsageResponse:
        """Read what was used. The caps of the key and its account as they stand, and the requests and credits of today
        and this month (UTC). Free. Any scope will do.

        Args:
            timeout: seconds that may pass before something comes; default the client's.
            max_retries: how often the request is sent again where it failed in passing; default the client's.
            on_response: told of the reply that is taken, before its body is read.
        """
        call = Call("GET", "/usage")
        options = Options(
            timeout=timeout,
            max_retries=max_retries,
            on_response=on_response,
        )
        return cast(UsageResponse, await self._client._send(call, options))
