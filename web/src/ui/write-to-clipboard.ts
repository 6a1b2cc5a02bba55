/**
 * Puts a text on the clipboard. Browsers offer their clipboard to pages over https and on this machine alone; over plain
 * http in a network of one's own there is the old way, by a selection.
 * @returns false where neither works: the text must be selected by hand
 */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const opener = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  // an open dialog keeps the focus from all that is outside of it
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  place.append(field)
  field.select()
  const isDone = document.execCommand('copy')
  field.remove()
  if (opener instanceof HTMLElement) opener.focus()
  return isDone
}
