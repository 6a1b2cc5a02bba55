import { readdirSync, readFileSync } from 'node:fs'
import { once } from '../../platform/once.ts'
import type { Language } from '../engine.ts'

/** What a language is told by, one file each in `profiles/`. */
export type LanguageProfile = {
  /** ISO 639-1. */
  code: string
  name: Readonly<Record<Language, string>>
  /** Unicode scripts that it is written in, `|` between; the Latin one unless told. */
  script: RegExp | undefined
  /** Words that stand in nearly every sentence of it, and those that people ask about Scripture with. */
  words: ReadonlySet<string>
  /** Letters that others of its script lack. */
  letters: RegExp | undefined
  /** What is said to whoever writes in it, of the languages that are served. */
  message: string | undefined
}

type ProfileFile = {
  name: Record<Language, string>
  script?: string
  words?: string
  letters?: string
  message?: string
}

/** All profiles, read once. */
export const languageProfiles: () => readonly LanguageProfile[] = once(() => {
  const folder = new URL('profiles/', import.meta.url)
  return readdirSync(folder).map((file) => {
    const { name, script, words, letters, message } = JSON.parse(
      readFileSync(new URL(file, folder), 'utf8'),
    ) as ProfileFile
    const scripts = script?.split('|').map((one) => `\\p{Script=${one}}`)
    return {
      code: file.replace('.json', ''),
      name,
      script: scripts === undefined ? undefined : new RegExp(`[${scripts.join('')}]`, 'gu'),
      words: new Set(words?.split(' ') ?? []),
      letters: letters === undefined ? undefined : new RegExp(`[${letters}]`, 'iu'),
      message,
    }
  })
})
