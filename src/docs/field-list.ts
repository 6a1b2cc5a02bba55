import type { Field } from './fields.ts'
import { type LinkTo, renderInline } from './markdown.ts'

/**
 * Fields as a list, their own fields folded away.
 * @param prefix of the names that they are linked to by: `request`, `reply`
 */
export function fieldsAsHtml(fields: readonly Field[], prefix: string, linkTo: LinkTo): string {
  const items = fields.map((field) => {
    const { name, type, isRequired, description, limits, fields: inner } = field
    const id = `${prefix}.${name}`
    const words = [
      `<p class="field"><a class="anchor" href="#${id}"><code>${name}</code></a> <span class="type">${type}</span>${isRequired && prefix.startsWith('request') ? ' <span class="required">required</span>' : ''}</p>`,
      description === '' ? '' : `<p>${renderInline(description, linkTo)}</p>`,
      limits === '' ? '' : `<p class="limits">${renderInline(limits, linkTo)}</p>`,
      inner.length === 0
        ? ''
        : `<details><summary>Fields of <code>${name}</code></summary>${fieldsAsHtml(inner, id, linkTo)}</details>`,
    ]
    return `<li id="${id}">${words.join('')}</li>`
  })
  return `<ul class="fields">${items.join('')}</ul>`
}

/** The same as a Markdown list. */
export function fieldsAsMarkdown(fields: readonly Field[], indent = ''): string {
  return fields
    .map(({ name, type, isRequired, description, limits, fields: inner }) => {
      const head = `${indent}- \`${name}\` (${[type, ...(isRequired ? ['required'] : []), ...(limits === '' ? [] : [limits])].join('; ')})`
      const own = description === '' ? head : `${head}: ${description}`
      return inner.length === 0 ? own : `${own}\n${fieldsAsMarkdown(inner, `${indent}  `)}`
    })
    .join('\n')
}
