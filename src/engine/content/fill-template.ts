/**
 * A sentence of the content with its slots filled: `{verse}` by what `values` has for it.
 * @throws Error for a slot without a value; the form of a table names its slots, so that is a mistake of ours
 */
export const fillTemplate = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot]
    if (value === undefined) throw new Error(`no value for the slot {${slot}} of “${template}”`)
    return String(value)
  })
