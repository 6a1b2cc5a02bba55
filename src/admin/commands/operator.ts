import { userInfo } from 'node:os'
import { UsageError } from '../command.ts'

/** Who types the commands, as the audit log names them. */
export const operator = { actor: `operator:${nameOfUser()}` }

function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown' // a container may run as a user that has no name
  }
}

/**
 * A whole number that was typed, or null for `none`.
 * @throws UsageError naming the option
 */
export function countFrom(typed: string | boolean | undefined, option: string): number | null | undefined {
  if (typed === undefined) return undefined
  if (typed === 'none') return null
  if (typeof typed === 'string' && /^\d{1,12}$/.test(typed)) return Number(typed)
  throw new UsageError(`--${option} takes a whole number, or none.`)
}

/** An object without the fields that are undefined. */
export const given = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
