import { AppError } from '../errors.ts'

/** Where a list goes on, as the caller passes it back; what is in it is ours alone. */
const cursorAfter = (place: string): string => Buffer.from(place).toString('base64url')

/**
 * What a cursor was made of.
 * @param form what a place of this list looks like
 * @throws AppError bad_request when this list gave out no such cursor
 */
export function placeOf(cursor: string, form: RegExp): string {
  const place = Buffer.from(cursor, 'base64url').toString()
  if (form.test(place) && cursorAfter(place) === cursor) return place
  throw new AppError('bad_request', 'This `cursor` is not one this list gave out; start again without it.', {
    param: 'cursor',
  })
}

/** A page of a list that was read with one item more than fits, and the cursor of the next. */
export function pageFrom<T>(items: readonly T[], limit: number, placeIn: (item: T) => string) {
  const data = items.slice(0, limit)
  return { data, nextCursor: items.length > limit ? cursorAfter(placeIn(data.at(-1)!)) : null }
}

/** The place of an item that is known by its id. */
export const idPlace = /^[A-Za-z0-9_]{1,100}$/
