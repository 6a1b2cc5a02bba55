import validator from 'validator'
import type { SensitivePlace } from './sensitive-place.ts'

const address =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_%+'-][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,5}[\p{L}]{2,24}(?![\p{L}\p{N}@])/gu
/** `ana (at) example (dot) org`, `ana arroba ejemplo punto es`: written so that machines should not find it. */
const spelled =
  /(?<![\w.+-])[\w.+-]{1,64} ?(?:[([{<] ?(?:at|arroba|@) ?[)\]}>]|(?<= )(?:at|arroba)(?= )|(?<= )@|@(?= )) ?(?:[a-z0-9-]{1,40}(?: ?[([{<] ?(?:dot|punto|\.) ?[)\]}>] ?| (?:dot|punto) | ?\. ?)){1,4}(?:com|org|net|edu|gov|info|io|co|me|es|mx|ar|cl|uk|us|de|fr|it|br|ca|au|eu|church|example|test)(?![\w@-])/gi
const isSpelled = /(?:\b(?:at|arroba)\b|@).{1,60}(?:\b(?:dot|punto)\b|\.)/i
const hasSpelledDot = /\b(?:dot|punto)\b|[([{<] ?(?:at|arroba|@)|\s@|@\s/i

/** E-mail addresses of a text. */
export function emailAddresses(text: string): SensitivePlace[] {
  const found: SensitivePlace[] = []
  const add = (start: number, end: number, rule: string) => found.push({ rule, placeholder: '[email]', start, end })
  if (text.includes('@')) {
    for (const { index, 0: whole } of text.matchAll(address)) {
      // what people type need not be deliverable: a form that the standard refuses still names a person
      if (validator.isEmail(whole, { allow_utf8_local_part: true }) || /[\p{L}\p{N}]@/u.test(whole)) {
        add(index, index + whole.length, 'email')
      }
    }
  }
  if (hasSpelledDot.test(text)) {
    for (const { index, 0: whole } of text.matchAll(spelled)) {
      if (isSpelled.test(whole) && (whole.includes('@') || /dot|punto|[([{<]/i.test(whole))) {
        add(index, index + whole.length, 'email-spelled')
      }
    }
  }
  return found
}
