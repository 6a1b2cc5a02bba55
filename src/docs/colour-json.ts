/**
 * Marks names, texts and other values of JSON for the style sheet.
 * @param code JSON, escaped for HTML already
 */
export const colourJson = (code: string): string =>
  code.replace(
    /(&quot;(?:(?!&quot;|\\).|\\&quot;|\\.)*&quot;)(\s*:)?|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/gs,
    (all, text: string | undefined, colon: string | undefined) => {
      if (text === undefined) return `<i class="value">${all}</i>`
      return colon === undefined ? `<i class="text">${text}</i>` : `<i class="name">${text}</i>${colon}`
    },
  )
