import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type Dashboard, describeInBrowser, enterAsOperator, type Visitor } from './in-browser.ts'

const seeds = ['busy-account', 'error-spike', 'rotated-key', 'waiting-for-approval', 'new-account']
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Place = { path: (dashboard: Dashboard) => string; act?: (at: Visitor) => Promise<void> }
const at = (path: string, act?: Place['act']): Place => ({ path: () => path, ...(act && { act }) })
const seeded = (name: string, what: string): Place => ({
  path: (dashboard) => dashboard.seeded[name]!.paths[what]!,
})
const opened =
  (button: string): Place['act'] =>
  async (her) => {
    await expect.poll(() => her.button(button).first().isEnabled()).toBe(true)
    await her.button(button).first().click()
    await her.page.getByRole('dialog').waitFor()
  }

/** Pages by who looks at them: nobody, the holder of a seed, the operator. */
const pages: Record<string, Record<string, Place>> = {
  nobody: {
    'sign-in': at('/sign-in'),
    'sign-in, refused': at('/sign-in', async (her) => {
      await her.signIn({ email: 'nobody@example.org', password: 'not known here' })
      await her.page.getByRole('alert').waitFor()
      await her.refused('401 POST /dashboard/api/auth/sign-in/email')
    }),
    'sign-up': at('/sign-up'),
    'forgotten password': at('/forgot-password'),
    'new password': at('/reset-password?token=x'),
    'confirm the address': at('/verify-email?sent=1&email=ruth@example.org'),
    'link that does not work': at('/verify-email?error=INVALID_TOKEN'),
  },
  'new-account': {
    'overview, nothing yet': at('/'),
    'requests, none': at('/requests'),
    'keys, none': at('/keys'),
    'apply for access': at('/access'),
    'limits of the free plan': at('/limits'),
  },
  'waiting-for-approval': { 'application under review': at('/access') },
  'busy-account': {
    overview: at('/'),
    'overview, table': at('/', async (her) => her.region('Daily usage').getByText('Table', { exact: true }).click()),
    requests: at('/requests'),
    'one request': at('/requests', async (her) => {
      await her.page.getByRole('table').getByRole('link').first().click()
      await her.dialog('Request').getByRole('heading', { level: 3 }).waitFor()
    }),
    keys: at('/keys'),
    'create a key': at('/keys', async (her) => {
      await opened('Create key')!(her)
      await her.page.locator('dialog summary').click()
    }),
    key: seeded('busy-account', 'key'),
    limits: at('/limits'),
    'limits, refused': at('/limits', async (her) => {
      await her.field('Daily cap, in credits').fill('5000')
      await her.button('Save changes').click()
    }),
    access: at('/access'),
    settings: at('/settings'),
    'delete account': at('/settings', opened('Delete account')),
    'menu of a phone': at('/', async (her) => {
      await her.page.setViewportSize(sizes[1]!)
      await opened('Menu')!(her)
    }),
    'no such page': at('/nowhere'),
  },
  'error-spike': { 'failed requests': seeded('error-spike', 'errors') },
  'rotated-key': {
    'rotating key': seeded('rotated-key', 'old key'),
    'revoke a key': { ...seeded('rotated-key', 'old key'), act: opened('Revoke')! },
    'rotate a key': { ...seeded('rotated-key', 'new key'), act: opened('Rotate')! },
  },
  operator: {
    applications: at('/operator/applications'),
    'decide on an application': at('/operator/applications', opened('Decide on Church of Philippi')),
    accounts: at('/operator/accounts'),
    account: at('/operator/accounts', async (her) => {
      await her.page
        .getByRole('row', { name: /busy-account@/ })
        .getByRole('link')
        .click()
      await her.region('Plan and agreed figures').waitFor()
    }),
    invitations: at('/operator/invitations'),
    'an invitation': at('/operator/invitations', opened('Invite')),
  },
}

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]
const themes = ['light', 'dark'] as const

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

/** Colours on their way from one theme to the other are nobody's. */
const withoutTransitions = `
  const still = new CSSStyleSheet()
  still.replaceSync('* { transition: none !important }')
  document.adoptedStyleSheets.push(still)`

describeInBrowser('axe finds nothing serious, light and dark, on desk and phone', { seeds }, (given) => {
  const { dashboard, visitor } = given

  it.each(Object.keys(pages))('%s', async (who) => {
    const her = await visitor({ reducedMotion: 'reduce' })
    if (who === 'operator') await enterAsOperator(her, dashboard())
    else if (who !== 'nobody') await her.enter(dashboard().seeded[who]!)
    const findings: string[] = []
    for (const [name, { path, act }] of Object.entries(pages[who]!)) {
      await her.page.setViewportSize(sizes[0]!)
      await her.go(path(dashboard()))
      await her.page.getByRole('heading', { level: 1 }).waitFor()
      await her.page.locator('.skeleton').first().waitFor({ state: 'detached' })
      await act?.(her)
      // evaluated by the debugger, which the page's content security policy does not bind
      await her.page.evaluate(axeSource)
      await her.page.evaluate(withoutTransitions)
      for (const size of sizes) {
        await her.page.setViewportSize(size)
        for (const colorScheme of themes) {
          await her.page.emulateMedia({ colorScheme })
          const place = `${name}, ${size.width}, ${colorScheme}`
          for (const found of await seriousFindings(her.page)) findings.push(`${place}: ${found}`)
        }
        if (Number(await her.page.evaluate(sideways)) > 0) findings.push(`${name}, ${size.width}: scrolls sideways`)
      }
    }
    expect(findings).toEqual([])
  })
})

async function seriousFindings(page: Page): Promise<string[]> {
  const run = 'axe.run(document, { resultTypes: ["violations"] })'
  const { violations, passes } = (await page.evaluate(run)) as AxeResults
  expect(passes.length).toBeGreaterThan(5) // else it has looked at nothing
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, nodes }) => `${impact} ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}
