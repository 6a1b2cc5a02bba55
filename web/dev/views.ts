import type { Page } from 'playwright-core'
import { en } from '../src/i18n/en.ts'
import { es } from '../src/i18n/es.ts'

/** What is looked at: an address, what the mock server is to answer, and what is done on the page first. */
export type View = {
  name: string
  path: string
  mock?: { scenario?: string; 'sign-up'?: string; mail?: string }
  act?: (page: Page, language: 'en' | 'es') => Promise<void>
  /** What lies over the page is cut off by a picture of the whole. */
  isDialog?: true
}

type Words = typeof en
const press = (name: (words: Words) => string) => async (page: Page, language: 'en' | 'es') => {
  const words = language === 'es' ? es : en
  await page
    .getByRole('button', { name: name(words), exact: true })
    .first()
    .click()
  await page.waitForTimeout(50)
}
const nobody = { scenario: 'nobody' }

const extreme = (path: string): View => ({
  name: `extreme${path.replaceAll('/', '-')}`,
  path,
  mock: { scenario: 'extreme' },
})

export const views: View[] = [
  { name: 'sign-in', path: '/sign-in', mock: nobody },
  {
    name: 'sign-in-refused',
    path: '/sign-in',
    mock: nobody,
    act: async (page, language) => {
      const { people } = language === 'es' ? es : en
      await page.getByLabel(people.email).fill('ruth@gracechapel.example')
      await page.getByLabel(people.password, { exact: true }).fill('wrong password')
      await page.getByRole('button', { name: people.signIn }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'sign-in-code',
    path: '/sign-in?next=/keys',
    mock: { scenario: 'two-factor' },
    act: async (page, language) => {
      const { people } = language === 'es' ? es : en
      await page.getByLabel(people.email).fill('ruth@gracechapel.example')
      await page.getByLabel(people.password, { exact: true }).fill('a good password')
      await page.getByRole('button', { name: people.signIn }).click()
      await page.getByLabel(people.totpLabel).waitFor()
    },
  },
  { name: 'sign-up', path: '/sign-up', mock: nobody },
  {
    name: 'sign-up-weak',
    path: '/sign-up',
    mock: nobody,
    act: async (page, language) => {
      const { people, failure } = language === 'es' ? es : en
      await page.getByLabel(people.name, { exact: true }).fill('Ruth')
      await page.getByLabel(people.email).fill('ruth@gracechapel.example')
      await page.getByLabel(people.password, { exact: true }).fill('aaaaaaaaaa')
      await page.getByRole('button', { name: people.signUp }).click()
      await page.getByText(failure.codes.PASSWORD_REPEATED!).waitFor()
    },
  },
  { name: 'sign-up-invited', path: '/sign-up?invitation=abc', mock: { ...nobody, 'sign-up': 'invite' } },
  { name: 'sign-up-needs-invitation', path: '/sign-up', mock: { ...nobody, 'sign-up': 'invite' } },
  { name: 'sign-up-operator', path: '/sign-up?operator=abc', mock: { ...nobody, 'sign-up': 'invite' } },
  { name: 'sign-up-closed', path: '/sign-up', mock: { ...nobody, 'sign-up': 'closed' } },
  { name: 'forgot', path: '/forgot-password', mock: nobody },
  {
    name: 'forgot-sent-log',
    path: '/forgot-password',
    mock: { ...nobody, mail: 'log' },
    act: async (page, language) => {
      const { people } = language === 'es' ? es : en
      await page.getByLabel(people.email).fill('ruth@gracechapel.example')
      await press((words) => words.people.sendLink)(page, language)
      await page.getByText(people.logMail).waitFor()
    },
  },
  { name: 'reset', path: '/reset-password?token=abc', mock: nobody },
  { name: 'reset-failed', path: '/reset-password?error=INVALID_TOKEN', mock: nobody },
  {
    name: 'verify-sent',
    path: '/verify-email?sent=1&email=ruth@gracechapel.example',
    mock: { ...nobody, mail: 'log' },
  },
  { name: 'verify-done', path: '/verify-email?token=abc', mock: nobody },
  { name: 'verify-failed', path: '/verify-email?error=INVALID_TOKEN', mock: nobody },
  { name: 'overview', path: '' },
  {
    name: 'overview-table',
    path: '',
    act: async (page, language) => {
      await page.getByText((language === 'es' ? es : en).overview.table, { exact: true }).click()
    },
  },
  {
    name: 'overview-hover',
    path: '',
    act: async (page) => {
      await page.getByRole('toolbar').getByRole('button').nth(4).focus()
    },
  },
  {
    name: 'overview-hint',
    path: '',
    act: async (page) => {
      await page.locator('dl button').nth(1).focus()
    },
  },
  { name: 'overview-new', path: '', mock: { scenario: 'new' } },
  { name: 'overview-empty', path: '', mock: { scenario: 'empty' } },
  { name: 'overview-unverified', path: '', mock: { scenario: 'unverified', mail: 'log' } },
  { name: 'overview-slow', path: '', mock: { scenario: 'slow' } },
  {
    name: 'overview-error',
    path: '',
    mock: { scenario: 'error' },
    act: (page) => page.getByRole('alert').first().waitFor(),
  },
  {
    name: 'overview-expired',
    path: '',
    mock: { scenario: 'expired' },
    isDialog: true,
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'menu',
    path: '',
    isDialog: true,
    act: async (page, language) => {
      const menu = page.getByRole('button', { name: (language === 'es' ? es : en).common.menu, exact: true })
      if (await menu.isVisible()) await menu.click()
    },
  },
  { name: 'requests', path: '/requests' },
  { name: 'requests-filtered', path: '/requests?status=4xx&from=2026-05-01&endpoint=verses.search' },
  { name: 'requests-none', path: '/requests?requestId=req_unknown' },
  { name: 'requests-empty', path: '/requests', mock: { scenario: 'new' } },
  { name: 'requests-slow', path: '/requests', mock: { scenario: 'slow' } },
  {
    name: 'requests-error',
    path: '/requests',
    mock: { scenario: 'error' },
    act: (page) => page.getByRole('alert').first().waitFor(),
  },
  {
    name: 'request',
    path: '/requests',
    isDialog: true,
    act: async (page) => {
      await page.locator('tbody a').nth(1).click()
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).waitFor()
    },
  },
  {
    name: 'request-unknown',
    path: '/requests?request=req_gone',
    isDialog: true,
    act: (page) => page.getByRole('dialog').getByRole('alert').waitFor(),
  },
  { name: 'webhooks', path: '/webhooks' },
  { name: 'webhooks-empty', path: '/webhooks', mock: { scenario: 'new' } },
  { name: 'webhooks-slow', path: '/webhooks', mock: { scenario: 'slow' } },
  { name: 'webhooks-error', path: '/webhooks', mock: { scenario: 'error' } },
  { name: 'webhook-create', path: '/webhooks', isDialog: true, act: press((words) => words.webhooks.create) },
  {
    name: 'webhook-message',
    path: '/webhooks',
    isDialog: true,
    act: async (page) => {
      await page.getByRole('button', { name: /msg_3/ }).click()
      await page.getByRole('dialog').getByText('webhook-id').waitFor()
    },
  },
  { name: 'keys', path: '/keys' },
  { name: 'keys-empty', path: '/keys', mock: { scenario: 'new' } },
  { name: 'keys-slow', path: '/keys', mock: { scenario: 'slow' } },
  { name: 'key-create', path: '/keys', isDialog: true, act: press((words) => words.keys.create) },
  {
    name: 'key-create-all',
    path: '/keys',
    isDialog: true,
    act: async (page, language) => {
      await press((words) => words.keys.create)(page, language)
      await page.locator('dialog summary').click()
      await page.locator('dialog').evaluate((dialog) => dialog.scrollTo(0, 500))
    },
  },
  {
    name: 'key-made',
    path: '/keys',
    isDialog: true,
    act: async (page, language) => {
      const { keys } = language === 'es' ? es : en
      await press((words) => words.keys.create)(page, language)
      await page.getByRole('dialog').getByLabel(keys.name, { exact: true }).fill('Web server')
      await page.getByRole('dialog').getByRole('button', { name: keys.create }).click()
      await page.getByLabel(keys.rawKey, { exact: true }).waitFor()
      await page.getByRole('button', { name: keys.done }).click()
    },
  },
  {
    name: 'key-thrown-away',
    path: '/keys',
    isDialog: true,
    act: async (page, language) => {
      const { keys, common } = language === 'es' ? es : en
      await press((words) => words.keys.create)(page, language)
      await page.getByRole('dialog').getByLabel(keys.name, { exact: true }).fill('Web server')
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog', { name: common.throwAwayTitle }).waitFor()
    },
  },
  { name: 'key-quiet', path: '/keys/key_old', mock: { scenario: 'quiet' } },
  { name: 'key', path: '/keys/key_server' },
  { name: 'key-rotating', path: '/keys/key_old' },
  { name: 'key-revoked', path: '/keys/key_gone' },
  { name: 'key-unknown', path: '/keys/key_nowhere', act: (page) => page.getByRole('alert').waitFor() },
  { name: 'key-rotate', path: '/keys/key_server', isDialog: true, act: press((words) => words.keys.rotate) },
  {
    name: 'key-revoke',
    path: '/keys/key_server',
    isDialog: true,
    act: async (page, language) => {
      await press((words) => words.keys.revoke)(page, language)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: (language === 'es' ? es : en).keys.revoke })
        .click()
    },
  },
  { name: 'key-change', path: '/keys/key_server', isDialog: true, act: press((words) => words.keys.change) },
  { name: 'limits', path: '/limits' },
  { name: 'limits-free', path: '/limits', mock: { scenario: 'new', mail: 'log' } },
  {
    name: 'limits-wrong',
    path: '/limits',
    act: async (page, language) => {
      const { limits } = language === 'es' ? es : en
      await page.getByLabel(limits.dailyCap).fill('5000')
      await press((words) => words.common.save)(page, language)
    },
  },
  { name: 'access-on', path: '/access' },
  { name: 'access-apply', path: '/access', mock: { scenario: 'new' } },
  { name: 'access-pending', path: '/access', mock: { scenario: 'pending' } },
  { name: 'access-declined', path: '/access', mock: { scenario: 'declined' } },
  { name: 'access-ready', path: '/access', mock: { scenario: 'ready' } },
  { name: 'settings', path: '/settings' },
  {
    name: 'settings-enrol',
    path: '/settings',
    isDialog: true,
    act: async (page, language) => {
      const { settings, people } = language === 'es' ? es : en
      await press((words) => words.settings.setUp)(page, language)
      await page.getByRole('dialog').getByLabel(people.password, { exact: true }).fill('a good password')
      await page.getByRole('dialog').getByRole('button', { name: settings.setUp }).click()
      await page.getByRole('img', { name: settings.qr }).waitFor()
    },
  },
  {
    name: 'settings-codes',
    path: '/settings',
    isDialog: true,
    act: async (page, language) => {
      const { settings, people } = language === 'es' ? es : en
      await press((words) => words.settings.setUp)(page, language)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(people.password, { exact: true }).fill('a good password')
      await dialog.getByRole('button', { name: settings.setUp }).click()
      await dialog.getByLabel(people.totpLabel).fill('123 456')
      await dialog.getByRole('button', { name: people.confirm }).click()
      await dialog.getByText(settings.codesText).waitFor()
    },
  },
  {
    name: 'settings-turn-off',
    path: '/settings',
    mock: { scenario: 'two-factor' },
    isDialog: true,
    act: press((words) => words.settings.turnOff),
  },
  { name: 'settings-no-mail', path: '/settings', mock: { scenario: 'unverified', mail: 'log' } },
  { name: 'settings-delete', path: '/settings', isDialog: true, act: press((words) => words.settings.delete) },
  { name: 'applications', path: '/operator/applications' },
  { name: 'applications-mails', path: '/operator/applications', mock: { scenario: 'mail-trouble' } },
  { name: 'applications-none', path: '/operator/applications?state=approved' },
  {
    name: 'application-decide',
    path: '/operator/applications',
    isDialog: true,
    act: async (page) => {
      await page.getByRole('main').getByRole('button').first().click()
      await page.getByRole('dialog').getByRole('radio').nth(1).check()
    },
  },
  { name: 'accounts', path: '/operator/accounts' },
  { name: 'account', path: '/operator/accounts/acct_2' },
  { name: 'invitations', path: '/operator/invitations' },
  {
    name: 'invitation-made',
    path: '/operator/invitations',
    isDialog: true,
    act: async (page, language) => {
      const { operator } = language === 'es' ? es : en
      await press((words) => words.operator.invite)(page, language)
      await page.getByRole('dialog').getByRole('button', { name: operator.invite }).click()
      await page.getByLabel(operator.link, { exact: true }).waitFor()
    },
  },
  ...['', '/requests', '/keys', '/keys/key_server', '/webhooks', '/limits', '/access', '/settings'].map(extreme),
  ...['/operator/applications', '/operator/accounts', '/operator/accounts/acct_2'].map(extreme),
  { name: 'not-operator', path: '/operator/accounts', mock: { scenario: 'new' } },
  { name: 'not-found', path: '/nowhere' },
  {
    name: 'offline',
    path: '',
    act: async (page) => {
      await page.context().setOffline(true)
      await page.waitForTimeout(100)
    },
  },
]
