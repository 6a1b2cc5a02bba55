import { describe, expect, it } from 'vitest'
import { type GenerationVerdict, watchGeneration } from './generation-watch.ts'

const verdictOf = (text: string, { piece = 7, maxOutputTokens = 20_000 } = {}): GenerationVerdict => {
  const watch = watchGeneration({ maxOutputTokens })
  let verdict: GenerationVerdict = 'go_on'
  for (let place = 0; place < text.length; place += piece) verdict = watch.push(text.slice(place, place + piece))
  return verdict
}
const deeds = 'sun moon stars sea rivers hills kings winds rain bread vines flocks'.split(' ')

describe('watchGeneration', () => {
  it('stops a text that passes its ceiling by more than a tenth', () => {
    const watch = watchGeneration({ maxOutputTokens: 10, bytesPerToken: 4 })
    expect(watch.push('In the beginning was the Word, and the Word.')).toBe('go_on')
    expect(watch.push('x')).toBe('stop_length')
    expect(watch.push('')).toBe('stop_length')
  })

  it('counts bytes, not characters', () => {
    const watch = watchGeneration({ maxOutputTokens: 2, bytesPerToken: 4 })
    expect(watch.push('神は')).toBe('go_on')
    expect(watch.push('愛')).toBe('stop_length')
  })

  it('stops at the eighth equal line or sentence', () => {
    expect(verdictOf('God is faithful. '.repeat(7))).toBe('go_on')
    expect(verdictOf('God is faithful. '.repeat(8))).toBe('stop_repetition')
    expect(verdictOf('Dios es amor\n'.repeat(8))).toBe('stop_repetition')
    expect(verdictOf(Array.from({ length: 8 }, (_none, place) => `${place + 1}. God is faithful.\n`).join(''))).toBe(
      'stop_repetition',
    )
  })

  it('stops a short stretch that comes again and again without an end mark', () => {
    expect(verdictOf('holy '.repeat(600))).toBe('stop_repetition')
    expect(verdictOf('a'.repeat(3000), { piece: 1 })).toBe('stop_repetition')
    expect(verdictOf('the Lord is good and his mercy is great, and so '.repeat(60), { piece: 4000 })).toBe(
      'stop_repetition',
    )
    expect(verdictOf('The first line stands here.\nThe second follows it.\n'.repeat(60))).toBe('stop_repetition')
  })

  it('finds a loop that begins after a long sound text', () => {
    const sound = Array.from(
      { length: 400 },
      (_none, place) => `Verse ${place} speaks of ${deeds[place % 12]} and day ${place * 7}. `,
    )
    expect(verdictOf(sound.join(''))).toBe('go_on')
    expect(verdictOf(sound.join('') + 'and again, '.repeat(250))).toBe('stop_repetition')
  })

  it('lets a psalm go on whose lines end alike', () => {
    const psalm = Array.from(
      { length: 26 },
      (_none, place) => `Thank him who made the ${deeds[place % 12]} of day ${place};\nhis kindness has no end.\n`,
    )
    expect(verdictOf(psalm.join(''))).toBe('go_on')
    expect(verdictOf(psalm.join('').replaceAll('\n', ' '))).toBe('go_on')
  })

  it('lets litanies, threefold calls and genealogies go on', () => {
    expect(verdictOf('Lord, have mercy. Lord, have mercy. Lord, have mercy.\nChrist, have mercy.\n')).toBe('go_on')
    expect(
      verdictOf(
        deeds
          .map((deed) => `For the ${deed}, we pray: Lord, hear us.\n`)
          .join('')
          .repeat(2),
      ),
    ).toBe('go_on')
    const names = Array.from({ length: 300 }, (_none, place) => `N${place} was the father of N${place + 1}. `)
    expect(verdictOf(names.join(''))).toBe('go_on')
  })

  it('lets rules, empty lines and tables go on', () => {
    expect(verdictOf('- - -\n***\n\n\n'.repeat(12))).toBe('go_on')
    const rows = Array.from({ length: 40 }, (_none, place) => `| ${place} | yes |\n|---|---|\n`)
    expect(verdictOf(rows.join(''))).toBe('go_on')
  })

  it('says the same however the text is cut', () => {
    const text = 'Selah and peace, '.repeat(200)
    const verdicts = [1, 3, 64, 5000].map((piece) => verdictOf(text, { piece }))
    expect(new Set(verdicts)).toEqual(new Set(['stop_repetition']))
  })
})
