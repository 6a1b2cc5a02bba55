import { type Static, type TSchema, Type } from 'typebox'
import { AppError } from '../errors.ts'

const MOST_ITEMS = 100

/** Query fields that every list takes. */
export const ListQuery = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_ITEMS,
        default: MOST_ITEMS,
        description: 'How many items to return, 1 to 100.',
      }),
    ),
    cursor: Type.Optional(
      Type.String({
        maxLength: 500,
        description: 'Where to go on: `nextCursor` of the page before. Without it, the first page.',
      }),
    ),
  },
  { additionalProperties: false },
)
export type ListQuery = Static<typeof ListQuery>

/** The form of every list reply. */
export function listOf<T extends TSchema>(item: T) {
  return Type.Object({
    data: Type.Array(item),
    nextCursor: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Pass it as `cursor` for the next page; null on the last.',
    }),
  })
}

/**
 * One page of a list that is held in memory, in its own order.
 * @param keyOf a stable, unique name of an item; the cursor is made of it and opaque to callers
 * @throws AppError bad_request when the cursor names no item
 */
export function pageOf<T>(items: readonly T[], { limit = MOST_ITEMS, cursor }: ListQuery, keyOf: (item: T) => string) {
  const start = cursor === undefined ? 0 : 1 + items.findIndex((item) => cursorFor(keyOf(item)) === cursor)
  if (cursor !== undefined && start === 0) {
    throw new AppError('bad_request', 'This `cursor` is not one this list gave out; start again without it.', {
      param: 'cursor',
    })
  }
  const data = items.slice(start, start + limit)
  const last = data.at(-1)
  return { data, nextCursor: last !== undefined && start + limit < items.length ? cursorFor(keyOf(last)) : null }
}

function cursorFor(key: string): string {
  return Buffer.from(key).toString('base64url')
}
