import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createPageServer } from '../../sdk/example/server.ts'
import { loadRealEngine } from '../dashboard/real-engine.ts'
import { seriousFindings } from '../dashboard/serious-findings.ts'
import { serveDashboard } from '../dashboard/serve-dashboard.ts'
import { event, pieces, scriptedServer } from './scripted-server.ts'

const sdk = join(import.meta.dirname, '../../sdk')
const folder = mkdtempSync(join(tmpdir(), 'berea-sdk-page-'))

describe.skipIf(inject('chromium') === '')('a page with the element and the hook', () => {
  let service: Awaited<ReturnType<typeof serveDashboard>>
  let address: string
  const servers: Server[] = []
  let browser: Browser
  let page: Page
  let problems: string[] = []

  beforeAll(async () => {
    await build({
      root: join(sdk, 'example'),
      configFile: false,
      logLevel: 'warn',
      resolve: { alias: { '@berea/sdk': join(sdk, 'src') } },
      build: {
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: {
          input: { page: join(sdk, 'example/index.html'), client: join(sdk, 'src/index.ts') },
          output: { entryFileNames: '[name].js' },
          preserveEntrySignatures: 'strict',
        },
      },
    })
    service = await serveDashboard({ loadEngine: loadRealEngine })
    address = await listen(createPageServer({ baseUrl: `${service.address}/v1`, apiKey: service.demoKey, folder }))
    browser = await chromium.launch({ executablePath: inject('chromium'), args: ['--no-sandbox', '--disable-gpu'] })
  })
  beforeEach(async () => {
    page = await browser.newPage()
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await page.goto(address)
  })
  afterEach(async () => {
    await page.close()
    expect(problems.splice(0)).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    for (const server of servers) server.closeAllConnections()
    for (const server of servers) server.close()
    await service?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** @returns its address */
  async function listen(server: Server): Promise<string> {
    servers.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }
  const ask = async (prompt: string) => {
    await page.getByLabel('Your question').fill(prompt)
    await page.getByRole('button', { name: 'Ask' }).click()
  }
  const said = (text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()
  const show = (reply: object) =>
    page.locator('berea-answer').evaluate((element, shown) => Object.assign(element, { reply: shown }), reply)

  it('shows an answer with its sources, and leads from each marker to its source', async () => {
    await ask('Explain Romans 8:28')
    await said('Done.')
    const answer = page.locator('berea-answer')
    await answer.getByRole('heading', { name: 'Sources' }).waitFor()
    expect(await answer.locator('blockquote').first().textContent()).toMatch(/^We know that all things work together/)
    expect(await answer.textContent()).not.toMatch(/[>#*]{2}|\*\*/)
    const marker = answer.getByRole('button', { name: /^Source 4: Romans 8:28/ }).first()
    await marker.focus()
    await page.keyboard.press('Enter')
    const source = answer.getByRole('listitem').filter({ hasText: 'Romans 8:28 (WEB)' })
    expect(await source.evaluate((element) => element.matches(':focus'))).toBe(true)
    expect(await seriousFindings(page, 'the example')).toEqual([])
  })

  it('says why there is no answer', async () => {
    await page.getByLabel('Your question').evaluate((input) => input.removeAttribute('maxlength'))
    await ask('x'.repeat(16_001))
    await said('No whole answer came.')
    expect(await page.getByRole('alert').textContent()).toContain('prompt')
    problems = problems.filter((problem) => !problem.includes('400'))
  })

  it('does not show what came of an answer as the whole of it', async () => {
    const delta = event('response.delta', { delta: 'God is near.' })
    const stop = () => page.getByRole('button', { name: 'Stop' }).click()
    const breakOff = async (response: ServerResponse) => void response.destroy()
    for (const [end, saying] of [
      [stop, 'Stopped: this is not the whole answer.'],
      [breakOff, 'No whole answer came.'],
    ] as const) {
      const begun: ServerResponse[] = []
      const { baseUrl, asked } = await scriptedServer((response) => {
        begun.push(response)
        pieces([delta], 'silence')(response)
      })
      await page.goto(await listen(createPageServer({ baseUrl, apiKey: 'ssa_live_x', folder })))
      await ask('Is God near?')
      await page.locator('berea-answer').getByText('God is near.').waitFor()
      await end(begun[0]!)
      await said(saying)
      expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer ssa_live_x'])
    }
    problems = problems.filter((problem) => !problem.includes('ERR_INCOMPLETE_CHUNKED_ENCODING'))
  })

  it('lets no live key be in it, unless it is told to', async () => {
    // as a text, since the test runner rewrites imports in functions
    const refusals = await page.evaluate(`import('/client.js').then(({ Berea }) =>
      [['ssa_live_x'], ['ssa_live_x', true], ['ssa_test_x'], [null]].map(([apiKey, dangerouslyAllowBrowser]) => {
        try {
          new Berea({ apiKey, dangerouslyAllowBrowser })
          return 'taken'
        } catch (error) {
          return error.name
        }
      }))`)
    expect(refusals).toEqual(['ConfigurationError', 'taken', 'taken', 'taken'])
  })

  it('makes text of whatever a reply holds, never elements', async () => {
    const attack = '<img src=x onerror="document.title=\'taken\'"><script>document.title="taken"</script>'
    const source = { title: attack, license: attack, attribution: attack }
    const citation = { id: 1, reference: attack, translation: attack, text: attack, source }
    const resources = [{ label: attack, phone: attack, url: 'javascript:document.title="taken"' }]
    await show({
      title: attack,
      answerMarkdown: `${attack} [1]\n\n> ${attack}\n\n- **${attack}**\n\n## ${attack}`,
      citations: [citation],
      safety: { resources, care: { level: 'danger', kind: null } },
    })
    const answer = page.locator('berea-answer')
    expect(await answer.getByText('<img src=x').count()).toBeGreaterThan(5)
    expect(await answer.locator('img, script, a[href^="javascript"]').count()).toBe(0)
    expect(await page.title()).toBe('Ask Berea')
  })

  it('shows help first where somebody is in danger, in the language of the reply', async () => {
    const resources = [{ label: 'Una línea de ayuda', phone: '(555) 01-00', url: 'https://help.example/' }]
    const safety = { resources, care: { level: 'danger', kind: 'self_harm' } }
    await show({ language: 'es', answerMarkdown: 'No estás solo. [1]', citations: [], safety })
    const article = page.locator('berea-answer article')
    expect(await article.getAttribute('lang')).toBe('es')
    expect(await article.locator('> *').first().getAttribute('aria-label')).toBe('Ayuda')
    expect(
      await article.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['tel:5550100', 'https://help.example/'])
    expect(await article.getByText('No estás solo. [1]').count()).toBe(1)
    await show({ language: 'es', answerMarkdown: 'Ánimo.', safety: { ...safety, care: { level: 'note', kind: null } } })
    expect(await article.locator('> *').first().textContent()).toBe('Ánimo.')
    await page.locator('berea-answer').evaluate((element) => Object.assign(element, { reply: null }))
    expect(await article.count()).toBe(0)
  })
})
