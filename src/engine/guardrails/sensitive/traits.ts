/** What a text has of the things that private details can't be without; found in one walk. */
export type Traits = {
  digits: number
  hasAt: boolean
  /** Length of the longest run of characters that keys are made of. */
  longestRun: number
}

/** Walks a text once. */
export function traitsOf(text: string): Traits {
  let digits = 0
  let hasAt = false
  let longestRun = 0
  let run = 0
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place)
    const isDigit = code >= 0x30 && code <= 0x39
    if (isDigit) digits++
    else if (code === 0x40) hasAt = true
    const lower = code | 0x20
    // letters, digits and - . / _ + = ~ :
    if (
      isDigit ||
      (lower >= 0x61 && lower <= 0x7a) ||
      (code >= 0x2d && code <= 0x2f) ||
      code === 0x3a ||
      code === 0x5f ||
      code === 0x2b ||
      code === 0x3d ||
      code === 0x7e
    ) {
      run++
      if (run > longestRun) longestRun = run
    } else run = 0
  }
  return { digits, hasAt, longestRun }
}
