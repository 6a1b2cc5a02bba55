import { type VerifiedItem, type VerifyOptions, wholeSentence } from '../verification/index.ts'
import type { Guardrail, Redaction } from './contract.ts'
import { mergedRedactions } from './redact-text.ts'
import { ruleSetVersion } from './rule.ts'

type VerifyText = (text: string, options?: VerifyOptions) => VerifiedItem[]

/**
 * Every quotation of Scripture in what leaves is the text of its translation, and every reference exists: altered words
 * are replaced by the true ones, and a sentence that names a verse wrongly, or gives as Scripture what is nowhere in it,
 * goes.
 */
export function createScriptureIntegrity(verifyText: VerifyText, corpusVersion: string): Guardrail {
  return {
    name: 'scriptureIntegrity',
    stages: ['output'],
    ruleSet: ruleSetVersion('scripture-integrity', corpusVersion),
    check: ({ original }, { translation }) => {
      const wrong = verifyText(original, { translation }).filter(
        ({ result }) => result !== 'exact' && result !== 'elided',
      )
      if (wrong.length === 0) return undefined
      return {
        decision: 'redact',
        rules: [...new Set(wrong.map(({ result }) => result))],
        redactions: mergedRedactions(wrong.map((item) => mended(original, item))),
      }
    },
  }
}

function mended(text: string, { kind, result, start, end, trueText }: VerifiedItem): Redaction {
  const canReplace = kind === 'quotation' && (result === 'misquoted' || result === 'wrong_translation')
  if (canReplace && trueText !== null) return { start, end, replacement: trueText }
  return { ...wholeSentence(text, { start, end }), replacement: '' }
}
