import { readWordings } from '../content/index.ts'
import { type Language, type Unguarded, unremarkable } from '../engine.ts'
import type { Draft } from '../generation/draft.ts'
import { paragraph } from '../generation/draft.ts'
import { type RenderedAnswer, renderDraft } from '../generation/render-draft.ts'
import { languageOfRequest, type WriterDeps } from '../generation/write-answer.ts'
import { extractiveModel } from '../model-name.ts'
import { chooseTranslation, detectLanguage } from '../retrieval/index.ts'
import { queryLanguage } from '../retrieval/query-language.ts'
import { extractiveUsage } from '../token-usage.ts'
import type { Prayer, PrayerRequest, PrayerStyle } from './contract.ts'
import { gather, type Material } from './material.ts'
import { prayableWords, wordsOfEntry } from './passage-words.ts'
import type { Quote } from './quote.ts'
import { languageOfMatter } from './read-matter.ts'
import { type Intention, readTopic } from './read-topic.ts'
import { writeBrief } from './styles/brief.ts'
import { writeCollect } from './styles/collect.ts'
import { writeContemporary } from './styles/contemporary.ts'
import { writeLament } from './styles/lament.ts'
import { writeLiturgical } from './styles/liturgical.ts'
import type { WriteStyle } from './styles/style.ts'
import { writeTraditional } from './styles/traditional.ts'
import { titleOf } from './title.ts'
import { variantsOf } from './vary.ts'

const usualOutputTokens = 1024

export const usualPrayerStyle: PrayerStyle = 'contemporary'

const styles: Readonly<Record<PrayerStyle, WriteStyle>> = {
  traditional: writeTraditional,
  contemporary: writeContemporary,
  liturgical: writeLiturgical,
  collect: writeCollect,
  lament: writeLament,
  brief: writeBrief,
}

/**
 * Writes a prayer of Scripture’s own words and plain petitions of ours. It speaks to God and never for God, promises
 * nothing, and has nothing of the topic in it but names and words that we know. The same request always has the same
 * prayer. A traditional prayer in English quotes the King James Version unless another translation is asked for.
 * @throws AppError bad_request for an unknown translation
 */
export function writePrayer(deps: WriterDeps, request: PrayerRequest): Unguarded<Prayer> {
  const { corpus, index } = deps
  const { topic, style = usualPrayerStyle, maxOutputTokens = usualOutputTokens } = request
  const language = languageOf(deps, request)
  const text = chooseTranslation(corpus, request.translation ?? ownTranslation(deps, style, language), language)
  const intention = readTopic({ guide: corpus.guide, index }, topic, { language, intent: request.intent })
  const passage = wordsOfPassage({ corpus, text, language }, intention)
  const isUnfit = intention.ranges.length > 0 && passage.length === 0
  const material = gather(intention, {
    text,
    language,
    vary: variantsOf(topic),
    isOfAll: style === 'liturgical',
    passage,
  })
  const { rendered, isShortened } = longestFitting(material, style, maxOutputTokens)
  const say = phrases[language].notes
  const evidence = rendered.citations.map((citation) => citation.text).join('\n')
  return {
    title: titleOf(intention, style, language),
    prayerMarkdown: rendered.text,
    style,
    citations: rendered.citations,
    language,
    model: extractiveModel,
    mode: 'extractive',
    usage: extractiveUsage(`${topic}\n${evidence}`, rendered.text),
    safety: {
      ...unremarkable,
      notes: [
        ...(intention.problem === undefined ? [] : [intention.problem === 'unknown' ? say.unknown : intention.problem]),
        ...(isUnfit ? [say.unfit] : []),
        ...(isShortened ? [say.shortened] : []),
      ],
    },
  }
}

/** As asked or written; of a topic without small words, the language in which we know what it is about. */
function languageOf({ corpus, index }: WriterDeps, request: PrayerRequest): Language {
  const { topic, translation, language } = request
  const isOpen = language === undefined && translation === undefined && detectLanguage(topic) === undefined
  const told = isOpen ? (languageOfMatter(topic) ?? queryLanguage(index, topic)) : undefined
  return languageOfRequest(corpus, { text: topic, ...request, ...(told === undefined ? {} : { language: told }) })
}

const ownTranslation = ({ corpus }: WriterDeps, style: PrayerStyle, language: Language): string | undefined =>
  style === 'traditional' && language === 'en' ? corpus.findText('KJV')?.record.id : undefined

/** Of a matter that we have words for, those; else what the passage or the entry has. */
function wordsOfPassage(deps: Parameters<typeof prayableWords>[0], { ranges, entry, occasion }: Intention): Quote[] {
  if (ranges.length > 0) return prayableWords(deps, ranges)
  return entry === undefined || occasion.id !== 'scripture' ? [] : wordsOfEntry(deps, entry)
}

/** The longest form that fits whole: a prayer is not broken off. */
function longestFitting(
  material: Material,
  style: PrayerStyle,
  maxOutputTokens: number,
): { rendered: RenderedAnswer; isShortened: boolean } {
  const forms: (() => Draft)[] = [
    () => styles[style](material, false),
    () => styles[style](material, true),
    () => writeBrief(material, false),
    () => writeBrief(material, true),
  ]
  for (const [place, form] of forms.entries()) {
    const rendered = renderDraft(form(), { format: 'markdown', maxOutputTokens })
    if (!rendered.isCut && rendered.text !== '') return { rendered, isShortened: place > 0 }
  }
  const least = [paragraph([leastPrayer[material.language]])]
  return { rendered: renderDraft(least, { format: 'markdown', maxOutputTokens }), isShortened: true }
}

const leastPrayer: Readonly<Record<Language, string>> = {
  en: 'Lord, have mercy. Amen.',
  es: 'Señor, ten piedad. Amén.',
}

const phrases = readWordings('prayers/phrases')
