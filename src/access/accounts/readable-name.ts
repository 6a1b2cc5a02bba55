import { AppError } from '../../errors.ts'

// line breaks, terminal escapes and marks that turn the direction of writing: lists of names would no longer be lists
const unreadable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** @throws AppError bad_request for a name of an account or key that holds control characters */
export function requireReadableName(name: string): void {
  if (unreadable.test(name)) {
    throw new AppError('bad_request', 'A name may hold no control characters (line breaks, tabs, escapes).', {
      param: 'name',
    })
  }
}
