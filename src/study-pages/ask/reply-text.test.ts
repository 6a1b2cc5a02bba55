import { expect, it } from 'vitest'
import { html } from '../html.ts'
import { replyText } from './reply-text.ts'

const written = (markdown: string, ids: number[] = []) => replyText(markdown, { citations: new Set(ids) }).markup

it('makes markers of citations links, and leaves other numbers in brackets as they are', () => {
  expect(written('Grace is given. [1] [2]', [1])).toBe(
    '<p>Grace is given.<sup class="mark"><a href="#source-1">1</a></sup> [2]</p>',
  )
})

it('has quotations, headings and lists as markup', () => {
  expect(written('## One side\n\n> Jesus wept.\n\n- a\n- b')).toBe(
    '<h3>One side</h3><blockquote><p>Jesus wept.</p></blockquote><ul><li>a</li><li>b</li></ul>',
  )
})

it.each([
  ['<img src=x onerror=alert(1)>', /<img/],
  ['[here](javascript:alert(1))', /javascript/],
  ['![it](https://evil.example/pixel)', /evil/],
  ['[1](https://a.example/"onmouseover="x) [1]', /"onmouseover/],
])('%s can do nothing', (markdown, forbidden) => {
  expect(written(markdown, [1])).not.toMatch(forbidden)
})

it('gives help lines where the text names them, and leaves to the page what it offers by itself', () => {
  const text = 'Help is near.\n\n- Lifeline, 988\n- Emergency, 911\n\n- grace\n\nYou may also mean: Hope; Despair.'
  const list = html`<ul class="help"></ul>`
  const help = { labels: ['Lifeline', 'Emergency'], list }
  const { markup } = replyText(text.replace('- grace', '1. grace'), {
    citations: new Set(),
    help,
    suggested: ['Hope', 'Despair'],
  })
  expect(markup).toBe('<p>Help is near.</p><ul class="help"></ul><ol start="1"><li>grace</li></ol>')
})
