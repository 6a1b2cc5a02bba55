"""Replies, and what requests are made of, as the contract names them.

Replies are open: ignore fields and values that you do not know, since later revisions may add some.

Generated from openapi.json by `sdk/python/scripts/generate.py`. Do not edit.
"""

from __future__ import annotations

from typing import Literal, TypedDict

__all__ = [
    "AnswerRequestContextItem",
    "AnswerRequestHistoryItem",
    "AnswerResponse",
    "AnswerResponseSuggestion",
    "Billing",
    "Cap",
    "Citation",
    "EstimateResponse",
    "HelpResource",
    "InsightsResponse",
    "InsightsResponseCommentaryItem",
    "InsightsResponseCrossReference",
    "InsightsResponseKeyTerm",
    "InsightsResponsePassage",
    "InsightsResponsePassageVerse",
    "InsightsResponseSurroundings",
    "InsightsResponseTheme",
    "PassageResponse",
    "PassageVerse",
    "PassageVerseWord",
    "PrayerResponse",
    "Safety",
    "SafetyCare",
    "SearchResult",
    "SearchResultMatchedItem",
    "SearchResultVerse",
    "Source",
    "Span",
    "StreamCitation",
    "StreamDelta",
    "StreamStarted",
    "TheologyRequestContextItem",
    "TheologyResponse",
    "TheologyResponseSuggestion",
    "TheologyResponseView",
    "Topic",
    "TopicPassage",
    "TopicResponse",
    "TopicResponseAnswer",
    "TopicResponseBook",
    "TopicResponseBookOutlineItem",
    "TopicResponseSaying",
    "TopicResponseView",
    "TopicResponseWord",
    "TopicSentence",
    "TopicsResponse",
    "Translation",
    "TranslationsResponse",
    "Usage",
    "UsageCount",
    "UsagePeriods",
    "UsageResponse",
    "VerifiedItem",
    "VerseDifference",
    "VerseSearchResponse",
    "VerseVerifyResponse",
]


class _AnswerRequestContextItemRequired(TypedDict):
    text: str
    """Its text, 1 to 20,000 characters."""
    kind: Literal["project", "file", "web"]
    """`project` knowledge of your product, an uploaded `file`, or a `web` page."""


class AnswerRequestContextItem(_AnswerRequestContextItemRequired, total=False):
    title: str
    """What the reader would call this source, up to 200 characters."""


class AnswerRequestHistoryItem(TypedDict):
    role: Literal["user", "assistant"]
    """Who said it."""
    text: str
    """What was said, 1 to 8,000 characters."""


class AnswerResponse(TypedDict):
    """The answer, its sources and its price."""

    id: str
    """Identifier of this reply; sorts by time."""
    createdAt: str
    """When the reply was made, ISO 8601 UTC."""
    livemode: bool
    """True for `ssa_live_` keys, false for `ssa_test_` keys."""
    language: Literal["en", "es"]
    """Language of the main text."""
    model: str
    """What wrote it; `berea-extractive` is the engine that needs no language model."""
    mode: Literal["extractive", "generative"]
    """`extractive`: joined from sources. `generative`: written by a language model and checked."""
    citations: list[Citation]
    """Every source, in the order of its marker."""
    usage: Usage
    billing: Billing
    safety: Safety
    answerMarkdown: str
    """The answer: clean Markdown, or plain text when asked for, with `[n]` markers that name citations."""
    suggestions: list[AnswerResponseSuggestion]
    """Entries of the study guide that may be meant as well, or that come nearest where none is sure. Empty beside an
    answer that is sure.
    """


class AnswerResponseSuggestion(TypedDict):
    id: str
    """Its identifier, as in `GET /topics/{id}`."""
    title: str
    """Its title, in the language of the reply."""
    question: str
    """What to ask to have it answered."""


class Billing(TypedDict):
    """What this request cost."""

    creditsEstimated: int
    """The most this request could have cost, in credits, known before the work."""
    creditsCharged: int
    """What it did cost, in credits; never above the estimate, 0 for test keys."""
    priceList: str
    """Version of the price list that was applied."""
    caps: list[Cap]
    """The caps this request counted towards; empty when there are none."""


class Cap(TypedDict):
    """A credit cap and what is used of it."""

    scope: Literal["key", "account"]
    """What the cap is on."""
    period: Literal["day", "month"]
    """The UTC day or the UTC month."""
    used: int
    """Credits used in this period, this request included."""
    cap: int
    """Credits allowed in this period."""
    resetsAt: str
    """When the next period begins, ISO 8601 UTC."""


