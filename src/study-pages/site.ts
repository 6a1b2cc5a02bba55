import type { Engine, KnownHelpLine, Language, TranslationInfo } from '../engine/engine.ts'
import { type GuideLookup, lookUpGuide } from './guide-lookup.ts'
import type { Page } from './layout.ts'

/** What the pages ask of the engine: reading alone, which takes microseconds and costs nothing. */
export type StudyEngine = Pick<
  Engine,
  | 'listTranslations'
  | 'readPassage'
  | 'readChapter'
  | 'listChapters'
  | 'readChapterGuide'
  | 'readWord'
  | 'listWords'
  | 'listTopics'
  | 'readTopic'
>

/** What every page is made from. */
export type Site = {
  engine: StudyEngine
  publicUrl: string
  /** Those that fit whatever country a reader is in. */
  helpLines: readonly KnownHelpLine[]
  guide: GuideLookup
  /** Whether a translation prints a chapter, by its id and the chapter's OSIS. */
  isPrinted: (translation: string, osis: string) => boolean
}

/**
 * What a request gets. `isFound` is false for a page that says what was wrong with the address; `isPublic` where
 * nothing of it depends on what somebody typed.
 */
export type Reply = { page: Page; isFound: boolean; isPublic: boolean } | { location: string; isLasting: boolean }

export function openSite(given: Omit<Site, 'guide' | 'isPrinted'>): Site {
  const { engine } = given
  const printed = new Map<string, ReadonlySet<string>>()
  const isPrinted = (translation: string, osis: string) => {
    const chapters = printed.get(translation) ?? new Set(engine.listChapters({ translation }))
    printed.set(translation, chapters)
    return chapters.has(osis)
  }
  return { ...given, guide: lookUpGuide(engine), isPrinted }
}

const preferred: Readonly<Record<Language, string>> = { en: 'WEB', es: 'RV1909' }

/** The translation that pages of a language quote: the usual one, else any of that language, else any. */
export function defaultTranslation({ engine }: Site, language: Language): TranslationInfo {
  const all = engine.listTranslations()
  return all.find(({ id }) => id === preferred[language]) ?? all.find((one) => one.language === language) ?? all[0]!
}

/** A translation by its id in any case. */
export const findTranslation = ({ engine }: Site, typed: string): TranslationInfo | undefined =>
  engine.listTranslations().find(({ id }) => id.toLowerCase() === typed.toLowerCase())

export const found = (page: Page, isPublic = true): Reply => ({ page, isFound: true, isPublic })
export const movedTo = (location: string, isLasting = true): Reply => ({ location, isLasting })
