import { beforeAll, describe, expect, it } from 'vitest'
import { loadRealEngine } from '../../../tests/dashboard/real-engine.ts'
import { aCaller, inProcessApp, LIVE_KEY } from '../../../tests/in-process-app.ts'
import type { Engine } from '../../engine/engine.ts'
import { readHelpLines } from '../../engine/index.ts'
import { AppError } from '../../errors.ts'

type Over = Parameters<typeof inProcessApp>[0]

const usual = { perMinute: 1_000, perDay: 1_000 }
let engine: Engine
beforeAll(async () => {
  engine = (await loadRealEngine()).engine
})

/** A visitor of a service over the real engine. */
async function visit(over: Over = {}, visitors = usual) {
  const app = await inProcessApp({
    engine,
    helpLines: readHelpLines(undefined),
    visitors: { houseKey: LIVE_KEY, ...visitors },
    ...over,
  })
  const ask = (form: Record<string, string> | string, headers: Record<string, string> = {}, url = '/study/ask') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
      payload: String(new URLSearchParams(form)),
    })
  return { app, ask }
}

const textOf = (markup: string) =>
  markup.replace(/<[^>]*>/g, ' ').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))

describe('the question box', () => {
  it('is where /study begins, with examples, in both languages', async () => {
    const { app } = await visit()
    const { statusCode, body, headers } = await app.inject('/study')
    expect(statusCode).toBe(200)
    expect(body).toContain('<textarea id="question"')
    expect(body.match(/name="example"/g)).toHaveLength(6)
    expect(headers['content-security-policy']).toContain("form-action 'self'")
    expect((await app.inject('/study/es')).body).toContain('action="/study/es/ask"')
  })

  it('is nowhere on a service whose visitors only read', async () => {
    const { app, ask } = await visit({ visitors: undefined })
    expect((await app.inject('/study')).body).not.toContain('<textarea')
    expect((await ask({ question: 'Who was Job?' })).statusCode).toBe(404)
  })

  it('is answered with sources that lead to their chapters, and a box to ask on', async () => {
    const { ask } = await visit()
    const { statusCode, body, headers } = await ask({ question: 'my dad died last month and i cant pray anymore' })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    expect(body).toContain('noindex')
    const marks = [...body.matchAll(/href="#source-(\d+)"/g)].map(([, id]) => id)
    expect(marks.length).toBeGreaterThan(0)
    for (const id of marks) expect(body).toContain(`id="source-${id}"`)
    expect(body).toMatch(/href="\/study\/passage\/[\w-]+-\d/)
    expect(textOf(body)).toContain('checked word for word')
    expect(textOf(body)).toContain('No language model wrote it')
    expect(body).toContain('name="asked" value="my dad died last month')
  })

  it('reads what was asked before, so that a visitor can ask on', async () => {
    const asked: unknown[] = []
    const writeAnswer: Engine['writeAnswer'] = (question, ...rest) => {
      asked.push(question)
      return engine.writeAnswer(question, ...rest)
    }
    const { ask } = await visit({ engine: { ...engine, writeAnswer } })
    const form = new URLSearchParams([
      ['asked', 'Who was Melchizedek?'],
      ['answered', 'A king of Salem.'],
      ['question', 'and where is he in the New Testament?'],
    ])
    const { body } = await ask(String(form))
    expect(JSON.stringify(asked[0])).toContain('Who was Melchizedek?')
    expect(body.match(/name="asked"/g)).toHaveLength(2)
  })

  it('shows help that can be tapped above the answer where somebody is in danger, for the country of the browser', async () => {
    const { ask } = await visit()
    const { body } = await ask({ question: 'i want to end my life tonight' }, { 'accept-language': 'en-US,en;q=0.9' })
    expect(body.indexOf('class="help"')).toBeLessThan(body.indexOf('<blockquote'))
    expect(body).toContain('href="tel:988"')
  })

  it('shows markup of a question as text, wherever it stands', async () => {
    const { ask } = await visit()
    const { body } = await ask({ question: '"><script>alert(1)</script> who was Job?' })
    expect(body).not.toContain('<script>alert')
  })
})

describe('a question that cannot be answered', () => {
  it.each([
    [{ question: '  ' }, 400, 'write a question first'],
    [{ question: 'a'.repeat(4_001) }, 400, 'longer than 4,000 characters'],
  ])('says what to do about it: %#', async (form, status, text) => {
    const { ask } = await visit()
    const { statusCode, body } = await ask(form)
    expect([statusCode, textOf(body).includes(text)]).toEqual([status, true])
    expect(body).toContain('role="alert"')
  })

  it('is refused when another site sends it', async () => {
    const { ask } = await visit()
    expect((await ask({ question: 'Who was Job?' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    const old = { 'sec-fetch-site': '', origin: 'https://evil.example' }
    expect((await ask({ question: 'Who was Job?' }, old)).statusCode).toBe(403)
  })

  it('is kept in its box while the service cannot answer, and counts for nothing', async () => {
    let isDown = true
    const authenticate = async () => {
      if (isDown) throw new AppError('server_error', 'The database does not answer.', { isUnavailable: true })
      return aCaller()
    }
    const { ask } = await visit({ authenticate }, { perMinute: 10, perDay: 1 })
    const { statusCode, body } = await ask({ question: 'Who was Job?' })
    expect([statusCode, body.includes('>Who was Job?</textarea>')]).toEqual([503, true])
    isDown = false
    expect((await ask({ question: 'Who was Job?' })).statusCode).toBe(200)
  })

  it.each([
    ['the day’s budget', { cap: 4, perDay: 3 }, 'that this site can answer in a day'],
    ['the visitor’s share', { cap: 1_000, perDay: 2 }, 'as one visitor may'],
  ])('waits for midnight when %s is used up', async (_, { cap, perDay }, text) => {
    const lean = aCaller()
    const credits = { ...lean.credits, accountCaps: { day: cap, month: 10_000 } }
    const { ask } = await visit({ authenticate: async () => ({ ...lean, credits }) }, { perMinute: 10, perDay })
    for (const expected of [200, 200]) expect((await ask({ question: 'Who was Job?' })).statusCode).toBe(expected)
    const { statusCode, body, headers } = await ask({ question: 'Who was Job?' })
    expect([statusCode, headers['retry-after']]).toEqual([429, '43200'])
    expect(textOf(body)).toContain(text)
    expect(body).toContain('>Who was Job?</textarea>')
  })

  it('waits for the next minute when a visitor asks quickly', async () => {
    const { ask } = await visit({}, { perMinute: 1, perDay: 10 })
    await ask({ question: 'Who was Job?' })
    const { statusCode, headers } = await ask({ question: 'Who was Job?' }, { accept: 'text/html' })
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true])
    expect(headers['content-type']).toContain('text/html')
  })

  it('no page holds the key that it was asked through', async () => {
    const { app, ask } = await visit()
    const pages = [await app.inject('/study'), await ask({ question: 'Who was Job?' }), await ask({ question: '' })]
    for (const { body, headers } of pages)
      expect(JSON.stringify([body, headers])).not.toMatch(/the-live-key|acct_1|key_1/)
  })
})