class Citation(TypedDict):
    """One source the main text leans on."""

    id: int
    """The `[n]` marker in the main text."""
    type: Literal["scripture", "guide", "commentary", "lexicon", "topic", "context"]
    """What kind of source this is."""
    reference: str
    """As the translation prints it: `John 3:16`, `Matthew Henry on John 3:16`."""
    osis: str | None
    """OSIS reference: `John.3.16` or `John.3.16-John.3.18`; null when the source is no passage."""
    translation: str | None
    """Id of the translation; null when the source is no Bible text."""
    text: str
    """The text of the source, cut from it character for character; never written by a model."""
    role: Literal["quoted", "alluded"]
    """`quoted`: `text` stands in the main text. `alluded`: the main text only leans on it."""
    spans: list[Span]
    """Where `text` stands in the main text, as UTF-16 offsets: every slice is `text` or, for an elided quotation, a
    piece of it, in order. Empty when alluded to.
    """
    verified: bool
    """Whether the quotation was compared with the source; true for every quoted one."""
    source: Source


class EstimateResponse(TypedDict):
    """What a request would cost."""

    creditsMax: int
    """The most that it can cost; it is what would be held."""
    wouldExceed: Cap | None
    """The cap that has least left and would refuse it now; null when none would."""
    priceList: str
    """Version of the prices."""


class _HelpResourceRequired(TypedDict):
    label: str
    """Name of the help line or service."""


class HelpResource(_HelpResourceRequired, total=False):
    """Where a person in need finds help."""

    phone: str
    """Telephone number as dialled in its country."""
    url: str
    """Web address."""


class InsightsResponse(TypedDict):
    """The study of a passage, its sources and its price."""

    id: str
    """Identifier of this reply; sorts by time."""
    createdAt: str
    """When the reply was made, ISO 8601 UTC."""
    livemode: bool
    """True for `ssa_live_` keys, false for `ssa_test_` keys."""
    language: Literal["en", "es"]
    """Language of the main text."""
    model: str
    """What wrote it; `berea-extractive` is the engine that needs no language model."""
    mode: Literal["extractive", "generative"]
    """`extractive`: joined from sources. `generative`: written by a language model and checked."""
    citations: list[Citation]
    """Every source, in the order of its marker."""
    usage: Usage
    billing: Billing
    safety: Safety
    passage: InsightsResponsePassage
    """The passage itself."""
    insightMarkdown: str
    """A study page in clean Markdown with `[n]` markers that name citations: the passage, its setting, key words,
    connections, commentary, questions. What does not fit into `maxOutputTokens` stands in the other fields.
    """
    summary: str
    """One or two sentences: what the passage says and where in its book it stands."""
    surroundings: InsightsResponseSurroundings
    """What stands around the passage."""
    themes: list[InsightsResponseTheme]
    """What the passage is about, the most telling first."""
    keyTerms: list[InsightsResponseKeyTerm]
    """Telling words in the order of the passage; empty where no translation of it has Strong’s numbers."""
    crossReferences: list[InsightsResponseCrossReference]
    """Up to 12, the nearest first; none from the passage."""
    commentary: list[InsightsResponseCommentaryItem]
    """What commentators say; empty where none has it."""
    questions: list[str]
    """Questions for study, from what is said over what is meant to what it asks of the reader."""


class InsightsResponseCommentaryItem(TypedDict):
    source: str
    """The commentator. The commentaries are English, which a Spanish reply says here."""
    reference: str
    """The verses that the comment explains."""
    excerpt: str
    """Whole sentences, at most 600 characters, character for character."""


class InsightsResponseCrossReference(TypedDict):
    reference: str
    """A passage elsewhere."""
    osis: str
    """OSIS reference."""
    text: str
    """Its words in the same translation, character for character."""
    reason: str
    """Why it belongs here: a margin, shared wording, the study guide, the topical index, a commentator, or a rare word
    that stands in both.
    """


class InsightsResponseKeyTerm(TypedDict):
    word: str
    """The word or words of the passage, lower case."""
    strongs: str
    """Strong’s number: `G` for Greek, `H` for Hebrew and Aramaic."""
    lemma: str
    """The Greek or Hebrew word."""
    transliteration: str
    """How it sounds, in Latin letters."""
    gloss: str
    """What it means, in a few words: as the study guide or the dictionary says, else how the King James Version (in
    Spanish the Reina-Valera) renders it most.
    """
    reference: str
    """The verse of the passage where it stands first."""


