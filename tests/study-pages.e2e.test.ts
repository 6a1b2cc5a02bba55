import { expect, it } from 'vitest'
import { describeInBrowser } from './dashboard/in-browser.ts'
import { loadRealEngine } from './dashboard/real-engine.ts'
import { seriousFindings } from './dashboard/serious-findings.ts'

describeInBrowser('the study pages in a browser', { loadEngine: loadRealEngine }, (given) => {
  it('have nothing that axe finds serious, light and dark, on desk and phone, in both languages', async () => {
    const { page } = await given.visitor()
    const paths = [
      '/study',
      '/study/es',
      '/study/passage',
      '/study/passage/john-3',
      '/study/passage/john-3-16',
      '/study/passage/matthew-5?translation=KJV&with=RV1909&strongs=on',
      '/study/es/passage/salmo-119?with=WEB',
      '/study/topics',
      '/study/topics?kind=person',
      '/study/topics?q=worry',
      '/study/topic/suicide',
      '/study/es/topic/infant-baptism',
      '/study/topic/book-john',
      '/study/topic/word-agape',
      '/study/es/word/H2617',
    ]
    const findings: string[] = []
    for (const path of paths) {
      await page.goto(path)
      await page.locator('main details').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '')
      })
      findings.push(...(await seriousFindings(page, path)))
    }
    expect(findings).toEqual([])
  })

  it('answer a question with the keyboard alone, and the next one after it', async () => {
    const { page } = await given.visitor()
    await page.goto('/')
    await page.waitForURL('**/study')
    await page.getByLabel('Your question').focus()
    await page.keyboard.type('Who was Melchizedek?')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { level: 1, name: 'Who was Melchizedek?' }).waitFor()
    await page.locator('.reply sup a').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('.sources li:target').waitFor()
    expect(await seriousFindings(page, 'the answer')).toEqual([])
    await page.getByRole('button', { name: 'Copy with references' }).press('Enter')
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(/Salem[\s\S]*\[1\] \w+ \d+:\d+/)
    await page.getByLabel('Ask on').fill('and where is he in the New Testament?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'and where is he' }).waitFor()
    await page.getByText('Earlier in this conversation').click()
    await page.getByRole('listitem').filter({ hasText: 'Who was Melchizedek?' }).waitFor()
    await page.locator('.sources .name a').first().click()
    await page.waitForURL('**/study/passage/**')
  })

  it('lead from chapter to chapter by the arrow keys, over the end of a book, and not while somebody types', async () => {
    const { page, arrive } = await given.visitor()
    await page.goto('/study/passage/malachi-4')
    await page.getByRole('searchbox').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { level: 1 }).focus()
    await page.locator('main').click({ position: { x: 2, y: 2 } })
    await arrive('Malachi 4')
    await page.keyboard.press('ArrowRight')
    await arrive('Matthew 1')
    await page.keyboard.press('ArrowLeft')
    await arrive('Malachi 4')
  })

  it('can be read, walked and searched without script', async () => {
    const { page, arrive } = await given.visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    await page.goto('/study/passage/john-3')
    await page.getByLabel('Go to a passage').fill('1 Cor 13:4')
    await page.keyboard.press('Enter')
    await arrive('1 Corinthians 13:4')
    await page.getByRole('link', { name: 'Ask', exact: true }).click()
    await page.getByRole('button', { name: 'Is baptism needed for salvation?' }).click()
    await arrive('Is baptism needed for salvation?')
    await page.goto('/study/passage/1-corinthians-13-4')
    await page.getByRole('link', { name: 'Español' }).click()
    await arrive('1 Corintios 13:4')
    await page.getByRole('link', { name: 'Temas', exact: true }).click()
    await page.getByLabel('Buscar en los temas').fill('ansiedad')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await page.getByRole('link', { name: 'Ansiedad y preocupación' }).click()
    await arrive('Ansiedad y preocupación')
  })
})
