import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { describeInBrowser, textOf, type Visitor } from './in-browser.ts'

const seeds = ['busy-account', 'error-spike', 'new-account']

describeInBrowser('the console', { seeds, env: { BEREA_TEST_KEYS: 'approved' } }, ({ dashboard, visitor }) => {
  const enterAs = async (seed: string): Promise<Visitor> => {
    const her = await visitor()
    await her.enter(dashboard().seeded[seed]!)
    return her
  }
  const busyKey = () => dashboard().seeded['busy-account']!.paths.key!

  it('saves caps of one’s own, and refuses one above the plan’s', async () => {
    const her = await enterAs('busy-account')
    await her.go('/limits', 'Limits')
    await her.field('Daily cap, in credits').fill('1001')
    await her.button('Save changes').click()
    await her.page.getByText('This is above the plan’s 1,000.').waitFor()
    await her.field('Daily cap, in credits').fill('980')
    await her.field('Monthly cap, in credits').fill('')
    await her.button('Save changes').click()
    await her.said('The caps are saved. They count from now on.')
    await her.page.reload()
    await expect.poll(() => her.field('Daily cap, in credits').inputValue()).toBe('980')
    const now = her.region('Used now')
    await now.getByText(/of 980 credits/).waitFor()
  })

  it('shows at 90 percent how much is left, and a day’s figures under the pointer and by arrow keys', async () => {
    const her = await enterAs('busy-account')
    await her.go('/', 'Overview')
    const today = her.region('Credit status').getByRole('meter').first()
    await today.waitFor()
    expect(Number(await today.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(900)
    const chart = her.page.getByRole('toolbar')
    await chart.getByRole('button').nth(3).hover()
    await her.page.locator('figure dl').getByText('Average latency').waitFor()
    await chart.getByRole('button').last().focus()
    await her.page.keyboard.press('ArrowLeft')
    const focused = () => her.page.evaluate('document.activeElement.getAttribute("aria-label")')
    expect(await focused()).toBe(await chart.getByRole('button').nth(5).getAttribute('aria-label'))
  })

  it('narrows the requests, finds one by its id, and exports what is shown', async () => {
    const her = await enterAs('error-spike')
    await her.go('/requests', 'Requests')
    const list = her.page.getByRole('table', { name: 'Requests' })
    const badges = () =>
      list
        .locator('tbody td')
        .getByText(/^[2-5]\d\d$/)
        .allInnerTexts()
    await her.field('Status').selectOption('5xx')
    await expect.poll(async () => new Set(await badges())).toEqual(new Set(['500']))
    await her.field('Endpoint').selectOption('verses.search')
    await her.page.getByText('No request matches').waitFor()
    await her.button('Clear filters').click()
    await her.field('Status').selectOption('400')
    await expect.poll(async () => new Set(await badges())).toEqual(new Set(['400']))
    const count = (await badges()).length

    const downloading = her.page.waitForEvent('download')
    await her.page.getByRole('link', { name: 'Export CSV' }).click()
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split(/\r?\n/)
    expect(lines).toHaveLength(count + 1)
    expect(lines.slice(1).every((line) => line.includes(',400,bad_request,'))).toBe(true)

    await her.button('Clear filters').click()
    await her.button('Next page').click()
    await her.page.waitForURL(/cursor=/)
    const label = await list.getByRole('link').first().getAttribute('aria-label')
    const id = /req_\w+/.exec(label!)![0]
    await her.field('Request id').fill(id)
    await her.button('Search').click()
    await expect.poll(() => list.getByRole('link').count()).toBe(1)
    await list.getByRole('link').click()
    const details = her.dialog('Request')
    await details.getByRole('heading', { name: 'Guardrail decisions' }).waitFor()
    await her.page.reload()
    await details.getByText(id, { exact: true }).waitFor()
    await her.page.keyboard.press('Escape')
    await details.waitFor({ state: 'detached' })
  })

  it('pauses a key, resumes it, and changes its settings', async () => {
    const her = await enterAs('busy-account')
    await her.go(busyKey(), 'church app')
    await her.button('Pause').click()
    await her.dialog('Pause this key?').getByRole('button', { name: 'Pause' }).click()
    await her.said('The key is paused.')
    await her.button('Resume').click()
    await her.said('The key works again.')
    await her.button('Change settings').click()
    const changing = her.dialog('Change this key')
    await changing.getByLabel('Name', { exact: true }).fill('church web site')
    await changing.getByLabel('Credits a UTC day, at most').fill('500')
    await changing.getByLabel('Addresses it may be used from').fill('nowhere')
    await changing.getByRole('button', { name: 'Save changes' }).click()
    await changing.getByRole('alert').waitFor()
    await her.refused(`400 PATCH /dashboard/api${busyKey()}`)
    await changing.getByLabel('Addresses it may be used from').fill('192.0.2.7\n198.51.100.0/24')
    await changing.getByRole('button', { name: 'Save changes' }).click()
    await her.said('The key was changed. The change acts at once.')
    await her.arrive('church web site')
    expect(await textOf(her.region('Settings'))).toContain('198.51.100.0/24')
    const trail = her.region('What was done with this key')
    for (const act of ['You paused it', 'You resumed it', 'You changed its settings'])
      await expect.poll(() => textOf(trail)).toContain(act)
    for (const words of [
      'Name: church web site',
      'Credits a UTC day, at most: 500',
      'Addresses: 192.0.2.7, 198.51.100.0/24',
    ])
      expect(await textOf(trail)).toContain(words)
    expect(await textOf(trail)).not.toMatch(/[{}"[\]]|null|dailyCap/)
  })

  it('makes a key by the keyboard alone, and does not let Escape lose it', async () => {
    const her = await enterAs('busy-account')
    const { keyboard } = her.page
    await her.go('/keys', 'API keys')
    await expect.poll(() => her.button('Create key').isEnabled()).toBe(true)
    const focused = () =>
      her.page.evaluate<string>(
        '((e) => e.ariaLabel ?? e.labels?.[0]?.textContent ?? e.textContent)(document.activeElement)',
      )
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 40 && (await focused()) !== name; presses++) await keyboard.press('Tab')
      expect(await focused()).toBe(name)
    }
    await tabTo('Create key')
    await keyboard.press('Enter')
    await her.dialog('Create an API key').waitFor()
    expect(await focused()).toBe('Name')
    await keyboard.type('by keyboard')
    await tabTo('Search and read verses')
    await keyboard.press('Space')
    await tabTo('Create key')
    await keyboard.press('Enter')
    const shown = her.dialog('Your new key')
    await shown.waitFor()
    await keyboard.press('Escape')
    await keyboard.press('Escape')
    const rawKey = await textOf(shown.getByLabel('Raw key', { exact: true }))
    expect(await focused()).toBe('Copy: Raw key')
    expect(await textOf(shown.getByLabel('curl', { exact: true }))).toMatch(
      new RegExp(`^curl http\\S+/v1/assistant/answer -H "Authorization: Bearer ${rawKey}"`),
    )
    await keyboard.press('Enter')
    await expect.poll(() => her.page.evaluate('navigator.clipboard.readText()')).toBe(rawKey)
    await tabTo('I have stored it')
    await keyboard.press('Space')
    await tabTo('Done')
    await keyboard.press('Enter')
    await shown.waitFor({ state: 'detached' })
    expect(await focused()).toBe('Create key')
    await her.page.getByRole('link', { name: 'by keyboard' }).waitFor()
  })

  it('asks before Escape throws a form away, and only where something was typed', async () => {
    const her = await enterAs('busy-account')
    const { keyboard } = her.page
    await her.go('/keys', 'API keys')
    await her.button('Create key').click()
    const making = her.dialog('Create an API key')
    await making.waitFor()
    await keyboard.press('Escape')
    await making.waitFor({ state: 'detached' })
    await her.button('Create key').click()
    await making.getByLabel('Name', { exact: true }).fill('half a key')
    const asking = her.page.getByRole('alertdialog', { name: 'Throw away what you typed?' })
    await keyboard.press('Escape')
    await asking.waitFor()
    await keyboard.press('Escape')
    await asking.waitFor({ state: 'detached' })
    expect(await making.getByLabel('Name', { exact: true }).inputValue()).toBe('half a key')
    await making.getByRole('button', { name: 'Close' }).click()
    await asking.getByRole('button', { name: 'Keep editing' }).click()
    await keyboard.press('Escape')
    await asking.getByRole('button', { name: 'Throw away' }).click()
    await making.waitFor({ state: 'detached' })
  })

  it('leads to the documentation from every page, and a slash at its end', async () => {
    const her = await enterAs('new-account')
    for (const path of ['/', '/keys', '/settings', '/nowhere', '/sign-in?next=x']) {
      await her.go(path)
      await expect.poll(() => her.page.locator('a[href="/docs"]').count()).toBe(1)
    }
    await her.page.goto('/docs/')
    expect(new URL(her.page.url()).pathname).toBe('/docs')
  })

  it('lets nobody without API access make a key, and tells them the way', async () => {
    const her = await enterAs('new-account')
    await her.go('/keys', 'API keys')
    await her.page.getByRole('link', { name: 'Get API access' }).waitFor()
    expect(await her.button('Create key').isDisabled()).toBe(true)
    await her.go('/operator/accounts', 'Page not found')
  })

  it('renames the account', async () => {
    const her = await enterAs('new-account')
    await her.go('/settings', 'Settings')
    await her.field('Account name').fill('House of Lydia')
    await her.button('Save changes').click()
    await her.said('The name is saved.')
    await her.page.getByRole('complementary').getByText('House of Lydia').waitFor()
  })

  it('has its pages behind a menu on a phone', async () => {
    const her = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    await her.enter(dashboard().seeded['new-account']!)
    await her.go('/', 'Overview')
    await her.button('Menu').tap()
    await her.dialog('Menu').getByRole('link', { name: 'Limits' }).tap()
    await her.arrive('Limits')
    await her.dialog('Menu').waitFor({ state: 'detached' })
  })

  it('copies where the browser keeps its clipboard from the page, as over plain http in a network of one’s own', async () => {
    const her = await enterAs('busy-account')
    await her.page.addInitScript('Object.defineProperty(navigator, "clipboard", { value: undefined })')
    await her.go('/requests', 'Requests')
    await her.page.getByRole('table', { name: 'Requests' }).getByRole('link').first().click()
    const details = her.dialog('Request')
    const id = await textOf(details.getByLabel('Request id', { exact: true }))
    await details.getByRole('button', { name: 'Copy: Request id' }).click()
    await details.getByText('Copied').waitFor()
    await details.getByRole('button', { name: 'Close' }).click()
    await her.field('Request id').focus()
    await her.page.keyboard.press('Control+V')
    expect(await her.field('Request id').inputValue()).toBe(id)
    await her.page.evaluate('document.execCommand = () => false')
    await her.page.getByRole('table', { name: 'Requests' }).getByRole('link').first().click()
    await details.getByRole('button', { name: 'Copy: Request id' }).click()
    await details.getByText('Select the text and copy it yourself.').waitFor()
  })
})
