import { beforeAll, describe, expect, it } from 'vitest'
import type { WriterDeps } from '../generation/write-answer.ts'
import { fillSlots } from './fill-slots.ts'
import { occasionsNamedIn } from './occasion-words.ts'
import { occasions } from './occasions.ts'
import { builtWriter } from './prayer-writer.test-data.ts'
import { quoteOf } from './quote.ts'
import { otherSubject, speakerSubject } from './subject.ts'
import { verseParts } from './verse-parts.ts'

let deps: WriterDeps
beforeAll(async () => {
  deps = await builtWriter()
}, 120_000)

describe('the tables of occasions', () => {
  it('name only passages that every shipped translation can be quoted from', () => {
    const names = new Set(
      [...occasions.values()].flatMap(({ word, cry, refrain, complaint, trust }) => [
        ...word,
        ...cry,
        ...refrain,
        ...complaint,
        ...trust,
      ]),
    )
    for (const id of ['WEB', 'KJV', 'RV1909']) {
      const text = deps.corpus.findText(id)!
      for (const name of [...names, ...verseParts.keys()]) {
        const quote = quoteOf(text, name)
        expect(quote, `${name} in ${id}`).toBeDefined()
        expect(quote!.text, `${name} in ${id}`).toMatch(/^[\p{L}¡¿“]/u)
        expect(quote!.text, `${name} in ${id}`).not.toMatch(/Selah|[;:,]$|^Salmo|^Al Músico/)
        expect(quote!.text.split('“').length, `${name} in ${id}`).toBe(quote!.text.split('”').length)
      }
    }
  })

  it('fill every slot for everybody who may be prayed for', () => {
    for (const language of ['en', 'es'] as const) {
      const subjects = [
        speakerSubject('me', language),
        speakerSubject('us', language),
        otherSubject('she', undefined, language),
        otherSubject('any', 'Maria', language),
        otherSubject('they', undefined, language),
      ]
      for (const { asks, aims, seen } of occasions.values()) {
        for (const template of [...asks[language], ...aims[language], seen[language]]) {
          for (const subject of subjects) {
            const filled = fillSlots(template, { by: 'me', subject })
            expect(filled).not.toMatch(/[{}|]/)
            // beside “thou” no “you” may stand
            if (language === 'en') expect(filled).not.toMatch(/\byou(?:r|rs)?\b/)
          }
        }
      }
    }
  })

  it('write the accent of a Spanish verb that takes a pronoun', () => {
    for (const { id, asks, aims } of occasions.values()) {
      for (const template of [...asks.es, ...aims.es]) {
        // “da{le}” stays without, “tráe{lo}” is stressed before the pronoun, and an infinitive keeps its own stress
        const bare = template.match(/(?<!\p{L})(?!da\{)\p{L}*[^\P{L}r]\{l[oe]\}/giu) ?? []
        expect(
          bare.filter((verb) => !/[áéíóú]/.test(verb)),
          id,
        ).toEqual([])
      }
    }
  })

  it('know every matter by words of both languages', () => {
    expect(occasionsNamedIn('my mother has cancer', 'en')[0]).toBe('sickness')
    expect(occasionsNamedIn('perdi a mi bebe', 'es')[0]).toBe('child-loss')
    expect(occasionsNamedIn('after the suicide of my son', 'en')[0]).toBe('suicide-loss')
    expect(occasionsNamedIn('i lost my job', 'en')[0]).toBe('need')
    expect(occasionsNamedIn('i feel god has abandoned me', 'en')[0]).toBe('forsaken')
    expect(occasionsNamedIn('dios parece lejos', 'es')[0]).toBe('forsaken')
    expect(occasionsNamedIn('the violence in our streets', 'en')[0]).toBe('violence')
    expect(occasionsNamedIn('la violencia en mi pais', 'es')[0]).toBe('violence')
    expect(occasionsNamedIn('domestic violence', 'en')[0]).toBe('abuse')
  })
})