class InsightsResponsePassage(TypedDict):
    """The passage itself."""

    reference: str
    """The passage as it was read."""
    osis: str
    """OSIS ranges, parted by commas where there are several."""
    translation: str
    """Id of the translation."""
    verses: list[InsightsResponsePassageVerse]
    """Every verse that the translation prints, in order."""


class InsightsResponsePassageVerse(TypedDict):
    reference: str
    """As the translation prints it."""
    osis: str
    """OSIS reference."""
    text: str
    """The verse, character for character."""


class InsightsResponseSurroundings(TypedDict):
    """What stands around the passage."""

    before: str | None
    """What the passage before this one says, with its reference; null at the beginning of a book."""
    after: str | None
    """What the passage after this one says, with its reference; null at the end of a book."""
    book: str | None
    """What the book is about, in a sentence."""


class InsightsResponseTheme(TypedDict):
    name: str
    """An entry of the study guide, or a heading of the topical index (English only)."""
    verses: list[str]
    """OSIS references of the verses of the passage that speak of it."""


class PassageResponse(TypedDict):
    """The exact text of a passage."""

    reference: str
    """As the translation prints it."""
    osis: str
    """OSIS reference."""
    translation: str
    """Id of the translation."""
    verses: list[PassageVerse]
    """In canonical order, at most 200."""
    source: Source


class _PassageVerseRequired(TypedDict):
    reference: str
    """As the translation prints it."""
    osis: str
    """OSIS reference."""
    text: str
    """Exact text of the verse."""
    redLetters: list[Span]
    """Words of Jesus, as UTF-16 offsets into `text`; empty where the module marks none."""
    headings: list[str]
    """Headings that stand before the verse."""


class PassageVerse(_PassageVerseRequired, total=False):
    """One verse."""

    words: list[PassageVerseWord]
    """Tagged words in reading order; absent where the module tags none."""


class PassageVerseWord(TypedDict):
    text: str
    """One or more words of the translation."""
    strongs: list[str]
    """Strong’s numbers behind them, such as `G25`."""


class PrayerResponse(TypedDict):
    """The prayer, its sources and its price."""

    id: str
    """Identifier of this reply; sorts by time."""
    createdAt: str
    """When the reply was made, ISO 8601 UTC."""
    livemode: bool
    """True for `ssa_live_` keys, false for `ssa_test_` keys."""
    language: Literal["en", "es"]
    """Language of the main text."""
    model: str
    """What wrote it; `berea-extractive` is the engine that needs no language model."""
    mode: Literal["extractive", "generative"]
    """`extractive`: joined from sources. `generative`: written by a language model and checked."""
    citations: list[Citation]
    """Every source, in the order of its marker."""
    usage: Usage
    billing: Billing
    safety: Safety
    title: str
    """A short title of the service’s own words, never the topic as it was sent."""
    prayerMarkdown: str
    """The prayer: clean Markdown with `[n]` markers that name citations. It speaks to God, never for God."""
    style: Literal["traditional", "contemporary", "liturgical", "collect", "lament", "brief"]
    """The form it is written in."""


class Safety(TypedDict):
    """What the guardrails saw and did."""

    decision: Literal["allow", "flag", "redact", "refuse"]
    """What the guardrails decided for this request."""
    categories: list[str]
    """Guardrails that had something to say, such as `crisisSafety`. May grow."""
    notes: list[str]
    """What was changed or left out, for a person to read."""
    resources: list[HelpResource]
    """Help lines to show when the request suggests that someone needs them."""
    care: SafetyCare
    """What the reader of requests heard of somebody in need."""


class SafetyCare(TypedDict):
    """What the reader of requests heard of somebody in need."""

    level: Literal["none", "note", "danger"]
    """How much care the request calls for. `note`: the usual answer ends with one line of help. `danger`: help comes
    first.
    """
    kind: str | None
    """What the danger is, such as `self_harm` or `abuse_victim`; null where there is none. May grow."""


class SearchResult(TypedDict):
    """One passage that was found."""

    reference: str
    """As the translation prints it; a range when neighbouring verses belong together."""
    osis: str
    """OSIS reference of the whole result."""
    translation: str
    """Id of the translation of `text`."""
    text: str
    """Exact text of all its verses."""
    verses: list[SearchResultVerse]
    """The verses one by one."""
    score: float
    """How well it fits, 0 to 1: of a passage that was ranked, about the share of such passages that people name for
    such a query.
    """
    matched: list[SearchResultMatchedItem]
    """Why it was found, strongest reason first."""
    parallels: list[str]
    """OSIS references of passages that tell or say the same in the same words."""


