import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { codesOfStatus } from '../src/http/index.ts'
import { inProcessApp } from './in-process-app.ts'
import { sampleRequests } from './sample-requests.ts'

const publicUrl = 'https://api.grace.example'
const app = await inProcessApp({
  config: { publicUrl, securityContact: 'mailto:security@grace.example', trustedProxies: [] },
})
const document = (await app.inject('/v1/openapi.json')).json()

const get = async (path: string) => {
  const { statusCode, body, headers } = await app.inject(path)
  return { statusCode, body, headers }
}
const hrefs = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href!)
const navigation = hrefs((await get('/docs')).body).filter((href) => /^\/docs(?:\/[\w-]+)?$/.test(href))
const pages = new Map(
  await Promise.all([...new Set(navigation)].map(async (path) => [path, (await get(path)).body] as const)),
)

const operations = Object.entries(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, each]) => ({ path, method, ...each })),
)

describe('/docs', () => {
  it('is led to from /docs/', async () => {
    const { statusCode, headers } = await get('/docs/')
    expect([statusCode, headers.location]).toEqual([308, '/docs'])
  })

  it('has a page for every endpoint, with its address and every field that it takes and gives', () => {
    const documented = operations.filter(({ operationId }) => operationId !== 'getOpenapi')
    expect(documented.length).toBeGreaterThan(10)
    for (const { path, method, operationId } of documented) {
      const page = pages.get(`/docs/${operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
      expect(page, operationId).toContain(
        `<b>${method.toUpperCase()}</b> <code>${publicUrl}/v1${path.replace(/"/g, '')}</code>`,
      )
      const schema = document.paths[path][method].responses['200'].content['application/json'].schema
      const { properties } = document.components.schemas[schema.$ref.split('/').at(-1)]
      for (const field of Object.keys(properties))
        expect(page, `${operationId} ${field}`).toContain(`id="reply.${field}"`)
    }
  })

  it.each([...pages.keys()])('%s leads only to what is there', async (path) => {
    const html = pages.get(path)!
    for (const href of hrefs(html)) {
      if (/^(?:data:|\/v1\/|\/dashboard|\/llms\.txt|https:)/.test(href)) continue
      const [target, hash] = href.split('#')
      const there = target === '' ? html : (pages.get(target!) ?? (await get(target!)).body)
      expect((await get(target === '' ? path : target!)).statusCode, href).toBe(200)
      if (hash !== undefined) expect(there, href).toContain(`id="${hash}"`)
    }
  })

  it.each([...pages.keys()])('%s has no name twice, and no place that waits to be filled in', (path) => {
    const ids = [...pages.get(path)!.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(pages.get(path)).not.toMatch(/&lt;!--|undefined|\[object|127\.0\.0\.1:4310/)
  })

  it('can be linked to error by error', () => {
    const codes = [400, 401, 402, 403, 404, 405, 413, 415, 429, 500].flatMap(codesOfStatus)
    expect(codes.length).toBeGreaterThanOrEqual(10)
    for (const code of codes) expect(pages.get('/docs/errors')).toContain(`<tr id="${code}">`)
  })

  it('obeys one script and one style sheet, each by its hash, and loads nothing', async () => {
    for (const path of pages.keys()) {
      const { body, headers } = await get(path)
      const policy = String(headers['content-security-policy'])
      const hash = (tag: string) => {
        const [, content] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(body)!
        return `'sha256-${createHash('sha256').update(content!).digest('base64')}'`
      }
      expect(policy).toContain(
        `default-src 'none'; script-src ${hash('script')}; style-src ${hash('style')}; img-src data:;`,
      )
      expect(body).not.toMatch(/ style="| on\w+="| src="/)
    }
  })

  it('has every page as Markdown', async () => {
    for (const path of pages.keys()) {
      const { statusCode, headers, body } = await get(path === '/docs' ? '/docs/index.md' : `${path}.md`)
      expect([statusCode, headers['content-type']], path).toEqual([200, 'text/markdown; charset=utf-8'])
      expect(body, path).toMatch(/^# .+\n\n/)
      expect(body, path).not.toMatch(/<!--|undefined|127\.0\.0\.1:4310/)
    }
  })

  it('is 404 where there is no page', async () => {
    for (const path of ['/docs/nothing', '/docs/errors.html', '/docs/..%2Fpackage.json'])
      expect((await get(path)).statusCode, path).toBe(404)
  })
})

describe('/docs/search', () => {
  it('finds error codes, fields and headers, and leads to where they stand', async () => {
    for (const [query, path] of [
      ['insufficient_credits', '/docs/errors'],
      ['Retry-After', '/docs/'],
      ['webhook-signature', '/docs/webhooks'],
    ]) {
      const { statusCode, body } = await app.inject(`/docs/search?q=${encodeURIComponent(query!)}`)
      expect(statusCode).toBe(200)
      expect(body.split('class="found"')[1]).toContain(`<a href="${path}`)
    }
  })

  it('says so when it finds nothing, and shows what was typed as text', async () => {
    const { body } = await app.inject(`/docs/search?q=${encodeURIComponent('<b>zzz')}`)
    expect(body).toContain('Nothing was found for “&#60;b&#62;zzz”')
    expect(body).toContain('value="&lt;b&gt;zzz"')
    expect((await app.inject('/docs/search')).statusCode).toBe(200)
  })
})

describe('/llms-full.txt', () => {
  it('has every page whole', async () => {
    const { body } = await app.inject('/llms-full.txt')
    for (const heading of ['# Errors', '# Webhooks', '# Changelog']) expect(body).toContain(`${heading}\n`)
    expect(body.length).toBeGreaterThan(100_000)
  })
})

describe('/llms.txt', () => {
  it('is a title, a quotation and lists of links that lead somewhere', async () => {
    const { body, headers } = await get('/llms.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(
      /^# .+\n\n> .+\n\n[^#]+\n\n## Guide\n\n(?:- \[.+\]\(.+\): .+\n)+\n## Endpoints\n\n(?:- .+\n)+\n## Optional\n/,
    )
    const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!)
    expect(links.length).toBeGreaterThan(20)
    for (const link of links) {
      expect(link.startsWith(`${publicUrl}/`)).toBe(true)
      expect((await get(link.slice(publicUrl.length))).statusCode, link).toBe(200)
    }
  })

  it('names every endpoint', async () => {
    const { body } = await get('/llms.txt')
    const endpoints = Object.keys(sampleRequests).filter((route) => /\/v1\/(?!openapi)/.test(route))
    expect(body.split('## Endpoints')[1]!.match(/^- .*\/docs\//gm)).toHaveLength(endpoints.length)
  })
})
