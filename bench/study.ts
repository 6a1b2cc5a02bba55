import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { loadRealEngine } from '../tests/dashboard/real-engine.ts'
import { serveDashboard } from '../tests/dashboard/serve-dashboard.ts'
import type { BenchFigure } from './bench.ts'

const pages = ['/study', '/study/passage/john-3', '/study/topic/anxiety'] as const
const views = 5
/** A phone on slow 4G, as Lighthouse has it: 1.6 Mbit/s, 150 ms a round trip, a processor four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const slowdown = 4
const barMs = 1_200
const scriptBarKilobytes = 90
const settleMs = 800

/** How long a first view of the public pages takes on a slow phone, and what they weigh. Needs Chromium. */
export async function run(): Promise<BenchFigure[]> {
  const service = await serveDashboard({ loadEngine: loadRealEngine })
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const figures: BenchFigure[] = []
    for (const path of pages) {
      const page = await (await fetch(service.address + path)).text()
      const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text).join('')
      const paints: number[] = []
      for (let view = 0; view < views; view++) paints.push(await largestPaint(browser, service.address + path))
      figures.push(
        { name: `${path}: largest paint, slowest of ${views}`, value: Math.max(...paints), unit: 'ms', bar: barMs },
        { name: `${path}: script, compressed`, value: kilobytes(scripts), unit: 'kB', bar: scriptBarKilobytes },
        { name: `${path}: the whole page, compressed`, value: kilobytes(page), unit: 'kB' },
      )
    }
    return figures
  } finally {
    await browser.close()
    await service.stop()
  }
}

const kilobytes = (text: string): number => gzipSync(text).length / 1_000

/** @returns milliseconds from the navigation's start */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(`
    new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) window.largestPaint = startTime })
      .observe({ type: 'largest-contentful-paint', buffered: true })`)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(settleMs)
  const at = await page.evaluate<number>('window.largestPaint')
  await context.close()
  return at
}
