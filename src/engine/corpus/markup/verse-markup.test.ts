import { describe, expect, it } from 'vitest'
import { readVerseMarkup } from './verse-markup.ts'

describe('a verse as print reads it', () => {
  it('takes a note out of mid-sentence and keeps the words apart', () => {
    const verse = readVerseMarkup(
      'his only born<note placement="foot"><reference type="annotateRef">3:16 </reference>or, unique</note>Son',
    )
    expect(verse.text).toBe('his only born Son')
    expect(verse.notes).toEqual([{ at: 13, kind: 'note', text: 'or, unique' }])
  })

  it('puts no space before punctuation behind a note, nor inside a word’s possessive', () => {
    expect(readVerseMarkup('of light<note>x</note>, and').text).toBe('of light, and')
    expect(readVerseMarkup('God<note>x</note>’s word').text).toBe('God’s word')
  })

  it('parts lines of poetry with a space and closes up stray ones', () => {
    const markup = '<l sID="a"/>Yahweh is my shepherd;<l eID="a"/> <l sID="b"/>I shall lack nothing .<l eID="b"/> ”'
    expect(readVerseMarkup(markup).text).toBe('Yahweh is my shepherd; I shall lack nothing.”')
  })

  it('keeps a psalm’s title as heading and a letter’s subscription as note', () => {
    const psalm = readVerseMarkup('<title type="psalm">A Psalm by David.</title>Yahweh, how')
    expect(psalm).toMatchObject({ text: 'Yahweh, how', headings: ['A Psalm by David.'], notes: [] })
    const letter = readVerseMarkup('Amen. <title>Written from Rome.</title>')
    expect(letter).toMatchObject({ text: 'Amen.', headings: [], notes: [{ text: 'Written from Rome.' }] })
  })

  it('marks the words of Jesus as one span over a note', () => {
    const verse = readVerseMarkup('<q who="Jesus">only born</q><note>x</note><q who="Jesus">Son.</q> He left.')
    expect(verse.redLetters).toEqual([{ start: 0, end: 14 }])
    expect(verse.text.slice(0, 14)).toBe('only born Son.')
  })

  it('puts back the space behind a closing quotation mark, outside of the words that it closes', () => {
    const verse = readVerseMarkup('“<q who="Jesus">Be made clean.”</q>Immediately he was clean.')
    expect(verse.text).toBe('“Be made clean.” Immediately he was clean.')
    expect(verse.redLetters.map(({ start, end }) => verse.text.slice(start, end))).toEqual(['Be made clean.”'])
    expect(readVerseMarkup('<w lemma="strong:G1">Why?</w><w lemma="strong:G2">He</w>').words).toEqual([
      { start: 0, end: 4, strongs: [1] },
      { start: 5, end: 7, strongs: [2] },
    ])
  })

  it('gives each tagged word its span and all of its numbers', () => {
    const verse = readVerseMarkup('<w lemma="strong:G1063 strong:G3754">For</w> <w lemma="strong:H0430">God</w>,')
    expect(verse.words).toEqual([
      { start: 0, end: 3, strongs: [1063, 3754] },
      { start: 4, end: 7, strongs: [10_430] },
    ])
  })

  it('drops marks that the module’s makers left behind', () => {
    expect(readVerseMarkup('¶ Because the \\nd <w lemma="strong:H3050">LORD</w></divineName> hath sworn').text).toBe(
      'Because the LORD hath sworn',
    )
    expect(readVerseMarkup('the \\nd LORD\\+nd* hath').text).toBe('the LORD hath')
  })

  it('puts back the spaces around words that the Reina-Valera adds, but writes a pronoun on to its verb', () => {
    const added = (word: string) => `<transChange type="added">${word}</transChange>`
    expect(readVerseMarkup(`animales${added('silvestres')}según`).text).toBe('animales silvestres según')
    expect(readVerseMarkup(`sáca${added('lo')} de este lugar`).text).toBe('sácalo de este lugar')
    expect(readVerseMarkup(`de ellos, Josué${added('los')} circuncidó`).text).toBe('de ellos, Josué los circuncidó')
  })

  it('ends with its book, whatever the module hangs on the last verse', () => {
    const markup =
      'Amen. <div eID="x" osisID="Rev" type="book"/> <title>Glossary</title> <list><item>Abba is a word.</item></list>'
    expect(readVerseMarkup(markup)).toMatchObject({ text: 'Amen.', notes: [] })
  })

  it('has no text where only a note stands', () => {
    expect(readVerseMarkup('<note>TR adds more</note>')).toMatchObject({ text: '', notes: [{ text: 'TR adds more' }] })
  })
})
