import { isCpf, isRut, isSocialSecurityNumber, isSpanishId } from './identity-checks.ts'
import type { SensitivePattern } from './sensitive-place.ts'

/** Numbers of papers that tell themselves by their form; those that a word names are policies (`sensitive-data/ids.any.yaml`). */
export const idNumbers: readonly SensitivePattern[] = [
  {
    id: 'id-sin',
    placeholder: '[id number]',
    needs: ['sin'],
    pattern: /\bSIN[ :#]{1,3}(?<value>\d{3}[ -]?\d{3}[ -]?\d{3})(?![\w:])/g,
  },
  { id: 'id-curp', placeholder: '[id number]', pattern: /\b[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d\b/gi },
  {
    id: 'id-nino',
    placeholder: '[id number]',
    pattern: /\b(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d\d ?\d\d ?\d\d ?[A-D]\b/g,
  },
  {
    id: 'id-dni',
    placeholder: '[id number]',
    pattern: /(?<![\w-])(?:\d{8}|\d\d\.\d{3}\.\d{3}|[XYZ]-?\d{7})[ -]?[A-Z](?!\w)/gi,
    isReal: isSpanishId,
  },
  { id: 'id-cpf', placeholder: '[id number]', pattern: /(?<![\w.-])\d{3}\.\d{3}\.\d{3}-\d\d(?![\w-])/g, isReal: isCpf },
  {
    id: 'id-rut',
    placeholder: '[id number]',
    pattern: /(?<![\w.-])\d{1,2}\.\d{3}\.\d{3}-[\dk](?![\w-])/gi,
    isReal: isRut,
  },
]

/** A social security number, parted by hyphens, is one wherever it stands; in other forms where a word says so. */
export const hyphenatedSsn: readonly SensitivePattern[] = [
  {
    id: 'ssn',
    placeholder: '[ssn]',
    pattern: /(?<![\w.:-])\d{3}-\d\d-\d{4}(?![\w:]|-\d)/g,
    isReal: isSocialSecurityNumber,
  },
]
