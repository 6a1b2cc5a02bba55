import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, vi } from 'vitest'
import { type Person, serveDashboard } from './serve-dashboard.ts'

export type Dashboard = Awaited<ReturnType<typeof serveDashboard>>
export type Visitor = Awaited<ReturnType<typeof open>>
type Suite = (given: {
  dashboard: () => Dashboard
  /** A browser of somebody's own, with its own cookies; what goes wrong in it fails the test. */
  visitor: (options?: BrowserContextOptions) => Promise<Visitor>
}) => void

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const patienceMs = 15_000

/** Runs a suite in a real browser on the whole service, and fails it for an error in the console or a refused script. */
export function describeInBrowser(name: string, serve: Parameters<typeof serveDashboard>[0], suite: Suite): void {
  describe.skipIf(inject('chromium') === '')(name, () => {
    vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })
    let browser: Browser
    let dashboard: Dashboard
    const visitors: Visitor[] = []
    beforeAll(async () => {
      dashboard = await serveDashboard(serve)
      browser = await chromium.launch({ executablePath: inject('chromium'), args })
    })
    afterEach(async () => {
      const met = visitors.splice(0)
      for (const { page } of met) await page.context().close()
      expect(met.flatMap(({ problems }) => problems)).toEqual([])
    })
    afterAll(async () => {
      await browser?.close()
      await dashboard?.stop()
    })
    suite({
      dashboard: () => dashboard,
      visitor: async (options) => {
        const visitor = await open(browser, dashboard.address, options)
        visitors.push(visitor)
        return visitor
      },
    })
  })
}

async function open(browser: Browser, address: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(`error in the page: ${message}`))
  page.on('console', (message) => {
    // a refused request is told by its reply, below
    const isReply = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isReply) problems.push(`console: ${message.text()}`)
  })
  page.on('response', (reply) => {
    if (reply.status() >= 400)
      problems.push(`${reply.status()} ${reply.request().method()} ${new URL(reply.url()).pathname}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('data:'))
      problems.push(`asked another host: ${request.url()}`)
  })
  return { page, problems, ...acts(page, problems) }
}

function acts(page: Page, problems: string[]) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true })
  return {
    button,
    /** Waits for the page of that title. */
    arrive: (title: string | RegExp) => heading(title).waitFor(),
    region: (name: string) => page.getByRole('region', { name, exact: true }),
    dialog: (name: string) => page.getByRole('dialog', { name, exact: true }),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    /** Waits for what is said at the foot of the window. */
    said: (text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor(),
    async go(path: string, title?: string): Promise<void> {
      await page.goto(path.startsWith('http') ? path : `/dashboard${path}`)
      if (title !== undefined) await heading(title).waitFor()
    },
    async signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
      await page.getByLabel('E-mail address', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await button('Sign in').click()
    },
    /** Signs in without the page, where signing in is not what is looked at. */
    async enter({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
      await post(page, '/auth/sign-in/email', { email, password })
    },
    /** Takes a problem that the test is about off their list, once it is there. */
    async refused(what: string): Promise<void> {
      const isIt = (problem: string) => problem.includes(what)
      await vi.waitFor(() => expect(problems.some(isIt), `${what} in ${problems}`).toBe(true), { timeout: patienceMs })
      problems.splice(problems.findIndex(isIt), 1)
    },
  }
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const reply = await page.context().request.post(`/dashboard/api${path}`, { data, headers })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** All text of an element, once it is there. */
export const textOf = async (element: Locator): Promise<string> => (await element.textContent()) ?? ''

/** Makes the first operator and signs them in, without the pages. */
export async function enterAsOperator({ page, enter }: Visitor, { operatorLink }: Dashboard): Promise<void> {
  const ruth = { name: 'Ruth Boaz', email: 'ruth@example.org', password: 'gleaning in the field' }
  const invitation = new URL(operatorLink).searchParams.get('operator')
  await post(page, '/auth/sign-up/email', { ...ruth, invitation, language: 'en' })
  await enter(ruth)
}
