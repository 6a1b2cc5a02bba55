import { expect, it } from 'vitest'
import type { Page } from './page.ts'
import { createSearch } from './search.ts'

const page = (slug: string, title: string, html: string): Page => ({
  slug,
  title,
  summary: '',
  group: 'Guide',
  markdown: '',
  html,
})
const search = createSearch([
  page(
    'errors',
    'Errors',
    '<p>Every error has a code.</p><h2 id="retries"><a href="#retries">Retries</a></h2><p>Wait as long as <code>Retry-After</code> says.</p>',
  ),
  page(
    'keys',
    'API keys',
    '<p>A key may be rotated; the old one goes on for a day &amp; then ends.</p><h2 id="caps">Caps</h2><p>Each key has caps.</p>',
  ),
])

it('finds sections that have every word, or words that begin so, whatever their case', () => {
  expect(search('retry-after').map(({ path }) => path)).toEqual(['/docs/errors#retries'])
  expect(search('ROTAT').map(({ path }) => path)).toEqual(['/docs/keys'])
  expect(search('key caps').map(({ path }) => path)).toEqual(['/docs/keys#caps'])
  expect(search('key nonsense')).toEqual([])
})

it('puts titles and headings before text', () => {
  expect(search('retr')[0]).toMatchObject({ title: 'Errors', heading: 'Retries' })
  expect(search('retry')[0]).toMatchObject({ title: 'Errors', heading: 'Retries' })
  expect(search('keys')[0]!.title).toBe('API keys')
})

it('shows the words around what was found, without markup', () => {
  expect(search('ends')[0]!.excerpt).toBe('A key may be rotated; the old one goes on for a day & then ends.')
})

it('finds nothing for nothing', () => {
  expect([search(''), search(' ?! ')]).toEqual([[], []])
})
