import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { Static } from 'typebox'
import { Value } from 'typebox/value'
import { Settings, settingsOfOtherCommands } from './config-settings.ts'
import { StartError } from './errors.ts'
import type { EmbedderSettings } from './platform/embeddings/index.ts'
import { type ModelSettings, parseModels } from './platform/llm/index.ts'
import { nearestName } from './platform/nearest-name.ts'

export type DatabaseConfig = { kind: 'embedded'; dataDir: string } | { kind: 'postgres'; url: string; poolSize: number }

/** What each plan may use. */
type PlanLimits = Readonly<
  Record<
    'free' | 'standard' | 'enterprise',
    { requestsPerMinute: number; concurrentRequests: number; dailyCredits: number; monthlyCredits: number }
  >
>

/** What the operator decided, in the form the modules use. Paths are absolute, lengths of time in milliseconds. */
export type Config = {
  host: string
  port: number
  /** No slash at the end. */
  publicUrl: string
  /** Whether it was set; else it is `host` and `port`. */
  isPublicUrlSet: boolean
  dataDir: string
  database: DatabaseConfig
  redisUrl: string | undefined
  /** Whether there is a demo account, and the key it must have if the operator chose one. */
  demo: { enabled: boolean; key: string | undefined }
  /** What `./berea mcp` asks with; undefined for the demo account's. */
  mcpKey: string | undefined
  trustedProxies: string[]
  securityContact: string
  logLevel: Static<typeof Settings>['BEREA_LOG_LEVEL']
  logFile: string | undefined
  drainMs: number
  swordPath: string | undefined
  /** Threads for the engine; 0 for none. */
  engineWorkers: number
  /** Whether answers stand on one fixed verse: for benchmarks. */
  withoutRetrieval: boolean
  /** Undefined for the embedder that is shipped. */
  embedder: EmbedderSettings | undefined
  /** How long held credits outlive a request that nobody finished. */
  leaseMs: number
  /** How long the work for a charged request may take. */
  requestDeadlineMs: number
  /** How long a reply is kept under an idempotency key; 0 for not at all. */
  replayTtlSeconds: number
  /** How long nothing must have used a rotated key until it counts as unused. */
  quietHours: number
  /** How many UTC days records are kept. */
  recordDays: number
  /** Whether another secret than before is right. */
  isSecretReplaced: boolean
  /** Undefined for the one that lies in the data folder. */
  secret: Buffer | undefined
  plans: PlanLimits
  /** Who may have test keys: accounts with API access, or everybody who is signed in; and what an account's may ask. */
  testKeys: { access: 'approved' | 'open'; requestsADay: number }
  /** File of prices; undefined for the usual ones. */
  priceList: string | undefined
  /** The models that write, in order; none for the extractive engine alone. `variables` hold their keys. */
  models: { settings: ModelSettings[]; variables: Record<string, string> }
  /** The model that judges what the guardrails flag; undefined for none. */
  guardrailJudge: { model: string; deadlineMs: number } | undefined
  /** Whether the extractive engine answers while the budget for providers is used up. */
  extractiveFallback: boolean
  /** File of help lines by country; undefined for none. */
  helpLines: string | undefined
  /** File of strings that must never leave; undefined for none. */
  fingerprints: string | undefined
  /** Values of this configuration that nobody may be told. */
  secrets: string[]
  /** Requests a minute. */
  limits: { ipFailures: number; ipRequests: number; global: number; route: number; ipAuthenticated: number }
  /** The public pages below `/study`. */
  study: {
    enabled: boolean
    ask: { enabled: boolean; dailyCredits: number; perMinute: number; perDay: number }
    /** Whose pages they are; `logo` is the path of a file. */
    brand: Record<'color' | 'logo' | 'privacyUrl' | 'contactUrl', string | undefined> & { name: string }
  }
  /** Whether webhooks may go to this machine itself. */
  webhooks: { allowsLoopback: boolean }
  /** The people of the dashboard. `limits` are attempts a minute. */
  people: {
    signUp: 'open' | 'invite' | 'closed'
    /** Undefined where mails are lines of the log. */
    smtpUrl: string | undefined
    mailFrom: string
    limits: { ip: number; email: number }
    /** Requests a minute of one person who is signed in. */
    personLimits: { requests: number; changes: number; exports: number }
  }
  /** What model providers may cost, millionths of a US dollar. */
  providerCeilings: { day: number | null; month: number | null }
}

/** Relative paths mean the same from wherever a command is called. */
const PROJECT = resolve(import.meta.dirname, '..')

