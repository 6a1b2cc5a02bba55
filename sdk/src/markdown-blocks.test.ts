import { expect, it } from 'vitest'
import { markdownBlocks } from './markdown-blocks.ts'

const text = (words: string) => ({ kind: 'text', text: words })

it('reads what an answer is made of', () => {
  const answer =
    '## How it is understood\n\nGod is **near**. [1] [12]\nHe hears.\n\n> Yahweh is near. [2]\n>\n> — Psalm 34\n\n' +
    '- **Why?:** He *loves*. [3]\n- Second,\n  and more\n\n3. Third'
  expect(markdownBlocks(answer)).toEqual([
    { kind: 'heading', level: 2, children: [text('How it is understood')] },
    {
      kind: 'paragraph',
      children: [
        text('God is '),
        { kind: 'strong', children: [text('near')] },
        text('. '),
        { kind: 'marker', id: 1 },
        text(' '),
        { kind: 'marker', id: 12 },
        text('\nHe hears.'),
      ],
    },
    {
      kind: 'quotation',
      blocks: [
        { kind: 'paragraph', children: [text('Yahweh is near. '), { kind: 'marker', id: 2 }] },
        { kind: 'paragraph', children: [text('— Psalm 34')] },
      ],
    },
    {
      kind: 'list',
      isOrdered: false,
      start: 1,
      items: [
        [
          { kind: 'strong', children: [text('Why?:')] },
          text(' He '),
          { kind: 'emphasis', children: [text('loves')] },
          text('. '),
          { kind: 'marker', id: 3 },
        ],
        [text('Second,\nand more')],
      ],
    },
    { kind: 'list', isOrdered: true, start: 3, items: [[text('Third')]] },
  ])
})

it.each([
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['snake_case_name', 'snake_case_name'],
  ['a \\*star\\* and \\[1\\]', 'a *star* and [1]'],
  ['**never closed', '**never closed'],
  ['<b>bold</b> <script>alert(1)</script>', '<b>bold</b> <script>alert(1)</script>'],
  ['[a link](javascript:alert(1))', '[a link](javascript:alert(1))'],
  ['#hashtag', '#hashtag'],
])('leaves %j as text', (markdown, shown) => {
  expect(markdownBlocks(markdown)).toEqual([{ kind: 'paragraph', children: [text(shown)] }])
})

it('has nothing of an empty text, and an end for quotations in quotations', () => {
  expect(markdownBlocks(' \n\n')).toEqual([])
  expect(JSON.stringify(markdownBlocks('>'.repeat(20_000))).match(/quotation/g)).toHaveLength(8)
})
