import { expect, it } from 'vitest'
import { type Dashboard, describeInBrowser, enterAsOperator, type Visitor } from './in-browser.ts'
import { seriousFindings, sizes } from './serious-findings.ts'

const seeds = ['busy-account', 'error-spike', 'rotated-key', 'waiting-for-approval', 'new-account']

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
      findings.push(...(await seriousFindings(her.page, name)))
    }
    expect(findings).toEqual([])
  })
})
