import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A desk and a phone. */
export const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const
const themes = ['light', 'dark'] as const

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

/** Colours on their way from one theme to the other are nobody's. */
const withoutTransitions = `
  const still = new CSSStyleSheet()
  still.replaceSync('* { transition: none !important }')
  document.adoptedStyleSheets.push(still)`

/** What axe finds serious or critical in a page, light and dark, on desk and phone, and whether it scrolls sideways. */
export async function seriousFindings(page: Page, name: string): Promise<string[]> {
  // evaluated by the debugger, which the page's content security policy does not bind
  await page.evaluate(axeSource)
  await page.evaluate(withoutTransitions)
  const findings: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      for (const found of await findingsNow(page)) findings.push(`${name}, ${size.width}, ${colorScheme}: ${found}`)
    }
    if (Number(await page.evaluate(sideways)) > 0) findings.push(`${name}, ${size.width}: scrolls sideways`)
  }
  return findings
}

async function findingsNow(page: Page): Promise<string[]> {
  const run = 'axe.run(document, { resultTypes: ["violations"] })'
  const { violations, passes } = (await page.evaluate(run)) as AxeResults
  expect(passes.length).toBeGreaterThan(5) // else it has looked at nothing
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, nodes }) => `${impact} ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}
