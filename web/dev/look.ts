import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type View, views } from './views.ts'

/**
 * Looks at every page of the built web app on the mock server: a screenshot of each in light and dark, on a desk and on
 * a phone, in English and (on the phone, where words are too long first) in Spanish; axe-core, sideways scrolling and
 * errors in the browser's console count as failures.
 *
 * Use: node web/dev/look.ts [NAME …]    the views whose names begin so; pictures land in var/look/
 */
const port = 4331
const origin = `http://127.0.0.1:${port}`
const folder = join(import.meta.dirname, '../../var/look')
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const blocking = ['serious', 'critical']

type Look = { theme: 'light' | 'dark'; width: number; height: number; language: 'en' | 'es' }
const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
const looks: Look[] = [
  { theme: 'light', language: 'en', ...desk },
  { theme: 'dark', language: 'en', ...desk },
  { theme: 'light', language: 'en', ...phone },
  { theme: 'dark', language: 'es', ...phone },
]

mkdirSync(folder, { recursive: true })
const server = spawn(process.execPath, [join(import.meta.dirname, 'mock-server.ts')], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await once(server.stdout, 'data')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const findings: string[] = []
const wanted = process.argv.slice(2)
const chosen = views.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)))
try {
  for (const view of chosen) for (const look of looks) await lookAt(browser, view, look)
} finally {
  await browser.close()
  server.kill()
}
console.log(`${chosen.length} views, ${chosen.length * looks.length} looks, ${findings.length} findings`)
for (const finding of new Set(findings)) console.log(finding)
if (findings.length > 0) process.exitCode = 1

async function lookAt(browser: Browser, view: View, look: Look): Promise<void> {
  const { width, height, theme, language } = look
  const place = `${view.name} ${width} ${theme} ${language}`
  const note = (text: string) => findings.push(`${place}: ${text}`)
  const query = new URLSearchParams({ scenario: 'busy', 'sign-up': 'open', mail: 'smtp', ...view.mock })
  await fetch(`${origin}/mock?${query}`)
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: language === 'es' ? 'es-MX' : 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => note(`error in the page: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) note(message.text())
  })
  try {
    await page.goto(`${origin}/dashboard${view.path}`)
    await page.locator('h1').first().waitFor()
    if (view.mock?.scenario !== 'slow') await page.locator('.skeleton').first().waitFor({ state: 'detached' })
    await view.act?.(page, language)
    await page.screenshot({
      path: join(folder, `${view.name}-${width}-${theme}-${language}.png`),
      fullPage: !view.isDialog,
    })
    const sideways = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    if (Number(sideways) > 0) note(`scrolls sideways by ${sideways} px`)
    for (const text of await axeFindings(page)) note(text)
  } catch (error) {
    note(`could not be shown: ${(error as Error).message.split('\n')[0]}`)
  } finally {
    await context.close()
  }
}

async function axeFindings(page: Page): Promise<string[]> {
  // evaluated by the debugger, which the page's content security policy does not bind
  await page.evaluate(axeSource)
  const { violations } = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResults
  return violations.map(
    ({ id, impact, nodes }) =>
      `axe ${blocking.includes(impact ?? '') ? impact : `(${impact})`}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}
