import { describe, expect, it } from 'vitest'
import { repeatedWordOf } from './repeated-word.ts'
import { type Phrase, tellingWordsOf } from './telling-words.ts'

const read = (text: string, language: 'en' | 'es' = 'en') => tellingWordsOf([{ key: 1, text }], language)
const said = (phrases: readonly Phrase[]) => phrases.map(({ text }) => text)

describe('what a verse does with words', () => {
  it.each([
    ['Who can stand before the wind? Nobody can.', 'asks', 'Who can stand before the wind?'],
    ['Rejoice in the morning always! Again I will say it.', 'commands', 'Rejoice in the morning always'],
    ['The grass is dry, but the root of it is green.', 'contrasts', 'The grass is dry, but the root of it is green'],
    ['He sleeps, for the day has been long and hot.', 'reasons', 'for the day has been long and hot'],
    ['He is like a tree by the river, and grows.', 'comparisons', 'like a tree by the river'],
  ] as const)('finds in “%s” its %s', (text, kind, phrase) => {
    expect(said(read(text)[kind])).toEqual([phrase])
  })

  it('gives each phrase where it stands, letter for letter', () => {
    const text = 'Wait, my friend: be still and listen; the night is long, but the dawn is near at hand.'
    const { commands, contrasts } = read(text)
    for (const { start, end, text: words } of [...commands, ...contrasts]) expect(text.slice(start, end)).toBe(words)
  })

  it('takes no statement for a command', () => {
    expect(said(read('Love is patient and is kind. Fear has come on us all.').commands)).toEqual([])
  })

  it('begins a Spanish question at its mark', () => {
    expect(said(read('Y le dijo: ¿Por qué duermes tanto tiempo? Levántate.', 'es').asks)).toEqual([
      '¿Por qué duermes tanto tiempo?',
    ])
  })

  it('never quotes half of a quotation', () => {
    const { commands, asks } = read('He said, “Come here, and do not wait so long!” Then: “Why are you so late?”')
    for (const { text } of [...commands, ...asks]) expect(text).not.toMatch(/[“”]/)
  })
})

describe('the word that a passage repeats', () => {
  const verses = (...texts: string[]) => texts.map((text, at) => ({ key: at + 1, text }))
  const even = () => 1

  it('is one of its own, and no name', () => {
    const passage = verses(
      'Then Naomi saw bread.',
      'The bread of Naomi was dry.',
      'So Naomi gave bread, and Naomi wept.',
    )
    expect(repeatedWordOf(passage, 'en', even)).toEqual({ word: 'bread', count: 3, keys: [1, 2, 3] })
  })

  it('is none where nothing comes back', () => {
    expect(repeatedWordOf(verses('Rain fell.', 'Snow melted.'), 'en', even)).toBeUndefined()
  })
})
