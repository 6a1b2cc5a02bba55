/** Markup that is safe to send as it is. Only `html`, `raw` and `join` make it. */
export type Html = { readonly markup: string }
type Part = Html | string | number | undefined | false | readonly Html[]

/** Markup with values put in: texts are escaped, markup stays as it is, undefined and false are nothing. */
export const html = (strings: TemplateStringsArray, ...values: Part[]): Html => ({
  markup: strings.reduce((text, string, at) => text + markupOf(values[at - 1]) + string),
})

/** Markup of our own that no text of others is part of. */
export const raw = (markup: string): Html => ({ markup })

/** Pieces with something between them. */
export const join = (pieces: readonly Html[], between: string): Html => ({
  markup: pieces.map(({ markup }) => markup).join(escapeHtml(between)),
})

/** Data for search engines; no `<` of it can end its element. */
export const jsonLd = (data: object): Html =>
  raw(`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)

/** Text for markup and for the value of an attribute in quotation marks. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`)

function markupOf(value: Part): string {
  if (value === undefined || value === false) return ''
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
  return escapeHtml(String(value))
}
