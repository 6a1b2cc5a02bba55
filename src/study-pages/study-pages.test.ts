import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadRealEngine } from '../../tests/dashboard/real-engine.ts'
import { inProcessApp } from '../../tests/in-process-app.ts'
import type { Engine } from '../engine/engine.ts'
import { readHelpLines } from '../engine/index.ts'

const publicUrl = 'https://study.grace.example'
const config = {
  publicUrl,
  securityContact: 'mailto:security@grace.example',
  trustedProxies: [],
  study: { enabled: true },
}

let engine: Engine
let app: Awaited<ReturnType<typeof inProcessApp>>
beforeAll(async () => {
  engine = (await loadRealEngine()).engine
  app = await inProcessApp({ engine, config, helpLines: readHelpLines(undefined) })
})
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const textOf = (markup: string) =>
  markup.replace(/<sup.*?<\/sup>|<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))

/** Leaves are what a reader can follow within these pages. */
const leaves = (body: string) =>
  [...body.matchAll(/ href="(\/study\/[^"#]*)/g)].map(([, href]) => href!.replaceAll('&#38;', '&'))

const pages = [
  '/study/passage',
  '/study/passage/john-3',
  '/study/passage/john-3-16-18',
  '/study/passage/psalm-119',
  '/study/passage/tobit-4',
  '/study/passage/genesis-1?translation=KJV&with=RV1909&strongs=on',
  '/study/topics',
  '/study/topics?kind=disputed',
  '/study/topic/anxiety',
  '/study/topic/infant-baptism',
  '/study/topic/book-john',
  '/study/topic/word-agape',
  '/study/word/G26',
  '/study/word/H2617',
  '/study/es/passage',
  '/study/es/passage/juan-3',
  '/study/es/topics',
  '/study/es/topic/anxiety',
  '/study/es/word/G26',
]

describe('an address', () => {
  it.each([
    ['/study/passage/John-3', '/study/passage/john-3'],
    ['/study/passage/john%203', '/study/passage/john-3'],
    ['/study/passage/john-03', '/study/passage/john-3'],
    ['/study/passage/john', '/study/passage/john-1'],
    ['/study/passage/John.3.16', '/study/passage/john-3-16'],
    ['/study/passage/jn-3-16', '/study/passage/john-3-16'],
    ['/study/passage/john-3-16-16', '/study/passage/john-3-16'],
    ['/study/passage/john-3-1-36', '/study/passage/john-3'],
    ['/study/passage/psalms-23', '/study/passage/psalm-23'],
    ['/study/passage/1cor-13', '/study/passage/1-corinthians-13'],
    ['/study/passage/jude-5', '/study/passage/jude-1-5'],
    ['/study/passage/juan-3', '/study/es/passage/juan-3'],
    ['/study/passage/genesis-1?translation=web', '/study/passage/genesis-1'],
    ['/study/passage/genesis-1?translation=kjv', '/study/passage/genesis-1?translation=KJV'],
    ['/study/passage/genesis-1?with=WEB', '/study/passage/genesis-1'],
    ['/study/passage/Genesis-1?with=kjv&strongs=on', '/study/passage/genesis-1?with=KJV&strongs=on'],
    ['/study/es/passage/john-3', '/study/es/passage/juan-3'],
    ['/study/es/passage/génesis-1', '/study/es/passage/genesis-1'],
    ['/study/passage/', '/study/passage'],
    ['/study/topic/Anxiety', '/study/topic/anxiety'],
    ['/study/word/g0026', '/study/word/G26'],
  ])('%s leads to %s for good, which is at home there', async (from, to) => {
    const { statusCode, headers } = await get(encodeURI(decodeURI(from)))
    expect([statusCode, headers.location]).toEqual([301, to])
    expect((await get(to)).statusCode).toBe(200)
  })

  it.each([
    ['/study', '/study/passage'],
    ['/study/es', '/study/es/passage'],
  ])('%s shows the books, whose one address is %s', async (from, to) => {
    const { statusCode, body } = await get(from)
    expect(statusCode).toBe(200)
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${to}">`))
  })

  it.each([
    ['/study/passage?q=1%20Cor%2013:4-7', '/study/passage/1-corinthians-13-4-7'],
    ['/study/es/passage?q=Salmo%2023', '/study/es/passage/salmo-23'],
    ['/study/passage?q=Romans%208:38-9:2', '/study/passage/romans-8-38-39'],
  ])('typed as %s leads to its page', async (from, to) => {
    const { statusCode, headers } = await get(from)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, to, 'no-store'])
  })

  it.each([
    ['/study/passage/john-99', 'John has 21 chapters', '/study/passage/john-21'],
    ['/study/passage/john-3-99', 'John 3 has 36 verses', '/study/passage/john-3'],
    ['/study/passage/gallatianz-9', 'called “gallatianz-9”', '/study/passage/galatians-6'],
    ['/study/passage/john-3?translation=NIV', 'called “NIV”', '/study/passage/john-3?translation=KJV'],
    ['/study/passage/tobit-4?translation=KJV', 'KJV does not print Tobit 4', '/study/passage/tobit-4'],
    ['/study/es/passage/juan-99', 'Juan tiene 21 capítulos', '/study/es/passage/juan-21'],
    ['/study/topic/anxeity', 'no entry “anxeity”', '/study/topic/anxiety'],
    ['/study/word/G9999', '“G9999” is no Strong’s number', '/study/word/G5624'],
    ['/study/word/agape', '“agape” is no Strong’s number', '/study/topic/word-agape'],
  ])('%s is 404, says why and what is near', async (url, problem, nearest) => {
    const { statusCode, body, headers } = await get(url)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(textOf(body)).toContain(problem)
    expect(leaves(body)).toContain(nearest)
    expect(body).toContain('<meta name="robots" content="noindex, follow">')
    expect((await get(nearest)).statusCode).toBe(200)
  })

  it.each([
    '/study/passage/',
    '/study/passage?q=',
    '/study/es/passage?q=',
    '/study/topic/',
    '/study/topics?q=',
    '/study/word/',
    '/study/passage/john-3?translation=',
  ])('%s shows nothing that was typed as markup', async (path) => {
    const { body } = await get(path + encodeURIComponent('"><script>alert(1)</script><img src=x onerror=a>\''))
    expect(body).not.toMatch(/<script>alert|<img|"><s/)
    expect(body).toContain('&#60;script&#62;alert(1)')
  })
})

describe('a page', () => {
  it.each(pages)('%s names itself, its other language and what it is', async (url) => {
    const { statusCode, body, headers } = await get(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(body.match(/<h1>/g)).toHaveLength(1)
    expect(body).toMatch(/<title>.+ · Berea<\/title>/)
    const description = textOf(/<meta name="description" content="([^"]+)">/.exec(body)![1]!)
    expect(description.length).toBeGreaterThan(40)
    expect(description.length).toBeLessThan(170)
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)![1]!)
    expect(data['@graph'].map((each: { '@type': string }) => each['@type'])).toEqual(['Article', 'BreadcrumbList'])
    const canonical = /<link rel="canonical" href="([^"]+)">/.exec(body)![1]!.replaceAll('&#38;', '&')
    expect(canonical.startsWith(`${publicUrl}/study/`)).toBe(true)
    expect(data['@graph'][0].url).toBe(canonical)
    expect((await get(canonical.slice(publicUrl.length))).statusCode).toBe(200)
    expect(body).not.toMatch(/undefined|\[object|NaN/)
  })

  it.each(pages)('%s has no name twice', async (url) => {
    const ids = [...(await get(url)).body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it.each(pages)(
    '%s obeys one style sheet and at most one script, each by its hash, and loads nothing',
    async (url) => {
      const { body, headers } = await get(url)
      const policy = String(headers['content-security-policy'])
      const hash = (tag: string) => {
        const content = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(body)?.[1]
        return content && `'sha256-${createHash('sha256').update(content).digest('base64')}'`
      }
      expect(policy).toContain(`default-src 'none'; `)
      expect(policy).toContain(`style-src ${hash('style')};`)
      expect(policy.includes('script-src')).toBe(/\/passage\/./.test(url))
      if (policy.includes('script-src')) expect(policy).toContain(`script-src ${hash('script')};`)
      expect(body).not.toMatch(/ style="| on\w+="| src="/)
    },
  )

  it.each(pages)('%s leads only to what is there', async (url) => {
    const targets = [...new Set(leaves((await get(url)).body))]
    expect(targets.length).toBeGreaterThan(5)
    const some = targets.filter((_, at) => at % Math.ceil(targets.length / 40) === 0)
    for (const target of some) expect((await get(target)).statusCode, target).toBe(200)
  })

  it('in two languages names both, in both, and the English one for all others', async () => {
    const [en, es] = [`${publicUrl}/study/passage/john-3`, `${publicUrl}/study/es/passage/juan-3`]
    const pairs = [
      ['/study/passage/john-3', en, es],
      ['/study/es/passage/juan-3', en, es],
    ] as const
    for (const [url, english, spanish] of pairs) {
      const { body } = await get(url)
      expect(body).toContain(`<link rel="alternate" hreflang="en" href="${english}">`)
      expect(body).toContain(`<link rel="alternate" hreflang="es" href="${spanish}">`)
      expect(body).toContain(`<link rel="alternate" hreflang="x-default" href="${english}">`)
    }
  })

  it('of a chapter that no Spanish text prints is English text for Spanish readers, and not for search engines', async () => {
    const { body } = await get('/study/es/passage/tobias-4')
    expect(body).toContain('Ninguna traducción española')
    expect(body).toContain('noindex')
    expect((await get('/study/passage/tobit-4')).body).not.toContain('hreflang="x-default"')
  })

  it('is sent once, and then not again until it changes', async () => {
    const { headers } = await get('/study/topic/anxiety')
    const etag = String(headers.etag)
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    const again = await get('/study/topic/anxiety', { 'if-none-match': `W/${etag}, "other"` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect((await get('/study/topic/anxiety', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })
})

describe('a chapter', () => {
  it('is, verse by verse, the text of its translation and nothing else', async () => {
    for (const [path, osis, translation] of [
      ['john-3', 'John.3', 'WEB'],
      ['psalm-119?translation=KJV&strongs=on', 'Ps.119', 'KJV'],
      ['matthew-5?strongs=on', 'Matt.5', 'WEB'],
    ] as const) {
      const { body } = await get(`/study/passage/${path}`)
      const printed = [...body.matchAll(/<p class="first[^"]*"[^>]*>(.*?)<\/p>/gs)].map(([, markup]) => textOf(markup!))
      const verses = engine.readChapter({ osis, translation })!.verses.map(({ text }) => text)
      expect(printed).toEqual(verses)
    }
  })

  it('has red letters, footnotes that lead there and back, words and topics', async () => {
    const { body } = await get('/study/passage/john-3')
    expect(body).toContain('<span class="red">“Most certainly I tell you')
    expect(body).toMatch(/<a id="at-note-a" href="#note-a">a<\/a>/)
    expect(body).toMatch(/<li id="note-a"><a class="back" href="#at-note-a"/)
    expect(leaves(body)).toEqual(expect.arrayContaining(['/study/word/G509', '/study/topic/born-again']))
    expect(body).toMatch(/<a class="prev" rel="prev" href="\/study\/passage\/john-2">/)
    expect(body).toContain(`href="/study/topics?q=John+3"`)
    expect(textOf(body)).toContain('World English Bible with Deuterocanon (WEB): Public Domain.')
  })

  it('is in Spanish for Spanish readers, with the words of the Spanish text', async () => {
    const { body } = await get('/study/es/passage/juan-3')
    expect(body).toContain('<p class="first" lang="es">Y HABÍA un hombre')
    expect(body).toContain('RV1909')
    expect(body).toContain('<html lang="es">')
  })

  it('stands beside another translation, and goes on so', async () => {
    const { body } = await get('/study/passage/malachi-4?with=RV1909')
    expect(body).toContain('<p class="second" lang="es">')
    expect(body).toContain('href="/study/passage/matthew-1?with=RV1909"')
  })

  it('shows the margin’s cross-references as links', async () => {
    const { body } = await get('/study/passage/2-kings-12')
    expect(body).toContain('href="/study/passage/exodus-30-12">Exodus 30:12</a>')
  })

  it('shows the superscription of a psalm, and what no translation prints', async () => {
    expect((await get('/study/passage/psalm-23')).body).toContain(
      '<p class="superscription" lang="en">A Psalm by David.',
    )
    expect((await get('/study/passage/acts-8')).statusCode).toBe(200)
  })

  it('shows what the guide of chapters knows, as soon as there is one', async () => {
    const guided = await inProcessApp({
      config,
      engine: {
        ...engine,
        readChapterGuide: ({ osis }) =>
          osis !== 'John.3'
            ? undefined
            : {
                title: 'Born from above',
                sections: [
                  { osis: 'John.3.16-John.3.21', title: 'Light <into> the world', sense: 'God gave his Son.' },
                ],
                setting: 'Jerusalem, by night',
                before: null,
                after: 'John baptizes at Aenon.',
                crossReferences: [{ from: 'John.3.14', to: 'Num.21.9', why: 'the serpent on the pole' }],
                hard: [{ osis: 'John.3.5', question: 'What is the water?', short: 'It is disputed.', readings: [] }],
                textNotes: [],
                questions: ['What did Nicodemus know?'],
                prayer: 'Give us birth from above.',
                related: [],
              },
      },
    })
    const { body } = await guided.inject('/study/passage/john-3')
    expect(body).toMatch(/Light &#60;into&#62; the world<\/h2>.*?id="v16"/s)
    expect(body).toContain('href="/study/passage/numbers-21-9">Numbers 21:9</a>: the serpent on the pole')
    for (const said of ['Born from above', 'Jerusalem, by night', 'What is the water?', 'What did Nicodemus know?'])
      expect(body).toContain(said)
  })
})

describe('an entry of the guide', () => {
  it('has its questions, sentences with their passages, quotations and licence', async () => {
    const { body } = await get('/study/topic/anxiety')
    const { answers } = engine.readTopic({ id: 'anxiety' })!
    for (const { id, sentences } of answers!) {
      expect(body).toContain(`<section class="answer" id="${id}">`)
      for (const { text } of sentences) expect(textOf(body)).toContain(text)
    }
    expect(leaves(body)).toEqual(expect.arrayContaining(['/study/passage/philippians-4-6-7', '/study/topic/fear']))
    expect(textOf(body)).toContain('In nothing be anxious')
    expect(body).toContain('CC BY 4.0')
    expect(body).toContain('<aside class="help"')
  })

  it('shows the views of a disputed question side by side', async () => {
    const { body } = await get('/study/topic/infant-baptism')
    expect(body.match(/<section class="view">/g)).toHaveLength(
      engine.readTopic({ id: 'infant-baptism' })!.views!.length,
    )
    expect(body).toContain('Christians differ on this')
  })

  it('begins with help where somebody may be in danger, and has none where nobody is', async () => {
    const { body } = await get('/study/topic/suicide')
    expect(body.indexOf('<aside class="help"')).toBeLessThan(body.indexOf('class="lead"'))
    expect(body).toContain('href="https://findahelpline.com"')
    expect((await get('/study/topic/book-john')).body).not.toContain('class="help"')
  })

  it('is found by its words, in a page that is kept nowhere', async () => {
    const { body, headers } = await get('/study/topics?q=worried%20about%20tomorrow')
    expect(leaves(body)).toContain('/study/topic/anxiety')
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('noindex')
  })
})

describe('a word', () => {
  it('has its definition, the guide’s entry, renderings and verses', async () => {
    const { body } = await get('/study/word/G26')
    const said = textOf(body)
    for (const each of ['ἀγάπη', 'agápē', 'love, i.e. affection or benevolence', 'Public Domain'])
      expect(said).toContain(each)
    expect(leaves(body)).toEqual(expect.arrayContaining(['/study/topic/word-agape', '/study/word/G25']))
    expect(body).toMatch(/It stands in \d+ verses; the first 30 of them/)
  })
})

describe('for search engines', () => {
  const locations = (body: string) => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!)

  it('there is an index of sitemaps with every chapter, entry and word', async () => {
    const index = await get('/study/sitemap.xml')
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
    const parts = await Promise.all(locations(index.body).map((url) => get(url.slice(publicUrl.length))))
    const [passages, topics, words] = parts.map(({ body }) => locations(body)) as [string[], string[], string[]]
    const chapters = engine.listChapters({ translation: 'WEB' }).length
    expect(chapters).toBeGreaterThan(1_189 + 150)
    expect(passages).toHaveLength(2 + chapters + 1_189)
    expect(topics).toHaveLength(2 * (engine.listTopics({}).length + 1))
    expect(words).toHaveLength(2 * engine.listWords().length)
    for (const all of [passages, topics, words]) {
      expect(new Set(all).size).toBe(all.length)
      expect(all.length).toBeLessThan(50_000)
      const some = all.filter((_, at) => at % Math.floor(all.length / 25) === 0)
      for (const url of some) {
        const { statusCode, body } = await get(url.slice(publicUrl.length))
        expect(statusCode, url).toBe(200)
        expect(body).toContain(`<link rel="canonical" href="${url}">`)
      }
    }
  })

  it('robots.txt names the sitemap, and keeps them out of the API', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toContain(`Sitemap: ${publicUrl}/study/sitemap.xml`)
    expect(body).toContain('Disallow: /v1/')
  })
})

describe('an operator', () => {
  it('who wants no public pages has none', async () => {
    const without = await inProcessApp({ engine, config: { ...config, study: { enabled: false } } })
    for (const url of [...pages, '/robots.txt', '/study/sitemap.xml']) {
      const response = await without.inject(url)
      expect([response.statusCode, response.json().error.code], url).toEqual([404, 'not_found'])
    }
  })

  it('has each visitor stop at so many pages a minute, and told when to come back', async () => {
    const limits = { ipFailures: 10, ipRequests: 2, global: 100, route: 100, ipAuthenticated: 100 }
    const small = await inProcessApp({ engine, config, limits })
    const ask = (accept: string) => small.inject({ url: '/study/es/passage/juan-3', headers: { accept } })
    expect([(await ask('text/html')).statusCode, (await ask('text/html')).statusCode]).toEqual([200, 200])
    const page = await ask('text/html,*/*')
    expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(page.body).toContain(`en ${page.headers['retry-after']} segundos`)
    expect((await ask('*/*')).json().error.code).toBe('rate_limited')
    expect((await small.inject('/docs')).statusCode).toBe(200)
  })
})
