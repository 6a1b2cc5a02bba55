import { expect, it } from 'vitest'
import { describeInBrowser, enterAsOperator, textOf, type Visitor } from './in-browser.ts'

const seeds = ['waiting-for-approval', 'rotated-key']

describeInBrowser('the operator', { seeds, env: { BEREA_SIGN_UP: 'invite' } }, ({ dashboard, visitor }) => {
  let isMade = false
  const ruth = { email: 'ruth@example.org', password: 'gleaning in the field' }
  async function operator(): Promise<Visitor> {
    const her = await visitor()
    if (isMade) await her.enter(ruth)
    else await enterAsOperator(her, dashboard())
    isMade = true
    return her
  }

  it('declines with a note, which the applicant reads, mends and applies again', async () => {
    const [judge, her] = [await operator(), await visitor()]
    await judge.go('/operator/applications', 'Applications')
    await judge.button('Decide on Church of Philippi').click()
    const deciding = judge.dialog('Decide on Church of Philippi')
    await deciding.getByLabel('Decline').check()
    await deciding.getByRole('button', { name: 'Decline' }).click()
    await deciding.getByText('Say why, so that they know what to change.').waitFor()
    await deciding.getByLabel('Note to the applicant').fill('How many people will see it?')
    await deciding.getByRole('button', { name: 'Decline' }).click()
    await judge.said('The decision is saved, and the applicant is told.')
    await judge.page.getByText('Declined', { exact: true }).first().click()
    await judge.page.getByRole('main').getByText('How many people will see it?').waitFor()

    const lydia = dashboard().seeded['waiting-for-approval']!
    await her.enter(lydia)
    await her.go(await dashboard().linkTo(lydia.email, 'your application for API access'), 'API access')
    await her.page.getByText('How many people will see it?').waitFor()
    expect(await her.field('Organisation').inputValue()).toBe('Church of Philippi')
    await her.field('Expected volume').fill('300 requests a day, by 40 people')
    await her.button('Send application').click()
    await her.page.getByText('Your application is being reviewed').waitFor()
    await judge.go('/', 'Overview')
    await judge.page.getByText('An application for API access waits for you').waitFor()
    await judge.page.getByRole('link', { name: 'Applications 1 waiting' }).waitFor()
    await judge.go(await dashboard().linkTo(ruth.email, 'Church of Philippi applies for API access'), 'Applications')
    await judge.page.getByText('300 requests a day, by 40 people').waitFor()
  })

  it('finds an account, agrees on figures, blocks and unblocks it', async () => {
    const [judge, her] = [await operator(), await visitor()]
    const lydia = dashboard().seeded['rotated-key']!
    await judge.go('/operator/accounts', 'Accounts')
    await judge.field('Search by name, e-mail address or id').fill('nobody@nowhere.example')
    await judge.button('Search').click()
    await judge.page.getByText('No account matches').waitFor()
    await judge.field('Search by name, e-mail address or id').fill(lydia.email)
    await judge.button('Search').click()
    const row = judge.page.getByRole('row', { name: new RegExp(lydia.email) })
    await row.getByRole('link').click()
    await judge.arrive(lydia.name)

    const agreed = judge.region('Plan and agreed figures')
    await agreed.getByLabel('Credits a UTC day', { exact: true }).selectOption('Set to')
    await agreed.getByLabel('Credits a UTC day: Set to').fill('2500')
    await agreed.getByRole('button', { name: 'Save changes' }).click()
    await judge.said('The account is changed. It counts from now on.')
    await agreed.getByText('Counts now: 2,500.').waitFor()

    await judge.button('Block account').click()
    await judge.dialog('Block this account?').getByRole('button', { name: 'Block account' }).click()
    await judge.said('The account is blocked.')
    await her.enter(lydia)
    await her.go('/', 'Overview')
    await her.page.getByText('Your account is blocked').waitFor()
    await judge.button('Unblock account').click()
    await judge.said('The account is unblocked.')
    await her.go('/limits', 'Limits')
    await her.region('Your plan').getByText('2,500').waitFor()
  })

  it('invites somebody, who signs up by the link, and takes another invitation back', async () => {
    const judge = await operator()
    await judge.go('/operator/invitations', 'Invitations')
    const invite = async (email: string): Promise<string> => {
      await judge.button('Invite').click()
      const inviting = judge.dialog('Invite somebody')
      if (email !== '') await inviting.getByLabel('E-mail address').fill(email)
      await inviting.getByRole('button', { name: 'Invite' }).click()
      const made = judge.dialog('The invitation is ready')
      const link = await textOf(made.getByLabel('Link', { exact: true }))
      await made.getByRole('button', { name: 'Done' }).click()
      return link
    }
    const email = 'apollos@example.org'
    const link = await invite(email)
    expect(await dashboard().linkTo(email, 'Your invitation to Berea')).toBe(link)
    const takenBack = await invite('')
    await judge.button('Take back the invitation of Anyone with the link').click()
    await judge.said('The invitation was taken back. Its link does not work any more.')

    const his = await visitor()
    await his.go('/sign-up', 'You need an invitation')
    const signUp = async (address: string) => {
      await his.go(address, 'Create your account')
      await his.field('Your name').fill('Apollos')
      await his.field('E-mail address').fill(email)
      await his.field('Password').fill('mighty in the Scriptures')
      await his.button('Create account').click()
    }
    await signUp(takenBack)
    await his.page.getByText('This invitation is not valid').waitFor()
    await his.refused('403 POST /dashboard/api/auth/sign-up/email')
    await signUp(link)
    await his.arrive('Confirm your e-mail address')
    await judge.page.reload()
    await judge.region('Invitations').getByText('Used', { exact: true }).waitFor()
  })

  it('is told where somebody else is not an operator', async () => {
    const her = await visitor()
    await her.enter(dashboard().seeded['rotated-key']!)
    await her.go('/operator/invitations', 'Page not found')
    expect(await her.page.getByRole('link', { name: 'Accounts' }).count()).toBe(0)
  })
})
