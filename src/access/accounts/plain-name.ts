const longestName = 60

/** What mail programs, or people, would follow: addresses, in whole. */
const followed = [
  /<[^<>]*>/g,
  /&[a-z]+;|&#\w+;/gi,
  /\S*(?:[/\\]{1,2}|www[.\u3002\uff0e\uff61]|@|\b(?:https?|ftp|mailto|javascript|data|tel|sms):)\S*/giu,
  /\(?\+?\d[\d\s().+/-]{5,}\d/g,
]
const invisible = /[\u200b\u2060\ufeff\u00ad]/g
/** All that stands in names: letters of any script, figures, and the few marks between them. */
const unusual = /[^\p{L}\p{M}\p{N}\u200c-\u200d '’·.,&-]/gu
/** A dot that is not at the end of an initial or an abbreviation makes an address of what stands around it. */
const joiningDot = /[.](?=[\p{L}\p{N}])/gu

/**
 * A name as it may stand in a mail: whoever signs up types it, and the first mail goes to an address that may be somebody
 * else's. No address, no markup, no number to call, 60 characters at most.
 * @returns an empty text where nothing is left
 */
export function plainName(typed: string): string {
  const unescaped = typed.replace(invisible, '').replace(/&amp;/g, '&')
  const bare = followed.reduce((text, pattern) => text.replace(pattern, ' '), unescaped)
  const plain = bare
    .replace(/[\u3002\uff0e\uff61]/g, '.')
    .replace(unusual, ' ')
    .replace(joiningDot, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return shortened(/[\p{L}\p{N}]/u.test(plain) ? plain : '')
}

/** Cut between words where there are any. */
function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= longestName) return name
  const start = characters.slice(0, longestName).join('')
  return start.includes(' ') ? start.slice(0, start.lastIndexOf(' ')) : start
}
