import { expect, it } from 'vitest'
import { pageOf } from './list-page.ts'

const items = ['a', 'b', 'c', 'd', 'e']
const page = (query: { limit?: number; cursor?: string }) => pageOf(items, query, (item) => item)

it('walks the whole list, each item once, and ends with null', () => {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const { data, nextCursor } = page({ limit: 2, ...(cursor === null ? {} : { cursor }) })
    seen.push(...data)
    cursor = nextCursor
  } while (cursor !== null)
  expect(seen).toEqual(items)
})

it('says that there is no next page when the last item just fits', () => {
  expect(page({ limit: 5 }).nextCursor).toBeNull()
  expect(pageOf([], {}, String).nextCursor).toBeNull()
})

it('refuses a cursor it did not give out', () => {
  expect(() => page({ cursor: 'nonsense' })).toThrow(/cursor/)
})
