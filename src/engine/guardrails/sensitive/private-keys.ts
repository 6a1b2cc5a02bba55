import type { SensitivePlace } from './sensitive-place.ts'

const opening = /-----BEGIN [A-Z0-9 ]{0,40}(?:PRIVATE KEY|SECRET KEY)(?: BLOCK)?-----/g
const closing = /-----END [A-Z0-9 ]{0,40}(?:PRIVATE KEY|SECRET KEY)(?: BLOCK)?-----/g

/** Private keys in PEM form, from the opening line to the closing one; to the end of the text when that is cut off. */
export function privateKeys(text: string): SensitivePlace[] {
  const found: SensitivePlace[] = []
  if (!text.includes('-----BEGIN')) return found
  let from = 0
  while (from < text.length) {
    opening.lastIndex = from
    const start = opening.exec(text)
    if (start === null) break
    closing.lastIndex = opening.lastIndex
    const end = closing.exec(text) === null ? text.length : closing.lastIndex
    found.push({ rule: 'key-private', placeholder: '[secret]', start: start.index, end })
    from = end
  }
  return found
}
