// Generated from openapi.json by `npm run sdk:types`. Do not edit.

export interface paths {
    "/assistant/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question from Scripture
         * @description Returns a Markdown answer in which every quotation is the exact text of the named translation and every sentence has a source. Charged by tokens; the price is bounded by `maxOutputTokens`. Needs the scope `assistant`.
         */
        post: operations["createAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a conversation, in OpenAI’s form
         * @description The answer of `POST /assistant/answer` for clients of OpenAI’s Chat Completions: the same writer, guardrails, limits and price. Charged by tokens; the price is bounded by `max_completion_tokens`. Needs the scope `assistant`.
         */
        post: operations["createChatCompletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the models of chat completions
         * @description What OpenAI’s clients ask first: there is one model, `berea`. Free. Needs the scope `assistant`.
         */
        get: operations["listModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/models/{model}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a model of chat completions
         * @description One model. Free. An unknown id is 404. Needs the scope `assistant`.
         */
        get: operations["getModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Study a passage
         * @description Returns what a reader needs to study a passage of up to 200 verses: its text, setting, themes, telling Hebrew and Greek words, cross-references with their reasons, commentary and questions, and all of it as a Markdown page. Charged by tokens of the page; the price is bounded by `maxOutputTokens`. Needs the scope `insights`.
         */
        post: operations["createInsights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a prayer from Scripture’s own words
         * @description Returns a prayer in one of six forms, built on exact words of Scripture that fit the topic. It speaks to God and never for God, and promises no outcome. Charged by tokens; the price is bounded by `maxOutputTokens`. Needs the scope `prayer`.
         */
        post: operations["createPrayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/theology/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question of doctrine
         * @description Answers from Scripture and the study guide. Where Christians differ, shared ground comes first and then every side in its own words with its own texts. Charged by tokens; the price is bounded by `maxOutputTokens`. Needs the scope `theology`.
         */
        post: operations["askTheology"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verses/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find verses on a topic
         * @description Finds passages by meaning, by topic, by words, by a quotation as it is remembered, or by reference. Costs 1 credit. Needs the scope `verses`.
         */
        post: operations["searchVerses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passages/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a passage
         * @description The exact text of a passage in one translation, verse by verse. Free. A reference that does not exist, or is longer than 200 verses, is 400. Needs the scope `verses`.
         */
        get: operations["getPassage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the translations
         * @description The Bible translations of this installation, with their licences. Free. Needs the scope `verses`.
         */
        get: operations["listTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find study-guide entries
         * @description Entries of the study guide on topics, disputed questions, people, events, places, words, books, sayings and false premises. Free. Needs the scope `verses`.
         */
        get: operations["listTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a study-guide entry
         * @description One entry whole: its sentences with the passages that bear them out, and the parts that its kind has. Free. An unknown id is 404. Needs the scope `verses`.
         */
        get: operations["getTopic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verses/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check quotations and references
         * @description Finds the quotations and references in a text (words in quotation marks or a block quotation, and words beside a reference that are nearly the verse’s or follow “says:”) and says of each whether it is right, and what is true where it is not. Free. Needs the scope `verses`.
         */
        post: operations["verifyVerses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what was used
         * @description The caps of the key and its account as they stand, and the requests and credits of today and this month (UTC). Free. Any scope will do.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a request without running it
         * @description The most that a charged request can cost, and whether a cap would refuse it now. Nothing is held. Free. Needs the scope of the endpoint that is priced.
         */
        post: operations["estimateRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This OpenAPI document
         * @description The machine-readable contract. Needs no key.
         */
        get: operations["getOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Every reply that is not 2xx has this form.
         * @example {
         *       "error": {
         *         "message": "Unknown field `maxOutputToken`; did you mean `maxOutputTokens`?",
         *         "type": "invalid_request_error",
         *         "code": "bad_request",
         *         "param": "/maxOutputToken"
         *       },
         *       "request_id": "req_01JTC5Y2Q8M4W0Z3V7K6N9XBRA"
         *     }
         */
        Error: {
            error: {
                /** @description What was wrong and what to do about it, for a person to read. May change at any time. */
                message: string;
                /**
                 * @description The family of the code.
                 * @enum {string}
                 */
                type: "invalid_request_error" | "authentication_error" | "billing_error" | "permission_error" | "rate_limit_error" | "api_error";
                /**
                 * @description What to branch on.
                 * @enum {string}
                 */
                code: "bad_request" | "unsupported_parameter" | "invalid_api_key" | "insufficient_credits" | "insufficient_scope" | "not_found" | "model_not_found" | "method_not_allowed" | "request_too_large" | "unsupported_media_type" | "rate_limited" | "server_error";
                /** @description What the message is about: a JSON Pointer into the body, or the name of a path, query or header field. */
                param?: string;
            };
            /** @description Equal to the X-Request-Id header. Quote it when reporting a problem. */
            request_id: string;
        };
        /**
         * @description A stretch of a text.
         * @example {
         *       "start": 2,
         *       "end": 132
         *     }
         */
        Span: {
            /** @description First UTF-16 code unit. */
            start: number;
            /** @description One past the last UTF-16 code unit. */
            end: number;
        };
        /**
         * @description Where a text comes from.
         * @example {
         *       "title": "World English Bible",
         *       "license": "Public Domain",
         *       "attribution": null
         *     }
         */
        Source: {
            /** @description Name of the work. */
            title: string;
            /** @description What its licence is; `Public Domain` for all texts that are shipped. */
            license: string;
            /** @description Words the licence asks you to show with the text; null when it asks for none. */
            attribution: string | null;
        };
        /**
         * @description One source the main text leans on.
         * @example {
         *       "id": 1,
         *       "type": "scripture",
         *       "reference": "John 3:16",
         *       "osis": "John.3.16",
         *       "translation": "WEB",
         *       "text": "For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.",
         *       "role": "quoted",
         *       "spans": [
         *         {
         *           "start": 2,
         *           "end": 132
         *         }
         *       ],
         *       "verified": true,
         *       "source": {
         *         "title": "World English Bible",
         *         "license": "Public Domain",
         *         "attribution": null
         *       }
         *     }
         */
        Citation: {
            /** @description The `[n]` marker in the main text. */
            id: number;
            /**
             * @description What kind of source this is.
             * @enum {string}
             */
            type: "scripture" | "guide" | "commentary" | "lexicon" | "topic" | "context";
            /** @description As the translation prints it: `John 3:16`, `Matthew Henry on John 3:16`. */
            reference: string;
            /** @description OSIS reference: `John.3.16` or `John.3.16-John.3.18`; null when the source is no passage. */
            osis: string | null;
            /** @description Id of the translation; null when the source is no Bible text. */
            translation: string | null;
            /** @description The text of the source, cut from it character for character; never written by a model. */
            text: string;
            /**
             * @description `quoted`: `text` stands in the main text. `alluded`: the main text only leans on it.
             * @enum {string}
             */
            role: "quoted" | "alluded";
            /** @description Where `text` stands in the main text, as UTF-16 offsets: every slice is `text` or, for an elided quotation, a piece of it, in order. Empty when alluded to. */
            spans: components["schemas"]["Span"][];
            /** @description Whether the quotation was compared with the source; true for every quoted one. */
            verified: boolean;
            source: components["schemas"]["Source"];
        };
        /**
         * @description Tokens this request used.
         * @example {
         *       "inputTokens": 412,
         *       "outputTokens": 268,
         *       "totalTokens": 680
         *     }
         */
        Usage: {
            /** @description Tokens read: the request and the evidence chosen for it. */
            inputTokens: number;
            /** @description Tokens written. */
            outputTokens: number;
            /** @description The sum of both. */
            totalTokens: number;
        };
        /**
         * @description A credit cap and what is used of it.
         * @example {
         *       "scope": "account",
         *       "period": "day",
         *       "used": 37,
         *       "cap": 1000,
         *       "resetsAt": "2026-05-02T00:00:00.000Z"
         *     }
         */
        Cap: {
            /**
             * @description What the cap is on.
             * @enum {string}
             */
            scope: "key" | "account";
            /**
             * @description The UTC day or the UTC month.
             * @enum {string}
             */
            period: "day" | "month";
            /** @description Credits used in this period, this request included. */
            used: number;
            /** @description Credits allowed in this period. */
            cap: number;
            /**
             * Format: date-time
             * @description When the next period begins, ISO 8601 UTC.
             */
            resetsAt: string;
        };
        /**
         * @description What this request cost.
         * @example {
         *       "creditsEstimated": 3,
         *       "creditsCharged": 1,
         *       "priceList": "2026-05",
         *       "caps": []
         *     }
         */
        Billing: {
            /** @description The most this request could have cost, in credits, known before the work. */
            creditsEstimated: number;
            /** @description What it did cost, in credits; never above the estimate, 0 for test keys. */
            creditsCharged: number;
            /** @description Version of the price list that was applied. */
            priceList: string;
            /** @description The caps this request counted towards; empty when there are none. */
            caps: components["schemas"]["Cap"][];
        };
        /**
         * @description Where a person in need finds help.
         * @example {
         *       "label": "988 Suicide & Crisis Lifeline",
         *       "phone": "988"
         *     }
         */
        HelpResource: {
            /** @description Name of the help line or service. */
            label: string;
            /** @description Telephone number as dialled in its country. */
            phone?: string;
            /** @description Web address. */
            url?: string;
        };
        /**
         * @description What the guardrails saw and did.
         * @example {
         *       "decision": "allow",
         *       "categories": [],
         *       "notes": [],
         *       "resources": [],
         *       "care": {
         *         "level": "none",
         *         "kind": null
         *       }
         *     }
         */
        Safety: {
            /**
             * @description What the guardrails decided for this request.
             * @enum {string}
             */
            decision: "allow" | "flag" | "redact" | "refuse";
            /** @description Guardrails that had something to say, such as `crisisSafety`. May grow. */
            categories: string[];
            /** @description What was changed or left out, for a person to read. */
            notes: string[];
            /** @description Help lines to show when the request suggests that someone needs them. */
            resources: components["schemas"]["HelpResource"][];
            /** @description What the reader of requests heard of somebody in need. */
            care: {
                /**
                 * @description How much care the request calls for. `note`: the usual answer ends with one line of help. `danger`: help comes first.
                 * @enum {string}
                 */
                level: "none" | "note" | "danger";
                /** @description What the danger is, such as `self_harm` or `abuse_victim`; null where there is none. May grow. */
                kind: string | null;
            };
        };
        /** @description Data of `response.started`: the request was admitted. */
        StreamStarted: {
            /** @description Identifier that the reply will have; not there where a stored one is given again. */
            id?: string;
            /** @description Equal to the X-Request-Id header. */
            request_id: string;
            /**
             * Format: date-time
             * @description When the request came, ISO 8601 UTC.
             */
            createdAt: string;
        };
        /** @description Data of `response.delta`: more of the main text, checked and final. */
        StreamDelta: {
            /** @description The next unit: a sentence, or a whole quotation. Joined, they are the main text. */
            delta: string;
        };
        /** @description Data of `response.citation`: a source, with the spans that are known by then. */
        StreamCitation: {
            citation: components["schemas"]["Citation"];
        };
        /**
         * @example {
         *       "prompt": "What does the Bible say about forgiveness?"
         *     }
         * @example {
         *       "prompt": "¿Qué dice la Biblia sobre el perdón?",
         *       "language": "es",
         *       "maxOutputTokens": 512
         *     }
         */
        AnswerRequest: {
            /** @description The question or instruction, 1 to 16,000 characters. */
            prompt: string;
            /**
             * @description `text` returns the same answer without Markdown marks, still in `answerMarkdown`. Default `markdown`.
             * @enum {string}
             */
            responseFormat?: "markdown" | "text";
            /** @description Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and never instruct the service. `context` and `history` together: at most 200,000 characters. */
            context?: string | {
                /** @description What the reader would call this source, up to 200 characters. */
                title?: string;
                /** @description Its text, 1 to 20,000 characters. */
                text: string;
                /**
                 * @description `project` knowledge of your product, an uploaded `file`, or a `web` page.
                 * @enum {string}
                 */
                kind: "project" | "file" | "web";
            }[];
            /** @description The conversation so far, oldest first, up to 20 turns; the service keeps none. Untrusted, like `context`. */
            history?: {
                /**
                 * @description Who said it.
                 * @enum {string}
                 */
                role: "user" | "assistant";
                /** @description What was said, 1 to 8,000 characters. */
                text: string;
            }[];
            /**
             * @description How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a dispute may need a little more. Default `standard`.
             * @enum {string}
             */
            detail?: "brief" | "standard" | "full";
            /**
             * @description Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
             * @enum {string}
             */
            audience?: "child" | "general" | "student";
            /**
             * @description Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for Spanish), or another of GET /translations.
             * @example WEB
             */
            translation?: string;
            /**
             * @description Language to answer in. Without it: the one detected, else that of the translation, else English.
             * @enum {string}
             */
            language?: "en" | "es";
            /**
             * @description ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
             * @example US
             */
            country?: string;
            /** @description `true` sends the reply as Server-Sent Events: `response.started`, `response.delta`, `response.citation`, then `response.completed` with the whole reply or `response.error` (docs/streaming.md). Default `false`. */
            stream?: boolean;
            /** @description Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a sentence. Default `1024`. */
            maxOutputTokens?: number;
        };
        /**
         * @description The answer, its sources and its price.
         * @example {
         *       "id": "ans_01JTC5Y2Q8M4W0Z3V7K6N9XBRA",
         *       "createdAt": "2026-05-01T12:00:00.000Z",
         *       "livemode": true,
         *       "language": "en",
         *       "model": "berea-extractive",
         *       "mode": "extractive",
         *       "answerMarkdown": "> For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.\n>\n> — John 3:16 (WEB) [1]",
         *       "suggestions": [],
         *       "citations": [
         *         {
         *           "id": 1,
         *           "type": "scripture",
         *           "reference": "John 3:16",
         *           "osis": "John.3.16",
         *           "translation": "WEB",
         *           "text": "For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.",
         *           "role": "quoted",
         *           "spans": [
         *             {
         *               "start": 2,
         *               "end": 132
         *             }
         *           ],
         *           "verified": true,
         *           "source": {
         *             "title": "World English Bible",
         *             "license": "Public Domain",
         *             "attribution": null
         *           }
         *         }
         *       ],
         *       "usage": {
         *         "inputTokens": 58,
         *         "outputTokens": 40,
         *         "totalTokens": 98
         *       },
         *       "billing": {
         *         "creditsEstimated": 3,
         *         "creditsCharged": 1,
         *         "priceList": "2026-05",
         *         "caps": []
         *       },
         *       "safety": {
         *         "decision": "allow",
         *         "categories": [],
         *         "notes": [],
         *         "resources": [],
         *         "care": {
         *           "level": "none",
         *           "kind": null
         *         }
         *       }
         *     }
         */
        AnswerResponse: {
            /** @description Identifier of this reply; sorts by time. */
            id: string;
            /**
             * Format: date-time
             * @description When the reply was made, ISO 8601 UTC.
             */
            createdAt: string;
            /** @description True for `ssa_live_` keys, false for `ssa_test_` keys. */
            livemode: boolean;
            /**
             * @description Language of the main text.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description What wrote it; `berea-extractive` is the engine that needs no language model. */
            model: string;
            /**
             * @description `extractive`: joined from sources. `generative`: written by a language model and checked.
             * @enum {string}
             */
            mode: "extractive" | "generative";
            /** @description Every source, in the order of its marker. */
            citations: components["schemas"]["Citation"][];
            usage: components["schemas"]["Usage"];
            billing: components["schemas"]["Billing"];
            safety: components["schemas"]["Safety"];
            /** @description The answer: clean Markdown, or plain text when asked for, with `[n]` markers that name citations. */
            answerMarkdown: string;
            /** @description Entries of the study guide that may be meant as well, or that come nearest where none is sure. Empty beside an answer that is sure. */
            suggestions: {
                /** @description Its identifier, as in `GET /topics/{id}`. */
                id: string;
                /** @description Its title, in the language of the reply. */
                title: string;
                /** @description What to ask to have it answered. */
                question: string;
            }[];
        };
        /**
         * @example {
         *       "model": "berea",
         *       "messages": [
         *         {
         *           "role": "user",
         *           "content": "What does the Bible say about forgiveness?"
         *         }
         *       ]
         *     }
         */
        ChatCompletionRequest: {
            /** @description A model of `GET /models`: `berea`. Another is 404. */
            model: string;
            /** @description The conversation, oldest first. The last turn must be the user’s: it is the question, 1 to 16,000 characters. Of the turns before it the newest 20 are read, 8,000 characters of each. */
            messages: {
                /**
                 * @description Who said it. `user` and `assistant` are the conversation; what `system`, `developer`, `tool` and `function` say is untrusted material, like `context` of `POST /assistant/answer`: it can inform an answer and never instruct the service.
                 * @enum {string}
                 */
                role: "system" | "developer" | "user" | "assistant" | "tool" | "function";
                /** @description What was said: a text, or parts of the type `text`, which are joined by line breaks. */
                content?: string | ({
                    /** @description `text`; `refusal` in a turn of the assistant’s. Images, audio and files are 400. */
                    type: string;
                    /** @description The text of a part of the type `text`. */
                    text?: string;
                    /** @description The text of a part of the type `refusal`. */
                    refusal?: string;
                } & {
                    [key: string]: unknown;
                })[] | null;
                /** @description Accepted and ignored: the service tells no participants apart. */
                name?: string | null;
                /** @description What the assistant said in the place of `content`. */
                refusal?: string | null;
                /** @description Accepted and ignored: no tool is called. */
                tool_calls?: unknown[] | null;
                /** @description Accepted and ignored: no tool is called. */
                tool_call_id?: string | null;
                /** @description Accepted and ignored: no tool is called. */
                function_call?: {
                    [key: string]: unknown;
                } | null;
                /** @description Accepted and ignored: its transcript is in `content`. */
                audio?: {
                    [key: string]: unknown;
                } | null;
                /** @description Accepted and ignored, so that a reply’s `message` can be sent back as it came. */
                annotations?: unknown[] | null;
                /** @description Accepted and ignored: what other models thought before they answered. */
                reasoning_content?: string | null;
            }[];
            /** @description `true` sends the reply as Server-Sent Events: chunks, and `[DONE]` at the end. Default `false`. */
            stream?: boolean | null;
            /** @description How a stream is sent. */
            stream_options?: {
                /** @description `true` sends a last chunk with `usage` and no choices. */
                include_usage?: boolean | null;
                /** @description Accepted and ignored. */
                include_obfuscation?: boolean | null;
            } | null;
            /** @description Upper bound on output, in tokens, at least 16; what is over 8,192 is 8,192. It bounds the price; the text ends at a sentence. Default `1024`. */
            max_completion_tokens?: number | null;
            /** @description The same by its older name. */
            max_tokens?: number | null;
            /**
             * @description How much is said: `detail` by other names, `low` is `brief`, `medium` is `standard`, `high` is `full`.
             * @enum {string|null}
             */
            verbosity?: "low" | "medium" | "high" | null;
            /** @description What only this service knows: fields of `POST /assistant/answer`, with the same meaning. */
            berea?: {
                /**
                 * @description Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for Spanish), or another of GET /translations.
                 * @example WEB
                 */
                translation?: string;
                /**
                 * @description Language to answer in. Without it: the one detected, else that of the translation, else English.
                 * @enum {string}
                 */
                language?: "en" | "es";
                /**
                 * @description ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
                 * @example US
                 */
                country?: string;
                /**
                 * @description How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a dispute may need a little more. Default `standard`.
                 * @enum {string}
                 */
                detail?: "brief" | "standard" | "full";
                /**
                 * @description Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
                 * @enum {string}
                 */
                audience?: "child" | "general" | "student";
                /**
                 * @description `text` returns the same answer without Markdown marks, still in `answerMarkdown`. Default `markdown`.
                 * @enum {string}
                 */
                responseFormat?: "markdown" | "text";
            };
            /** @description Accepted and ignored: the same is answered to the same. */
            temperature?: number | null;
            /** @description Accepted and ignored: nothing is sampled. */
            top_p?: number | null;
            /** @description Accepted and ignored: nothing is sampled. */
            frequency_penalty?: number | null;
            /** @description Accepted and ignored: nothing is sampled. */
            presence_penalty?: number | null;
            /** @description Accepted and ignored: nothing is sampled. */
            logit_bias?: {
                [key: string]: number;
            } | null;
            /** @description Accepted and ignored: nothing is sampled. */
            seed?: number | null;
            /** @description Accepted and ignored: the service keeps nothing of its callers’ users. */
            user?: string | null;
            /** @description Accepted and ignored: the service keeps nothing of its callers’ users. */
            safety_identifier?: string | null;
            /** @description Accepted and ignored: there is no such cache. */
            prompt_cache_key?: string | null;
            /** @description Accepted and ignored: there is no such cache. */
            prompt_cache_retention?: string | null;
            /** @description Accepted and ignored: neither request nor reply is stored. */
            store?: boolean | null;
            /** @description Accepted and ignored: neither request nor reply is stored. */
            metadata?: {
                [key: string]: string;
            } | null;
            /** @description Accepted and ignored: there is one tier. */
            service_tier?: string | null;
            /** @description Accepted and ignored: the service chooses it. */
            reasoning_effort?: string | null;
            /** @description Accepted and ignored: it would only save time. */
            prediction?: {
                [key: string]: unknown;
            } | null;
            /** @description Accepted and ignored: sources come from the corpus alone. */
            web_search_options?: {
                [key: string]: unknown;
            } | null;
            /** @description Accepted and ignored: no tool is called. */
            parallel_tool_calls?: boolean | null;
            /** @description How many answers: `1`. More are refused. */
            n?: number | null;
            /** @description `true` is refused: there are no probabilities to tell. */
            logprobs?: boolean | null;
            /** @description More than `0` is refused. */
            top_logprobs?: number | null;
            /** @description Refused where it has anything in it: the text ends at a sentence and nowhere else. */
            stop?: string | string[] | null;
            /** @description Accepted and ignored, since a model may always answer without a tool. */
            tools?: {
                [key: string]: unknown;
            }[] | null;
            /** @description `none` or `auto`. What makes a tool be called is refused. */
            tool_choice?: ("none" | "auto" | "required") | Record<string, never> | null;
            /** @description Accepted and ignored, like `tools`. */
            functions?: {
                [key: string]: unknown;
            }[] | null;
            /** @description `none` or `auto`. The name of a function is refused. */
            function_call?: ("none" | "auto") | Record<string, never> | null;
            /** @description The form of the answer. */
            response_format?: ({
                /**
                 * @description `text`. The others are refused: an answer is Markdown with its sources.
                 * @enum {string}
                 */
                type: "text" | "json_object" | "json_schema";
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description `["text"]`. Anything else is refused. */
            modalities?: string[] | null;
            /** @description Refused: answers are text. */
            audio?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description What that API has no place for: sources, care, price. */
        ChatCompletionBerea: {
            /** @description What wrote it; `berea-extractive` is the engine that needs no language model. */
            model: string;
            /**
             * @description `extractive`: joined from sources. `generative`: written by a language model and checked.
             * @enum {string}
             */
            mode: "extractive" | "generative";
            /**
             * @description Language of the answer.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description True for `ssa_live_` keys, false for `ssa_test_` keys. */
            livemode: boolean;
            /** @description Every source, in the order of its marker; spans are those of `content`. */
            citations: components["schemas"]["Citation"][];
            /** @description Entries of the study guide that may be meant as well, or that come nearest where none is sure. Empty beside an answer that is sure. */
            suggestions: {
                /** @description Its identifier, as in `GET /topics/{id}`. */
                id: string;
                /** @description Its title, in the language of the reply. */
                title: string;
                /** @description What to ask to have it answered. */
                question: string;
            }[];
            safety: components["schemas"]["Safety"];
            billing: components["schemas"]["Billing"];
            /** @description Id of the request that the reply was made for; one that it is given again for has its own. */
            request_id: string;
        };
        /** @description Tokens this request used. */
        ChatCompletionUsage: {
            /** @description Tokens read: the request and the evidence chosen for it. */
            prompt_tokens: number;
            /** @description Tokens written. */
            completion_tokens: number;
            /** @description The sum of both. */
            total_tokens: number;
        };
        /**
         * @description The answer, its sources and its price.
         * @example {
         *       "id": "ans_01JTC5Y2Q8M4W0Z3V7K6N9XBRA",
         *       "object": "chat.completion",
         *       "created": 1777636800,
         *       "model": "berea",
         *       "choices": [
         *         {
         *           "index": 0,
         *           "message": {
         *             "role": "assistant",
         *             "content": "Jesus wept. [1]",
         *             "refusal": null,
         *             "annotations": []
         *           },
         *           "logprobs": null,
         *           "finish_reason": "stop"
         *         }
         *       ],
         *       "usage": {
         *         "prompt_tokens": 58,
         *         "completion_tokens": 40,
         *         "total_tokens": 98
         *       },
         *       "berea": {
         *         "model": "berea-extractive",
         *         "mode": "extractive",
         *         "language": "en",
         *         "livemode": true,
         *         "citations": [],
         *         "suggestions": [],
         *         "safety": {
         *           "decision": "allow",
         *           "categories": [],
         *           "notes": [],
         *           "resources": [],
         *           "care": {
         *             "level": "none",
         *             "kind": null
         *           }
         *         },
         *         "billing": {
         *           "creditsEstimated": 3,
         *           "creditsCharged": 1,
         *           "priceList": "2026-05",
         *           "caps": []
         *         },
         *         "request_id": "req_01JTC5Y2Q8M4W0Z3V7K6N9XBRA"
         *       }
         *     }
         */
        ChatCompletion: {
            /** @description Identifier of this reply; sorts by time. */
            id: string;
            /**
             * @description `chat.completion`.
             * @enum {string}
             */
            object: "chat.completion";
            /** @description When it was made, Unix seconds. */
            created: number;
            /** @description The model that was asked for; `berea.model` says what wrote it. */
            model: string;
            /** @description One. */
            choices: {
                /** @description Always `0`. */
                index: number;
                /** @description The answer. */
                message: {
                    /**
                     * @description Always `assistant`.
                     * @enum {string}
                     */
                    role: "assistant";
                    /** @description The answer: clean Markdown with `[n]` markers that name citations. */
                    content: string;
                    /** @description Always null: a refusal is in `content`. */
                    refusal: null;
                    /** @description Where the answer quotes or names a passage, first to last. Sources that have no passage are in `berea.citations` alone. */
                    annotations: {
                        /**
                         * @description The only type there is.
                         * @enum {string}
                         */
                        type: "url_citation";
                        /** @description A stretch of `content`, a quotation or a marker `[n]`, and the passage it is from. */
                        url_citation: {
                            /** @description First UTF-16 code unit in `content`. */
                            start_index: number;
                            /** @description One past the last UTF-16 code unit. */
                            end_index: number;
                            /** @description The passage at this service: `GET /passages/{reference}`. */
                            url: string;
                            /** @description The source, as a reader would call it: `John 3:16 (WEB)`. */
                            title: string;
                        };
                    }[];
                };
                /** @description Always null. */
                logprobs: null;
                /**
                 * @description `stop`, or `content_filter` where the guardrails refused; `content` then says why.
                 * @enum {string}
                 */
                finish_reason: "stop" | "content_filter";
            }[];
            usage: components["schemas"]["ChatCompletionUsage"];
            berea: components["schemas"]["ChatCompletionBerea"];
        };
        /**
         * @description Data of an event of a stream. The one with `finish_reason` has annotations and `berea`. Where something failed after the start, the last event has the error envelope in the place of a chunk, and no `[DONE]` follows.
         * @example {
         *       "id": "ans_01JTC5Y2Q8M4W0Z3V7K6N9XBRA",
         *       "object": "chat.completion.chunk",
         *       "created": 1777636800,
         *       "model": "berea",
         *       "choices": [
         *         {
         *           "index": 0,
         *           "delta": {
         *             "content": "Jesus wept. [1]"
         *           },
         *           "logprobs": null,
         *           "finish_reason": null
         *         }
         *       ]
         *     }
         */
        ChatCompletionChunk: {
            /** @description Identifier of this reply; sorts by time. */
            id: string;
            /**
             * @description `chat.completion.chunk`.
             * @enum {string}
             */
            object: "chat.completion.chunk";
            /** @description When it was made, Unix seconds. */
            created: number;
            /** @description The model that was asked for; `berea.model` says what wrote it. */
            model: string;
            /** @description One; none in the chunk with `usage`. */
            choices: {
                /** @description Always `0`. */
                index: number;
                /** @description What is new. */
                delta: {
                    /**
                     * @description In the first chunk.
                     * @enum {string}
                     */
                    role?: "assistant";
                    /** @description The next unit: a sentence, or a whole quotation. Joined, they are the answer. */
                    content?: string;
                    /** @description Where the answer quotes or names a passage, first to last. Sources that have no passage are in `berea.citations` alone. */
                    annotations?: {
                        /**
                         * @description The only type there is.
                         * @enum {string}
                         */
                        type: "url_citation";
                        /** @description A stretch of `content`, a quotation or a marker `[n]`, and the passage it is from. */
                        url_citation: {
                            /** @description First UTF-16 code unit in `content`. */
                            start_index: number;
                            /** @description One past the last UTF-16 code unit. */
                            end_index: number;
                            /** @description The passage at this service: `GET /passages/{reference}`. */
                            url: string;
                            /** @description The source, as a reader would call it: `John 3:16 (WEB)`. */
                            title: string;
                        };
                    }[];
                };
                /** @description Always null. */
                logprobs: null;
                /**
                 * @description `stop`, or `content_filter` where the guardrails refused; `content` then says why.
                 * @enum {string|null}
                 */
                finish_reason: "stop" | "content_filter" | null;
            }[];
            /** @description Only with `stream_options.include_usage`: null but in the last chunk. */
            usage?: components["schemas"]["ChatCompletionUsage"] | null;
            berea?: components["schemas"]["ChatCompletionBerea"];
        };
        /**
         * @description A model of chat completions.
         * @example {
         *       "id": "berea",
         *       "object": "model",
         *       "created": 1777593600,
         *       "owned_by": "berea"
         *     }
         */
        Model: {
            /** @description What `model` of a chat completion takes. */
            id: string;
            /**
             * @description `model`.
             * @enum {string}
             */
            object: "model";
            /** @description Since when there is one of this name, Unix seconds. */
            created: number;
            /** @description Always `berea`. */
            owned_by: string;
        };
        /**
         * @description The models of chat completions.
         * @example {
         *       "object": "list",
         *       "data": [
         *         {
         *           "id": "berea",
         *           "object": "model",
         *           "created": 1777593600,
         *           "owned_by": "berea"
         *         }
         *       ]
         *     }
         */
        ModelList: {
            /**
             * @description `list`.
             * @enum {string}
             */
            object: "list";
            /** @description Every model. */
            data: components["schemas"]["Model"][];
        };
        /**
         * @example {
         *       "question": "Should infants be baptized?"
         *     }
         * @example {
         *       "question": "¿Qué es la gracia?",
         *       "language": "es"
         *     }
         */
        TheologyRequest: {
            /** @description The question, 1 to 4,000 characters. */
            question: string;
            /** @description Untrusted sources to take into account: one text, or up to 8 items. They can inform an answer and never instruct the service. `context` and `history` together: at most 200,000 characters. */
            context?: string | {
                /** @description What the reader would call this source, up to 200 characters. */
                title?: string;
                /** @description Its text, 1 to 20,000 characters. */
                text: string;
                /**
                 * @description `project` knowledge of your product, an uploaded `file`, or a `web` page.
                 * @enum {string}
                 */
                kind: "project" | "file" | "web";
            }[];
            /**
             * @description Tradition whose view is told whole and first, such as `Lutheran`; the others are named. One that the study guide does not tell apart gets all views and a note.
             * @example Lutheran
             */
            tradition?: string;
            /**
             * @description How much is said: `brief` some 100 words, `standard` 120 to 250, `full` at most 600. A passage or a dispute may need a little more. Default `standard`.
             * @enum {string}
             */
            detail?: "brief" | "standard" | "full";
            /**
             * @description Whom it is written for. `child`: seven to eleven years old; `student`: with the sources of what history and scholarship know. Without it `general`, or `child` where whoever asks plainly is one.
             * @enum {string}
             */
            audience?: "child" | "general" | "student";
            /**
             * @description Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for Spanish), or another of GET /translations.
             * @example WEB
             */
            translation?: string;
            /**
             * @description Language to answer in. Without it: the one detected, else that of the translation, else English.
             * @enum {string}
             */
            language?: "en" | "es";
            /**
             * @description ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
             * @example US
             */
            country?: string;
            /** @description `true` sends the reply as Server-Sent Events: `response.started`, `response.delta`, `response.citation`, then `response.completed` with the whole reply or `response.error` (docs/streaming.md). Default `false`. */
            stream?: boolean;
            /** @description Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a sentence. Default `1024`. */
            maxOutputTokens?: number;
        };
        /**
         * @description The answer, the views where they differ, sources and price.
         * @example {
         *       "id": "theo_01JTC5Y2Q8M4W0Z3V7K6N9XBRA",
         *       "createdAt": "2026-05-01T12:00:00.000Z",
         *       "livemode": true,
         *       "language": "en",
         *       "model": "berea-extractive",
         *       "mode": "extractive",
         *       "answerMarkdown": "Christians differ here, and each side reads Scripture with care.",
         *       "status": "disputed",
         *       "suggestions": [],
         *       "views": [
         *         {
         *           "tradition": "Reformed, Anglican and Wesleyan",
         *           "summary": "Infants of believers are baptized, as children of the covenant.",
         *           "citationIds": []
         *         }
         *       ],
         *       "citations": [],
         *       "usage": {
         *         "inputTokens": 58,
         *         "outputTokens": 16,
         *         "totalTokens": 74
         *       },
         *       "billing": {
         *         "creditsEstimated": 3,
         *         "creditsCharged": 1,
         *         "priceList": "2026-05",
         *         "caps": []
         *       },
         *       "safety": {
         *         "decision": "allow",
         *         "categories": [],
         *         "notes": [],
         *         "resources": [],
         *         "care": {
         *           "level": "none",
         *           "kind": null
         *         }
         *       }
         *     }
         */
        TheologyResponse: {
            /** @description Identifier of this reply; sorts by time. */
            id: string;
            /**
             * Format: date-time
             * @description When the reply was made, ISO 8601 UTC.
             */
            createdAt: string;
            /** @description True for `ssa_live_` keys, false for `ssa_test_` keys. */
            livemode: boolean;
            /**
             * @description Language of the main text.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description What wrote it; `berea-extractive` is the engine that needs no language model. */
            model: string;
            /**
             * @description `extractive`: joined from sources. `generative`: written by a language model and checked.
             * @enum {string}
             */
            mode: "extractive" | "generative";
            /** @description Every source, in the order of its marker. */
            citations: components["schemas"]["Citation"][];
            usage: components["schemas"]["Usage"];
            billing: components["schemas"]["Billing"];
            safety: components["schemas"]["Safety"];
            /** @description The answer: clean Markdown with `[n]` markers that name citations. Shared ground comes first. */
            answerMarkdown: string;
            /**
             * @description `core`: Christians agree. `disputed`: they differ, and `views` says how. `uncertain`: Scripture leaves it open, or the study guide does not know it.
             * @enum {string}
             */
            status: "core" | "disputed" | "uncertain";
            /** @description Every side of a disputed matter; empty otherwise. */
            views: {
                /** @description Who holds it, such as `Lutheran and Reformed`. */
                tradition: string;
                /** @description What they hold, in words that their own teachers would accept. */
                summary: string;
                /** @description Ids in `citations` of what its words in the answer are marked with; empty where it has no room there. */
                citationIds: number[];
            }[];
            /** @description Entries of the study guide that may be meant as well, or that come nearest where none is sure. Empty beside an answer that is sure. */
            suggestions: {
                /** @description Its identifier, as in `GET /topics/{id}`. */
                id: string;
                /** @description Its title, in the language of the reply. */
                title: string;
                /** @description What to ask to have it answered. */
                question: string;
            }[];
        };
        /**
         * @example {
         *       "passage": "Philippians 4:4-9"
         *     }
         * @example {
         *       "passage": "Salmo 23",
         *       "language": "es"
         *     }
         */
        InsightsRequest: {
            /**
             * @description The passage: a reference or a list of them in English or Spanish (`John 3:16`, `Rom 8:28-30`, `Salmo 23`), or a name that a passage goes by (`the Lord’s Prayer`). At most 200 verses. A translation may stand behind it: `John 3:16 KJV`.
             * @example Psalm 23
             */
            passage: string;
            /**
             * @description Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for Spanish), or another of GET /translations.
             * @example WEB
             */
            translation?: string;
            /**
             * @description Language to answer in. Without it: the one detected, else that of the translation, else English.
             * @enum {string}
             */
            language?: "en" | "es";
            /**
             * @description ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
             * @example US
             */
            country?: string;
            /** @description `true` sends the reply as Server-Sent Events: `response.started`, `response.delta`, `response.citation`, then `response.completed` with the whole reply or `response.error` (docs/streaming.md). Default `false`. */
            stream?: boolean;
            /** @description Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a sentence. Default `1024`. */
            maxOutputTokens?: number;
        };
        /**
         * @description The study of a passage, its sources and its price.
         * @example {
         *       "id": "ins_01JTC5Y2Q8M4W0Z3V7K6N9XBRA",
         *       "createdAt": "2026-05-01T12:00:00.000Z",
         *       "livemode": true,
         *       "language": "en",
         *       "model": "berea-extractive",
         *       "mode": "extractive",
         *       "passage": {
         *         "reference": "John 3:16",
         *         "osis": "John.3.16",
         *         "translation": "WEB",
         *         "verses": [
         *           {
         *             "reference": "John 3:16",
         *             "osis": "John.3.16",
         *             "text": "For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life."
         *           }
         *         ]
         *       },
         *       "insightMarkdown": "Jesus says in John 3:16:\n\n> For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life. [1]",
         *       "summary": "John 3:14-16: Whoever believes in the Son has eternal life.",
         *       "surroundings": {
         *         "before": "John 3:5-8: Born of the Spirit; wind and Spirit in one word.",
         *         "after": "John 3:19-21: People loved darkness; whoever does truth comes to the light.",
         *         "book": "John tells who Jesus is: the Word who was with God and was God and became flesh."
         *       },
         *       "themes": [
         *         {
         *           "name": "God’s love for us",
         *           "verses": [
         *             "John.3.16"
         *           ]
         *         }
         *       ],
         *       "keyTerms": [
         *         {
         *           "word": "eternal",
         *           "strongs": "G166",
         *           "lemma": "αἰώνιος",
         *           "transliteration": "aiṓnios",
         *           "gloss": "eternal",
         *           "reference": "John 3:16"
         *         }
         *       ],
         *       "crossReferences": [
         *         {
         *           "reference": "Romans 5:8",
         *           "osis": "Rom.5.8",
         *           "text": "But God commends his own love toward us, in that while we were yet sinners, Christ died for us.",
         *           "reason": "Christ died for us while we were still sinners. (study guide, “God’s love for us”)"
         *         }
         *       ],
         *       "commentary": [
         *         {
         *           "source": "Matthew Henry",
         *           "reference": "John 3:1-21",
         *           "excerpt": "Behold and wonder, that the great God should love such a worthless world!"
         *         }
         *       ],
         *       "questions": [
         *         "Jesus is speaking. Read John 3:1-15: to whom, and what led up to it?"
         *       ],
         *       "citations": [
         *         {
         *           "id": 1,
         *           "type": "scripture",
         *           "reference": "John 3:16",
         *           "osis": "John.3.16",
         *           "translation": "WEB",
         *           "text": "For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.",
         *           "role": "quoted",
         *           "spans": [
         *             {
         *               "start": 28,
         *               "end": 158
         *             }
         *           ],
         *           "verified": true,
         *           "source": {
         *             "title": "World English Bible",
         *             "license": "Public Domain",
         *             "attribution": null
         *           }
         *         }
         *       ],
         *       "usage": {
         *         "inputTokens": 58,
         *         "outputTokens": 40,
         *         "totalTokens": 98
         *       },
         *       "billing": {
         *         "creditsEstimated": 5,
         *         "creditsCharged": 1,
         *         "priceList": "2026-05",
         *         "caps": []
         *       },
         *       "safety": {
         *         "decision": "allow",
         *         "categories": [],
         *         "notes": [],
         *         "resources": [],
         *         "care": {
         *           "level": "none",
         *           "kind": null
         *         }
         *       }
         *     }
         */
        InsightsResponse: {
            /** @description Identifier of this reply; sorts by time. */
            id: string;
            /**
             * Format: date-time
             * @description When the reply was made, ISO 8601 UTC.
             */
            createdAt: string;
            /** @description True for `ssa_live_` keys, false for `ssa_test_` keys. */
            livemode: boolean;
            /**
             * @description Language of the main text.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description What wrote it; `berea-extractive` is the engine that needs no language model. */
            model: string;
            /**
             * @description `extractive`: joined from sources. `generative`: written by a language model and checked.
             * @enum {string}
             */
            mode: "extractive" | "generative";
            /** @description Every source, in the order of its marker. */
            citations: components["schemas"]["Citation"][];
            usage: components["schemas"]["Usage"];
            billing: components["schemas"]["Billing"];
            safety: components["schemas"]["Safety"];
            /** @description The passage itself. */
            passage: {
                /** @description The passage as it was read. */
                reference: string;
                /** @description OSIS ranges, parted by commas where there are several. */
                osis: string;
                /** @description Id of the translation. */
                translation: string;
                /** @description Every verse that the translation prints, in order. */
                verses: {
                    /** @description As the translation prints it. */
                    reference: string;
                    /** @description OSIS reference. */
                    osis: string;
                    /** @description The verse, character for character. */
                    text: string;
                }[];
            };
            /** @description A study page in clean Markdown with `[n]` markers that name citations: the passage, its setting, key words, connections, commentary, questions. What does not fit into `maxOutputTokens` stands in the other fields. */
            insightMarkdown: string;
            /** @description One or two sentences: what the passage says and where in its book it stands. */
            summary: string;
            /** @description What stands around the passage. */
            surroundings: {
                /** @description What the passage before this one says, with its reference; null at the beginning of a book. */
                before: string | null;
                /** @description What the passage after this one says, with its reference; null at the end of a book. */
                after: string | null;
                /** @description What the book is about, in a sentence. */
                book: string | null;
            };
            /** @description What the passage is about, the most telling first. */
            themes: {
                /** @description An entry of the study guide, or a heading of the topical index (English only). */
                name: string;
                /** @description OSIS references of the verses of the passage that speak of it. */
                verses: string[];
            }[];
            /** @description Telling words in the order of the passage; empty where no translation of it has Strong’s numbers. */
            keyTerms: {
                /** @description The word or words of the passage, lower case. */
                word: string;
                /** @description Strong’s number: `G` for Greek, `H` for Hebrew and Aramaic. */
                strongs: string;
                /** @description The Greek or Hebrew word. */
                lemma: string;
                /** @description How it sounds, in Latin letters. */
                transliteration: string;
                /** @description What it means, in a few words: as the study guide or the dictionary says, else how the King James Version (in Spanish the Reina-Valera) renders it most. */
                gloss: string;
                /** @description The verse of the passage where it stands first. */
                reference: string;
            }[];
            /** @description Up to 12, the nearest first; none from the passage. */
            crossReferences: {
                /** @description A passage elsewhere. */
                reference: string;
                /** @description OSIS reference. */
                osis: string;
                /** @description Its words in the same translation, character for character. */
                text: string;
                /** @description Why it belongs here: a margin, shared wording, the study guide, the topical index, a commentator, or a rare word that stands in both. */
                reason: string;
            }[];
            /** @description What commentators say; empty where none has it. */
            commentary: {
                /** @description The commentator. The commentaries are English, which a Spanish reply says here. */
                source: string;
                /** @description The verses that the comment explains. */
                reference: string;
                /** @description Whole sentences, at most 600 characters, character for character. */
                excerpt: string;
            }[];
            /** @description Questions for study, from what is said over what is meant to what it asks of the reader. */
            questions: string[];
        };
        /**
         * @example {
         *       "topic": "for my mother Rosa who is in hospital"
         *     }
         * @example {
         *       "topic": "por nuestra iglesia",
         *       "style": "collect",
         *       "language": "es"
         *     }
         */
        PrayerRequest: {
            /** @description What or whom to pray for, or a passage to pray (`Psalm 23`), 1 to 1,000 characters. Names and relations in it are used, its other words are not. */
            topic: string;
            /**
             * @description `traditional`: solemn, older English. `contemporary`: plain and warm. `liturgical`: leader and all, with a refrain. `collect`: one sentence in five parts. `lament`: complaint, appeal, turn, trust. `brief`: two or three sentences for a notification. Default `contemporary`.
             * @enum {string}
             */
            style?: "traditional" | "contemporary" | "liturgical" | "collect" | "lament" | "brief";
            /**
             * @description Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for Spanish), or another of GET /translations.
             * @example WEB
             */
            translation?: string;
            /**
             * @description Language to answer in. Without it: the one detected, else that of the translation, else English.
             * @enum {string}
             */
            language?: "en" | "es";
            /**
             * @description ISO 3166-1 alpha-2 code of the reader’s country. Used only to choose help lines.
             * @example US
             */
            country?: string;
            /** @description `true` sends the reply as Server-Sent Events: `response.started`, `response.delta`, `response.citation`, then `response.completed` with the whole reply or `response.error` (docs/streaming.md). Default `false`. */
            stream?: boolean;
            /** @description Upper bound on output, in tokens, 16 to 8,192. It bounds the price; the text ends at a sentence. Default `1024`. */
            maxOutputTokens?: number;
        };
        /**
         * @description The prayer, its sources and its price.
         * @example {
         *       "id": "pray_01JTC5Y2Q8M4W0Z3V7K6N9XBRA",
         *       "createdAt": "2026-05-01T12:00:00.000Z",
         *       "livemode": true,
         *       "language": "en",
         *       "model": "berea-extractive",
         *       "mode": "extractive",
         *       "title": "A short prayer for study and exams",
         *       "prayerMarkdown": "Father, your word says, “For Yahweh gives wisdom. Out of his mouth comes knowledge and understanding” [1]. Give me a clear head and a quiet heart. Amen.",
         *       "style": "brief",
         *       "citations": [
         *         {
         *           "id": 1,
         *           "type": "scripture",
         *           "reference": "Proverbs 2:6",
         *           "osis": "Prov.2.6",
         *           "translation": "WEB",
         *           "text": "For Yahweh gives wisdom. Out of his mouth comes knowledge and understanding",
         *           "role": "quoted",
         *           "spans": [
         *             {
         *               "start": 25,
         *               "end": 100
         *             }
         *           ],
         *           "verified": true,
         *           "source": {
         *             "title": "World English Bible",
         *             "license": "Public Domain",
         *             "attribution": null
         *           }
         *         }
         *       ],
         *       "usage": {
         *         "inputTokens": 25,
         *         "outputTokens": 38,
         *         "totalTokens": 63
         *       },
         *       "billing": {
         *         "creditsEstimated": 2,
         *         "creditsCharged": 1,
         *         "priceList": "2026-05",
         *         "caps": []
         *       },
         *       "safety": {
         *         "decision": "allow",
         *         "categories": [],
         *         "notes": [],
         *         "resources": [],
         *         "care": {
         *           "level": "none",
         *           "kind": null
         *         }
         *       }
         *     }
         */
        PrayerResponse: {
            /** @description Identifier of this reply; sorts by time. */
            id: string;
            /**
             * Format: date-time
             * @description When the reply was made, ISO 8601 UTC.
             */
            createdAt: string;
            /** @description True for `ssa_live_` keys, false for `ssa_test_` keys. */
            livemode: boolean;
            /**
             * @description Language of the main text.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description What wrote it; `berea-extractive` is the engine that needs no language model. */
            model: string;
            /**
             * @description `extractive`: joined from sources. `generative`: written by a language model and checked.
             * @enum {string}
             */
            mode: "extractive" | "generative";
            /** @description Every source, in the order of its marker. */
            citations: components["schemas"]["Citation"][];
            usage: components["schemas"]["Usage"];
            billing: components["schemas"]["Billing"];
            safety: components["schemas"]["Safety"];
            /** @description A short title of the service’s own words, never the topic as it was sent. */
            title: string;
            /** @description The prayer: clean Markdown with `[n]` markers that name citations. It speaks to God, never for God. */
            prayerMarkdown: string;
            /**
             * @description The form it is written in.
             * @enum {string}
             */
            style: "traditional" | "contemporary" | "liturgical" | "collect" | "lament" | "brief";
        };
        /**
         * @example {
         *       "query": "God so loved the world",
         *       "limit": 3
         *     }
         * @example {
         *       "query": "comfort for the grieving",
         *       "testament": "old"
         *     }
         */
        VerseSearchRequest: {
            /** @description A topic, a question, words, a half-remembered quotation or a reference, 1 to 500 characters. A reference that does not exist is 400. */
            query: string;
            /** @description How many results to return at most, 1 to 100. Default `10`. */
            limit?: number;
            /**
             * @description Bible translation to quote, in any case: `WEB` (default), `KJV`, `RV1909` (default for Spanish), or another of GET /translations.
             * @example WEB
             */
            translation?: string;
            /**
             * @description Language to answer in. Without it: the one detected, else that of the translation, else English.
             * @enum {string}
             */
            language?: "en" | "es";
            /**
             * @description Search one testament only.
             * @enum {string}
             */
            testament?: "old" | "new";
            /**
             * @description Search these books only: OSIS codes or names, such as `Ps` or `Psalms`.
             * @example [
             *       "Ps",
             *       "Prov"
             *     ]
             */
            books?: string[];
            /**
             * @description `all` also searches the deuterocanonical books. A passage of theirs that the query names is shown unless `protestant` is sent. Default `protestant`.
             * @enum {string}
             */
            canon?: "protestant" | "all";
        };
        /** @description One passage that was found. */
        SearchResult: {
            /** @description As the translation prints it; a range when neighbouring verses belong together. */
            reference: string;
            /** @description OSIS reference of the whole result. */
            osis: string;
            /** @description Id of the translation of `text`. */
            translation: string;
            /** @description Exact text of all its verses. */
            text: string;
            /** @description The verses one by one. */
            verses: {
                /** @description OSIS reference of one verse. */
                osis: string;
                /** @description Its exact text. */
                text: string;
            }[];
            /** @description How well it fits, 0 to 1: of a passage that was ranked, about the share of such passages that people name for such a query. */
            score: number;
            /** @description Why it was found, strongest reason first. */
            matched: {
                /**
                 * @description How it was found. May grow.
                 * @enum {string}
                 */
                kind: "reference" | "quotation" | "guide" | "topic" | "words" | "meaning" | "commentary";
                /** @description The topic, study-guide entry or words, where there are any. */
                label: string | null;
            }[];
            /** @description OSIS references of passages that tell or say the same in the same words. */
            parallels: string[];
        };
        /**
         * @description The passages found, best first.
         * @example {
         *       "id": "vs_01JTC5Y2Q8M4W0Z3V7K6N9XBRA",
         *       "createdAt": "2026-05-01T12:00:00.000Z",
         *       "livemode": true,
         *       "language": "en",
         *       "model": "berea-extractive",
         *       "mode": "extractive",
         *       "query": "God so loved the world",
         *       "results": [
         *         {
         *           "reference": "John 3:16",
         *           "osis": "John.3.16",
         *           "translation": "WEB",
         *           "text": "For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.",
         *           "verses": [
         *             {
         *               "osis": "John.3.16",
         *               "text": "For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life."
         *             }
         *           ],
         *           "score": 1,
         *           "matched": [
         *             {
         *               "kind": "quotation",
         *               "label": null
         *             }
         *           ],
         *           "parallels": []
         *         }
         *       ],
         *       "totalSearched": 31102,
         *       "corpusVersion": "3f9c2a7b",
         *       "citations": [],
         *       "usage": {
         *         "inputTokens": 6,
         *         "outputTokens": 0,
         *         "totalTokens": 6
         *       },
         *       "billing": {
         *         "creditsEstimated": 1,
         *         "creditsCharged": 1,
         *         "priceList": "2026-05",
         *         "caps": []
         *       },
         *       "safety": {
         *         "decision": "allow",
         *         "categories": [],
         *         "notes": [],
         *         "resources": [],
         *         "care": {
         *           "level": "none",
         *           "kind": null
         *         }
         *       }
         *     }
         */
        VerseSearchResponse: {
            /** @description Identifier of this reply; sorts by time. */
            id: string;
            /**
             * Format: date-time
             * @description When the reply was made, ISO 8601 UTC.
             */
            createdAt: string;
            /** @description True for `ssa_live_` keys, false for `ssa_test_` keys. */
            livemode: boolean;
            /**
             * @description Language of the main text.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description What wrote it; `berea-extractive` is the engine that needs no language model. */
            model: string;
            /**
             * @description `extractive`: joined from sources. `generative`: written by a language model and checked.
             * @enum {string}
             */
            mode: "extractive" | "generative";
            /** @description Every source, in the order of its marker. */
            citations: components["schemas"]["Citation"][];
            usage: components["schemas"]["Usage"];
            billing: components["schemas"]["Billing"];
            safety: components["schemas"]["Safety"];
            /** @description The query as sent. */
            query: string;
            /** @description Best first. */
            results: components["schemas"]["SearchResult"][];
            /** @description How many verses were searched. */
            totalSearched: number;
            /** @description Version of the texts; the same version gives the same results. */
            corpusVersion: string;
        };
        /**
         * @example {
         *       "text": "John 3:16 says, “For God so loved the earth” (KJV)."
         *     }
         */
        VerseVerifyRequest: {
            /** @description Any text that quotes or names verses: an answer, a sermon, a post. 1 to 20,000 characters. */
            text: string;
            /**
             * @description The translation that the text quotes from where it names none itself, in any case. Without it the words may be those of any translation here.
             * @example WEB
             */
            translation?: string;
        };
        /** @description A stretch of words in which a quotation differs from the translation. */
        VerseDifference: {
            /**
             * @description What was done to the words.
             * @enum {string}
             */
            kind: "changed" | "missing" | "added";
            /** @description The words of the text; empty where words are missing. */
            found: string;
            /** @description The words of the translation; empty where words are added. */
            true: string;
            /** @description Where `found` begins in the text, in UTF-16 code units. */
            start: number;
            /** @description Where it ends, exclusive; `start` again where words are missing. */
            end: number;
        };
        /** @description One quotation or reference and the finding on it. */
        VerifiedItem: {
            /**
             * @description Words quoted, or a verse named. A quotation with its reference is one item of each kind.
             * @enum {string}
             */
            kind: "quotation" | "reference";
            /** @description The characters of the text, without quotation marks. */
            found: string;
            /** @description Where `found` begins in the text, in UTF-16 code units. */
            start: number;
            /** @description Where it ends, exclusive. */
            end: number;
            /**
             * @description `exact`: the words stand so in the verses named, or, where none is named, in those found; a reference exists. `elided`: they do with an ellipsis or with brackets around what is the quoter’s. `misquoted`: words are changed, missing or added, a negation or subject is cut off right before them, or it is nothing like the verse; with `trueText` null words are given as Scripture, with or without quotation marks, that are nowhere in it. `wrong_reference`: the words are those of another verse. `wrong_translation`: the words are those of another translation than the one named. `no_such_verse`: the verse does not exist, or the translation named lacks it. Case, punctuation and white space count for nothing. May grow.
             * @enum {string}
             */
            result: "exact" | "elided" | "misquoted" | "wrong_reference" | "wrong_translation" | "no_such_verse";
            /** @description Where the words truly stand; null when nowhere, as for a reference that does not exist. */
            reference: string | null;
            /** @description The same in OSIS. */
            osis: string | null;
            /** @description The translation that `trueText` is of; of a reference, the one named beside it. */
            translation: string | null;
            /** @description What the translation says in the place of the quotation, character for character; null for a reference. */
            trueText: string | null;
            /** @description Where the words differ, in their order. Empty for a right quotation and for one that is nothing like the verse. */
            differences: components["schemas"]["VerseDifference"][];
            /** @description False when a translation is named that is not here, whatever the result: words that are `exact` here may not be its own, and words that are `misquoted` here may be. */
            certain: boolean;
        };
        /**
         * @description Every quotation and reference of the text.
         * @example {
         *       "items": [
         *         {
         *           "kind": "reference",
         *           "found": "John 3:16",
         *           "start": 0,
         *           "end": 9,
         *           "result": "exact",
         *           "reference": "John 3:16",
         *           "osis": "John.3.16",
         *           "translation": null,
         *           "trueText": null,
         *           "differences": [],
         *           "certain": true
         *         },
         *         {
         *           "kind": "quotation",
         *           "found": "For God so loved the earth",
         *           "start": 17,
         *           "end": 43,
         *           "result": "misquoted",
         *           "reference": "John 3:16",
         *           "osis": "John.3.16",
         *           "translation": "KJV",
         *           "trueText": "For God so loved the world",
         *           "differences": [
         *             {
         *               "kind": "changed",
         *               "found": "earth",
         *               "true": "world",
         *               "start": 38,
         *               "end": 43
         *             }
         *           ],
         *           "certain": true
         *         }
         *       ],
         *       "corpusVersion": "3f9c2a7b"
         *     }
         */
        VerseVerifyResponse: {
            /** @description In the order of the text. */
            items: components["schemas"]["VerifiedItem"][];
            /** @description Version of the texts; the same version gives the same findings. */
            corpusVersion: string;
        };
        /** @description One verse. */
        PassageVerse: {
            /** @description As the translation prints it. */
            reference: string;
            /** @description OSIS reference. */
            osis: string;
            /** @description Exact text of the verse. */
            text: string;
            /** @description Words of Jesus, as UTF-16 offsets into `text`; empty where the module marks none. */
            redLetters: components["schemas"]["Span"][];
            /** @description Headings that stand before the verse. */
            headings: string[];
            /** @description Tagged words in reading order; absent where the module tags none. */
            words?: {
                /** @description One or more words of the translation. */
                text: string;
                /** @description Strong’s numbers behind them, such as `G25`. */
                strongs: string[];
            }[];
        };
        /**
         * @description The exact text of a passage.
         * @example {
         *       "reference": "John 3:16",
         *       "osis": "John.3.16",
         *       "translation": "WEB",
         *       "verses": [
         *         {
         *           "reference": "John 3:16",
         *           "osis": "John.3.16",
         *           "text": "For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.",
         *           "redLetters": [
         *             {
         *               "start": 0,
         *               "end": 130
         *             }
         *           ],
         *           "headings": []
         *         }
         *       ],
         *       "source": {
         *         "title": "World English Bible",
         *         "license": "Public Domain",
         *         "attribution": null
         *       }
         *     }
         */
        PassageResponse: {
            /** @description As the translation prints it. */
            reference: string;
            /** @description OSIS reference. */
            osis: string;
            /** @description Id of the translation. */
            translation: string;
            /** @description In canonical order, at most 200. */
            verses: components["schemas"]["PassageVerse"][];
            source: components["schemas"]["Source"];
        };
        /**
         * @description A Bible translation this installation has.
         * @example {
         *       "id": "WEB",
         *       "title": "World English Bible",
         *       "language": "en",
         *       "canon": "all",
         *       "versification": "NRSVA",
         *       "license": "Public Domain",
         *       "attribution": null
         *     }
         */
        Translation: {
            /** @description What to send as `translation`. */
            id: string;
            /** @description Full title. */
            title: string;
            /** @description BCP 47 language tag. */
            language: string;
            /**
             * @description `all` when it holds deuterocanonical books too.
             * @enum {string}
             */
            canon: "protestant" | "all";
            /** @description Scheme of its verse numbers. */
            versification: string;
            /** @description Licence of the text. */
            license: string;
            /** @description Words the licence asks you to show; null when it asks for none. */
            attribution: string | null;
        };
        /** @description One page of the translations. */
        TranslationsResponse: {
            data: components["schemas"]["Translation"][];
            /** @description Pass it as `cursor` for the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description A passage of a study-guide entry. */
        TopicPassage: {
            /** @description The passage as readers write it. */
            reference: string;
            /** @description OSIS reference. */
            osis: string;
            /** @description What the passage contributes, in some 20 words. */
            note: string;
        };
        /** @description A sentence of a study-guide entry with its passages. */
        TopicSentence: {
            /** @description One sentence. */
            text: string;
            /** @description Passages that bear it out; empty where only tradition or scholarship does. */
            osis: string[];
        };
        /**
         * @description An entry of the study guide.
         * @example {
         *       "id": "anxiety",
         *       "kind": "topic",
         *       "title": "Anxiety and worry",
         *       "summary": "Paul’s remedy is prayer in everything, with thanks, and the promise is that God’s peace stands guard over heart and mind.",
         *       "passages": [
         *         {
         *           "reference": "Philippians 4:6-7",
         *           "osis": "Phil.4.6-Phil.4.7",
         *           "note": "Prayer with thanksgiving in place of anxiety; God’s peace guards heart and mind."
         *         }
         *       ],
         *       "related": [
         *         "fear",
         *         "peace"
         *       ],
         *       "status": "core",
         *       "care": [
         *         "mental_health"
         *       ]
         *     }
         */
        Topic: {
            /** @description Id of the entry. */
            id: string;
            /**
             * @description What the entry is about.
             * @enum {string}
             */
            kind: "topic" | "disputed" | "person" | "event" | "place" | "word" | "book" | "saying" | "false_premise";
            /** @description Its title. */
            title: string;
            /** @description A short answer; of a disputed question, what all sides share. */
            summary: string;
            /** @description In teaching order. */
            passages: components["schemas"]["TopicPassage"][];
            /** @description Ids of entries to read next. */
            related: string[];
            /**
             * @description `core`: Christians agree in the main; `disputed`: they differ; `uncertain`: Scripture does not settle it.
             * @enum {string}
             */
            status: "core" | "disputed" | "uncertain";
            /** @description What somebody who asks may be going through, such as `grief` or `abuse`; mostly empty. */
            care: string[];
        };
        /**
         * @description An entry of the study guide, whole. Which optional parts it has follows from its kind.
         * @example {
         *       "id": "anxiety",
         *       "kind": "topic",
         *       "title": "Anxiety and worry",
         *       "summary": "Paul’s remedy is prayer in everything, with thanks, and the promise is that God’s peace stands guard over heart and mind.",
         *       "passages": [
         *         {
         *           "reference": "Philippians 4:6-7",
         *           "osis": "Phil.4.6-Phil.4.7",
         *           "note": "Prayer with thanksgiving in place of anxiety; God’s peace guards heart and mind."
         *         }
         *       ],
         *       "related": [
         *         "fear",
         *         "peace"
         *       ],
         *       "status": "core",
         *       "care": [
         *         "mental_health"
         *       ],
         *       "aliases": [
         *         "worry",
         *         "how do I deal with anxiety"
         *       ],
         *       "sentences": [
         *         {
         *           "text": "Paul’s remedy is prayer in everything, with thanks, and the promise is that God’s peace stands guard over heart and mind.",
         *           "osis": [
         *             "Phil.4.6-Phil.4.7"
         *           ]
         *         }
         *       ],
         *       "source": {
         *         "title": "Berea study guide",
         *         "license": "CC BY 4.0",
         *         "attribution": "Berea study guide, CC BY 4.0"
         *       }
         *     }
         */
        TopicResponse: {
            /** @description Id of the entry. */
            id: string;
            /**
             * @description What the entry is about.
             * @enum {string}
             */
            kind: "topic" | "disputed" | "person" | "event" | "place" | "word" | "book" | "saying" | "false_premise";
            /** @description Its title. */
            title: string;
            /** @description A short answer; of a disputed question, what all sides share. */
            summary: string;
            /** @description In teaching order. */
            passages: components["schemas"]["TopicPassage"][];
            /** @description Ids of entries to read next. */
            related: string[];
            /**
             * @description `core`: Christians agree in the main; `disputed`: they differ; `uncertain`: Scripture does not settle it.
             * @enum {string}
             */
            status: "core" | "disputed" | "uncertain";
            /** @description What somebody who asks may be going through, such as `grief` or `abuse`; mostly empty. */
            care: string[];
            /** @description Other names, and questions that the entry answers. */
            aliases: string[];
            /** @description The summary, sentence by sentence. */
            sentences: components["schemas"]["TopicSentence"][];
            /** @description Of a disputed question, its sides. */
            views?: {
                /** @description Who teaches so. */
                traditions: string[];
                /** @description The view in a line. */
                name: string;
                /** @description In words that its own teachers would accept. */
                sentences: components["schemas"]["TopicSentence"][];
                /** @description The texts it rests on. */
                passages: components["schemas"]["TopicPassage"][];
            }[];
            /** @description Of a person, event or place, what Scripture tells. */
            facts?: components["schemas"]["TopicSentence"][];
            /** @description What is asked of it, each with its answer. */
            answers?: {
                /** @description Id within the entry. */
                id: string;
                /**
                 * @description How it is asked: `about` the matter, one’s own trouble (`self`), for somebody `other`, of what one `did` or what was `done` to one, whether one `may`, `why`, `how`, or which is of more `value`.
                 * @enum {string}
                 */
                frame: "about" | "self" | "other" | "did" | "done" | "may" | "why" | "how" | "value";
                /** @description One of its wordings. */
                question: string;
                /** @description The first could be the whole reply. */
                sentences: components["schemas"]["TopicSentence"][];
            }[];
            /** @description Of a Hebrew or Greek word. */
            word?: {
                /** @description Strong’s numbers, such as `G26`. */
                strongs: string[];
                /** @description The word in its own letters. */
                lemma: string;
                /** @description The word in ours. */
                transliteration: string;
                /** @description How Scripture uses it. */
                senses: components["schemas"]["TopicSentence"][];
            };
            /** @description Of a book of the Bible. */
            book?: {
                /** @description OSIS code of the book. */
                osis: string;
                author: components["schemas"]["TopicSentence"];
                date: components["schemas"]["TopicSentence"];
                audience: components["schemas"]["TopicSentence"];
                purpose: components["schemas"]["TopicSentence"];
                /** @description Its parts in order. */
                outline: {
                    /** @description The part as readers write it. */
                    reference: string;
                    /** @description OSIS reference. */
                    osis: string;
                    /** @description What it is about. */
                    title: string;
                }[];
            };
            /** @description Of a saying that is taken for Scripture. */
            saying?: {
                /**
                 * @description `half_true`: something like it stands there and says something else; `paraphrase`: the thought stands there in other words.
                 * @enum {string}
                 */
                verdict: "not_in_the_bible" | "half_true" | "paraphrase";
                /** @description Where it comes from; null where that is not known. */
                origin: string | null;
            };
            source: components["schemas"]["Source"];
        };
        /** @description One page of the study guide’s entries. */
        TopicsResponse: {
            data: components["schemas"]["Topic"][];
            /** @description Pass it as `cursor` for the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description Requests and credits of a UTC day or month. */
        UsageCount: {
            /** @description Requests of live and test keys, refused ones too. */
            requests: number;
            /** @description Those that ended with status 200. */
            completed: number;
            /** @description Credits charged. */
            credits: number;
        };
        /** @description Today and this month, UTC. */
        UsagePeriods: {
            today: components["schemas"]["UsageCount"];
            month: components["schemas"]["UsageCount"];
        };
        /**
         * @description What a key and its account have used.
         * @example {
         *       "caps": [
         *         {
         *           "scope": "account",
         *           "period": "day",
         *           "used": 12,
         *           "cap": 1000,
         *           "resetsAt": "2026-05-02T00:00:00.000Z"
         *         }
         *       ],
         *       "key": {
         *         "today": {
         *           "requests": 4,
         *           "completed": 4,
         *           "credits": 12
         *         },
         *         "month": {
         *           "requests": 4,
         *           "completed": 4,
         *           "credits": 12
         *         }
         *       },
         *       "account": {
         *         "today": {
         *           "requests": 4,
         *           "completed": 4,
         *           "credits": 12
         *         },
         *         "month": {
         *           "requests": 4,
         *           "completed": 4,
         *           "credits": 12
         *         }
         *       }
         *     }
         */
        UsageResponse: {
            /** @description Every cap that counts for this key; what is held for requests under way is used. */
            caps: components["schemas"]["Cap"][];
            key: components["schemas"]["UsagePeriods"];
            account: components["schemas"]["UsagePeriods"];
        };
        /**
         * @description A charged request, to be priced and not to be run.
         * @example {
         *       "endpoint": "/assistant/answer",
         *       "body": {
         *         "prompt": "What is grace?",
         *         "maxOutputTokens": 512
         *       }
         *     }
         */
        EstimateRequest: {
            /**
             * @description Path of a charged endpoint, without `/v1`.
             * @enum {string}
             */
            endpoint: "/assistant/answer" | "/chat/completions" | "/insights" | "/verses/search" | "/theology/ask" | "/prayer/generate";
            /** @description The body that you would send there; it is checked as it would be there. */
            body: {
                [key: string]: unknown;
            };
        };
        /**
         * @description What a request would cost.
         * @example {
         *       "creditsMax": 3,
         *       "wouldExceed": null,
         *       "priceList": "2026-05"
         *     }
         */
        EstimateResponse: {
            /** @description The most that it can cost; it is what would be held. */
            creditsMax: number;
            /** @description The cap that has least left and would refuse it now; null when none would. */
            wouldExceed: components["schemas"]["Cap"] | null;
            /** @description Version of the prices. */
            priceList: string;
        };
    };
    responses: never;
    parameters: {
        /** @description Makes a retry safe: with the same key and body the reply that was made is given again for 24 hours and not charged again; another body is 400. 1 to 255 printable ASCII characters, such as a UUID. */
        "Idempotency-Key": string;
        /** @description Sent by event-source clients that connect again by themselves, with `stream`. No stream is taken up again: 204, without a body and free, says that it has ended, so that nothing is made and charged twice. With an `Idempotency-Key`, what broke off before its end is answered as any retry. */
        "Last-Event-ID": string;
    };
    requestBodies: never;
    headers: {
        /** @description Names the request, in an error body as `request_id` too. Quote it when reporting a problem. */
        "X-Request-Id": string;
        /** @description Version of the API: `v1`. */
        "X-API-Version": string;
        /** @description Revision of the contract; changed only when the contract is. */
        "X-API-Revision": string;
        /** @description What is kept of the request: `metadata-only`, or `metadata; replay=` and the seconds that the reply is kept for its `Idempotency-Key`. */
        "X-Data-Retention": string;
        /** @description Requests that the key may make in a window of 60 seconds; on a 429, what the limit that refuses allows. Not there before the key was found good. */
        "X-RateLimit-Limit": number;
        /** @description How many of them are left in this window. */
        "X-RateLimit-Remaining": number;
        /** @description When the next window begins, Unix seconds. */
        "X-RateLimit-Reset": number;
        /** @description Charged requests of the account that may be under way at once. */
        "X-RateLimit-Concurrent-Limit": number;
        /** @description How many more of them could come now. */
        "X-RateLimit-Concurrent-Remaining": number;
        /** @description `true` on a reply that was given before under its `Idempotency-Key`; it costs nothing. */
        "Idempotency-Replayed": "true";
        /** @description Seconds to wait before the next request. */
        "Retry-After": number;
        /** @description The methods that this path takes. */
        Allow: string;
        /** @description The scheme of the key: `Bearer`. */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRequest"];
            };
        };
        responses: {
            /** @description The answer, its sources and its price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerResponse"];
                    "text/event-stream": components["schemas"]["AnswerResponse"];
                };
            };
        };
    };
    createChatCompletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatCompletionRequest"];
            };
        };
        responses: {
            /** @description The answer, its sources and its price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatCompletion"];
                    "text/event-stream": components["schemas"]["ChatCompletion"];
                };
            };
        };
    };
    listModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelList"];
                };
            };
        };
    };
    getModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a model.
                 * @example berea
                 */
                model: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"];
                };
            };
        };
    };
    createInsights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsightsRequest"];
            };
        };
        responses: {
            /** @description The study, its sources and its price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightsResponse"];
                    "text/event-stream": components["schemas"]["InsightsResponse"];
                };
            };
        };
    };
    createPrayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrayerRequest"];
            };
        };
        responses: {
            /** @description The prayer, its sources and its price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerResponse"];
                    "text/event-stream": components["schemas"]["PrayerResponse"];
                };
            };
        };
    };
    askTheology: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TheologyRequest"];
            };
        };
        responses: {
            /** @description The answer, the views where they differ, sources and price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TheologyResponse"];
                    "text/event-stream": components["schemas"]["TheologyResponse"];
                };
            };
        };
    };
    searchVerses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerseSearchRequest"];
            };
        };
        responses: {
            /** @description The passages found, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerseSearchResponse"];
                };
            };
        };
    };
    getPassage: {
        parameters: {
            query?: {
                /**
                 * @description Translation id in any case; default the one named behind the reference, else `WEB`. Two that differ are 400.
                 * @example WEB
                 */
                translation?: string;
            };
            header?: never;
            path: {
                /**
                 * @description A passage in any common form, URL-encoded, at most 200 verses: `John 3:16`, `1 Cor 13`, `Ps 23:1-4`, `John.3.16`. A translation may stand behind it, as in `John 3:16 (KJV)`.
                 * @example John 3:16
                 */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exact text of the passage. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassageResponse"];
                };
            };
        };
    };
    listTranslations: {
        parameters: {
            query?: {
                /** @description How many items to return, 1 to 100. */
                limit?: number;
                /** @description Where to go on: `nextCursor` of the page before. Without it, the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the translations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationsResponse"];
                };
            };
        };
    };
    listTopics: {
        parameters: {
            query?: {
                /**
                 * @description A question, name or subject: the entries that it is about, best first, at most 50. Without it, every entry by its id.
                 * @example How do I deal with anxiety?
                 */
                query?: string;
                /** @description Language of titles, summaries, notes and references; default that of `query`, else `en`. */
                language?: "en" | "es";
                /** @description How many items to return, 1 to 100. */
                limit?: number;
                /** @description Where to go on: `nextCursor` of the page before. Without it, the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicsResponse"];
                };
            };
        };
    };
    getTopic: {
        parameters: {
            query?: {
                /** @description Language of titles, summaries, notes and references; default that of `query`, else `en`. */
                language?: "en" | "es";
            };
            header?: never;
            path: {
                /**
                 * @description Id of an entry.
                 * @example anxiety
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicResponse"];
                };
            };
        };
    };
    verifyVerses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerseVerifyRequest"];
            };
        };
        responses: {
            /** @description Every quotation and reference of the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerseVerifyResponse"];
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the key and its account have used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageResponse"];
                };
            };
        };
    };
    estimateRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EstimateRequest"];
            };
        };
        responses: {
            /** @description What it would cost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimateResponse"];
                };
            };
        };
    };
    getOpenapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI 3.1 document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
}
