import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause, setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import {
  countProviderSpending,
  defaultPriceList,
  hasCeiling,
  type JudgePrice,
  type PriceList,
  parsePriceList,
} from './access/credits/index.ts'
import { DEMO_ACCOUNT_ID, disableDemoAccount, ensureDemoAccount } from './access/demo-account/index.ts'
import { disableHouseAccount, ensureHouseAccount } from './access/house-account/index.ts'
import { writeNotice } from './access/notices/index.ts'
import { createOutbox } from './access/outbox/index.ts'
import { createMailer, createPeople, findHolder, findOperator, firstOperatorLink } from './access/people/index.ts'
import { checkSecret, watchReplicas } from './access/replicas/index.ts'
import { createSecretBox, createWebhooks } from './access/webhooks/index.ts'
import { serveAdminSocket } from './admin/admin-socket.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import type { Engine } from './engine/engine.ts'
import {
  describeStale,
  judgeBounds,
  type LoadedEngine,
  maskForLog,
  readHelpLines,
  removeSecrets,
  staleHelpLines,
} from './engine/index.ts'
import { StartError } from './errors.ts'
import { createReadiness, usageOfCaller } from './http/index.ts'
import { openAccess } from './open-access.ts'
import { systemClock } from './platform/clock.ts'
import { prepareDataDir, readOrMakeSecret } from './platform/data-dir.ts'
import { type Database, openDatabase } from './platform/db/index.ts'
import { createIds } from './platform/ids.ts'
import { createLogger, type Logger } from './platform/logger.ts'
import { openTargets } from './platform/targets/index.ts'
import { softwareVersion } from './platform/version.ts'

/** A service that is ready to be asked in this process, and listens nowhere. */
export type OpenService = {
  app: FastifyInstance
  /** Raw key of the demo account, where there is one. */
  demoKey: string | undefined
  logger: Logger
  /** A link for the first operator to sign up at an address, while there is none and nobody else can read the terminal. */
  operatorLink: (address: string) => Promise<string | undefined>
  hasQuestions: boolean
  /** Says "not ready", finishes what was accepted, then gives everything back. Takes 25 seconds at most. */
  stop: () => Promise<void>
  /** The same for one that nobody has to be told of. */
  close: () => Promise<void>
}

export type Service = {
  /** Where it listens, such as `http://127.0.0.1:4310`. */
  address: string
  /** Raw key of the demo account, where there is one. */
  demoKey: string | undefined
  /** Where the first operator signs up, while there is none and nobody else can read the terminal. */
  operatorLink: string | undefined
  /** Whether visitors may ask at `/study`. */
  hasQuestions: boolean
  /** Says "not ready", finishes what was accepted, then gives everything back. Takes 25 seconds at most. */
  stop: () => Promise<void>
}

const LONGEST_DRAIN_MS = 20_000
const IDLE_SWEEP_MS = 50

export type LoadEngine = (config: Config, logger: Logger) => Promise<LoadedEngine>

/**
 * Starts the whole service: database, engine, routes, operator's socket; and listens.
 * @throws StartError when something keeps it from starting that the operator can put right
 */
export async function startService(config: Config, loadEngine: LoadEngine): Promise<Service> {
  const { app, demoKey, operatorLink, hasQuestions, stop } = await openService(
    config,
    loadEngine,
    async (app, logger, engine) => {
      await listen(app, config)
      const { corpusVersion } = engine
      const database = config.database.kind
      logger.info({ address: addressOf(app), version: softwareVersion, database, corpusVersion }, 'listening')
    },
  )
  const address = addressOf(app)
  const reachedAt = config.port === 0 ? address : config.publicUrl // the system chose the port
  return { address, demoKey, operatorLink: await operatorLink(reachedAt), hasQuestions, stop }
}

/** Opens what callers come through, before anything is changed for them: who finds a port taken leaves no trace. */
type OpenDoor = (app: FastifyInstance, logger: Logger, engine: Engine) => Promise<void>

/**
 * Opens everything, and no port unless `openDoor` does.
 * @throws StartError when something keeps it from starting that the operator can put right
 */
