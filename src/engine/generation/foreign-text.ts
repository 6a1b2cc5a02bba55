const tag = /<\/?[A-Za-z!?][^<>]*>/g
// control characters, zero-width and bidirectional marks: they hide or turn around what stands beside them
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/**
 * Text of the caller as it may stand in an answer: no tags, links, images, Markdown marks, brackets that look like
 * citation markers, or characters that nobody sees; one line. Taking one tag out cannot form another.
 */
export function plainForeign(text: string): string {
  let plain = text.normalize('NFC').replace(invisible, ' ')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(tag, ' ')
  }
  return plain
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\[\s*\d+\s*\]/g, ' ')
    .replace(/[<>`*_#|~\\[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
