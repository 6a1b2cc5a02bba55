import { AppError } from '../errors.ts'

/** A moment that was sent. @throws AppError bad_request for a day or an hour that there is not, such as 2026-02-30 */
export function momentFrom(text: string, param: string): Date {
  const moment = new Date(text)
  // 30 February would silently become 2 March
  if (!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text.slice(0, 16))) return moment
  throw new AppError('bad_request', `\`${param}\` is no moment that there is.`, { param })
}