class SearchResultMatchedItem(TypedDict):
    kind: Literal["reference", "quotation", "guide", "topic", "words", "meaning", "commentary"]
    """How it was found. May grow."""
    label: str | None
    """The topic, study-guide entry or words, where there are any."""


class SearchResultVerse(TypedDict):
    osis: str
    """OSIS reference of one verse."""
    text: str
    """Its exact text."""


class Source(TypedDict):
    """Where a text comes from."""

    title: str
    """Name of the work."""
    license: str
    """What its licence is; `Public Domain` for all texts that are shipped."""
    attribution: str | None
    """Words the licence asks you to show with the text; null when it asks for none."""


class Span(TypedDict):
    """A stretch of a text."""

    start: int
    """First UTF-16 code unit."""
    end: int
    """One past the last UTF-16 code unit."""


class StreamCitation(TypedDict):
    """Data of `response.citation`: a source, with the spans that are known by then."""

    citation: Citation


class StreamDelta(TypedDict):
    """Data of `response.delta`: more of the main text, checked and final."""

    delta: str
    """The next unit: a sentence, or a whole quotation. Joined, they are the main text."""


class _StreamStartedRequired(TypedDict):
    request_id: str
    """Equal to the X-Request-Id header."""
    createdAt: str
    """When the request came, ISO 8601 UTC."""


class StreamStarted(_StreamStartedRequired, total=False):
    """Data of `response.started`: the request was admitted."""

    id: str
    """Identifier that the reply will have; not there where a stored one is given again."""


class _TheologyRequestContextItemRequired(TypedDict):
    text: str
    """Its text, 1 to 20,000 characters."""
    kind: Literal["project", "file", "web"]
    """`project` knowledge of your product, an uploaded `file`, or a `web` page."""


class TheologyRequestContextItem(_TheologyRequestContextItemRequired, total=False):
    title: str
    """What the reader would call this source, up to 200 characters."""


class TheologyResponse(TypedDict):
    """The answer, the views where they differ, sources and price."""

    id: str
    """Identifier of this reply; sorts by time."""
    createdAt: str
    """When the reply was made, ISO 8601 UTC."""
    livemode: bool
    """True for `ssa_live_` keys, false for `ssa_test_` keys."""
    language: Literal["en", "es"]
    """Language of the main text."""
    model: str
    """What wrote it; `berea-extractive` is the engine that needs no language model."""
    mode: Literal["extractive", "generative"]
    """`extractive`: joined from sources. `generative`: written by a language model and checked."""
    citations: list[Citation]
    """Every source, in the order of its marker."""
    usage: Usage
    billing: Billing
    safety: Safety
    answerMarkdown: str
    """The answer: clean Markdown with `[n]` markers that name citations. Shared ground comes first."""
    status: Literal["core", "disputed", "uncertain"]
    """`core`: Christians agree. `disputed`: they differ, and `views` says how. `uncertain`: Scripture leaves it open,
    or the study guide does not know it.
    """
    views: list[TheologyResponseView]
    """Every side of a disputed matter; empty otherwise."""
    suggestions: list[TheologyResponseSuggestion]
    """Entries of the study guide that may be meant as well, or that come nearest where none is sure. Empty beside an
    answer that is sure.
    """


class TheologyResponseSuggestion(TypedDict):
    id: str
    """Its identifier, as in `GET /topics/{id}`."""
    title: str
    """Its title, in the language of the reply."""
    question: str
    """What to ask to have it answered."""


class TheologyResponseView(TypedDict):
    tradition: str
    """Who holds it, such as `Lutheran and Reformed`."""
    summary: str
    """What they hold, in words that their own teachers would accept."""
    citationIds: list[int]
    """Ids in `citations` of what its words in the answer are marked with; empty where it has no room there."""


class Topic(TypedDict):
    """An entry of the study guide."""

    id: str
    """Id of the entry."""
    kind: Literal["topic", "disputed", "person", "event", "place", "word", "book", "saying", "false_premise"]
    """What the entry is about."""
    title: str
    """Its title."""
    summary: str
    """A short answer; of a disputed question, what all sides share."""
    passages: list[TopicPassage]
    """In teaching order."""
    related: list[str]
    """Ids of entries to read next."""
    status: Literal["core", "disputed", "uncertain"]
    """`core`: Christians agree in the main; `disputed`: they differ; `uncertain`: Scripture does not settle it."""
    care: list[str]
    """What somebody who asks may be going through, such as `grief` or `abuse`; mostly empty."""


