import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aReceiver, type Receiver } from '../webhook-receiver.ts'
import { describeInBrowser, textOf } from './in-browser.ts'
import { seriousFindings, sizes } from './serious-findings.ts'

const seeds = ['busy-account', 'new-account']

describeInBrowser('the page of webhooks', { seeds }, ({ dashboard, visitor }) => {
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await aReceiver()
  })
  afterAll(() => receiver.close())

  it('adds a webhook, shows its secret once, sends a test and, when a key is revoked, tells it', async () => {
    const her = await visitor({ reducedMotion: 'reduce' })
    await her.enter(dashboard().seeded['busy-account']!)
    await her.go('/webhooks', 'Webhooks')
    await her.page.getByText('No webhooks yet').waitFor()
    const findings = await seriousFindings(her.page, 'webhooks, none')
    await her.page.setViewportSize(sizes[0]!)

    await her.button('Add webhook').click()
    const adding = her.dialog('Add a webhook')
    findings.push(...(await seriousFindings(her.page, 'add a webhook')))
    await her.page.setViewportSize(sizes[0]!)
    await her.field('Address').fill('https://10.0.0.1/hook')
    await adding.getByRole('button', { name: 'Add webhook' }).click()
    await adding
      .getByRole('alert')
      .getByText(/private network/)
      .waitFor()
    await her.refused('400 POST /dashboard/api/webhooks')
    await her.field('Address').fill(receiver.url)
    await her.field('Spike of errors').uncheck()
    await adding.getByRole('button', { name: 'Add webhook' }).click()
    const made = her.dialog('Your webhook’s secret')
    const secret = await textOf(made.getByLabel('Secret', { exact: true }))
    expect(secret).toMatch(/^whsec_/)
    await made.getByRole('button', { name: 'Done' }).click()
    await made.getByText('Store the secret first').waitFor()
    await her.field('I have stored the secret').check()
    await made.getByRole('button', { name: 'Done' }).click()
    await her.said('The webhook is added.')
    expect(await her.page.content()).not.toContain(secret)

    const { host } = new URL(receiver.url)
    const card = her.region(host)
    expect(await card.getByRole('listitem').allInnerTexts()).toEqual([
      'Cap reached',
      'Key rotated',
      'Key revoked',
      'Access decided',
    ])
    receiver.answers(500, 'not today')
    await her.button(`Send a test: ${host}`).click()
    const log = her.region('Log')
    await log.getByRole('row', { name: /^Test.*Trying again/ }).waitFor()
    await card.getByText('Failing', { exact: true }).waitFor()
    receiver.answers(200)
    await log.getByRole('button', { name: /^Test, msg_/ }).click()
    const message = her.dialog('Message')
    await message.getByText('not today').waitFor({ state: 'attached' })
    await message.getByRole('button', { name: 'Send again' }).click()
    await message.getByText('Delivered', { exact: true }).waitFor()
    findings.push(...(await seriousFindings(her.page, 'a message')))
    await her.page.setViewportSize(sizes[0]!)
    await her.page.keyboard.press('Escape')
    await message.waitFor({ state: 'detached' })

    await her.go(dashboard().seeded['busy-account']!.paths.key!)
    await her.button('Revoke').click()
    const revoking = her.dialog('Revoke this key?')
    const confirm = revoking.getByLabel(/^Type ssa_live_\S+ to confirm$/)
    const [prefix = ''] = /ssa_live_\S+/.exec(await textOf(revoking.locator('label'))) ?? []
    await confirm.fill(prefix)
    await revoking.getByRole('button', { name: 'Revoke' }).click()
    await her.said('The key is revoked.')
    await expect.poll(() => receiver.received.length, { timeout: 15_000 }).toBe(3)
    const { body, headers } = receiver.received[2]!
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'key.revoked', data: { by: 'holder' } })
    await her.go('/webhooks', 'Webhooks')
    await log.getByRole('row', { name: /^Key revoked.*Delivered/ }).waitFor()
    findings.push(...(await seriousFindings(her.page, 'webhooks')))
    expect(findings).toEqual([])
  })

  it('changes a webhook, rotates its secret, switches it off and on, and deletes it', async () => {
    const her = await visitor()
    await her.enter(dashboard().seeded['new-account']!)
    const headers = { 'sec-fetch-site': 'same-origin' }
    const data = { url: receiver.url, events: ['key.revoked'] }
    const made = await her.page.context().request.post('/dashboard/api/webhooks', { data, headers })
    expect(made.status()).toBe(201)
    const { host } = new URL(receiver.url)
    await her.go('/webhooks', 'Webhooks')
    await her.page.getByText('Nothing sent yet').waitFor()
    const card = her.region(host)

    await her.button(`Change: ${host}`).click()
    const changing = her.dialog('Change the webhook')
    await her.field('Key revoked').uncheck()
    await changing.getByRole('button', { name: 'Save changes' }).click()
    await changing.getByText('Choose at least one event.').waitFor()
    await her.field('Cap reached').check()
    await changing.getByRole('button', { name: 'Save changes' }).click()
    await her.said('The webhook is changed.')
    expect(await card.getByRole('listitem').allInnerTexts()).toEqual(['Cap reached'])

    await her.button(`Rotate the secret: ${host}`).click()
    await her.dialog('Rotate the secret').getByRole('button', { name: 'Rotate the secret' }).click()
    expect(await textOf(her.page.getByLabel('Secret', { exact: true }))).toMatch(/^whsec_/)
    await her.field('I have stored the secret').check()
    await her.button('Done').click()
    await card.getByText(/The old secret signs too until/).waitFor()

    await her.button(`Switch off: ${host}`).click()
    await card.getByText(/You switched it off/).waitFor()
    expect(await her.button(`Send a test: ${host}`).count()).toBe(0)
    await her.button(`Switch on: ${host}`).click()
    await card.getByText('On', { exact: true }).waitFor()

    await her.button(`Delete: ${host}`).click()
    await her.dialog('Delete the webhook').getByRole('button', { name: 'Delete' }).click()
    await her.said('The webhook is deleted.')
    await her.page.getByText('No webhooks yet').waitFor()
  })
})
