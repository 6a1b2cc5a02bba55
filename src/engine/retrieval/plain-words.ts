import type { Language } from '../engine.ts'

/** A turn of today's speech, and what it says in words that the texts use too; '' where it says nothing of the matter. */
type Turn = { said: RegExp; meant: string }

const job =
  /(?<=\b(?:a|an|my|your|his|her|our|their|new|first|good|better|dream|the right|lost|losing|find|finding|get|got|seeking|need|what|which) )jobs?\b|\bjobs?(?= (?:interview|search|loss|offer|hunt\w*|market))|(?<=\b(?:without|between|out of|no) (?:a )?)jobs?\b/giu

const turns: Readonly<Record<Language, readonly Turn[]>> = {
  en: [
    { said: /\bg[ia]v(?:e|ing|en) up\b/gi, meant: 'weary faint discouraged' },
    { said: /\b(?:feel(?:s|ing)?|felt) like\b/gi, meant: '' },
    { said: /\bI(?:['’]m| am)? (?:feel|felt|feeling)\b/gi, meant: '' },
    { said: /\b(?:what|how) (?:does|do) (?:it|this|that) look like\b/gi, meant: '' },
    { said: /\b(?:last|next|this) (?:week|month|year|night|weekend|summer|spring|fall|winter)\b/gi, meant: '' },
    { said: /\b(?:broke|broken|breaking|split|splitting) up\b/gi, meant: 'separate heartbroken' },
    { said: /\bpassed away\b/gi, meant: 'died' },
    { said: job, meant: 'work' },
  ],
  es: [
    { said: /\b(?:me|te|se|nos) (?:siento|sientes|siente|sentimos|sent[ií]a?|estoy sintiendo)\b/gi, meant: '' },
    {
      said: /\b(?:darme|darse|me doy|rendirme|rendirse|me rindo) por vencid[oa]\b|\brendirme\b|\bme rindo\b/gi,
      meant: 'desmayar cansado',
    },
    { said: /(?<![\p{L}])sol[oa]s?(?= (?:y|en|sin)\b|$|[.,!?])/giu, meant: 'soledad' },
    { said: /\b(?:la semana|el mes|el año) pasad[oa]\b/gi, meant: '' },
    { said: /\bfalleci(?:ó|eron|do|da)(?![\p{L}])/giu, meant: 'murió' },
  ],
}

/**
 * A query as the texts might say it. A search by words would take “giving up” for giving, “last week” for the last day, a new
 * job for Job and “solo” for the sun; entries of the guide and meanings are found by what was typed.
 */
export const inPlainWords = (text: string, language: Language): string =>
  turns[language].reduce((told, { said, meant }) => told.replace(said, meant), text)