class TopicPassage(TypedDict):
    """A passage of a study-guide entry."""

    reference: str
    """The passage as readers write it."""
    osis: str
    """OSIS reference."""
    note: str
    """What the passage contributes, in some 20 words."""


class _TopicResponseRequired(TypedDict):
    id: str
    """Id of the entry."""
    kind: Literal["topic", "disputed", "person", "event", "place", "word", "book", "saying", "false_premise"]
    """What the entry is about."""
    title: str
    """Its title."""
    summary: str
    """A short answer; of a disputed question, what all sides share."""
    passages: list[TopicPassage]
    """In teaching order."""
    related: list[str]
    """Ids of entries to read next."""
    status: Literal["core", "disputed", "uncertain"]
    """`core`: Christians agree in the main; `disputed`: they differ; `uncertain`: Scripture does not settle it."""
    care: list[str]
    """What somebody who asks may be going through, such as `grief` or `abuse`; mostly empty."""
    aliases: list[str]
    """Other names, and questions that the entry answers."""
    sentences: list[TopicSentence]
    """The summary, sentence by sentence."""
    source: Source


class TopicResponse(_TopicResponseRequired, total=False):
    """An entry of the study guide, whole. Which optional parts it has follows from its kind."""

    views: list[TopicResponseView]
    """Of a disputed question, its sides."""
    facts: list[TopicSentence]
    """Of a person, event or place, what Scripture tells."""
    answers: list[TopicResponseAnswer]
    """What is asked of it, each with its answer."""
    word: TopicResponseWord
    """Of a Hebrew or Greek word."""
    book: TopicResponseBook
    """Of a book of the Bible."""
    saying: TopicResponseSaying
    """Of a saying that is taken for Scripture."""


class TopicResponseAnswer(TypedDict):
    id: str
    """Id within the entry."""
    frame: Literal["about", "self", "other", "did", "done", "may", "why", "how", "value"]
    """How it is asked: `about` the matter, one’s own trouble (`self`), for somebody `other`, of what one `did` or what
    was `done` to one, whether one `may`, `why`, `how`, or which is of more `value`.
    """
    question: str
    """One of its wordings."""
    sentences: list[TopicSentence]
    """The first could be the whole reply."""


class TopicResponseBook(TypedDict):
    """Of a book of the Bible."""

    osis: str
    """OSIS code of the book."""
    author: TopicSentence
    date: TopicSentence
    audience: TopicSentence
    purpose: TopicSentence
    outline: list[TopicResponseBookOutlineItem]
    """Its parts in order."""


class TopicResponseBookOutlineItem(TypedDict):
    reference: str
    """The part as readers write it."""
    osis: str
    """OSIS reference."""
    title: str
    """What it is about."""


class TopicResponseSaying(TypedDict):
    """Of a saying that is taken for Scripture."""

    verdict: Literal["not_in_the_bible", "half_true", "paraphrase"]
    """`half_true`: something like it stands there and says something else; `paraphrase`: the thought stands there in
    other words.
    """
    origin: str | None
    """Where it comes from; null where that is not known."""


class TopicResponseView(TypedDict):
    traditions: list[str]
    """Who teaches so."""
    name: str
    """The view in a line."""
    sentences: list[TopicSentence]
    """In words that its own teachers would accept."""
    passages: list[TopicPassage]
    """The texts it rests on."""


class TopicResponseWord(TypedDict):
    """Of a Hebrew or Greek word."""

    strongs: list[str]
    """Strong’s numbers, such as `G26`."""
    lemma: str
    """The word in its own letters."""
    transliteration: str
    """The word in ours."""
    senses: list[TopicSentence]
    """How Scripture uses it."""


class TopicSentence(TypedDict):
    """A sentence of a study-guide entry with its passages."""

    text: str
    """One sentence."""
    osis: list[str]
    """Passages that bear it out; empty where only tradition or scholarship does."""


class TopicsResponse(TypedDict):
    """One page of the study guide’s entries."""

    data: list[Topic]
    nextCursor: str | None
    """Pass it as `cursor` for the next page; null on the last."""


class Translation(TypedDict):
    """A Bible translation this installation has."""

    id: str
    """What to send as `translation`."""
    title: str
    """Full title."""
    language: str
    """BCP 47 language tag."""
    canon: Literal["protestant", "all"]
    """`all` when it holds deuterocanonical books too."""
    versification: str
    """Scheme of its verse numbers."""
    license: str
    """Licence of the text."""
    attribution: str | None
    """Words the licence asks you to show; null when it asks for none."""


