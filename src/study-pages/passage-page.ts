import type { Chapter, Language, TranslationInfo } from '../engine/engine.ts'
import { passagePath, type Shown } from './addresses.ts'
import { chapterPage } from './chapter-page.ts'
import { messages } from './messages.ts'
import { notFoundPage } from './not-found-page.ts'
import { type ReadAddress, readAddress } from './read-address.ts'
import { chapterOsis, nameOfPlace } from './references.ts'
import { defaultTranslation, findTranslation, found, movedTo, type Reply, type Site } from './site.ts'
import { type Place, slugOfPlace } from './slugs.ts'

/** The query of a passage's address, as it was sent. */
export type PassageQuery = { translation?: string | undefined; with?: string | undefined; strongs?: string | undefined }

/** The page of a chapter, or of verses of one, by the last step of its address; any other spelling leads there. */
export function passagePage(site: Site, language: Language, typed: string, query: PassageQuery): Reply {
  const read = readAddress(typed, language)
  if (read.outcome !== 'found') return notFoundPage(read.language, problemWith(read), nearestTo(read))
  const { place } = read
  const chosen = chooseTexts(site, read.language, place, query)
  if ('refusal' in chosen) return chosen.refusal
  const { shown, text, beside } = chosen
  const isAtHome = slugOfPlace(place, language) === typed && read.language === language && isAsSent(shown, query)
  if (!isAtHome) return movedTo(passagePath(read.language, place, shown))
  return found(chapterPage(site, { language, place, shown, text, beside, isForeign: chosen.isForeign }))
}

/** Where what somebody typed leads: its page, or one that says that nothing is called so. */
export function jumpTo(language: Language, typed: string): Reply {
  const read = readAddress(typed, language)
  if (read.outcome !== 'found') return notFoundPage(read.language, problemWith(read), nearestTo(read))
  return movedTo(passagePath(read.language, read.place), false)
}

const isAsSent = (shown: Shown, query: PassageQuery): boolean =>
  shown.translation === query.translation &&
  shown.with === query.with &&
  (shown.strongs ?? false) === (query.strongs === 'on')

type Chosen = { shown: Shown; text: Chapter; beside: Chapter | undefined; isForeign: boolean }

/** The text that is asked for and the one beside it; where the usual one lacks the chapter, another that prints it. */
function chooseTexts(site: Site, language: Language, place: Place, query: PassageQuery): Chosen | { refusal: Reply } {
  const usual = defaultTranslation(site, language)
  const unknown = [query.translation, query.with].find((id) => id !== undefined && !findTranslation(site, id))
  if (unknown !== undefined) {
    const every = site.engine.listTranslations().map((one) => linkTo(language, place, one, usual))
    return { refusal: notFoundPage(language, messages[language].noTranslation(unknown), every) }
  }
  const asked = query.translation === undefined ? usual : findTranslation(site, query.translation)!
  const read = ({ id }: TranslationInfo) => site.engine.readChapter({ osis: chapterOsis(place), translation: id })
  const printing = site.engine.listTranslations().filter(({ id }) => site.isPrinted(id, chapterOsis(place)))
  const isPrinted = printing.some(({ id }) => id === asked.id)
  const chosen = isPrinted || query.translation !== undefined ? asked : printing[0]
  const text = chosen && read(chosen)
  if (text === undefined) {
    const problem = messages[language].lacks(asked.id, nameOfPlace({ ...place, verses: undefined }, language))
    return {
      refusal: notFoundPage(
        language,
        problem,
        printing.map((one) => linkTo(language, place, one, usual)),
      ),
    }
  }
  const second =
    query.with === undefined ? undefined : printing.find((one) => one.id === findTranslation(site, query.with!)!.id)
  const beside = second === undefined || second.id === text.translation ? undefined : read(second)
  const shown: Shown = {
    translation: asked.id === usual.id ? undefined : asked.id,
    with: beside?.translation,
    strongs: query.strongs === 'on' && [text, beside].some((one) => one?.verses.some(({ words }) => words.length > 0)),
  }
  return { shown, text, beside, isForeign: text.language !== language && query.translation === undefined }
}

function linkTo(language: Language, place: Place, { id, title }: TranslationInfo, usual: TranslationInfo) {
  const path = passagePath(language, place, { translation: id === usual.id ? undefined : id })
  return { name: `${nameOfPlace(place, language)}, ${title} (${id})`, path }
}

type Wrong = Exclude<ReadAddress, { outcome: 'found' }>

function problemWith(wrong: Wrong): string {
  const say = messages[wrong.language]
  if (wrong.outcome === 'unknown_book') return say.noBook(shortened(wrong.typed))
  if (wrong.outcome === 'unknown_chapter')
    return say.noChapter(wrong.book.name[wrong.language], wrong.chapter, wrong.book.chapters.length)
  const { place, verse } = wrong
  return say.noVerse(nameOfPlace(place, wrong.language), verse, place.book.chapters[place.chapter - 1]!)
}

const nearestTo = ({ nearest, language }: Wrong) =>
  nearest === undefined ? [] : [{ name: nameOfPlace(nearest, language), path: passagePath(language, nearest) }]

const longestShown = 80

/** What somebody typed, short enough to stand in a sentence. */
export const shortened = (typed: string): string =>
  typed.length <= longestShown ? typed : `${typed.slice(0, longestShown)}…`
