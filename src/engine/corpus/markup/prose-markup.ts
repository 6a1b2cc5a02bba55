import { printText } from './print-text.ts'
import { type Attributes, walkFragment } from './xml-fragment.ts'

/** A paragraph of a commentary, or one of its titles, and the verses that its links name (OSIS, as the module has it). */
export type Paragraph = { kind: 'paragraph' | 'title' | 'label'; text: string }

const breaks = new Set(['div', 'lb', 'item', 'list', 'row', 'table', 'lg', 'l', 'chapter', 'p'])

/**
 * Reads commentary markup into titles, bold labels (“Verses 1-21”, “Verse 3.”) and paragraphs, in order. Tables are
 * left out: in these modules they hold outlines, which `readOutline` reads.
 * @param isLabel tells which bold text opens a section
 */
export function readProse(markup: string, isLabel: (bold: string) => boolean): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let current = printText()
  let bold: ReturnType<typeof printText> | undefined
  let tables = 0
  const flush = (kind: Paragraph['kind']) => {
    const text = current.toString()
    if (text !== '') paragraphs.push({ kind, text })
    current = printText()
  }
  walkFragment(markup, {
    open: (name, attributes: Attributes) => {
      if (name === 'table') tables++
      else if (name === 'title') flush('paragraph')
      else if (name === 'hi' && attributes.type === 'bold') bold = printText()
      else if (breaks.has(name)) flush('paragraph')
    },
    close: (name) => {
      if (name === 'table') tables--
      else if (name === 'title') flush('title')
      else if (name === 'hi' && bold !== undefined) {
        const label = bold.toString()
        bold = undefined
        if (!isLabel(label)) return current.write(label)
        flush('paragraph')
        paragraphs.push({ kind: 'label', text: label })
      } else if (breaks.has(name)) flush('paragraph')
    },
    text: (text) => {
      if (tables === 0) (bold ?? current).write(text)
    },
  })
  flush('paragraph')
  return paragraphs
}

/** The verse ranges in an entry's outline table: `(1-21)`, `(22-36)`, `(31)`. */
export function readOutline(markup: string): { from: number; to: number }[] {
  return [...markup.matchAll(/<cell>\((\d+)(?:[-,]\s*(\d+))?\)<\/cell>/g)].map(([, from, to]) => ({
    from: Number(from),
    to: Number(to ?? from),
  }))
}
