type Sample = {
  url: string
  body?: object
  /** A field that makes another request of it. */
  other?: object
  charged?: true
  /** It is answered with a constant, in which nothing can break. */
  constant?: true
  /** The field of its reply that says what it cost, where that is not the reply itself. */
  costIn?: string
  headers?: Record<string, string>
  keyless?: true
  scope?: string
}

/** One good request for every route; the suite that walks the routes fails when one is missing here. */
export const sampleRequests: Record<string, Sample> = {
  'POST /v1/assistant/answer': {
    url: '/v1/assistant/answer',
    body: { prompt: 'What does the Bible say about forgiveness?' },
    charged: true,
    scope: 'assistant',
  },
  'POST /v1/chat/completions': {
    url: '/v1/chat/completions',
    body: { model: 'berea', messages: [{ role: 'user', content: 'What does the Bible say about forgiveness?' }] },
    other: { seed: 1 },
    charged: true,
    costIn: 'berea',
    scope: 'assistant',
  },
  'GET /v1/models': { url: '/v1/models', scope: 'assistant', constant: true },
  'GET /v1/models/:model': { url: '/v1/models/berea', scope: 'assistant', constant: true },
  'POST /v1/insights': { url: '/v1/insights', body: { passage: 'John 3:16' }, charged: true, scope: 'insights' },
  'POST /v1/prayer/generate': {
    url: '/v1/prayer/generate',
    body: { topic: 'for my mother, who is ill' },
    charged: true,
    scope: 'prayer',
  },
  'POST /v1/theology/ask': {
    url: '/v1/theology/ask',
    body: { question: 'Should infants be baptized?' },
    charged: true,
    scope: 'theology',
  },
  'POST /v1/verses/search': {
    url: '/v1/verses/search',
    body: { query: 'God so loved the world' },
    charged: true,
    scope: 'verses',
  },
  'POST /v1/verses/verify': {
    url: '/v1/verses/verify',
    body: { text: 'John 3:16 says, “For God so loved the world.”' },
    scope: 'verses',
  },
  'GET /v1/passages/:reference': { url: '/v1/passages/John%203:16', scope: 'verses' },
  'GET /v1/translations': { url: '/v1/translations', scope: 'verses' },
  'GET /v1/topics': { url: '/v1/topics', scope: 'verses' },
  'GET /v1/topics/:id': { url: '/v1/topics/anxiety', scope: 'verses' },
  'GET /v1/usage': { url: '/v1/usage', scope: 'any' },
  'POST /v1/estimate': {
    url: '/v1/estimate',
    body: { endpoint: '/assistant/answer', body: { prompt: 'What is grace?' } },
    scope: 'assistant',
  },
  'GET /v1/openapi.json': { url: '/v1/openapi.json', keyless: true },
  'POST /mcp': {
    url: '/mcp',
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/list',
      params: {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': { name: 'a-test', version: '1.0.0' },
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    },
    headers: {
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/list',
    },
  },
  'GET /docs': { url: '/docs', keyless: true },
  'GET /docs/:page': { url: '/docs/errors', keyless: true },
  'GET /llms.txt': { url: '/llms.txt', keyless: true },
  'GET /docs/search': { url: '/docs/search?q=retry', keyless: true },
  'GET /llms-full.txt': { url: '/llms-full.txt', keyless: true },
  'GET /study': { url: '/study', keyless: true },
  'GET /study/es': { url: '/study/es', keyless: true },
  'GET /study/passage': { url: '/study/passage', keyless: true },
  'GET /study/passage/:step': { url: '/study/passage/john-3', keyless: true },
  'GET /study/topics': { url: '/study/topics', keyless: true },
  'GET /study/topic/:step': { url: '/study/topic/anxiety', keyless: true },
  'GET /study/word/:step': { url: '/study/word/G25', keyless: true },
  'GET /study/es/passage': { url: '/study/es/passage', keyless: true },
  'GET /study/es/passage/:step': { url: '/study/es/passage/juan-3', keyless: true },
  'GET /study/es/topics': { url: '/study/es/topics', keyless: true },
  'GET /study/es/topic/:step': { url: '/study/es/topic/anxiety', keyless: true },
  'GET /study/es/word/:step': { url: '/study/es/word/G25', keyless: true },
  'GET /study/sitemap.xml': { url: '/study/sitemap.xml', keyless: true },
  'GET /study/sitemap-passages.xml': { url: '/study/sitemap-passages.xml', keyless: true },
  'GET /study/sitemap-topics.xml': { url: '/study/sitemap-topics.xml', keyless: true },
  'GET /study/sitemap-words.xml': { url: '/study/sitemap-words.xml', keyless: true },
  'GET /robots.txt': { url: '/robots.txt', keyless: true },
  'GET /healthz': { url: '/healthz', keyless: true },
  'GET /readyz': { url: '/readyz', keyless: true },
  'GET /.well-known/security.txt': { url: '/.well-known/security.txt', keyless: true },
}

/** The only paths under /v1 that need no key. Adding one is a decision, not a slip. */
export const keylessV1 = ['/v1/openapi.json']
