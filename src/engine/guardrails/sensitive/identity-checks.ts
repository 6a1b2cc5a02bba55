const idLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Spanish DNI and NIE: the letter at the end follows from the digits. */
export function isSpanishId(value: string): boolean {
  const plain = value.replace(/[^\da-z]/gi, '').toUpperCase()
  const digits = plain.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
  return /^\d{8}$/.test(digits) && idLetters[Number(digits) % 23] === plain.at(-1)
}

/** Brazilian CPF: the last two digits follow from the nine before. */
export function isCpf(value: string): boolean {
  const digits = [...value.replace(/\D/g, '')].map(Number)
  if (digits.length !== 11 || new Set(digits).size === 1) return false
  const check = (count: number) => {
    const sum = digits.slice(0, count).reduce((total, digit, place) => total + digit * (count + 1 - place), 0)
    return ((sum * 10) % 11) % 10
  }
  return check(9) === digits[9] && check(10) === digits[10]
}

/** Chilean RUT: digits and their check sign. */
export function isRut(value: string): boolean {
  const plain = value.replace(/[^\dk]/gi, '').toUpperCase()
  let sum = 0
  let factor = 2
  for (let place = plain.length - 2; place >= 0; place--) {
    sum += Number(plain[place]) * factor
    factor = factor === 7 ? 2 : factor + 1
  }
  return '0123456789K'[(11 - (sum % 11)) % 11] === plain.at(-1)
}

/** US social security numbers that can have been given out. */
export function isSocialSecurityNumber(value: string): boolean {
  const digits = value.replace(/\D/g, '')
  return (
    digits.length === 9 && !/^(?:000|666|9)/.test(digits) && digits.slice(3, 5) !== '00' && !digits.endsWith('0000')
  )
}

/** A number that somebody was given: long enough, three digits at least. */
export const looksLikeId = (value: string): boolean =>
  (value.match(/\d/g)?.length ?? 0) >= 3 && value.replace(/[^\da-z]/gi, '').length >= 6
