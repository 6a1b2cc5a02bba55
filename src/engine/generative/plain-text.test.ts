import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('plain text', () => {
  it.each([
    ['headings', '## Grace\n\nIt is a gift [1].\n\nMercy\n===\n\nToo.', 'Grace\n\nIt is a gift [1].\n\nMercy\n\nToo.'],
    ['quotations', '> “Jesus wept.” [1]\n>\n> He did.', '“Jesus wept.” [1]\n\nHe did.'],
    ['lists', 'Three:\n\n- one [1]\n- *two*\n  - deep\n\nEnd.', 'Three:\n\none [1]\ntwo\ndeep\n\nEnd.'],
    ['ordered lists', '3. three\n4. four', '3. three\n4. four'],
    ['emphasis', 'So **very *much* loved** and __kept__, a_b_c.', 'So very much loved and kept, a_b_c.'],
    ['code', 'The word `agape`.\n\n    indented', 'The word agape.\n\nindented'],
    [
      'links',
      '[A host](https://a.example/x) and <https://a.example>.',
      'A host (https://a.example/x) and https://a.example.',
    ],
    ['markers with a definition', 'Grace [1].\n\n[1]: https://a.example', 'Grace [1].'],
    ['rules and line breaks', 'one\ntwo  \nthree\n\n***\n\nfour', 'one two\nthree\n\nfour'],
    ['escapes', '1 \\* 2 &amp; \\_3\\_', '1 * 2 & _3_'],
    ['places of quotations', '**{quote:2}** [2]', '{quote:2} [2]'],
  ])('has no marks of %s', (_name, markdown, plain) => expect(plainText(markdown)).toBe(plain))

  const word = fc.constantFrom(
    'grace',
    'faith',
    'hope',
    'love',
    'peace',
    'joy',
    'mercy',
    '¡sí!',
    '“quoted”',
    '[1]',
    '[12]',
  )
  const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '))
  const marked = fc
    .tuple(words, fc.constantFrom('', '*', '**', '_', '__', '`', '***'))
    .map(([text, mark]) => ({ markdown: `${mark}${text}${mark}`, plain: text }))
  const line = fc.array(marked, { minLength: 1, maxLength: 4 }).map((parts) => ({
    markdown: parts.map(({ markdown }) => markdown).join(' a '),
    plain: parts.map(({ plain }) => plain).join(' a '),
  }))
  const block = fc.oneof(
    line,
    ...['# ', '### ', '> ', '- ', '* ', '> - ', '> ## '].map((opening) =>
      line.map(({ markdown, plain }) => ({ markdown: `${opening}${markdown}`, plain })),
    ),
  )

  it('keeps every word in its order, and nothing that Markdown would take for a mark', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) => {
        const plain = plainText(blocks.map(({ markdown }) => markdown).join('\n\n'))!
        expect(plain.split(/\s+/)).toEqual(
          blocks
            .map((one) => one.plain)
            .join(' ')
            .split(/\s+/),
        )
        for (const { type, ...node } of fromMarkdown(plain).children) {
          expect(type).toBe('paragraph')
          expect((node as { children: { type: string }[] }).children.map((child) => child.type)).toEqual(['text'])
        }
      }),
    )
  })

  it('never throws, and says so of a text whose parsing could take long', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => void plainText(text)))
    expect(plainText('*a **b '.repeat(2_000))).toBeUndefined()
    expect(plainText('>'.repeat(5_000))).toBeUndefined()
  })
})