export async function openService(
  config: Config,
  loadEngine: LoadEngine,
  openDoor: OpenDoor = async () => {},
): Promise<OpenService> {
  prepareDataDir(config.dataDir)
  const logger = createLogger({
    level: config.logLevel,
    file: config.logFile,
    clean: (line) => maskForLog(removeSecrets(line, config.secrets)),
  })
  const undo: (() => Promise<unknown> | unknown)[] = []
  const stopAll = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step()
  }
  const opening = openDatabase(config.database, logger).then((database) => {
    undo.push(database.close)
    return database
  })
  let loading: Promise<LoadedEngine> | undefined
  try {
    await Promise.race([opening, setImmediate()]) // a database that is taken is known at once
    loading = loadEngine(config, logger).then((loaded) => {
      undo.push(loaded.close)
      return loaded
    })
    const [database, { engine }] = await Promise.all([opening, loading])
    return await openOn(database, { config, engine, logger, undo, stopAll, openDoor })
  } catch (error) {
    await Promise.allSettled([opening, loading]) // what is half open cannot be closed
    await stopAll()
    throw error
  }
}

type Parts = {
  config: Config
  engine: Engine
  logger: Logger
  undo: (() => Promise<unknown> | unknown)[]
  stopAll: () => Promise<void>
  openDoor: OpenDoor
}

async function openOn(
  database: Database,
  { config, engine, logger, undo, stopAll, openDoor }: Parts,
): Promise<OpenService> {
  const { db, ping } = database
  const now = systemClock
  const newId = createIds(now)
  if (hasCeiling(config.providerCeilings)) await countProviderSpending({ db, now })
  const { publicUrl } = config
  const { signUp, smtpUrl, mailFrom } = config.people
  // what is signed in a link looks like a secret, and whoever runs the service must be able to pass it on; the line of
  // a request is made of our own ids, names and numbers, and to search it costs more than to write it
  const plainLog = createLogger({ level: config.logLevel, file: config.logFile })
  const mailServer = createMailer({ url: smtpUrl, from: mailFrom, logger: plainLog })
  const secret = config.secret ?? readOrMakeSecret(config.dataDir)
  await checkSecret({ db, now }, secret, config.isSecretReplaced)
  undo.push(await joinReplicas({ db, now, logger }, engine.corpusVersion))
  const outbox = createOutbox({
    db,
    now,
    newId,
    secret,
    send: mailServer.send,
    write: (accountId, content) =>
      writeNotice(
        { findHolder: (id) => findHolder(db, id), findOperator: (id) => findOperator(db, id), publicUrl },
        accountId,
        content,
      ),
    publicUrl,
    logger,
  })
  const mailer = smtpUrl === undefined ? mailServer : outbox // a line of the log needs no second try
  const targets = openTargets(config.webhooks)
  undo.push(targets.close)
  const secrets = createSecretBox(secret)
  const webhooks = createWebhooks({ db, now, targets, secrets, userAgent: `Berea/${softwareVersion}`, logger })
  const access = await openAccess({ database, config, logger, now, outbox, webhooks })
  undo.push(access.close)

  const readiness = createReadiness({ database: ping })
  const { authenticate, credits, testAllowance, limiter, idempotency, noteRecord } = access
  const prices = withModelPrices(pricesFrom(config.priceList), config.models.settings)
  const helpLines = readHelpLines(config.helpLines)
  const people = createPeople({
    db,
    newId,
    now,
    publicUrl,
    signUp,
    mailer,
    sendsMail: smtpUrl !== undefined,
    secret,
    demoAccountId: config.demo.enabled ? DEMO_ACCOUNT_ID : undefined,
    logger,
  })
  const { ask } = config.study
  if (!ask.enabled) await disableHouseAccount(db)
  const house = { secret, dailyCredits: ask.dailyCredits }
  const houseKey = ask.enabled ? await ensureHouseAccount({ db, newId, now }, house) : undefined
  const app = await buildApp({
    config,
    engine,
    authenticate,
    prices,
    credits,
    testAllowance,
    limiter,
    idempotency,
    providers: {
      models: config.models.settings,
      judge: judgePriceFrom(config),
      extractiveFallback: config.extractiveFallback,
    },
    limits: config.limits,
    usage: usageOfCaller({ db, now, prices }),
    noteRecord,
    helpLines,
    visitors: houseKey === undefined ? undefined : { houseKey, ...ask },
    readiness,
    logger,
    requestLog: plainLog,
    newId,
    now,
    dashboard: {
      db,
      people,
      mailer,
      config,
      webhooks: { secrets, checkTarget: targets.check, sendNow: () => void webhooks.deliver() },
    },
  })
  undo.push(() => closeWithin(app, LONGEST_DRAIN_MS, logger))
  await openDoor(app, logger, engine)
  const stale = describeStale(staleHelpLines(helpLines, now()))
  if (stale !== undefined) logger.warn(`${stale}: ./berea help-lines lists them`)

  const demo = { dataDir: config.dataDir, chosenKey: config.demo.key }
  const demoKey = config.demo.enabled ? await ensureDemoAccount({ db, newId, now }, demo) : await disableDemoAccount(db)
  if (config.database.kind === 'embedded')
    undo.push(await serveAdminSocket(config.dataDir, { db, newId, now, plans: config.plans, publicUrl, logger }))
  const stop = async () => {
    readiness.drain()
    await pause(config.drainMs)
    await stopAll()
  }
  const operatorLink = async (reachedAt: string) =>
    config.demo.enabled ? firstOperatorLink({ db, newId, now, publicUrl: reachedAt }) : undefined
  return { app, demoKey: demoKey ?? undefined, hasQuestions: ask.enabled, logger, operatorLink, stop, close: stopAll }
}

