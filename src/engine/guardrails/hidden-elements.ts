import { once } from '../../platform/once.ts'
import type { Span } from '../engine.ts'
import { policyPattern } from './policies/index.ts'

/** What an element that nobody sees says when it speaks to a machine; read on the words inside it. */
export const hiddenOrder = once(() => policyPattern('prompt-injection/material.any', 'hidden_order'))

/** Longest element that is looked at as one. */
const longest = 4_000
const commentOpen = /<!--|\[\/\/\]: ?[#<]|\[comment\]: ?[#<]|\[_\]: ?[#<]/g
const tagOpen = /<([a-z][a-z0-9]{0,15})\b([^<>]{0,600})>/g
const hides =
  /display ?: ?none|visibility ?: ?hidden|font-size ?: ?0(?:\.\d+)?(?:px|pt|em|rem|%)?(?![\d.])|opacity ?: ?0(?:\.0\d*)?(?![\d.])|color ?: ?(?:white|#fff(?:fff)?\b|transparent)|(?:left|top|text-indent) ?: ?-\d{3,}|(?:max-)?(?:height|width) ?: ?0(?:px)?(?![\d.])|(?:^|\s)hidden(?=[\s=/]|$)|aria-hidden ?= ?["']?true/
const speakingAttribute = /\b(?:alt|title|aria-label|content|data-[a-z-]{1,20}|placeholder|value) ?= ?"([^"]{12,500})"/g

/**
 * Elements of HTML or Markdown that nobody sees and that speak to a machine: comments, hidden elements, link
 * definitions, attributes. Ordinary comments and hidden menus are left alone.
 * @param folded a text as rules read it
 * @returns places in it, in order, without overlaps
 */
export function hiddenOrders(folded: string): Span[] {
  if (!folded.includes('<') && !folded.includes(']:')) return []
  const found: Span[] = []
  const keep = (start: number, end: number) => {
    const last = found.at(-1)
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end)
    else found.push({ start, end })
  }
  for (const { start, end } of [...comments(folded), ...hiddenTags(folded)].sort((a, b) => a.start - b.start)) {
    keep(start, end)
  }
  return found
}

function comments(text: string): Span[] {
  const found: Span[] = []
  let from = 0
  for (const match of text.matchAll(commentOpen)) {
    const start = match.index
    if (start < from) continue
    const close = match[0] === '<!--' ? '-->' : '\n'
    const place = text.slice(start, start + longest).indexOf(close, match[0].length)
    const end = place < 0 ? Math.min(text.length, start + longest) : start + place + (close === '\n' ? 0 : close.length)
    if (hiddenOrder().test(text.slice(start, end))) found.push({ start, end })
    from = end
  }
  return found
}

function hiddenTags(text: string): Span[] {
  const found: Span[] = []
  let from = 0
  for (const match of text.matchAll(tagOpen)) {
    const start = match.index
    if (start < from) continue
    const [whole, name, attributes] = match
    for (const [, value] of attributes!.matchAll(speakingAttribute)) {
      if (
        /\b(?:ignore|disregard|instructions?|your (?:answer|response)|the user|system prompt|language model)\b/.test(
          value!,
        )
      ) {
        found.push({ start, end: start + whole.length })
      }
    }
    if (!hides.test(attributes!)) continue
    const after = start + whole.length
    const close = text.slice(after, after + longest).indexOf(`</${name}`)
    if (close < 0) continue
    const end = after + close
    if (hiddenOrder().test(text.slice(after, end))) {
      const closed = text.indexOf('>', end)
      from = closed < 0 || closed - end > 40 ? end : closed + 1
      found.push({ start, end: from })
    }
  }
  return found
}
