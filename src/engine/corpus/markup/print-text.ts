/**
 * Puts pieces of text together the way print shows them: runs of white space are one space, none stands before closing
 * punctuation or after an opening bracket, and where a note or a line break stood between two words a space does, as it
 * does where markup alone parts a closing quotation mark from the next word.
 */
export type PrintText = {
  /** Text as the module has it, its white space included. */
  write: (text: string) => void
  /** A line, paragraph or list item ends: what follows is another word. */
  breakLine: () => void
  /** Something was taken out here (a note): a space only where two words would join. */
  cut: () => void
  /** Length of what stands so far, UTF-16 code units: where the next piece would begin, a pending space aside. */
  length: () => number
  /** Calls back with the offset at which the next written character lands. */
  onNext: (callback: (offset: number) => void) => void
  toString: () => string
}

// USFM marks that the modules' makers left behind (“the \nd LORD”), and paragraph marks
const residue = /\\\+?[a-z]+\d*(?:\*|\s|$)|¶/g

export function printText(): PrintText {
  let out = ''
  let gap: 'none' | 'space' | 'cut' = 'none'
  let waiting: ((offset: number) => void)[] = []

  const needsSpace = (next: string) => {
    if (out === '') return false
    const previous = out.at(-1) as string
    // the WEB runs what follows Jesus’ words into their closing mark; no word ends with these inside itself
    if (/[!?”»]/.test(previous) && /\p{L}/u.test(next)) return true
    if (gap === 'none') return false
    if (/[,.;:!?)\]”»]/.test(next) || /[([“‘¿¡«]/.test(previous)) return false
    if (next === '’' && /[.,;:!?’”]/.test(previous)) return false
    return gap === 'space' || (/[\p{L}\p{N},.;:!?’”)\]]/u.test(previous) && /[\p{L}\p{N}“‘([¿¡]/u.test(next))
  }

  return {
    write: (text) => {
      for (const piece of text.replace(residue, '').match(/\s+|\S+/g) ?? []) {
        if (/^\s/.test(piece)) {
          gap = 'space'
          continue
        }
        if (needsSpace(piece[0] as string)) out += ' '
        gap = 'none'
        for (const callback of waiting) callback(out.length)
        waiting = []
        out += piece
      }
    },
    breakLine: () => {
      gap = 'space'
    },
    cut: () => {
      if (gap === 'none') gap = 'cut'
    },
    length: () => out.length,
    onNext: (callback) => {
      waiting.push(callback)
    },
    toString: () => out,
  }
}
