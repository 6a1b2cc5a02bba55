import type { VerifiedItem, VerifyOptions } from '../verification/index.ts'
import type { Guardrail, Redaction } from './contract.ts'
import { mergedRedactions } from './redact-text.ts'
import { ruleSetVersion } from './rule.ts'

type VerifyText = (text: string, options?: VerifyOptions) => VerifiedItem[]

/**
 * Every quotation of Scripture in what leaves is the text of its translation, and every reference exists: altered words
 * are replaced by the true ones, and a sentence that names a verse wrongly, or one that is not there, goes.
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
  return { ...sentenceWith(text, start, end), replacement: '' }
}

const endMark = /[.!?]["”’)\]]*(?=\s)/g

/** The whole sentence that a stretch stands in: no end mark within the stretch ends it, and no line break is crossed. */
function sentenceWith(text: string, start: number, end: number): { start: number; end: number } {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const nextBreak = text.indexOf('\n', end)
  const lineEnd = nextBreak === -1 ? text.length : nextBreak
  const before = [...text.slice(lineStart, start).matchAll(endMark)].at(-1)
  const from = before === undefined ? lineStart : lineStart + before.index + before[0].length
  endMark.lastIndex = 0
  const after = /[.!?]["”’)\]]*(?=\s|$)/.exec(text.slice(end, lineEnd))
  // a quotation that ends in a full stop has its sentence's end inside
  const to = after === null ? lineEnd : end + after.index + after[0].length
  return { start: from, end: to }
}
