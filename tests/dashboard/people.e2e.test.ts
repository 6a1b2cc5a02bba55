import { expect, it } from 'vitest'
import { totpCode } from '../totp.ts'
import { describeInBrowser, textOf, type Visitor } from './in-browser.ts'
import type { Person } from './serve-dashboard.ts'

let count = 0
const somebody = (): Person => ({
  name: 'Priscilla',
  email: `priscilla${++count}@example.org`,
  password: 'tents made in Corinth',
})

describeInBrowser('people at the door', {}, ({ dashboard, visitor }) => {
  /** Signs somebody up by the pages, the address confirmed by the link in the mail. */
  async function signUp(her: Visitor, person = somebody()): Promise<Person> {
    await her.go('/sign-up', 'Create your account')
    await her.field('Your name').fill(person.name)
    await her.field('E-mail address').fill(person.email)
    await her.field('Password').fill(person.password)
    await her.button('Create account').click()
    await her.arrive('Confirm your e-mail address')
    await her.go(await dashboard().linkTo(person.email, 'Confirm your e-mail address'))
    await her.arrive('Your e-mail address is confirmed')
    return person
  }

  async function enrol(her: Visitor, { password }: Person): Promise<{ secret: string; codes: string[] }> {
    await her.go('/settings', 'Settings')
    await her.button('Set up').click()
    const enrolling = her.dialog('Set up the second step')
    await enrolling.getByLabel('Password', { exact: true }).fill(password)
    await enrolling.getByRole('button', { name: 'Set up' }).click()
    await enrolling.getByRole('img', { name: 'QR code' }).waitFor()
    const secret = await textOf(enrolling.getByLabel('Secret', { exact: true }))
    await enrolling.getByLabel('Code from the app').fill(codeOf(secret))
    await enrolling.getByRole('button', { name: 'Continue' }).click()
    const shown = her.dialog('Your recovery codes')
    await shown.waitFor()
    const codes = await shown.getByRole('list').getByRole('listitem').allInnerTexts()
    await shown.getByLabel('I have stored them').check()
    await shown.getByRole('button', { name: 'Done' }).click()
    await her.said('The second step is on.')
    return { secret, codes }
  }
  const codeOf = (secret: string, at = Date.now()) => totpCode(`otpauth://totp/Berea?secret=${secret}`, at)
  /** The one after it: a code lets somebody in once. */
  const nextCodeOf = (secret: string) => codeOf(secret, Date.now() + 30_000)
  const signOut = async (her: Visitor) => {
    await her.button('Sign out').click()
    await her.arrive('Sign in to Berea')
  }

  it('keeps out who has not confirmed their address, and sends another link', async () => {
    const her = await visitor()
    const { name, email, password } = somebody()
    await her.go('/sign-up', 'Create your account')
    await her.field('Your name').fill(name)
    await her.field('E-mail address').fill(email)
    await her.field('Password').fill('short')
    await her.button('Create account').click()
    await her.page.getByText('The password is too short.').waitFor()
    await her.field('Password').fill(password)
    await her.button('Create account').click()
    await her.arrive('Confirm your e-mail address')
    await dashboard().linkTo(email, 'Confirm your e-mail address')
    await her.go('/sign-in', 'Sign in to Berea')
    await her.signIn({ email, password })
    await her.page.getByText('Confirm your e-mail address first').waitFor()
    await her.refused('403 POST /dashboard/api/auth/sign-in/email')
    await her.page.getByRole('link', { name: 'Send the link again' }).click()
    await her.button('Send the link again').click()
    await her.page.getByText('The link was sent again.').waitFor()
    await her.go(await dashboard().linkTo(email, 'Confirm your e-mail address'))
    await her.arrive('Your e-mail address is confirmed')
  })

  it('says that a password is wrong, and that a link does not work', async () => {
    const her = await visitor()
    const person = await signUp(her)
    await her.go('/sign-in', 'Sign in to Berea')
    await her.signIn({ ...person, password: 'something else entirely' })
    await her.page.getByRole('alert').getByText('The e-mail address or the password is wrong.').waitFor()
    await her.refused('401 POST /dashboard/api/auth/sign-in/email')
    await her.go('/verify-email?token=nonsense', 'This link does not work')
    await her.refused('400 GET /dashboard/api/auth/verify-email')
  })

  it('leads after signing in to the page that was wanted, and to no other site', async () => {
    const her = await visitor()
    const person = await signUp(her)
    await her.go('/limits', 'Sign in to Berea')
    await her.signIn(person)
    await her.arrive('Limits')
    await signOut(her)
    await her.go('/sign-in?next=https://elsewhere.example/', 'Sign in to Berea')
    await her.signIn(person)
    await her.arrive('Overview')
    expect(her.page.url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/dashboard\/?$/)
  })

  it('lets a forgotten password be chosen anew by the link in the mail, once', async () => {
    const her = await visitor()
    const { email } = await signUp(her)
    await her.go('/sign-in', 'Sign in to Berea')
    await her.page.getByRole('link', { name: 'Forgot your password?' }).click()
    await her.arrive('Reset your password')
    await her.field('E-mail address').fill(email)
    await her.button('Send link').click()
    await her.page.getByText(`If there is an account for ${email}, a link is on its way.`).waitFor()
    const link = await dashboard().linkTo(email, 'Choose a new password')
    await her.go(link, 'Choose a new password')
    await her.field('New password').fill('more tents in Ephesus')
    await her.button('Set password').click()
    await her.page.getByText('Your password is changed.').waitFor()
    await her.page.getByRole('link', { name: 'Sign in' }).click()
    await her.signIn({ email, password: 'more tents in Ephesus' })
    await her.arrive('Overview')
    await her.go(link, 'Choose a new password')
    await her.field('New password').fill('tents in Rome this time')
    await her.button('Set password').click()
    await her.page.getByText('The link is not valid any more.').waitFor()
    await her.refused('400 POST /dashboard/api/auth/reset-password')
  })

  it('asks for a code once the second step is on, takes each recovery code once, and turns it off', async () => {
    const her = await visitor()
    const person = await signUp(her)
    await her.enter(person)
    const { secret, codes } = await enrol(her, person)
    expect(codes).toHaveLength(10)
    await signOut(her)

    await her.signIn(person)
    await her.field('Code from the app').fill('000000')
    await her.button('Continue').click()
    await her.page.getByText('The code is wrong.').waitFor()
    await her.refused('400 POST /dashboard/api/auth/two-factor/verify-totp')
    await her.field('Code from the app').fill(nextCodeOf(secret))
    await her.button('Continue').click()
    await her.arrive('Overview')
    await signOut(her)

    await her.signIn(person)
    await her.button('Use a recovery code instead').click()
    await her.field('Recovery code').fill(codes[0]!)
    await her.button('Continue').click()
    await her.arrive('Overview')
    await signOut(her)

    await her.signIn(person)
    await her.button('Use a recovery code instead').click()
    await her.field('Recovery code').fill(codes[0]!)
    await her.button('Continue').click()
    await her.page.getByText('This recovery code is wrong or was used before.').waitFor()
    await her.refused('400 POST /dashboard/api/auth/two-factor/verify-backup-code')
    await her.field('Recovery code').fill(codes[1]!)
    await her.button('Continue').click()
    await her.arrive('Overview')

    await her.go('/settings', 'Settings')
    await her.button('Turn off').click()
    const turning = her.dialog('Turn the second step off?')
    await turning.getByLabel('Password', { exact: true }).fill(person.password)
    await turning.getByRole('button', { name: 'Turn off' }).click()
    await her.said('The second step is off.')
  })

  it('lists sessions, ends another, and offers there to sign in again without losing the page', async () => {
    const [here, there] = [await visitor(), await visitor()]
    const person = await signUp(here)
    await here.enter(person)
    await there.enter(person)
    await there.go('/settings', 'Settings')
    await there.field('Account name').fill('Tentmakers')
    await here.go('/settings', 'Settings')
    const sessions = here.region('Where you are signed in')
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2)
    await sessions.getByRole('button', { name: /^End the session of Chrom/ }).click()
    await here.said('The session was ended.')
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)

    await there.button('Save changes').first().click()
    const ended = there.dialog('Your session has ended')
    await expect.poll(() => there.page.evaluate('document.activeElement.type')).toBe('password')
    await there.page.keyboard.type(person.password)
    await ended.getByRole('button', { name: 'Sign in' }).click()
    await ended.waitFor({ state: 'detached' })
    await there.refused('401 PATCH /dashboard/api/account')
    expect(await there.field('Account name').inputValue()).toBe('Tentmakers')
    await there.button('Save changes').first().click()
    await there.said('The name is saved.')
  })

  it('changes the password, which ends all other sessions', async () => {
    const [here, there] = [await visitor(), await visitor()]
    const person = await signUp(here)
    await here.enter(person)
    await there.enter(person)
    await here.go('/settings', 'Settings')
    await here.field('Current password').fill('not the one at all')
    await here.field('New password').fill('tents sold in Rome')
    await here.button('Change password').click()
    await here.page.getByText('The password is wrong.').waitFor()
    await here.refused('400 POST /dashboard/api/auth/change-password')
    await here.field('Current password').fill(person.password)
    await here.button('Change password').click()
    await here.said('The password is changed. All other sessions were ended.')
    await there.go('/settings', 'Sign in to Berea')
    await there.signIn({ ...person, password: 'tents sold in Rome' })
    await there.arrive('Settings')
  })

  it('deletes the account of who types their address, and lets them in no more', async () => {
    const her = await visitor()
    const person = await signUp(her)
    await her.enter(person)
    await her.go('/settings', 'Settings')
    await her.button('Delete account').click()
    const deleting = her.dialog('Delete your account?')
    await deleting.getByLabel(`Type ${person.email} to confirm`).fill('aquila@example.org')
    await deleting.getByLabel('Password', { exact: true }).fill(person.password)
    await deleting.getByRole('button', { name: 'Delete account' }).click()
    await deleting.getByText('This is not your e-mail address.').waitFor()
    await deleting.getByLabel(`Type ${person.email} to confirm`).fill(person.email)
    await deleting.getByRole('button', { name: 'Delete account' }).click()
    await her.arrive('Sign in to Berea')
    await her.signIn(person)
    await her.page.getByText('The e-mail address or the password is wrong.').waitFor()
    await her.refused('401 POST /dashboard/api/auth/sign-in/email')
  })

  it('keeps language and theme over a reload, and writes mails in that language', async () => {
    const her = await visitor()
    await her.go('/sign-in', 'Sign in to Berea')
    await her.field('Language').selectOption('es')
    await her.field('Tema').selectOption('dark')
    await her.page.reload()
    const title = her.page.getByRole('heading', { level: 1 })
    expect(await textOf(title)).not.toBe('Sign in to Berea')
    const look = () => her.page.evaluate('[document.documentElement.lang, getComputedStyle(document.body).colorScheme]')
    expect(await look()).toEqual(['es', 'dark'])
    const person = somebody()
    await her.go('/sign-up')
    await her.field('Su nombre').fill(person.name)
    await her.field('Correo electrónico').fill(person.email)
    await her.field('Contraseña').fill(person.password)
    await her.button('Crear cuenta').click()
    await her.go(await dashboard().linkTo(person.email, 'abra este enlace para confirmar'))
  })

  it('runs no script that somebody brings into a page, and sends nothing to another host', async () => {
    const her = await visitor()
    await her.go('/sign-in', 'Sign in to Berea')
    await her.page.evaluate(
      `document.body.insertAdjacentHTML('beforeend', '<p onclick="this.remove()">brought in</p>')`,
    )
    await her.page.getByText('brought in').click()
    await her.refused('violates the following Content Security Policy directive')
    expect(await her.page.getByText('brought in').isVisible()).toBe(true)
    await her.page.evaluate(`fetch('http://127.0.0.1:9/').catch(() => {})`)
    await her.refused('violates the following Content Security Policy directive')
    await her.refused('Refused to connect')
  })
})
