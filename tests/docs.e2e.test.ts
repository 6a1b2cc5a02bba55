import { expect, it } from 'vitest'
import { describeInBrowser } from './dashboard/in-browser.ts'
import { seriousFindings } from './dashboard/serious-findings.ts'

describeInBrowser('the documentation in a browser', {}, (given) => {
  it('has nothing that axe finds serious, light and dark, on desk and phone', async () => {
    const { page } = await given.visitor()
    await page.goto('/docs')
    const guide = await page
      .locator('nav.side a:not(:has(.method))')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    expect(guide.length).toBeGreaterThan(10)
    // pages of endpoints are all of one form: the longest, one with a body, one with a path and a query
    const paths = [...guide, '/docs/create-insights', '/docs/verify-verses', '/docs/get-topic']
    const findings: string[] = []
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      await page.locator('main details').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '')
      })
      findings.push(...(await seriousFindings(page, path)))
    }
    expect(findings).toEqual([])
  })

  it('shows one language of an example at a time, by keyboard too, and keeps the choice', async () => {
    const { page } = await given.visitor()
    await page.goto('/docs/create-answer')
    const code = page.locator('.samples pre:visible')
    expect(await code.count()).toBe(1)
    expect(await code.textContent()).toContain('curl')
    await page.getByLabel('curl').focus()
    await page.keyboard.press('ArrowRight')
    expect(await code.textContent()).toContain('await fetch(')
    await page.goto('/docs/search-verses')
    expect(await code.textContent()).toContain('await fetch(')
    await page.getByRole('button', { name: 'Copy' }).nth(0).click()
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain('/v1/verses/search')
  })

  it('opens what is folded around the field that a link names', async () => {
    const { page } = await given.visitor()
    await page.goto('/docs/create-answer#reply.citations.spans.start')
    expect(await page.getByText('First UTF-16 code unit.').isVisible()).toBe(true)
  })

  it('can be read and walked without script', async () => {
    const { page } = await given.visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    await page.goto('/docs')
    await page.getByText('Pages', { exact: true }).click()
    await page.getByRole('navigation', { name: 'Pages, menu' }).getByRole('link', { name: 'Errors' }).click()
    await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor()
  })
})