class TranslationsResponse(TypedDict):
    """One page of the translations."""

    data: list[Translation]
    nextCursor: str | None
    """Pass it as `cursor` for the next page; null on the last."""


class Usage(TypedDict):
    """Tokens this request used."""

    inputTokens: int
    """Tokens read: the request and the evidence chosen for it."""
    outputTokens: int
    """Tokens written."""
    totalTokens: int
    """The sum of both."""


class UsageCount(TypedDict):
    """Requests and credits of a UTC day or month."""

    requests: int
    """Requests of live and test keys, refused ones too."""
    completed: int
    """Those that ended with status 200."""
    credits: int
    """Credits charged."""


class UsagePeriods(TypedDict):
    """Today and this month, UTC."""

    today: UsageCount
    month: UsageCount


class UsageResponse(TypedDict):
    """What a key and its account have used."""

    caps: list[Cap]
    """Every cap that counts for this key; what is held for requests under way is used."""
    key: UsagePeriods
    account: UsagePeriods


class VerifiedItem(TypedDict):
    """One quotation or reference and the finding on it."""

    kind: Literal["quotation", "reference"]
    """Words quoted, or a verse named. A quotation with its reference is one item of each kind."""
    found: str
    """The characters of the text, without quotation marks."""
    start: int
    """Where `found` begins in the text, in UTF-16 code units."""
    end: int
    """Where it ends, exclusive."""
    result: Literal["exact", "elided", "misquoted", "wrong_reference", "wrong_translation", "no_such_verse"]
    """`exact`: the words stand so in the verses named, or, where none is named, in those found; a reference exists.
    `elided`: they do with an ellipsis or with brackets around what is the quoter’s. `misquoted`: words are changed,
    missing or added, a negation or subject is cut off right before them, or it is nothing like the verse; with
    `trueText` null words are given as Scripture, with or without quotation marks, that are nowhere in it.
    `wrong_reference`: the words are those of another verse. `wrong_translation`: the words are those of another
    translation than the one named. `no_such_verse`: the verse does not exist, or the translation named lacks it. Case,
    punctuation and white space count for nothing. May grow.
    """
    reference: str | None
    """Where the words truly stand; null when nowhere, as for a reference that does not exist."""
    osis: str | None
    """The same in OSIS."""
    translation: str | None
    """The translation that `trueText` is of; of a reference, the one named beside it."""
    trueText: str | None
    """What the translation says in the place of the quotation, character for character; null for a reference."""
    differences: list[VerseDifference]
    """Where the words differ, in their order. Empty for a right quotation and for one that is nothing like the verse.
    """
    certain: bool
    """False when a translation is named that is not here, whatever the result: words that are `exact` here may not be
    its own, and words that are `misquoted` here may be.
    """


class VerseDifference(TypedDict):
    """A stretch of words in which a quotation differs from the translation."""

    kind: Literal["changed", "missing", "added"]
    """What was done to the words."""
    found: str
    """The words of the text; empty where words are missing."""
    true: str
    """The words of the translation; empty where words are added."""
    start: int
    """Where `found` begins in the text, in UTF-16 code units."""
    end: int
    """Where it ends, exclusive; `start` again where words are missing."""


class VerseSearchResponse(TypedDict):
    """The passages found, best first."""

    id: str
    """Identifier of this reply; sorts by time."""
    createdAt: str
    """When the reply was made, ISO 8601 UTC."""
    livemode: bool
    """True for `ssa_live_` keys, false for `ssa_test_` keys."""
    language: Literal["en", "es"]
    """Language of the main text."""
    model: str
    """What wrote it; `berea-extractive` is the engine that needs no language model."""
    mode: Literal["extractive", "generative"]
    """`extractive`: joined from sources. `generative`: written by a language model and checked."""
    citations: list[Citation]
    """Every source, in the order of its marker."""
    usage: Usage
    billing: Billing
    safety: Safety
    query: str
    """The query as sent."""
    results: list[SearchResult]
    """Best first."""
    totalSearched: int
    """How many verses were searched."""
    corpusVersion: str
    """Version of the texts; the same version gives the same results."""


class VerseVerifyResponse(TypedDict):
    """Every quotation and reference of the text."""

    items: list[VerifiedItem]
    """In the order of the text."""
    corpusVersion: str
    """Version of the texts; the same version gives the same findings."""
