import { fillTemplate, readWordings } from '../../content/index.ts'
import type { Language } from '../../engine.ts'
import type { Tie } from '../connection.ts'

/** A question in pieces: `\0` stands for the words that are quoted. */
type WithQuote = (...parts: string[]) => string

type QuestionPhrases = {
  speaker: Readonly<Record<'jesus' | 'letter' | 'story' | 'poem', (reference: string) => string>>
  repeated: (verses: string) => string
  builds: (verse: string, before: string) => string
  asks: WithQuote
  contrast: WithQuote
  comparison: WithQuote
  term: (name: string, verse: string, others: string) => string
  beside: Readonly<Record<Tie, (reference: string) => string>>
  reason: WithQuote
  purpose: WithQuote
  told: WithQuote
  command: WithQuote
  promise: WithQuote
  prayer: WithQuote
  ownWords: (title: string) => string
  friend: (title: string) => string
  says: (reference: string, title: string) => string
  keep: WithQuote
  differ: (title: string) => string
  scene: string
  readOn: (reference: string) => string
  without: WithQuote
  part: (reference: string, title: string, part: string) => string
  lament: WithQuote
}

const written = readWordings('insights/questions')

const phrasesIn = (language: Language): QuestionPhrases => {
  const say = written[language]
  const quoting = (template: string) => () => fillTemplate(template, { words: '\0' })
  const naming = (template: string) => (reference: string) => fillTemplate(template, { reference })
  const titled = (template: string) => (title: string) => fillTemplate(template, { title })
  return {
    speaker: {
      jesus: naming(say.speaker.jesus),
      letter: naming(say.speaker.letter),
      story: naming(say.speaker.story),
      poem: naming(say.speaker.poem),
    },
    repeated: (verses) => fillTemplate(say.repeated, { words: '\0', verses }),
    builds: (verse, before) => fillTemplate(say.builds, { words: '\0', verse, before }),
    asks: quoting(say.asks),
    contrast: quoting(say.contrast),
    comparison: quoting(say.comparison),
    term: (name, verse, others) => fillTemplate(say.term, { words: '\0', name, verse, others }),
    beside: {
      source: naming(say.beside.source),
      echo: naming(say.beside.echo),
      account: naming(say.beside.account),
      beside: naming(say.beside.beside),
    },
    reason: quoting(say.reason),
    purpose: quoting(say.purpose),
    told: quoting(say.told),
    command: quoting(say.command),
    promise: quoting(say.promise),
    prayer: quoting(say.prayer),
    ownWords: titled(say.own_words),
    friend: titled(say.friend),
    says: (reference, title) => fillTemplate(say.says, { reference, title }),
    keep: quoting(say.keep),
    differ: titled(say.differ),
    scene: quoting(say.scene)(),
    readOn: naming(say.read_on),
    without: quoting(say.without),
    part: (reference, title, part) => fillTemplate(say.part, { reference, title, part }),
    lament: quoting(say.lament),
  }
}

/** `\0` is where the words of the passage stand, in quotation marks. */
export const questionPhrases: Readonly<Record<Language, QuestionPhrases>> = { en: phrasesIn('en'), es: phrasesIn('es') }