const lookAtReplicasMs = 20_000

/** @returns how to leave them */
async function joinReplicas(
  { db, now, logger }: Pick<Database, 'db'> & { now: typeof systemClock; logger: Logger },
  corpusVersion: string,
): Promise<() => Promise<void>> {
  const onDiffering = (corpora: { mine: string; others: string[] }) =>
    logger.warn(
      corpora,
      'replicas of this database answer from different corpora: rebuild and restart those that are behind',
    )
  const { look, leave } = watchReplicas({ db, now, onDiffering }, { corpusVersion, softwareVersion })
  const report = (err: unknown) => logger.warn({ err }, 'other replicas could not be looked at; trying again')
  await look()
  const timer = setInterval(() => void look().catch(report), lookAtReplicasMs).unref()
  return async () => {
    clearInterval(timer)
    await leave().catch(report)
  }
}

/** @throws StartError when the file cannot be read or is no price list */
function pricesFrom(path: string | undefined): PriceList {
  if (path === undefined) return defaultPriceList
  try {
    return parsePriceList(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new StartError(`BEREA_PRICE_LIST ${path} is no price list: ${(cause as Error).message}.`, { cause })
  }
}

const usualMultiplier = 1

/** A model that the price list does not name has the multiplier of its configuration, else 1. */
function withModelPrices(prices: PriceList, models: Config['models']['settings']): PriceList {
  const own = models.map(({ id, multiplier = usualMultiplier }) => [id, multiplier] as const)
  return { ...prices, multipliers: { ...Object.fromEntries(own), ...prices.multipliers } }
}

/** What the judge may cost for a request; undefined where there is none. */
function judgePriceFrom({ models, guardrailJudge }: Config): JudgePrice | undefined {
  const judge = models.settings.find(({ id }) => id === guardrailJudge?.model)
  return judge && { ...judgeBounds, ...judge }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'port open' })
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const remedies: Record<string, string> = {
      EADDRINUSE: `Port ${port} on ${host} is in use: stop what uses it, or set PORT to a free one.`,
      EACCES: `Port ${port} may not be opened by this user: set PORT to one above 1023.`,
      EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one it has, such as 127.0.0.1.`,
      ENOTFOUND: `HOST is no address this machine can find: set it to one it has, such as 127.0.0.1.`,
    }
    throw code && remedies[code] ? new StartError(remedies[code], { cause }) : cause
  }
}

/** Requests that are still under way after that long are cut off: a stop must end. */
async function closeWithin(app: FastifyInstance, milliseconds: number, logger: Logger): Promise<void> {
  const cut = setTimeout(() => {
    logger.warn('requests were still under way at the end of the drain time')
    app.server.closeAllConnections()
  }, milliseconds)
  // a connection whose last reply has just left would otherwise be kept for its keep-alive time
  const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS)
  await app.close()
  clearInterval(sweep)
  clearTimeout(cut)
}

function addressOf(app: FastifyInstance): string {
  const { address, port, family } = app.server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
