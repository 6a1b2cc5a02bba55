import { SaxesParser } from 'saxes'

export type Attributes = Record<string, string>
export type FragmentHandlers = {
  open: (name: string, attributes: Attributes) => void
  close: (name: string) => void
  text: (text: string) => void
}

/**
 * Walks a piece of markup. Module entries are cut out of a larger document, so elements may open in one verse and
 * close in the next; an end tag whose element was never opened here is passed over, as is one that is never closed.
 */
export function walkFragment(markup: string, handlers: FragmentHandlers): void {
  const parser = new SaxesParser({ fragment: true })
  parser.on('error', () => {})
  parser.on('opentag', ({ name, attributes }) => handlers.open(name, attributes as Attributes))
  parser.on('closetag', ({ name }) => handlers.close(name))
  // saxes hands an unmatched end tag over as text
  parser.on('text', (text) => handlers.text(text.includes('</') ? text.replace(/<\/[A-Za-z]+>/g, '') : text))
  parser.write(markup).close()
}
