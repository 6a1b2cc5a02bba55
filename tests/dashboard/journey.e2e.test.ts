import { expect, it } from 'vitest'
import { describeInBrowser, textOf, type Visitor } from './in-browser.ts'
import { loadRealEngine } from './real-engine.ts'

const operator = { name: 'Ruth Boaz', email: 'ruth@example.org', password: 'gleaning in the field' }
const lydia = { name: 'Lydia of Thyatira', email: 'lydia@example.org', password: 'purple cloth of Thyatira' }
type Answer = { id: string; billing: { creditsCharged: number }; usage: { outputTokens: number } }
const note = 'Welcome. Start with a test key.'

describeInBrowser('from sign-up to a revoked key', { loadEngine: loadRealEngine }, ({ dashboard, visitor }) => {
  const ask = async (key: string) => {
    const reply = await fetch(`${dashboard().address}/v1/assistant/answer`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'What does the Bible say about forgiveness?' }),
    })
    return { status: reply.status, json: (await reply.json()) as Answer }
  }

  async function signUp({ field, button }: Visitor, { name, email, password }: typeof lydia): Promise<void> {
    await field('Your name').fill(name)
    await field('E-mail address').fill(email)
    await field('Password').fill(password)
    await button('Create account').click()
  }

  /** Reads a raw key off its dialog and says that it is stored. */
  async function storeKey({ dialog, field, button }: Visitor): Promise<string> {
    const shown = dialog('Your new key')
    const rawKey = await textOf(shown.getByLabel('Raw key', { exact: true }))
    await button('Done').click()
    await shown.getByText('Confirm that you have stored it').waitFor()
    await field('I have stored it').check()
    await button('Done').click()
    await shown.waitFor({ state: 'detached' })
    return rawKey
  }

  it('goes all the way', async () => {
    const ruth = await visitor()
    await ruth.go(dashboard().operatorLink, 'Set up the operator')
    await signUp(ruth, operator)
    await ruth.arrive('Overview')

    const her = await visitor()
    await her.go('/', 'Sign in to Berea')
    await her.page.getByRole('link', { name: 'Create account' }).click()
    await her.arrive('Create your account')
    await signUp(her, lydia)
    await her.arrive('Confirm your e-mail address')
    await her.go(await dashboard().linkTo(lydia.email, 'Confirm your e-mail address'))
    await her.arrive('Your e-mail address is confirmed')
    await her.page.getByRole('link', { name: 'Sign in' }).click()
    await her.signIn(lydia)
    await her.arrive('Overview')

    await her.page.getByRole('link', { name: 'Get API access' }).click()
    await her.arrive('API access')
    await her.field('Organisation').fill('Church of Philippi')
    await her.field('What you will use it for').fill('Daily readings with questions for our home groups.')
    await her.field('Expected volume').fill('300 requests a day')
    await her.button('Send application').click()
    await her.page.getByText('Your application is being reviewed').waitFor()
    expect(await textOf(her.page.getByRole('main'))).toContain('2 to 3 business days')

    await ruth.page.getByRole('link', { name: 'Applications' }).click()
    await ruth.button('Decide on Church of Philippi').click()
    const decision = ruth.dialog('Decide on Church of Philippi')
    await decision.getByLabel('Plan').selectOption('standard')
    await decision.getByLabel('Note to the applicant').fill(note)
    await decision.getByRole('button', { name: 'Approve' }).click()
    await ruth.said('The decision is saved, and the applicant is told.')
    await ruth.page.getByText('Nobody is waiting').waitFor()

    await her.go(await dashboard().linkTo(lydia.email, 'Berea: your API access is approved'), 'API keys')
    await her.page.getByRole('link', { name: 'API access' }).click()
    await her.page.getByText('API access is on').waitFor()
    await her.page.getByText(note).waitFor()
    await her.page.getByRole('link', { name: 'Go to API keys' }).click()
    await her.arrive('API keys')

    await her.button('Create key').click()
    const making = her.dialog('Create an API key')
    await making.getByLabel('Name', { exact: true }).fill('church app')
    await making.getByText('Not for browsers or apps').waitFor()
    await making.getByRole('button', { name: 'Create key' }).click()
    const oldKey = await storeKey(her)
    expect(oldKey).toMatch(/^ssa_live_\w{49}$/)
    expect(await her.page.content()).not.toContain(oldKey)

    const { status, json } = await ask(oldKey)
    expect(status).toBe(200)
    expect(json).toMatchObject({ livemode: true, citations: expect.arrayContaining([expect.anything()]) })
    const credits = String(json.billing.creditsCharged)

    await her.go('/', 'Overview')
    const totals = her.page.locator('main dl').first()
    await totals.getByText('100 % of requests').or(totals.getByText('100% of requests')).waitFor()
    const figures = totals.locator('dd > span:first-child')
    expect((await figures.allInnerTexts()).slice(0, 3)).toEqual(['1', credits, '1'])
    const days = her.region('Daily usage')
    await days.getByRole('button', { name: new RegExp(`Requests 1, Completed 1, Credits used ${credits},`) }).waitFor()
    await days.getByText('Table', { exact: true }).click()
    const today = days.getByRole('table').getByRole('row').last().getByRole('cell')
    expect((await today.allInnerTexts()).slice(0, 3)).toEqual(['1', '1', credits])
    const recent = her.region('Recent requests')
    await recent.getByRole('row', { name: /assistant\.answer.*200/ }).waitFor()

    await her.page.getByRole('link', { name: 'All requests', exact: true }).click()
    await her.arrive('Requests')
    await her.page.getByRole('link', { name: /^Open request req_/ }).click()
    const details = her.dialog('Request')
    await details.getByText(json.id, { exact: true }).waitFor()
    const written = await textOf(details)
    for (const part of ['assistant.answer', 'church app', 'berea-extractive', `${json.usage.outputTokens} out`])
      expect(written).toContain(part)
    await her.page.keyboard.press('Escape')
    await details.waitFor({ state: 'detached' })

    await her.page.getByRole('link', { name: 'API keys', exact: true }).click()
    await her.page.getByRole('link', { name: 'church app' }).click()
    await her.arrive('church app')
    await her.button('Rotate').click()
    const rotating = her.dialog('Rotate this key')
    await rotating.getByLabel('Grace period').selectOption({ label: '1 day' })
    await rotating.getByRole('button', { name: 'Rotate' }).click()
    const newKey = await storeKey(her)
    expect(newKey).not.toBe(oldKey)
    const rotation = her.region('Rotation')
    await rotation.getByText('It counts as unused after 24 hours without a request').waitFor()
    expect((await ask(oldKey)).status).toBe(200)
    expect((await ask(newKey)).status).toBe(200)
    await rotation.getByRole('table', { name: 'What still uses it' }).getByRole('row', { name: /200/ }).waitFor()
    expect(await textOf(rotation)).toMatch(/Last request with the old key.*(seconds? ago|now).*assistant\.answer/s)
    expect(await textOf(rotation)).not.toContain('safe to revoke')

    await her.button('Revoke').click()
    const revoking = her.dialog('Revoke this key?')
    const prefix = oldKey.slice(0, 12)
    await revoking.getByLabel(`Type ${prefix} to confirm`).fill('ssa_live_abc')
    await revoking.getByRole('button', { name: 'Revoke' }).click()
    await revoking.getByText('This is not the beginning of the key.').waitFor()
    await revoking.getByLabel(`Type ${prefix} to confirm`).fill(prefix)
    await revoking.getByRole('button', { name: 'Revoke' }).click()
    await her.said('The key is revoked.')
    expect((await ask(oldKey)).status).toBe(401)
    expect((await ask(newKey)).status).toBe(200)
    const trail = await textOf(her.region('What was done with this key'))
    for (const act of ['You created the key', 'You rotated it', 'You revoked it']) expect(trail).toContain(act)
  })
})
