import { expect, it } from 'vitest'
import type { VerifiedItem } from '../verification/index.ts'
import { rememberVerified } from './remember-verified.ts'

function counting() {
  const asked: string[] = []
  const verifyText = rememberVerified((text, { translation, language } = {}): VerifiedItem[] => {
    asked.push(`${text} ${translation} ${language}`)
    return []
  })
  return { asked, verifyText }
}

it('verifies a text once for all who ask about it in the same translation and language', () => {
  const { asked, verifyText } = counting()
  verifyText('a', { translation: 'WEB' })
  verifyText('b', { translation: 'WEB' })
  verifyText('a', { translation: 'WEB' })
  verifyText('a', { translation: 'KJV' })
  verifyText('a', { translation: 'WEB', language: 'en' })
  verifyText('a')
  expect(asked).toEqual(['a WEB undefined', 'b WEB undefined', 'a KJV undefined', 'a WEB en', 'a undefined undefined'])
})
