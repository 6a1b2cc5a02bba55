import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { builtCorpus } from '../corpus/built-corpus.test-data.ts'
import type { Corpus } from '../corpus/index.ts'
import { checkGuide, type GuideCheck } from './check-guide.ts'
import { readGuide } from './read-guide.ts'

let corpus: Corpus
let folder: string
beforeAll(async () => {
  corpus = await builtCorpus()
}, 120_000)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guide-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const names = (word: string, count: number) => Array.from({ length: count }, (_, place) => `${word} ${place + 1}`)

/** A well-formed answer; `over` replaces parts of it. */
const anAnswer = (over: object = {}) => ({
  id: 'whom',
  frame: 'about',
  asks: { en: ['whom does Jesus bless'], es: ['¿a quién bendice Jesús?'] },
  lead: {
    en: 'Jesus blesses the poor in spirit.',
    es: 'Jesús bendice a los pobres en espíritu.',
    from: 'Matthew 5:3',
    basis: 'text',
  },
  short: [{ en: 'Tell somebody.', es: 'Cuénteselo a alguien.', basis: 'counsel' }],
  ...over,
})

/** A well-formed topic; `over` replaces parts of it. */
function aTopic(over: object = {}): Record<string, unknown> {
  const passage = (verse: number) => ({
    ref: `Matthew 5:${verse}`,
    note: { en: 'Jesus blesses those who hear him.', es: 'Jesús bendice a quienes lo oyen.' },
  })
  return {
    title: { en: 'Blessing', es: 'Bendición' },
    aliases: { en: names('blessing', 8), es: names('bendición', 5) },
    status: 'core',
    summary: [
      { en: 'Jesus blesses the poor in spirit.', es: 'Jesús bendice a los pobres en espíritu.', from: 'Matthew 5:3' },
      { en: 'The mourning are comforted.', es: 'Los que lloran reciben consuelo.', from: 'Matthew 5:4' },
    ],
    passages: [3, 4, 5, 6, 7, 8].map(passage),
    related: ['other'],
    answers: [anAnswer()],
    ...over,
  }
}
const other = aTopic({
  title: { en: 'Other', es: 'Otro' },
  aliases: { en: names('other', 8), es: names('otro', 5) },
  related: ['blessing'],
  answers: [anAnswer({ asks: { en: ['what else'], es: ['¿qué más?'] } })],
})

function check(entry: object, ambiguous: string[] = []): GuideCheck {
  mkdirSync(join(folder, 'topics'))
  writeFileSync(join(folder, 'topics/blessing.yaml'), stringify(entry))
  writeFileSync(join(folder, 'topics/other.yaml'), stringify(other))
  return checkGuide(corpus, readGuide(folder), new Set(ambiguous))
}
const problemsOf = (entry: object) => check(entry).problems.map(({ problem }) => problem)

