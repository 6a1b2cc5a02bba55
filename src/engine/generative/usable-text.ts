import { detectLanguage } from '../retrieval/index.ts'
import type { Language } from '../writing.ts'

const fence = /^```[a-z]*\s*\n([\s\S]*?)\n?```$/i
const page = /^\s*(?:<!doctype|<html|<\?xml)/i
/** A text of fewer words may be a name or a number, whose language nobody can tell. */
const fewWords = 12
const declines =
  /^(?:i(?:'|’)?m sorry|i am sorry|sorry|unfortunately|as an ai|i (?:can(?:'|’)?t|cannot|am unable|won(?:'|’)?t)|lo siento|lamento|no puedo|como (?:un )?modelo)/i
const shortRefusal = 400
/** Nothing in the study of Scripture is written in a programming language. */
const code =
  /```|^\s{0,3}(?:def \w+\(|function \w+\(|class \w+[:({]|import \w+(?:\s|$)|from \w+ import |const \w+ ?=|SELECT .+ FROM |#include|public static)/m

/**
 * What a model wrote, if it is an answer at all: text in the language asked for.
 * @returns undefined for nothing, a page, data, code, a refusal, or another language
 */
export function usableText(written: string, language: Language): string | undefined {
  const text = (fence.exec(written.trim())?.[1] ?? written).trim()
  if (text === '' || page.test(text) || code.test(text) || isData(text)) return undefined
  if (text.length < shortRefusal && declines.test(text)) return undefined
  const words = text.match(/\p{L}+/gu)?.length ?? 0
  if (words === 0) return undefined
  if (hasGarbled(text)) return undefined
  const found = detectLanguage(text)
  if (found === undefined ? words >= fewWords : found !== language) return undefined
  return text
}

/** So many words show their language by themselves, names and quotations among them. */
const tellingWords = 25

/** Whether a piece from the middle of a text is none: a page, data, code, or another language. */
export function isForeignPiece(piece: string, language: Language): boolean {
  if (page.test(piece) || code.test(piece) || isData(piece.trim()) || hasGarbled(piece)) return true
  const words = piece.match(/\p{L}+/gu)?.length ?? 0
  return words >= tellingWords && detectLanguage(piece) !== language
}

const sentence = /[^.!?\n]+/g
/** So many words that are no names: in a language that is ours one of them is a short word of every sentence. */
const fewestOwn = 5

/** Whether a sentence is in no language that is ours, as what is enciphered is not. */
function hasGarbled(text: string): boolean {
  return (text.match(sentence) ?? []).some((one) => {
    const own = one.match(/(?<![\p{L}'’])\p{Ll}[\p{L}'’]*/gu) ?? []
    return (
      own.length >= fewestOwn &&
      !own.some((word) => shortWords.has(word)) &&
      detectLanguage(own.join(' ')) === undefined
    )
  })
}

const shortWords = new Set(
  'the of and to in is that for it was with as his her on be at by i this had not are but from or have an they you your we our us all who what when there their has no a he she him them god will so if then than more one out up now may can do did does how us my me de la que el en los del se las por un para con una su al lo como más pero le ya este sí esta entre sin sobre es son ser y o a nos mi tu te él ella ni muy'.split(
    ' ',
  ),
)

function isData(text: string): boolean {
  if (!/^[[{"]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
