import { HOUSE_ACCOUNT_ID } from '../src/access/house-account/index.ts'
import type { LabOptions } from './main.ts'
import { liftedLimits, makeDatabase, startService } from './services.ts'

const budget = 60
const sessions = 200

type Page = { status: number; body: string; retryAfter: string | null }

/**
 * Two hundred visitors ask at once through two replicas, more than the day's budget has room for: what the house account
 * spends never exceeds it, whoever is not served gets a page that says when to come back, and no page shows the key, the
 * account or what another visitor asked.
 */
export async function run({ full }: LabOptions): Promise<boolean> {
  let passed = true
  for (let round = 1; round <= (full ? 10 : 2); round++) passed = (await race(round)) && passed
  return passed
}

async function race(round: number): Promise<boolean> {
  const lab = await makeDatabase()
  const env = {
    ...lab.env,
    ...liftedLimits,
    BEREA_STUDY_ASK: 'on',
    BEREA_STUDY_DAILY_CREDITS: String(budget),
    BEREA_STUDY_QUESTIONS_A_MINUTE: '10000',
    BEREA_STUDY_QUESTIONS_A_DAY: '1000000',
    BEREA_ENTERPRISE_REQUESTS_PER_MINUTE: '1000000',
    BEREA_ENTERPRISE_CONCURRENT_REQUESTS: '1000000',
  }
  const services = [await startService(env)]
  try {
    services.push(await startService(env))
    const pages = await Promise.all(
      Array.from({ length: sessions }, (_, index) => askAs(services[index % services.length]!.address, index)),
    )
    const [window] = await lab.query(
      `select spent::int, reserved::int from credit_windows where owner_id = $1 and period = 'day'`,
      [HOUSE_ACCOUNT_ID],
    )
    const { spent, reserved } = window as { spent: number; reserved: number }
    const served = pages.filter(({ status }) => status === 200).length
    const breaches = await lab.breaches()
    const bars = {
      'spent within the budget': served > 0 && spent <= budget && reserved === 0,
      'charged for what was served, and for nothing else': spent === served,
      'served or told when to come back': pages.every(
        ({ status, retryAfter }) => status === 200 || (status === 429 && Number(retryAfter) > 0),
      ),
      'pages that hold nothing of others': pages.every(isOwn),
      'the ledger is whole': breaches.length === 0,
    }
    console.log(`round ${round}: ${served} of ${sessions} served, ${spent} of ${budget} credits spent`)
    for (const [bar, isKept] of Object.entries(bars))
      if (!isKept) console.log(`  missed: ${bar} ${breaches.join('; ')}`)
    return Object.values(bars).every(Boolean)
  } finally {
    await Promise.all(services.map((service) => service.stop('SIGKILL')))
    await lab.drop()
  }
}

/** What only this visitor says. */
const markOf = (index: number) => `visitor-${String(index).padStart(3, '0')}`

async function askAs(address: string, index: number): Promise<Page> {
  const body = new URLSearchParams({ question: `Who was Job? (${markOf(index)})` })
  const reply = await fetch(`${address}/study/ask`, { method: 'POST', body })
  return { status: reply.status, body: await reply.text(), retryAfter: reply.headers.get('retry-after') }
}

const isOwn = ({ body }: Page, index: number): boolean =>
  (body.match(/visitor-\d{3}/g) ?? []).every((mark) => mark === markOf(index)) &&
  body.startsWith('<!doctype html>') &&
  !/ssa_live_|acct_|key_0/.test(body)