describe('the checks of the study guide', () => {
  it('pass a well-formed entry', () => {
    expect(problemsOf(aTopic())).toEqual([])
  })

  it.each<[string, object, RegExp]>([
    [
      'a verse that does not exist',
      { passages: [...(aTopic().passages as object[]), { ref: 'John 99:1', note: { en: 'None.', es: 'Nada.' } }] },
      /John has 21 chapters/,
    ],
    [
      'a quotation that is not in its verse',
      {
        passages: [
          ...(aTopic().passages as object[]),
          { ref: 'John 3:16', note: { en: 'God “so hated the world”.', es: 'Dios y el mundo.' } },
        ],
      },
      /“so hated the world” does not stand in John 3:16/,
    ],
    [
      'a Spanish quotation that is not in the Reina-Valera',
      {
        summary: [
          ...(aTopic().summary as object[]),
          { en: 'They see God.', es: 'De ellos es “el mundo entero”.', from: 'Matthew 5:8' },
        ],
      },
      /“el mundo entero” does not stand in Matthew 5:8 \(RV1909\)/,
    ],
    [
      'a sentence that no listed passage bears out',
      {
        summary: [...(aTopic().summary as object[]), { en: 'God is love.', es: 'Dios es amor.', from: '1 John 4:8' }],
      },
      /1 John 4:8 bears out .* not among the passages/,
    ],
    ['a topic that answers nothing', { answers: undefined }, /answers: it has none/],
    [
      'a wording that no answer serves',
      { questions: { en: ['who is blessed then'], es: [] } },
      /additional properties.*questions/,
    ],
    [
      'a first sentence that is too long to be the reply',
      { answers: [anAnswer({ lead: { ...anAnswer().lead, en: `Jesus ${'truly '.repeat(26)}blesses.` } })] },
      /the lead has 28 words, 26 at most/,
    ],
    [
      'a claim of the text without its passage',
      { answers: [anAnswer({ short: [{ en: 'God blesses.', es: 'Dios bendice.', basis: 'text' }] })] },
      /rests on a passage: name it in from/,
    ],
    [
      'a view that nobody holds',
      { answers: [anAnswer({ short: [{ en: 'God blesses.', es: 'Dios bendice.', basis: 'view' }] })] },
      /is a view: name in who whose/,
    ],
    [
      'history without its source',
      { answers: [anAnswer({ short: [{ en: 'It was so.', es: 'Así fue.', basis: 'history' }] })] },
      /is known by history: name its source/,
    ],
    [
      'what belongs to an entry that does not exist',
      { scope: { not: [{ ask: { en: 'who else', es: '¿quién más?' }, send_to: 'nowhere' }] } },
      /scope.not: there is no other entry “nowhere”/,
    ],
    ['a link to nowhere', { related: ['nowhere'] }, /no other entry “nowhere”/],
    ['too few passages', { passages: (aTopic().passages as object[]).slice(0, 5) }, /\/passages/],
    ['no Spanish title', { title: { en: 'Blessing' } }, /\/title/],
    ['an unknown part', { colour: 'blue' }, /additional/],
    [
      'a note that is too long',
      {
        passages: [
          ...(aTopic().passages as object[]),
          { ref: 'John 3:16', note: { en: `${'love '.repeat(20)}now.`, es: 'Amor.' } },
        ],
      },
      /21 words, 20 at most/,
    ],
    [
      'a note without its Spanish',
      { passages: [...(aTopic().passages as object[]), { ref: 'John 3:16', note: { en: 'God loves the world.' } }] },
      /note .*es/,
    ],
    [
      'a Spanish note that quotes what does not stand there',
      {
        passages: [
          ...(aTopic().passages as object[]),
          { ref: 'John 3:16', note: { en: 'God loves the world.', es: 'Dios “odió al mundo”.' } },
        ],
      },
      /RV1909/,
    ],
    [
      'a passage listed twice',
      { passages: [...(aTopic().passages as object[]), (aTopic().passages as object[])[0]] },
      /listed twice/,
    ],
    [
      'another entry’s name',
      { aliases: { en: [...names('blessing', 8), 'Other 3!'], es: names('bendición', 5) } },
      /alias “other 3” also stands in/,
    ],
  ])('refuse %s', (_, over, expected) => {
    expect(problemsOf(aTopic(over)).join('\n')).toMatch(expected)
  })

  it('let a name stand in two entries that is listed as ambiguous', () => {
    const entry = aTopic({ aliases: { en: [...names('blessing', 8), 'Other 3'], es: names('bendición', 5) } })
    expect(check(entry, ['other 3']).problems).toEqual([])
  })

  it('list for reading a note that shares no word with its verse', () => {
    const passages = [
      ...(aTopic().passages as object[]),
      { ref: 'John 11:35', note: { en: 'Grief is real.', es: 'El dolor es real.' } },
    ]
    expect(check(aTopic({ passages })).toRead).toContainEqual({
      file: join('topics', 'blessing.yaml'),
      problem: 'John 11:35: Grief is real.',
    })
  })
})