/** The Unix sockets below the data folder must fit in 104 bytes, the smallest limit of the systems we run on. */
const LONGEST_DATA_DIR_BYTES = 80

/**
 * The typed configuration from environment variables; nothing else in the service reads them.
 * @param env variable names to values; an empty value counts as unset
 * @throws StartError naming every wrong setting and why, never its value
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const problems = unknownSettings(env)
  const raw = Object.fromEntries(
    Object.keys(Settings.properties).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  )
  const settings = Value.Default(Settings, typed(raw))
  for (const { instancePath, keyword, params } of Value.Errors(Settings, settings)) {
    const name = instancePath.split('/')[1]
    if (name) problems.push(`${name} ${reason(name as keyof typeof Settings.properties, keyword, params)}`)
  }
  if (problems.length > 0) throw refusal(problems)
  const config = configFrom(settings as Static<typeof Settings>, env)
  const conflicts = conflictsIn(config, settings as Static<typeof Settings>)
  if (conflicts.length > 0) throw refusal(conflicts)
  return config
}

/** The variables of the process, over those of the project's `.env` file where there is one. */
export function readEnvironment(): Record<string, string | undefined> {
  try {
    process.loadEnvFile(join(PROJECT, '.env'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new StartError('The file .env cannot be read.', { cause: error })
  }
  return process.env
}

function configFrom(settings: Static<typeof Settings>, env: Record<string, string | undefined>): Config {
  const models = modelsFrom(settings.BEREA_MODELS, env)
  const dataDir = resolve(PROJECT, settings.BEREA_DATA_DIR)
  const publicUrl = (settings.BEREA_PUBLIC_URL ?? `http://${urlHost(settings.HOST)}:${settings.PORT}`).replace(
    /\/+$/,
    '',
  )
  const database: DatabaseConfig = settings.DATABASE_URL
    ? { kind: 'postgres', url: settings.DATABASE_URL, poolSize: settings.BEREA_DATABASE_POOL }
    : { kind: 'embedded', dataDir }
  const isOnThisMachine = database.kind === 'embedded' && isLoopback(settings.HOST)
  return {
    host: settings.HOST,
    port: settings.PORT,
    publicUrl,
    isPublicUrlSet: settings.BEREA_PUBLIC_URL !== undefined,
    dataDir,
    database,
    redisUrl: settings.REDIS_URL,
    demo: { enabled: isOnThisMachine, key: settings.BEREA_DEMO_KEY },
    mcpKey: settings.BEREA_MCP_KEY,
    trustedProxies: settings.BEREA_TRUSTED_PROXIES?.split(',').map((entry) => entry.trim()) ?? [],
    securityContact: settings.BEREA_SECURITY_CONTACT ?? `mailto:security@${mailHost(publicUrl)}`,
    logLevel: settings.BEREA_LOG_LEVEL,
    logFile: settings.BEREA_LOG_FILE ? resolve(PROJECT, settings.BEREA_LOG_FILE) : undefined,
    drainMs: settings.BEREA_DRAIN_MS,
    swordPath: settings.SWORD_PATH?.split(':')
      .filter((folder) => folder !== '')
      .map((folder) => resolve(PROJECT, folder))
      .join(':'),
    withoutRetrieval: settings.BEREA_BENCH_NO_RETRIEVAL,
    embedder: embedderFrom(settings, dataDir),
    leaseMs: settings.BEREA_LEASE_MS,
    replayTtlSeconds: settings.BEREA_REPLAY_TTL,
    recordDays: settings.BEREA_RECORD_DAYS,
    quietHours: settings.BEREA_QUIET_HOURS,
    isSecretReplaced: settings.BEREA_SECRET_REPLACED,
    secret: settings.BEREA_SECRET === undefined ? undefined : Buffer.from(settings.BEREA_SECRET, 'utf8'),
    requestDeadlineMs: settings.BEREA_REQUEST_DEADLINE_MS,
    plans: plansFrom(settings),
    testKeys: {
      access: settings.BEREA_TEST_KEYS ?? (isOnThisMachine ? 'open' : 'approved'),
      requestsADay: settings.BEREA_TEST_REQUESTS_PER_DAY,
    },
    priceList: settings.BEREA_PRICE_LIST === undefined ? undefined : resolve(PROJECT, settings.BEREA_PRICE_LIST),
    helpLines: settings.BEREA_HELP_LINES === undefined ? undefined : resolve(PROJECT, settings.BEREA_HELP_LINES),
    fingerprints: settings.BEREA_FINGERPRINTS === undefined ? undefined : resolve(PROJECT, settings.BEREA_FINGERPRINTS),
    models,
    guardrailJudge:
      settings.BEREA_GUARDRAIL_JUDGE === undefined
        ? undefined
        : { model: settings.BEREA_GUARDRAIL_JUDGE, deadlineMs: settings.BEREA_GUARDRAIL_JUDGE_MS },
    extractiveFallback: settings.BEREA_EXTRACTIVE_FALLBACK,
    secrets: [...secretsIn(settings), ...Object.values(models.variables)],
    limits: {
      ipFailures: settings.BEREA_LIMIT_IP_FAILURES,
      ipRequests: settings.BEREA_LIMIT_IP_REQUESTS,
      global: settings.BEREA_LIMIT_GLOBAL,
      route: settings.BEREA_LIMIT_ROUTE,
      ipAuthenticated: settings.BEREA_LIMIT_IP_AUTHENTICATED,
    },
    study: studyFrom(settings),
    webhooks: {
      allowsLoopback: settings.BEREA_WEBHOOKS_LOCAL ?? (isOnThisMachine && isLoopback(hostOf(publicUrl))),
    },
    people: {
      signUp: settings.BEREA_SIGN_UP ?? (isLoopback(settings.HOST) ? 'open' : 'invite'),
      smtpUrl: settings.BEREA_SMTP_URL,
      mailFrom: settings.BEREA_MAIL_FROM ?? `berea@${mailHost(publicUrl)}`,
      limits: { ip: settings.BEREA_LIMIT_PEOPLE_IP, email: settings.BEREA_LIMIT_PEOPLE_EMAIL },
      personLimits: {
        requests: settings.BEREA_LIMIT_PERSON_REQUESTS,
        changes: settings.BEREA_LIMIT_PERSON_CHANGES,
        exports: settings.BEREA_LIMIT_PERSON_EXPORTS,
      },
    },
    providerCeilings: {
      day: micros(settings.BEREA_PROVIDER_BUDGET_USD_DAY),
      month: micros(settings.BEREA_PROVIDER_BUDGET_USD_MONTH),
    },
    engineWorkers: settings.BEREA_ENGINE_WORKERS ?? Math.min(2, Math.max(1, availableParallelism() - 1)),
  }
}

/** @throws StartError when the file cannot be read, or an entry of it is wrong */
function modelsFrom(file: string | undefined, env: Record<string, string | undefined>): Config['models'] {
  if (file === undefined) return { settings: [], variables: {} }
  const path = resolve(PROJECT, file)
  let json: string
  try {
    json = readFileSync(path, 'utf8')
  } catch (cause) {
    throw new StartError(`BEREA_MODELS ${path} cannot be read: ${(cause as Error).message}.`, { cause })
  }
  const settings = parseModels(json, path, env)
  const keys = settings.flatMap(({ keyEnv }) => (keyEnv === undefined ? [] : [[keyEnv, env[keyEnv]!] as const]))
  return { settings, variables: Object.fromEntries(keys) }
}

const shortestSecret = 8

/** What would open something: keys, and addresses with their passwords. */
function secretsIn(settings: Static<typeof Settings>): string[] {
  const urls = [settings.DATABASE_URL, settings.REDIS_URL, settings.BEREA_SMTP_URL].filter((url) => url !== undefined)
  const passwords = urls.flatMap((url) => {
    const { password } = URL.parse(url) ?? { password: '' }
    return [password, safelyDecoded(password)]
  })
  const keys = [settings.BEREA_SECRET, settings.BEREA_DEMO_KEY, settings.BEREA_MCP_KEY, settings.BEREA_EMBEDDER_KEY]
  return [...new Set([...keys, ...urls, ...passwords])].filter(
    (secret): secret is string => secret !== undefined && secret.length >= shortestSecret,
  )
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const micros = (usd: number | undefined): number | null => (usd === undefined ? null : Math.round(usd * 1_000_000))

function embedderFrom(settings: Static<typeof Settings>, dataDir: string): EmbedderSettings | undefined {
  const { BEREA_EMBEDDER: kind, BEREA_EMBEDDER_MODEL: model = '', BEREA_EMBEDDER_URL: url = '' } = settings
  const prefixes = {
    ...(settings.BEREA_EMBEDDER_QUERY_PREFIX && { query: settings.BEREA_EMBEDDER_QUERY_PREFIX }),
    ...(settings.BEREA_EMBEDDER_DOCUMENT_PREFIX && { document: settings.BEREA_EMBEDDER_DOCUMENT_PREFIX }),
  }
  const shared = { model, prefixes, batch: settings.BEREA_EMBEDDER_BATCH }
  if (kind === 'openai') {
    const { BEREA_EMBEDDER_KEY: apiKey, BEREA_EMBEDDER_DIMENSIONS: dimensions } = settings
    return { kind, url, apiKey, dimensions, ...shared }
  }
  if (kind === 'static') return undefined
  const { BEREA_EMBEDDER_POOLING: pooling, BEREA_EMBEDDER_DTYPE: dtype } = settings
  return { kind, cacheDir: join(dataDir, 'models'), packageFolder: PROJECT, pooling, dtype, ...shared }
}

function studyFrom(settings: Static<typeof Settings>): Config['study'] {
  const unset = isLoopback(settings.HOST) ? 'on' : 'off'
  const enabled = (settings.BEREA_STUDY ?? unset) === 'on'
  return {
    enabled,
    ask: {
      enabled: enabled && (settings.BEREA_STUDY_ASK ?? unset) === 'on',
      dailyCredits: settings.BEREA_STUDY_DAILY_CREDITS,
      perMinute: settings.BEREA_STUDY_QUESTIONS_A_MINUTE,
      perDay: settings.BEREA_STUDY_QUESTIONS_A_DAY,
    },
    brand: {
      name: settings.BEREA_STUDY_NAME,
      color: settings.BEREA_STUDY_COLOR,
      logo: settings.BEREA_STUDY_LOGO && resolve(PROJECT, settings.BEREA_STUDY_LOGO),
      privacyUrl: settings.BEREA_STUDY_PRIVACY_URL,
      contactUrl: settings.BEREA_STUDY_CONTACT_URL,
    },
  }
}

function plansFrom(settings: Static<typeof Settings>): PlanLimits {
  return {
    free: { requestsPerMinute: 0, concurrentRequests: 0, dailyCredits: 0, monthlyCredits: 0 },
    standard: {
      requestsPerMinute: settings.BEREA_STANDARD_REQUESTS_PER_MINUTE,
      concurrentRequests: settings.BEREA_STANDARD_CONCURRENT_REQUESTS,
      dailyCredits: settings.BEREA_STANDARD_DAILY_CREDITS,
      monthlyCredits: settings.BEREA_STANDARD_MONTHLY_CREDITS,
    },
    enterprise: {
      requestsPerMinute: settings.BEREA_ENTERPRISE_REQUESTS_PER_MINUTE,
      concurrentRequests: settings.BEREA_ENTERPRISE_CONCURRENT_REQUESTS,
      dailyCredits: settings.BEREA_ENTERPRISE_DAILY_CREDITS,
      monthlyCredits: settings.BEREA_ENTERPRISE_MONTHLY_CREDITS,
    },
  }
}

function conflictsIn(config: Config, settings: Static<typeof Settings>): string[] {
  const conflicts: string[] = []
  const embedded = config.database.kind === 'embedded'
  if (embedded && !isLoopback(config.host) && !settings.BEREA_ALLOW_EMBEDDED) {
    conflicts.push(
      'HOST is not a loopback address, and the embedded database is meant for one machine: set DATABASE_URL, or BEREA_ALLOW_EMBEDDED=1 to do it all the same',
    )
  }
  if (embedded && Buffer.byteLength(config.dataDir) > LONGEST_DATA_DIR_BYTES) {
    conflicts.push(
      `The path of the data folder, ${config.dataDir}, has ${Buffer.byteLength(config.dataDir)} bytes, and its sockets leave room for ${LONGEST_DATA_DIR_BYTES}: set BEREA_DATA_DIR to a shorter path, such as one below /var/lib or your home folder`,
    )
  }
  if (config.withoutRetrieval && !isLoopback(config.host)) {
    conflicts.push(
      'BEREA_BENCH_NO_RETRIEVAL is for benchmarks on this machine alone: unset it, or set HOST to a loopback address',
    )
  }
  if (config.demo.key && !config.demo.enabled) {
    conflicts.push('BEREA_DEMO_KEY works only with the embedded database on a loopback HOST: unset it')
  }
  if (config.leaseMs < config.requestDeadlineMs + 1_000) {
    conflicts.push(
      'BEREA_LEASE_MS must be above BEREA_REQUEST_DEADLINE_MS by 1,000 at least, or credits would be freed while a request is still at work',
    )
  }
  const ids = config.models.settings.map(({ id }) => id)
  if (config.guardrailJudge !== undefined && !ids.includes(config.guardrailJudge.model)) {
    conflicts.push(
      ids.length === 0
        ? 'BEREA_GUARDRAIL_JUDGE needs BEREA_MODELS: the judge is one of its models'
        : `BEREA_GUARDRAIL_JUDGE must be the id of a model of BEREA_MODELS: ${ids.join(', ')}`,
    )
  }
  const { BEREA_EMBEDDER: embedder, BEREA_EMBEDDER_MODEL: model, BEREA_EMBEDDER_URL: url } = settings
  if (embedder !== 'static' && model === undefined) {
    conflicts.push(`BEREA_EMBEDDER ${embedder} needs BEREA_EMBEDDER_MODEL: name the model`)
  }
  if (embedder === 'openai' && url === undefined) {
    conflicts.push('BEREA_EMBEDDER openai needs BEREA_EMBEDDER_URL: the address of the endpoint before /embeddings')
  }
  if (embedder === 'static' && (model !== undefined || url !== undefined)) {
    conflicts.push(
      'BEREA_EMBEDDER_MODEL and BEREA_EMBEDDER_URL do nothing while BEREA_EMBEDDER is static: set it to onnx or openai, or unset them',
    )
  }
  return conflicts
}

function unknownSettings(env: Record<string, string | undefined>): string[] {
  const known = Object.keys(Settings.properties)
  const ours = Object.keys(env).filter((name) => name.startsWith('BEREA_') && env[name])
  return ours
    .filter((name) => !known.includes(name) && !settingsOfOtherCommands.includes(name))
    .map((name) => {
      const nearest = nearestName(name, known)
      return `${name} is not a setting${nearest ? `; did you mean ${nearest}?` : ' (.env.example lists them)'}`
    })
}

/** Text to whole numbers and switches where it clearly is one; whatever is left as text the schema then refuses. */
function typed(raw: Record<string, string | undefined>): Record<string, unknown> {
  const switches: Record<string, boolean> = { '1': true, true: true, '0': false, false: false }
  const properties = Settings.properties as Record<string, { type?: string }>
  return Object.fromEntries(
    Object.entries(raw).map(([name, text = '']) => {
      if (properties[name]?.type === 'boolean') return [name, switches[text] ?? text]
      if (properties[name]?.type === 'integer') return [name, /^-?\d+$/.test(text) ? Number(text) : text]
      if (properties[name]?.type === 'number') return [name, /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text]
      return [name, text]
    }),
  )
}

function reason(name: keyof typeof Settings.properties, keyword: string, params: object): string {
  const schema = Settings.properties[name] as { type: string; minimum?: number; maximum?: number; enum?: string[] }
  if (schema.enum) return `must be one of ${schema.enum.join(', ')}`
  if (schema.type === 'boolean') return 'must be 1 or 0'
  if (schema.type === 'number') return `must be a number from ${schema.minimum} to ${schema.maximum}`
  if (schema.type === 'integer') return `must be a whole number from ${schema.minimum} to ${schema.maximum}`
  return keyword === 'pattern'
    ? (patternReasons[name] ?? 'is not well-formed')
    : `is wrong (${keyword} ${JSON.stringify(params)})`
}

const patternReasons: Partial<Record<keyof typeof Settings.properties, string>> = {
  BEREA_EMBEDDER_URL: 'must be an http: or https: address',
  BEREA_SMTP_URL: 'must start with smtp:// or smtps://',
  BEREA_MAIL_FROM: 'must be an e-mail address, with a name before it in the form Name <address> or without',
  BEREA_SECRET: 'must have 32 characters at least',
  BEREA_PUBLIC_URL: 'must be an http: or https: address',
  DATABASE_URL: 'must start with postgres://',
  REDIS_URL: 'must start with redis://, rediss:// or unix://',
  BEREA_DEMO_KEY: 'must be a live key: ssa_live_ and 49 letters and digits',
  BEREA_MCP_KEY: 'must be a key: ssa_live_ or ssa_test_, and 49 letters and digits',
  BEREA_TRUSTED_PROXIES: 'must be addresses or CIDR ranges separated by commas',
  BEREA_SECURITY_CONTACT: 'must start with mailto:, https:// or tel:',
}

function refusal(problems: string[]): StartError {
  return new StartError(
    `Cannot start. ${problems.map((problem) => `${problem}.`.replace(/([?)])\.$/, '$1')).join(' ')}`,
  )
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function urlHost(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host
}

/** The name or number of where something is; a number without its brackets. */
const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '')

function mailHost(publicUrl: string): string {
  const host = hostOf(publicUrl)
  return isIP(host) ? 'localhost' : host
}
