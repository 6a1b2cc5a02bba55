import { isSocialSecurityNumber, looksLikeId } from './identity-checks.ts'

/** A letter and a digit: no word, and no count. */
export const hasLettersAndDigits = (value: string): boolean => /\d/.test(value) && /[a-z]/i.test(value)

/** What tells a real value from what only looks like one, by the names that policies/sensitive-data gives them in `check`. */
export const checks: Readonly<Record<string, (value: string) => boolean>> = {
  'letters-and-digits': hasLettersAndDigits,
  'digits-and-both-cases': (value) => /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value),
  hexadecimal: (value) => /[a-f]/i.test(value) && /\d/.test(value),
  'looks-chosen': (value) => /\d/.test(value) || /[a-z][A-Z]|[@#$%^&*_+=~!]./.test(value),
  'looks-like-id': looksLikeId,
  'social-security-number': isSocialSecurityNumber,
  // a birth that is told of somebody in a book is no secret; a date in figures is one of a form or a file
  'birth-of-today': (value) =>
    !/^(?:born|nacid[oa]) /i.test(value) || /\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d/.test(value),
  'no-count': (value) =>
    !/^\d+ (?:years|days|months|miles|km|minutes|hours|times|people|of|and|or|in|the)\b/i.test(value),
  // the streets of Scripture, and a chapter and verse behind a street
  'no-street-of-scripture': (value) =>
    !/\b(?:Derecha|Recta|Hechos|Lucas|Marcos|Mateo|Juan|Salmos?|Apocalipsis|Isaias|Rom|Gn)\b/.test(value),
}
