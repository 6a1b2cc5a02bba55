import { Type } from 'typebox'

const planSetting = (standard: number, what: string, plan: string) =>
  Type.Integer({
    minimum: 1,
    maximum: 1_000_000_000,
    default: standard,
    description: `${what} on the plan ${plan}, where nothing else was agreed with an account.`,
  })

const limitSetting = (standard: number, what: string) =>
  Type.Integer({
    minimum: 1,
    maximum: 1_000_000_000,
    default: standard,
    description: `${what}. More is 429; shared by all replicas where REDIS_URL is set, else each counts for itself.`,
  })

/**
 * Every setting the service reads from its environment. `description` says the unit and what breaks without it;
 * `.env.example` is kept equal to this table by a test.
 */
export const Settings = Type.Object({
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 4310,
    description: 'TCP port of the API; 0 lets the system choose a free one.',
  }),
  HOST: Type.String({
    default: '127.0.0.1',
    description:
      'Address to listen on. Anything but a loopback address needs DATABASE_URL, or BEREA_ALLOW_EMBEDDED=1, and has no demo account.',
  }),
  BEREA_DATA_DIR: Type.String({
    default: './var',
    description:
      'Folder for the embedded database, the compiled corpus, the demo key and the admin socket. Must be writable; a relative path starts at the project folder.',
  }),
  BEREA_PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#\\s]+[^?#\\s]*$',
      description:
        'Address that callers use, without /v1. Without it the OpenAPI document names HOST and PORT. Where it is set the dashboard is shown under no other name: a proxy must pass the Host header on.',
    }),
  ),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description:
        'PostgreSQL 15 or newer, as postgres://user:password@host:port/database. Without it the embedded database serves one process; it does not force writes to disk, so it is not for real billing.',
    }),
  ),
  BEREA_DATABASE_POOL: Type.Integer({
    minimum: 1,
    maximum: 500,
    default: 20,
    description: 'Connections this process opens to PostgreSQL at most. The embedded database always has one.',
  }),
  REDIS_URL: Type.Optional(
    Type.String({
      pattern: '^(redis|rediss|unix)://',
      description:
        'Redis or Valkey that holds the rate limits of several replicas together. Without it each counts for itself; caps are exact all the same.',
    }),
  ),
  BEREA_ALLOW_EMBEDDED: Type.Boolean({
    default: false,
    description: '1 allows the embedded database behind a HOST that other machines can reach.',
  }),
  BEREA_DEMO_KEY: Type.Optional(
    Type.String({
      pattern: '^ssa_live_[0-9A-Za-z]{49}$',
      description: 'Well-formed live key for the demo account, in place of a generated one.',
    }),
  ),
  BEREA_MCP_KEY: Type.Optional(
    Type.String({
      pattern: '^ssa_(?:live|test)_[0-9A-Za-z]{49}$',
      description: 'Key that ./berea mcp asks with, in place of the demo account’s.',
    }),
  ),
  BEREA_TRUSTED_PROXIES: Type.Optional(
    Type.String({
      pattern: '^[0-9A-Fa-f:./]+(\\s*,\\s*[0-9A-Fa-f:./]+)*$',
      description:
        'Addresses or CIDR ranges, separated by commas, whose X-Forwarded-For header is believed. Without it every caller behind a proxy has the address of the proxy.',
    }),
  ),
  BEREA_SECURITY_CONTACT: Type.Optional(
    Type.String({
      pattern: '^(mailto:|https://|tel:)',
      description:
        'Contact in security.txt, as mailto:, https: or tel:. Without it, mailto:security@ and the public host.',
    }),
  ),
  BEREA_LOG_LEVEL: Type.Unsafe<'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'>({
    type: 'string',
    enum: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    default: 'info',
    description: 'Least severe level that is logged; info has one line a request.',
  }),
  BEREA_LOG_FILE: Type.Optional(
    Type.String({ description: 'File that JSON log lines are appended to. Without it they go to standard error.' }),
  ),
  BEREA_DRAIN_MS: Type.Integer({
    minimum: 0,
    maximum: 20_000,
    default: 500,
    description:
      'Milliseconds between "not ready" on /readyz and the end of listening when the service is told to stop; set it above the interval at which the load balancer asks.',
  }),
  BEREA_ENGINE_WORKERS: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 64,
      description:
        'Threads that search, write and verify, some 100 MB each; 0 does it in the thread that also serves, where one long request delays all others. Without it one less than there are processors, at least 1 and at most 2.',
    }),
  ),
  BEREA_BENCH_NO_RETRIEVAL: Type.Boolean({
    default: false,
    description:
      '1 has answers stand on one fixed verse, John 3:16, whatever was asked: for benchmarks of what the service adds to a model. Only behind a loopback HOST.',
  }),
  BEREA_EMBEDDER: Type.Unsafe<'static' | 'onnx' | 'openai'>({
    type: 'string',
    enum: ['static', 'onnx', 'openai'],
    default: 'static',
    description:
      'What verses are found by meaning with: the embedder that is shipped, a model in the ONNX format, or an endpoint that speaks as OpenAI does. The verses are embedded once, in the background; until then the one that is shipped is used.',
  }),
  BEREA_EMBEDDER_MODEL: Type.Optional(
    Type.String({
      description:
        'Folder of an ONNX model and its tokenizer, or its name on the Hugging Face hub; for an endpoint the name of its model.',
    }),
  ),
  BEREA_EMBEDDER_URL: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description:
        'All of the endpoint’s address before /embeddings, the version included, such as https://api.openai.com/v1. What callers search for is sent there.',
    }),
  ),
  BEREA_EMBEDDER_KEY: Type.Optional(
    Type.String({ description: 'Bearer key for the endpoint. Without it none is sent.' }),
  ),
  BEREA_EMBEDDER_DIMENSIONS: Type.Optional(
    Type.Integer({
      minimum: 8,
      maximum: 8_192,
      description: 'Numbers of an embedding, for an endpoint whose model can give fewer than it has.',
    }),
  ),
  BEREA_EMBEDDER_BATCH: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 2_048,
      description: 'Verses embedded at once. Without it 16 for an ONNX model and 64 for an endpoint.',
    }),
  ),
  BEREA_EMBEDDER_POOLING: Type.Unsafe<'mean' | 'cls'>({
    type: 'string',
    enum: ['mean', 'cls'],
    default: 'mean',
    description: 'How an ONNX model’s tokens become one embedding; its card says which.',
  }),
  BEREA_EMBEDDER_DTYPE: Type.Unsafe<'fp32' | 'fp16' | 'q8' | 'int8' | 'uint8' | 'q4' | 'q4f16'>({
    type: 'string',
    enum: ['fp32', 'fp16', 'q8', 'int8', 'uint8', 'q4', 'q4f16'],
    default: 'fp32',
    description: 'Which of an ONNX model’s files is read: smaller numbers are faster and less exact.',
  }),
  BEREA_EMBEDDER_QUERY_PREFIX: Type.Optional(
    Type.String({ description: 'What the model wants before a query, its space included, such as "query: ".' }),
  ),
  BEREA_EMBEDDER_DOCUMENT_PREFIX: Type.Optional(
    Type.String({ description: 'What the model wants before a verse, such as "passage: ".' }),
  ),
  BEREA_LEASE_MS: Type.Integer({
    minimum: 1_000,
    maximum: 3_600_000,
    default: 90_000,
    description:
      'Milliseconds after which the credits held for a request that nobody finished are free again. Must be above BEREA_REQUEST_DEADLINE_MS by 1,000.',
  }),
  BEREA_REQUEST_DEADLINE_MS: Type.Integer({
    minimum: 500,
    maximum: 3_000_000,
    default: 60_000,
    description:
      'Milliseconds that the work for a charged request may take; then it ends with 500 and is charged nothing.',
  }),
  BEREA_RECORD_DAYS: Type.Integer({
    minimum: 1,
    maximum: 3_650,
    default: 90,
    description: 'UTC days for which request records are kept; then only their daily sums are left.',
  }),
  BEREA_QUIET_HOURS: Type.Integer({
    minimum: 1,
    maximum: 720,
    default: 24,
    description:
      'Hours without a request after which the dashboard says that a rotated key is unused; the grace of the key where that is shorter.',
  }),
  BEREA_REPLAY_TTL: Type.Integer({
    minimum: 0,
    maximum: 604_800,
    default: 86_400,
    description: 'Seconds for which a reply is kept, encrypted, under its Idempotency-Key; 0 keeps none.',
  }),
  BEREA_SECRET: Type.Optional(
    Type.String({
      pattern: '^.{32,}$',
      description:
        'Secret that stored replies and second factors are encrypted and sessions signed with, 32 characters at least; the same for all replicas. Without it one is made in BEREA_DATA_DIR; another one is refused unless BEREA_SECRET_REPLACED says so.',
    }),
  ),
  BEREA_SECRET_REPLACED: Type.Boolean({
    default: false,
    description:
      '1 takes a secret that was changed on purpose for the right one, at one start: everybody is signed out, and second factors and stored replies of before cannot be read.',
  }),
  BEREA_STUDY: Type.Optional(
    Type.Unsafe<'on' | 'off'>({
      type: 'string',
      enum: ['on', 'off'],
      description:
        'Whether the public pages below /study, which need no key, are served. Without it they are where HOST is a loopback address.',
    }),
  ),
  BEREA_STUDY_ASK: Type.Optional(
    Type.Unsafe<'on' | 'off'>({
      type: 'string',
      enum: ['on', 'off'],
      description:
        'Whether visitors of the public pages may ask questions, at the cost of the house account. Without it they may where HOST is a loopback address.',
    }),
  ),
  BEREA_STUDY_DAILY_CREDITS: Type.Integer({
    minimum: 0,
    maximum: 1_000_000_000,
    default: 1_000,
    description: 'Credits that all visitors together may spend on questions in a UTC day.',
  }),
  BEREA_STUDY_QUESTIONS_A_MINUTE: Type.Integer({
    minimum: 1,
    maximum: 10_000,
    default: 6,
    description: 'Questions a minute of one visitor, by address.',
  }),
  BEREA_STUDY_QUESTIONS_A_DAY: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 60,
    description: 'Questions a UTC day of one visitor, by address, on each replica.',
  }),
  BEREA_STUDY_NAME: Type.String({
    minLength: 1,
    maxLength: 40,
    default: 'Berea',
    description: 'Whose the public pages are, as they say at their head.',
  }),
  BEREA_STUDY_COLOR: Type.Optional(
    Type.String({
      pattern: '^#[0-9a-fA-F]{6}$',
      description: 'Colour of links and buttons of the public pages, such as #7a3e9d; dark enough to be read on white.',
    }),
  ),
  BEREA_STUDY_LOGO: Type.Optional(
    Type.String({ description: 'Picture beside the name, a file of 30,000 bytes at most: .svg, .png, .jpg or .webp.' }),
  ),
  BEREA_STUDY_PRIVACY_URL: Type.Optional(
    Type.String({
      pattern: '^(?:https?://|/)',
      description: 'Page on privacy, linked at the foot of the public pages.',
    }),
  ),
  BEREA_STUDY_CONTACT_URL: Type.Optional(
    Type.String({
      pattern: '^(?:https?://|mailto:|/)',
      description:
        'Where readers reach you, linked at the foot of the public pages: a page, or mailto: and an address.',
    }),
  ),
  BEREA_SIGN_UP: Type.Optional(
    Type.Unsafe<'open' | 'invite' | 'closed'>({
      type: 'string',
      enum: ['open', 'invite', 'closed'],
      description:
        'Who may sign up for the dashboard: everybody, who has an invitation of an operator, or nobody. Without it open on a loopback HOST, else invite.',
    }),
  ),
  BEREA_WEBHOOKS_LOCAL: Type.Optional(
    Type.Boolean({
      description:
        '1 lets webhooks go to this machine itself (127.0.0.1, localhost), by http too: for development. Whoever is signed in could then reach what listens here. Without it they may where HOST and the public address are loopback addresses and the database is the embedded one.',
    }),
  ),
  BEREA_SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://',
      description:
        'Mail server, as smtp://user:password@host:port or smtps:. Without it mails to people are lines of the log with their link, and addresses need not be confirmed.',
    }),
  ),
  BEREA_MAIL_FROM: Type.Optional(
    Type.String({
      pattern: '^[^@\\r\\n]+@[^@\\r\\n]+$',
      description: 'Who mails are from, such as Berea <berea@example.org>. Without it, berea@ and the public host.',
    }),
  ),
  BEREA_STANDARD_REQUESTS_PER_MINUTE: planSetting(100, 'Requests a minute', 'standard'),
  BEREA_STANDARD_CONCURRENT_REQUESTS: planSetting(
    8,
    'Charged requests under way at once, on each replica,',
    'standard',
  ),
  BEREA_STANDARD_DAILY_CREDITS: planSetting(1_000, 'Credits a UTC day', 'standard'),
  BEREA_STANDARD_MONTHLY_CREDITS: planSetting(10_000, 'Credits a UTC month', 'standard'),
  BEREA_ENTERPRISE_REQUESTS_PER_MINUTE: planSetting(1_000, 'Requests a minute', 'enterprise'),
  BEREA_ENTERPRISE_CONCURRENT_REQUESTS: planSetting(
    64,
    'Charged requests under way at once, on each replica,',
    'enterprise',
  ),
  BEREA_ENTERPRISE_DAILY_CREDITS: planSetting(50_000, 'Credits a UTC day', 'enterprise'),
  BEREA_ENTERPRISE_MONTHLY_CREDITS: planSetting(1_000_000, 'Credits a UTC month', 'enterprise'),
  BEREA_TEST_KEYS: Type.Optional(
    Type.Unsafe<'approved' | 'open'>({
      type: 'string',
      enum: ['approved', 'open'],
      description:
        'Who may make test keys: accounts with API access, or (a sandbox) everybody who has signed up and confirmed the address, at once. Live keys need API access all the same. Without it open on a loopback HOST with the embedded database, else approved.',
    }),
  ),
  BEREA_TEST_REQUESTS_PER_DAY: Type.Integer({
    minimum: 0,
    maximum: 1_000_000_000,
    default: 50,
    description:
      'Requests to charged endpoints that the test keys of one account may ask in a UTC day, together; more is 402. 0 allows none.',
  }),
  BEREA_PRICE_LIST: Type.Optional(
    Type.String({
      description:
        'JSON file of prices: version, endpoints (flat credits, or instruction and evidence tokens) and multipliers by model. Without it those of docs/limits.md.',
    }),
  ),
  BEREA_PROVIDER_BUDGET_USD_DAY: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1_000_000,
      description:
        'US dollars that model providers may cost in a UTC day; at the ceiling the extractive engine answers. Without it there is none.',
    }),
  ),
  BEREA_PROVIDER_BUDGET_USD_MONTH: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 10_000_000,
      description: 'The same for a UTC month.',
    }),
  ),
  BEREA_MODELS: Type.Optional(
    Type.String({
      description:
        'JSON file of the language models that write, in the order in which they are asked (docs/providers.md). Without it the extractive engine writes alone.',
    }),
  ),
  BEREA_EXTRACTIVE_FALLBACK: Type.Boolean({
    default: true,
    description:
      '0 ends a request with 500 when the budget for providers is used up, in place of an answer by the extractive engine.',
  }),
  BEREA_GUARDRAIL_JUDGE: Type.Optional(
    Type.String({
      description:
        'The id of the model of BEREA_MODELS that is asked about what the guardrails only flag (docs/guardrails.md). Without it their rules decide alone.',
    }),
  ),
  BEREA_GUARDRAIL_JUDGE_MS: Type.Integer({
    minimum: 100,
    maximum: 60_000,
    default: 3_000,
    description:
      'Milliseconds that the judge may take, half of what is left of a request at most; then the rules decide.',
  }),
  BEREA_HELP_LINES: Type.Optional(
    Type.String({
      description:
        'JSON file of your own help lines for people in danger, by country, in the place of those of content/help-lines.yaml (docs/guardrails.md).',
    }),
  ),
  BEREA_FINGERPRINTS: Type.Optional(
    Type.String({
      description:
        'Text file, one string a line, of what must never stand in an answer, such as the canaries of evaluation data.',
    }),
  ),
  BEREA_LIMIT_IP_FAILURES: limitSetting(60, 'Failed authentications a minute of one address'),
  BEREA_LIMIT_IP_REQUESTS: limitSetting(3_000, 'Requests a minute of one address, before its key is known'),
  BEREA_LIMIT_GLOBAL: limitSetting(10_000, 'Requests a minute in all'),
  BEREA_LIMIT_ROUTE: limitSetting(3_000, 'Requests a minute to one endpoint'),
  BEREA_LIMIT_IP_AUTHENTICATED: limitSetting(
    300,
    'Requests a minute of one address with good keys; three times the plan’s where that is more',
  ),
  BEREA_LIMIT_PEOPLE_IP: limitSetting(
    60,
    'Attempts a minute of one address to sign in, to sign up, to have a mail sent, or to give a code, each',
  ),
  BEREA_LIMIT_PEOPLE_EMAIL: limitSetting(10, 'The same for one e-mail address'),
  BEREA_LIMIT_PERSON_REQUESTS: limitSetting(300, 'Requests a minute of one person who is signed in to the dashboard'),
  BEREA_LIMIT_PERSON_CHANGES: limitSetting(30, 'Of those, requests that change something, such as making a key'),
  BEREA_LIMIT_PERSON_EXPORTS: limitSetting(10, 'Of those, exports of request records'),
  SWORD_PATH: Type.Optional(
    Type.String({
      description:
        'Folders of SWORD modules, separated by colons. They come before BEREA_DATA_DIR/sword and the system folders.',
    }),
  ),
})

/** Variables in our name that other commands of the project read; the service itself ignores them. */
export const settingsOfOtherCommands = ['BEREA_EVAL_DIR']
