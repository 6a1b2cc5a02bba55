import { expect, it } from 'vitest'
import { describeInBrowser, textOf } from './in-browser.ts'

describeInBrowser('a sandbox', { seeds: ['new-account'] }, ({ dashboard, visitor }) => {
  it('gives somebody without API access a test key that answers at once, and offers no live one', async () => {
    const her = await visitor()
    await her.enter(dashboard().seeded['new-account']!)
    await her.go('/keys', 'API keys')
    await her.page.getByText('You can create test keys now.').waitFor()
    await her.button('Create key').click()
    const making = her.dialog('Create an API key')
    expect(await making.getByRole('radio', { name: /^Live/ }).isDisabled()).toBe(true)
    expect(await making.getByRole('radio', { name: /^Test.* 50 requests a day/ }).isChecked()).toBe(true)
    await making.getByLabel('Name', { exact: true }).fill('first try')
    await making.getByRole('button', { name: 'Create key' }).click()
    const rawKey = await textOf(her.dialog('Your new key').getByLabel('Raw key', { exact: true }))
    const reply = await fetch(`${dashboard().address}/v1/assistant/answer`, {
      method: 'POST',
      headers: { authorization: `Bearer ${rawKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'What is grace?' }),
    })
    expect(await reply.json()).toMatchObject({ livemode: false, billing: { creditsCharged: 0 } })
  })
})

describeInBrowser(
  'without a sandbox',
  { seeds: ['new-account'], env: { BEREA_TEST_KEYS: 'approved' } },
  ({ dashboard, visitor }) => {
    it('keys wait for API access', async () => {
      const her = await visitor()
      await her.enter(dashboard().seeded['new-account']!)
      await her.go('/keys', 'API keys')
      await her.page.getByRole('main').getByText('Keys can be created once API access is on.').first().waitFor()
      expect(await her.button('Create key').isDisabled()).toBe(true)
    })
  },
)
