import { AppError } from '../errors.ts'

const DEEPEST_NESTING = 32
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The value of a JSON text, read more strictly than `JSON.parse` does: UTF-8 only, no name twice in one object,
 * no `__proto__`, no NUL, no half of a surrogate pair, not nested deeper than any request needs.
 * @throws AppError bad_request, with a JSON Pointer where one place is to blame
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  if (text.trim() === '') throw new AppError('bad_request', 'The body is empty; send a JSON object.')
  checkNames(text)
  const value = parse(text)
  // only an escape can bring in what a valid UTF-8 text cannot hold
  if (text.includes('\\u')) checkStrings(value, '')
  return value
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch (cause) {
    throw new AppError('bad_request', 'The body is not valid UTF-8; encode it as UTF-8.', { cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const position = /at position (\d+)/.exec((cause as Error).message)?.[1]
    const where = position ? ` (at character ${Number(position) + 1})` : ''
    // no cause: its message repeats a piece of the body, which no log may hold
    throw new AppError('bad_request', `The body is not valid JSON${where}.`)
  }
}

/** An open bracket: the names so far of an object, none of an array, and the step that leads to what is read now. */
type Frame = { names: Set<string> | null; step: string }

/** One pass over the text with no recursion. A malformed text may pass; `JSON.parse` refuses it afterwards. */
function checkNames(text: string): void {
  const frames: Frame[] = []
  let expectsName = false
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '{':
      case '[':
        expectsName = text[at] === '{'
        frames.push({ names: expectsName ? new Set() : null, step: '0' })
        if (frames.length > DEEPEST_NESTING) {
          throw new AppError('bad_request', `The body is nested deeper than ${DEEPEST_NESTING} levels.`)
        }
        break
      case '}':
      case ']':
        frames.pop()
        expectsName = false
        break
      case ',': {
        const frame = frames.at(-1)
        expectsName = frame?.names instanceof Set
        if (frame?.names === null) frame.step = String(Number(frame.step) + 1)
        break
      }
      case '"': {
        const end = endOfString(text, at)
        if (expectsName) addName(frames, text.slice(at, end + 1))
        expectsName = false
        at = end
      }
    }
  }
}

function endOfString(text: string, start: number): number {
  let end = start + 1
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1
  return end
}

function addName(frames: readonly Frame[], literal: string): void {
  const name = literal.includes('\\') ? String(parse(literal)) : literal.slice(1, -1)
  const frame = frames.at(-1)!
  frame.step = name
  const refuse = (message: string) => {
    throw new AppError('bad_request', message, { param: frames.map(({ step }) => `/${escapePointer(step)}`).join('') })
  }
  const shown = name.length > 64 ? `${name.slice(0, 64)}…` : name
  if (name === '__proto__') refuse('Unknown field `__proto__`.')
  if (frame.names!.has(name)) refuse(`Field \`${shown}\` is there twice; send it once.`)
  frame.names!.add(name)
}

function checkStrings(value: unknown, pointer: string): void {
  if (typeof value === 'string') {
    const problem = value.includes('\0')
      ? 'a NUL character'
      : value.isWellFormed()
        ? undefined
        : 'half of a surrogate pair'
    if (problem)
      throw new AppError('bad_request', `The text at \`${pointer || '/'}\` contains ${problem}; take it out.`, {
        param: pointer,
      })
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      checkStrings(name, pointer)
      checkStrings(inner, `${pointer}/${escapePointer(name)}`)
    }
  }
}

/** A name as one step of a JSON Pointer (RFC 6901). */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
